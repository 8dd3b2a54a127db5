// Who manages the building: named as such, or whoever's letterhead the paper has.
import { fold, plain } from '../french/fold.ts';
import { found, foundBox, type Written, writtenWords } from '../french/written.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import { median } from '../layout/line-height.ts';
import { heightOf } from '../page/box.ts';
import { findAddresses } from './addresses.ts';
import { blocksOf, cellUnder } from './blocks.ts';
import { only } from './building.ts';
import { textsAfter, wordsFrom } from './labelled.ts';
import { isCoded } from './places.ts';
import { type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** Letterheads and feet, of the height of a page. */
const [TOP, FOOT] = [0.25, 0.88];
const TRADES = String.raw`syndic(?: (?:de copropriete|professionnel|d'immeubles|en ligne))?|administrateurs? de biens|administration de biens|gestion(?: d'immeubles)?(?: immobiliere| locative)?(?: depuis \d{4})?|gerance|location|transactions?|vente|agence|immobilier`;
/** « Gérance Saint-Exemple » is a name, « Gérance, syndic » is not. */
const ONLY_TRADE = new RegExp(
  String.raw`^(?:(?:le |votre )?(?:${TRADES})(?:\s*[,/&-]\s*|\s+et\s+|$))+$`,
);
const TRADE = new RegExp(
  String.raw`^(?:${TRADES}|(?:votre|le) syndic (?:en ligne|de copropriete|professionnel|digital|autrement|depuis))(?![a-z])`,
);
/** « L’assemblée désigne X, carte professionnelle… » is a sentence. */
const DECIDES = /assemblee|designe|nomme|elit|confie|renouvel|mandat/;
/** Others have letterheads too. */
const OTHER_TRADE =
  /notaire|geometre|diagnosti|expertise|bureau d'etudes|architecte|ingenier|assurance|mutuelle|banque|avocat|huissier|commissaire|finances publiques|mairie|ville de|commune|metropole|departement|tribunal|controleur|certifi/;
/** What a paper calls itself, or the building: no company. */
const TITLE =
  /\b(?:appel|compte|releve|decompte|arrete|charges|convocation|assemblee|proces|pv|fiche|carnet|annexe|etat|budget|reglement|attestation|pouvoir|diagnostic|dossier|rapport|lettre|recommandee?|copropriete|coproprietaires?|residence|immeuble|syndicat|sdc|exercice|page|votre|vos|provisions?|avis|situation|extrait|document|madame|monsieur|mme|mlle|feuille|formulaire|vote|projet|plan|pre-etat|objet|date|references?|edite|tel|copie|folio)\b/;
const FORM = /\b(?:sarl|sas|sasu|eurl|snc|sa|scop|cabinet|agence|groupe|regie)\b/;
/** In words. */
const MAX_NAME = 7;

/** The next label, or an answer. */
const NO_NAME =
  /^(?:non|neant|oui|votre\b|vos\b|vous\b|notre\b|mon\b|ma\b|mes\b|date|adresse|mandat|representant|benevole|siret|siren|rcs|tel|telephone|courriel|e-?mail|carte|garantie|nom|vendeur|acquereur|coproprietaire|copropriete|immatriculation|numero|n°|lots?|assureur|immeuble|conseil syndical|procedures?|les? |(?:premiere|deuxieme|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|onzieme|derniere)\b|resolutions?\b|questions?\b|points?\b|article\b|honoraires\b|contrat\b|election\b|quitus\b|budget\b|identification\b|forme\b|nature\b|cadre\b|raison sociale|denomination)/;

/** A sign, or the words with which something else about it begins. */
const NAME_END =
  /\s+[–—-]\s+|\s*[|;,:()]\s*|\s[·•]\s|\.\s|\s{2,}|\s(?=(?:de\s)?(?:num[eé]ro|n°|siret|siren|rcs|r\.c\.s|immatricul[eé]e?|carte|titulaire|repr[eé]sent[eé]e?|dont|sise?|domicili[eé]e?|demeurant|au\scapital|exer[cç]ant|agissant|ayant|situ[eé]e?|t[eé]l|garantie|dat[eé]e?)(?![\p{L}]))/iu;

/** The name that a text opens with: no address, no card, no second thing. */
function nameOf(one: Reading<string> & { written: Written }): Reading<string>[] {
  const [address] = findAddresses(one.written);
  const start = address ? (one.written.starts[address.from] ?? 0) : one.value.length;
  const value = (one.value.slice(0, start).split(NAME_END)[0] ?? '')
    .replace(/^(?:le|la|au|par|est) /i, '')
    .trim();
  const isName =
    /^[\p{L}\d][^.:]{2,}$/u.test(value) &&
    /\p{L}{2}/u.test(value) &&
    value.split(' ').length <= MAX_NAME &&
    !ONLY_TRADE.test(fold(value)) &&
    !NO_NAME.test(fold(value));
  return isName ? [{ value, raw: one.raw, box: one.box, page: one.page }] : [];
}

const cellReading = (sheet: Sheet, cell: Cell, end = cell.text.length) => {
  const rest = new Set(wordsFrom(cell, end));
  const words = cell.words.filter((word) => !rest.has(word));
  const text = cell.text.slice(0, end).trim();
  return { ...readWords(text, text, words, sheet.page), written: writtenWords(words) };
};

const MADE_BY =
  /(?:document |etat |pre-etat date |fiche |releve )?(?:delivree?|etablie?|emise?|editee?|redigee?|dressee?|tenue?|envoyee?|transmise?) par|expediteur|emetteur/;

/** « 2. Identification du syndic », « Représentant légal »: the head of a part of a form. */
const OPENS_SYNDIC =
  /^(?:[\divx]{1,4}\s?[.)-]?\s*-?\s*)?(?:(?:identification|identite|coordonnees|designation) d(?:u|e la|e) )?(?:le |votre )?syndic\b/;

