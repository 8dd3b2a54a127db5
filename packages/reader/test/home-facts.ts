// The same for the papers of a home and of its owner.
import { dpe, DPE_LAYOUTS } from '@quitus/papers/samples/dpe';
import type { Home } from '@quitus/papers/samples/home';
import { holdingOf } from '@quitus/papers/samples/home';
import {
  CARD_LAYOUTS,
  carteIdentite,
  rib,
  RIB_LAYOUTS,
} from '@quitus/papers/samples/personal-papers';
import { AREA_LAYOUTS, carrez, surfaceHabitable } from '@quitus/papers/samples/superficie';
import { TAX_LAYOUTS, taxeFonciere } from '@quitus/papers/samples/taxe-fonciere';

import { fold } from '../src/french/fold.ts';
import type { Expected, ExpectedPaper } from './sample-facts.ts';

export const parcelsIn = ({ cadastre: { section, number } }: Home): string[] => [
  `${section} ${number}`,
];

/** Both owners, where the paper names them one under the other. */
export const homeIn = (home: Home): Expected => {
  const { owner } = holdingOf(home);
  return {
    property_address: '14 Rue du Marché, 44000 Nantes',
    owner: taxeFonciere(home, 'modern').truth.owners.join(' et '),
    lots: owner.lots.map(({ number }) => String(number)),
    parcels: parcelsIn(home),
  };
};

const areas = (home: Home): ExpectedPaper[] =>
  AREA_LAYOUTS.flatMap((layout): ExpectedPaper[] => {
    const made_on = home.surveyed.area;
    const both = { layout, sub_kind: null };
    const [sale, letting] = [carrez(home, layout), surfaceHabitable(home, layout)];
    return [
      {
        ...both,
        paper: 'superficie',
        type: 'CERT_CARREZ',
        sample: sale,
        expected: {
          ...homeIn(home),
          report_number: sale.truth.number,
          made_on,
          surface_carrez: home.surface,
        },
      },
      {
        ...both,
        paper: 'superficie',
        type: 'CERTIFICAT_DE_SUPERFICIE',
        sample: letting,
        expected: {
          ...homeIn(home),
          report_number: letting.truth.number,
          made_on,
          surface_habitable: home.surface,
        },
      },
    ];
  });

const energy = (home: Home): ExpectedPaper[] =>
  DPE_LAYOUTS.map((layout) => {
    const sample = dpe(home, layout);
    const { truth } = sample;
    return {
      paper: 'DPE',
      layout,
      type: 'DIAGNOSTICS',
      sub_kind: 'DPE',
      sample,
      expected: {
        ...homeIn(home),
        dpe_number: truth.number,
        made_on: home.surveyed.dpe,
        valid_until: truth.valid_until,
        energy: truth.energy,
        emissions: truth.emissions,
        surface_reference: truth.surface,
      },
    };
  });

const taxes = (home: Home): ExpectedPaper[] =>
  TAX_LAYOUTS.map((layout) => {
    const sample = taxeFonciere(home, layout);
    const { truth } = sample;
    return {
      paper: 'taxe foncière',
      layout,
      type: 'TAX_FONCIERE',
      sub_kind: null,
      sample,
      expected: {
        tax_year: truth.year,
        tax_total: truth.total,
        tax_fees: truth.fees,
        teom: truth.household_waste,
        tax_number: truth.tax_number.replaceAll(' ', ''),
        pay_by: truth.pay_by,
        owner: truth.owners[0] ?? '',
        // The older notice does not say where the home is.
        ...(layout === 'modern'
          ? { property_address: `${truth.address}, ${home.address.postcode} ${truth.city}` }
          : {}),
      },
    };
  });

const banks = (home: Home): ExpectedPaper[] =>
  RIB_LAYOUTS.map((layout) => {
    const sample = rib(home, layout);
    const { iban, bic, holder } = sample.truth;
    const expected = { iban, bic, holder };
    return { paper: 'RIB', layout, type: 'RIB', sub_kind: null, sample, expected };
  });

const capitals = (name: string): string => fold(name).toUpperCase();

/** The lines that machines read have no accents. */
const cards = (home: Home): ExpectedPaper[] =>
  CARD_LAYOUTS.map((layout) => {
    const sample = carteIdentite(home, layout);
    const { truth } = sample;
    const coded = truth.mrz !== null;
    return {
      paper: 'identité',
      layout,
      type: 'DOC_IDENTITE',
      sub_kind: null,
      sample,
      expected: {
        last_name: coded ? capitals(truth.last_name) : truth.last_name.toUpperCase(),
        first_names: coded ? capitals(truth.first_name) : truth.first_name,
        born_on: truth.born_on,
        expires_on: truth.expires_on,
        born_at: (home.sellers[0]?.born_in ?? '').toUpperCase(),
        // The back tells it, as it does the lines for machines.
        ...(coded ? { document_number: truth.card_number, delivered_on: truth.issued_on } : {}),
      },
    };
  });

export const HOME_PAPERS: readonly ((home: Home) => ExpectedPaper[])[] = [
  areas,
  energy,
  taxes,
  banks,
  cards,
];
