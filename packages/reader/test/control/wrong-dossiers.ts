// The same papers, of another property: another building, another owner, other lots.
import { namedAs } from '@quitus/papers/samples/people';

import { type Case, inSlots, type RightSlot } from './cases.ts';
import { home } from './samples.ts';
import { DOSSIER } from './world.ts';

const [seller] = home.sellers;

/** With the number of the register on them. */
const NUMBERED: readonly RightSlot[] = [
  'CHARGES',
  'PV_AG',
  'CV_AG',
  'FICHE_SYN',
  'CARNET_ENTRETIEN',
];
const PLACED: readonly RightSlot[] = [
  ...NUMBERED,
  'RCP_EDD',
  'TITRE_PROP',
  'CERT_CARREZ',
  'CERTIFICAT_DE_SUPERFICIE',
  'DIAGNOSTICS_ASSAINISSEMENT',
  'ASSURANCES_DU_LOGEMENT',
];
const NAMED: readonly RightSlot[] = [
  'CHARGES',
  'TITRE_PROP',
  'TAX_FONCIERE',
  'CERT_CARREZ',
  'CERTIFICAT_DE_SUPERFICIE',
  'DIAGNOSTICS_ASSAINISSEMENT',
  'ASSURANCES_DU_LOGEMENT',
  'RIB',
  'DOC_IDENTITE',
  'ACT_NAISSANCE',
];
const OF_LOTS: readonly RightSlot[] = [
  'CHARGES',
  'TITRE_PROP',
  'CERT_CARREZ',
  'CERTIFICAT_DE_SUPERFICIE',
];

const OTHER_PLACES = [
  '16 rue du Marché, 44000 Nantes',
  '14 bis rue du Marché, 44000 Nantes',
  '14 rue du Marché, 35000 Rennes',
  '14 rue du Marché, 44100 Nantes',
  '14 rue du Vieux Marché, 44000 Nantes',
  '14 avenue du Marché, 44000 Nantes',
  '3 place Royale, 44000 Nantes',
  'Les Trois Ormes, 44000 Nantes',
  '14 rue du Marché',
];

const strangers: readonly (readonly [string, readonly string[]])[] = [
  ['a brother', [`Bertrand ${seller.last_name.toUpperCase()}`]],
  ['the wife, by her own name', ['Jeanne NÉRISSON']],
  ['the former owner', [namedAs(home.purchase.from)]],
  ['the tenant', [namedAs(home.tenant)]],
  ['a company', ['SCI des Trois Ormes']],
  ['a surname alone', [`M. et Mme ${seller.last_name.toUpperCase()}`]],
  ['nobody known', []],
];

export const WRONG_DOSSIERS: readonly Case[] = [
  ...OTHER_PLACES.flatMap((main_address) =>
    inSlots(PLACED, `at ${main_address}`, { dossier: { main_address, rnc_number: null } }),
  ),
  // A tax notice names the town without its postcode.
  ...OTHER_PLACES.filter((place) => !place.includes('44100')).flatMap((main_address) =>
    inSlots(['TAX_FONCIERE'], `at ${main_address}`, { dossier: { main_address } }),
  ),
  ...inSlots(NUMBERED, 'under another number of the register', {
    dossier: { rnc_number: 'AB1234567' },
  }),
  ...inSlots(NUMBERED, 'of a residence of the same name elsewhere', {
    dossier: { main_address: '8 rue des Lilas, 69003 Lyon', rnc_number: 'AB1234567' },
  }),
  ...strangers.flatMap(([who, owners]) =>
    inSlots(NAMED, `sold by ${who}`, { dossier: { owners } }),
  ),
  ...inSlots(['CHARGES', 'TITRE_PROP'], 'sold by somebody else of a couple', {
    dossier: {
      owners: ['Jeanne NÉRISSON', 'Karim OLLIVAUD'],
      situation: { ...DOSSIER.situation, seller: 'COUPLE' },
    },
  }),
  ...inSlots(['DOC_IDENTITE', 'ACT_NAISSANCE', 'RIB', 'TITRE_PROP'], 'with one seller of two', {
    dossier: { owners: [...DOSSIER.owners, 'Mme Jeanne NÉRISSON'] },
  }),
  ...inSlots(OF_LOTS, 'for other lots', { dossier: { lots: ['7', '15'] } }),
  ...inSlots(OF_LOTS, 'with a lot that is not sold', { dossier: { lots: ['5'] } }),
  ...inSlots(['CHARGES'], 'without a lot that is sold', { dossier: { lots: ['5', '13', '16'] } }),
  ...inSlots(['CHARGES', 'CERT_CARREZ'], 'for lots nobody knows', { dossier: { lots: [] } }),
];
