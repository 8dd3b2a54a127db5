// Whose home or lots they are: named as such, extracted in a sentence, or the person a syndic writes to.
import { fold, plain } from '../../french/fold.ts';
import { restOfCompany } from '../names/company-lines.ts';
import { endsInMarriage } from '../names/married-names.ts';
import { overOwner, overRole } from '../names/names-over-labels.ts';
import { joined } from '../names/narrow-names.ts';
import { isNoName } from '../names/no-names.ts';
import {
  ALONE,
  bare,
  CIVILITY,
  isEstate,
  lacksName,
  personIn,
  SPEAKS_FOR_ANOTHER,
  wholePerson,
} from '../names/person-names.ts';
import { endsShortened, isCutAtPoint } from '../names/shortened-words.ts';
import { commonNameIn, hasBothNames, isCommonName, isSmallName } from '../names/small-names.ts';
import { namesOf } from '../places/property.ts';
import { cellUnder, goesOnIn } from '../sheet/blocks.ts';
import { stemmed } from '../sheet/label-stems.ts';
import { textsAfter } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addressedOwners } from './addressed-owners.ts';
import {
  addressee,
  addresseeAtLeft,
  alone,
  both,
  couples,
  LINKED,
  outOfRows,
  partsOf,
  titled,
  type Extracted,
} from './addressees.ts';
import { besideBareOwners } from './bare-owners.ts';
import { isBroken, restAfterHyphen, throughColumn } from './column-names.ts';
import { greeted } from './greeted-owners.ts';
import { headed } from './headed-owners.ts';
import { mailedTo } from './mail-heads.ts';
import { inTwoFields, ownerInTwoFields } from './names-in-two-fields.ts';
import { givenBelow, underLabel } from './names-under-labels.ts';
import { besidePour, ofAccount } from './owners-beside.ts';
import { ownersByQuality } from './owners-by-quality.ts';
import { withoutRights } from './owners-rights.ts';
import { endsInParticle } from './particles.ts';
import { inText } from './said-owners.ts';
import { loggedIn, withoutButtons } from './screen-users.ts';
import { allIn } from './several-owners.ts';
import { untitled } from './untitled-names.ts';

