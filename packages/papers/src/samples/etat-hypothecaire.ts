// What the land registry answers about a property.
import { fields, heading, row, small, table, text, title, words } from './blocks.ts';
import { euros, shortDay } from './figures.ts';
import type { Home } from './home.ts';
import { namedAs } from './people.ts';
import type { Sample } from './press.ts';

export const MORTGAGE_LAYOUTS = ['typewriter', 'sober'] as const;
export type MortgageLayout = (typeof MORTGAGE_LAYOUTS)[number];

export function etatHypothecaire(home: Home, layout: MortgageLayout) {
  const { purchase, cadastre } = home;
  const certified_on = `${home.year}-09-28`;
  const loan = Math.round(purchase.price * 0.7);
  const ends = `${Number(purchase.day.slice(0, 4)) + 15}${purchase.day.slice(4)}`;
  return {
    look: layout,
    title: 'État hypothécaire',
    footer: 'Service de la publicité foncière, demande n° 3233-SD',
    written_on: certified_on,
    blocks: [
      {
        kind: 'letterhead',
        name: 'Service de la publicité foncière',
        lines: [`Ressort de ${home.address.city}`],
        right: ['Demande n° 3233-SD', `Date de certification : ${shortDay(certified_on)}`],
      },
      title(
        'Demande de renseignements',
        'pour la période à compter du 1er janvier 1956, état hors formalité',
      ),
      fields([
        [
          'Immeuble',
          `commune de ${home.address.city}, section ${cadastre.section} n° ${cadastre.number}`,
        ],
        ...(home.holding
          ? [['Lots', home.holding.owner.lots.map(({ number }) => number).join(', ')] as const]
          : []),
        ['Personnes', home.sellers.map(namedAs).join(' et ')],
      ]),
      heading('Relevé des formalités publiées'),
      table(
        [words('Date de dépôt'), words('Référence'), words('Nature', 1), words('Parties', 2)],
        [
          row(
            shortDay(purchase.before_that),
            `${purchase.before_that.slice(0, 4)}P n° 3417`,
            'Vente',
            `Titulaire : ${namedAs(purchase.from)}`,
          ),
          row(
            shortDay(purchase.day),
            `${purchase.volume} n° ${purchase.number}`,
            'Vente',
            `Disposant : ${namedAs(purchase.from)}. Titulaire : ${home.sellers.map(namedAs).join(', ')}. Prix : ${euros(purchase.price)}`,
          ),
        ],
      ),
      heading('Inscriptions'),
      table(
        [
          words('Date'),
          words('Nature', 2),
          words('Créancier', 1),
          words('Montant principal'),
          words('Date extrême d’effet'),
        ],
        [
          row(
            shortDay(purchase.day),
            'Hypothèque légale spéciale de prêteur de deniers',
            'Banque d’Exemple',
            euros(loan),
            shortDay(ends),
          ),
        ],
      ),
      text('Aucune saisie n’est publiée sur l’immeuble.'),
      small(
        'Certificat de dépôt : toutes les formalités acceptées au dépôt à la date de certification ont été dépouillées.',
      ),
    ],
    truth: {
      document_type: 'ETAT_HYPOTHECAIRE',
      certified_on,
      holders: home.sellers.map(namedAs),
      inscriptions: [{ principal: loan, ends_on: ends }],
    },
  } as const satisfies Sample;
}
