// Whom a site or a mail speaks to: the owner whose papers it shows.
import { fold, plain } from '../french/fold.ts';
import { NO_PERSON } from './person-names.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** « Bonjour Nadia KHELIF », as sites and mails open. */
const GREETED =
  /^Bonjour,? (?<name>(?:\p{Lu}\p{Ll}[\p{L}'-]* ){1,3}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)?)\s*[,!.]?$/u;
/** « Envoyé le 3 mars par lettre recommandée électronique à Nadia KHELIF ». */
const SENT_TO =
  /^(?:Envoy|Adress|Notifi|Destin|Remis)\p{L}*(?: [\p{Ll}\d][^\s,;:]*){0,9} à (?<name>(?:\p{Lu}\p{Ll}[\p{L}'-]* ){1,3}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)?)\s*[,.]?$/u;

export const greeted = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => {
      const name = (GREETED.exec(plain(text)) ?? SENT_TO.exec(plain(text)))?.groups?.['name'];
      return name && !NO_PERSON.test(fold(name))
        ? [{ value: name, raw: text, box, page: sheet.page }]
        : [];
    }),
  );
