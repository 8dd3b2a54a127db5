// What a paper says, once it is known which paper it is. A paper without rules says nothing.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { acteDeNaissance } from './acte-de-naissance.ts';
import { annexeHeadFacts } from './annexe-heads.ts';
import type { AnnexeNumber } from './annexe-parts.ts';
import { annexes } from './annexes.ts';
import { appelDeFonds } from './appel-de-fonds.ts';
import { assurance } from './assurance.ts';
import { bail, etatDesLieux, quittance } from './bail.ts';
import { carnetEntretien } from './carnet-entretien.ts';
import { clearlySeen } from './clearly-seen.ts';
import { convocation } from './convocation.ts';
import { decompte } from './decompte.ts';
import { dossierAmiante } from './dossier-amiante.ts';
import { dossierTechnique } from './dossier-technique.ts';
import { dpe, dpeCollectif } from './dpe.ts';
import { entretien } from './entretien.ts';
import { etatHypothecaire } from './etat-hypothecaire.ts';
import { ficheSynthetique } from './fiche-synthetique.ts';
import { identity } from './identity.ts';
import { conge, gerance } from './letting-letters.ts';
import { amiante, plomb, termites } from './material-surveys.ts';
import { newHouse } from './new-house.ts';
import {
  assainissement,
  audit,
  bruit,
  diagnosticImmeuble,
  etatDesRisques,
} from './other-surveys.ts';
import { preEtatDate } from './pre-etat-date.ts';
import { procesVerbal } from './proces-verbal.ts';
import { reglement } from './reglement.ts';
import { releveDeCompte } from './releve-de-compte.ts';
import { rib } from './rib.ts';
import { electricite, gaz } from './safety-surveys.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { carrez, surfaceHabitable } from './superficie.ts';
import { taxeFonciere } from './taxe-fonciere.ts';
import { titreDePropriete } from './titre-de-propriete.ts';

type Extractor = (sheets: readonly Sheet[]) => Fact[];

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

export function extractFacts(
  type: DocumentType,
  sub_kind: SubKind | null,
  pages: readonly Page[],
): Fact[] {
  const extract = (sub_kind && OF_SUB_KIND[sub_kind]) ?? OF_TYPE[type];
  return extract ? onceEach(clearlySeen(extract(pages.map(sheetOf)), pages)) : [];
}

/** The same thing read in two places is told once; two things that differ are both told. */
function onceEach(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ name, value }) => {
    const key = JSON.stringify([name, value]);
    return !seen.has(key) && seen.add(key);
  });
}
