// Whose home or lots they are: named as such, told in a sentence, or the person a syndic writes to.
import { fold, plain } from '../french/fold.ts';
import { found, foundBox, type Written } from '../french/written.ts';
import { findAddresses } from './addresses.ts';
import { type Block, blocksOf, cellUnder } from './blocks.ts';
import { textsAfter } from './labelled.ts';
import { ownerNames } from './property.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const CIVILITY = String.raw`(?:m\.|m\b|mr\b\.?|mrs\b|mm\.|mme\b\.?|mmes\b|mlles?\b|mle\b|monsieur|madame|mademoiselle|messieurs|mesdames)`;
const ESTATE = String.raw`(?:sci|scpi|sarl|sas|eurl|indivision|succession|hoirie|consorts|epoux|societe civile immobiliere|societe)\b`;
const LINK = String.raw`\s*(?:et|ou|&|/)\s*`;
/** « J. » and « Ph. » are given names. */
const WORD = String.raw`(?:\p{L}{1,2}\.(?=[ ]?\p{L})|[\p{L}'][\p{L}'-]*)`;
const NAME = String.raw`${WORD}(?:[ ]+(?!(?:demeurant|domicilie|proprietaire|lots?|ci-apres|personne|representee?|agissant|est|sont|a|ont|titulaire|compte|adresse|tel|ne|nee|pour|en|dont|qui|sur|dans)\b)\(?${WORD}\)?){0,6}`;
/** « M. et Mme Jean-Luc TESSIER », « Mme A. DUPONT et M. B. MARTIN », « SCI LES GLYCINES ». */
const PERSON = String.raw`(?:${CIVILITY}(?:${LINK}${CIVILITY})?|${ESTATE})[ ]+${NAME}(?:${LINK}${CIVILITY}[ ]+${NAME})?`;
/** Other companies are owners only where they are named as such. */
const ALONE = new RegExp(
  `^${PERSON.replace(ESTATE, String.raw`(?:sci|indivision|succession|consorts|epoux)\b`)}$`,
  'u',
);
const STARTS = new RegExp(`^(?<name>${PERSON})`, 'u');
const LINKING =
  /^(?:et|ou|&|\/|de|du|des|la|le|les|m\.|mme|mr|mlle|monsieur|madame|epoux|sci|nee)$/;
const SALUTATION =
  /^(?:chere? )?(?:madame|monsieur|mademoiselle|messieurs)[\s,]+(?:madame|monsieur|messieurs)?\s*,?$/;

const OWNER =
  /(?:identite du |nom du |nom et prenom du )?(?:co-?)?proprietaires?(?:\(s\))?(?: (?:vendeurs?|bailleurs?|du bien|du logement))?|titulaires?(?: du compte)?|(?:coproprietaire )?(?:vendeurs?|cedants?)(?:\(s\))?|destinataire|vous|votre compte|compte de|compte (?:n° )?[\d.-]+|indivisaires?/;
const HOME_OWNER =
  /(?:identite du |nom du |nom et prenom du )?(?:donneurs? d'ordre ?(?:\/|et|ou) ?)?proprietaires?(?:\(s\))?(?: ?(?:\/|et|ou) ?donneurs? d'ordre)?(?: (?:vendeurs?|bailleurs?|du bien|du logement))?|(?:co-?)?proprietaires?|vendeurs?(?: ?(?:ou|\/) ?bailleurs?)?|bailleurs?/;
const CLIENT = /donneurs? d'ordre|clients?|commanditaires?|demandeurs?/;
/** In a sentence. */
const SAID = String.raw`(?:appartenant a|propriete de|proprietaires? ?:|(?:vendeurs?|bailleurs?|coproprietaires?|coproprietaire vendeur|destinataires?) ?:|bonjour,?|a la demande de|pour le compte de|(?:logement|appartement|maison|studio|bien|habitation|installation) de(?: l'installation de)?|soussignee?s?(?:\(e\))?)\s+`;

/** Up to the next thing: a dash, a comma, an address, a lot. */
function personIn(text: string): string | null {
  const clean = text.replace(/^[\s.…_:–—-]+/, '');
  const name = STARTS.exec(fold(clean))?.groups?.['name'];
  if (!name || SALUTATION.test(name)) return null;
  const words = clean.slice(0, name.length).split(/\s+/);
  // The sentence goes on where a word is neither a name nor a link between names.
  const end = words.findIndex(
    (word) => !/^\(?['’]?\p{Lu}|^[dl]['’]/u.test(word) && !LINKING.test(fold(word)),
  );
  return words
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .replace(/(?:\s(?:et|de|du|la|le))?[\s.,(-]*$/u, '');
}

const persons = (all: readonly Reading<string>[]): Reading<string>[] =>
  all.flatMap((one) => {
    const value = personIn(one.value);
    return value ? [{ ...one, value }] : [];
  });

/** « Vous », « Donneur d’ordre » as the head of a card: the person is under it. */
function headed(sheet: Sheet, label: RegExp): Reading<string>[] {
  const head = new RegExp(`^(?:\\d+[.)]\\s*)?(?:le |la |l')?(?:${label.source})\\s*:?$`);
  return sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const next = head.test(fold(cell.text)) ? cellUnder(sheet, cell) : null;
      return next ? [{ value: next.text, raw: next.text, box: next.box, page: sheet.page }] : [];
    }),
  );
}

