// The small pictures of the six cards: what the screen shows, reduced to three lines.
import { User } from 'lucide-react';
import type { ReactNode } from 'react';

import { Window } from '../../facade/building/Window.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DRAWING_PARTS } from './drawing-parts.ts';

export const KnowDrawing = () => (
  <Rows>
    <Row name="Titre de propriété">
      <StatusChip status="VERIFIED" />
    </Row>
    <Row name="Certificat Carrez">
      <StatusChip status="NEW_A_VERIFIER" />
    </Row>
    <Row name="État hypothécaire">
      <StatusChip status="A_AJOUTER" />
    </Row>
  </Rows>
);

const WINDOWS = ['VERIFIED', 'VERIFIED', 'SCRAPING_PROCESSING', 'A_AJOUTER'] as const;

export const FetchDrawing = () => (
  <svg viewBox="-28 -8 220 76" className="h-27 w-auto self-center justify-self-center">
    {WINDOWS.map((status, index) => (
      <Window key={index} id={DRAWING_PARTS} x={index * 54} y={0} height={60} status={status} />
    ))}
  </svg>
);

export const StatementDrawing = () => (
  <Sheet className="w-67 px-6 pt-5">
    <svg viewBox="0 0 32 32" className="size-6 fill-none" strokeWidth="3.2" strokeLinecap="round">
      <path d="M26.3 11.2A11.8 11.8 0 1 0 24.6 23.2" className="stroke-current" />
      <path d="m11.8 16.2 6 6.2L29 9.4" className="stroke-vert" />
    </svg>
    <p className="mt-2.5 mb-2 font-titre text-h4 font-normal">Pré-état daté</p>
    <Leader name="Budget prévisionnel" amount="412,36&nbsp;€" />
    <Leader name="Fonds de travaux" amount="1&nbsp;086,20&nbsp;€" />
    <Leader name="Avances" amount="150,00&nbsp;€" />
  </Sheet>
);

export const CollaborateDrawing = () => (
  <Rows>
    {[
      { name: 'Notaire', seen: 'ouvert à 8\u00A0h\u00A005' },
      { name: 'Acquéreurs', seen: 'invitation envoyée' },
      { name: 'Vendeur', seen: '3\u00A0documents déposés' },
    ].map(({ name, seen }) => (
      <Row key={name} name={name} icon={<User className="size-4.5" />}>
        <span className="text-second text-encre-3">{seen}</span>
      </Row>
    ))}
  </Rows>
);

export const ValidateDrawing = () => (
  <Sheet className="w-70 px-6 pt-4.5">
    <Line name="Provision trimestrielle" amount="412,36" />
    <div className="-mx-1.25 rounded-[4px] border-[1.5px] border-lampe-trait bg-lampe/40 px-1 font-semibold">
      <Line name="Fonds de travaux ALUR" amount="38,90" />
    </div>
    <Line name="Eau froide, acompte" amount="54,10" />
    <span className="absolute right-3.5 bottom-3 rounded-puce bg-encre px-2.5 py-0.75 text-mini font-semibold text-surface">
      lu ici, page&nbsp;3
    </span>
  </Sheet>
);

export const OrderDrawing = () => (
  <Rows>
    {['Titre de propriété', 'Diagnostics', 'État hypothécaire'].map((name) => (
      <Row key={name} name={name}>
        <span className="font-semibold text-email">Commander</span>
      </Row>
    ))}
  </Rows>
);

const Rows = ({ children }: { children: ReactNode }) => (
  <div className="grid content-center gap-2 text-libelle">{children}</div>
);

type RowProps = { name: string; icon?: ReactNode; children: ReactNode };

const Row = ({ name, icon, children }: RowProps) => (
  <div className="flex min-h-10.5 items-center gap-2 rounded-plaque bg-surface py-1.25 pr-2 pl-3.25 font-medium whitespace-nowrap">
    {icon}
    <span className="flex-1">{name}</span>
    {children}
  </div>
);

/** A page of a document is white by day and by night. */
const Sheet = ({ className, children }: { className: string; children: ReactNode }) => (
  <div
    data-theme="jour"
    className={`relative mt-7 max-w-full justify-self-center rounded-t-page bg-surface text-mini text-encre shadow-pose ${className}`}
  >
    {children}
  </div>
);

type Amount = { name: string; amount: string };

const Leader = ({ name, amount }: Amount) => (
  <p className="flex items-end gap-2 whitespace-nowrap">
    {name}
    <span className="mb-1 flex-1 border-b border-dotted border-trait-fort" />
    <span className="font-semibold">{amount}</span>
  </p>
);

const Line = ({ name, amount }: Amount) => (
  <p className="flex justify-between py-1.5">
    {name}
    <span>{amount}</span>
  </p>
);
