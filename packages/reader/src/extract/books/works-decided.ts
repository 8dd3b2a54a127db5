// What stands with the name of works and is none of it: the meeting that decided them, and the key that they were shared out by.
import { fold } from '../../french/fold.ts';

const DAY = String.raw`(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|(?:1er|\d{1,2}) [a-z]{3,9}\.? 20\d{2})`;
const MEETING = String.raw`(?:(?:votee?s?|decidee?s?)(?: (?:le|du|en|par l'|a l'|lors de l'))?|a\.?g\.?|assemblee(?: generale)?)`;
const MET_ON = String.raw`(?:(?:${MEETING}[ .:]*)+(?:du |le )?)?${DAY}`;
const RESOLVED = String.raw`(?:res(?:ol(?:ution)?)?\.? ?(?:n° ?)?\d{1,3})`;
/** « AG du 22/05/2025 » in a cell of its own. */
export const DAY_ALONE = new RegExp(String.raw`^(?:\([^()]*${DAY}\)|${MET_ON})$`, 'u');
/** « – AG du 22/05/2025 · Garages » goes on with what else was decided. */
const DECIDED = new RegExp(
  String.raw`\s*[,;(·-]*\s*(?:${RESOLVED},? ?(?:de l'|- )?)?(?:${MEETING}[ .:]*)+(?:du |le )?${DAY}.*$`,
  'u',
);
/** « (18/06/2025) » after its name is the day it was voted, « (urgence) » why it was not, « – AG du » what is left of it where the day wrapped. */
const VOTED = new RegExp(
  String.raw`\s*(?:${[
    String.raw`[,(-]+\s*(?:(?:votee?s?|decidee?s?)(?: en| par l')?\s?)?(?:a\.?g\.?|assemblee(?: generale)?|votee?s?)[ .:]*(?:du|le|en)?`,
    String.raw`\((?:${RESOLVED}[ ,]*)?${MEETING}\b[^()]*${DAY}[^()]*\)`,
    String.raw`\([^()]*${DAY}\)`,
    String.raw`\((?:en |d'|d’)?(?:urgence|(?:travaux )?urgents?|${RESOLVED}|art(?:icle)?\.? (?:18|37)[^()]{0,30})\)`,
    String.raw`[,-]?\s*(?:${RESOLVED},? ?(?:de l'|- )?)?${MET_ON}(?:,? ${RESOLVED})?`,
  ].join('|')})$`,
  'u',
);

/** « Réfection de la »: a name that ends so goes on. */
export const CUT =
  /(?:[-,(:/]|(?:^|[\s'])(?:de|du|des|la|le|les|et|ou|en|au|aux|sur|pour|par|dans|avec|d'|l'))$/;

/** « – CLE 001 », « clé Parking »: by what they were shared out. */
const SHARED_BY =
  /[\s,;(–-]*\b(?:cl[ée]s?(?= \p{Lu}\p{Ll}| (?:n° ?)?\d)|CL[EÉ]S?(?= (?:N° ?)?\d)) [^,;()]{1,40}\)?$/u;

/** The name of works without the meeting that voted them, nor the key that they were shared out by. */
export function withoutVote(text: string): string {
  const unshared = text.replace(SHARED_BY, '');
  const said = fold(unshared);
  const bare = unshared.slice(0, (DECIDED.exec(said) ?? VOTED.exec(said))?.index);
  return bare === text || bare === '' ? text : withoutVote(bare.replace(/[\s,;–-]+$/, ''));
}
