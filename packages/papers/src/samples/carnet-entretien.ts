// The maintenance book of a building (décret of 30 May 2001).
import { worksOf } from './accounts.ts';
import { fields, heading, row, small, table, text, title, words } from './blocks.ts';
import { createChance } from './chance.ts';
import { euros, shortDay } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { namedAs } from './people.ts';
import type { Sample } from './press.ts';
import { residence, syndicFoot, syndicHead } from './syndic-paper.ts';

export const BOOK_LAYOUTS = ['sober', 'registry'] as const;
export type BookLayout = (typeof BOOK_LAYOUTS)[number];

export function carnetEntretien(home: Home, layout: BookLayout) {
  const { building } = holdingOf(home);
  const { year } = home;
  const chance = createChance(`${building.seed}/book`);
  const policy = `MRI ${chance.digits(8)}`;
  const written_on = `${year}-07-06`;
  const contracts = [
    ['Nettoyage des parties communes', 'Propreté de l’Exemple', `31/12/${year}`],
    ['Extincteurs et désenfumage', 'Sécurité Modèle', `30/06/${year + 1}`],
    ['Robinetterie, compteurs d’eau', 'Hydro Relevés', `31/03/${year + 1}`],
    ...(building.has_lift
      ? [['Ascenseur, contrat étendu', 'Élévation Services', `31/12/${year + 1}`]]
      : []),
  ];
  const roof = {
    year: year - chance.int(9, 16),
    label: 'Réfection de la toiture et des zingueries',
  };
  const done = worksOf(building).filter(({ closed_in }) => closed_in !== null);
  return {
    look: layout,
    title: `Carnet d’entretien ${building.name}`,
    footer: syndicFoot(building),
    written_on,
    blocks: [
      syndicHead(building),
      title('Carnet d’entretien de l’immeuble', 'Décret n° 2001-477 du 30 mai 2001'),
      fields(
        [
          ...residence(building),
          ['Année de construction', String(building.built_year)],
          ['Mise à jour', shortDay(written_on)],
        ],
        30,
      ),
      heading('Identité du syndic en exercice'),
      text(
        `${building.syndic.name}, représenté par ${namedAs(building.syndic.manager)}. Mandat du 01/07/${year} au 30/06/${year + 1}.`,
      ),
      heading('Contrats d’assurance de l’immeuble'),
      table(
        [words('Garantie', 1), words('Assureur', 1), words('Police'), words('Échéance')],
        [
          row(
            'Multirisque immeuble, valeur à neuf',
            'Mutuelle d’Exemple',
            policy,
            `01/01/${year + 1}`,
          ),
          row(
            'Dommages-ouvrage (ravalement)',
            'Assurances du Modèle',
            `DO ${chance.digits(7)}`,
            `10 ans après réception`,
          ),
        ],
      ),
      heading('Contrats d’entretien et de maintenance'),
      table(
        [words('Objet', 1), words('Entreprise', 1), words('Échéance')],
        contracts.map((cells) => row(...cells)),
      ),
      heading('Travaux importants'),
      table(
        [words('Année'), words('Nature', 1), words('Entreprise', 1), words('Montant')],
        [
          row(
            String(roof.year),
            roof.label,
            'Couverture Exemple',
            euros(chance.int(280, 520) * 100_00),
          ),
          ...done.map((works) =>
            row(
              String(works.closed_in ?? ''),
              works.label,
              'Serrurerie du Modèle',
              euros(works.spent_by[0]?.[1] ?? 0),
            ),
          ),
        ],
      ),
      heading('Diagnostics techniques des parties communes'),
      table(
        [words('Diagnostic', 1), words('Date'), words('Conclusion', 1)],
        [
          row(
            'Dossier technique amiante',
            `12/02/${year - 8}`,
            'Conduits en fibres-ciment en bon état, évaluation périodique',
          ),
          row('Diagnostic de performance énergétique collectif', `22/11/${year - 1}`, 'Classe D'),
          row(
            'Projet de plan pluriannuel de travaux',
            `22/11/${year - 1}`,
            'Programme sur dix ans remis au conseil syndical',
          ),
        ],
      ),
      heading('Échéancier du programme pluriannuel de travaux'),
      text(
        `Ravalement de la façade sur rue : en cours. Isolation des combles : à étudier en ${year + 1}. Procédures en cours : néant.`,
      ),
      small('Le carnet est tenu par le syndic et consulté librement par les copropriétaires.'),
    ],
    truth: {
      document_type: 'CARNET_ENTRETIEN',
      syndic: building.syndic.name,
      building: building.name,
      rnc: building.rnc,
      updated_on: written_on,
      insurance_policy: policy,
      insurer: 'Mutuelle d’Exemple',
      insured_until: `${year + 1}-01-01`,
      works_done: [
        `${roof.year} ${roof.label}`,
        ...done.map(({ closed_in, label }) => `${closed_in ?? ''} ${label}`),
      ],
      proceedings: 'néant',
    },
  } as const satisfies Sample;
}
