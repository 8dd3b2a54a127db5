// Papers of no family: a bill for works in the home, a bank's agreement in principle for the buyer.
import { addDays } from '@quitus/domain/documents/calendar';

import {
  fields,
  figures,
  row,
  signature,
  small,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import { createChance } from './chance.ts';
import { euros, longDay, sum } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import { drawSiret, spacedSiret } from './identifiers.ts';
import { namedAs } from './people.ts';
import type { Look, Sample } from './press.ts';

export const BILL_LAYOUTS = ['band', 'typewriter'] as const satisfies readonly Look[];
export type BillLayout = (typeof BILL_LAYOUTS)[number];

export function facture(home: Home, layout: BillLayout) {
  const chance = createChance(`${home.seed}/bill`);
  const made_on = `${home.year - 4}-05-17`;
  const lines = [
    ['Fenêtre bois double vitrage, fournie et posée', 4, 689_00],
    ['Dépose et évacuation des anciennes menuiseries', 1, 340_00],
    ['Reprise des tableaux et peinture', 4, 95_00],
  ] as const;
  const net = sum(lines.map(([, count, price]) => count * price));
  const tax = Math.round(net * 0.055);
  const number = `F-${chance.digits(5)}`;
  return {
    look: layout,
    title: `Facture ${number}`,
    footer: 'Menuiserie de l’Exemple',
    written_on: made_on,
    blocks: [
      {
        kind: 'letterhead',
        name: 'Menuiserie de l’Exemple',
        lines: ['Fenêtres, portes, agencement', `SIRET ${spacedSiret(drawSiret(chance))}`],
        right: [`Facture n° ${number}`, longDay(made_on)],
      },
      {
        kind: 'addressee',
        lines: [
          home.sellers.map(namedAs).join(' et '),
          home.address.street,
          `${home.address.postcode} ${home.address.city}`,
        ],
      },
      title('Facture', 'Remplacement des fenêtres'),
      fields([['Chantier', homeLine(home)]], 20),
      table(
        [words('Désignation', 1), figures('Qté'), figures('Prix unitaire'), figures('Montant HT')],
        [
          ...lines.map(([label, count, price]) =>
            row(label, String(count), euros(price), euros(count * price)),
          ),
          total('Total HT', '', '', euros(net)),
          row('TVA 5,5 %', '', '', euros(tax)),
          total('Total TTC', '', '', euros(net + tax)),
        ],
      ),
      small('Garantie décennale : Assurances du Modèle, contrat joint au devis.'),
    ],
    truth: { document_type: 'OTHER_PROPERTY_DOCS', number, made_on, net, tax, total: net + tax },
  } as const satisfies Sample;
}

export const LOAN_LAYOUTS = ['sober', 'academic'] as const satisfies readonly Look[];
export type LoanLayout = (typeof LOAN_LAYOUTS)[number];

export function accordDePrincipe(home: Home, layout: LoanLayout) {
  const made_on = `${home.year}-10-12`;
  const amount = Math.round(home.purchase.price * 1.05);
  return {
    look: layout,
    title: 'Accord de principe',
    footer: 'Banque d’Exemple',
    written_on: made_on,
    blocks: [
      {
        kind: 'letterhead',
        name: 'Banque d’Exemple',
        lines: ['Service des prêts à l’habitat'],
        right: [longDay(made_on)],
      },
      { kind: 'addressee', lines: home.buyers.map(namedAs) },
      title('Accord de principe pour un prêt immobilier'),
      text(
        `Après étude de votre dossier, nous vous confirmons notre accord de principe pour financer l’acquisition du bien suivant : ${homeLine(home)}.`,
      ),
      fields([
        ['Montant du prêt', euros(amount)],
        ['Durée', '240 mois'],
        ['Taux fixe hors assurance', '3,25 %'],
        ['Validité de l’accord', longDay(addDays(made_on, 60))],
      ]),
      text(
        'Cet accord ne vaut pas offre de prêt. Il reste soumis à la remise des pièces et à l’adhésion à l’assurance des emprunteurs.',
      ),
      signature('', 'Le responsable des prêts'),
    ],
    truth: {
      document_type: 'DOCS_AUTRE_ACQUEREURS',
      buyers: home.buyers.map(namedAs),
      made_on,
      amount,
    },
  } as const satisfies Sample;
}