const OWNER =
  /noms?(?:,| et) prenoms? d(?:u|es) coproprietaires?(?:\(s\))?,? (?:ou )?(?:du |de |d')[^:]{3,70}(?=:)|coprop\.?|proprio|(?:l[ae] |les )?(?:identite du |nom du |noms?(?:,| et| ?\/) ?prenoms?(?:\(s\))? d(?:u|es) )?(?:co-?)?proprietaires?(?:\(s\))?(?: (?:vendeurs?|cedants?|bailleurs?|occupants?|indivis|concernes?|votants?|mandants?|representee?s?|du bien|du logement|du lot|des lots))?|(?:l[ae] |les )?mandante?s?|titulaires?(?: du compte)?|(?:n° (?:de )?)?compte (?:de )?coproprietaire|(?:coproprietaires? )?(?:vendeurs?|cedants?)(?:\(s\))?|destinataires?|(?:(?:feuille|fiche|page|partie|extrait|exemplaire|avis|appel|decompte|releve|calcul|detail) )?pour(?=\s*:)|(?:feuille|fiche|page|part|calcul|detail) de(?=\s*:)|vous|votre (?:compte|decompte|releve|situation|part|appel)|(?:compte|releve|decompte|situation|appel)(?: (?:individuel|de charges|de compte))? de|compte (?:n° )?[\d.-]+|indivisaires?|connecte(?:e|\(e\))?(?: en tant que)?|identifiee?(?:\(e\))?|utilisat(?:eur|rice)|session(?: de)?|(?:mon )?espace(?: personnel| client)? de/;
const HOME_OWNER = stemmed(
  "(?:co-?)?proprietaires?|vendeu(?:r|se)s?|bailleurs?|bailleresses?|cedants?|maitre d'ouvrage|(?:titulaires? (?:du |des )?)?droits? de propriete|appartenant a",
  "-|(?:local|locaux) d'habitation|ses|leurs|dependances|parties privatives|biens? immobiliers?|immobiliers?|vises?|titulaires?|donneurs? d'ordre|clients?|commanditaires?|demandeurs?|mandants?|du bien|du logement|de l'installation|de l'immeuble|des lieux|lots?|bien|logement|locaux|local|immeuble|occupants?|usufruitiers?",
);
const CLIENT = stemmed(
  "donneurs? d'ordre|clients?|commanditaires?|demandeurs?|requerants?|mandants?|beneficiaires?|pour(?=\\s*:)",
  "(?:de la |du |de l')?(?:mission|diagnostic|rapport|mesurage|controle|visite|intervention|prestation|demande|contrat|entretien)",
);
/** « M. Jean DURAND » over « Mme Anne DURAND », in one column: both, and whoever else stands under them. */
function withSpouse(
  sheet: Sheet,
  one: Reading<string>,
  last: Reading<string>['box'] = one.box,
): Reading<string> {
  const isAlone = last === one.box;
  const below =
    (isAlone && LINKED.test(fold(one.value))) || isEstate(one.value) ? null : goesOnIn(sheet, last);
  const name = withoutRights(below?.text ?? '').trim();
  const isPerson = ALONE.test(fold(name)) && !SPEAKS_FOR_ANOTHER.test(fold(name));
  const other = isPerson && !isEstate(name) ? personIn(name) : null;
  return below && other
    ? withSpouse(sheet, both(one, { value: other, raw: below.text, box: below.box }), below.box)
    : one;
}

/** « Mme Katell LE », « M. Paul ROUX et »: a narrow cell breaks inside a name. */
const isCutOff = (name: string): boolean =>
  CUT.test(name) || endsInParticle(name) || endsShortened(name);
const CUT =
  /\s(?:et|ou|&|M\.|Mme|-|n[eé]e|N[EÉ]E|[eé]p\.|[EÉ]P\.|[eé]pouse|[EÉ]POUSE|veuve|VEUVE|vve|VVE)$|\p{L}-$/u;

/** « SCI DU PORT » over « 12 »: the number that ends its name. */
const LONE_NUMBER = /^\d{1,4}$/;
const NAME_IN_CAPITALS = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)*(?=\s*(?:$|[,;(–—-]))/u;

/** « Propriétaire : 00123 - TEST LUC »: the number of an account goes before its name. */
const ACCOUNT_BEFORE = /^\s*\(?\d[\d./-]{2,12}\)?\s?[-–—:]?\s(?=\p{Lu})/u;

/** « SCI DU PORT – M. le gérant »: who opens its letters. */
const OFFICE_AFTER =
  /\s?[,–—-]\s(?:[ÀàA] l['’]attention de )?(?:M\.|Mme|Monsieur|Madame) l[ea] (?:g[eé]rante?|pr[eé]sidente?|direct(?:eur|rice)|repr[eé]sentante?)$/u;

const persons = (
  sheet: Sheet,
  all: readonly (Reading<string> & { more?: string })[],
): Reading<string>[] =>
  all.flatMap((extracted) => {
    const printed_name = withoutRights(
      extracted.value.replace(ACCOUNT_BEFORE, '').replace(OFFICE_AFTER, ''),
    );
    const more = isEstate(printed_name) ? restOfCompany(sheet, printed_name, extracted.box) : null;
    const one = {
      ...extracted,
      value: more
        ? joined(printed_name.trim(), more)
        : throughColumn(sheet, printed_name, extracted.box),
    };
    const listed = allIn(one.value);
    if (listed) return [{ ...one, value: listed }];
    const isCut = isCutOff(one.value);
    // In its column, or where the line of its label goes on.
    const rest = isCut
      ? (restAfterHyphen(sheet, one.value, one.box) ??
        goesOnIn(sheet, one.box)?.text ??
        NAME_IN_CAPITALS.exec(one.more ?? '')?.[0] ??
        underLabel(sheet, one))
      : isEstate(one.value)
        ? LONE_NUMBER.exec(one.more?.trim() ?? '')?.[0]
        : lacksName(one.value)
          ? givenBelow(sheet, one)
          : undefined;
    const printed = rest ? { ...one, value: joined(one.value, rest) } : one;
    if (isBroken(printed.value)) return [];
    const value = wholePerson(printed) ?? (one.more === undefined ? null : untitled(one.value));
    return value ? [value === one.value.trim() ? withSpouse(sheet, one) : { ...one, value }] : [];
  });

/** « Anne Durand » over « 3 rue Haute », under such a head: no title is needed there. */
const headedUntitled = (sheet: Sheet, label: RegExp): Reading<string>[] =>
  headed(sheet, label).flatMap(({ name, ...one }) => {
    const value = untitled(one.value) ?? (isSmallName(one.value) ? one.value : null);
    const street = cellUnder(sheet, name)?.text ?? '';
    const isSure = OPENS_STREET.test(plain(street)) || hasBothNames(value ?? '');
    return value && isSure ? [{ ...one, value }] : [];
  });
const OPENS_STREET = /^\d{1,4}(?: ?(?:bis|ter|[A-D]))?,? \p{L}/u;

/** « Copropriétaire M. et Mme TESSIER »: a title is as good as a colon. */
function bareLabelled(sheet: Sheet, label: RegExp): Reading<string>[] {
  // « COPROPRIETAIRE 0034-0019 M. ROUX »: the number of the account between them.
  const start = new RegExp(
    String.raw`^(?:${label.source})\s+(?:(?:n°\s?)?\d[\d./-]{2,14}\s+)?(?=${CIVILITY}[\s.])`,
    'u',
  );
  return sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => {
      const length = start.exec(fold(text))?.[0].length ?? 0;
      return length > 0 ? [{ value: text.slice(length), raw: text, box, page: sheet.page }] : [];
    }),
  );
}

const labelled = (sheet: Sheet, label: RegExp): Reading<string>[] =>
  persons(sheet, [
    ...textsAfter(sheet, label),
    ...headed(sheet, label),
    ...bareLabelled(sheet, label),
  ]);

/** « Copropriétaire : Anne Durand », as people and sites write: without a title and without capitals. */
const smallLabelled = (sheet: Sheet, label: RegExp): Reading<string>[] =>
  textsAfter(sheet, label).flatMap((one) => {
    const value = commonNameIn(one.value);
    return value ? [{ ...one, value }] : [];
  });

/** « Mme Anne DURAND, propriétaire – 3 rue du Port », at the head of a cell or of a part of it. */
const declared = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) =>
      partsOf(text).flatMap((part) => {
        const value = personIn(part);
        return value && DECLARED.test(fold(part.slice(value.length)))
          ? [{ value, raw: text, box, page: sheet.page }]
          : [];
      }),
    ),
  );