const labelled = (sheet: Sheet, label: RegExp): Reading<string>[] =>
  persons([...textsAfter(sheet, label), ...headed(sheet, label)]);

function inText(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap(({ written, page }) =>
    saidIn(written).map((one) => ({
      value: one.value,
      raw: one.raw.replaceAll(/\s+/g, ' '),
      box: foundBox(written, one),
      page,
    })),
  );
}

/** A line that ends after one word of a name goes on; after two, another line begins. */
function unwrapped(text: string): string {
  const [line = '', ...rest] = text.split('\n');
  const names = bare(line);
  return names.length > 1 ? line : [line, ...rest].join(' ');
}

function saidIn(written: Written) {
  const folded = fold(written.text);
  const said = new RegExp(
    String.raw`(?<![\p{L}])${SAID}(?<name>${PERSON.replaceAll('[ ]', String.raw`\s`)})`,
    'dgu',
  );
  return [...folded.matchAll(said)].flatMap((match) => {
    const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
    const value = personIn(unwrapped(written.text.slice(from, to)));
    return value ? [found(written, from, to - from, value)] : [];
  });
}

/** A person alone in a part of a line, in the upper half: « M. X – lots 6 et 19 – … ». */
function alone(sheet: Sheet, beside = /(?:)/): Reading<string>[] {
  return sheet.lines
    .filter(({ box, folded }) => box[3] < sheet.page.height / 2 && beside.test(folded))
    .flatMap(({ cells }) =>
      cells.flatMap(({ text, box }) =>
        text
          .split(/\s+[–—-]\s+|\s*[|·•;]\s*/)
          .filter(
            (part) =>
              ALONE.test(fold(part).trim()) &&
              !SALUTATION.test(fold(part).trim()) &&
              part.split(' ').length <= 9,
          )
          .map((value) => ({ value: value.trim(), raw: text, box, page: sheet.page })),
      ),
    );
}

/** Names in capitals over a street and a town, at the right of the page: no « M. » is needed there. */
function addressee(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap((block: Block) => {
    const [address] = findAddresses(block.written);
    const [top] = block.lines;
    if (!address || !top || top.cell.box[0] < sheet.page.width * 0.45) return [];
    const row =
      block.written.text.slice(0, block.written.starts[address.from]).split('\n').length - 1;
    const name = block.lines[0]?.cell;
    const isName =
      row >= 1 &&
      row <= 3 &&
      name &&
      name.box[3] < sheet.page.height * 0.35 &&
      /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,4}$/u.test(plain(name.text)) &&
      !/recommande|lettre|resid|immeuble|copropri|syndic|cabinet|agence/.test(fold(name.text));
    return isName ? [{ value: name.text, raw: name.text, box: name.box, page: sheet.page }] : [];
  });
}

/** « Compte 450-0012 ROUX Élise – lots 3, 4 »: a name in capitals, then the given one. */
const ACCOUNT =
  /^compte(?: n°)? ?[\d./-]{4,} ?[-:]? ?(?<name>(?-i:\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)*(?: \p{Lu}\p{Ll}[\p{L}-]*){1,2}))(?= ?(?:$|[-|,;(]))/iu;

const ofAccount = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => {
      const [start, end] = new RegExp(ACCOUNT, 'diu').exec(plain(text))?.indices?.groups?.[
        'name'
      ] ?? [0, 0];
      return end > 0 ? [{ value: text.slice(start, end), raw: text, box, page: sheet.page }] : [];
    }),
  );

const bare = (name: string): string[] =>
  fold(name)
    .replaceAll(new RegExp(CIVILITY, 'gu'), ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && word !== 'et');

/** « M. TESSIER » and « M. Jean-Luc TESSIER » are one: the fuller is told. Two people are two. */
function onePerson(all: readonly Reading<string>[]): Reading<string>[] {
  const [fullest] = all.toSorted((a, b) => bare(b.value).length - bare(a.value).length);
  if (!fullest) return [];
  const words = new Set(bare(fullest.value));
  const agree = all.every(({ value }) => bare(value).every((word) => words.has(word)));
  const first = all.find(({ value }) => bare(value).length === words.size);
  return agree && first ? [first] : [];
}

function firstOf(ways: readonly (() => Reading<string>[])[]): Reading<string>[] {
  for (const way of ways) {
    const all = way();
    if (all.length > 0) return onePerson(all);
  }
  return [];
}

/** Of the lots that a syndic's paper is about. */
export const ownerOf = (sheet: Sheet): Reading<string>[] =>
  firstOf([
    () => labelled(sheet, OWNER),
    () => ofAccount(sheet),
    () => alone(sheet),
    () => addressee(sheet),
    () => inText(sheet),
  ]);

/** Of a home that somebody examined. Whoever asked is the owner where nobody else is named. */
export const homeOwnerOf = (sheet: Sheet): Reading<string>[] =>
  firstOf([
    () => [...labelled(sheet, HOME_OWNER), ...persons(ownerNames(sheet))],
    () => inText(sheet),
    () => labelled(sheet, CLIENT),
    () => alone(sheet, /\d{5} [a-z]|\blots? /),
  ]);
