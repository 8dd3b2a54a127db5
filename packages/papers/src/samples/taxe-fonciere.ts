// The yearly property tax notice. Its rates are made up, its sums are not.
import {
  box,
  columns,
  fields,
  figures,
  heading,
  PAGE,
  row,
  small,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import { createChance } from './chance.ts';
import { euros, grouped, shortDay, sum } from './figures.ts';
import type { Home } from './home.ts';
import { namedAs } from './people.ts';
import type { Block, Sample } from './press.ts';

/** Two pages in columns; or everything in one table, as the older notices. */
export const TAX_LAYOUTS = ['modern', 'former'] as const;
export type TaxLayout = (typeof TAX_LAYOUTS)[number];

/** Rates in hundredths of a percent. */
const RATES = [
  ['Commune', 4286],
  ['Intercommunalité', 615],
  ['Taxes spéciales', 34],
  ['Taxe ordures ménagères', 987],
  ['Taxe GEMAPI', 18],
] as const;
const FEE_RATE = 400;

function taxOf(home: Home, year: number) {
  const chance = createChance(`${home.seed}/tax`);
  const base = Math.round((home.surface / 100) * chance.int(21, 30) * 1.02 ** (year - 2024));
  /** Whole euros, as the notice rounds them. */
  const parts = RATES.map(([name, rate]) => ({
    name,
    rate,
    tax: Math.round((base * rate) / 10_000),
  }));
  const taxes = sum(parts.map(({ tax }) => tax));
  const fees = Math.round((taxes * FEE_RATE) / 10_000);
  return { base, parts, taxes, fees, total: taxes + fees };
}

const rateWords = (rate: number): string => `${(rate / 100).toFixed(2).replace('.', ',')} %`;

export function taxeFonciere(home: Home, layout: TaxLayout, year = home.year) {
  const tax = taxOf(home, year);
  const issued_on = `${year}-08-31`;
  const pay_by = `${year}-10-15`;
  const teom = tax.parts[3]?.tax ?? 0;
  const chance = createChance(`${home.seed}/notice/${year}`);
  const reference = `${String(year).slice(2)} ${home.address.postcode.slice(0, 2)} ${chance.digits(7)} ${chance.digits(2)}`;
  const owners = home.sellers.map(namedAs).join(' et ');
  const identity: Block = fields(
    [
      ['Votre numéro fiscal', home.tax_number],
      ['Référence de l’avis', reference],
      [
        'Numéro de propriétaire',
        `${chance.digits(3)} ${chance.pick(['B', 'D', 'M'])}${chance.digits(5)}`,
      ],
      ['Débiteur(s) légal(aux)', owners],
      ['Date de mise en recouvrement', shortDay(issued_on)],
    ],
    44,
  );
  const due = [
    text('**Montant de votre impôt**'),
    text(`**${grouped(tax.total)} €**`),
    text(`Date limite de paiement : ${shortDay(pay_by)}`),
  ];
  const calculation: Block =
    layout === 'modern'
      ? table(
          [
            words('Propriétés bâties', 1),
            ...tax.parts.map(({ name }) => figures(name)),
            figures('Total'),
          ],
          [
            row('Taux', ...tax.parts.map(({ rate }) => rateWords(rate)), ''),
            row(`Adresse : ${home.address.street}`, ...tax.parts.map(() => ''), ''),
            row('Base', ...tax.parts.map(() => grouped(tax.base)), ''),
            total('Cotisation', ...tax.parts.map((part) => grouped(part.tax)), grouped(tax.taxes)),
          ],
          { size: 0.84 },
        )
      : table(
          [words('Taxe', 1), figures('Base'), figures('Taux'), figures('Cotisation')],
          [
            ...tax.parts.map((part) =>
              row(part.name, grouped(tax.base), rateWords(part.rate), grouped(part.tax)),
            ),
            total('Total des cotisations', '', '', grouped(tax.taxes)),
          ],
        );
  const head: Block = {
    kind: 'letterhead',
    name: 'Direction d’exemple des finances publiques',
    lines: [`Centre des impôts fonciers de ${home.address.city}`],
    right: ['RÉPUBLIQUE D’EXEMPLE', 'Liberté, égalité, fraternité'],
  };
  return {
    look: layout === 'modern' ? 'sober' : 'typewriter',
    title: `Avis d’impôt ${year}, taxes foncières`,
    footer: `Avis d’impôt ${year}, ${reference}`,
    written_on: issued_on,
    blocks: [
      head,
      {
        kind: 'addressee',
        lines: [owners, home.address.street, `${home.address.postcode} ${home.address.city}`],
      },
      title(
        `Avis d’impôt ${year}`,
        'Taxes foncières, votées et perçues par la commune, le département et divers organismes',
      ),
      ...(layout === 'modern' ? [columns([identity], [box(...due)])] : [identity, box(...due)]),
      text(
        'Cet avis est établi au nom du propriétaire du bien au 1er janvier. En cas de vente en cours d’année, il reste dû par lui pour l’année entière ; l’acte de vente peut en prévoir le partage.',
      ),
      text(
        'Comment payer : sur le site des impôts, par prélèvement à l’échéance, ou par le talon joint lorsque le montant le permet.',
      ),
      ...(layout === 'modern' ? [PAGE] : []),
      heading('Détail du calcul des cotisations'),
      text(`Département ${home.address.postcode.slice(0, 2)}, commune de ${home.address.city}`),
      calculation,
      fields(
        [
          ['Total des cotisations', `${grouped(tax.taxes)} €`],
          ['Frais de gestion de la fiscalité directe locale', `${grouped(tax.fees)} €`],
          ['Dont taxe d’enlèvement des ordures ménagères', `${grouped(teom)} €`],
          ['**Montant de votre impôt**', `**${euros(tax.total * 100)}**`],
        ],
        60,
      ),
      small('Exemple : les taux et l’administration nommés ici sont inventés.'),
    ],
    truth: {
      document_type: 'TAX_FONCIERE',
      year,
      owners: home.sellers.map(namedAs),
      address: home.address.street,
      city: home.address.city,
      total: tax.total * 100,
      household_waste: teom * 100,
      fees: tax.fees * 100,
      parts: tax.parts,
      tax_number: home.tax_number,
      reference,
      pay_by,
    },
  } as const satisfies Sample;
}
