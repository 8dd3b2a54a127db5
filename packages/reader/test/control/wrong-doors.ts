// Behind each door that lets a right paper in: what nearly is one.
import { type Case, files, rightFiles } from './cases.ts';
import { home } from './samples.ts';
import { DOSSIER } from './world.ts';
import { type Change, changed, unnumbered } from './wrong-files.ts';

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
const telling =
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

export const WRONG_DOORS: readonly Case[] = [
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
