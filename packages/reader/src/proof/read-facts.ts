// What a paper says: by rules, by the model and by arithmetic; of what OCR has read, what all of them allow.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { sameValue } from '@quitus/domain/reading/fact-value';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import { announced } from '../arithmetic/announced.ts';
import { assembledFacts } from '../arithmetic/assembled-facts.ts';
import { buildingAnswers } from '../extract/books/building-answers.ts';
import { dimlySeen } from '../extract/clearly-seen.ts';
import { believable, ruledFacts } from '../extract/extract.ts';
import { isWhole } from '../extract/names/whole-names.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import { findDates } from '../french/dates.ts';
import { isKnownPaper, notUnlikely, predictions } from '../model/likely-facts.ts';
import type { Page } from '../page/page.ts';
import { withoutEarlyDay } from './early-statement.ts';
import { FILLED_ON_SCANS } from './filled-on-scans.data.ts';
import { withFirms } from './firm-of-agency.ts';
import { withFactsOfLots } from './from-lot-shares.ts';
import { joinedFacts } from './joined-facts.ts';
import { ofOneOwner } from './of-one-owner.ts';
import { withCalendar, withOwnProof } from './own-proof.ts';
import { doubtedKeys, strayParts } from './parts-of-call.ts';
import { usageNames } from './usage-name.ts';
import { withoutRefused } from './without-refused.ts';
import { withWitness } from './witnessed-days.ts';

export function readFacts(
  type: DocumentType,
  sub_kind: SubKind | null,
  printed: readonly Page[],
): Fact[] {
  const paper = sub_kind ?? type;
  const later = announced(paper, printed);
  const { pages } = later;
  const sheets = pages.map(sheetOf);
  const isSeen = pages.some(({ source }) => source === 'OCR');
  const rules = ruledFacts(type, sub_kind, sheets);
  // What OCR misread contradicts the rest of a paper that does not contradict itself.
  const known = rules.refused.filter(({ refused }) => !isSeen || refused !== 'CONTRADICTED');
  const everywhere = known.filter(({ within }) => within === undefined);
  // What a rule cut short is not extracted: the whole of it may stand elsewhere.
  const ruled = withoutRefused(
    [
      ...rules.facts.filter(isWhole),
      ...buildingAnswers(paper, sheets),
      ...(type === 'DOC_IDENTITE' ? usageNames(pages) : []),
    ],
    everywhere,
  );
  const knownPaper = sub_kind && isKnownPaper(sub_kind) ? sub_kind : type;
  // Its labels are those of the decree: where a value stands beside one, its place says no more.
  const isForm = type === 'FICHE_SYN';
  const added = assembledFacts(paper, pages);
  const doubted = isSeen ? doubtedKeys(ruled, added) : strayParts(ruled, added);
  const refused = [...known, ...doubted];
  const assembled = withoutRefused(added, known);
  const extracted = withOwnProof(
    withoutRefused(isSeen && !isForm ? notUnlikely(knownPaper, sheets, ruled) : ruled, doubted),
  );
  const filled: readonly string[] = FILLED_ON_SCANS[knownPaper] ?? [];
  const mayFill = ({ name }: Fact) => filled.includes(name);
  const predicted = predictions(knownPaper, sheets).filter(
    ({ fact }) =>
      (!isSeen || mayFill(fact) || extracted.some(({ name }) => name === fact.name)) &&
      withoutRefused([fact], refused).length > 0,
  );
  const dim = dimlySeen(extracted, pages);
  // A figure that OCR misread may hold by chance: there a sum confirms or fills, and only doubts what differs. It proves no word.
  const isSure = (fact: Fact) =>
    fact.proof === 'PROVEN' &&
    (!isSeen ||
      (fact.name !== 'entries' &&
        extracted.every(({ name, value }) => name !== fact.name || sameValue(value, fact.value))));
  const proven = assembled.filter(isSure);
  const reckoned = assembled
    .filter((fact) => !isSure(fact))
    .map((fact): Fact => ({ ...fact, proof: 'READ', because: null }));
  const joined = joinedFacts({
    extracted,
    predicted: [
      ...reckoned.map((fact) => ({ fact, sure: true })),
      ...predicted.filter(({ fact }) => reckoned.every(({ name }) => name !== fact.name)),
    ],
    proven,
    dim,
  });
  const days = isSeen
    ? []
    : sheets.flatMap(({ written }) => findDates(written)).map(({ value }) => value);
  const own = ofOneOwner(paper, withoutEarlyDay(joined), pages);
  const told = believable(withFactsOfLots(withWitness(withCalendar(own), days)), pages);
  return [...withFirms(told, sheets), ...later.facts];
}
