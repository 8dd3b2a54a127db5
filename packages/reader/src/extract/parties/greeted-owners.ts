// Whom a site or a mail speaks to: the owner whose papers it shows.
import { fold, plain } from '../../french/fold.ts';
import { isGivenName } from '../names/given-names.ts';
import { NO_PERSON } from '../names/person-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Bonjour Nadia KHELIF », « Bonjour Anne et Luc ROUX », as sites and mails open. */
const GREETED =
  /^Bonjour,? (?<name>(?:\p{Lu}\p{Ll}[\p{L}'-]* (?:(?:et|&) (?=\p{Lu}\p{Ll}))?){1,3}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)?)\s*[,!.]?$/u;
/** « Envoyé le 3 mars par lettre recommandée électronique à Nadia KHELIF ». */
const SENT_TO =
  /^(?:Envoy|Adress|Notifi|Destin|Remis)\p{L}*(?: [\p{Ll}\d][^\s,;:]*){0,9} à (?<name>(?:\p{Lu}\p{Ll}[\p{L}'-]* ){1,3}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)?)\s*[,.]?$/u;

/** « Relevé de compte de Grégoire de Saint-Aubin », as sites call their pages: only a given name says that it is somebody. */
const TITLED_WITH =
  /^(?:Relev[eé]|Compte|D[eé]compte|Situation|Appel|Extrait|[EÉ]tat)(?: (?:de|du|d'|des|individuel|compte|charges|provisions|fonds|copropri[eé]taire))* (?:de |pour |: )(?<name>(?<given>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?:(?:de|du|des|de la|Le|La) |d')?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)$/u;

/** « DURAND Anne – lot 4 (76/1000) », « DURAND Anne – Compte 450012 », on the sheets of those who manage their building for nothing. */
const OF_LOTS =
  /^(?<name>\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2} (?<given>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)) ?[-,(:] ?(?:lots? (?:n°s? ?)?\d|[Cc]ompte (?:n° ?)?:? ?[\dA-Z])/u;

/** « Je soussigné(e) DURAND Anne, propriétaire du lot 4 », on proxies and forms. */
const SIGNED =
  /soussign[eé](?:e|s|\(e?s?\)|[.·]e?s?|\/e|-e)*\s?[,:]?\s(?<name>(?<given>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?:(?:de|du|DE|DU|LE|LA) )?\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)?|(?:(?:DE|DU|LE|LA) )?\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)? (?<last>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?))(?=\s?(?:,\s?(?:(?:co)?propri[eé]taire|demeurant|n[eé]e?\s|titulaire|domicili)|\s(?:(?:co)?propri[eé]taire|demeurant)))/u;
const signedBy = (text: string): string | undefined => {
  const { name, given, last } = SIGNED.exec(plain(text))?.groups ?? {};
  return isGivenName(given ?? last ?? '') ? name : undefined;
};

export const greeted = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => {
      const titled = (TITLED_WITH.exec(plain(text)) ?? OF_LOTS.exec(plain(text)))?.groups;
      const name =
        (GREETED.exec(plain(text)) ?? SENT_TO.exec(plain(text)))?.groups?.['name'] ??
        (isGivenName(titled?.['given'] ?? '') ? titled?.['name'] : undefined) ??
        signedBy(text);
      return name && !NO_PERSON.test(fold(name))
        ? [{ value: name, raw: text, box, page: sheet.page }]
        : [];
    }),
  );
