// Wrong papers in the slot: of another type, of somebody else, torn, mixed, unreadable, tampered with.
import type { ControlledFile } from '@quitus/domain/control/control';
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { controlledDocuments } from '@quitus/domain/reading/corrections';

import { type Case, files, type RightSlot, RIGHT_FILES, rightFiles } from './cases.ts';
import type { PaperName } from './samples.ts';
import { type Shelf, TODAY } from './world.ts';

const SLOTS: readonly RightSlot[] = DOCUMENT_TYPES.flatMap((type) => (isRight(type) ? [type] : []));

function isRight(type: DocumentType): type is RightSlot {
  return Object.hasOwn(RIGHT_FILES, type);
}

/** A paper of another type for every slot, and one more that people confuse with it. */
const otherTypes = (): Case[] =>
  DOCUMENT_TYPES.flatMap((slot) =>
    (['bank', 'call', 'minutes_2026', 'carrez', 'bill', 'plan', 'lease', 'tax'] as const)
      .filter((paper) => !isOf(paper, slot))
      .map((paper) => ({ name: `${slot}: ${paper}`, slot, files: files(paper) })),
  );

const isOf = (paper: PaperName, slot: DocumentType): boolean =>
  isRight(slot) && RIGHT_FILES[slot].some((name) => name === paper);

const SOMEBODY_ELSES: readonly (readonly [DocumentType, ...PaperName[]])[] = [
  ['CHARGES', 'neighbour_call', 'settled_2025', 'settled_2024'],
  ['CHARGES', 'lyon_call', 'settled_2025', 'settled_2024'],
  ['CHARGES', 'call', 'lyon_call', 'settled_2025', 'settled_2024'],
  ['TITRE_PROP', 'neighbour_deed'],
  ['TITRE_PROP', 'lyon_deed'],
  ['CERT_CARREZ', 'neighbour_carrez'],
  ['CERT_CARREZ', 'lyon_carrez'],
  ['CERTIFICAT_DE_SUPERFICIE', 'neighbour_area'],
  ['ASSURANCES_DU_LOGEMENT', 'neighbour_insurance'],
  ['DIAGNOSTICS_ASSAINISSEMENT', 'lyon_drains'],
  ['RIB', 'neighbour_bank'],
  ['DOC_IDENTITE', 'neighbour_card'],
  ['DOC_IDENTITE', 'card', 'neighbour_card'],
  ['ACT_NAISSANCE', 'neighbour_birth'],
  ['PV_AG', 'lyon_minutes', 'minutes_2025', 'minutes_2024'],
  ['CV_AG', 'lyon_convocation'],
  ['FICHE_SYN', 'lyon_summary'],
  ['FICHE_SYN', 'summary', 'lyon_summary'],
  ['CARNET_ENTRETIEN', 'lyon_book'],
  ['LOGEMENT_LOUE', 'neighbour_lease'],
  ['LOGEMENT_LOUE', 'lyon_lease'],
  ['LOGEMENT_LOUE', 'lease', 'neighbour_lease'],
];

const INCOMPLETE: readonly (readonly [DocumentType, ...PaperName[]])[] = [
  ['CHARGES', 'statement', 'settled_2025', 'settled_2024'],
  ['CHARGES', 'call', 'settled_2025', 'settled_2022'],
  ['CHARGES', 'call', 'settled_2024'],
  ['PV_AG', 'minutes_2026'],
  ['PV_AG', 'minutes_2026', 'minutes_2025'],
  ['PV_AG', 'minutes_2025', 'minutes_2024'],
  ['PV_AG', 'minutes_2026', 'minutes_2024'],
  ['CV_AG', 'convocation_alone'],
  ['CV_AG', 'annexes'],
  ['CV_AG', 'convocation_alone', 'former_annexes'],
  ['RCP_EDD', 'amendment'],
  ['DOC_IDENTITE', 'card_front'],
  ['DIAGNOSTICS', 'dpe'],
  ['DIAGNOSTICS', 'asbestos', 'lead', 'risks'],
  ['DIAGNOSTICS', 'dpe', 'asbestos', 'risks'],
];

const asCase = ([slot, ...names]: readonly [DocumentType, ...PaperName[]]): Case => ({
  name: `${slot}: ${names.join(', ')}`,
  slot,
  files: files(...names),
});

/** Papers of several pages, without some of them. */
const TORN: readonly (readonly [RightSlot, PaperName, ...(readonly number[])[]])[] = [
  ['PV_AG', 'minutes_2026', [1], [2]],
  ['PV_AG', 'minutes_2024', [1], [2]],
  ['CV_AG', 'convocation', [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8]],
  ['CV_AG', 'convocation', [1, 2, 3, 5, 6, 7, 8], [1, 3, 4, 5, 6, 7, 8]],
  ['RCP_EDD', 'rules', [1, 2, 3, 4, 5, 6]],
  ['TITRE_PROP', 'deed', [1, 2, 3], [1, 3, 4], [2, 3, 4]],
];
const torn = (how: string, change: Change): Case[] =>
  TORN.flatMap(([slot, paper, ...kept]) =>
    kept.map((pages) => ({
      name: `${slot}: ${paper}, ${how} ${pages.join(', ')}`,
      slot,
      files: (shelf: Shelf) => [
        change(shelf.torn(paper, ...pages)),
        ...rightFiles(slot)(shelf).filter(({ name }) => name !== paper),
      ],
    })),
  );

export type Change = (file: ControlledFile) => ControlledFile;

