// Papers that are what they should be, under the many ways to write the same thing.
import { type Case, files, inSlots, type RightSlot, RIGHT_FILES, rightFiles } from './cases.ts';
import { home } from './samples.ts';
import { onePage, telling } from './wrong-doors.ts';
import { alsoSaying, unnumbered } from './wrong-files.ts';

const [seller] = home.sellers;
const { first_name, last_name } = seller;
const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

const SLOTS: readonly RightSlot[] = [
  'CHARGES',
  'PV_AG',
  'CV_AG',
  'FICHE_SYN',
  'CARNET_ENTRETIEN',
  'RCP_EDD',
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

const ADDRESSES = [
  '14 R DU MARCHE 44000 NANTES',
  '14-16 rue du Marché, 44000 Nantes',
  'Résidence Les Tilleuls, 14, rue du Marché - 44000 NANTES',
  '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
  '14 rue du Marché, 44035 Nantes Cedex 1',
];

const OWNERS = [[`${last_name} ${first_name}`], [`${bare(last_name)} ${bare(first_name)}`]];

export const RIGHT_CASES: readonly Case[] = [
  ...inSlots(SLOTS, 'as it should be', {}),
  ...ADDRESSES.flatMap((main_address) =>
    inSlots(['FICHE_SYN', 'TITRE_PROP', 'CERT_CARREZ'], `at ${main_address}`, {
      dossier: { main_address, rnc_number: null },
    }),
  ),
  ...OWNERS.flatMap((owners) =>
    inSlots(['CHARGES', 'RIB', 'CERT_CARREZ'], `for ${owners.join(', ')}`, { dossier: { owners } }),
  ),
  ...inSlots(['CHARGES', 'CERT_CARREZ'], 'in the name of one of two owners', {
    dossier: { owners: [`${first_name} ${last_name.toUpperCase()}`, 'Jeanne NÉRISSON'] },
  }),
  ...inSlots(['CERT_CARREZ', 'TITRE_PROP'], 'of which the deed tells the lots', {
    dossier: { lots: [] },
    others: files('deed'),
  }),
  ...inSlots(['CHARGES', 'FICHE_SYN', 'PV_AG'], 'beside the papers already verified', {
    others: (shelf) => [...rightFiles('CV_AG')(shelf), ...files('deed')(shelf)],
  }),
  ...(['PV_AG', 'CV_AG', 'RCP_EDD', 'TITRE_PROP'] as const).map((slot): Case => ({
    name: `${slot}: of unnumbered pages`,
    slot,
    files: (shelf) => rightFiles(slot)(shelf).map(unnumbered),
  })),
  ...(
    [
      ['CHARGES', 'call'],
      ['CHARGES', 'call', 'statement'],
      ['CHARGES', 'call_locatif', 'settled_2025', 'settled_2024'],
      ['CHARGES', 'call_sections', 'former_call', 'settled_2025', 'settled_2024'],
      ['CV_AG', 'convocation_alone', 'annexes'],
      ['FICHE_SYN', 'summary_tables'],
      ['CARNET_ENTRETIEN', 'book_registry'],
      ['RCP_EDD', 'rules', 'amendment'],
      ['TITRE_PROP', 'attestation'],
      ['CERT_CARREZ', 'carrez_academic'],
      ['CERTIFICAT_DE_SUPERFICIE', 'living_area_academic'],
      ['DIAGNOSTICS_ASSAINISSEMENT', 'drains_registry'],
      ['ASSURANCES_DU_LOGEMENT', 'insurance_pno'],
      ['RIB', 'bank_band'],
      ['ACT_NAISSANCE', 'birth_academic'],
    ] as const
  ).map(([slot, ...names]): Case => ({
    name: `${slot}: ${names.join(', ')}`,
    slot,
    files: files(...names),
  })),
  {
    name: 'RIB: of both sellers, by their surnames',
    slot: 'RIB',
    files: (shelf) => [
      telling({ holder: `INDIVISION ${bare(last_name)} NERISSON` })(shelf.take('bank')),
    ],
    dossier: { owners: [`${first_name} ${last_name.toUpperCase()}`, 'Jeanne NÉRISSON'] },
  },
  {
    name: 'DOC_IDENTITE: of a seller who goes by another surname',
    slot: 'DOC_IDENTITE',
    files: (shelf) => [alsoSaying('usage_name', 'NÉRISSON', 'usage-name')(shelf.take('card'))],
    dossier: { owners: [`${first_name} NÉRISSON`] },
  },
  {
    name: 'PV_AG: the last one is enough for a pré-état daté',
    slot: 'PV_AG',
    files: files(RIGHT_FILES.PV_AG[0]),
    dossier: { portfolio_type: 'PED_PORTFOLIO' },
  },
  {
    name: 'DIAGNOSTICS: all that this home needs',
    slot: 'DIAGNOSTICS',
    files: files('dpe', 'asbestos', 'lead', 'termites', 'electricity', 'gas', 'risks'),
  },
  {
    name: 'DIAGNOSTICS: electricity on one short page without a number',
    slot: 'DIAGNOSTICS',
    files: (shelf) =>
      files(
        'dpe',
        'asbestos',
        'lead',
        'termites',
        'electricity',
        'gas',
        'risks',
      )(shelf).map((file) => (file.name === 'electricity' ? onePage(150)(file) : file)),
  },
];
