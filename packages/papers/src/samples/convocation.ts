// A convocation to the general meeting; its annexes travel with it, or in a file of their own.
import { addDays } from '@quitus/domain/documents/calendar';

import { meetingDay } from './accounts.ts';
import { type AnnexHeads, annexesComptables, annexTruth } from './annexes-comptables.ts';
import {
  box,
  checks,
  fields,
  heading,
  list,
  onRight,
  PAGE,
  signature,
  subheading,
  text,
  texts,
  title,
} from './blocks.ts';
import { longDay, shortDay } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { meetingOf } from './meeting.ts';
import { namedAs } from './people.ts';
import type { Look, Sample } from './press.ts';
import { holdingTruth, ownerAddress, residence, syndicFoot, syndicHead } from './syndic-paper.ts';

export const CONVOCATION_LAYOUTS = ['complete', 'alone'] as const;
export type ConvocationLayout = (typeof CONVOCATION_LAYOUTS)[number];

const LOOK_OF: Record<ConvocationLayout, Look> = { complete: 'band', alone: 'academic' };

export function convocation(home: Home, layout: ConvocationLayout, year = home.year) {
  const { building, owner } = holdingOf(home);
  const meeting = meetingOf(building, year);
  const sent_on = addDays(meeting.day, -30);
  const complete = layout === 'complete';
  return {
    look: LOOK_OF[layout],
    title: `Convocation à l’assemblée générale du ${shortDay(meeting.day)}`,
    footer: syndicFoot(building),
    written_on: sent_on,
    blocks: [
      syndicHead(building, ['Lettre recommandée avec avis de réception']),
      ownerAddress(building, owner),
      onRight(`${building.syndic.city}, le ${longDay(sent_on)}`),
      title('Convocation à l’assemblée générale ordinaire'),
      fields(residence(building), 24),
      ...texts(
        'Madame, Monsieur,',
        `${complete ? 'Nous avons l’honneur de vous convoquer' : 'Vous êtes convoqué(e)'} à l’assemblée générale ordinaire des copropriétaires qui se tiendra :`,
      ),
      box(
        fields(
          [
            ['Date et heure', `**${longDay(meeting.day)} à 18 heures**`],
            ['Lieu', `${building.syndic.street}, ${building.syndic.city}, salle de réunion`],
            ['À distance', 'par visioconférence, lien envoyé sur demande'],
          ],
          24,
        ),
      ),
      text(
        'Si vous ne pouvez pas être présent, vous pouvez donner pouvoir à la personne de votre choix ou voter par correspondance avec le formulaire joint, reçu par le syndic trois jours francs avant la réunion. Les pièces justificatives des charges peuvent être consultées au siège du syndic, les mardis et jeudis de 9 h à 12 h.',
      ),
      heading('Ordre du jour'),
      list(
        ...meeting.resolutions.map(
          ({ number, subject, article }) => `${number}. ${subject} (article ${article})`,
        ),
      ),
      PAGE,
      heading('Projets de résolution'),
      ...meeting.resolutions.flatMap(({ number, subject, project, article }) => [
        subheading(`Projet de résolution n° ${number} : ${subject}`),
        text(`${project} (majorité de l’article ${article})`),
      ]),
      signature('', `Pour le syndic,\n${namedAs(building.syndic.manager)}`),
      PAGE,
      title('Pouvoir et formulaire de vote par correspondance'),
      text(
        `Je soussigné(e) ${namedAs(owner.person)}, propriétaire des lots ${owner.lots.map(({ number }) => number).join(' et ')}, donne pouvoir à ................................................ pour me représenter à l’assemblée générale du ${shortDay(meeting.day)}.`,
      ),
      checks(
        ...meeting.resolutions.map(
          ({ number, subject }) =>
            [false, `${number}. ${subject} : pour / contre / abstention`] as const,
        ),
      ),
      signature('Date', 'Signature'),
      ...(complete
        ? [PAGE, ...annexesComptables(building, year - 1, 'named')]
        : [text('Les annexes comptables font l’objet d’un envoi séparé.')]),
    ],
    truth: {
      document_type: 'CV_AG',
      ...holdingTruth(building, owner),
      meeting_on: meeting.day,
      sent_on,
      approves: meeting.approves,
      subjects: meeting.resolutions.map(({ subject }) => subject),
      annexes: complete ? annexTruth(building, year - 1) : null,
    },
  } as const satisfies Sample;
}

const ANNEX_LOOKS: Record<AnnexHeads, Look> = {
  named: 'sober',
  years: 'registry',
  relative: 'typewriter',
};

/** The annexes alone, as they are often sent. */
export function annexes(home: Home, layout: AnnexHeads, year = home.year - 1) {
  const { building } = holdingOf(home);
  return {
    look: ANNEX_LOOKS[layout],
    title: `Annexes comptables ${year} ${building.name}`,
    footer: syndicFoot(building),
    flipped: true,
    written_on: addDays(meetingDay(year + 1), -30),
    blocks: annexesComptables(building, year, layout),
    truth: {
      document_type: 'CV_AG',
      syndic: building.syndic.name,
      building: building.name,
      rnc: building.rnc,
      annexes: annexTruth(building, year),
    },
  } as const satisfies Sample;
}
