// Who manages the building: named as such, or whoever's letterhead the paper has.
import { fold, plain } from '../../french/fold.ts';
import { type Written, writtenText } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { isNoName } from '../names/no-names.ts';
import { only } from '../places/agreed-address.ts';
import { buildingOf } from '../places/building.ts';
import { cellUnder, goesOnIn } from '../sheet/blocks.ts';
import { textsAfter } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isUnderBrand, withBranch } from './brand-and-branch.ts';
import { closingRow } from './closing-lines.ts';
import {
  bareName,
  cellReading,
  FORM,
  nameOf,
  OF_TRADE,
  ONLY_TRADE,
  saysTitle,
  TRADES,
} from './firm-names.ts';
import { BRAND_OF } from './foot-lines.ts';
import { LETTERHEADS } from './letterheads.ts';
import { levelled } from './levelled-brands.ts';
import { mailedBySyndic } from './mail-heads.ts';
import { isManagerUnderFirm, isRestOfSign, isWebSpace } from './not-the-firm.ts';
import { officeLine } from './office-lines.ts';
import { isOtherTrade, withoutArm } from './other-trades.ts';
import { OPENS_SYNDIC, syndicInForms } from './syndic-in-forms.ts';
import { syndicInPassing } from './syndic-in-passing.ts';
import { syndicInSentences } from './syndic-in-sentences.ts';
import { signedBySyndic, unpaid } from './unpaid-syndic.ts';

/** Letterheads and feet, of the height of a page. */
const [TOP, FOOT] = [0.25, 0.88];

const TRADE = new RegExp(
  String.raw`^(?:${TRADES}|(?:votre|le) syndic (?:en ligne|de copropriete|professionnel|digital|autrement|depuis))(?![a-z])`,
);
/** « L’assemblée désigne X, carte professionnelle… » is a sentence. */
const DECIDES = /\b(?:designe|nomme|elit\b|confie|renouvel|mandat)/;
const MADE =
  '(?:delivree?|etablie?|emise?|editee?|redigee?|dressee?|tenue?|envoyee?|transmise?) par';
const MADE_BY = new RegExp(
  `(?:document |etat |pre-etat date |fiche |releve )?${MADE}|expediteur|emetteur|detenteur(?: du (?:dossier|document))?`,
);

