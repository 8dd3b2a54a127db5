// Behind each door that lets a right paper in: what nearly is one.
import { type Case, files, rightFiles } from './cases.ts';
import { home } from './samples.ts';
import { DOSSIER } from './world.ts';
import { alsoSaying, type Change, changed, unnumbered } from './wrong-files.ts';

/** Without these pages; the others keep their numbers. */
const cut =
  (...pages: readonly number[]): Change =>
  (file) => ({
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      pages: document.pages.filter((page) => !pages.includes(page)),
    })),
    pages: file.pages.filter(({ number }) => !pages.includes(number)),
  });

/** Says nothing of these. */
const silent =
  (...names: readonly string[]): Change =>
  (file) => ({
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      facts: document.facts.filter(({ name }) => !names.includes(name)),
    })),
  });

/** In place of what it says. */
export const telling =
  (said: Readonly<Record<string, string | readonly string[]>>): Change =>
  (file) => ({
    ...file,
    documents: file.documents.map((document) => ({
      ...document,
      facts: document.facts.map((fact) => ({ ...fact, value: said[fact.name] ?? fact.value })),
    })),
  });

const unended: Change = (file) => ({
  ...file,
  documents: file.documents.map((document) => ({
    ...document,
    bounds: { opens: true, closes: false, runs: true },
  })),
});

const HEIRS: Case['dossier'] = {
  owners: [`Hélène ${home.sellers[0].last_name.toUpperCase()}`],
  situation: { ...DOSSIER.situation, seller: 'SUCCESSION' },
};

const REPORTS = ['dpe', 'asbestos', 'lead', 'termites', 'electricity', 'gas', 'risks'] as const;

/** All reports of the home, one of them changed. */
const reportsWith = (report: (typeof REPORTS)[number], name: string, change: Change): Case => ({
  name: `DIAGNOSTICS: ${report} ${name}`,
  slot: 'DIAGNOSTICS',
  files: (shelf) =>
    files(...REPORTS)(shelf).map((file) => (file.name === report ? change(file) : file)),
});

/** One page without an end or a number, and so many words on it. */
export const onePage =
  (word_count: number): Change =>
  (file) => {
    const alone = unnumbered(unended(file));
    return {
      ...alone,
      pages: alone.pages.slice(0, 1).map((page) => ({ ...page, word_count })),
      documents: alone.documents.map((document) => ({ ...document, pages: [1] })),
    };
  };

const OURS = home.sellers[0].last_name.toUpperCase();
/** Who sells with ours. */
const TOGETHER: Case['dossier'] = {
  owners: [`${home.sellers[0].first_name} ${OURS}`, 'Jeanne NÉRISSON'],
  situation: { ...DOSSIER.situation, seller: 'COUPLE' },
};

/** « - 3 - »: pages that say which they are, and not of how many. */
const counted: Change = (file) => ({
  ...file,
  pages: file.pages.map((page) => ({ ...page, label: { number: page.number, of: null } })),
});
const leaping: Change = (file) => ({
  ...file,
  documents: file.documents.map((document) => ({
    ...document,
    bounds: { opens: true, closes: true, runs: false },
  })),
});

