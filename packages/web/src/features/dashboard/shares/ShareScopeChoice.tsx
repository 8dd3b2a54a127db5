import type { Dossier } from '@quitus/api/portfolios.api';
import { type DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldMessages } from '../../../ui/Field.tsx';
import { STATUS_LOOK } from '../../../ui/status-look.ts';
import {
  isChosen,
  reachOf,
  reachWords,
  type Shareable,
  type ShareDraft,
  withCategory,
  withDocument,
} from './share-draft.ts';

type ShareScopeChoiceProps = {
  dossier: Dossier;
  offered: readonly Shareable[];
  draft: ShareDraft;
  error: string | undefined;
  onChange: (draft: ShareDraft) => void;
};

/** Whole categories, or document by document; and what that makes today. */
export function ShareScopeChoice(props: ShareScopeChoiceProps) {
  const { dossier, offered, draft, error, onChange } = props;
  const id = useId();
  const [single, setSingle] = useState(false);
  const statuses = new Map(dossier.slots.map((slot) => [slot.document_type, slot.status]));
  const statusOf = (type: DocumentType) => STATUS_LOOK[statuses.get(type) ?? 'A_AJOUTER'].label;
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="text-libelle font-semibold">Ce qui est partagé</legend>
      <div className="mt-1">
        {offered.map(({ category, documents }) => {
          const chosen = documents.filter((type) => isChosen(draft, type)).length;
          const part = chosen > 0 && chosen < documents.length;
          return (
            <Checkbox
              key={category}
              name="scope"
              label={
                <>
                  {categoryLabel(category, dossier.portfolio_type)}
                  {part && (
                    <span className="text-encre-2">
                      , {chosen} sur {documents.length}
                    </span>
                  )}
                </>
              }
              checked={chosen === documents.length}
              ref={(box) => {
                if (box) box.indeterminate = part;
              }}
              onChange={(event) => onChange(withCategory(draft, category, event.target.checked))}
            />
          );
        })}
      </div>
      <details className="group" onToggle={(event) => setSingle(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-second font-semibold text-email [&::-webkit-details-marker]:hidden">
          Choisir document par document
          <ChevronDown
            aria-hidden
            className="size-4.5 transition-transform group-open:rotate-180"
          />
        </summary>
        {single &&
          offered.map((group) => (
            <fieldset key={group.category} className="mt-2 border-t border-trait pt-1">
              <legend className="sr-only">
                {categoryLabel(group.category, dossier.portfolio_type)}
              </legend>
              {group.documents.map((type) => (
                <Checkbox
                  key={type}
                  label={
                    <>
                      {DOCUMENT_FACTS[type].label}
                      <span className="text-second text-encre-3"> · {statusOf(type)}</span>
                    </>
                  }
                  checked={isChosen(draft, type)}
                  onChange={(event) =>
                    onChange(withDocument(draft, type, event.target.checked, group))
                  }
                />
              ))}
            </fieldset>
          ))}
      </details>
      <p aria-live="polite" className="mt-2 rounded-champ bg-creux px-4 py-3 text-second">
        {reachWords(reachOf(draft, dossier))}
      </p>
      <div className="mt-1.5 flex flex-col gap-1">
        <FieldMessages
          id={id}
          hint="Ce qui s’ajoutera plus tard à une catégorie cochée sera partagé aussi."
          error={error}
        />
      </div>
    </fieldset>
  );
}
