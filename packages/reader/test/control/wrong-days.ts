// The right papers, too late or too early.
import { addDays, addMonths } from '@quitus/domain/documents/calendar';

import { type Case, files, inSlots, type RightSlot } from './cases.ts';
import { home, SAMPLES } from './samples.ts';

/** The first day on which each is no longer good. */
const ENDS: readonly (readonly [RightSlot, string])[] = [
  ['CHARGES', '2027-01-01'],
  ['CV_AG', '2027-06-11'],
  ['PV_AG', '2027-09-11'],
  ['FICHE_SYN', '2027-09-21'],
  ['CARNET_ENTRETIEN', '2027-07-06'],
  ['TAX_FONCIERE', '2027-10-16'],
  ['DIAGNOSTICS_ASSAINISSEMENT', '2028-05-20'],
  ['ASSURANCES_DU_LOGEMENT', '2027-01-01'],
  ['DOC_IDENTITE', addDays(SAMPLES.card.truth.expires_on, 1)],
  ['ACT_NAISSANCE', addMonths(SAMPLES.birth.truth.delivered_on, 3)],
];

/** A day on which the paper did not exist yet. */
const BEFORE: readonly (readonly [RightSlot, string])[] = [
  ['CHARGES', '2026-09-30'],
  ['CV_AG', '2026-05-11'],
  ['PV_AG', '2026-06-10'],
  ['FICHE_SYN', '2026-07-20'],
  ['CARNET_ENTRETIEN', '2026-07-05'],
  ['TAX_FONCIERE', '2025-12-31'],
  ['CERT_CARREZ', '2025-09-15'],
  ['CERTIFICAT_DE_SUPERFICIE', '2025-09-15'],
  ['DIAGNOSTICS_ASSAINISSEMENT', '2025-05-19'],
  ['ACT_NAISSANCE', addDays(SAMPLES.birth.truth.delivered_on, -1)],
  ['TITRE_PROP', addDays(home.purchase.day, -1)],
];

export const WRONG_DAYS: readonly Case[] = [
  ...ENDS.flatMap(([slot, end]) => [
    ...inSlots([slot], 'on the first day it is no longer good', { today: end }),
    ...inSlots([slot], 'the day after', { today: addDays(end, 1) }),
    ...inSlots([slot], 'a year later', { today: addMonths(end, 12) }),
  ]),
  ...BEFORE.flatMap(([slot, today]) => inSlots([slot], 'before it was made', { today })),
  {
    name: 'CHARGES: the last call is missing',
    slot: 'CHARGES',
    files: files('former_call', 'statement', 'settled_2025', 'settled_2024'),
  },
  {
    name: 'CV_AG: minutes approve later accounts',
    slot: 'CV_AG',
    files: files('convocation'),
    others: (shelf) => [withDay(shelf.take('minutes_2026'), 'approved_to', '2026-12-31')],
  },
  {
    name: 'FICHE_SYN: older than the last assembly',
    slot: 'FICHE_SYN',
    files: (shelf) => [withDay(shelf.take('summary'), 'updated_on', '2026-02-01')],
    others: files('minutes_2026'),
  },
  {
    name: 'PV_AG: the assembly of the convocation is not there',
    slot: 'PV_AG',
    files: files('minutes_2025', 'minutes_2024'),
    others: files('convocation'),
  },
];

type File = ReturnType<ReturnType<typeof files>>[number];

function withDay(file: File, name: string, value: string): File {
  return {
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      facts: document.facts.map((fact) => (fact.name === name ? { ...fact, value } : fact)),
    })),
  };
}
