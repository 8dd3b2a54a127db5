import { textOf } from '@quitus/api/client';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';

import { SpinnerMark } from '../../ui/Spinner.tsx';
import { useSaveLogo } from './use-branding.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** A picture dropped or chosen is sent at once: there is nothing else to fill in. */
export function LogoDrop({ replaces }: { replaces: boolean }) {
  const [over, setOver] = useState(false);
  const saving = useSaveLogo();

  function send(files: FileList | null) {
    setOver(false);
    const file = files?.[0];
    if (file && !saving.isPending) saving.mutate(file);
  }

  return (
    <>
      <label
        className={`relative grid min-h-24 place-items-center rounded-champ border border-dashed px-4 text-center text-second transition-colors hover:border-email hover:text-email has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-email ${over ? 'border-email bg-email-doux text-email' : 'border-trait-fort text-encre-2'}`}
      >
        <span className="flex items-center gap-2.5">
          {saving.isPending && <SpinnerMark className="size-5" />}
          <Words pending={saving.isPending} replaces={replaces} />
        </span>
        {/* Spread over the frame: the browser's own input takes what is dropped on it. */}
        <input
          type="file"
          accept={ACCEPTED}
          disabled={saving.isPending}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ target }) => {
            send(target.files);
            // Or the same file, chosen again after an error, would say nothing.
            target.value = '';
          }}
        />
      </label>
      <div aria-live="polite">
        {saving.isError && (
          <p className="mt-2 flex gap-1.5 text-second font-medium text-brique">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5" />
            <span>{textOf(saving.error)}</span>
          </p>
        )}
      </div>
    </>
  );
}

function Words({ pending, replaces }: { pending: boolean; replaces: boolean }) {
  if (pending) return 'Envoi du logo…';
  return replaces ? 'Remplacer le logo' : 'Déposer un logo (SVG ou PNG)';
}
