import { balanceOf, type Entry, later, owedOf, quotesOf, share, totalOf } from './books.ts';
import { tableur } from './hand-tableur.ts';
import { minutesPlain } from './minutes.ts';
import { carrez, rcp } from './notary-papers.ts';
import { appels, decomptes } from './pile.ts';
import { bookOf, inOrder, key, spanOf, worksLine } from './plan.ts';
import { type Sale, sent, sheetOf } from './sale.ts';
import { DINARD_SCENE as scene } from './scenes-alps-coast.ts';
// Dinard: six lots, a volunteer and a spreadsheet; calls twice a year, accounts of one page, part of a call unpaid.
import { plain, sum, table } from './writing.ts';

const DATE = '2026-11-30';
const OWNERS = [
  ['Le Marrec (lot 1)', 214],
  ['Cts Huet (lot 2)', 162],
  ['Mme Abiven (lot 3)', 131],
  ['Tessier (lot 4)', 187],
  ['Delaunay-Roy (lot 5)', 188],
  ['Sté Ar Mor (lot 6)', 118],
] as const;
const GENERAL = key('', 'Charges', 'general', 1000, { 4: 187 });
const gutters = worksLine('gouttières (3 000,00 € votés le 18 avril)', 300000, GENERAL);
const book = bookOf({
  keys: [GENERAL],
  starts: '01-01',
  count: 2,
  budgets: { 2024: [560000], 2025: [580000], 2026: [600000], 2027: [620000] },
  real: { 2024: [541238], 2025: [597416] },
  fund: { label: 'Fonds trvx', percent: 5 },
  title: (year, index) => `${index + 1}er semestre ${year}`.replace('2er', '2ème'),
  works: (year, index) => (year === 2026 && index === 1 ? gutters : []),
});
const due = book.realShare(2025) - book.called(2025);
const entries: Entry[] = inOrder([
  ...book.entries(2026, ({ title }) => `appel ${title}`, ['2026-01-03', null], 'virement Gilles'),
  { day: '2026-04-18', label: 'régul 2025 (AG)', debit: due },
  { day: '2026-05-02', label: 'virement régul', credit: due },
  {
    day: '2026-07-11',
    label: 'virement, le reste plus tard',
    credit: totalOf(book.call(2026, 1)) - 12000,
  },
]);
const owed = owedOf(balanceOf(entries), book.calls(2026), DATE);
const hand = tableur(OWNERS, 'Tessier (lot 4)');
const spent = (title: string, rows: readonly (readonly [string, number])[]) =>
  `<h2>${title}</h2>${table(
    [],
    [
      ...rows.map(([label, cents]) => [label, plain(cents)]),
      ['<b>total</b>', plain(sum(rows.map(([, cents]) => cents)))],
    ],
  )}`;
const accounts = sheetOf(
  'dinard-comptes',
  `font: 9.6pt 'Carlito', sans-serif; td { border: .15mm solid #aaa } td:last-child { text-align: right; width: 40mm } h2 { font-size: 11pt; margin: 4mm 0 1mm }`,
  [
    `<p style="font-size:13pt"><b>Comptes 2025 de la copropriété Villa Ker Armor, 2 rue de la Malouine 35800 Dinard</b></p><p>Petite copropriété, comptabilité simplifiée (article 41-8 et suivants de la loi du 10 juillet 1965). Arrêté au 31/12/2025, pour l’AG du 18 avril 2026. Pas d’annexes.</p>${spent(
      'Dépenses 2025',
      [
        ['Assurance', 218400],
        ['Électricité communs', 41277],
        ['Ménage', 192000],
        ['Petites réparations', 86339],
        ['Eau jardin', 24400],
        ['Frais de banque', 35000],
      ],
    )}${spent('Ce qu’il y a sur les comptes au 31/12/2025', [
      ['Compte courant', 128655],
      ['Livret – fonds de travaux', 187150],
    ])}<h2>Au 31/12/2025 restaient aussi</h2><p>Appels 2025 non payés par les copropriétaires : 84,20 € (Sté Ar Mor).<br>Factures de fournisseurs pas encore payées : 312,60 € (couvreur 240,00 + électricité 72,60).<br>Avances laissées par les copropriétaires : 600,00 €.</p>`,
  ],
);