const DECLARED =
  /^\s?[,(-]\s?(?:co-?)?proprietaires?(?: (?:vendeurs?|bailleurs?|occupante?s?))?\s*(?:$|[),;.-])/;

/** « M. TESSIER » and « M. Jean-Luc TESSIER » are one: the fuller is extracted. Two people are two. */
function onePerson(all: readonly Reading<string>[]): Reading<string>[] {
  const [fullest] = all.toSorted((a, b) => bare(b.value).length - bare(a.value).length);
  if (!fullest) return [];
  const words = new Set(bare(fullest.value));
  const agree = all.every(({ value }) => bare(value).every((word) => words.has(word)));
  const first = all.find(({ value }) => new Set(bare(value)).size === words.size);
  return agree && first ? [first] : [];
}

/** All readings of owners pass here: what is no name is not one of them, and of a name that is cut nothing is extracted. */
function firstOf(ways: readonly (() => Extracted[])[]): Reading<string>[] {
  for (const way of ways) {
    const all = way();
    if (
      all.some(
        ({ cut = false, value }) =>
          cut ||
          endsInMarriage(value) ||
          endsInParticle(value) ||
          isCutAtPoint(value) ||
          value.endsWith('-'),
      )
    )
      return [];
    const names = all
      .filter(({ value }) => !isNoName(value))
      .map((one) => ({ ...one, value: withoutButtons(one.value).replace(OF_BOTH, ' ') }));
    if (names.length > 0) return onePerson(names);
  }
  return [];
}

