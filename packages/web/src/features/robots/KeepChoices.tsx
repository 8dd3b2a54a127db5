import type { RobotScope } from '@quitus/domain/robots/run-state';

import { Checkbox } from '../../ui/Checkbox.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

export type Keep = { keeps_password: boolean; keeps_session: boolean };
export const NOTHING_KEPT: Keep = { keeps_password: false, keeps_session: false };

type KeepChoicesProps = { scope: RobotScope; keep: Keep; onKeep: (keep: Keep) => void };

/** Two consents, neither of them given beforehand. Of the tax office only the session is kept. */
export const KeepChoices = ({ scope, keep, onKeep }: KeepChoicesProps) => (
  <fieldset>
    <legend className="text-libelle font-semibold">
      Conserver l’accès pour les mises à jour
      <span className="font-normal text-encre-3"> (facultatif)</span>
    </legend>
    <p className="mt-0.5 text-second text-encre-2">{SCOPE_WORDS[scope].keep}</p>
    {scope === 'SYNDIC' && (
      <Checkbox
        label="Mes identifiants"
        hint="Chiffrés, six mois au plus, effacés dès que vous le demandez."
        checked={keep.keeps_password}
        onChange={({ target }) => onKeep({ ...keep, keeps_password: target.checked })}
      />
    )}
    <Checkbox
      label={scope === 'TAX' ? 'L’appareil reconnu, sans le mot de passe' : 'La session ouverte'}
      hint={
        scope === 'TAX'
          ? 'Pas de nouveau code à la prochaine visite, pendant six mois environ.'
          : 'Le robot peut revenir sans vos identifiants tant que le portail l’accepte.'
      }
      checked={keep.keeps_session}
      onChange={({ target }) => onKeep({ ...keep, keeps_session: target.checked })}
    />
  </fieldset>
);
