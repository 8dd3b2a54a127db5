// A plan of the home, or of what goes with it, drawn to scale.
import { fields, text, title } from './blocks.ts';
import { squareMetres } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import type { Sample } from './press.ts';

export const PLAN_LAYOUTS = ['home', 'annex'] as const;
export type PlanLayout = (typeof PLAN_LAYOUTS)[number];

/** Rooms of two rows, as wide as their area asks for. */
function drawn(home: Home) {
  const width = 10;
  const half = Math.ceil(home.rooms.length / 2);
  const rows = [home.rooms.slice(0, half), home.rooms.slice(half)];
  let y = 0;
  const rooms = rows.flatMap((row, index) => {
    const area = row.reduce((sum, room) => sum + room.area, 0) / 100;
    const height = area / width;
    let x = 0;
    const placed = row.map((room) => {
      const w = room.area / 100 / height;
      const at = {
        x,
        y,
        w,
        h: height,
        label: `**${room.name}**\n${squareMetres(room.area)}`,
        door: index === 0,
      };
      x += w;
      return at;
    });
    y += height;
    return placed;
  });
  return { width, height: y, rooms };
}

export function plan(home: Home, layout: PlanLayout) {
  const annex = home.holding?.owner.lots.find(({ nature }) => nature !== 'Appartement');
  const ofAnnex = layout === 'annex' && annex;
  const cellar = {
    width: 3,
    height: 2.2,
    rooms: [
      { x: 0, y: 0, w: 3, h: 2.2, label: `**Lot ${annex?.number ?? ''}**\n6,60 m²`, door: true },
    ],
  };
  const written_on = `${home.year - 3}-02-14`;
  return {
    look: 'sober',
    title: ofAnnex ? 'Plan du lot annexe' : 'Plan du logement',
    footer: 'Cabinet de géomètre-expert d’Exemple',
    written_on,
    flipped: true,
    blocks: [
      title(
        ofAnnex ? `Plan du lot ${annex.number}, ${annex.nature.toLowerCase()}` : 'Plan du logement',
        homeLine(home),
      ),
      { kind: 'plan', scale: ofAnnex ? 2.4 : 1.42, ...(ofAnnex ? cellar : drawn(home)) },
      fields(
        [
          ['Échelle', ofAnnex ? '1/40' : '1/70'],
          ['Surface', ofAnnex ? '6,60 m²' : squareMetres(home.surface)],
          ['Niveau', ofAnnex ? 'sous-sol' : home.floor || 'rez-de-chaussée'],
        ],
        20,
      ),
      text('Plan établi d’après relevé. Les cotes sont à vérifier sur place avant tous travaux.'),
    ],
    truth: {
      document_type: 'PLAN_DU_LOGEMENT_ET_ANNEXES',
      of: ofAnnex ? 'ANNEXE' : 'LOGEMENT',
      surface: ofAnnex ? 660 : home.surface,
    },
  } as const satisfies Sample;
}
