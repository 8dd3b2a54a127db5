import { textOf } from '@quitus/api/client';
import { useState } from 'react';

import { Button } from '../ui/Button.tsx';
import { showSnackbar } from '../ui/snackbars.ts';
import { bringExample, exampleWords } from './bring-example.ts';
import { useDemo } from './use-demo.ts';

/** In a demonstration only: nobody has papers at hand for an address they just made up. */
export function ExampleOffer({ uid }: { uid: string }) {
  const { accounts } = useDemo();
  const [bringing, setBringing] = useState(false);
  if (accounts.length === 0) return null;

  async function bring() {
    setBringing(true);
    try {
      await bringExample(uid, (example) =>
        showSnackbar({
          type: 'info',
          title: 'Tout est inventé pour cette adresse',
          text: exampleWords(example),
        }),
      );
    } catch (cause) {
      showSnackbar({
        type: 'error',
        title: 'Tous les papiers d’exemple n’ont pas pu être ajoutés',
        text: textOf(cause),
      });
      setBringing(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-trait pt-4">
      <p className="min-w-0 flex-1 basis-64 text-second text-encre-2">
        Pas de papiers sous la main ? La démonstration en invente pour cette adresse, et répond aux
        questions du dossier comme eux : vous les voyez arriver, être lus et vérifiés.
      </p>
      <Button variant="secondary" size="compact" pending={bringing} onClick={() => void bring()}>
        Essayer avec des papiers d’exemple
      </Button>
    </div>
  );
}
