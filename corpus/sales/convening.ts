// Convenings: the assembly is still to come, its budget and works are only put to the vote.
import type { Paper } from '../paper.ts';
import type { Scene } from './books.ts';
import type { Item } from './resolutions.ts';
import { sheetOf } from './sale.ts';
import { inFull, slashed } from './writing.ts';

export type Convening = {
  printed: string;
  date: string;
  hour: string;
  place: string;
  kind: string;
  items: readonly Item[];
};
/** The same wish, not yet decided. */
const wished = ({ text }: Item): string =>
  text
    .replace('L’assemblée générale décide', 'L’assemblée générale, après en avoir délibéré, décide')
    .replace(' sont approuvés', ' seraient approuvés');

export function conveningFormal(name: string, scene: Scene, convening: Convening): Paper {
  const { building, syndic, owner } = scene;
  return sheetOf(
    name,
    `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #000; padding: 2mm } .who { margin: 6mm 0 6mm 95mm } .pr { margin: 2mm 0 3mm; padding-left: 4mm; border-left: .6mm solid #999; font-size: 9pt }`,
    [
      `<p><b>${syndic.name}</b><br>${syndic.street}, ${syndic.town}</p><div class="who">${[owner.name, ...owner.lines].join('<br>')}</div><p>Lettre recommandée avec avis de réception – le ${slashed(convening.printed)}</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ${convening.kind.toUpperCase()}</h1><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de l’immeuble ${building.name}, ${building.street}, ${building.town}, qui se tiendra le <b>${inFull(convening.date)} à ${convening.hour}</b>, ${convening.place}.</p><p><b>Ordre du jour</b></p><ol>${convening.items.map(({ title, article }) => `<li>${title} (art. ${article ?? 24})</li>`).join('')}</ol><p>Les pièces justificatives des charges peuvent être consultées au cabinet le jeudi précédant l’assemblée, de 9 h à 17 h. Un pouvoir et un formulaire de vote par correspondance sont joints.</p>`,
      `<p><b>PROJETS DE RÉSOLUTIONS</b></p>${convening.items.map((item, index) => `<p><b>${index + 1}. ${item.title}</b></p><div class="pr">Projet de résolution : ${wished(item)}</div>`).join('')}<p>Pièces jointes : annexes comptables, projet de contrat de syndic, pouvoir.</p>`,
    ],
  );
}

export function conveningBrand(name: string, scene: Scene, convening: Convening): Paper {
  const { building, syndic, owner } = scene;
  return sheetOf(
    name,
    `font: 8.9pt/1.4 'Carlito', sans-serif; padding: 12mm 14mm; .b { background: #ece6f5; padding: 4mm; border-radius: 2mm; margin: 4mm 0 } h1 { color: #4a2a7b; font-size: 16pt } .o { display: grid; grid-template-columns: 9mm 1fr; gap: 1mm 2mm } .o b { color: #4a2a7b }`,
    [
      `<p style="display:flex;justify-content:space-between"><b style="font-size:13pt">${syndic.name}</b><span>${owner.name}<br>${owner.lines.join('<br>')}</span></p><h1>Vous êtes convoqué(e) à votre assemblée générale ${convening.kind}</h1><div class="b"><b>${inFull(convening.date)}, ${convening.hour}</b><br>${convening.place} ou en visioconférence<br>Copropriété ${building.name} – ${building.street}, ${building.town} – ${building.rnc}</div><p>Convocation envoyée le ${inFull(convening.printed)}.</p><p><b>Ordre du jour et projets de résolution</b></p><div class="o">${convening.items.map((item, index) => `<b>${index + 1}</b><span><b>${item.title}</b> – majorité article ${item.article ?? 24}<br>${wished(item)}</span>`).join('')}</div><p style="margin-top:4mm">Annexes comptables ci-après. Pouvoir et formulaire de vote par correspondance disponibles sur votre espace.</p>`,
    ],
  );
}
