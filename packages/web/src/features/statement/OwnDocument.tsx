import type { Statement } from '@quitus/domain/preetatdate/statement';
import { Printer } from 'lucide-react';

import { questionsOf } from '../../statement-fields/statement-view.ts';
import { Button } from '../../ui/Button.tsx';
import { usePrintOwn } from './use-ped-order.ts';

type OwnDocumentProps = { uid: string; statement: Statement };

/** Nobody has to buy: what the seller fills in is printed as theirs. */
export function OwnDocument({ uid, statement }: OwnDocumentProps) {
  const print = usePrintOwn(uid);
  const left = questionsOf(statement).length;
  return (
    <section
      aria-labelledby="par-moi-meme"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-trait pt-8"
    >
      <div className="max-w-140">
        <h2 id="par-moi-meme" className="text-h3">
          Remplir moi-même et imprimer, gratuit
        </h2>
        <p className="mt-2 text-encre-2">
          Le même document, établi par le vendeur sous sa responsabilité : sans relecture, sans
          numéro de vérification.
          {left > 0 && ' Ce qui n’est pas renseigné y figure comme tel, jamais comme un zéro.'}
        </p>
      </div>
      <Button variant="secondary" pending={print.isPending} onClick={() => print.mutate()}>
        <Printer aria-hidden />
        Imprimer mon document
      </Button>
    </section>
  );
}