export const WRONG_DOORS: readonly Case[] = [
  ...changed('whose call tells no amount', silent('total', 'to_pay'), ['CHARGES']),
  ...[
    `Indivision ${OURS} - OLLIVAUD`,
    'Indivision NÉRISSON - OLLIVAUD',
    `Indivision ${OURS} - NÉRISSON - OLLIVAUD`,
    'Mme NÉRISSON et M. OLLIVAUD',
    `M. Bertrand ${OURS} et Mme OLLIVAUD`,
  ].flatMap((name) =>
    (['RIB', 'CERT_CARREZ'] as const).map((slot): Case => ({
      name: `${slot}: in the name of ${name}`,
      slot,
      files: (shelf) =>
        rightFiles(slot)(shelf).map((file) =>
          silent('lots')(telling({ holder: name, owner: name, owners: [name] })(file)),
        ),
      dossier: TOGETHER,
    })),
  ),
  {
    name: 'RIB: of two sellers of three, by their surnames',
    slot: 'RIB',
    files: (shelf) => [telling({ holder: `Indivision ${OURS} - NÉRISSON` })(shelf.take('bank'))],
    dossier: { ...TOGETHER, owners: [...(TOGETHER.owners ?? []), 'Karim OLLIVAUD'] },
  },
  ...changed('paged, one of them gone', (file) => cut(3)(counted(leaping(file))), ['RCP_EDD']),
  ...changed('whose articles leap, unnumbered', (file) => unnumbered(leaping(file)), ['RCP_EDD']),
  ...changed(
    'at the next door, said twice',
    (file) =>
      silent('rnc')(
        telling({
          building_address: '16 rue du Marché, 16 rue du Marché, 44000 Nantes',
          property_address: '16 rue du Marché, 16 rue du Marché, 44000 Nantes',
        })(file),
      ),
    ['FICHE_SYN', 'CARNET_ENTRETIEN', 'RCP_EDD', 'CERT_CARREZ'],
  ),
  {
    name: 'CV_AG: with the accounts of the next door, told in short',
    slot: 'CV_AG',
    files: (shelf) =>
      rightFiles('CV_AG')(shelf).map((file) => ({
        ...file,
        documents: file.documents.map((document, index) =>
          index === 0
            ? document
            : {
                ...document,
                facts: [
                  ...document.facts.filter(
                    ({ name }) => name !== 'rnc' && name !== 'building_address',
                  ),
                  ...document.facts.slice(0, 1).map((fact) => ({
                    ...fact,
                    name: 'building_address',
                    value: '16 RUE DU MARCHE',
                  })),
                ],
              },
        ),
      })),
  },
  {
    name: 'DOC_IDENTITE: of somebody else who goes by the surname of the seller',
    slot: 'DOC_IDENTITE',
    files: (shelf) => [alsoSaying('usage_name', 'NÉRISSON', 'usage-name')(shelf.take('card'))],
    dossier: { owners: ['Jeanne NÉRISSON'] },
  },
  {
    name: 'TITRE_PROP: of one seller of two, the card of the other telling nothing of him',
    slot: 'TITRE_PROP',
    files: files('deed'),
    dossier: TOGETHER,
    others: (shelf) => [
      alsoSaying('usage_name', 'NÉRISSON', 'usage-name')(shelf.take('neighbour_card')),
    ],
  },
  reportsWith('electricity', 'cut after a full page', onePage(520)),
  reportsWith('gas', 'cut before its result', (file) =>
    silent('diagnostic_result')(onePage(150)(file)),
  ),
  reportsWith('risks', 'without its day', (file) => silent('made_on')(onePage(150)(file))),
  reportsWith('asbestos', 'cut after its first page', onePage(150)),
  reportsWith('lead', 'cut after its first page', onePage(150)),
  reportsWith('dpe', 'cut after its first page', onePage(150)),
  ...changed('counted by its pages, one of them gone', cut(2), ['PV_AG']),
  ...changed(
    'unnumbered, a result of the agenda gone',
    (file) => unnumbered(telling({ resolutions_adopted: ['1', '2', '3'] })(file)),
    ['PV_AG'],
  ),
  ...changed(
    'unnumbered, no vote and no title',
    (file) =>
      unnumbered(silent('resolutions', 'resolutions_adopted', 'resolutions_rejected')(file)),
    ['PV_AG'],
  ),
  ...changed('unnumbered, without an end', (file) => unnumbered(unended(file)), ['PV_AG']),
  ...changed('without what its year cost', silent('charges_courantes', 'charges_travaux'), [
    'FICHE_SYN',
  ]),
  ...changed('without what is owed', silent('impayes', 'dette_fournisseurs'), ['FICHE_SYN']),
  ...changed('without its size', silent('lots_count', 'homes_count'), ['FICHE_SYN']),
  ...changed('without its detail', silent('teom', 'tax_fees'), ['TAX_FONCIERE']),
  {
    name: 'FICHE_SYN: made before the last assembly',
    slot: 'FICHE_SYN',
    files: (shelf) => [telling({ updated_on: '2026-06-10' })(shelf.take('summary'))],
    others: files('minutes_2026'),
  },
  {
    name: 'TAX_FONCIERE: of a relative whom no paper of our lots names',
    slot: 'TAX_FONCIERE',
    files: files('tax'),
    dossier: HEIRS,
    others: files('neighbour_call'),
  },
  {
    name: 'TAX_FONCIERE: of another relative than the one who died',
    slot: 'TAX_FONCIERE',
    files: files('tax'),
    dossier: HEIRS,
    others: (shelf) => [
      telling({ owner: `M. Roger ${home.sellers[0].last_name.toUpperCase()}` })(shelf.take('call')),
    ],
  },
  {
    name: 'DOC_IDENTITE: a namesake of the wife, who did not buy with him',
    slot: 'DOC_IDENTITE',
    files: files('card'),
    dossier: {
      owners: ['Karim OLLIVAUD', `${home.sellers[0].first_name} OLLIVAUD`],
      situation: { ...DOSSIER.situation, seller: 'COUPLE' },
    },
    others: files('deed'),
  },
  ...(['RCP_EDD', 'CERT_CARREZ'] as const).map((slot): Case => ({
    name: `${slot}: in another street, on parcels of which no verified paper tells`,
    slot,
    files: rightFiles(slot),
    dossier: { main_address: '3 place Royale, 44000 Nantes', rnc_number: null },
    others: files('lyon_deed'),
  })),
  {
    name: 'CERT_CARREZ: without an address, of one lot of two',
    slot: 'CERT_CARREZ',
    files: (shelf) => [
      telling({ lots: ['5'] })(
        silent('property_address', 'building_address')(shelf.take('carrez')),
      ),
    ],
  },
  {
    name: 'CHARGES: to a surname of ours, for other lots',
    slot: 'CHARGES',
    files: (shelf) =>
      rightFiles('CHARGES')(shelf).map(
        telling({ owner: `M. ${home.sellers[0].last_name.toUpperCase()}`, lots: ['7'] }),
      ),
  },
];
