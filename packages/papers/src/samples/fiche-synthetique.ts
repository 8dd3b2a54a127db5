import { addDays } from '@quitus/domain/documents/calendar';

// The summary sheet of a copropriété (article 8-2 of the law of 1965).
import { balanceAt, closedWorksIn, exerciseOf, meetingDay, worksAt } from './accounts.ts';
import { fields, heading, row, signature, small, table, text, title, words } from './blocks.ts';
import { type Building, oneLine } from './building.ts';
import { euros, longDay, shortDay, sum } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { spacedRnc, spacedSiret } from './identifiers.ts';
import { namedAs } from './people.ts';
import type { Block, Sample } from './press.ts';
import { syndicFoot } from './syndic-paper.ts';

export const SUMMARY_LAYOUTS = ['fields', 'tables'] as const;
export type SummaryLayout = (typeof SUMMARY_LAYOUTS)[number];

function buildPeriod(year: number): string {
  if (year < 1949) return 'avant 1949';
  if (year < 1961) return 'de 1949 à 1960';
  if (year < 1975) return 'de 1961 à 1974';
  if (year < 1994) return 'de 1975 à 1993';
  return year < 2001 ? 'de 1994 à 2000' : 'de 2001 à 2010';
}

/** As in annexe 2: works are counted the year they are closed. */
const worksSpent = (building: Building, year: number): number =>
  sum(closedWorksIn(building, year).map((works) => worksAt(works, year).done));

type Part = readonly [string, readonly (readonly [string, string])[]];

function partsOf(building: Building, updated_on: string, year: number): Part[] {
  const { syndic, lots, owners } = building;
  const [balance, exercise] = [balanceAt(building, year), exerciseOf(building, year)];
  const flats = lots.filter(({ nature }) => nature === 'Appartement').length;
  const parking = lots.filter(({ nature }) => nature.startsWith('Emplacement')).length;
  return [
    [
      '1. Identification du syndicat de copropriétaires',
      [
        ['Nom d’usage de la copropriété', building.name],
        ['Adresse de référence', oneLine(building.address)],
        ['Numéro d’immatriculation', spacedRnc(building.rnc)],
        ['Date de la dernière mise à jour', shortDay(updated_on)],
        ['Date du règlement de copropriété', shortDay(building.deed.day)],
      ],
    ],
    [
      '2. Identification du représentant légal',
      [
        ['Syndic', `${syndic.name}, ${oneLine(syndic)}`],
        ['SIRET', spacedSiret(syndic.siret)],
        ['Cadre d’intervention', 'mandat en cours, syndic professionnel'],
      ],
    ],
    [
      '3. Organisation juridique',
      [
        ['Nature du syndicat', 'principal'],
        ['Type de syndicat', 'non coopératif'],
        ['Résidence services', 'non'],
      ],
    ],
    [
      '4. Caractéristiques techniques',
      [
        ['Nombre total de lots', String(lots.length)],
        ['Lots à usage d’habitation, de bureaux ou de commerces', String(flats)],
        ['Lots à usage de stationnement', String(parking)],
        ['Nombre de bâtiments', '1'],
        ['Période de construction', buildPeriod(building.built_year)],
      ],
    ],
    [
      '5. Équipements',
      [
        ['Type de chauffage', building.heating],
        ['Nombre d’ascenseurs', building.has_lift ? '1' : '0'],
      ],
    ],
    [
      '6. Caractéristiques financières',
      [
        [
          'Exercice comptable',
          `du 01/01/${year} au 31/12/${year}, comptes approuvés le ${shortDay(meetingDay(year + 1))}`,
        ],
        ['Charges pour opérations courantes', euros(exercise.spent)],
        ['Charges pour travaux et opérations exceptionnelles', euros(worksSpent(building, year))],
        ['Dettes fournisseurs, rémunérations et autres', euros(balance.suppliers)],
        ['Sommes restant dues par les copropriétaires', euros(balance.receivables)],
        [
          'Nombre de copropriétaires débiteurs de plus de 300 €',
          String(Math.max(1, Math.round(owners.length / 12))),
        ],
        ['Montant du fonds de travaux', euros(balance.works_fund)],
      ],
    ],
  ];
}

export function ficheSynthetique(home: Home, layout: SummaryLayout) {
  const { building } = holdingOf(home);
  const year = home.year - 1;
  const updated_on = addDays(meetingDay(home.year), 40);
  const parts = partsOf(building, updated_on, year);
  const body: Block[] = parts.flatMap(([name, rows]) =>
    layout === 'fields'
      ? [heading(name), fields(rows, 52)]
      : [
          table(
            [words(name, 1), words('', 1)],
            rows.map(([label, value]) => row(label, value)),
          ),
        ],
  );
  const balance = balanceAt(building, year);
  return {
    look: layout === 'fields' ? 'registry' : 'band',
    title: `Fiche synthétique de la copropriété ${spacedRnc(building.rnc)}`,
    footer: syndicFoot(building),
    written_on: updated_on,
    blocks: [
      title('Fiche synthétique de la copropriété', `${spacedRnc(building.rnc)}, ${building.name}`),
      text(
        'Prévue par l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 fixant le statut de la copropriété des immeubles bâtis.',
      ),
      ...body,
      signature(
        '',
        `Fait à ${building.syndic.city}, le ${longDay(updated_on)}\n${namedAs(building.syndic.manager)}, pour ${building.syndic.name}\n(cachet et signature)`,
      ),
      small('Informations issues du registre national des copropriétés et des comptes approuvés.'),
    ],
    truth: {
      document_type: 'FICHE_SYN',
      syndic: building.syndic.name,
      building: building.name,
      address: oneLine(building.address),
      rnc: building.rnc,
      updated_on,
      lots: building.lots.length,
      build_period: buildPeriod(building.built_year),
      spent: exerciseOf(building, year).spent,
      works_spent: worksSpent(building, year),
      owed_to_suppliers: balance.suppliers,
      unpaid_by_owners: balance.receivables,
      works_fund: balance.works_fund,
    },
  } as const satisfies Sample;
}