/** « M. X et de Mme Y »: of both. */
const OF_BOTH = /(?<=\s(?:et|ou))\sde\s(?=M\.|Mr|Mme|Mlle|Monsieur|Madame|Mademoiselle)/u;

/** « Anne DURAND » over « copropriétaire »: nothing but a name, with its title or without. */
const overLabels = (sheet: Sheet): Reading<string>[] =>
  overOwner(sheet).flatMap((one) => {
    const value = ALONE.test(fold(one.value).trim())
      ? one.value.trim()
      : (untitled(one.value) ?? (isCommonName(one.value) ? one.value.trim() : null));
    return value ? [{ ...one, value }] : [];
  });
/** Of the lots that a syndic's paper is about. */
export const ownerOf = (sheet: Sheet): Reading<string>[] =>
  firstOf([
    () => labelled(sheet, OWNER),
    () => headedUntitled(sheet, OWNER),
    () => overLabels(sheet),
    () => overRole(sheet).filter(({ value }) => hasBothNames(value) || isCommonName(value)),
    () => inTwoFields(sheet),
    () => labelled(sheet, /noms?(?:(?:,| et| ?\/| ?-)? ?prenoms?)?/),
    () => [...ofAccount(sheet), ...besidePour(sheet)],
    () => mailedTo(sheet),
    () => [
      ...couples(sheet, outOfRows(sheet, besideBareOwners(sheet, alone(sheet)))),
      ...titled(sheet),
    ],
    () => smallLabelled(sheet, OWNER),
    () => addressee(sheet),
    () => inText(sheet),
    () => greeted(sheet),
    () => loggedIn(sheet),
    () => addresseeAtLeft(sheet),
  ]);

/** Whom a paper is sent to, where nothing says what they are to the home. */
export const addresseeOf = (sheet: Sheet): Reading<string>[] =>
  firstOf([() => [...couples(sheet, alone(sheet)), ...titled(sheet)], () => addressee(sheet)]);

/** « Nom et prénom : Mme X – Adresse : … », under a head that OCR did not see: who made the report has no title there. */
const unheaded = (sheet: Sheet): Reading<string>[] =>
  sheet.page.source === 'OCR'
    ? textsAfter(sheet, /noms?(?:,| et| ?\/)? ?prenoms?/).flatMap((one) => {
        const value = personIn(one.value);
        const rest = fold(one.value.slice(value?.length ?? 0));
        return value && /^\s*(?:$|[-,;(]\s?(?:adresse|demeurant)\b)/.test(rest)
          ? [{ ...one, value }]
          : [];
      })
    : [];

/** Of a home that somebody examined. Whoever asked is the owner where nobody else is named. */
export const homeOwnerOf = (sheet: Sheet): Reading<string>[] =>
  firstOf([
    () => [...labelled(sheet, HOME_OWNER), ...persons(sheet, namesOf(sheet, 'OWNER'))],
    () => ownerInTwoFields(sheet, namesOf(sheet, 'OWNER')),
    () => smallLabelled(sheet, HOME_OWNER),
    () => [...inText(sheet), ...declared(sheet), ...overLabels(sheet)],
    () => ownersByQuality(sheet, CLIENT),
    () => [...labelled(sheet, CLIENT), ...persons(sheet, namesOf(sheet, 'CLIENT'))],
    () => unheaded(sheet),
    () => alone(sheet, /\d{5} [a-z]|\blots? /),
    () => addressedOwners(sheet),
  ]);