/** « Syndic : X », « Le syndic » over « X », « Nom ou raison sociale » of the representative. */
function labelled(sheet: Sheet): Reading<string>[] {
  const label =
    /syndic ?[:,(-] ?(?:nom ou )?(?:raison sociale|nom|denomination|identite)\)?|noms?(?:,| et) (?:adresse|coordonnees) du syndic(?=\s?:)|(?:nom du |le |votre )?syndic(?:(?: (?:benevole|professionnel|en exercice|en place|en fonctions?|designe|elu|mandate|gestionnaire|actuel|de l'immeuble|de la copropriete|de la residence))+)?|(?:syndicat cooperatif,? )?presidente?(?: du conseil(?: syndical)?)?(?:,? et| ?-) ?syndic|cab(?:inet|\.)?(?=\s*:)|(?:[a-z' ]{4,40} )?(?:tenue?|etablie?|emise?|editee?|redigee?|dressee?|delivree?)(?: a jour)?(?: le \d[\p{L}\d /.]{4,20}?)? par (?:le |la |son |votre )?syndic(?: (?:en exercice|benevole|professionnel|actuel))?(?=\s?:)/u;
  const company = textsAfter(
    sheet,
    /(?:noms?(?:,? prenoms?)?(?: ou|,| ?\/| et) ?)?(?:denomination(?: sociale)?(?: ou|,| ?\/) ?)?raison sociale|denomination(?: sociale)?|(?:nom du )?representant legal(?: (?:de la copropriete|du syndicat(?: des? coproprietaires)?))?|noms?(?: et prenoms?)?|identite/,
  ).filter(({ box }) =>
    sheet.lines
      .filter((line) => line.box[1] < box[1])
      .slice(-4)
      .toReversed()
      .some(({ folded }) => OPENS_SYNDIC.test(folded) || /representant legal/.test(folded)),
  );
  const headed = sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      // Among figures it is a row of a budget, and what is under it is the next row; in small letters the end of one.
      const isRow = cells.some((other) => other !== cell && !/\p{L}/u.test(other.text));
      const next =
        !isRow && /^\p{Lu}/u.test(cell.text) && /^(?:le |votre )?syndic\s*:?$/.test(fold(cell.text))
          ? cellUnder(sheet, cell)
          : null;
      return next ? [{ ...cellReading(sheet, next), last: cells.at(-1) === cell }] : [];
    }),
  );
  // « Délivré par : X, syndic »: others deliver papers too.
  const made = [
    ...textsAfter(sheet, MADE_BY).filter(({ value }) => /\bsyndic\b/.test(fold(value))),
    // « Émetteur : RÉGIE X »: whose trade it is to manage.
    ...textsAfter(sheet, SENT_BY).filter(({ value }) => isManager(value)),
    // « Représentant légal : SAS X SYNDIC », in a form that has no part for it.
    ...textsAfter(sheet, /representant legal(?: d(?:u syndicat|e la copropriete))?/).filter(
      ({ value }) => isManager(value),
    ),
  ];
  const own = headed.filter(({ last }) => last);
  const namesIn = (named: readonly (Reading<string> & { written: Written })[]) =>
    named
      .filter(({ value }) => !/\s:\s/.test(value) && !DATELINE.test(fold(value)))
      .map((one) => withoutCode(wholeFirm(sheet, one)))
      .flatMap(ofFirm)
      .flatMap(nameOf);
  // A wrapped label may have the next card beside it: what it names is under it.
  const under = namesIn(own);
  if (under.length > 0) return under;
  const names = namesIn([...textsAfter(sheet, label), ...company, ...made]);
  // Beside the head of a column, a day or a window: what it names is under it.
  return names.length > 0 ? names : headed.flatMap(nameOf);
}
/** « CAB : 014 COPRO SUD »: what the software calls it, then its name. */
function withoutCode<T extends Reading<string> & { written: Written }>(one: T): T {
  const code = /^\d{2,6}\s(?:[–—-]\s)?(?=\p{Lu}{3})/u.exec(one.value)?.[0].length ?? 0;
  const value = one.value.slice(code);
  return code > 0 ? { ...one, value, written: writtenText(value) } : one;
}
const SENT_BY = /(?:document )?(?:emise? par|emetteur|expediteur)/;
const isManager = (text: string): boolean => {
  const [name = ''] = fold(text).split(/\s-\s|[,;(|]/);
  return OF_TRADE.test(name) && !isOtherTrade(name) && !/\bcoproprietaires?\b/.test(name);
};

/** « Syndic : Mme DURET (COPRO SUD) »: she works there. What else brackets hold is hers. */
function ofFirm<T extends Reading<string> & { written: Written }>(one: T): T[] {
  const held = BRACKETED.exec(one.value)?.groups?.['held'] ?? '';
  if (!TITLED.test(one.value) || held === '') return [one];
  if (isManager(held) || FORM.test(fold(held)))
    return [{ ...one, value: held, written: writtenText(held) }];
  // « (ATLANTIS) »: perhaps where she works, perhaps where she lives.
  return /^\p{Lu}[\p{L}&'’-]+(?: [\p{Lu}&][\p{L}&'’-]*)*$/u.test(held) && !isNoName(held)
    ? []
    : [one];
}
const BRACKETED = /^[^()]{4,50}\((?<held>[^()\d]{3,50})\)/u;

/** « CABINET ROUX & » over « ASSOCIES », in a narrow column. */
function wholeFirm<T extends Reading<string>>(sheet: Sheet, one: T): T {
  const rest = /\s(?:&|et|ET)$/.test(one.value.trim()) ? goesOnIn(sheet, one.box) : null;
  return rest && /^\p{Lu}[\p{L}'. -]+$/u.test(rest.text)
    ? { ...one, value: `${one.value.trim()} ${rest.text}` }
    : one;
}
/** « Nantes, le 12/06/2026 ». */
const DATELINE = /^(?!.*\bdepuis le\b)[\p{L}']+(?:[ -][\p{L}']+){0,3},? le \d/u;

