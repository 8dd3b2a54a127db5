// Every sample and the layouts it comes in: the demonstration picks from it, the reader is tried on all of it.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import { ANNEX_HEADS } from './annexes-comptables.ts';
import { appelDeFonds, CALL_LAYOUTS } from './appel-de-fonds.ts';
import { assainissement, DRAIN_LAYOUTS } from './assainissement.ts';
import { assurance, INSURANCE_LAYOUTS } from './assurance.ts';
import { bail, etatDesLieux, LEASE_LAYOUTS, quittance } from './bail.ts';
import { BOOK_LAYOUTS, carnetEntretien } from './carnet-entretien.ts';
import { annexes, convocation, CONVOCATION_LAYOUTS } from './convocation.ts';
import { decompteIndividuel, SETTLEMENT_LAYOUTS } from './decompte-individuel.ts';
import { BUILDING_REPORT_LAYOUTS, diagnosticImmeuble } from './diagnostic-immeuble.ts';
import { dpe, DPE_LAYOUTS } from './dpe.ts';
import { etatDesRisques, RISK_LAYOUTS } from './etat-des-risques.ts';
import { etatHypothecaire, MORTGAGE_LAYOUTS } from './etat-hypothecaire.ts';
import { ficheSynthetique, SUMMARY_LAYOUTS } from './fiche-synthetique.ts';
import type { Home } from './home.ts';
import { amiante, MATERIAL_LAYOUTS, plomb, termites } from './material-reports.ts';
import { accordDePrincipe, BILL_LAYOUTS, facture, LOAN_LAYOUTS } from './other-papers.ts';
import {
  acteDeNaissance,
  BIRTH_LAYOUTS,
  CARD_LAYOUTS,
  carteIdentite,
  rib,
  RIB_LAYOUTS,
} from './personal-papers.ts';
import { plan, PLAN_LAYOUTS } from './plan.ts';
import { PED_LAYOUTS, preEtatDate } from './pre-etat-date.ts';
import type { Sample } from './press.ts';
import { MINUTES_LAYOUTS, procesVerbal } from './proces-verbal.ts';
import { modificatif, reglementDeCopropriete, RULES_LAYOUTS } from './reglement.ts';
import { releveDeCompte, STATEMENT_LAYOUTS } from './releve-de-compte.ts';
import { electricite, gaz, SAFETY_LAYOUTS } from './safety-reports.ts';
import { AREA_LAYOUTS, carrez, surfaceHabitable } from './superficie.ts';
import { TAX_LAYOUTS, taxeFonciere } from './taxe-fonciere.ts';
import { titreDePropriete } from './titre-de-propriete.ts';

export type CatalogueEntry = {
  name: string;
  document_type: DocumentType;
  layout: string;
  /** How many pages it may take, whatever the facts. */
  pages: readonly [number, number];
  make: (home: Home) => Sample;
};

const entries = <L extends string>(
  name: string,
  document_type: DocumentType,
  layouts: readonly L[],
  pages: readonly [number, number],
  make: (home: Home, layout: L) => Sample,
): CatalogueEntry[] =>
  layouts.map((layout) => ({
    name,
    document_type,
    layout,
    pages,
    make: (home) => make(home, layout),
  }));

