import type { DeskItem } from '@quitus/api/staff.api';
import type { DecidedStatus } from '@quitus/domain/control/control';
import { decidableStatuses } from '@quitus/domain/documents/transitions';

import { buttonLook } from '../../ui/button-look.ts';
import { SOLID_HALF, SOLID_SEAL } from '../../ui/chip-look.ts';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { STATUS_TONE, type StatusTone } from '../../ui/status-tone.ts';
import { Key } from './Key.tsx';
import { MINOR } from './minor-look.ts';
import { ownMissing, type Proposal, proposalWords } from './proposed-decision.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';

export type Offered = { to: DecidedStatus; shortcut: Shortcut };

/** What may be decided of this document, and the key of each. */
export function offeredDecisions(item: Pick<DeskItem, 'status' | 'document_type'>): Offered[] {
  const [missing, other] = ownMissing(item.document_type);
  const all: Offered[] = [
    ...(missing ? [{ to: missing, shortcut: 'missing' } as const] : []),
    ...(other ? [{ to: other, shortcut: 'other_missing' } as const] : []),
    { to: 'VERIFIED', shortcut: 'verify' },
    { to: 'REJECTED', shortcut: 'reject' },
    { to: 'INCOMPLETE', shortcut: 'incomplete' },
    { to: 'EXPIRED', shortcut: 'expired' },
  ];
  const decidable = decidableStatuses(item);
  return all.filter(({ to }) => decidable.includes(to));
}

type DecisionButtonsProps = {
  offered: readonly Offered[];
  proposal: Proposal;
  pending: boolean;
  onDecide: (to: DecidedStatus) => void;
  onAsk: () => void;
  onType: (() => void) | null;
  onSplit: (() => void) | null;
  onHelp: () => void;
  onUndo: (() => void) | null;
};

/** What the answers lead to comes first, in enamel; the others stay within reach. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { offered, proposal, pending, onDecide, onAsk, onType, onSplit, onHelp, onUndo } = props;
  const first = offered.find(({ to }) => to === proposal.to);
  const others = offered.filter((one) => one !== first);
  return (
    <div className="flex flex-col gap-2.5">
      {first && <Decide {...first} primary disabled={pending} onDecide={onDecide} />}
      {/* An odd one out takes the whole row: its name is the longest. */}
      <div className="grid grid-cols-2 gap-2.5 [&>:first-child:nth-last-child(odd)]:col-span-2">
        {others.map((one) => (
          <Decide key={one.to} {...one} disabled={pending} onDecide={onDecide} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-second text-encre-2">
        <span aria-live="polite">{proposalWords(proposal)}</span>
        <Minor shortcut="ask" words="demander une pièce" onPress={onAsk} />
        {onType && <Minor shortcut="type" words="changer de type" onPress={onType} />}
        {onSplit && <Minor shortcut="split" words="séparer" onPress={onSplit} />}
        {onUndo && <Minor shortcut="undo" words="annuler" onPress={onUndo} />}
        <span className="max-sm:hidden pointer-coarse:hidden">
          <Minor shortcut="help" words="tous les raccourcis" onPress={onHelp} />
        </span>
      </p>
    </div>
  );
}

const INKS: Partial<Record<StatusTone, string>> = {
  verified: 'text-vert',
  'to-complete': 'text-ocre',
  blocked: 'text-brique',
};

type DecideProps = Offered & {
  primary?: boolean;
  disabled: boolean;
  onDecide: (to: DecidedStatus) => void;
};

function Decide({ to, shortcut, primary = false, disabled, onDecide }: DecideProps) {
  const { label, Icon } = STATUS_LOOK[to];
  const { key } = SHORTCUTS[shortcut];
  const solid = to === 'VERIFIED' ? SOLID_SEAL : to === 'INCOMPLETE' ? SOLID_HALF : '';
  const look = `${solid} ${INKS[STATUS_TONE[to]] ?? ''}`;
  return (
    <button
      type="button"
      aria-keyshortcuts={key}
      disabled={disabled}
      onClick={() => onDecide(to)}
      className={`${buttonLook({ variant: primary ? 'primary' : 'secondary' })} px-4 text-left`}
    >
      <Icon aria-hidden className={`stroke-2 ${primary ? '' : look}`} />
      <span className="min-w-0 flex-1 leading-5">{label}</span>
      <Key onEnamel={primary}>{key}</Key>
    </button>
  );
}

type MinorProps = { shortcut: Shortcut; words: string; onPress: () => void };

const Minor = ({ shortcut, words, onPress }: MinorProps) => (
  <button
    type="button"
    aria-keyshortcuts={SHORTCUTS[shortcut].key}
    onClick={onPress}
    className={MINOR}
  >
    <Key>{SHORTCUTS[shortcut].key}</Key>
    {words}
  </button>
);