/** « SAS au capital de… – RCS Nantes »: the foot of a short page stands high. */
const LEGAL_FOOT = /\b(?:au capital de|r\.?c\.?s\.?\s|siret\b|cpi \d)/;

/** « Anne ROUX, gérante » over « Gestion – Syndic »: who runs the firm, whose name stands elsewhere. */
const RUNS_FIRM =
  /[,(-]\s?(?:co-?)?(?:gerante?s?|direct(?:eur|rice)s?|presidente?s?|responsables?|dirigeante?s?|fond(?:ateur|atrice)s?)\b/;
/** In lines. */
const SIGNATURE = 4;
const LAST_SENTENCE = /(?<=\p{Ll}{3}[.!?]\s)\p{Lu}[^.!?]*$/u;

/** « CABINET X - Syndic », « X, syndic – adresse », « Cabinet X, carte professionnelle CPI… » at the foot. */
function suffixed(sheet: Sheet): Reading<string>[] {
  const { lines, page } = sheet;
  const closing = closingRow(sheet);
  return lines.flatMap(({ cells, box, folded }, index) =>
    cells.flatMap((cell, at) => {
      const text = fold(cell.text);
      const isMargin =
        box[3] < page.height * TOP ||
        box[1] > page.height * FOOT ||
        LEGAL_FOOT.test(folded) ||
        // « Bien cordialement, » over « Cabinet X – Syndic »: who signs.
        (index > closing && index <= closing + SIGNATURE);
      if (!isMargin || DECIDES.test(folded)) return [];
      const said =
        /^(?<name>[^,:;]{3,60}?)(?:\s*[,-]\s*(?:carte professionnelle|(?:votre |le )?syndic(?: de (?:la )?coproprietes?| benevole| professionnel| d'immeubles| en ligne| digital)?(?=$|\s*[-,;|])|administrat(?:eurs?|rices?) (?:de biens|d'immeubles)(?=$|\s*[-,;|]))|\s+syndic en ligne)/.exec(
          text,
        );
      const name = said?.groups?.['name'];
      if (name && !saysTitle(name) && !isOtherTrade(text)) {
        const whole = cellReading(sheet, cell, name.length);
        // « Factures visibles le samedi. Bruno ROUX, syndic »: who signs is named by the last sentence.
        const sentence = LAST_SENTENCE.exec(whole.value)?.index ?? 0;
        const start = Math.max(sentence, BRAND_OF.exec(name)?.[0].length ?? 0);
        const value = whole.value.slice(start);
        return nameOf({ ...whole, value, written: start > 0 ? writtenText(value) : whole.written });
      }
      // « CABINET X   SYNDIC   3 RUE HAUTE », in columns.
      if (FORM.test(text) && /^syndics?(?: de copropriete)?$/.test(fold(cells[at + 1]?.text ?? '')))
        return saysTitle(text) ? [] : nameOf(cellReading(sheet, cell));
      const below = lines[index + 1]?.cells[0];
      const isHead =
        at === 0 &&
        index < 3 &&
        below !== undefined &&
        below.box[0] < cell.box[2] &&
        cell.box[0] < below.box[2] &&
        TRADE.test(fold(below.text)) &&
        !isRestOfSign(cell, below) &&
        !isUnderBrand(sheet, cell);
      return isHead && !ONLY_TRADE.test(text) && !saysTitle(text) && !RUNS_FIRM.test(text)
        ? nameOf(cellReading(sheet, cell))
        : [];
    }),
  );
}

/** « le syndic CABINET DU PORT », « tenu par le Cabinet du Port », in the run of a text. */
const COMPANY = String.raw`\p{Lu}[\p{L}\d'&.-]*(?: (?:(?:et|de|du|des|la|le|&) ){0,2}(?:[dl]')?\p{Lu}[\p{L}\d'&.-]*){0,5}`;
const SAID = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:[Ll]e|[Dd]u|[Ss]on|[Vv]otre) [Ss]yndic(?: en exercice| actuel| professionnel)?,? (?:le |la |l')?(?:soci[eé]t[eé] |Soci[eé]t[eé] )?|(?:[Cc]/[Oo]|chez|(?:[Gg][eé]r|[Aa]dministr)[eé]e? par) (?:le |la |l')?(?:soci[eé]t[eé] )?|(?:[Tt]enue?(?: à jour)?|[Mm]ise? à jour|[EÉeé]tablie?|[EÉeé]dit[eé]e?|[Rr][eé]dig[eé]e?|[Dd][eé]livr[eé]e?|[Rr]emise?|[Cc]ommuniqu[eé]e?|[Tt]ransmise?|[Dd]ress[eé]e?|[Ee]nvoy[eé]e?|[Rr]epr[eé]sent[eé]e?)(?: le \d{1,2}(?:[./-]\d{1,2}[./-]|(?:er)? \p{L}+ )\d{2,4},?)? par (?:son syndic,? )?(?:le |la |l')?(?=(?:Cabinet|CABINET|Agence|AGENCE|R[eé]gie|REGIE|RÉGIE|[EÉ]tude|Soci[eé]t[eé]|SARL|SAS)|[\p{L}'& -]{3,40}(?:SYNDIC|Syndic|GESTION|Gestion|IMMOBILIER|Immobilier|COPRO|Copro)(?:,|\s-\s)|[^.;:]{3,110}(?:[,(]|\s-) ?(?:en (?:sa )?qualit[eé] de |agissant comme )?syndic))(?<name>${COMPANY})`,
  'u',
);

/** A sentence breaks its line inside a name: « établie par la Régie » over « Combe de Savoie (syndic) ». */
function wrappedIn(sheet: Sheet, cell: Cell, name: string): string {
  const below = cell.text.trimEnd().endsWith(name) ? cellUnder(sheet, cell) : null;
  const isSentence = below && Math.abs(below.box[0] - cell.box[0]) < sheet.height;
  const joined = isSentence ? SAID.exec(plain(`${cell.text.trimEnd()} ${below.text}`)) : null;
  const longer = joined?.groups?.['name'] ?? name;
  const rest = joined?.input.slice(joined.index + joined[0].length) ?? '';
  const goesOn = ONLY_FORM.test(fold(name)) ? /^\s*(?:[,(;.]|-\s|\p{Ll})/u : /^\s*[,(]/;
  // « par le syndic EXEMPLO » over « LOIRE. »: the sentence ends with the name.
  const isEnd = longer.endsWith('.') && rest.trim() === '';
  return (goesOn.test(rest) || isEnd) && longer.startsWith(name) ? longer : name;
}

const inText = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells, folded }) =>
    DECIDES.test(folded)
      ? []
      : cells.flatMap((cell) => {
          const said = SAID.exec(plain(cell.text))?.groups?.['name'];
          const name = said ? wrappedIn(sheet, cell, said).replace(/[.,]$/, '') : '';
          const isPerson = TITLED.test(name);
          const rest = fold(
            cell.text.slice(
              cell.text.indexOf(name),
              END_OF_TRADE + cell.text.indexOf(name) + name.length,
            ),
          );
          // « la Régie », « le Cabinet » alone say what it is, and not its name.
          return name.length > 3 && !isPerson && !ONLY_FORM.test(fold(name)) && !isOtherTrade(rest)
            ? [{ ...cellReading(sheet, cell), value: name }]
            : [];
        }),
  );
/** In signs: « c/o Maître X, notaire » tells what it is right after its name. */
const END_OF_TRADE = 12;
const ONLY_FORM = /^(?:regie|cabinet|agence|sarl|sas|societe|groupe|gestion|syndic)$/;

/** « 623 Frais du conseil », « Sous-total », « L’an deux mille »: rows of accounts and first words, whatever stands over them. */
const OF_ACCOUNTS =
  /^\d{2,}\s|^l'an\b|\b(?:deux mille|mil neuf)\b|\b(?:(?:sous-)?tota(?:l|ux)|frais|honoraires|charges|depenses|produits|provisions?|budget|soldes?|montants?|debit|credit|tantiemes|remuneration|forfait|ttc|reports?|avances?|fournisseurs?|creances?|dettes?)\b/;
const AMOUNT = /^[-+]?\s?\d{1,3}(?:[ .]?\d{3})*,\d{2}(?:\s?€)?$/;

/** A firm is extracted by words, and never in a row of sums. */
const isOfAccounts = ({ lines }: Sheet, { value, box }: Reading<string>): boolean =>
  OF_ACCOUNTS.test(withoutArm(fold(value))) ||
  lines.some(
    (line) =>
      line.box[1] <= middleOf(box) &&
      line.box[3] >= middleOf(box) &&
      line.cells.some(({ text }) => AMOUNT.test(plain(text).trim())),
  );

/** « Résidence LE MÔLE » is managed, and manages nothing. */
const OF_BUILDING = /^(?:la )?(?:residence|immeuble|copropriete|sdc|batiment)\s/;

/** « SYNDIC » over « LA PRINCIPAUTÉ », in a row of cells: what the paper calls the building. */
const isTheBuilding = (sheet: Sheet, value: string): boolean =>
  !FORM.test(fold(value)) &&
  !OF_TRADE.test(fold(value)) &&
  buildingOf(sheet).names.some((one) => bareName(one.value) === bareName(value));

/** « Maître X » is a notary or a lawyer, to whom papers are sent too. */
const TITLED =
  /^(?:M\.|Mme|MME|Mlle|Mr|Monsieur|Madame|MONSIEUR|MADAME|M\. et|Mademoiselle|Ma[iî]tre|MA[IÎ]TRE|Me)\s/u;

/** « RHO NALPI M »: letters set apart, and the name in one word elsewhere on the page. */
function respelled<T extends Reading<string>>({ written }: Sheet, one: T): T {
  const joined = one.value.replaceAll(' ', '');
  const isWord = written.words.some(({ text }) => text.replaceAll(/[.,;:()]/g, '') === joined);
  return isWord ? { ...one, value: joined } : one;
}
/** « Mme Anne ROUX » and « Mme ROUX » are one person: the fuller is extracted. */
const fullNames = (all: readonly Reading<string>[]): Reading<string>[] =>
  all.filter(
    ({ value }) =>
      !all.some(
        (other) =>
          TITLED.test(value) &&
          bareName(other.value) !== bareName(value) &&
          bareName(value)
            .split(' ')
            .every((word) => bareName(other.value).split(' ').includes(word)),
      ),
  );
type Way = (sheet: Sheet) => Reading<string>[];
/** They may name a person: what she is to the building is extracted. */
const NAMED_AS_SYNDIC: readonly Way[] = [labelled, unpaid, signedBySyndic];
const isLetterhead = (way: Way): boolean => LETTERHEADS.some((one) => one === way);
/** A report on the building has the letterhead of whoever made it. */
/** « Établie par X »: the words before a name are none of it. */
const OPENS_MADE_BY = new RegExp(String.raw`^${MADE}\s`);

export function syndicOf(printed: Sheet, sent_by_syndic: boolean): Reading<string>[] {
  const sheet = withBranch(printed);
  const ways = [
    labelled,
    syndicInForms,
    unpaid,
    suffixed,
    officeLine,
    mailedBySyndic,
    ...(sent_by_syndic ? LETTERHEADS : []),
    inText,
    syndicInSentences,
    syndicInPassing,
    signedBySyndic,
  ];
  for (const way of ways) {
    const named = way(isLetterhead(way) ? levelled(sheet) : sheet);
    // Over an address, « Madame X » is whom the letter is sent to.
    const isSaid = NAMED_AS_SYNDIC.includes(way);
    const own = isSaid
      ? named
      : named.filter(({ value }) => !TITLED.test(value) || isManager(value));
    const all = only(
      fullNames(own).filter(
        (one) =>
          !isOfAccounts(sheet, one) &&
          !OF_BUILDING.test(fold(one.value)) &&
          !isTheBuilding(sheet, one.value) &&
          !OPENS_MADE_BY.test(fold(one.value)) &&
          !isWebSpace(one.value) &&
          (isSaid || !isManagerUnderFirm(sheet, one)),
      ),
      bareName,
    );
    if (all.length > 0) return all.map((one) => respelled(sheet, one));
  }
  return [];
}
