import type { JournalLine } from '@quitus/api/journal.api';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { auditLabel } from '@quitus/domain/security/audit';
import { ShieldAlert, ShieldCheck } from 'lucide-react';

import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { preciseDate } from '../../words/shown-date.ts';
import { detailWords, peopleWords, placeWords } from './journal-words.ts';

export const JournalList = ({ lines }: { lines: readonly JournalLine[] }) => (
  <ul className="divide-y divide-trait border-y border-trait">
    {lines.map((line) => (
      <Line key={line.id} line={line} />
    ))}
  </ul>
);

function Line({ line }: { line: JournalLine }) {
  const { kind, outcome, at, portfolio, detail } = line;
  const refused = outcome === 'REFUSED';
  const Icon = refused ? ShieldAlert : ShieldCheck;
  const said = detailWords(detail);
  const place = placeWords(line);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3.5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden className={`mt-0.5 ${refused ? 'text-ocre' : 'text-encre-3'}`} />
      <div className="min-w-0 wrap-break-word">
        <p className="font-medium">{auditLabel(kind, outcome)}</p>
        <p className="text-second text-encre-2">{peopleWords(line)}</p>
        {portfolio !== null && (
          <p className="text-second">
            {portfolio.main_address === null ? (
              <span className="text-encre-2">dossier supprimé</span>
            ) : (
              <TextLink to={paths.dashboard(portfolio.uid)}>
                {wholeLine(portfolio.main_address)}
              </TextLink>
            )}
          </p>
        )}
        {said !== '' && <p className="text-second text-encre-2">{said}</p>}
      </div>
      <div className="col-start-2 text-second text-encre-2 max-md:mt-1 md:col-start-3 md:text-right">
        <time dateTime={at} className="md:block">
          {preciseDate(at)}
        </time>
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
