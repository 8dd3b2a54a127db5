import type { PedDeskItem } from '@quitus/api/desk.api';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { paths } from '../../../paths.ts';
import { BeingRead } from '../../../statement-fields/BeingRead.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { dueWords } from '../../../words/due-words.ts';
import { countsWords, failingChecks, type FieldCounts } from './ped-counts.ts';

type PedHeadProps = { item: PedDeskItem; counts: FieldCounts; now: Date };

/** Which sale this is, by when it is promised, and what sent it here. */
export function PedHead({ item, counts, now }: PedHeadProps) {
  const { portfolio_uid, main_address, order, owners, lots, statement, customer_answer } = item;
  const failing = failingChecks(statement);
  const late = order.due_at !== null && new Date(order.due_at) <= now;
  return (
    <div className="flex flex-col gap-3">
      {customer_answer !== null && (
        <Notice tone="info" title="Réponse du client">
          <p className="whitespace-pre-line">{customer_answer}</p>
        </Notice>
      )}
      {order.refusal_reason !== null && (
        <Notice tone="warning" title="Refusé par le notaire">
          <p className="whitespace-pre-line">{order.refusal_reason}</p>
        </Notice>
      )}
      <BeingRead papers={item.being_read} />
      <p className="text-second text-encre-2">
        <TextLink to={paths.orderPed(portfolio_uid)} className="inline-flex min-h-8 items-center">
          {wholeLine(main_address)}
        </TextLink>
      </p>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 tabIndex={-1} ref={takeFocus} className="outline-none focus-visible:shadow-none">
          Pré-état daté
        </h2>
        {order.due_at !== null && (
          <p className={`font-semibold ${late ? 'text-brique' : 'text-encre-2'}`}>
            {late ? 'En retard' : `Promis avant ${dueWords(order.due_at, now)}`}
          </p>
        )}
      </div>
      <p className="text-second">
        {[
          owners.join(', '),
          lots.length > 0 && `${lots.length > 1 ? 'lots' : 'lot'} ${lots.join(', ')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-second font-medium">{countsWords(counts)}</p>
      {failing.length > 0 && (
        <ul className="list-disc pl-5 text-second text-ocre">
          {failing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
