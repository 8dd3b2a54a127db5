import { sold } from '../../orders/sold.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { jsonLd } from '../../site/json-ld.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Question } from '../../ui/Question.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { HELPFUL, type Paper, PRICE, PRO_PRICE, QUESTIONS, REQUIRED, STEPS } from './ped.data.ts';
import { Specimen } from './Specimen.tsx';
import { WhatItIs, WhatItIsNot } from './WhatItIs.tsx';

const LEAD = `Les informations financières que l’acquéreur d’un lot de copropriété doit recevoir avant de signer. À partir de ${PRO_PRICE}, livré en ${site.figures.statement_hours}h.`;

const euros = (cents: number) => (cents / 100).toFixed(2);

export const meta = () => [
  ...pageMeta({ title: 'Pré-état daté', description: LEAD, path: paths.preEtatDate }),
  jsonLd({
    '@type': 'Product',
    name: 'Pré-état daté',
    description: LEAD,
    brand: { '@type': 'Brand', name: site.name },
    offers: [sold('PED_PRO'), sold('PED')].map(({ label, price_cents }) => ({
      '@type': 'Offer',
      name: label,
      url: `${site.url}${paths.preEtatDate}`,
      price: euros(price_cents),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    })),
  }),
];

export default function PreEtatDatePage() {
  return (
    <div className="conteneur flex flex-col gap-20 pt-8 pb-26 sm:gap-26 sm:pt-14">
      <div className="grid gap-12 lg:grid-cols-[1fr_44rem] lg:gap-14">
        <div className="flex flex-col gap-10">
          <PageHead title="Pré-état daté" lead={LEAD}>
            <StartButton />
          </PageHead>
          <Prices />
          <WhatItIs />
        </div>
        <Specimen />
      </div>

      <WhatItIsNot />

      <section>
        <h2>Comment il est fait</h2>
        <ol className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <p aria-hidden className="font-titre text-h2 text-encre-3">
                {index + 1}
              </p>
              <h3 className="mt-1 text-h4 font-medium">{title}</h3>
              <p className="mt-1.5 text-encre-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section>
        <h2>Les documents qu’il faut</h2>
        <div className="mt-8 grid gap-10 md:grid-cols-2 md:gap-16">
          <Papers title="Indispensables, et vérifiés avant la commande" papers={REQUIRED} />
          <Papers title="Utiles, pour un document plus complet" papers={HELPFUL} />
        </div>
      </section>

      <section>
        <h2>Questions</h2>
        <div className="mt-5">
          {QUESTIONS.map(({ question, answer }) => (
            <Question key={question} question={question}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Question>
          ))}
        </div>
        <p className="mt-6 max-w-116 text-encre-2">
          Tout est écrit dans les{' '}
          <TextLink to={paths.pedSalesTerms}>conditions de vente du pré-état daté</TextLink>. Pour
          le reste, voyez <TextLink to={paths.help}>l’aide</TextLink>.
        </p>
        <p className="mt-8">
          <StartButton />
        </p>
      </section>
    </div>
  );
}

/** Somebody with an account opens a dossier there; anybody else signs up with one. */
function StartButton() {
  const session = useSession();
  const path = session ? paths.newPortfolioFor : paths.signUpFor;
  return <ButtonLink to={path('PED_PORTFOLIO')}>Préparer mon dossier</ButtonLink>;
}

const Prices = () => (
  <dl className="flex flex-wrap gap-x-12 gap-y-5">
    <div>
      <dt className="text-encre-2">Professionnels</dt>
      <dd className="font-titre text-titre">{PRO_PRICE}</dd>
    </div>
    <div>
      <dt className="text-encre-2">Particuliers</dt>
      <dd className="font-titre text-titre">{PRICE}</dd>
    </div>
    <div className="w-full text-second text-encre-3">
      <dt className="sr-only">À savoir</dt>
      <dd>Prix TTC, par document. Aucun abonnement n’est nécessaire.</dd>
    </div>
  </dl>
);

function Papers({ title, papers }: { title: string; papers: readonly Paper[] }) {
  return (
    <div>
      <h3 className="border-b border-trait pb-3">{title}</h3>
      <ul className="mt-4 flex flex-col gap-4">
        {papers.map(({ name, detail }) => (
          <li key={name}>
            <p className="font-medium">{name}</p>
            <p className="text-encre-2">{detail}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
