import { useId } from 'react';

import { TextField } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { HOLDING_LIMITS, type HoldingFields } from './property-fields.ts';

type HoldingInputsProps = {
  fields: HoldingFields;
  /** Why the number of the copropriété was refused. */
  wrongNumber: string | null;
  onChange: (part: Partial<HoldingFields>) => void;
};

/** Without these a paper can be right or about the flat next door: a person has to look. */
export function HoldingInputs({ fields, wrongNumber, onChange }: HoldingInputsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex flex-col gap-5">
      <div>
        <h3 id={title} className="text-h4">
          Pour reconnaître vos documents
        </h3>
        <p className="text-second text-encre-2">
          Quitus compare ces informations à ce qu’il lit. Plus il en sait, plus vite un document est
          vérifié.
        </p>
      </div>
      <TextArea
        label="Propriétaires"
        optional
        name="owners"
        hint="Un par ligne, prénom et nom."
        rows={2}
        maxLength={HOLDING_LIMITS.owners}
        value={fields.owners}
        onChange={({ target }) => onChange({ owners: target.value })}
      />
      <TextField
        label="Lots de copropriété"
        optional
        name="lots"
        hint="Séparés par des virgules. Exemple : 17, 58."
        maxLength={HOLDING_LIMITS.lots}
        value={fields.lots}
        onChange={({ target }) => onChange({ lots: target.value })}
      />
      <TextField
        label="Numéro d’immatriculation de la copropriété"
        optional
        name="rnc_number"
        hint="Il figure sur la fiche synthétique. Exemple : AB1-234-567."
        error={wrongNumber}
        autoCapitalize="characters"
        maxLength={HOLDING_LIMITS.rnc_number}
        value={fields.rnc_number}
        onChange={({ target }) => onChange({ rnc_number: target.value })}
      />
    </section>
  );
}
