import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { copyText } from '../../../browser/copy-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';

/** An address to hand over: copied by the button, or by hand where the browser refuses. */
export function LinkField({ label, url }: { label: string; url: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(url));
  return (
    <div>
      <TextField
        label={label}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        trailing={
          <Button variant="quiet" size="compact" onClick={() => void copy()}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copier
          </Button>
        }
      />
      <output className="mt-1.5 block text-second text-encre-2 empty:hidden">
        {copied === true && 'Lien copié.'}
        {copied === false && 'Le navigateur refuse la copie. Sélectionnez le lien et copiez-le.'}
      </output>
    </div>
  );
}
