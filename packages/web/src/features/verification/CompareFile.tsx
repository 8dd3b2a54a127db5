import { textOf } from '@quitus/api/client';
import { verificationApi } from '@quitus/api/verification.api';
import { useMutation } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../api.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { fileHash } from './file-hash.ts';

/** The file dropped here stays on this computer: only its print is compared. */
export function CompareFile({ number }: { number: string }) {
  const [over, setOver] = useState(false);
  const compare = useMutation({
    mutationFn: async (file: File) =>
      call(verificationApi.compare, {
        params: { number },
        body: { sha256: await fileHash(file) },
      }),
  });

  function take(files: FileList | null) {
    setOver(false);
    const file = files?.[0];
    if (file && !compare.isPending) compare.mutate(file);
  }

  return (
    <section aria-labelledby="comparer" className="mt-10">
      <h2 id="comparer" className="text-h4">
        Comparer un fichier
      </h2>
      <label
        className={`relative mt-3 flex flex-col items-center gap-2 rounded-carte border border-dashed p-6 text-center transition-colors hover:border-email has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-email ${over ? 'border-email bg-email-doux' : 'border-trait-fort bg-surface'}`}
      >
        <FileCheck2 aria-hidden className="text-encre-2" />
        <span className="font-semibold text-email">Déposez ou choisissez le PDF</span>
        <span className="text-second text-encre-2">
          Il reste sur votre appareil : seule son empreinte est comparée.
        </span>
        {/* Spread over the frame: the browser's own input takes what is dropped on it. */}
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <div aria-live="polite" className="mt-4">
        {compare.isPending && <Spinner label="Comparaison…" />}
        {compare.isError && <Notice tone="error">{textOf(compare.error)}</Notice>}
        {compare.data &&
          (compare.data.same ? (
            <Notice tone="success" title="C’est bien ce fichier">
              {compare.variables.name} est, à l’octet près, celui que Quitus a délivré.
            </Notice>
          ) : (
            <Notice tone="warning" title="Ce n’est pas ce fichier">
              {compare.variables.name} n’est pas celui qui a été délivré sous ce numéro : il a été
              modifié, réenregistré, ou c’est une autre édition.
            </Notice>
          ))}
      </div>
    </section>
  );
}
