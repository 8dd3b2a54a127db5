// What the reports of a surveyor have in common.
import { addDays, addMonths } from '@quitus/domain/documents/calendar';

import { fields, heading, signature, small, text } from './blocks.ts';
import { oneLine } from './building.ts';
import { createChance } from './chance.ts';
import { longDay, shortDay } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import { spacedSiret } from './identifiers.ts';
import { namedAs } from './people.ts';
import type { Block } from './press.ts';

export const surveyorHead = ({ surveyor }: Home, right: string[] = []): Block => ({
  kind: 'letterhead',
  name: surveyor.company,
  lines: [
    'Diagnostics immobiliers',
    `SIRET ${spacedSiret(surveyor.siret)}`,
    'contact@diagnostic.example.fr',
  ],
  right,
});

export const reportNumber = ({ seed, surveyor }: Home, kind: string): string =>
  `${surveyor.certificate}-${kind}-${createChance(`${seed}/${kind}`).digits(4)}`;

/** The same three tables open every report. */
export const missionOf = (
  home: Home,
  day: string,
  extra: readonly [string, string][] = [],
): Block[] => [
  heading('Désignation du bien'),
  fields(
    [
      ['Adresse', homeLine(home)],
      ...(home.holding
        ? [['Lots', home.holding.owner.lots.map(({ number }) => number).join(', ')] as const]
        : []),
      ['Année de construction', String(home.built_year)],
      ['Cadastre', `section ${home.cadastre.section} n° ${home.cadastre.number}`],
    ],
    30,
  ),
  heading('Propriétaire et mission'),
  fields(
    [
      ['Propriétaire', home.sellers.map(namedAs).join(' et ')],
      ['Opérateur', namedAs(home.surveyor.person)],
      ['Certificat de compétence', `n° ${home.surveyor.certificate}, organisme Certif Exemple`],
      ['Visite effectuée le', shortDay(day)],
      ...extra,
    ],
    30,
  ),
];

export const surveyorEnd = (home: Home, day: string): Block[] => [
  text(`Fait à ${home.address.city}, le ${longDay(day)}.`),
  signature('', `${namedAs(home.surveyor.person)}\n${home.surveyor.company}`),
  small(
    'Ce rapport ne peut être reproduit qu’en entier. L’opérateur atteste de son indépendance et de son assurance de responsabilité civile professionnelle (article L271-6 du code de la construction et de l’habitation).',
  ),
];

/** Last day of a report that lives that many months. */
export const lastDay = (day: string, months: number): string => addDays(addMonths(day, months), -1);

export const surveyTruth = (home: Home, diagnostic: string, day: string) => ({
  document_type: 'DIAGNOSTICS',
  diagnostic,
  made_on: day,
  address: oneLine(home.address),
  owners: home.sellers.map(namedAs),
  surveyor: home.surveyor.company,
});
