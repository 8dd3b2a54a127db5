import type { DocumentFile } from '@quitus/api/documents.api';
import type { DeskItem } from '@quitus/api/staff.api';
import type { DecidedStatus, Seen } from '@quitus/domain/control/control';
import type { RefusalReason } from '@quitus/domain/control/refusal-reasons';
import { refusalsLeft } from '@quitus/domain/control/team-decision';
import { type ReactNode, useState } from 'react';

import { CheckHead } from './CheckHead.tsx';
import { DecisionButtons, offeredDecisions } from './DecisionButtons.tsx';
import {
  answeredYes,
  type Answers,
  askedRules,
  proposedDecision,
  type Refusal,
  refusedWords,
  turned,
  type Verdict,
} from './proposed-decision.ts';
import { RuleAnswers } from './RuleAnswers.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { useKeys } from './use-keys.ts';

/** What the right pane asks: the rules, or one form in their place. */
export type Form = { refuse: Refusal; picked: RefusalReason | null } | 'type' | 'split';

export type DeskMoves = {
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onUndo: (() => void) | null;
  onHelp: () => void;
};

type CheckPaneProps = {
  item: DeskItem;
  file: DocumentFile | undefined;
  now: Date;
  answers: Answers;
  pending: boolean;
  moves: DeskMoves;
  onAnswers: (answers: Answers) => void;
  onSee: (verdict: Verdict, at: Seen) => void;
  onVerify: () => void;
  onForm: (form: Form) => void;
  onEdit: (() => void) | null;
  children: ReactNode;
};

/** What is asked of the document, and what may be decided. `children` is what was read. */
export function CheckPane(props: CheckPaneProps) {
  const { item, file, now, answers, pending, moves, onAnswers, onSee, onVerify, onForm } = props;
  const { document_type, control } = item;
  const rules = askedRules(control);
  const offered = offeredDecisions(item);
  const refusals = refusalsLeft(control.rules, answeredYes(control, answers));
  const [stopped, setStopped] = useState(false);
  function decide(to: DecidedStatus) {
    if (to !== 'VERIFIED') onForm({ refuse: to, picked: null });
    else if (refusals.length > 0) setStopped(true);
    else onVerify();
  }
  const ask = () => onForm({ refuse: 'INCOMPLETE', picked: 'PIECE_MISSING' });
  const split = file && (file.pages ?? 0) > 1 ? () => onForm('split') : null;
  const type = file ? () => onForm('type') : null;

  useKeys({
    ...Object.fromEntries(
      rules.map((verdict, index) => [String(index + 1), () => onAnswers(turned(verdict, answers))]),
    ),
    ...(!pending &&
      Object.fromEntries(
        offered.map(({ to, shortcut }) => [SHORTCUTS[shortcut].key, () => decide(to)]),
      )),
    [SHORTCUTS.ask.key]: ask,
    [SHORTCUTS.type.key]: type ?? undefined,
    [SHORTCUTS.split.key]: split ?? undefined,
    [SHORTCUTS.edit.key]: props.onEdit ?? undefined,
    [SHORTCUTS.next.key]: moves.onNext ?? undefined,
    [SHORTCUTS.previous.key]: moves.onPrevious ?? undefined,
    [SHORTCUTS.undo.key]: moves.onUndo ?? undefined,
  });

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 min-[68.75rem]:px-9">
        <CheckHead item={item} file={file} now={now} />
        <h3 className="mt-6 text-h4">Contrôles</h3>
        <RuleAnswers
          rules={rules}
          answers={answers}
          file_ids={item.files.map(({ id }) => id)}
          onTurn={(verdict) => onAnswers(turned(verdict, answers))}
          onSee={onSee}
        />
        {props.children}
      </div>
      <div className="flex-none border-t border-trait px-5 py-4 max-[68.75rem]:bg-surface min-[68.75rem]:px-9">
        {stopped && refusals.length > 0 && (
          <p role="alert" className="mb-2.5 text-brique">
            {refusedWords(control, refusals)}
          </p>
        )}
        <DecisionButtons
          offered={offered}
          proposal={proposedDecision(document_type, control, answers)}
          pending={pending}
          onDecide={decide}
          onAsk={ask}
          onType={type}
          onSplit={split}
          onHelp={moves.onHelp}
          onUndo={moves.onUndo}
        />
      </div>
    </>
  );
}
