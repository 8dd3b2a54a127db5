// What a paper says, once it is known which paper it is. A paper without rules says nothing.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { annexes } from './annexes.ts';
import { appelDeFonds } from './appel-de-fonds.ts';
import { convocation } from './convocation.ts';
import { decompte } from './decompte.ts';
import { dpe } from './dpe.ts';
import { ficheSynthetique } from './fiche-synthetique.ts';
import { buildingFacts } from './holding.ts';
import { identity } from './identity.ts';
import { procesVerbal } from './proces-verbal.ts';
import { releveDeCompte } from './releve-de-compte.ts';
import { rib } from './rib.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { carrez, surfaceHabitable } from './superficie.ts';
import { taxeFonciere } from './taxe-fonciere.ts';

type Extractor = (sheets: readonly Sheet[]) => Fact[];

const annexesAlone: Extractor = (sheets) => [
  ...buildingFacts(sheets, 'annexes'),
  ...annexes(sheets),
];

/** The sub-kind decides where there is one. */
const OF_SUB_KIND: Partial<Record<SubKind, Extractor>> = {
  APPEL_DE_FONDS: appelDeFonds,
  RELEVE_DE_COMPTE: releveDeCompte,
  DECOMPTE: decompte,
  ANNEXE_1: annexesAlone,
  ANNEXE_2: annexesAlone,
  ANNEXE_3: annexesAlone,
  ANNEXE_4: annexesAlone,
  ANNEXE_5: annexesAlone,
  DPE: dpe,
  CARREZ: carrez,
  BOUTIN: surfaceHabitable,
};
const OF_TYPE: Partial<Record<DocumentType, Extractor>> = {
  PV_AG: procesVerbal,
  CV_AG: convocation,
  FICHE_SYN: ficheSynthetique,
  CERT_CARREZ: carrez,
  CERTIFICAT_DE_SUPERFICIE: surfaceHabitable,
  TAX_FONCIERE: taxeFonciere,
  RIB: rib,
  DOC_IDENTITE: identity,
  DOC_IDENTITE_ACQUEREURS: identity,
};

export function extractFacts(
  type: DocumentType,
  sub_kind: SubKind | null,
  pages: readonly Page[],
): Fact[] {
  const extract = (sub_kind && OF_SUB_KIND[sub_kind]) ?? OF_TYPE[type];
  return extract ? onceEach(extract(pages.map(sheetOf))) : [];
}

/** The same thing read in two places is told once; two things that differ are both told. */
function onceEach(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ name, value }) => {
    const key = JSON.stringify([name, value]);
    return !seen.has(key) && seen.add(key);
  });
}
