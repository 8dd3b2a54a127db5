import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { assainissement } from '@quitus/papers/samples/assainissement';
import { assurance } from '@quitus/papers/samples/assurance';
import { bail } from '@quitus/papers/samples/bail';
import { type Address, createBuilding } from '@quitus/papers/samples/building';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
// The papers of one flat, of its neighbour, and of a flat elsewhere.
import { annexes, convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { dpe } from '@quitus/papers/samples/dpe';
import { etatDesRisques } from '@quitus/papers/samples/etat-des-risques';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import { createHome, type Home } from '@quitus/papers/samples/home';
import { amiante, plomb, termites } from '@quitus/papers/samples/material-reports';
import { facture } from '@quitus/papers/samples/other-papers';
import { acteDeNaissance, carteIdentite, rib } from '@quitus/papers/samples/personal-papers';
import { plan } from '@quitus/papers/samples/plan';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { modificatif, reglementDeCopropriete } from '@quitus/papers/samples/reglement';
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';
import { electricite, gaz } from '@quitus/papers/samples/safety-reports';
import { carrez, surfaceHabitable } from '@quitus/papers/samples/superficie';
import { taxeFonciere } from '@quitus/papers/samples/taxe-fonciere';
import { titreDePropriete } from '@quitus/papers/samples/titre-de-propriete';

function homeAt(seed: string, address: Address, number: number): Home {
  const wish = { address, built_year: 1936, year: 2026 };
  const building = createBuilding({ ...wish, seed, flats: 8, annex: 'Cave', has_lift: true });
  const lot = { building, number };
  return createHome({ ...wish, seed: `${seed}/${number}`, surface: 6240, lot });
}

const NANTES = { street: '14 Rue du Marché', postcode: '44000', city: 'Nantes' };
const LYON = { street: '8 Rue des Lilas', postcode: '69003', city: 'Lyon' };

export const home = homeAt('control', NANTES, 5);
export const neighbour = homeAt('control', NANTES, 3);
export const elsewhere = homeAt('control/lyon', LYON, 5);

export const SAMPLES = {
  call: appelDeFonds(home, 'table', 2026, 4),
  call_locatif: appelDeFonds(home, 'locatif', 2026, 4),
  call_sections: appelDeFonds(home, 'sections', 2026, 4),
  former_call: appelDeFonds(home, 'table', 2026, 3),
  statement: releveDeCompte(home, 'lettered'),
  settled_2025: decompteIndividuel(home, 'by-key'),
  settled_2024: decompteIndividuel(home, 'flat', 2024),
  settled_2022: decompteIndividuel(home, 'flat', 2022),
  minutes_2026: procesVerbal(home, 'prose'),
  minutes_2025: procesVerbal(home, 'tables', 2025),
  minutes_2024: procesVerbal(home, 'prose', 2024),
  convocation: convocation(home, 'complete'),
  convocation_alone: convocation(home, 'alone'),
  annexes: annexes(home, 'named'),
  former_annexes: annexes(home, 'relative', 2024),
  summary: ficheSynthetique(home, 'fields'),
  summary_tables: ficheSynthetique(home, 'tables'),
  book: carnetEntretien(home, 'sober'),
  book_registry: carnetEntretien(home, 'registry'),
  rules: reglementDeCopropriete(home, 'notarial'),
  amendment: modificatif(home, 'notarial'),
  deed: titreDePropriete(home, 'copie'),
  attestation: titreDePropriete(home, 'attestation'),
  dpe: dpe(home, 'band'),
  asbestos: amiante(home, 'sober'),
  lead: plomb(home, 'sober'),
  termites: termites(home, 'sober'),
  electricity: electricite(home, 'sober'),
  gas: gaz(home, 'sober'),
  risks: etatDesRisques(home, 'band'),
  carrez: carrez(home, 'sober'),
  carrez_academic: carrez(home, 'academic'),
  living_area: surfaceHabitable(home, 'sober'),
  living_area_academic: surfaceHabitable(home, 'academic'),
  drains: assainissement(home, 'sober'),
  drains_registry: assainissement(home, 'registry'),
  insurance: assurance(home, 'habitation'),
  insurance_pno: assurance(home, 'pno'),
  tax: taxeFonciere(home, 'modern'),
  bank: rib(home, 'sober'),
  bank_band: rib(home, 'band'),
  card: carteIdentite(home, 'both'),
  card_front: carteIdentite(home, 'front'),
  birth: acteDeNaissance(home, 'registry'),
  birth_academic: acteDeNaissance(home, 'academic'),
  plan: plan(home, 'home'),
  bill: facture(home, 'band'),
  lease: bail(home, 'sober'),
  neighbour_lease: bail(neighbour, 'sober'),
  lyon_lease: bail(elsewhere, 'sober'),
  neighbour_call: appelDeFonds(neighbour, 'table', 2026, 4),
  neighbour_deed: titreDePropriete(neighbour, 'attestation'),
  neighbour_carrez: carrez(neighbour, 'sober'),
  neighbour_area: surfaceHabitable(neighbour, 'sober'),
  neighbour_insurance: assurance(neighbour, 'pno'),
  neighbour_bank: rib(neighbour, 'sober'),
  neighbour_card: carteIdentite(neighbour, 'both'),
  neighbour_birth: acteDeNaissance(neighbour, 'registry'),
  lyon_call: appelDeFonds(elsewhere, 'table', 2026, 4),
  lyon_minutes: procesVerbal(elsewhere, 'prose'),
  lyon_convocation: convocation(elsewhere, 'complete'),
  lyon_summary: ficheSynthetique(elsewhere, 'fields'),
  lyon_book: carnetEntretien(elsewhere, 'sober'),
  lyon_deed: titreDePropriete(elsewhere, 'attestation'),
  lyon_carrez: carrez(elsewhere, 'sober'),
  lyon_drains: assainissement(elsewhere, 'sober'),
} as const satisfies Record<string, Sample>;

export type PaperName = keyof typeof SAMPLES;
