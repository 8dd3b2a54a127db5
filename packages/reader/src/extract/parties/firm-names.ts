// What may be the name of a firm, and what else stands at the head of a page: titles, buildings, other trades.
import { fold } from '../../french/fold.ts';
import { type Written, writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { isGivenName } from '../names/given-names.ts';
import { isNoName } from '../names/no-names.ts';
import { wholePerson } from '../names/person-names.ts';
import { findAddresses } from '../places/addresses.ts';
import { wordsFrom } from '../sheet/labelled.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { ownName, partnersIn } from './firm-parts.ts';
import { isSetApart } from './not-the-firm.ts';

export const TRADES = String.raw`syndic(?: (?:de copropriete|professionnel|d'immeubles|en ligne))?|administrateurs? de biens|administration de biens|gestion(?: d'immeubles)?(?: immobiliere| locative)?(?: depuis \d{4})?|gerance|location|transactions?|vente|agence|immobilier`;
/** « Gérance Saint-Exemple » is a name, « Gérance, syndic » is not. */
export const ONLY_TRADE = new RegExp(
  String.raw`^(?:(?:le |votre )?(?:${TRADES})(?:\s*[,/&-]\s*|\s+et\s+|$))+$`,
);
/** What a paper calls itself, or the building: no company. */
const TITLE =
  /\b(?:appel|compte|releve|decompte|arrete|charges|convocation|assemblee|proces|pv|fiche|carnet|annexe|etat|budget|reglement|attestation|pouvoir|diagnostic|dossier|rapport|lettre|recommandee?|copropriete|coproprietaires?|residence|immeuble|syndicat|sdc|exercice|page|votre|vos|provisions?|avis|situation|extrait|document|madame|monsieur|mme|mlle|feuille|formulaire|vote|projet|plan|pre-etat|objet|date|references?|edite|tel|copie|folio)\b/;
/** « Seine Copropriété », « LEMAN COPROPRIÉTÉS »: a firm, where the word ends a name and nothing else says a title. */
export const saysTitle = (name: string): boolean =>
  !REGIONAL.test(name) &&
  TITLE.test(
    name.replace(
      /(?<=^(?!(?:la|le|les|votre|notre|nom|cette|une)\b)[a-z&'-]+(?: [a-z&'-]+){0,3} )(?<!(?:de|la|en|une|sa) )coproprietes?$/,
      '',
    ),
  );
