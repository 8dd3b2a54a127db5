// Minutes of a general meeting.
import { exerciseOf, worksOf } from './accounts.ts';
import {
  fields,
  figures,
  heading,
  row,
  signature,
  small,
  subheading,
  table,
  text,
  texts,
  title,
  words,
} from './blocks.ts';
import { BASE } from './building.ts';
import { grouped, longDay, shortDay } from './figures.ts';
import { type Home, holdingOf } from './home.ts';
import { meetingOf, type Resolution } from './meeting.ts';
import { dayInWords } from './number-words.ts';
import { namedAs } from './people.ts';
import type { Block, Look, Sample } from './press.ts';
import { holdingTruth, residence, syndicFoot, syndicHead } from './syndic-paper.ts';

/** Told in sentences, or with the votes in a table. */
export const MINUTES_LAYOUTS = ['prose', 'tables'] as const;
export type MinutesLayout = (typeof MINUTES_LAYOUTS)[number];

const LOOK_OF: Record<MinutesLayout, Look> = { prose: 'registry', tables: 'sober' };

export function procesVerbal(home: Home, layout: MinutesLayout, year = home.year) {
  const { building, owner } = holdingOf(home);
  const meeting = meetingOf(building, year);
  const absent = building.owners.length - meeting.present;
  const [president, teller] = [building.owners[1], building.owners[3]];
  const opening =
    layout === 'prose'
      ? `L’an ${dayInWords(meeting.day)}, à 18 heures, les copropriétaires de l’immeuble ${building.name} se sont réunis en assemblée générale ordinaire sur convocation du syndic, ${building.syndic.name}.`
      : `Le ${longDay(meeting.day)} à 18 h 00, les copropriétaires se sont réunis en assemblée générale ordinaire, dans la salle de réunion du syndic.`;
  const works = worksOf(building).find(({ voted_on }) => voted_on === meeting.day);
  return {
    look: LOOK_OF[layout],
    title: `Procès-verbal de l’assemblée générale du ${shortDay(meeting.day)}`,
    header:
      layout === 'tables'
        ? `${building.name}, assemblée générale du ${shortDay(meeting.day)}`
        : undefined,
    footer: syndicFoot(building),
    written_on: meeting.day,
    blocks: [
      syndicHead(building),
      title('Procès-verbal de l’assemblée générale ordinaire', longDay(meeting.day)),
      fields(residence(building), 24),
      ...texts(
        opening,
        `Il a été dressé une feuille de présence, signée par chaque copropriétaire entrant en séance. Présents, représentés ou ayant voté par correspondance : ${meeting.present} copropriétaires sur ${building.owners.length}, soit ${grouped(meeting.present_tantiemes)} / ${grouped(BASE)} tantièmes. Absents et non représentés : ${absent} copropriétaires, soit ${grouped(BASE - meeting.present_tantiemes)} tantièmes.`,
      ),
      heading('Résolutions'),
      ...meeting.resolutions.flatMap((resolution) =>
        told[layout](resolution, meeting.present_tantiemes),
      ),
      text('Plus rien n’étant à l’ordre du jour, **la séance est levée à 20 h 15**.'),
      small(
        'Article 42, alinéa 2, de la loi du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal.',
      ),
      signature(
        `Président de séance\n${president ? namedAs(president.person) : ''}`,
        `Scrutateur\n${teller ? namedAs(teller.person) : ''}`,
        `Secrétaire de séance\n${namedAs(building.syndic.manager)}`,
      ),
    ],
    truth: {
      document_type: 'PV_AG',
      ...holdingTruth(building, owner),
      meeting_on: meeting.day,
      approves: meeting.approves,
      budget: { year: year + 1, amount: exerciseOf(building, year + 1).budget },
      works_fund: exerciseOf(building, year + 1).works_fund,
      works: works ? { label: works.label, total: works.voted, calls: works.calls } : null,
      syndic_mandate: { from: `${year}-07-01`, to: `${year + 1}-06-30` },
      present_tantiemes: meeting.present_tantiemes,
      resolutions: meeting.resolutions,
    },
  } as const satisfies Sample;
}

const told: Record<MinutesLayout, (resolution: Resolution, present: number) => Block[]> = {
  prose: ({ number, subject, project, article, votes, adopted }, present) => [
    subheading(`Résolution n° ${number} : ${subject}`),
    text(project),
    text(
      `Ont voté pour : ${grouped(votes.for)} / ${grouped(present)}. Ont voté contre : ${grouped(votes.against)}. Se sont abstenus : ${grouped(votes.abstained)}. **Cette résolution est ${adopted ? 'adoptée' : 'rejetée'} à la majorité de l’article ${article}.**`,
    ),
  ],
  tables: ({ number, subject, project, article, votes, adopted }) => [
    subheading(`${String(number).padStart(2, '0')}. ${subject} (article ${article})`),
    text(project),
    table(
      [words('Vote', 1), figures('Pour'), figures('Contre'), figures('Abstentions')],
      [
        row(
          adopted ? 'Résolution adoptée' : 'Résolution rejetée',
          grouped(votes.for),
          grouped(votes.against),
          grouped(votes.abstained),
        ),
      ],
      { size: 0.92, inset: 2.6 },
    ),
  ],
};
