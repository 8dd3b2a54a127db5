import * as LIMITS from '@quitus/api/limits';
import type { Dossier } from '@quitus/api/portfolios.api';
import { SHARE_CODE_MAX_LENGTH, SHARE_DAYS } from '@quitus/domain/sharing/share-link';
import { SHARE_OPTION_NAMES, type ShareOptionName } from '@quitus/domain/sharing/share-options';
import { Dices } from 'lucide-react';

import { useProfile } from '../../../profile/profile.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { RoleChoice } from '../people/RoleChoice.tsx';
import { AUDIENCE_NEEDS, audiencesFor } from './share-audiences.ts';
import { drawCode, forAudience, type Shareable, type ShareDraft } from './share-draft.ts';
import { isChoice, ShareOptionField } from './ShareOptionField.tsx';
import { ShareScopeChoice } from './ShareScopeChoice.tsx';

export type ShareErrors = Partial<Record<'recipient' | 'email' | 'code' | 'scope', string>>;

type ShareFieldsProps = {
  dossier: Dossier;
  offered: readonly Shareable[];
  draft: ShareDraft;
  errors: ShareErrors;
  onChange: (draft: ShareDraft) => void;
};

export function ShareFields({ dossier, offered, draft, errors, onChange }: ShareFieldsProps) {
  const profile = useProfile();
  const set = (part: Partial<ShareDraft>) => onChange({ ...draft, ...part });
  const option = (name: ShareOptionName) => (
    <ShareOptionField
      key={name}
      name={name}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  );
  return (
    <>
      <RoleChoice
        legend="Pour qui"
        reach={AUDIENCE_NEEDS}
        roles={audiencesFor(dossier.relation, profile?.account_type)}
        value={draft.audience}
        onChange={(audience) => onChange(forAudience(draft, audience, offered))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nom du destinataire"
          name="recipient"
          autoComplete="off"
          maxLength={LIMITS.recipient}
          value={draft.recipient}
          error={errors.recipient}
          onChange={(event) => set({ recipient: event.target.value })}
        />
        <TextField
          label="Envoyer le lien par e-mail"
          optional
          type="email"
          name="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
          value={draft.email}
          error={errors.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </div>
      <ShareScopeChoice
        dossier={dossier}
        offered={offered}
        draft={draft}
        error={errors.scope}
        onChange={onChange}
      />
      <div className="grid gap-5 sm:grid-cols-[11rem_1fr]">
        <Select
          label="Le lien expire après"
          value={draft.days}
          onChange={(event) => {
            const days = SHARE_DAYS.find((one) => String(one) === event.target.value);
            if (days !== undefined) set({ days });
          }}
        >
          {SHARE_DAYS.map((days) => (
            <option key={days} value={days}>
              {days} jours
            </option>
          ))}
        </Select>
        {SHARE_OPTION_NAMES.filter(isChoice).map(option)}
      </div>
      {SHARE_OPTION_NAMES.filter((name) => !isChoice(name)).map(option)}
      <TextField
        label="Code d’ouverture"
        optional
        hint="À communiquer à part, par téléphone par exemple. Il n’est pas dans l’e-mail."
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SHARE_CODE_MAX_LENGTH}
        value={draft.code}
        error={errors.code}
        onChange={(event) => set({ code: event.target.value })}
        trailing={
          <Button variant="quiet" size="compact" onClick={() => set({ code: drawCode() })}>
            <Dices aria-hidden />
            Proposer un code
          </Button>
        }
      />
    </>
  );
}
