// « Mme Anne DURAND, M. Luc PETIT et Mme Zoé ROUX »: a list of owners is extracted whole.
import { fold } from '../../french/fold.ts';
import { CIVILITY, personIn } from '../names/person-names.ts';

const NEXT = new RegExp(
  String.raw`^\s?(?:[,;/&+]\s?(?:et\s)?|et\s|ou\s|-\s)(?:de\s)?(?=${CIVILITY}\s)`,
  'u',
);

/** Null where the text opens with one person, or with a couple whom « et » joins. */
export function allIn(text: string): string | null {
  const clean = text.trim().replaceAll(/\s+/g, ' ');
  let [end, people] = [0, 0];
  for (;;) {
    const name = personIn(clean.slice(end));
    if (!name || !clean.startsWith(name, end)) break;
    end += name.length;
    people += 1;
    const link = NEXT.exec(fold(clean.slice(end)))?.[0];
    if (link === undefined) break;
    end += link.length;
  }
  return people > 1 ? clean.slice(0, end).trim() : null;
}
