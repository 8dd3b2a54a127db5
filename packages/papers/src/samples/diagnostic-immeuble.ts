// Reports on the common parts: the overall diagnosis, and the ten-year plan of works.
import {
  fields,
  figures,
  heading,
  list,
  PAGE,
  row,
  signature,
  small,
  table,
  text,
  texts,
  title,
  total,
  words,
} from './blocks.ts';
import { createChance } from './chance.ts';
import { euros, longDay, sum } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import type { Block, Sample } from './press.ts';
import { residence, syndicFoot } from './syndic-paper.ts';

export const BUILDING_REPORT_LAYOUTS = ['dtg', 'ppt'] as const;
export type BuildingReportLayout = (typeof BUILDING_REPORT_LAYOUTS)[number];

const PLANNED = [
  ['Isolation des combles', 2, 210],
  ['Réfection de l’étanchéité de la terrasse', 4, 340],
  ['Remplacement des colonnes d’eaux usées', 6, 480],
  ['Mise aux normes de l’électricité des communs', 3, 120],
  ['Peinture de la cage d’escalier', 8, 160],
] as const;

export function diagnosticImmeuble(home: Home, layout: BuildingReportLayout) {
  const { building } = holdingOf(home);
  const chance = createChance(`${building.seed}/plan`);
  const made_on = `${home.year - 1}-11-22`;
  const works = PLANNED.map(([label, after, hundreds]) => ({
    label,
    year: home.year + after,
    cost: (hundreds + chance.int(-30, 60)) * 100_00,
  }));
  const cost = sum(works.map((one) => one.cost));
  const overall = layout === 'dtg';
  const state: Block[] = [
    heading('État apparent des parties communes'),
    table(
      [words('Ouvrage', 1), words('État', 1), words('Observations', 2)],
      [
        row('Structure et gros murs', 'Bon', 'Fissures superficielles sans évolution'),
        row('Façade sur rue', 'Moyen', 'Ravalement voté, travaux en cours'),
        row('Couverture et zingueries', 'Bon', 'Entretien annuel à poursuivre'),
        row('Réseaux d’eau', 'Moyen', 'Colonnes d’eaux usées en fonte, corrosion localisée'),
        row('Électricité des communs', 'Moyen', 'Tableau ancien à remplacer'),
        ...(building.has_lift ? [row('Ascenseur', 'Bon', 'Contrôle quinquennal à jour')] : []),
      ],
    ),
  ];
  return {
    look: overall ? 'academic' : 'band',
    title: overall ? 'Diagnostic technique global' : 'Projet de plan pluriannuel de travaux',
    footer: syndicFoot(building),
    written_on: made_on,
    blocks: [
      title(
        overall
          ? 'Diagnostic technique global (DTG)'
          : 'Projet de plan pluriannuel de travaux (PPPT)',
        overall
          ? 'Articles L731-1 et suivants du code de la construction et de l’habitation'
          : 'Article 14-2 de la loi du 10 juillet 1965',
      ),
      fields([
        ...residence(building),
        ['Année de construction', String(building.built_year)],
        ['Date du rapport', longDay(made_on)],
        ['Rédacteur', 'Bureau d’études Exemple et Structure'],
      ]),
      heading('Objet et méthode'),
      ...texts(
        'Le présent rapport porte sur les parties communes de l’immeuble. Il s’appuie sur une visite de l’ensemble des parties accessibles, sur les documents remis par le syndic et sur l’analyse des consommations d’énergie des trois dernières années.',
        'Il donne l’état apparent de l’immeuble, la situation du syndicat au regard de ses obligations, et la liste des travaux nécessaires à la conservation de l’immeuble et aux économies d’énergie, avec leur ordre de priorité.',
      ),
      ...state,
      PAGE,
      heading('Performance énergétique'),
      text(
        'Diagnostic de performance énergétique collectif : classe D, 214 kWh/m²/an. Les travaux proposés permettent d’atteindre la classe C.',
      ),
      heading('Programme de travaux sur dix ans'),
      table(
        [words('Travaux', 1), figures('Année'), figures('Coût estimé TTC')],
        [
          ...works.map((one) => row(one.label, String(one.year), euros(one.cost))),
          total('Total', '', euros(cost)),
        ],
      ),
      heading('Recommandations'),
      list(
        'Adopter le plan en assemblée générale et y adosser la cotisation au fonds de travaux.',
        'Grouper l’isolation des combles avec la reprise de la ventilation.',
        'Faire inspecter les colonnes d’eaux usées par caméra avant de consulter les entreprises.',
      ),
      signature('', 'Le rédacteur'),
      small(
        'Le fonds de travaux ne peut être inférieur à 5 % du budget prévisionnel, ni, lorsque le plan est adopté, à 2,5 % du montant des travaux du plan.',
      ),
    ],
    truth: {
      document_type: 'DIAGNOSTICS_IMMEUBLE',
      report: overall ? 'DTG' : 'PPPT',
      building: building.name,
      rnc: building.rnc,
      made_on,
      works,
      cost,
    },
  } as const satisfies Sample;
}