/** « Syndic : X », « Le syndic » over « X », « Nom ou raison sociale » of the representative. */
function labelled(sheet: Sheet): Reading<string>[] {
  const label =
    /syndic ?[:,(-] ?(?:nom ou )?(?:raison sociale|nom|denomination|identite)\)?|(?:nom du |le |votre )?syndic(?:(?: (?:benevole|professionnel|en exercice|en place|en fonctions?|designe|elu|mandate|gestionnaire|actuel|de l'immeuble|de la copropriete|de la residence))+)?|cabinet(?=\s*:)/;
  const company = textsAfter(
    sheet,
    /(?:noms?(?:,? prenoms?)? ou )?(?:denomination ou )?raison sociale|denomination(?: sociale)?|noms?(?: et prenoms?)?|(?:nom du )?representant legal|identite/,
  ).filter(({ box }) =>
    sheet.lines
      .filter((line) => line.box[1] < box[1])
      .slice(-4)
      .toReversed()
      .some(({ folded }) => OPENS_SYNDIC.test(folded) || /representant legal/.test(folded)),
  );
  const headed = sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const next = /^(?:le |votre )?syndic\s*:?$/.test(fold(cell.text))
        ? cellUnder(sheet, cell)
        : null;
      return next ? [{ ...cellReading(sheet, next), last: cells.at(-1) === cell }] : [];
    }),
  );
  // « Délivré par : X, syndic »: others deliver papers too.
  const made = textsAfter(sheet, MADE_BY).filter(({ value }) => /\bsyndic\b/.test(fold(value)));
  const own = headed.filter(({ last }) => last);
  // A wrapped label may have the next card beside it: what it names is under it.
  const named = own.length > 0 ? own : [...textsAfter(sheet, label), ...company, ...made];
  const names = named
    .filter(({ value }) => !/\s:\s/.test(value) && !DATELINE.test(fold(value)))
    .flatMap(nameOf);
  // Beside the head of a column, a day or a window: what it names is under it.
  return names.length > 0 ? names : headed.flatMap(nameOf);
}
/** « Nantes, le 12/06/2026 ». */
const DATELINE = /^[\p{L}']+(?:[ -][\p{L}']+){0,3},? le \d/u;

