import { useState } from 'react';

import { paths } from '../../paths.ts';
import { jsonLd } from '../../site/json-ld.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { Ordinals } from '../../ui/Ordinals.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Question } from '../../ui/Question.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FAQ, type FaqEntry, type FaqGroup } from './faq.data.ts';
import { FaqSearch } from './FaqSearch.tsx';
import { countEntries, searchFaq } from './search.ts';
import { useLinkedAnswer } from './use-linked-answer.ts';

const LEAD =
  'Les dossiers, la loi ALUR, le pré-état daté, les diagnostics, les robots, le partage et votre compte : les réponses, en peu de mots.';

export const meta = () => [
  ...pageMeta({ title: 'Aide', description: LEAD, path: paths.help }),
  jsonLd({
    '@type': 'FAQPage',
    mainEntity: FAQ.flatMap(({ entries }) => entries).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }),
];

export default function FaqPage() {
  const [query, setQuery] = useState('');
  const groups = searchFaq(query);
  useLinkedAnswer();
  return (
    <div className="conteneur pt-8 pb-26 sm:pt-14">
      <PageHead title="Aide" lead={LEAD} />
      <div className="mt-10">
        <FaqSearch query={query} count={countEntries(groups)} onQuery={setQuery} />
      </div>
      <div className="mt-8 grid gap-12 md:grid-cols-[15rem_1fr] md:gap-16">
        <GroupLinks groups={groups} />
        <div className="flex flex-col gap-16">
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <Elsewhere found={groups.length > 0} />
        </div>
      </div>
    </div>
  );
}

function GroupLinks({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav aria-label="Sujets" className={groups.length > 0 ? '' : 'max-md:hidden'}>
      <ul className="md:sticky md:top-8 max-md:columns-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-encre-2 transition-colors hover:text-encre hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, title, entries } }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="max-w-[46rem] scroll-mt-8 border-b border-trait pb-4 text-h3">
        {title}
      </h2>
      <div className="mt-2">
        {entries.map((entry) => (
          <Answer key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}

function Answer({ entry: { id, question, answer, more } }: { entry: FaqEntry }) {
  return (
    <Question id={id} question={question}>
      {answer.map((paragraph) => (
        <p key={paragraph}>
          <Ordinals>{paragraph}</Ordinals>
        </p>
      ))}
      <p className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center">
        {more && <TextLink to={more.to}>{more.text}</TextLink>}
        <a href={`#${id}`} className="text-second text-encre-3 underline hover:text-encre">
          Lien vers cette réponse
        </a>
      </p>
    </Question>
  );
}

function Elsewhere({ found }: { found: boolean }) {
  return (
    <section>
      <h2 className="text-h3">
        {found ? 'Vous ne trouvez pas ?' : 'Aucune réponse ne contient ces mots.'}
      </h2>
      <p className="mt-2 max-w-116 text-encre-2">
        {found ? 'Écrivez-nous à ' : 'Essayez un mot plus court, ou écrivez-nous à '}
        <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>.
      </p>
    </section>
  );
}
