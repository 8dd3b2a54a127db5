// A lease, its receipts and the inventory of the way in.
import { addDays, addMonths } from '@quitus/domain/documents/calendar';

import {
  box,
  fields,
  heading,
  list,
  row,
  signature,
  small,
  table,
  text,
  texts,
  title,
  words,
} from './blocks.ts';
import { oneLine } from './building.ts';
import { euros, longDay, shortDay, squareMetres } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import { namedAs } from './people.ts';
import type { Look, Sample } from './press.ts';

export const LEASE_LAYOUTS = ['sober', 'academic'] as const satisfies readonly Look[];
export type LeaseLayout = (typeof LEASE_LAYOUTS)[number];

const CHARGES = 65_00;

export function bail(home: Home, layout: LeaseLayout) {
  const starts_on = `${home.year - 2}-09-01`;
  const ends_on = addDays(addMonths(starts_on, 36), -1);
  return {
    look: layout,
    title: 'Contrat de location',
    footer: `Bail d’habitation du ${shortDay(starts_on)}`,
    written_on: addDays(starts_on, -12),
    blocks: [
      title(
        'Contrat de location',
        'Bail d’habitation, logement nu à usage de résidence principale, loi n° 89-462 du 6 juillet 1989',
      ),
      heading('I. Désignation des parties'),
      fields([
        ['Bailleur', `${home.sellers.map(namedAs).join(' et ')}, personne physique`],
        ['Locataire', namedAs(home.tenant)],
      ]),
      heading('II. Objet du contrat'),
      fields([
        ['Logement', homeLine(home)],
        ['Surface habitable', squareMetres(home.surface)],
        ['Nombre de pièces principales', '3'],
        ['Période de construction', home.built_year < 1949 ? 'avant 1949' : 'depuis 1949'],
        ['Classe énergétique', home.dpe.letter],
      ]),
      heading('III. Date de prise d’effet et durée'),
      text(
        `Le contrat prend effet le **${longDay(starts_on)}** pour une durée de trois ans. À défaut de congé, il est reconduit pour la même durée.`,
      ),
      heading('IV. Conditions financières'),
      table(
        [words('Poste', 1), words('Montant')],
        [
          row('Loyer mensuel hors charges', euros(home.rent)),
          row('Provision sur charges', euros(CHARGES)),
          row('Total mensuel', euros(home.rent + CHARGES)),
          row('Dépôt de garantie (un mois de loyer hors charges)', euros(home.rent)),
        ],
      ),
      text(
        'Le loyer est payable d’avance le premier jour de chaque mois. Il est révisé chaque année à la date anniversaire selon l’indice de référence des loyers (IRL) du deuxième trimestre, publié par l’INSEE.',
      ),
      heading('V. Clauses'),
      list(
        'Clause résolutoire : le contrat est résilié de plein droit à défaut de paiement du loyer, six semaines après un commandement resté sans effet.',
        'Solidarité : s’il y a plusieurs locataires, ils sont tenus solidairement.',
        'Le locataire entretient le logement et répond des réparations locatives ; il justifie chaque année de son assurance.',
        'La sous-location n’est permise qu’avec l’accord écrit du bailleur.',
      ),
      heading('VI. Annexes'),
      text(
        'Dossier de diagnostic technique (performance énergétique, état des risques, électricité), notice d’information, état des lieux d’entrée, extrait du règlement de copropriété.',
      ),
      signature(
        `Le bailleur\n${home.sellers.map(namedAs).join('\n')}`,
        `Le locataire\n${namedAs(home.tenant)}`,
      ),
    ],
    truth: {
      document_type: 'LOGEMENT_LOUE',
      landlords: home.sellers.map(namedAs),
      tenant: namedAs(home.tenant),
      address: oneLine(home.address),
      starts_on,
      ends_on,
      rent: home.rent,
      charges: CHARGES,
      deposit: home.rent,
      surface: home.surface,
    },
  } as const satisfies Sample;
}

export function quittance(home: Home, layout: LeaseLayout, month = `${home.year}-10`) {
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const paid_on = `${month}-03`;
  return {
    look: layout,
    title: `Quittance de loyer ${month}`,
    footer: `Quittance du ${shortDay(from)} au ${shortDay(to)}`,
    written_on: paid_on,
    blocks: [
      title('Quittance de loyer', `Période du ${shortDay(from)} au ${shortDay(to)}`),
      fields([
        ['Bailleur', home.sellers.map(namedAs).join(' et ')],
        ['Locataire', namedAs(home.tenant)],
        ['Logement', homeLine(home)],
      ]),
      text(
        `Reçu de ${namedAs(home.tenant)} la somme de ${euros(home.rent + CHARGES)} au titre du loyer et des charges du logement désigné ci-dessus.`,
      ),
      box(
        fields([
          ['Loyer', euros(home.rent)],
          ['Provision sur charges', euros(CHARGES)],
          ['**Total**', `**${euros(home.rent + CHARGES)}**`],
          ['Payé le', shortDay(paid_on)],
        ]),
      ),
      small('Cette quittance annule tous les reçus donnés pour acompte sur la même période.'),
      signature('', 'Le bailleur'),
    ],
    truth: {
      document_type: 'LOGEMENT_LOUE',
      tenant: namedAs(home.tenant),
      period: { from, to },
      rent: home.rent,
      charges: CHARGES,
      total: home.rent + CHARGES,
    },
  } as const satisfies Sample;
}

export function etatDesLieux(home: Home, layout: LeaseLayout) {
  const day = `${home.year - 2}-09-01`;
  return {
    look: layout,
    title: 'État des lieux d’entrée',
    footer: `État des lieux du ${shortDay(day)}`,
    written_on: day,
    blocks: [
      title('État des lieux d’entrée', longDay(day)),
      fields([
        ['Logement', homeLine(home)],
        ['Bailleur', home.sellers.map(namedAs).join(' et ')],
        ['Locataire entrant', namedAs(home.tenant)],
        ['Clés remises', '2 jeux, 1 badge'],
      ]),
      ...home.rooms.flatMap(({ name }) => [
        heading(name),
        table(
          [words('Élément', 1), words('État', 1), words('Commentaires', 2)],
          [
            row('Sol', 'Bon état', ''),
            row('Murs et plafond', 'Bon état', 'peinture refaite avant l’entrée'),
            row('Menuiseries', 'État d’usage', ''),
          ],
          { size: 0.9, inset: 2.6 },
        ),
      ]),
      heading('Compteurs'),
      table(
        [words('Compteur', 1), words('Relevé')],
        [row('Électricité, heures pleines', '18 204 kWh'), row('Eau froide', '312 m³')],
      ),
      ...texts(
        'Les parties reconnaissent l’exactitude de cet état des lieux, dressé contradictoirement en deux exemplaires.',
      ),
      signature('Le bailleur', 'Le locataire'),
    ],
    truth: {
      document_type: 'LOGEMENT_LOUE',
      made_on: day,
      tenant: namedAs(home.tenant),
      address: oneLine(home.address),
    },
  } as const satisfies Sample;
}
