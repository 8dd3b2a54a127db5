import type { FactName } from '@quitus/domain/reading/facts.data';
// The summary sheet of a copropriété: labels and values, in the words of the decree.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { findPeriods } from '../french/periods.ts';
import { findAll, type Written } from '../french/written.ts';
import { buildingFacts } from './holding.ts';
import { after, amountsAfter, datesAfter, textsAfter } from './labelled.ts';
import { rangeFacts } from './period-facts.ts';
import { distinct, factsOf } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'fiche-synthetique';

const AMOUNTS: readonly (readonly [FactName, RegExp])[] = [
  ['charges_courantes', /charges pour (?:les )?operations courantes/],
  ['charges_travaux', /charges pour (?:les )?travaux et (?:les )?operations exceptionnelles/],
  ['dette_fournisseurs', /dettes fournisseurs(?:, remunerations et autres)?/],
  ['impayes', /(?:montant des )?(?:sommes restant dues par les coproprietaires|impayes)/],
  ['fonds_travaux', /montant du fonds (?:de )?travaux/],
];
const NUMBERS: readonly (readonly [FactName, RegExp])[] = [
  ['lots_count', /nombre total de lots(?: de (?:la )?copropriete)?/],
  [
    'homes_count',
    /lots (?:a usage )?d'habitation(?:, (?:de )?bureaux (?:ou|et) (?:de )?commerces?)?/,
  ],
  ['parking_count', /lots (?:a usage )?de stationnement/],
  ['buildings_count', /nombre de batiments/],
  ['lifts_count', /nombre d'ascenseurs/],
  ['debtors_count', /nombre de coproprietaires debiteurs(?: de plus de 300 ?€?)?/],
];
const TEXTS: readonly (readonly [FactName, RegExp])[] = [
  ['build_period', /periode de construction/],
  ['heating', /type de chauffage/],
];
const DATES: readonly (readonly [FactName, RegExp])[] = [
  [
    'updated_on',
    /date de la derniere mise a jour|mise a jour (?:le|du)|(?:etablie|actualisee|mise a jour) (?:le|au)/,
  ],
  ['approved_on', /comptes approuves(?: par l'assemblee generale)? (?:le|du)/],
];

/** « (exercice clos 2024) » may follow a label. */
const noted = (label: RegExp): RegExp => new RegExp(`(?:${label.source})(?: \\([^()\\n\\t]*\\))?`);

const EXERCICE = /exercice comptable|dernier exercice(?: clos)?/;

const findNumbers = (written: Written) =>
  findAll(written, fold, /(?<![\p{L}\d,./-]|\d )\d{1,5}(?![\d,./-]*\d|[ ]?[€%])/gu, ([text]) =>
    Number(text),
  );

export function ficheSynthetique(sheets: readonly Sheet[]): Fact[] {
  // A cell that was wrapped beside its label is found as one text only.
  const wrapped = sheets.flatMap((sheet) => textsAfter(sheet, /exercice comptable/));
  const every = <T>(read: (sheet: Sheet) => readonly T[]): T[] => sheets.flatMap(read);
  return [
    ...buildingFacts(sheets, RULE),
    ...DATES.flatMap(([name, label]) =>
      factsOf(
        name,
        RULE,
        distinct([...sheets, ...wrapped].flatMap((passage) => datesAfter(passage, label))),
      ),
    ),
    ...rangeFacts(['exercice_from', 'exercice_to'], RULE, [
      ...every((sheet) => after(sheet, EXERCICE, findPeriods)),
      ...wrapped.flatMap((passage) => after(passage, /^/, findPeriods)),
    ]),
    ...AMOUNTS.flatMap(([name, label]) =>
      factsOf(
        name,
        RULE,
        distinct(
          every((sheet) => amountsAfter(sheet, noted(label))).map((one) => ({
            ...one,
            value: one.value.cents,
          })),
        ),
      ),
    ),
    ...NUMBERS.flatMap(([name, label]) =>
      factsOf(name, RULE, distinct(every((sheet) => after(sheet, noted(label), findNumbers)))),
    ),
    ...TEXTS.flatMap(([name, label]) =>
      factsOf(name, RULE, distinct(every((sheet) => textsAfter(sheet, label)))),
    ),
  ];
}
