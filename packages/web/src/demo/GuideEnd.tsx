import { textOf } from '@quitus/api/client';
import { useState } from 'react';

import { Button } from '../ui/Button.tsx';
import { showSnackbar } from '../ui/snackbars.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { enterAsTeam } from './enter-as.ts';
import type { GuideEnding } from './guide-steps.ts';
import { useDemo } from './use-demo.ts';

type GuideEndProps = { ending: GuideEnding; linkLook: string };

/** What can still be done once everything is ordered: in a demonstration the team is whoever wants to be. */
export function GuideEnd({ ending: { uid, waits, link }, linkLook }: GuideEndProps) {
  const team = useDemo().accounts.find(({ staff }) => staff);
  const [entering, setEntering] = useState(false);

  async function enter(email: string) {
    setEntering(true);
    try {
      await enterAsTeam(email, uid);
    } catch (cause) {
      showSnackbar({ type: 'error', title: 'La connexion n’a pas réussi', text: textOf(cause) });
      setEntering(false);
    }
  }

  return (
    <>
      <TextLink to={link.to} className={linkLook}>
        {link.label}
      </TextLink>
      {waits && team && (
        <Button
          variant="secondary"
          size="compact"
          pending={entering}
          onClick={() => void enter(team.email)}
        >
          Entrer comme {team.role}
        </Button>
      )}
    </>
  );
}
