import type { JournalLine } from '@quitus/api/journal.api';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { auditLabel } from '@quitus/domain/security/audit';
import { ShieldAlert, ShieldCheck } from 'lucide-react';

import { useNow } from '../../browser/use-now.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { clockWords } from '../../words/clock-words.ts';
import { dayHeading } from '../../words/french-days.ts';
import { type DossierGroup, journalDays, type Repeated } from './journal-groups.ts';
import { detailWords, peopleWords, placeWords } from './journal-words.ts';

/** By day, then by dossier; what was done many times over is one line that opens. */
export function JournalList({ lines }: { lines: readonly JournalLine[] }) {
  const now = useNow();
  return (
    <div className="flex flex-col gap-10">
      {journalDays(lines).map(({ day, groups }) => (
        <section key={day} aria-labelledby={`jour-${day}`}>
          <h2 id={`jour-${day}`} className="text-h3">
            {dayHeading(groups[0]?.entries[0]?.[0].at ?? day, now)}
          </h2>
          {groups.map((group) => (
            <Dossier key={group.portfolio?.uid ?? ''} {...group} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Dossier({ portfolio, entries }: DossierGroup) {
  return (
    <>
      <h3 className="mt-5 border-b border-trait pb-2 font-texte text-libelle font-semibold tracking-normal">
        {portfolio === null ? (
          'Hors dossier'
        ) : portfolio.main_address === null ? (
          'Dossier supprimé'
        ) : (
          <TextLink to={paths.dashboard(portfolio.uid)}>
            {wholeLine(portfolio.main_address)}
          </TextLink>
        )}
      </h3>
      <ul className="divide-y divide-trait">
        {entries.map((entry) => (
          <Entry key={entry[0].id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Entry({ entry }: { entry: Repeated }) {
  const [line] = entry;
  const { kind, outcome, at } = line;
  const refused = outcome === 'REFUSED';
  const Icon = refused ? ShieldAlert : ShieldCheck;
  const details = entry.map((one) => detailWords(one.detail));
  const said = new Set(details).size === 1 ? details[0] : '';
  const place = placeWords(line);
  const times = entry.length;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden className={`mt-0.5 ${refused ? 'text-ocre' : 'text-encre-3'}`} />
      <div className="min-w-0 wrap-break-word">
        <p className="font-medium">
          {auditLabel(kind, outcome)}
          {times > 1 && <span className="text-encre-2">, {times} fois</span>}
        </p>
        <p className="text-second text-encre-2">{peopleWords(line)}</p>
        {said !== '' && <p className="text-second text-encre-2">{said}</p>}
        {times > 1 && (
          <details className="text-second text-encre-2">
            <summary className="inline-flex min-h-8 items-center hover:text-encre">
              Voir chaque fois
            </summary>
            <ul>
              {entry.map((one) => (
                <li key={one.id}>
                  <time dateTime={one.at}>{clockWords(one.at)}</time>
                  {said === '' && ` · ${detailWords(one.detail)}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="col-start-2 text-second text-encre-2 max-md:mt-1 md:col-start-3 md:text-right">
        <span className="md:block">
          {times > 1 && (
            <>
              de <time dateTime={entry.at(-1)?.at}>{clockWords(entry.at(-1)?.at ?? at)}</time>{' '}
              à{' '}
            </>
          )}
          <time dateTime={at}>{clockWords(at)}</time>
        </span>
        {place !== '' && (
          <>
            <span className="md:hidden"> · </span>
            <span className="md:block">{place}</span>
          </>
        )}
      </div>
    </li>
  );
}
