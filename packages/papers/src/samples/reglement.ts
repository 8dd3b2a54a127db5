// The règlement de copropriété with its état descriptif de division, and the deeds that changed it.
import {
  centered,
  figures,
  heading,
  PAGE,
  row,
  signature,
  table,
  text,
  texts,
  title,
  total,
  words,
} from './blocks.ts';
import { BASE, type Building, LIFT_BASE, oneLine } from './building.ts';
import { grouped, longDay, shortDay, sum } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { dayInWords } from './number-words.ts';
import type { Block, Sample } from './press.ts';
import { type Chapter, DEFINITIONS, RULES } from './reglement.data.ts';

export const RULES_LAYOUTS = ['notarial', 'academic'] as const;
export type RulesLayout = (typeof RULES_LAYOUTS)[number];

const chapters = (all: readonly Chapter[]): Block[] =>
  all.flatMap(({ title: name, paragraphs }) => [heading(name), ...texts(...paragraphs)]);

const opening = (day: string, notary: string, city: string): Block[] => [
  text(`**L’AN ${dayInWords(day).toUpperCase()}**,`),
  text(
    `À ${city}, en l’office notarial, ${notary}, notaire soussigné, **A REÇU** le présent acte authentique.`,
  ),
];

export function reglementDeCopropriete(home: Home, layout: RulesLayout) {
  const { building } = holdingOf(home);
  const { deed, cadastre, address } = building;
  return {
    look: layout,
    title: `Règlement de copropriété ${building.name}`,
    footer: `${deed.notary}, règlement de copropriété et état descriptif de division`,
    written_on: deed.day,
    blocks: [
      title('Règlement de copropriété', 'et état descriptif de division'),
      centered(`${building.name}\n${oneLine(address)}`),
      ...opening(deed.day, deed.notary, address.city),
      heading('Désignation de l’immeuble'),
      text(
        `Un ensemble immobilier situé à ${address.city} (${address.postcode}), ${address.street}, élevé sur sous-sol d’un rez-de-chaussée et de ${Math.max(...building.lots.map(({ floor }) => floor))} étages, figurant au cadastre section ${cadastre.section} n° ${cadastre.number}, pour une contenance de ${cadastre.hectares}.`,
      ),
      ...chapters(DEFINITIONS),
      PAGE,
      ...divisionOf(building),
      ...chapters(RULES),
      heading('Publicité foncière'),
      text(
        `Le présent acte sera publié au service de la publicité foncière. Publié le ${longDay(deed.day)}, volume ${deed.volume}, numéro ${deed.number}.`,
      ),
      text(
        'DONT ACTE, fait et passé aux lieu et date ci-dessus ; après lecture, les parties ont signé avec le notaire.',
      ),
      signature('Le requérant', `${deed.notary}, notaire`),
    ],
    truth: {
      document_type: 'RCP_EDD',
      building: building.name,
      address: oneLine(address),
      deed_on: deed.day,
      notary: deed.notary,
      publication: { volume: deed.volume, number: deed.number },
      lots: building.lots.map(({ number, nature, tantiemes }) => ({ number, nature, tantiemes })),
      base: BASE,
    },
  } as const satisfies Sample;
}

function divisionOf(building: Building): Block[] {
  const { lots } = building;
  const lift = building.has_lift;
  return [
    heading('État descriptif de division'),
    text(
      `L’immeuble est divisé en ${lots.length} lots, numérotés de 1 à ${lots.length}. La désignation de chaque lot comprend la description de sa partie privative et sa quote-part des parties communes, exprimée en dix-millièmes.`,
    ),
    ...lots
      .slice(0, 12)
      .map(({ number, nature, description, tantiemes }) =>
        text(
          `**Lot numéro ${number}** : ${nature.toLowerCase()}, ${description}. Et les ${tantiemes}/${grouped(BASE, '.')}èmes des parties communes générales.`,
        ),
      ),
    text('Les autres lots sont décrits au tableau récapitulatif qui suit.'),
    heading('Tableau récapitulatif'),
    table(
      [
        words('Lot'),
        words('Nature', 1),
        words('Situation', 2),
        figures('Tantièmes généraux'),
        ...(lift ? [figures('Ascenseur')] : []),
      ],
      [
        ...lots.map((lot) =>
          row(
            String(lot.number),
            lot.nature,
            lot.description.split(' : ')[0] ?? '',
            grouped(lot.tantiemes),
            ...(lift ? [lot.lift_tantiemes > 0 ? String(lot.lift_tantiemes) : ''] : []),
          ),
        ),
        total(
          '',
          'Total',
          '',
          grouped(sum(lots.map(({ tantiemes }) => tantiemes))),
          ...(lift ? [grouped(LIFT_BASE)] : []),
        ),
      ],
      { size: 0.84, inset: 2.4 },
    ),
  ];
}

/** The nth deed that changed the règlement. */
export function modificatif(home: Home, layout: RulesLayout, nth = 0) {
  const { building } = holdingOf(home);
  const amendment = building.amendments[nth];
  if (!amendment) throw new Error(`the règlement has no modificatif ${nth + 1}`);
  const { deed } = building;
  return {
    look: layout,
    title: `Modificatif au règlement de copropriété ${building.name}`,
    footer: `${amendment.notary}, modificatif`,
    written_on: amendment.day,
    blocks: [
      title('Modificatif', 'à l’état descriptif de division et au règlement de copropriété'),
      centered(`${building.name}\n${oneLine(building.address)}`),
      ...opening(amendment.day, amendment.notary, building.address.city),
      heading('Exposé'),
      ...texts(
        `L’immeuble a fait l’objet d’un règlement de copropriété avec état descriptif de division reçu par ${deed.notary} le ${longDay(deed.day)}, publié volume ${deed.volume}, numéro ${deed.number}.`,
        `L’assemblée générale des copropriétaires a décidé, à la majorité requise, la ${amendment.subject}. Le syndic, spécialement habilité, requiert le notaire soussigné d’en dresser acte.`,
      ),
      heading('Modification'),
      ...texts(
        `Le règlement est modifié pour tenir compte de la ${amendment.subject}. Le total des tantièmes de parties communes demeure fixé à ${grouped(BASE)}.`,
        'Il n’est pas autrement dérogé aux dispositions du règlement d’origine, qui restent en vigueur.',
      ),
      heading('Publicité foncière'),
      text(
        `Publié au service de la publicité foncière le ${shortDay(amendment.day)}, volume ${amendment.volume}, numéro ${amendment.number}.`,
      ),
      signature('Le syndic', `${amendment.notary}, notaire`),
    ],
    truth: {
      document_type: 'RCP_EDD',
      building: building.name,
      deed_on: amendment.day,
      notary: amendment.notary,
      amends: deed.day,
      publication: { volume: amendment.volume, number: amendment.number },
    },
  } as const satisfies Sample;
}
