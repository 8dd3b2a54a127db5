// The certificate that a home is insured, for who lives in it or for who lets it.
import { fields, heading, list, signature, text, title } from './blocks.ts';
import { createChance } from './chance.ts';
import { longDay, shortDay } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import { namedAs } from './people.ts';
import type { Sample } from './press.ts';

export const INSURANCE_LAYOUTS = ['habitation', 'pno'] as const;
export type InsuranceLayout = (typeof INSURANCE_LAYOUTS)[number];

export function assurance(home: Home, layout: InsuranceLayout, from_year = home.year) {
  const contract = `MRH ${createChance(`${home.seed}/insurance`).digits(9)}`;
  const [from, to] = [`${from_year}-01-01`, `${from_year}-12-31`];
  const letting = layout === 'pno';
  const guarantees = [
    'Incendie, explosion, foudre',
    'Dégâts des eaux et gel',
    'Vol et vandalisme',
    'Bris de glaces',
    letting
      ? 'Responsabilité civile du propriétaire non occupant'
      : 'Responsabilité civile de l’occupant et vie privée',
  ];
  return {
    look: letting ? 'registry' : 'band',
    title: 'Attestation d’assurance',
    footer: 'Mutuelle d’Exemple, entreprise régie par le code des assurances',
    written_on: from,
    blocks: [
      {
        kind: 'letterhead',
        name: 'Mutuelle d’Exemple',
        lines: ['Service des contrats habitation'],
        right: [`Contrat n° ${contract}`],
      },
      title(
        'Attestation d’assurance',
        letting ? 'Propriétaire non occupant (PNO)' : 'Multirisque habitation',
      ),
      text(
        `Nous certifions que ${home.sellers.map(namedAs).join(' et ')} ${home.sellers.length > 1 ? 'sont titulaires' : 'est titulaire'} d’un contrat d’assurance en vigueur pour le bien désigné ci-dessous.`,
      ),
      fields(
        [
          ['Bien assuré', homeLine(home)],
          ['Contrat', contract],
          ['Période de validité', `du ${shortDay(from)} au ${shortDay(to)}`],
        ],
        30,
      ),
      heading('Garanties'),
      list(...guarantees),
      text(
        `Attestation délivrée le ${longDay(from)} pour servir et valoir ce que de droit. Elle n’engage l’assureur que dans les limites du contrat.`,
      ),
      signature('', 'Pour la mutuelle'),
    ],
    truth: {
      document_type: 'ASSURANCES_DU_LOGEMENT',
      contract,
      holder: home.sellers.map(namedAs),
      period: { from, to },
      guarantees,
    },
  } as const satisfies Sample;
}
