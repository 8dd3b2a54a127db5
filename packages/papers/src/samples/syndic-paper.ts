// What the papers of a syndic have in common: its letterhead, whom it writes to, what it names.
import { type Building, type CoOwner, oneLine } from './building.ts';
import { spacedRnc, spacedSiret } from './identifiers.ts';
import { namedAs } from './people.ts';
import type { Block } from './press.ts';

export const syndicHead = ({ syndic }: Building, right: string[] = []): Block => ({
  kind: 'letterhead',
  name: syndic.name,
  lines: [
    'Syndic de copropriété, administrateur de biens',
    oneLine(syndic),
    `Tél. ${syndic.phone}   ${syndic.email}`,
  ],
  right,
});

/** What the law asks a syndic to print at the foot of its letters. */
export const syndicFoot = ({ syndic }: Building): string =>
  `${syndic.name}, carte professionnelle ${syndic.card}, SIRET ${spacedSiret(syndic.siret)}`;

export const ownerAddress = ({ address }: Building, owner: CoOwner): Block => ({
  kind: 'addressee',
  lines: [namedAs(owner.person), address.street, `${address.postcode} ${address.city}`],
});

export const residence = ({ name, address, rnc }: Building): readonly [string, string][] => [
  ['Copropriété', name],
  ['Adresse', oneLine(address)],
  ['Immatriculation', spacedRnc(rnc)],
];

/** « 17 (appartement), 58 (cave) ». */
export const lotWords = ({ lots }: CoOwner): string =>
  lots.map(({ number, nature }) => `${number} (${nature.toLowerCase()})`).join(', ');

/** What every paper of a lot tells about where it belongs. */
export const holdingTruth = (building: Building, owner: CoOwner) => ({
  syndic: building.syndic.name,
  building: building.name,
  address: oneLine(building.address),
  rnc: building.rnc,
  owner: namedAs(owner.person),
  lots: owner.lots.map(({ number }) => number),
});