/** « CABINET X - Syndic », « X, syndic – adresse », « Cabinet X, carte professionnelle CPI… » at the foot. */
function suffixed(sheet: Sheet): Reading<string>[] {
  const { lines, page } = sheet;
  return lines.flatMap(({ cells, box, folded }, index) =>
    cells.flatMap((cell, at) => {
      const text = fold(cell.text);
      const isMargin = box[3] < page.height * TOP || box[1] > page.height * FOOT;
      if (!isMargin || DECIDES.test(folded)) return [];
      const said =
        /^(?<name>[^,:;]{3,60}?)(?:\s*[,-]\s*(?:carte professionnelle|(?:votre |le )?syndic(?: de (?:la )?copropriete| benevole| professionnel| d'immeubles)?(?=$|\s*[-,;|]))|\s+syndic en ligne)/.exec(
          text,
        );
      const name = said?.groups?.['name'];
      if (name && !TITLE.test(name) && !OTHER_TRADE.test(text))
        return nameOf(cellReading(sheet, cell, name.length));
      const below = lines[index + 1]?.cells[0];
      const isHead =
        at === 0 &&
        index < 3 &&
        below !== undefined &&
        below.box[0] < cell.box[2] &&
        cell.box[0] < below.box[2] &&
        TRADE.test(fold(below.text));
      return isHead && !ONLY_TRADE.test(text) && !TITLE.test(text)
        ? nameOf(cellReading(sheet, cell))
        : [];
    }),
  );
}

const OF_BUILDING =
  /^(?:la )?(?:residence|copropriete|immeuble|sdc|syndicat des? coproprietaires)\b/;
/** Of the height of an ordinary line. */
const LARGE = 1.25;

/** What the page opens with, when an address, a form of company or its size says that it is a name. */
function letterhead(sheet: Sheet): Reading<string>[] {
  const [opening, ...others] = sheet.lines[0]?.cells ?? [];
  // The building at the left, who manages it at the right.
  const manager = others.find(({ text }) => FORM.test(fold(text)));
  const cell = manager && opening && OF_BUILDING.test(fold(opening.text)) ? manager : opening;
  const block = blocksOf(sheet).find(({ lines }) => lines[0]?.cell === cell);
  if (!cell || !block || cell.box[1] > sheet.page.height * TOP) return [];
  const [name] = nameOf(cellReading(sheet, cell));
  if (!name) return [];
  const text = fold(name.value);
  const about = fold(
    block.lines
      .slice(0, 4)
      .map((line) => line.cell.text)
      .join(' '),
  );
  if (TITLE.test(text) || /\d/.test(text) || OTHER_TRADE.test(about)) return [];
  const [address] = findAddresses(block.written);
  const row = address
    ? block.written.text.slice(0, block.written.starts[address.from]).split('\n').length
    : Infinity;
  const usual = sheet.lines.map(({ line }) => heightOf(line.box)).toSorted((a, b) => a - b);
  const isLarge = heightOf(cell.box) >= LARGE * (usual[Math.floor(usual.length / 2)] ?? Infinity);
  const isShown =
    row <= 4 ||
    FORM.test(text) ||
    others.some(
      ({ text: beside, words }) =>
        isCoded(codedPart(beside)) && findAddresses(writtenWords(words)).length > 0,
    ) ||
    isLarge ||
    /\s[-|]\s*(?:copropriete|residence|immeuble|sdc)\b/.test(fold(cell.text));
  return isShown ? [name] : [];
}

/** « 02117 – LA VERRERIE – 128 boulevard Chave »: beside whoever manages it. */
const codedPart = (text: string): string =>
  text
    .split(/\s+[–—-]\s+/)
    .slice(0, 2)
    .join(' ');

const OF_TRADE =
  /\b(?:syndics?|gestion|gerance|regie|immobiliere?s?|immo|foncier|fonciere|copro|administration de biens)\b/;
/** Of the height of a page. */
const HEAD = 0.17;

/** How wide a letter is: heights of boxes differ from font to font. */
const letterOf = ({ box, text }: Cell): number => (box[2] - box[0]) / text.length;
const [LARGER, ALIKE] = [1.35, 0.3];

/** « Sud Copro » over « Conseil », both in larger letters than the rest. */
function wrappedName(sheet: Sheet, cell: Cell) {
  const below = cellUnder(sheet, cell);
  const usual = median(sheet.lines.flatMap(({ cells }) => cells.map(letterOf))) ?? Infinity;
  const isSame =
    below &&
    letterOf(cell) > LARGER * usual &&
    Math.abs(letterOf(below) / letterOf(cell) - 1) < ALIKE &&
    Math.abs(below.box[0] - cell.box[0]) < sheet.height &&
    below.words.length <= 2 &&
    /^\p{Lu}[\p{L}' -]+$/u.test(below.text);
  return cellReading(sheet, isSame ? cellOf([...cell.words, ...below.words]) : cell);
}

/** « ALPES SYNDIC STATIONS », « DAUMONT GESTION », wherever the head of a page has it. */
const tradeNamed = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height * HEAD)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => nameOf(wrappedName(sheet, cell)))
    .filter(({ value }) => {
      const text = fold(value);
      return (
        /^(?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|d'immeubles?)(?: (?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|&|immobili[eè]re?))+$/u.test(
          plain(value),
        ) &&
        OF_TRADE.test(text) &&
        !TITLE.test(text) &&
        !OTHER_TRADE.test(text) &&
        !/\d/.test(text)
      );
    });

const PROPER =
  /^(?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|en|sur|&)(?: (?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|en|sur|&))+$/u;
/** A brand, and the same with its town under it or beside it: the whole is the name. */
function branded(sheet: Sheet): Reading<string>[] {
  const top = sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height * HEAD)
    .flatMap(({ cells }) => cells);
  const opening = sheet.lines.slice(0, 2).flatMap(({ cells }) => cells);
  return top.flatMap((cell) => {
    const [name] = nameOf(cellReading(sheet, cell));
    const brand = opening.find(
      (other) =>
        other !== cell &&
        name &&
        PROPER.test(plain(name.value)) &&
        /^\p{L}[\p{L}&.' -]{2,24}$/u.test(other.text) &&
        fold(name.value).startsWith(`${fold(other.text)} `),
    );
    return name && brand && !TITLE.test(fold(name.value)) && !OTHER_TRADE.test(fold(name.value))
      ? [name]
      : [];
  });
}

/** Under the stamp of a carrier or a reference: the one block near the top that a company and its address are. */
function companyBlock(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap((block) => {
    const cell = block.lines[0]?.cell;
    const [address] = findAddresses(block.written);
    if (!cell || !address || cell.box[1] > sheet.page.height * TOP) return [];
    const row = block.written.text.slice(0, block.written.starts[address.from]).split('\n').length;
    const about = fold(
      block.lines
        .slice(0, row)
        .map((line) => line.cell.text)
        .join(' '),
    );
    return row === 2 && FORM.test(fold(cell.text)) && !TITLE.test(about) && !OTHER_TRADE.test(about)
      ? nameOf(cellReading(sheet, cell))
      : [];
  });
}

/** « le syndic CABINET DU PORT », « tenu par le Cabinet du Port », in the run of a text. */
const COMPANY = String.raw`\p{Lu}[\p{L}\d'&.-]*(?: (?:(?:et|de|du|des|la|le) ){0,2}(?:[dl]')?\p{Lu}[\p{L}\d'&.-]*){0,5}`;
const SAID = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:[Ll]e|[Dd]u|[Ss]on|[Vv]otre) [Ss]yndic(?: en exercice| actuel| professionnel)?,? (?:le |la |l')?(?:soci[eé]t[eé] |Soci[eé]t[eé] )?|(?:[Cc]/[Oo]|chez|(?:[Gg][eé]r|[Aa]dministr)[eé]e? par) (?:le |la |l')?(?:soci[eé]t[eé] )?|(?:[Tt]enue?(?: à jour)?|[Mm]ise? à jour|[EÉeé]tablie?|[EÉeé]dit[eé]e?|[Rr][eé]dig[eé]e?|[Dd][eé]livr[eé]e?|[Rr]emise?|[Cc]ommuniqu[eé]e?|[Tt]ransmise?|[Dd]ress[eé]e?|[Ee]nvoy[eé]e?|[Rr]epr[eé]sent[eé]e?) par (?:son syndic,? )?(?:le |la |l')?(?=(?:Cabinet|CABINET|Agence|AGENCE|R[eé]gie|REGIE|RÉGIE|[EÉ]tude|Soci[eé]t[eé]|SARL|SAS)|[^.;:]{3,50}[,(] ?(?:en (?:sa )?qualit[eé] de |agissant comme )?syndic))(?<name>${COMPANY})`,
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
  return goesOn.test(rest) && longer.startsWith(name) ? longer : name;
}

