// The statement of natural and technological risks.
import {
  checks,
  fields,
  heading,
  row,
  signature,
  small,
  table,
  text,
  title,
  words,
} from './blocks.ts';
import { longDay, shortDay } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import { namedAs } from './people.ts';
import type { Sample } from './press.ts';
import { lastDay, surveyTruth } from './surveyor-paper.ts';

export const RISK_LAYOUTS = ['band', 'registry'] as const;
export type RiskLayout = (typeof RISK_LAYOUTS)[number];

export function etatDesRisques(home: Home, layout: RiskLayout) {
  const day = home.surveyed.risks;
  return {
    look: layout,
    title: 'État des risques',
    footer: `État des risques du ${shortDay(day)}`,
    written_on: day,
    blocks: [
      title('État des risques', 'Articles L125-5 à L125-7 et R125-26 du code de l’environnement'),
      text(`Date de réalisation : **${longDay(day)}** (Valable 6 mois)`),
      fields(
        [
          ['Bien', homeLine(home)],
          ['Vendeur ou bailleur', home.sellers.map(namedAs).join(' et ')],
          ['Parcelle', `section ${home.cadastre.section} n° ${home.cadastre.number}`],
        ],
        28,
      ),
      heading('Plans de prévention des risques'),
      checks(
        [
          true,
          'L’immeuble est situé dans le périmètre d’un plan de prévention des risques naturels (inondation), approuvé le 31/03/2014.',
        ],
        [
          false,
          'L’immeuble est situé dans le périmètre d’un plan de prévention des risques miniers.',
        ],
        [
          false,
          'L’immeuble est situé dans le périmètre d’un plan de prévention des risques technologiques.',
        ],
      ),
      heading('Autres informations'),
      table(
        [words('Sujet', 1), words('Situation', 1)],
        [
          row('Zonage sismique', 'Zone 3, modérée'),
          row('Potentiel radon', 'Niveau 3, significatif'),
          row('Secteur d’information sur les sols', 'Non concerné'),
          row('Recul du trait de côte', 'Non concerné'),
          row('Obligation légale de débroussaillement', 'Non concerné'),
          row('Retrait et gonflement des argiles', 'Aléa faible'),
        ],
      ),
      heading('Sinistres indemnisés'),
      checks(
        [
          false,
          'Le bien a donné lieu au versement d’une indemnité à la suite d’une catastrophe naturelle.',
        ],
        [true, 'Le bien n’a donné lieu à aucune indemnité, à la connaissance du propriétaire.'],
      ),
      signature(`Le vendeur\n${home.sellers.map(namedAs).join('\n')}`, 'L’acquéreur'),
      small(
        'Les informations sur les risques sont disponibles sur le site www.georisques.gouv.fr. Arrêtés de catastrophe naturelle de la commune : 29/12/1999, 25/06/2018.',
      ),
    ],
    truth: {
      ...surveyTruth(home, 'ERP', day),
      surveyor: null,
      seismic_zone: 3,
      radon: 3,
      flood_plan: true,
      valid_until: lastDay(day, 6),
    },
  } as const satisfies Sample;
}
