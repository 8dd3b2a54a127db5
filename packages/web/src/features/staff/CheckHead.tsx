import type { DocumentFile } from '@quitus/api/documents.api';
import type { DeskItem } from '@quitus/api/staff.api';
import { CATEGORY_OF } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { originOf } from './files-on-desk.ts';

type CheckHeadProps = { item: DeskItem; file: DocumentFile | undefined; now: Date };

/** Which document this is, of which property, and what its owner answered. */
export function CheckHead({ item, file, now }: CheckHeadProps) {
  const {
    portfolio_uid,
    portfolio_type,
    document_type,
    main_address,
    status,
    ped_waiting,
    control,
  } = item;
  const { answer } = control;
  return (
    <div className="flex flex-col gap-3">
      {answer && (
        <Notice tone="info" title={`Réponse reçue, ${shownDate(answer.at, now)}`}>
          <p className="whitespace-pre-line">{answer.comment}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="text-second text-encre-2">
          <TextLink
            to={paths.document(portfolio_uid, document_type)}
            className="inline-flex min-h-8 items-center"
          >
            {wholeLine(main_address)}
          </TextLink>
          {file && (
            <>
              {' · '}
              {originOf(file)},{' '}
              <time dateTime={file.created_at} title={exactDate(file.created_at)}>
                {shownDate(file.created_at, now)}
              </time>
            </>
          )}
        </p>
        <span className="rounded-puce bg-creux px-2 py-0.5 text-mini font-semibold text-encre-2">
          {categoryLabel(CATEGORY_OF[document_type], portfolio_type)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 tabIndex={-1} ref={takeFocus} className="outline-none focus-visible:shadow-none">
          {DOCUMENT_FACTS[document_type].label}
        </h2>
        <StatusChip status={status} />
        {ped_waiting && (
          <span className="text-second font-semibold text-ocre">Un pré-état daté l’attend</span>
        )}
      </div>
      {status !== 'NEW_A_VERIFIER' && (
        <p className="text-second text-encre-2">
          Ce document a déjà été décidé. Une autre décision remplacera la première.
        </p>
      )}
      <Known item={item} />
    </div>
  );
}

/** What the papers are compared with. */
function Known({ item: { owners, lots, rnc_number } }: { item: DeskItem }) {
  const known = [
    { label: 'Propriétaire', words: owners.join(', ') },
    { label: lots.length > 1 ? 'Lots' : 'Lot', words: lots.join(', ') },
    { label: 'Immatriculation', words: rnc_number ?? '' },
  ].filter(({ words }) => words !== '');
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-second">
      {known.map(({ label, words }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-encre-2">{label} :</dt>
          <dd className="font-medium">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A new document is on the desk: the keyboard starts there, and it is read aloud. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