const inText = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells, folded }) =>
    DECIDES.test(folded)
      ? []
      : cells.flatMap((cell) => {
          const said = SAID.exec(plain(cell.text))?.groups?.['name'];
          const name = said ? wrappedIn(sheet, cell, said).replace(/[.,]$/, '') : '';
          const isPerson = /^(?:M\.|Mme|Monsieur|Madame)/.test(name);
          // « la Régie », « le Cabinet » alone say what it is, and not its name.
          return name.length > 3 &&
            !isPerson &&
            !ONLY_FORM.test(fold(name)) &&
            !OTHER_TRADE.test(fold(name))
            ? [{ ...cellReading(sheet, cell), value: name }]
            : [];
        }),
  );
const ONLY_FORM = /^(?:regie|cabinet|agence|sarl|sas|societe|groupe|gestion|syndic)$/;

const GIVEN = String.raw`\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?`;
const FAMILY = String.raw`(?:(?:de|du|DE|DU|LE|LA|VAN) )?\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+)?`;
const PERSON = String.raw`(?:(?:M\.|Mme|Mlle|Mr|Monsieur|Madame) )?(?:${GIVEN} ${FAMILY}|${FAMILY} ${GIVEN}|(?<=(?:M\.|Mme|Mlle|Mr|Monsieur|Madame) )(?:${FAMILY}|${GIVEN} ${GIVEN}))(?![\p{L}'-])`;
const UNPAID = String.raw`[Ss]yndic(?:\s?:)? (?:b[eé]n[eé]vole|non[- ]professionnel|coop[eé]ratif)`;
const QUALITY = String.raw`(?:(?:[Ll]e|[Ll]a|[Vv]otre|copropri[eé]taire et|agissant|en (?:sa |ma )?qualit[eé] de|pr[eé]sidente? du conseil syndical et) )*`;
/** Whoever is kept in office is who holds it. */
const KEPT = new RegExp(
  String.raw`(?<![\p{L}])(?<name>${PERSON})(?:,[^.;]{3,60},)?\s+est\s+(?:renouvel|reconduit|r[eé][eé]lu|maintenu|confirm)[\p{L}]*[^.;]{0,60}?\s(?:syndic|fonctions\s+de\s+syndic)`,
  'u',
);
const UNPAID_NAMES = [
  new RegExp(String.raw`(?<![\p{L}])(?<name>${PERSON})[\s,(-]*${QUALITY}${UNPAID}`, 'u'),
  new RegExp(
    String.raw`${UNPAID}(?: de (?:la copropri[eé]t[eé]|l'immeuble))?[\s:,(-]*(?:est )?(?<name>${PERSON})`,
    'u',
  ),
  KEPT,
];

