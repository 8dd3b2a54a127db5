import { FAQ, type FaqEntry, type FaqGroup } from './faq.data.ts';

/** Accents, capitals and the shape of apostrophes do not count. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

const textOf = ({ question, answer }: FaqEntry) => plain([question, ...answer].join(' '));

/** The groups that still have something to say, with the entries that hold every word asked. */
export function searchFaq(query: string): readonly FaqGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return FAQ;
  return FAQ.map(({ entries, ...group }) => ({
    ...group,
    entries: entries.filter((entry) => {
      const text = `${plain(group.title)} ${textOf(entry)}`;
      return words.every((word) => text.includes(word));
    }),
  })).filter(({ entries }) => entries.length > 0);
}

export const countEntries = (groups: readonly FaqGroup[]): number =>
  groups.reduce((count, { entries }) => count + entries.length, 0);
