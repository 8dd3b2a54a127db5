// Parcels and areas of ground, as deeds and the cadastre write them; and areas of rooms.
import { fold, plain } from './fold.ts';
import { findAll, type Found, type Written } from './written.ts';

/** `prefix` is 000 where the town was never merged with another. */
export type Parcel = {
  section: string;
  number: number;
  insee: string | null;
  prefix: string | null;
};

const NAMED =
  /\b[Ss](?:ection|ECTION)[\s:]+(?<section>[A-Z]{1,2}|\d[A-Z])[\s,]*(?:,\s*)?(?:n[°o.]|N[°o.]|num[eé]ros?|NUM[EÉ]ROS?|parcelles?)\s*:?\s*(?<number>\d{1,4})(?![\d/])/g;
/** « 75104000AM0008 »: town, prefix, section, number. */
const WHOLE =
  /(?<![A-Za-z\d])(?<insee>\d[\dAB]\d{3})(?<prefix>\d{3})(?<section>0[A-Z]|[A-Z]{2})(?<number>\d{4})(?![A-Za-z\d])/g;

function parcelFrom({ groups = {} }: RegExpExecArray): Parcel | null {
  const { section = '', number = '', insee = null, prefix = null } = groups;
  const value = { section: section.replace(/^0/, ''), number: Number(number), insee, prefix };
  return value.number > 0 ? value : null;
}

export const findParcels = (written: Written): Found<Parcel>[] =>
  [NAMED, WHOLE]
    .flatMap((pattern) => findAll(written, plain, pattern, parcelFrom))
    .toSorted((a, b) => a.from - b.from);

const GROUND = /(?<![\d,.])(?:(?<ha>\d{1,4})\s*ha\s*)?(?<a>\d{1,2})\s*a\s*(?<ca>\d{1,2})\s*ca\b/g;

/** Contenance, in square metres. */
export const findGroundAreas = (written: Written): Found<number>[] =>
  findAll(written, fold, GROUND, ({ groups: { ha = '0', a = '0', ca = '0' } = {} }) => {
    const area = Number(ha) * 10_000 + Number(a) * 100 + Number(ca);
    return area > 0 ? area : null;
  });

const FLOOR =
  /(?<![\d.,]|\d[ ])(?<whole>\d{1,3}(?: \d{3})+|\d+)(?:[,.](?<rest>\d{1,2}))?[ ]?(?:m²|m2\b|metres? carres?)/g;

/** In hundredths of a square metre. */
export const findFloorAreas = (written: Written): Found<number>[] =>
  findAll(written, fold, FLOOR, ({ groups: { whole = '', rest = '' } = {} }) => {
    const area = Number(whole.replaceAll(' ', '')) * 100 + Number(rest.padEnd(2, '0'));
    return area > 0 ? area : null;
  });