export const DINARD: Sale = {
  name: 'dinard-six-lots',
  told: 'six lots, syndic bénévole, tableur avec tous les copropriétaires ; appels semestriels ; comptes simplifiés sans annexes ; appel payé en partie',
  date: DATE,
  dossier: {
    address: '2 rue de la Malouine, 35800 Dinard',
    lots: ['4'],
    owners: ['Gilles Tessier'],
  },
  files: [
    ...appels(
      hand,
      scene,
      'dinard',
      [
        ['appel 1er sem 26', book.call(2026, 0), 0, '2025-12-20'],
        ['appel 2eme sem 26', book.call(2026, 1), 0, '2026-06-21'],
      ],
      { held: 11220 },
    ),
    sent(
      'compte Gilles',
      hand.releve('dinard-releve', scene, entries, { from: '2026-01-01', at: '2026-11-22' }),
    ),
    ...decomptes(hand, scene, 'dinard', [
      ['regul 2025', book.settled(2025), '2026-04-10'],
      ['regul 2024', book.settled(2024), '2025-04-12'],
    ]),
    sent('comptes 2025', accounts),
    sent(
      'CR AG avril 2026',
      minutesPlain('dinard-pv-26', scene, {
        date: '2026-04-18',
        hour: '18 h',
        kind: 'annuelle',
        chair: 'Mme Abiven',
        present: 882,
        items: [
          {
            title: 'Comptes 2025',
            text: `Les comptes 2025 (${plain(book.real(2025))} €) sont approuvés.`,
          },
          {
            title: 'Budget 2027',
            text: `Budget du 1er janvier au 31 décembre 2027 : ${plain(book.budget(2027))} €, appelé moitié le 1er janvier, moitié le 1er juillet.`,
          },
          {
            title: 'Fonds de travaux',
            text: 'On continue à 5 % du budget, en même temps que les charges.',
          },
          {
            title: 'Gouttières côté mer',
            text: 'Devis Couverture de la Rance 3 000,00 € TTC accepté, appelé en une fois le 1er juillet 2026 aux millièmes.',
          },
          {
            title: 'Syndic',
            text: 'Françoise Le Marrec est réélue syndic bénévole du 18 avril 2026 au 30 juin 2028.',
          },
        ],
      }),
    ),
    sent(
      'CR AG avril 2025',
      minutesPlain('dinard-pv-25', scene, {
        date: '2025-04-19',
        hour: '18 h',
        kind: 'annuelle',
        chair: 'Mme Abiven',
        present: 1000,
        items: [
          {
            title: 'Comptes 2024',
            text: `Les comptes 2024 (${plain(book.real(2024))} €) sont approuvés.`,
          },
          {
            title: 'Budget 2026',
            text: `Budget 2026 : ${plain(book.budget(2026))} €, deux appels, 1er janvier et 1er juillet.`,
          },
        ],
      }),
      'photo',
    ),
    sent(
      'carrez',
      carrez('dinard-carrez', scene, {
        date: '2026-11-03',
        firm: 'Côte d’Émeraude Diagnostics',
        lot: '4',
        rooms: [
          ['Pièce de vie', '31,80'],
          ['Chambre', '13,22'],
          ['Salle d’eau', '5,10'],
        ],
        total: '50,12',
        outside: [['Terrasse', '9,00']],
      }),
    ),
    sent(
      'reglement',
      rcp('dinard-rcp', scene, {
        date: '1966-06-30',
        notary: 'Maître Henri LESAGE, notaire à Dinard',
        base: '1.000',
        rows: OWNERS.map(([, part], index) => [
          String(index + 1),
          'Appartement',
          `${Math.floor(index / 2)}e`,
          String(part),
        ]),
        extra: 'Total : 1.000/1.000èmes.',
      }),
      'bruit',
    ),
  ],
  truth: {
    VENDEUR: ['Gilles Tessier'],
    LOTS: ['4'],
    TANTIEMES: 187,
    BASE: 1000,
    SURFACE: 50.12,
    EXERCICE: '2026-01-01/2026-12-31',
    // 120.00 left of the July call: the works and the fund were paid first.
    'I-A-1-a': owed.budget,
    'I-A-1-b': 0,
    'I-A-2': 0,
    'I-A-5': 0,
    'II-A-1': 11220,
    'II-C': 0,
    'III-1': 11220,
    'III-2-a': { schedule: later(book.calls(2027), DATE, (call) => call.budget) },
    'III-2-b': { schedule: [] },
    'III-3': { schedule: later(book.calls(2027), DATE, (call) => call.fund) },
    PROVISION: quotesOf(book.call(2026, 1).budget),
    'N1-EXERCICE': spanOf(book.period(2025)),
    'N1-BUDGET-APPELE': book.called(2025),
    'N1-BUDGET-REEL': book.realShare(2025),
    'N2-EXERCICE': spanOf(book.period(2024)),
    'N2-BUDGET-APPELE': book.called(2024),
    'N2-BUDGET-REEL': book.realShare(2024),
    'COPRO-1': 8420,
    'COPRO-2': 31260,
    'COPRO-3-a': true,
    'COPRO-3-b': 187150,
    'COPRO-3-c': share(187150, 187, 1000),
    'COPRO-3-d': quotesOf(book.call(2026, 1).fund),
    BUDGET: book.budget(2026),
    'VIE-SYNDIC-MANDAT': '2028-06-30',
    'VIE-DERNIERE-AG': '2026-04-18',
    'VIE-RCP': '1966-06-30',
    'VIE-TRAVAUX': {
      works: [
        {
          title: 'Gouttières côté mer',
          voted: 300000,
          share: quotesOf(gutters),
          called: quotesOf(gutters),
          left: 0,
        },
      ],
    },
  },
};
