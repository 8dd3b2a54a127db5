// Minutes of assemblies, in four looks.
import type { Paper } from '../paper.ts';
import type { Scene } from './books.ts';
import type { Item } from './resolutions.ts';
import { sheetOf } from './sale.ts';
import { inFull, slashed, table } from './writing.ts';

export type Meeting = {
  date: string;
  hour: string;
  /** « ordinaire », « extraordinaire », « annuelle ». */
  kind: string;
  chair: string;
  /** Voices there, of all. */
  present: number;
  items: readonly Item[];
};

/** A sheet takes so many items. */
const sheets = (items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
const votes = ({ refused }: Item, present: number, index: number) => {
  const against = refused ? Math.round(present * 0.71) : (index * 37) % 90;
  const abstain = (index * 13) % 45;
  return { pour: present - against - abstain, contre: against, abstention: abstain };
};

export function minutesClassic(name: string, scene: Scene, meeting: Meeting): Paper {
  const { building, syndic, base } = scene;
  const pages = sheets(meeting.items, 6);
  return sheetOf(
    name,
    `font: 9.6pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm; h1 { font-size: 14pt; text-align: center } h3 { font-size: 10pt; margin: 3mm 0 1mm; text-decoration: underline } .v { margin-left: 8mm; font-size: 9pt } .c { text-align: center }`,
    pages.map((items, page) => {
      const start = page * 6;
      const head =
        page === 0
          ? `<h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ${meeting.kind.toUpperCase()}<br>DU ${inFull(meeting.date).toUpperCase()}</h1><p class="c">${building.name} – ${building.street}, ${building.town}</p><p>L’an ${meeting.date.slice(0, 4)}, le ${inFull(meeting.date)} à ${meeting.hour}, les copropriétaires se sont réunis en assemblée générale sur convocation du syndic ${syndic.name}. Il résulte de la feuille de présence que sont présents, représentés ou ayant voté par correspondance des copropriétaires totalisant ${meeting.present} voix sur ${base}. Présidence de séance : ${meeting.chair}. Secrétaire : ${syndic.manager}.</p>`
          : '';
      const last =
        page === pages.length - 1
          ? `<p style="margin-top:4mm">L’ordre du jour étant épuisé, la séance est levée. Article 42 al. 2 de la loi du 10 juillet 1965 : les actions en contestation des décisions doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal.</p><p>Le président – Le secrétaire – Le scrutateur</p>`
          : '';
      return `${head}${items
        .map((item, index) => {
          const vote = votes(item, meeting.present, start + index);
          return `<h3>Résolution n° ${start + index + 1} – ${item.title} (article ${item.article ?? 24})</h3><p>${item.text}</p><p class="v">Pour : ${vote.pour} / ${base} – Contre : ${vote.contre} – Abstention : ${vote.abstention}<br>Cette résolution est ${item.refused ? 'rejetée' : 'adoptée'} à la majorité de l’article ${item.article ?? 24}.</p>`;
        })
        .join(
          '',
        )}${last}<p class="c" style="position:absolute;bottom:8mm;left:0;right:0">${page + 1}/${pages.length}</p>`;
    }),
  );
}

export function minutesGrid(name: string, scene: Scene, meeting: Meeting): Paper {
  const { building, syndic, base } = scene;
  const pages = sheets(meeting.items, 6);
  return sheetOf(
    name,
    `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; .hd { background: #1c3f60; color: #fff; padding: 4mm } .it { border: .25mm solid #1c3f60; margin-top: 3mm } .it > b { display: block; background: #dfe8f0; padding: 1mm 2mm } .it p { padding: 1mm 2mm; margin: 0 } .it td, .it th { border: .15mm solid #9ab; text-align: center; font-size: 7.6pt } .ok { color: #080; font-weight: bold } .no { color: #a00; font-weight: bold }`,
    pages.map(
      (items, page) =>
        `<div class="hd"><b>${syndic.name}</b> – PV d’assemblée générale ${meeting.kind} du ${slashed(meeting.date)} – ${building.name}, ${building.street}, ${building.town}</div>${page === 0 ? `<p style="margin-top:3mm">Ouverture à ${meeting.hour}. Président(e) de séance : ${meeting.chair}. Présents, représentés et votes par correspondance : ${meeting.present} / ${base} tantièmes.</p>` : ''}${items
          .map((item, index) => {
            const number = page * 6 + index;
            const vote = votes(item, meeting.present, number);
            return `<div class="it"><b>${number + 1}. ${item.title}</b><p>${item.text}</p>${table(['Majorité', 'Pour', 'Contre', 'Abstention', 'Décision'], [[`Art. ${item.article ?? 24}`, vote.pour, vote.contre, vote.abstention, item.refused ? '<span class="no">REJETÉE</span>' : '<span class="ok">ADOPTÉE</span>']])}</div>`;
          })
          .join(
            '',
          )}${page === pages.length - 1 ? '<p style="margin-top:3mm">Séance levée. Procès-verbal signé électroniquement par le président et le secrétaire de séance. Délai de contestation de deux mois (art. 42).</p>' : ''}`,
    ),
  );
}

export function minutesListing(name: string, scene: Scene, meeting: Meeting): Paper {
  const { building, syndic, base } = scene;
  const pages = sheets(meeting.items, 7);
  const capitals = (text: string) => text.replaceAll('’', "'");
  return sheetOf(
    name,
    `font: 9pt/1.4 'Nimbus Mono PS', monospace; padding: 15mm 16mm; p { margin: 0 0 3mm }`,
    pages.map(
      (items, page) =>
        `${page === 0 ? `<p>${syndic.name}<br>SDC ${building.name}<br>${building.street} ${building.town}</p><p><b>PROCES-VERBAL ASSEMBLEE GENERALE ${meeting.kind.toUpperCase()} DU ${slashed(meeting.date)} (${meeting.hour})</b></p><p>PRESIDENT : ${meeting.chair} - VOIX PRESENTES OU REPRESENTEES : ${meeting.present}/${base}</p>` : ''}${items
          .map((item, index) => {
            const number = page * 7 + index;
            const vote = votes(item, meeting.present, number);
            return `<p>${number + 1}) ${capitals(item.title)}<br>${capitals(item.text)}<br>POUR ${vote.pour}  CONTRE ${vote.contre}  ABST. ${vote.abstention} ==> ${item.refused ? 'RESOLUTION REJETEE' : 'RESOLUTION ADOPTEE'} (ART. ${item.article ?? 24})</p>`;
          })
          .join('')}${page === pages.length - 1 ? '<p>SEANCE LEVEE A 20H40.</p>' : ''}`,
    ),
  );
}

export function minutesPlain(name: string, scene: Scene, meeting: Meeting): Paper {
  const { building, syndic, base } = scene;
  return sheetOf(
    name,
    `font: 10.6pt/1.5 'Carlito', sans-serif; padding: 18mm 22mm; li { margin-bottom: 2mm } h1 { font-size: 15pt }`,
    [
      `<h1>Compte rendu (procès-verbal) de l’assemblée générale du ${inFull(meeting.date)}</h1><p>${building.name}, ${building.street}, ${building.town}. Réunion chez ${meeting.chair} à ${meeting.hour}. Présents ou représentés : ${meeting.present}/${base}. Présidente : ${meeting.chair} ; secrétaire : ${syndic.manager}, syndic bénévole.</p><ol>${meeting.items
        .map(
          (item) =>
            `<li><b>${item.title}.</b> ${item.text} <i>${item.refused ? 'Refusé' : 'Adopté à l’unanimité des présents'}.</i></li>`,
        )
        .join(
          '',
        )}</ol><p>On se quitte à 21 h. Rappel : deux mois pour contester (article 42).</p><p>Signatures</p>`,
    ],
  );
}
