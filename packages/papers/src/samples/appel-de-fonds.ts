// The quarterly call for funds, as three softwares print it.
import { callOf, type CallLine, type Quarter, quarterEnd, quarterStart } from './accounts.ts';
import {
  box,
  columns,
  CUT,
  fields,
  figures,
  heading,
  onRight,
  row,
  small,
  section,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import { type AmountStyle, amount, euros, grouped, shortDay, sum } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { spacedIban } from './identifiers.ts';
import { namedAs } from './people.ts';
import type { Block, Look, Sample } from './press.ts';
import {
  holdingTruth,
  lotWords,
  ownerAddress,
  residence,
  syndicFoot,
  syndicHead,
} from './syndic-paper.ts';

/** One table; one table with what a tenant owes; one section per kind of call. */
export const CALL_LAYOUTS = ['table', 'locatif', 'sections'] as const;
export type CallLayout = (typeof CALL_LAYOUTS)[number];

const LOOK_OF: Record<CallLayout, Look> = {
  table: 'sober',
  locatif: 'band',
  sections: 'typewriter',
};
const STYLE_OF: Record<CallLayout, AmountStyle> = {
  table: 'spaced',
  locatif: 'spaced',
  sections: 'plain',
};
const TITLE_OF: Record<CallLayout, string> = {
  table: 'Appel de fonds',
  locatif: 'Avis d’appel de provisions',
  sections: 'Avis d’échéance copropriété',
};

type Call = ReturnType<typeof callOf>;

export function appelDeFonds(
  home: Home,
  layout: CallLayout,
  year = home.year,
  quarter: Quarter = 3,
) {
  const { building, owner } = holdingOf(home);
  const call = callOf(building, owner, year, quarter);
  const [from, to] = [quarterStart(year, quarter), quarterEnd(year, quarter)];
  const reference = `${building.rnc.slice(2, 6)}-${owner.account.slice(4)}`;
  const blocks: Block[] = [
    syndicHead(building, [`Réf. copropriétaire : ${reference}`, `Émis le ${shortDay(from)}`]),
    ownerAddress(building, owner),
    title(
      TITLE_OF[layout],
      `${quarter}${quarter === 1 ? 'er' : 'e'} trimestre ${year}, période du ${shortDay(from)} au ${shortDay(to)}`,
    ),
    fields(
      [
        ...residence(building),
        ['Copropriétaire', namedAs(owner.person)],
        ['Lot(s)', lotWords(owner)],
        ['Exigible le', shortDay(from)],
      ],
      24,
    ),
    ...bodies[layout](call, STYLE_OF[layout]),
    box(
      columns(
        [text(`Solde antérieur : ${euros(0)}`), text(`Montant de l’appel : ${euros(call.total)}`)],
        [
          onRight(`**TOTAL À PAYER AVANT LE ${shortDay(from)}**`),
          onRight(`**${euros(call.total)}**`),
        ],
      ),
    ),
    small(
      'Les provisions sont exigibles le premier jour de chaque trimestre (article 14-1 de la loi du 10 juillet 1965).',
    ),
    CUT,
    small(
      `Coupon à joindre à votre règlement. Référence à rappeler : ${reference}. Par virement au compte séparé du syndicat : IBAN ${spacedIban(building.bank.iban)}, BIC ${building.bank.bic}.`,
    ),
  ];
  return {
    look: LOOK_OF[layout],
    title: `${TITLE_OF[layout]} ${building.name}`,
    footer: syndicFoot(building),
    written_on: from,
    blocks,
    truth: {
      document_type: 'CHARGES',
      ...holdingTruth(building, owner),
      year,
      quarter,
      period: { from, to },
      due_on: from,
      reference,
      total: call.total,
      current: call.current,
      works_fund: call.works_fund,
      works: call.works,
      recoverable: layout === 'locatif' ? call.recoverable : null,
      previous_balance: 0,
      lines: call.lines,
      iban: building.bank.iban,
    },
  } as const satisfies Sample;
}

const shares = (line: CallLine) => [grouped(line.base), grouped(line.part)];

const bodies: Record<CallLayout, (call: Call, style: AmountStyle) => Block[]> = {
  table: (call, style) => [
    table(
      [
        words('Postes à répartir', 1),
        figures('Total'),
        figures('Base'),
        figures('Tantièmes'),
        figures('Quote-part'),
      ],
      [
        ...call.lines.map((line) =>
          row(line.label, amount(line.total, style), ...shares(line), amount(line.quote, style)),
        ),
        total('Montant de l’appel de fonds', '', '', '', amount(call.total, style)),
      ],
    ),
  ],
  locatif: (call, style) => [
    table(
      [
        words('Nature des charges', 1),
        figures('Montant à répartir'),
        figures('Base'),
        figures('Vos tantièmes'),
        figures('Quote-part'),
        figures('Dont locatif'),
      ],
      [
        ...call.lines.map((line) =>
          row(
            line.label,
            amount(line.total, style),
            ...shares(line),
            amount(line.quote, style),
            amount(line.recoverable, style),
          ),
        ),
        total(
          'Total appel copropriétaire',
          '',
          '',
          '',
          amount(call.total, style),
          amount(call.recoverable, style),
        ),
      ],
    ),
  ],
  sections: (call, style) =>
    SECTIONS.flatMap(([kind, label], index) => {
      const lines = call.lines.filter((line) => line.kind === kind);
      if (lines.length === 0) return [];
      const quotes = sum(lines.map(({ quote }) => quote));
      return [
        heading(`Appel n° ${index + 1} : ${label}`),
        table(
          [
            words('Libellé', 1),
            figures('À répartir'),
            figures('Tantièmes/base'),
            figures('Quote-part'),
          ],
          [
            section(label),
            ...lines.map((line) =>
              row(
                line.label,
                amount(line.total, style),
                `${line.part}/${line.base}`,
                amount(line.quote, style),
              ),
            ),
            total('Total appel copropriétaire', '', '', amount(quotes, style)),
          ],
        ),
      ];
    }),
};

const SECTIONS = [
  ['COURANTES', 'Budget prévisionnel, provisions pour charges courantes'],
  ['FONDS_TRAVAUX', 'Fonds de travaux loi ALUR'],
  ['TRAVAUX', 'Travaux votés hors budget'],
] as const;
