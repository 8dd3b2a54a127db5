// The machine accepts or asks; only a certain rule refuses.
import type { DocumentType } from '../documents/document-type.ts';
import { complete } from './complete.ts';
import { concluded } from './conclusion.ts';
import { consistent } from './consistent.ts';
import {
  CONTROL_RULES,
  type ControlledDossier,
  type ControlledFile,
  type ControlRule,
  REFUSAL_ORDER,
  type RuleVerdict,
  type SlotControl,
} from './control.ts';
import { described, listed } from './described.ts';
import { type Examined, type Finding, papersOf, type Rule } from './examined.ts';
import { holdingFrom, withHolding } from './holding-from.ts';
import { inDate } from './in-date.ts';
import { legible } from './legible.ts';
import { REQUIRED_RULES, SHOWN_TO_PERSON } from './required-rules.ts';
import { rightBuilding } from './right-building.ts';
import { rightLot } from './right-lot.ts';
import { rightOwner } from './right-owner.ts';
import { rightType } from './right-type.ts';
import { setAside } from './stray-files.ts';
import { asReadFiles, concludedOfBoth } from './user-words.ts';

const RULES: Record<ControlRule, Rule> = {
  RIGHT_TYPE: rightType,
  RIGHT_BUILDING: rightBuilding,
  RIGHT_OWNER: rightOwner,
  RIGHT_LOT: rightLot,
  LEGIBLE: legible,
  IN_DATE: inDate,
  COMPLETE: complete,
  CONSISTENT: consistent,
};

type Ruled = { rule: ControlRule; finding: Finding };

/** `others`: the files of slots already verified. */
export function controlSlot(
  dossier: ControlledDossier,
  document_type: DocumentType,
  sent: readonly ControlledFile[],
  today: string,
  others: readonly ControlledFile[],
): SlotControl {
  const { kept: files, aside } = setAside(sent, document_type);
  const examinedOf = (own: readonly ControlledFile[], verified: readonly ControlledFile[]) => ({
    dossier: withHolding(dossier, holdingFrom(verified)),
    document_type,
    files: own,
    papers: papersOf(own),
    today,
    others: papersOf(verified),
  });
  const examined: Examined = examinedOf(files, others);
  const [filesRead, othersRead] = [asReadFiles(files), asReadFiles(others)];
  const read =
    filesRead || othersRead ? examinedOf(filesRead ?? files, othersRead ?? others) : null;
  if (files.length === 0)
    return { document_type, status: null, sentence: null, rules: [], expires_at: null };
  const required = REQUIRED_RULES[document_type];
  const asked = required === 'PERSON' ? SHOWN_TO_PERSON : required;
  const ruled = CONTROL_RULES.filter((rule) => asked.includes(rule)).map((rule) => {
    const said = concluded(rule, RULES[rule], examined);
    const finding = read ? concludedOfBoth(said, concluded(rule, RULES[rule], read)) : said;
    return { rule, finding };
  });
  const slot = {
    document_type,
    rules: ruled.map(verdictOf).map(telling(aside)),
    expires_at: endOf(ruled),
  };
  if (required === 'PERSON') return { ...slot, status: null, sentence: null };
  if (ruled.every(({ finding }) => finding.outcome === 'passed'))
    return { ...slot, status: 'VERIFIED', sentence: null };
  return { ...slot, ...refusalOf(ruled, examined) };
}

function verdictOf({ rule, finding }: Ruled): RuleVerdict {
  const { outcome, sentence, seen } = finding;
  const verdict = { rule, outcome, sentence, seen };
  if (finding.outcome === 'failed')
    return finding.missing === undefined ? verdict : { ...verdict, missing: finding.missing };
  return {
    ...verdict,
    ...(finding.lacks && { lacks: finding.lacks }),
    ...(finding.unread && { unread: finding.unread }),
  };
}

/** What was set aside is told where the type is. */
const telling =
  (aside: readonly ControlledFile[]) =>
  (verdict: RuleVerdict): RuleVerdict =>
    aside.length === 0 || verdict.rule !== 'RIGHT_TYPE'
      ? verdict
      : {
          ...verdict,
          sentence: `${verdict.sentence} Mis de côté\u00a0: ${listed(aside.map(({ name }) => name))}.`,
        };

const endOf = (ruled: readonly Ruled[]): string | null =>
  ruled.flatMap(({ finding }) =>
    finding.outcome === 'failed' ? [] : (finding.expires_at ?? []),
  )[0] ?? null;

/** A page that nobody read, or a paper that nobody knows, may be the right one: they refuse nothing. */
function refusalOf(
  ruled: readonly Ruled[],
  { papers }: Examined,
): Pick<SlotControl, 'status' | 'sentence'> {
  const outcomeOf = (name: ControlRule) =>
    ruled.find(({ rule }) => rule === name)?.finding.outcome ?? 'undecided';
  const isKnown = outcomeOf('LEGIBLE') === 'passed' && outcomeOf('RIGHT_TYPE') !== 'undecided';
  for (const name of REFUSAL_ORDER) {
    const finding = ruled.find(({ rule }) => rule === name)?.finding;
    if (!isKnown || finding?.outcome !== 'failed') continue;
    return {
      status: finding.status,
      sentence: `Document actuel\u00a0: ${described(finding.about ?? papers, name)}. Document attendu\u00a0: ${finding.expected}.`,
    };
  }
  return { status: null, sentence: null };
}