/** « Bretonne de Copropriété », « La Nantaise de Copropriété »: from where it is, then what it does. */
const REGIONAL =
  /^(?:(?:la|l'|sarl|sas|compagnie|societe|agence) ?)*(?!(?:loi|commune|partie|mise|domaine|semaine|personne|gestionnaire)\b)[a-z-]+(?:aise|oise|ane|enne|ine|onne|ande|cale|tale|rale|arde|aine|ote|que) de (?:la )?coproprietes?$/;
export const FORM = /\b(?:sarl|sas|sasu|eurl|snc|sa|scop|cabinet|agence|groupe|regie)\b/;
export const OF_TRADE =
  /\b(?:syndics?|gestion|gerance|regie|immobiliere?s?|immo|foncier|fonciere|copro|administration de biens)\b/;
/** In words. */
const MAX_NAME = 7;

/** The next label, or an answer; « TELLIER », « NONANCOURT » and « CARTERET » only begin so. */
const NO_NAME =
  /^(?:(?:non|neant|oui|cab|imm|cop|synd|ref|dest|gest|date|adresse|mandat(?:aire)?|representante?|benevole|siret|siren|rcs|tel|telephone|courriel|e-?mail|carte|garantie|nom|vendeur|acquereur|coproprietaire|copropriete|immatriculation|numero|lots?|assureur|immeuble|conseil syndical|procedures?|raison sociale|denomination)s?(?![a-z-])|(?:sarl|sasu?|eurl|snc|sa|cabinet|etude|agence|regie|groupe|office|societe)$|(?:espace|extranet|portail|acces) (?:clients?|coproprietaires?|proprietaires?|personnel|prive|en ligne|internet|web)\b|votre\b|vos\b|vous\b|notre\b|mon\b|ma\b|mes\b|n°|les? |(?:premiere|deuxieme|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|onzieme|derniere)\b|resolutions?\b|(?:une |pour )?(?:toutes? )?questions?\b|points?\b|article\b|honoraires\b|contrat\b|election\b|quitus\b|budget\b|identification\b|forme\b|nature\b|cadre\b)/;

/** « IMMOBILIER NORD », « GRAND EST », « & FILS »: OCR lost the word that they follow. */
const BEHEADED =
  /^(?:immobilier\b|(?:grand[ -])?(?:nord|sud|est|ouest)$|(?:nord|sud)[ -](?:est|ouest)$|&|et\b|fils\b|associes?\b)/;

/** A sign, a postcode, or the words with which something else about it begins. */
const NAME_END =
  /\s+[–—-]\s+|\s(?=\d{5}\s\p{L})|\s*[|;,:()]\s*|\s[·•]\s|(?<!(?<![\p{L}])(?:\p{L}{1,2}|ste|cie))\.\s|\s{2,}|\s(?=(?:de\s)?(?:num[eé]ro|n°|siret|siren|rcs|r\.c\.s|immatricul[eé]e?|carte|titulaire|repr[eé]sent[eé]e?|dont|sise?|domicili[eé]e?|demeurant|au\scapital|exer[cç]ant|agissant|ayant|situ[eé]e?|t[eé]l|garantie|depuis|dat[eé]e?|[eé]dition du|[eé]dit[eé]e? le|imprim[eé]e? le|page \d|folio)(?![\p{L}]))/iu;

/** « exemplo Accueil · Mes lots · Messagerie », on the first line of a site: its brand, then what can be opened. */
const MENU =
  /(?<=\p{L}{2})\s+(?:Accueil|Menu|Tableau de bord|Mes? \p{Ll}|Mon (?:espace|compte|profil|agence)|Messagerie|Se (?:d[eé])?connecter|D[eé]connexion)(?![\p{Lu}]).*$/u;

/** « C.G.V. Immobilier », « Étude Ph. Roux », « Régie St. Luc »: the point of a shortened word ends no name. */
const INITIAL = /(?<=(?<!\p{L})(?:\p{Lu}|\p{Lu}\p{L}(?=\.\s?\p{Lu})|S[Tt][Ee]|C[Ii][Ee]))\./gu;

/** « copro.plus »: the point inside of a brand; « www.copro.fr » is an address. */
const DOTTED =
  /(?<=^(?!www\.)\p{L}{3,})\.(?=\p{L}{3,}(?:\s|$))(?!(?:com|net|org|example|immo|gouv|info)(?:\s|$))/iu;

/** « le Cabinet du Port », « Par la Régie »: the words of a sentence before a name. */
const SENTENCE =
  /^(?:(?:par|au|est|pour|Par|Au|Est|Pour|PAR|AU|EST|POUR) )?(?:(?:le|la) |[Ll]['’](?=(?:agence|[eé]tude)(?![\p{L}]))(?:[eé]tude )?|(?:L[eE]|L[aA]) (?=(?:cabinet|agence|soci[eé]t[eé]|r[eé]gie|groupe|sarl|sasu?|eurl|snc)(?![\p{L}])|(?:C(?:abinet|ABINET)|A(?:gence|GENCE)|S(?:oci[eé]t[eé]|OCI[EÉ]T[EÉ])|R(?:[eé]gie|[EÉ]GIE)|G(?:roupe|ROUPE)|SARL|SASU?|EURL|SNC)(?![\p{L}])))?/u;
/** « Nous soussignés, COPRO SUD »: who writes. */
const UNDERSIGNED = /^(?:(?:Nous|Je),? )?[Ss]oussign[eé]e?s?,? /u;
/** « C.G.V. – Cabinet Gérard Vidal », or « C.G.V. » over it: its letters, then its name. */
const ACRONYM_BEFORE = /^(?:\p{Lu}\.){2,}\s+[–—-]\s+/u;
/** « TGS – Tour Grise Syndic »: without points, where the name opens with its first letter and tells its trade. */
function withoutAcronym(text: string): string {
  const { acronym = '', name = '' } =
    /^(?<acronym>\p{Lu}{2,5}\s+[–—-]\s+)(?<name>\p{Lu}[^–—,;:|(]+)/u.exec(text)?.groups ?? {};
  const isName =
    name.trim().includes(' ') &&
    acronym[0] === name[0] &&
    OF_TRADE.test(fold(name)) &&
    !ONLY_TRADE.test(fold(name).trim());
  return isName ? text.slice(acronym.length) : text;
}
export const ONLY_ACRONYM = /^(?:\p{Lu}\.){2,}$/u;
/** « exemplo. », « EXEMPLO® »: the sign that some brands end with. */
const BRAND_SIGN = /(?<=^[\p{L}\d&]{3,})[.!®™]$/u;
/** « Odile MARTIN est reconduite »: a verb and what it says. */
const GOES_ON = /\s(?:est|sera|reste|demeure|assure|a été|ayant)\s\p{Ll}.*$/u;
/** « LE GOFF IMMOBILIER », « La Fonte Gestion »: many surnames open with an article, which is no word of a sentence. */
const SURNAME = /^(?:LE|LA|Le|La) (?=\p{Lu})/u;
/** « LES DEUX-RIVES GESTION », « L’Estuaire Immobilier »: where its last word is a trade, a firm may be called after a place. */
const PLACE_AND_TRADE =
  /^(?:LES|Les) (?=(?:\p{Lu}[\p{L}'’-]*|de|du|des|la|le|DE|DU)(?: (?:\p{Lu}[\p{L}'’-]*|de|du|des|la|le))* (?:GESTION|Gestion|SYNDIC|Syndic|IMMOBILIER|Immobilier|IMMO|Immo|COPRO|Copro|G[EÉ]RANCE|G[eé]rance)$)/u;

/** The name that a text opens with: no address, no card, no second thing. */
export function nameOf(
  one: Reading<string> & { written: Written; more?: string },
): Reading<string>[] {
  const [address] = findAddresses(one.written);
  const start = address ? (one.written.starts[address.from] ?? 0) : one.value.length;
  const said = withoutAcronym(one.value.slice(0, start))
    .replace(UNDERSIGNED, '')
    .replace(SENTENCE, '')
    .replace(/^soci[eé]t[eé] (?=\p{Lu})/u, '')
    .replace(ACRONYM_BEFORE, '')
    .replace(MENU, '')
    .replace(GOES_ON, '');
  const value = ownName((partnersIn(said) ?? said.split(NAME_END)[0] ?? '').trim()).replace(
    BRAND_SIGN,
    '',
  );
  if (isGivenOnly(value)) return endOfPerson(one, value);
  const isName =
    /^[\p{L}\d][^.:]{2,}$/u.test(value.replaceAll(INITIAL, '').replace(DOTTED, '')) &&
    /\p{L}{2}/u.test(value.replaceAll(INITIAL, '')) &&
    value.split(' ').length <= MAX_NAME &&
    // « IMMO VE RC O R S »: letters set apart, and no name that anybody would write.
    (value.match(/(?<!\S)\p{L}(?!\S)/gu) ?? []).length < 2 &&
    !isSetApart(value) &&
    !ONLY_TRADE.test(fold(value)) &&
    // « SARL MOREL » over « ET FILS, syndic »: the rest of a name.
    !/^(?:et|&)\s/i.test(value) &&
    !isNoName(value) &&
    !(one.page.source === 'OCR' && BEHEADED.test(fold(value))) &&
    !NO_NAME.test(fold(value.replace(SURNAME, '').replace(PLACE_AND_TRADE, '')));
  return isName ? [{ value, raw: one.raw, box: one.box, page: one.page }] : [];
}

/** « Syndic bénévole : M. Fulgence » over « DEVAUX »: the family name of whoever it is stands on the next line. */
const isGivenOnly = (value: string): boolean =>
  /^(?:M\.|Mme|Mlle|Mr|Monsieur|Madame|Mademoiselle) \p{Lu}\p{Ll}[\p{Ll}'-]*(?:-\p{Lu}\p{Ll}+)?$/u.test(
    value,
  ) && isGivenName(value.split(' ')[1] ?? '');

function endOfPerson(one: Reading<string> & { more?: string }, value: string): Reading<string>[] {
  const whole = wholePerson({ ...one, value });
  return whole && whole !== value
    ? [{ value: whole, raw: one.raw, box: one.box, page: one.page }]
    : [];
}

export const cellReading = (sheet: Sheet, cell: Cell, end = cell.text.length) => {
  const rest = new Set(wordsFrom(cell, end));
  const words = cell.words.filter((word) => !rest.has(word));
  const text = cell.text.slice(0, end).trim();
  return { ...readWords(text, text, words, sheet.page), written: writtenWords(words) };
};

/** A company is the same in capitals, with or without its form. */
export const bareName = (name: string): string =>
  fold(name)
    .replaceAll(
      /\b(?:sarl|sas|sasu|eurl|sa|snc|cabinet|agence|societe|m|mme|mlle|mr|monsieur|madame)\b/g,
      ' ',
    )
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