/** « Mme Odile MARTIN, syndic bénévole », « Le syndic bénévole » over « Odile MARTIN ». */
const unpaid = (sheet: Sheet): Reading<string>[] =>
  [sheet, ...blocksOf(sheet)].flatMap(({ written, page }) =>
    UNPAID_NAMES.flatMap((pattern) =>
      [...plain(written.text).matchAll(new RegExp(pattern.source, 'dgu'))].flatMap((match) => {
        const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
        const value = written.text.slice(from, to).replaceAll(/\s+/g, ' ');
        const line = written.text.slice(0, from).split('\n').at(-1) ?? '';
        if (to === 0 || (pattern !== KEPT && DECIDES.test(fold(line)))) return [];
        const one = found(written, from, to - from, value);
        return [{ value, raw: one.raw, box: foundBox(written, one), page }];
      }),
    ),
  );

/** A company is the same in capitals, with or without its form. */
const bareName = (name: string): string =>
  fold(name)
    .replaceAll(
      /\b(?:sarl|sas|sasu|eurl|sa|snc|cabinet|agence|societe|m|mme|mlle|mr|monsieur|madame)\b/g,
      ' ',
    )
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** A report on the building has the letterhead of whoever made it. */
export function syndicOf(sheet: Sheet, sent_by_syndic: boolean): Reading<string>[] {
  const ways = [
    labelled,
    unpaid,
    suffixed,
    ...(sent_by_syndic ? [branded, letterhead, companyBlock, tradeNamed] : []),
    inText,
  ];
  for (const way of ways) {
    const all = only(way(sheet), bareName);
    if (all.length > 0) return all;
  }
  return [];
}