export const unnumbered: Change = (file) => ({
  ...file,
  pages: file.pages.map((page) => ({ ...page, label: null })),
});

/** In the first file of the slot: the others are as they should be. */
export const changed = (name: string, change: Change, slots = SLOTS): Case[] =>
  slots.map((slot) => ({
    name: `${slot}: ${name}`,
    slot,
    files: (shelf) =>
      rightFiles(slot)(shelf).map((file, index) => (index === 0 ? change(file) : file)),
  }));

const unanswered: Change = (file) => ({
  ...file,
  documents: file.documents.map((document) => ({ ...document, answered: false })),
});
const unreadPage: Change = (file) => ({
  ...file,
  pages: file.pages.map((page, index) =>
    index === 0 ? { ...page, source: 'NONE', word_count: 0 } : page,
  ),
});
const blurred: Change = (file) => ({
  ...file,
  pages: file.pages.map((page) => ({ ...page, source: 'OCR', confidence: 0.61 })),
});

const STRANGER = 'M. Karim OLLIVAUD';

/** What somebody who is not of the team typed over what was read. */
const writtenByUser =
  (name: string, value: string | readonly string[]): Change =>
  (file) => ({
    ...file,
    documents: controlledDocuments(
      file.documents,
      file.documents.map((_, document) => ({
        document,
        name,
        value,
        by: 'Claire',
        by_staff: false,
        at: new Date(`${TODAY}T09:00:00Z`),
        before: [],
      })),
    ),
  });

/** A second reading of the same thing. */
export const alsoSaying =
  (name: string, value: string | number | readonly string[], rule: string): Change =>
  (file) => ({
    ...file,
    documents: file.documents.map((document) => {
      const model = document.facts.find((fact) => fact.name === name) ?? document.facts[0];
      return model
        ? { ...document, facts: [...document.facts, { ...model, name, value, rule }] }
        : document;
    }),
  });

/** Its total and what is to be paid altered by as much, and nothing but them left to say so. */
const altered =
  (by: number, kept: readonly string[]): Change =>
  (file) => ({
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      facts: document.facts.flatMap((fact) => {
        if (!SUMS_OF_CALL.includes(fact.name)) return [fact];
        if (fact.name !== 'total' && fact.name !== 'to_pay')
          return kept.includes(fact.name) ? [fact] : [];
        const value = Number(fact.value) + by;
        return [{ ...fact, value, proof: 'AGREED' as const }];
      }),
    })),
  });
const SUMS_OF_CALL: readonly string[] = [
  'total',
  'to_pay',
  'courantes',
  'travaux',
  'fonds_travaux',
  'avances',
  'solde_anterieur',
  'key_lines',
];

const NUMBERED: readonly RightSlot[] = [
  'CHARGES',
  'PV_AG',
  'CV_AG',
  'FICHE_SYN',
  'CARNET_ENTRETIEN',
];

export const WRONG_FILES: readonly Case[] = [
  ...otherTypes(),
  ...SOMEBODY_ELSES.map(asCase),
  ...INCOMPLETE.map(asCase),
  ...torn('pages', (file) => file),
  // A deed without its cover is a whole one.
  ...torn('unnumbered pages', unnumbered).filter(
    ({ name }) => !name.endsWith('deed, unnumbered pages 2, 3, 4'),
  ),
  ...SLOTS.map((slot): Case => ({
    name: `${slot}: bound with a paper of another type`,
    slot,
    files: (shelf) => [shelf.bound(...RIGHT_FILES[slot], slot === 'RIB' ? 'call' : 'bank')],
  })),
  ...changed('not recognised for sure', unanswered),
  ...changed('with a page that nobody could read', unreadPage),
  ...changed('blurred', blurred),
  ...changed('with two numbers of the register', alsoSaying('rnc', 'AB1234567', 'other'), NUMBERED),
  ...changed(
    'with two addresses',
    alsoSaying('building_address', '8 rue des Lilas, 69003 Lyon', 'other'),
    ['RCP_EDD', 'TITRE_PROP', 'CERT_CARREZ'],
  ),
  ...changed('with two owners in turn', alsoSaying('owner', 'M. Karim OLLIVAUD', 'other'), [
    'CHARGES',
    'CERT_CARREZ',
    'ASSURANCES_DU_LOGEMENT',
  ]),
  ...changed('with two totals', alsoSaying('total', 1, 'other'), ['CHARGES']),
  ...changed('that asks for less than its lines', altered(-9000, ['key_lines']), ['CHARGES']),
  ...changed('that asks for less than was booked', altered(-9000, []), ['CHARGES']),
  ...changed('that asks for more than was booked', altered(9000, []), ['CHARGES']),
  ...changed('that asks for more than its parts', altered(9000, ['courantes']), ['CHARGES']),
  ...changed('with two days of the assembly', alsoSaying('meeting_on', '2026-03-01', 'other'), [
    'PV_AG',
    'CV_AG',
  ]),
  ...changed('with a number that the user wrote', writtenByUser('rnc', 'AA0000000'), NUMBERED),
  ...changed('with a name that the user wrote', writtenByUser('owner', STRANGER), ['CHARGES']),
  ...changed('with a name that the user wrote', writtenByUser('holder', STRANGER), ['RIB']),
  ...changed('with a name that the user wrote', writtenByUser('buyers', [STRANGER]), [
    'TITRE_PROP',
  ]),
  {
    name: 'CHARGES: beside papers of another syndic and building',
    slot: 'CHARGES',
    files: rightFiles('CHARGES'),
    others: files('lyon_summary', 'lyon_deed'),
  },
];
