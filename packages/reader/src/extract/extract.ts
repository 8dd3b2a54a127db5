// What a paper says by rules, once it is known which paper it is. A paper without rules says nothing.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { annexeHeadFacts } from './books/annexe-heads.ts';
import type { AnnexeNumber } from './books/annexe-parts.ts';
import { annexes } from './books/annexes.ts';
import { carnetEntretien } from './books/carnet-entretien.ts';
import { ficheSynthetique } from './books/fiche-synthetique.ts';
import { clearlySeen } from './clearly-seen.ts';
import { etatHypothecaire } from './deeds/etat-hypothecaire.ts';
import { reglement } from './deeds/reglement.ts';
import { titreDePropriete } from './deeds/titre-de-propriete.ts';
import { assurance } from './leases/assurance.ts';
import { bail, etatDesLieux, quittance } from './leases/bail.ts';
import { entretien } from './leases/entretien.ts';
import { conge, gerance } from './leases/letting-letters.ts';
import { convocation } from './meetings/convocation.ts';
import { procesVerbal } from './meetings/proces-verbal.ts';
import { appelDeFonds } from './money/appel-de-fonds.ts';
import { decompte } from './money/decompte.ts';
import { preEtatDate } from './money/pre-etat-date.ts';
import { releveDeCompte } from './money/releve-de-compte.ts';
import { acteDeNaissance } from './people/acte-de-naissance.ts';
import { identity } from './people/identity.ts';
import { rib } from './people/rib.ts';
import { type Finding, isRefused, type RefusedFact } from './sheet/refused-fact.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';
import { soundFacts } from './sound-facts.ts';
import { dossierAmiante } from './surveys/dossier-amiante.ts';
import { dossierTechnique } from './surveys/dossier-technique.ts';
import { dpe, dpeCollectif } from './surveys/dpe.ts';
import { etatDesRisques } from './surveys/etat-des-risques.ts';
import { amiante, plomb, termites } from './surveys/material-surveys.ts';
import { newHouse } from './surveys/new-house.ts';
import { assainissement, audit, bruit, diagnosticImmeuble } from './surveys/other-surveys.ts';
import { electricite, gaz } from './surveys/safety-surveys.ts';
import { carrez, surfaceHabitable } from './surveys/superficie.ts';
import { taxeFonciere } from './taxes/taxe-fonciere.ts';

type Extractor = (sheets: readonly Sheet[]) => readonly Finding[];

const annexeAlone =
  (number: AnnexeNumber): Extractor =>
  (sheets) => [...annexeHeadFacts(sheets), ...annexes(sheets, number)];

/** The sub-kind decides where there is one. */
const OF_SUB_KIND: Partial<Record<SubKind, Extractor>> = {
  APPEL_DE_FONDS: appelDeFonds,
  RELEVE_DE_COMPTE: releveDeCompte,
  DECOMPTE: decompte,
  ANNEXE_1: annexeAlone(1),
  ANNEXE_2: annexeAlone(2),
  ANNEXE_3: annexeAlone(3),
  ANNEXE_4: annexeAlone(4),
  ANNEXE_5: annexeAlone(5),
  DDT: dossierTechnique,
  DPE: dpe,
  DPE_COLLECTIF: dpeCollectif,
  AUDIT_ENERGETIQUE: audit,
  AMIANTE: amiante,
  DTA: dossierAmiante,
  PLOMB: plomb,
  TERMITES: termites,
  GAZ: gaz,
  ELECTRICITE: electricite,
  ERP: etatDesRisques,
  BRUIT: bruit,
  ASSAINISSEMENT: assainissement,
  CARREZ: carrez,
  BOUTIN: surfaceHabitable,
  BAIL: bail,
  QUITTANCE: quittance,
  ETAT_DES_LIEUX: etatDesLieux,
  GERANCE: gerance,
  CONGE: conge,
};
const OF_TYPE: Partial<Record<DocumentType, Extractor>> = {
  PV_AG: procesVerbal,
  CV_AG: convocation,
  FICHE_SYN: ficheSynthetique,
  CARNET_ENTRETIEN: carnetEntretien,
  RCP_EDD: reglement,
  PRE_ETAT_DATE: preEtatDate,
  DIAGNOSTICS_IMMEUBLE: diagnosticImmeuble,
  DIAGNOSTICS_ASSAINISSEMENT: assainissement,
  TITRE_PROP: titreDePropriete,
  ETAT_HYPOTHECAIRE: etatHypothecaire,
  ASSURANCES_DU_LOGEMENT: assurance,
  ENTRETIEN: entretien,
  DOCS_MAISON_MOINS_10_ANS: newHouse,
  ACT_NAISSANCE: acteDeNaissance,
  ACT_NAISSANCE_ACQUEREURS: acteDeNaissance,
  CERT_CARREZ: carrez,
  CERTIFICAT_DE_SUPERFICIE: surfaceHabitable,
  TAX_FONCIERE: taxeFonciere,
  RIB: rib,
  DOC_IDENTITE: identity,
  DOC_IDENTITE_ACQUEREURS: identity,
};

/** What rules state, and what they leave out on purpose. */
export type Ruled = { facts: readonly Fact[]; refused: readonly RefusedFact[] };

export function ruledFacts(
  type: DocumentType,
  sub_kind: SubKind | null,
  sheets: readonly Sheet[],
): Ruled {
  const extract = (sub_kind && OF_SUB_KIND[sub_kind]) ?? OF_TYPE[type];
  const findings = extract ? extract(sheets) : [];
  return {
    facts: findings.flatMap((one) => (isRefused(one) ? [] : [one])),
    refused: findings.filter(isRefused),
  };
}

export const extractFacts = (
  type: DocumentType,
  sub_kind: SubKind | null,
  pages: readonly Page[],
): Fact[] => believable(ruledFacts(type, sub_kind, pages.map(sheetOf)).facts, pages);

/** Each once, none that OCR guessed, and none that the others rule out. */
export const believable = (facts: readonly Fact[], pages: readonly Page[]): Fact[] =>
  soundFacts(onceEach(clearlySeen(facts, pages)));

/** The same thing read in two places is extracted once; two things that differ are both extracted. */
function onceEach(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ name, value }) => {
    const key = JSON.stringify([name, value]);
    return !seen.has(key) && seen.add(key);
  });
}
