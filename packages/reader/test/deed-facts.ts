// The same for deeds, the registry, leases, insurances and what people are.
import { assurance, INSURANCE_LAYOUTS } from '@quitus/papers/samples/assurance';
import { bail, etatDesLieux, LEASE_LAYOUTS, quittance } from '@quitus/papers/samples/bail';
import { BOOK_LAYOUTS, carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { etatHypothecaire, MORTGAGE_LAYOUTS } from '@quitus/papers/samples/etat-hypothecaire';
import type { Home } from '@quitus/papers/samples/home';
import { acteDeNaissance, BIRTH_LAYOUTS } from '@quitus/papers/samples/personal-papers';
import { PED_LAYOUTS, preEtatDate } from '@quitus/papers/samples/pre-etat-date';
import {
  modificatif,
  reglementDeCopropriete,
  RULES_LAYOUTS,
} from '@quitus/papers/samples/reglement';
import { titreDePropriete } from '@quitus/papers/samples/titre-de-propriete';

import type { Expected, ExpectedPaper } from './sample-facts.ts';

const ADDRESS = '14 Rue du Marché, 44000 Nantes';

const parcelOf = ({ section, number }: { section: string; number: number | string }): string[] => [
  `${section} ${number}`,
];
const published = ({ volume, number }: { volume: string; number: number }): string =>
  `${volume} n° ${number}`;
const shares = (lots: readonly { number: number; tantiemes: number }[], base: number): string[] =>
  lots.map(({ number, tantiemes }) => `${number}:${tantiemes}/${base}`);

const rules = (home: Home): ExpectedPaper[] =>
  RULES_LAYOUTS.flatMap((layout): ExpectedPaper[] => {
    const [whole, change] = [reglementDeCopropriete(home, layout), modificatif(home, layout)];
    const both = { paper: 'règlement', type: 'RCP_EDD' } as const;
    const deed = ({
      deed_on,
      notary,
      publication,
    }: {
      deed_on: string;
      notary: string;
      publication: { volume: string; number: number };
    }): Expected => ({ deed_on, notary, publication: published(publication) });
    return [
      {
        ...both,
        layout,
        sub_kind: 'RCP',
        sample: whole,
        expected: {
          ...deed(whole.truth),
          building: whole.truth.building,
          building_address: ADDRESS,
          parcels: parcelOf(home.cadastre),
          lot_shares: shares(whole.truth.lots, whole.truth.base),
          base: whole.truth.base,
          lots_count: whole.truth.lots.length,
        },
      },
      {
        ...both,
        layout: `modificatif ${layout}`,
        sub_kind: 'MODIFICATIF',
        sample: change,
        expected: {
          ...deed(change.truth),
          building: change.truth.building,
          building_address: ADDRESS,
          modifies: [change.truth.amends],
        },
      },
    ];
  });

const deeds = (home: Home): ExpectedPaper[] =>
  (['copie', 'attestation'] as const).map((layout) => {
    const sample = titreDePropriete(home, layout);
    const { truth } = sample;
    return {
      paper: 'titre de propriété',
      layout,
      type: 'TITRE_PROP',
      sub_kind: layout === 'copie' ? 'ACTE_DE_VENTE' : 'ATTESTATION_DE_PROPRIETE',
      sample,
      expected: {
        deed_on: truth.deed_on,
        notary: truth.notary,
        ...(truth.publication ? { publication: published(truth.publication) } : {}),
        sellers: [truth.seller],
        buyers: truth.buyers,
        property_address: ADDRESS,
        parcels: parcelOf(truth.cadastre),
        lots: truth.lots.map(({ number }) => String(number)),
        lot_shares: shares(truth.lots, truth.base ?? 0),
        base: truth.base ?? 0,
        surface_carrez: truth.surface ?? 0,
        price: truth.price,
      },
    };
  });

const registry = (home: Home): ExpectedPaper[] =>
  MORTGAGE_LAYOUTS.map((layout) => {
    const sample = etatHypothecaire(home, layout);
    const { truth } = sample;
    return {
      paper: 'état hypothécaire',
      layout,
      type: 'ETAT_HYPOTHECAIRE',
      sub_kind: null,
      sample,
      expected: {
        certified_on: truth.certified_on,
        requested_from: '1956-01-01',
        owners: truth.holders,
        charges_registered: truth.inscriptions.length,
        parcels: parcelOf(home.cadastre),
        lots: titreDePropriete(home, 'copie').truth.lots.map(({ number }) => String(number)),
      },
    };
  });

const births = (home: Home): ExpectedPaper[] =>
  BIRTH_LAYOUTS.map((layout) => {
    const sample = acteDeNaissance(home, layout);
    const { truth } = sample;
    return {
      paper: 'acte de naissance',
      layout,
      type: 'ACT_NAISSANCE',
      sub_kind: null,
      sample,
      expected: {
        last_name: truth.last_name.toUpperCase(),
        first_names: truth.first_name,
        born_on: truth.born_on,
        born_at: truth.born_in,
        delivered_on: truth.delivered_on,
      },
    };
  });

const leases = (home: Home): ExpectedPaper[] =>
  LEASE_LAYOUTS.flatMap((layout): ExpectedPaper[] => {
    const [lease, receipt, visit] = [
      bail(home, layout),
      quittance(home, layout),
      etatDesLieux(home, layout),
    ];
    const both = { paper: 'location', type: 'LOGEMENT_LOUE' } as const;
    const { truth } = lease;
    const people: Expected = {
      landlord: truth.landlords.join(' et '),
      tenant: truth.tenant,
      property_address: ADDRESS,
    };
    return [
      {
        ...both,
        layout: `bail ${layout}`,
        sub_kind: 'BAIL',
        sample: lease,
        expected: {
          ...people,
          lease_from: truth.starts_on,
          lease_duration_months: 36,
          rent: truth.rent,
          rent_charges: truth.charges,
          deposit: truth.deposit,
          surface_habitable: truth.surface,
        },
      },
      {
        ...both,
        layout: `quittance ${layout}`,
        sub_kind: 'QUITTANCE',
        sample: receipt,
        expected: {
          ...people,
          period_from: receipt.truth.period.from,
          period_to: receipt.truth.period.to,
          rent: receipt.truth.rent,
          rent_charges: receipt.truth.charges,
        },
      },
      {
        ...both,
        layout: `état des lieux ${layout}`,
        sub_kind: 'ETAT_DES_LIEUX',
        sample: visit,
        expected: { ...people, made_on: visit.truth.made_on },
      },
    ];
  });

const insurances = (home: Home): ExpectedPaper[] =>
  INSURANCE_LAYOUTS.map((layout) => {
    const sample = assurance(home, layout);
    const { truth } = sample;
    return {
      paper: 'assurance',
      layout,
      type: 'ASSURANCES_DU_LOGEMENT',
      sub_kind: null,
      sample,
      expected: {
        owner: truth.holder.join(' et '),
        property_address: ADDRESS,
        insurer: 'Mutuelle d’Exemple',
        policy_number: truth.contract,
        valid_until: truth.period.to,
        insured_until: truth.period.to,
        made_on: truth.period.from,
      },
    };
  });

const books = (home: Home): ExpectedPaper[] =>
  BOOK_LAYOUTS.map((layout) => {
    const sample = carnetEntretien(home, layout);
    const { truth } = sample;
    return {
      paper: 'carnet d’entretien',
      layout,
      type: 'CARNET_ENTRETIEN',
      sub_kind: null,
      sample,
      expected: {
        syndic: truth.syndic,
        building: truth.building,
        building_address: ADDRESS,
        rnc: truth.rnc,
        updated_on: truth.updated_on,
        insurer: truth.insurer,
        policy_number: truth.insurance_policy,
        insured_until: truth.insured_until,
        works_done: truth.works_done,
        has_dta: true,
        ...(layout === 'registry' && { has_building_dpe: true }),
        procedures: 'Aucune procédure en cours',
      },
    };
  });

const statements = (home: Home): ExpectedPaper[] =>
  PED_LAYOUTS.map((layout) => {
    const sample = preEtatDate(home, layout);
    const { truth } = sample;
    return {
      paper: 'pré-état daté',
      layout,
      type: 'PRE_ETAT_DATE',
      sub_kind: null,
      sample,
      expected: {
        syndic: truth.syndic,
        building: truth.building,
        building_address: truth.address,
        rnc: truth.rnc,
        owner: truth.owner,
        lots: truth.lots.map(String),
        made_on: truth.made_on,
        tantiemes: truth.tantiemes,
        base: truth.base,
        impayes: truth.unpaid_by_owners,
        dette_fournisseurs: truth.owed_to_suppliers,
        fonds_travaux: truth.works_fund,
      },
    };
  });

export const DEED_PAPERS: readonly ((home: Home) => ExpectedPaper[])[] = [
  rules,
  deeds,
  registry,
  births,
  leases,
  insurances,
  books,
  statements,
];
