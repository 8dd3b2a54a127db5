// The same for the reports of surveyors.
import { assainissement, DRAIN_LAYOUTS } from '@quitus/papers/samples/assainissement';
import {
  BUILDING_REPORT_LAYOUTS,
  diagnosticImmeuble,
} from '@quitus/papers/samples/diagnostic-immeuble';
import { etatDesRisques, RISK_LAYOUTS } from '@quitus/papers/samples/etat-des-risques';
import { type Home, holdingOf } from '@quitus/papers/samples/home';
import {
  amiante,
  MATERIAL_LAYOUTS,
  plomb,
  termites,
} from '@quitus/papers/samples/material-reports';
import { electricite, gaz, SAFETY_LAYOUTS } from '@quitus/papers/samples/safety-reports';

import { homeIn, parcelsIn } from './home-facts.ts';
import type { Expected, ExpectedPaper } from './sample-facts.ts';

const materials = (home: Home): ExpectedPaper[] =>
  MATERIAL_LAYOUTS.flatMap((layout): ExpectedPaper[] => {
    const both = { paper: 'matériaux', type: 'DIAGNOSTICS' } as const;
    const [asbestos, lead, wood] = [
      amiante(home, layout),
      plomb(home, layout),
      termites(home, layout),
    ];
    const expected = (
      { number, made_on }: { number: string; made_on: string },
      positive: boolean,
    ): Expected => ({
      ...homeIn(home),
      made_on,
      report_number: number,
      diagnostic_result: positive ? 'POSITIVE' : 'NEGATIVE',
    });
    const { by_class } = lead.truth;
    return [
      {
        ...both,
        layout: `amiante ${layout}`,
        sub_kind: 'AMIANTE',
        sample: asbestos,
        expected: expected(asbestos.truth, asbestos.truth.list_a || asbestos.truth.list_b),
      },
      {
        ...both,
        layout: `plomb ${layout}`,
        sub_kind: 'PLOMB',
        sample: lead,
        expected: expected(
          lead.truth,
          by_class.slice(1).some((count) => count > 0),
        ),
      },
      {
        ...both,
        layout: `termites ${layout}`,
        sub_kind: 'TERMITES',
        sample: wood,
        expected: expected(wood.truth, wood.truth.infested),
      },
    ];
  });

const safety = (home: Home): ExpectedPaper[] =>
  SAFETY_LAYOUTS.flatMap((layout): ExpectedPaper[] => {
    const both = { paper: 'sécurité', type: 'DIAGNOSTICS' } as const;
    const [power, gas] = [electricite(home, layout), gaz(home, layout)];
    return [
      {
        ...both,
        layout: `électricité ${layout}`,
        sub_kind: 'ELECTRICITE',
        sample: power,
        expected: {
          ...homeIn(home),
          made_on: power.truth.made_on,
          valid_until: power.truth.valid_until,
          report_number: power.truth.number,
          diagnostic_result: 'POSITIVE',
        },
      },
      {
        ...both,
        layout: `gaz ${layout}`,
        sub_kind: 'GAZ',
        sample: gas,
        expected: {
          ...homeIn(home),
          made_on: gas.truth.made_on,
          report_number: gas.truth.number,
          diagnostic_result: 'POSITIVE',
        },
      },
    ];
  });

/** The statement of risks names a seller, not an owner. */
const risks = (home: Home): ExpectedPaper[] =>
  RISK_LAYOUTS.map((layout) => {
    const sample = etatDesRisques(home, layout);
    const { property_address } = homeIn(home);
    return {
      paper: 'état des risques',
      layout,
      type: 'DIAGNOSTICS',
      sub_kind: 'ERP',
      sample,
      expected: {
        owner: sample.truth.owners[0] ?? '',
        property_address: property_address ?? '',
        made_on: sample.truth.made_on,
        parcels: parcelsIn(home),
      },
    };
  });

const drains = (home: Home): ExpectedPaper[] =>
  DRAIN_LAYOUTS.map((layout) => {
    const sample = assainissement(home, layout);
    const { property_address } = homeIn(home);
    return {
      paper: 'assainissement',
      layout,
      type: 'DIAGNOSTICS_ASSAINISSEMENT',
      sub_kind: 'ASSAINISSEMENT',
      sample,
      expected: {
        owner: sample.truth.owners[0] ?? '',
        property_address: property_address ?? '',
        made_on: sample.truth.made_on,
        sewer_kind: 'NON_COLLECTIF',
        parcels: parcelsIn(home),
      },
    };
  });

const buildings = (home: Home): ExpectedPaper[] =>
  BUILDING_REPORT_LAYOUTS.map((layout) => {
    const sample = diagnosticImmeuble(home, layout);
    const { building } = holdingOf(home);
    return {
      paper: 'diagnostic de l’immeuble',
      layout,
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: layout === 'dtg' ? 'DTG' : 'PPPT',
      sample,
      expected: {
        syndic: building.syndic.name,
        building: sample.truth.building,
        building_address: '14 Rue du Marché, 44000 Nantes',
        rnc: sample.truth.rnc,
        made_on: sample.truth.made_on,
      },
    };
  });

export const SURVEY_PAPERS: readonly ((home: Home) => ExpectedPaper[])[] = [
  materials,
  safety,
  risks,
  drains,
  buildings,
];
