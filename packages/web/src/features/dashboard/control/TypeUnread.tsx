import { textOf } from '@quitus/api/client';
import type { DocumentFile } from '@quitus/api/documents.api';
import { type FactValue, readingApi } from '@quitus/api/reading.api';
import type { Unread } from '@quitus/domain/control/control';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { factLabel } from '../../../facts/fact-words.ts';
import { FactForm } from '../../../facts/FactForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LINK } from '../link-look.ts';
import { useChange } from '../use-dossier.ts';
import { unreadKey } from './unread-facts.ts';

type TypeUnreadProps = {
  uid: string;
  unread: readonly Unread[];
  files: readonly DocumentFile[];
  onTyped: () => void;
};

/** What we did not manage to read is asked for, one thing at a time: the paper itself is not to blame. */
export function TypeUnread({ uid, unread, files, onTyped }: TypeUnreadProps) {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const open = unread.filter((one) => !passed.includes(unreadKey(one)));
  const [first] = open;
  if (!first) return null;
  const file = files.find(({ id }) => id === first.file_id);
  return (
    <section aria-label="À saisir" className="mt-5 rounded-carte bg-papier p-5">
      <h3 className="text-h4">
        Nous n’avons pas su lire «{'\u00a0'}
        {factLabel(first.name)}
        {'\u00a0'}».
      </h3>
      <p className="mt-1 text-second text-encre-2">
        {file && `${file.name}, à partir de la page ${first.page}. `}
        Si vous voyez cette information, saisissez-la. Sinon, l’équipe regarde la page.
      </p>
      <Typed key={unreadKey(first)} uid={uid} one={first} onTyped={onTyped} />
      {open.length > 1 && (
        <button
          type="button"
          className={`mt-2 min-h-11 text-second ${LINK}`}
          onClick={() => setPassed([...passed, unreadKey(first)])}
        >
          Passer
        </button>
      )}
    </section>
  );
}

function Typed({ uid, one, onTyped }: Pick<TypeUnreadProps, 'uid' | 'onTyped'> & { one: Unread }) {
  const { file_id, document, name } = one;
  const [typing, setTyping] = useState(false);
  const save = useChange<FactValue>({
    uid,
    send: (value) =>
      call(readingApi.setFact, { params: { uid, file_id, name }, body: { document, value } }),
    refused: 'Cette information n’a pas été enregistrée',
    quiet: true,
    done: onTyped,
  });
  if (!typing)
    return (
      <Button size="compact" className="mt-4" onClick={() => setTyping(true)}>
        La saisir
      </Button>
    );
  return (
    <div className="mt-4">
      <FactForm
        fact={{ name, value: null, read_value: null }}
        pending={save.isPending}
        refused={save.isError ? textOf(save.error) : null}
        onSave={(value) => save.mutate(value)}
        onRestore={null}
        onCancel={() => setTyping(false)}
      />
    </div>
  );
}