export const CATALOGUE: readonly CatalogueEntry[] = [
  ...entries('appel-de-fonds', 'CHARGES', CALL_LAYOUTS, [1, 1], appelDeFonds),
  ...entries('releve-de-compte', 'CHARGES', STATEMENT_LAYOUTS, [1, 1], releveDeCompte),
  ...entries('decompte-individuel', 'CHARGES', SETTLEMENT_LAYOUTS, [1, 1], decompteIndividuel),
  ...entries('proces-verbal', 'PV_AG', MINUTES_LAYOUTS, [2, 5], procesVerbal),
  ...entries('convocation', 'CV_AG', CONVOCATION_LAYOUTS, [3, 12], convocation),
  ...entries('annexes-comptables', 'CV_AG', ANNEX_HEADS, [5, 7], annexes),
  ...entries('fiche-synthetique', 'FICHE_SYN', SUMMARY_LAYOUTS, [1, 3], ficheSynthetique),
  ...entries('carnet-entretien', 'CARNET_ENTRETIEN', BOOK_LAYOUTS, [1, 3], carnetEntretien),
  ...entries('reglement', 'RCP_EDD', RULES_LAYOUTS, [6, 12], reglementDeCopropriete),
  ...entries('modificatif', 'RCP_EDD', RULES_LAYOUTS, [1, 3], modificatif),
  ...entries(
    'diagnostic-immeuble',
    'DIAGNOSTICS_IMMEUBLE',
    BUILDING_REPORT_LAYOUTS,
    [2, 3],
    diagnosticImmeuble,
  ),
  ...entries('pre-etat-date', 'PRE_ETAT_DATE', PED_LAYOUTS, [1, 3], preEtatDate),
  ...entries('dpe', 'DIAGNOSTICS', DPE_LAYOUTS, [3, 5], dpe),
  ...entries('amiante', 'DIAGNOSTICS', MATERIAL_LAYOUTS, [1, 3], amiante),
  ...entries('plomb', 'DIAGNOSTICS', MATERIAL_LAYOUTS, [2, 4], plomb),
  ...entries('termites', 'DIAGNOSTICS', MATERIAL_LAYOUTS, [1, 3], termites),
  ...entries('electricite', 'DIAGNOSTICS', SAFETY_LAYOUTS, [1, 3], electricite),
  ...entries('gaz', 'DIAGNOSTICS', SAFETY_LAYOUTS, [1, 3], gaz),
  ...entries('etat-des-risques', 'DIAGNOSTICS', RISK_LAYOUTS, [1, 2], etatDesRisques),
  ...entries('carrez', 'CERT_CARREZ', AREA_LAYOUTS, [1, 2], carrez),
  ...entries(
    'surface-habitable',
    'CERTIFICAT_DE_SUPERFICIE',
    AREA_LAYOUTS,
    [1, 2],
    surfaceHabitable,
  ),
  ...entries('taxe-fonciere', 'TAX_FONCIERE', TAX_LAYOUTS, [1, 2], taxeFonciere),
  ...entries('titre-de-propriete', 'TITRE_PROP', ['copie'], [4, 8], titreDePropriete),
  ...entries('titre-de-propriete', 'TITRE_PROP', ['attestation'], [1, 2], titreDePropriete),
  ...entries('bail', 'LOGEMENT_LOUE', LEASE_LAYOUTS, [1, 3], bail),
  ...entries('quittance', 'LOGEMENT_LOUE', LEASE_LAYOUTS, [1, 1], quittance),
  ...entries('etat-des-lieux', 'LOGEMENT_LOUE', LEASE_LAYOUTS, [1, 4], etatDesLieux),
  ...entries('rib', 'RIB', RIB_LAYOUTS, [1, 1], rib),
  ...entries('carte-identite', 'DOC_IDENTITE', CARD_LAYOUTS, [1, 1], carteIdentite),
  ...entries('acte-de-naissance', 'ACT_NAISSANCE', BIRTH_LAYOUTS, [1, 1], acteDeNaissance),
  ...entries('assainissement', 'DIAGNOSTICS_ASSAINISSEMENT', DRAIN_LAYOUTS, [1, 2], assainissement),
  ...entries('plan', 'PLAN_DU_LOGEMENT_ET_ANNEXES', PLAN_LAYOUTS, [1, 1], plan),
  ...entries('assurance', 'ASSURANCES_DU_LOGEMENT', INSURANCE_LAYOUTS, [1, 1], assurance),
  ...entries('etat-hypothecaire', 'ETAT_HYPOTHECAIRE', MORTGAGE_LAYOUTS, [1, 2], etatHypothecaire),
  ...entries('facture', 'OTHER_PROPERTY_DOCS', BILL_LAYOUTS, [1, 1], facture),
  ...entries('accord-de-principe', 'DOCS_AUTRE_ACQUEREURS', LOAN_LAYOUTS, [1, 1], accordDePrincipe),
];
