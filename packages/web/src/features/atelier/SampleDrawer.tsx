import { Check, Upload } from 'lucide-react';

import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

const READ = [
  ['Provision trimestrielle', '412,36 €'],
  ['Cotisation au fonds de travaux', '38,90 €'],
  ['Solde du copropriétaire', '0,00 €'],
] as const;

export function SampleDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      eyebrow="Immeuble et copropriété"
      title="Appels de charges"
      preview={<PaperPage />}
    >
      <StatusChip status="MISSING_LAST_APPEL" />
      <p className="mt-4 text-encre-2">
        Il manque le 4<sup>e</sup> trimestre 2026. Les trois premiers sont vérifiés.
      </p>
      <Button className="mt-5">
        <Upload />
        Ajouter l’appel manquant
      </Button>
      <h3 className="mt-8">Lu dans ce document</h3>
      <dl className="mt-4 grid gap-5">
        {READ.map(([term, amount]) => (
          <div key={term} className="flex flex-wrap items-center justify-between gap-x-4">
            <dt className="text-second text-encre-2">{term}</dt>
            <dd className="flex items-center gap-4">
              <span className="text-champ font-medium">{amount}</span>
              <span className="flex items-center gap-1.5 text-second text-encre-2">
                <Check className="size-4" />
                lu deux fois, page 3
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}

/** Always white: the night is not for documents. */
function PaperPage() {
  return (
    <div
      data-theme="jour"
      className="mx-auto aspect-[210/297] max-w-148 rounded-page bg-surface p-10 text-encre shadow-pose"
    >
      <p className="text-second">Syndic de l’immeuble</p>
      <p className="mt-8 font-semibold">
        Appel de provisions, 3<sup>e</sup> trimestre 2026
      </p>
    </div>
  );
}
