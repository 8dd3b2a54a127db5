import type { PedPage } from '@quitus/api/preetatdate.api';

import { useNow } from '../../browser/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { shownDate } from '../../words/shown-date.ts';
import { changeWords } from './ped-view.ts';
import { useLooked } from './use-ped-order.ts';

type ChangesProps = { uid: string; changes: PedPage['changes'] };

/** How many are told before the list is folded. */
const MOST_SHOWN = 6;

/** What is no longer as it was, before anything else is looked at. */
export function Changes({ uid, changes: { since, at, fields } }: ChangesProps) {
  const now = useNow();
  const looked = useLooked(uid);
  if (since === null || fields.length === 0) return null;
  const from = since === 'LAST_EDITION' ? 'la dernière édition' : 'votre dernière visite';
  const when = at === null ? '' : ` (${shownDate(at, now)})`;
  return (
    <Notice
      tone="info"
      title={
        fields.length === 1
          ? `Une rubrique a changé depuis ${from}${when}`
          : `${fields.length} rubriques ont changé depuis ${from}${when}`
      }
    >
      <ul className="flex flex-col gap-1">
        {fields.slice(0, MOST_SHOWN).map((change) => (
          <li key={change.reference}>{changeWords(change)}</li>
        ))}
      </ul>
      {fields.length > MOST_SHOWN && (
        <p className="mt-1 text-second text-encre-2">
          Les autres portent la mention « nouvelle valeur ».
        </p>
      )}
      {since === 'LAST_LOOK' && (
        <Button
          variant="secondary"
          size="compact"
          className="mt-3"
          pending={looked.isPending}
          onClick={() => looked.mutate()}
        >
          J’ai vu
        </Button>
      )}
    </Notice>
  );
}
