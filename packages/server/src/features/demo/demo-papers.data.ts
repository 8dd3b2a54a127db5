// The papers in the dossiers of the demonstration, under the names people give their files.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FileOrigin } from '@quitus/domain/documents/file-state';
import type { Quarter } from '@quitus/papers/samples/accounts';
import { appelDeFonds, type CallLayout } from '@quitus/papers/samples/appel-de-fonds';
import { assainissement } from '@quitus/papers/samples/assainissement';
import { assurance } from '@quitus/papers/samples/assurance';
import { bail, etatDesLieux, quittance } from '@quitus/papers/samples/bail';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { annexes, convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { diagnosticImmeuble } from '@quitus/papers/samples/diagnostic-immeuble';
import { dpe } from '@quitus/papers/samples/dpe';
import { etatDesRisques } from '@quitus/papers/samples/etat-des-risques';
import { etatHypothecaire } from '@quitus/papers/samples/etat-hypothecaire';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import type { Home } from '@quitus/papers/samples/home';
import { amiante, plomb } from '@quitus/papers/samples/material-reports';
import { accordDePrincipe, facture } from '@quitus/papers/samples/other-papers';
import type { Person } from '@quitus/papers/samples/people';
import { acteDeNaissance, carteIdentite, rib } from '@quitus/papers/samples/personal-papers';
import { plan } from '@quitus/papers/samples/plan';
import type { Sample } from '@quitus/papers/samples/press';
import { type MinutesLayout, procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { modificatif, reglementDeCopropriete } from '@quitus/papers/samples/reglement';
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';
import { electricite, gaz } from '@quitus/papers/samples/safety-reports';
import { carrez, surfaceHabitable } from '@quitus/papers/samples/superficie';
import { taxeFonciere } from '@quitus/papers/samples/taxe-fonciere';
import { titreDePropriete } from '@quitus/papers/samples/titre-de-propriete';

import { HOMES } from './demo-homes.data.ts';
import type { DossierKey } from './demo.data.ts';

export type DemoPaper = { name: string; sample: Sample; origin: FileOrigin };
export type SlotPapers = { [T in DocumentType]?: readonly DemoPaper[] };

const given = (name: string, sample: Sample): DemoPaper => ({
  name: `${name}.pdf`,
  sample,
  origin: 'UPLOADED_BY_USER',
});
const fetched = (name: string, sample: Sample): DemoPaper => ({
  ...given(name, sample),
  origin: 'SCRAPED',
});

const calls = (home: Home, layout: CallLayout, year: number, quarters: readonly Quarter[]) =>
  quarters.map((quarter) =>
    given(`Appel de fonds T${quarter} ${year}`, appelDeFonds(home, layout, year, quarter)),
  );
const minutes = (home: Home, layout: MinutesLayout, ...years: number[]) =>
  years.map((year) => fetched(`PV AG ${year}`, procesVerbal(home, layout, year)));
const meeting = (home: Home) => [
  given('Convocation AG 2026', convocation(home, 'alone')),
  given('Annexes comptables 2025', annexes(home, 'named')),
];
const named = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;
const cards = (home: Home, people: readonly Person[]) =>
  people.map((person) => given(`CNI ${named(person)}`, carteIdentite(home, 'both', person)));
const births = (home: Home, people: readonly Person[]) =>
  people.map((one) =>
    given(`Acte de naissance ${named(one)}`, acteDeNaissance(home, 'registry', one)),
  );

const PALE = '#ededed';

const PAPERS: Record<DossierKey, (home: Home) => SlotPapers> = {
  marche: (home) => ({
    RCP_EDD: [
      given('Règlement de copropriété', reglementDeCopropriete(home, 'notarial')),
      given('Modificatif 1', modificatif(home, 'notarial', 0)),
      given('Modificatif 2', modificatif(home, 'notarial', 1)),
    ],
    FICHE_SYN: [fetched('Fiche synthétique 2026', ficheSynthetique(home, 'fields'))],
    CARNET_ENTRETIEN: [fetched('Carnet d’entretien 2026', carnetEntretien(home, 'sober'))],
    CV_AG: meeting(home),
    PV_AG: minutes(home, 'prose', 2026, 2025),
    CHARGES: calls(home, 'locatif', 2026, [1, 2, 3]),
    DIAGNOSTICS_IMMEUBLE: [fetched('DTG 2025', diagnosticImmeuble(home, 'dtg'))],
    TITRE_PROP: [given('Acte de vente', titreDePropriete(home, 'copie'))],
    TAX_FONCIERE: [given('Taxe foncière 2026', taxeFonciere(home, 'modern'))],
    CERT_CARREZ: [given('Certificat Carrez', carrez(home, 'sober'))],
    PLAN_DU_LOGEMENT_ET_ANNEXES: [
      given('Plan de l’appartement', plan(home, 'home')),
      given('Plan de la cave', plan(home, 'annex')),
    ],
    DIAGNOSTICS: [
      given('DPE', dpe(home, 'band')),
      given('Amiante', amiante(home, 'sober')),
      given('Plomb CREP', plomb(home, 'sober')),
      given('Électricité', electricite(home, 'sober')),
      given('État des risques', etatDesRisques(home, 'band')),
    ],
    ASSURANCES_DU_LOGEMENT: [given('Attestation assurance 2026', assurance(home, 'habitation'))],
    DOC_IDENTITE: cards(home, home.sellers),
    ACT_NAISSANCE: births(home, home.sellers),
    RIB: [given('RIB', rib(home, 'sober', PALE))],
  }),
  saules: (home) => ({
    RCP_EDD: [
      given('Règlement de copropriété', reglementDeCopropriete(home, 'academic')),
      given('Modificatif 1', modificatif(home, 'academic', 0)),
      given('Modificatif 2', modificatif(home, 'academic', 1)),
    ],
    FICHE_SYN: [fetched('Fiche synthétique 2026', ficheSynthetique(home, 'tables'))],
    CARNET_ENTRETIEN: [fetched('Carnet d’entretien 2026', carnetEntretien(home, 'registry'))],
    CV_AG: [given('Convocation AG 2026 avec annexes', convocation(home, 'complete'))],
    PV_AG: minutes(home, 'tables', 2026, 2025, 2024),
    CHARGES: [
      ...calls(home, 'table', 2026, [1, 2, 3, 4]),
      given('Relevé de compte 2026', releveDeCompte(home, 'columns', '2026-10-20')),
      given('Décompte de charges 2025', decompteIndividuel(home, 'by-key', 2025)),
      given('Décompte de charges 2024', decompteIndividuel(home, 'by-key', 2024)),
    ],
    DIAGNOSTICS_IMMEUBLE: [fetched('PPPT 2025', diagnosticImmeuble(home, 'ppt'))],
    TAX_FONCIERE: [given('Taxe foncière 2026', taxeFonciere(home, 'former'))],
    TITRE_PROP: [given('Titre de propriété', titreDePropriete(home, 'attestation'))],
    DIAGNOSTICS: [
      given('DPE', dpe(home, 'sober')),
      given('Électricité', electricite(home, 'academic')),
      given('État des risques', etatDesRisques(home, 'registry')),
    ],
    CERT_CARREZ: [given('Certificat Carrez', carrez(home, 'academic'))],
    PLAN_DU_LOGEMENT_ET_ANNEXES: [given('Plan de l’appartement', plan(home, 'home'))],
    CERTIFICAT_DE_SUPERFICIE: [given('Surface habitable', surfaceHabitable(home, 'sober'))],
    ASSURANCES_DU_LOGEMENT: [given('Attestation assurance 2026', assurance(home, 'habitation'))],
    OTHER_PROPERTY_DOCS: [given('Facture fenêtres', facture(home, 'band'))],
    ETAT_HYPOTHECAIRE: [given('État hypothécaire', etatHypothecaire(home, 'typewriter'))],
    ACT_NAISSANCE: births(home, home.sellers),
    DOC_IDENTITE: cards(home, home.sellers),
    RIB: [given('RIB', rib(home, 'band'))],
    DOC_IDENTITE_ACQUEREURS: cards(home, home.buyers),
    ACT_NAISSANCE_ACQUEREURS: births(home, home.buyers),
    DOCS_AUTRE_ACQUEREURS: [given('Accord de principe banque', accordDePrincipe(home, 'sober'))],
  }),
  lavoir: (home) => ({
    TAX_FONCIERE: [given('Taxe foncière 2026', taxeFonciere(home, 'modern'))],
    TITRE_PROP: [given('Titre de propriété', titreDePropriete(home, 'copie'))],
    DOC_IDENTITE: cards(home, home.sellers),
    RIB: [given('RIB', rib(home, 'sober'))],
    DIAGNOSTICS: [
      given('DPE', dpe(home, 'sober')),
      given('Amiante', amiante(home, 'registry')),
      given('Gaz', gaz(home, 'sober')),
    ],
    DIAGNOSTICS_ASSAINISSEMENT: [given('Contrôle SPANC', assainissement(home, 'sober'))],
  }),
  puits: (home) => ({
    RCP_EDD: [
      given('Règlement de copropriété', reglementDeCopropriete(home, 'notarial')),
      given('Modificatif', modificatif(home, 'academic', 1)),
    ],
    PV_AG: minutes(home, 'prose', 2026),
    CHARGES: calls(home, 'sections', 2026, [1, 2, 3, 4]),
    TAX_FONCIERE: [given('Taxe foncière 2026', taxeFonciere(home, 'former'))],
    LOGEMENT_LOUE: [
      given('Bail', bail(home, 'academic')),
      given('État des lieux d’entrée', etatDesLieux(home, 'sober')),
      given('Quittance octobre 2026', quittance(home, 'sober')),
    ],
    DOC_IDENTITE: cards(home, home.sellers),
    RIB: [given('RIB', rib(home, 'band'))],
    ASSURANCES_DU_LOGEMENT: [given('Attestation PNO 2025', assurance(home, 'pno', 2025))],
  }),
  tisserands: (home) => ({
    CV_AG: meeting(home),
    CHARGES: [
      ...calls(home, 'table', 2026, [3, 4]),
      given('Relevé de compte 2026', releveDeCompte(home, 'lettered')),
      given('Décompte de charges 2025', decompteIndividuel(home, 'flat', 2025)),
      given('Décompte de charges 2024', decompteIndividuel(home, 'flat', 2024)),
    ],
    PV_AG: minutes(home, 'prose', 2026, 2025, 2024),
    FICHE_SYN: [given('Fiche synthétique 2026', ficheSynthetique(home, 'fields'))],
  }),
  fontaine: (home) => ({
    CV_AG: meeting(home),
    CHARGES: [
      ...calls(home, 'table', 2026, [1, 2, 3, 4]),
      given('Relevé de compte 2026', releveDeCompte(home, 'columns', '2026-10-20')),
      given('Décompte de charges 2025', decompteIndividuel(home, 'by-key', 2025)),
    ],
    PV_AG: minutes(home, 'tables', 2026, 2025, 2024),
    TAX_FONCIERE: [given('Taxe foncière 2026', taxeFonciere(home, 'modern'))],
  }),
  // The others are on the portals of the demonstration.
  moulins: (home) => ({
    TITRE_PROP: [given('Titre de propriété', titreDePropriete(home, 'attestation'))],
    DOC_IDENTITE: cards(home, home.sellers),
  }),
};

export const papersOf = (key: DossierKey): SlotPapers => PAPERS[key](HOMES[key]());
