// Who sells and who buys: under the heads of a deed, or in the sentence that sums it up.
import { fold, plain } from '../../french/fold.ts';
import { peopleIn } from '../names/people.ts';
import { boundOnes } from '../parties/signing-for-others.ts';
import { type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';
import { actingOnes } from './named-beside.ts';
import { seatedParties } from './seated-parties.ts';

/** A line of its own, or the first word of one with a full stop or a colon: « le VENDEUR » is all over the deed. */
const head = (word: string) =>
  new RegExp(
    String.raw`(?:^|[\n\t])(?:[\dIVA-C]{1,3}\s?[.)°/-]+\s*|(?:PREMI[EÈ]REMENT|DEUXI[EÈ]MEMENT|SECONDEMENT|D'UNE PART|D'AUTRE PART|Premi[eè]rement|Deuxi[eè]mement|Secondement|D'une part|D'autre part)\s?[.:,-]+\s*)?(?:["*-]\s*)*(?<value>${word})(?:\(S\))?(?=\s*(?:["*-]\s*)*(?:[.:]|\n|$)|\s+(?:["*-]\s*)*(?:M(?:onsieur|adame|ademoiselle)|MONSIEUR|MADAME|M\.|Mmes?|Mlle|SCI|L[aA]\s[Ss][Oo][Cc][Ii][EÉeé]T[EÉ]|La\s[Ss]oci[eé]t[eé])(?=[\s,]))`,
    'u',
  );
/** The first letter of a head that is underlined is often lost. */
const SELLER = head('(?:LE |LES |LA )?V?ENDEU(?:RS?|SE)|(?:[Ll]es? |[Ll]a )?[Vv]endeu(?:rs?|se)');
const BUYER = head(
  '(?:LE |LES |L.)?ACQU[EÉ]REU(?:RS?|SE)|(?:[Ll]es |[Ll].)?[Aa]cqu[eé]reu(?:rs?|se)',
);
const NEXT = head(
  '(?:QUOTIT[EÉ]S?|D[EÉ]SIGNATION|PR[EÉ]SENCE|OBJET|(?:LES? )?BIENS?|(?:L.)?IMMEUBLE|PRIX|EXPOS[EÉ]|VENTE|Quotit[eé]s?|D[eé]signation|Pr[eé]sence|Objet|(?:Les? )?[Bb]iens?)[^\\n.:]{0,60}',
);
/** « ci-après dénommé le VENDEUR »: who was named before it. */
const HEREAFTER = String.raw`ci-\s?apres(?: (?:(?:de)?nommee?s?|designee?s?|appelee?s?)|,? "|,? (?:les?|la)\s|,? l')`;
const SOLD = new RegExp(
  String.raw`${HEREAFTER}(?:(?!acquereur)[^.;]){0,30}?(?<value>vendeurs?|venderesses?)`,
  'u',
);
const BOUGHT = new RegExp(
  String.raw`${HEREAFTER}(?:(?!vendeur|venderesse)[^.;]){0,30}?(?<value>acquereurs?)`,
  'u',
);
/** « X a vendu à Y », « vente par X au profit de Y ». */
const VERB =
  /(?<value>(?:a|ont) vendu(?: [^.;]{0,40}?)?? a|au profit de|vend(?:ent)?(?: [^.;]{0,40}?)?? a)(?=\s)/;
/** « A COMPARU Mme X, … LAQUELLE a, par ces présentes, vendu, en s’obligeant à toutes garanties, à M. Y ». */
const WHO_SELLS =
  /(?<value>\b(?:lequel|laquelle|lesquel(?:le)?s|qui|comparante?s?)\b[^.;:]{0,120}?\bvend(?:u|ent)?\b(?:(?!\bvend)[^.;]){0,160}?[\s,]a)(?=\s(?:m\.\s|(?:mr|mme|mlle|monsieur|madame|mademoiselle|la societe|la sci|sci)\s))/;
/** « X a acquis de Y ». */
const BOUGHT_FROM =
  /(?<value>(?:(?:a|ont) (?:acquis|achete)|(?:a|ont) fait l'acquisition|(?:s'est|se sont) rendue?s? acquereurs?)(?:,? [^.;]{0,60}?)??,? (?:(?:de|aupres de)(?=\s)|d'(?=\w))|(?:a|ont) achetee?s? a(?=\s))/;
/** « X est propriétaire de…, pour les avoir acquis de Y ». */
const OWNS = /(?<value>(?:est|sont) (?:[a-z]+ )?proprietaires?)\b/;
const HAVING_BOUGHT =
  /(?<value>(?:pour (?:l'|les )?avoir (?:acquis|achete)e?s?(?: [^.;]{0,60}?)?|par suite de l'acquisition qu'(?:elles?|ils?) en (?:a|ont) faite?) (?:(?:de|aupres de)(?=\s)|d'(?=\w))|(?:par suite|en vertu|au moyen) de la vente (?:[^.;]{0,40}? )??(?:consentie|faite)(?: [^.;]{0,40}?)?? par(?=\s))/;
/** « … d’une part, … d’autre part »: those who appear first sell. */
const ONE_SIDE = /(?<value>d'une part|de (?:premiere|1re|1ere) part)/;
const OTHER_SIDE = /(?<value>d'autre part|de (?:seconde|deuxieme|2e|2eme) part)/;
/** « PAR : M. X » over « À : Mme Y ». */
const BY = /(?:^|\n)(?<value>PAR|Par|[Vv]endu[es]? par|[Dd]e)\s*(?::|\t)/u;
const TO = /(?:^|\n)(?<value>[AÀ]|[AÀ]U PROFIT(?: DE)?|[AÀ]u profit(?: de)?)\s*(?::|\t)/u;
/** Of a form: the label and the name on one line. */
const beside = (word: string) =>
  new RegExp(String.raw`(?:^|\n)(?<value>${word})(?:\(s\))?\s*(?::|\t)`, 'u');
const SELLER_BESIDE = beside('(?:LE |LES )?VENDEURS?|Vendeurs?');
const BUYER_BESIDE = beside('(?:LE |LES |L.)?ACQU[EÉ]REURS?|Acqu[eé]reurs?');
/** « 1°/ M. X, VENDEUR, 2°/ Mme Y, ACQUEREUR », where those who appear are named. */
const SELLS = /(?<value>VENDEURS?|VENDERESSE)(?!\p{L})/u;
const BUYS = /(?<value>ACQU[EÉ]REURS?)(?!\p{L})/u;
const [SENTENCE, APPEAR] = [240, 1500];

const onLine = (
  people: readonly Extracted<string>[],
  { folded }: FlowText,
  label: Extracted<unknown>,
) => {
  const end = folded.indexOf('\n', label.end);
  return people.filter(({ at }) => at >= label.end && at < (end === -1 ? folded.length : end));
};

/** What is extracted of somebody before the next is named: when and where they were born, where they live. */
const IDENTITY = /^(?:[^.;]|(?<=\b(?:m|mr|mme|mlle|me))\.){0,260}$/;
const ANOTHER_DEAL =
  /\b(?:vend|vente\b|acqui|achet|cede|cession|profit|donation|d'une part|notaire|represent)/;
const LINKED = /(?:,|\bet)\s+(?:de\s+)?$/;

/** « M. X, né à…, et Mme Y, née à…, ont acquis »: those who stand together before the verb. */
function groupBefore(people: readonly Extracted<string>[], { folded }: FlowText, verb: number) {
  const group: Extracted<string>[] = [];
  for (const one of people.filter(({ at }) => at < verb).toReversed()) {
    const [next] = group;
    const between = folded.slice(one.end, next?.at ?? verb);
    if (!IDENTITY.test(between) || ANOTHER_DEAL.test(between)) break;
    if (next && !LINKED.test(between)) break;
    group.unshift(one);
  }
  return group;
}

type Parties = { sellers: Extracted<string>[]; buyers: Extracted<string>[] };

/**
 * « Au profit de : … DUCRET, technicien, et Madame GAY », where OCR lost who came first; « …, d’une part,
 * et Madame GAY » lost nobody.
 */
const AND_ALSO = /(?<!\bd.une part\s?[,;.:]*)[\s,-]et\s+$/i;
const BEFORE = 30;

/** A line that is set to the width of the page: its words stand apart and none was lost between them. */
function isSpread({ folded }: FlowText, at: number): boolean {
  const line = folded.slice(folded.lastIndexOf('\n', at) + 1).split('\n')[0] ?? '';
  return line.split('\t').length > SPREAD * line.split(' ').length;
}
/** In wide spaces for a narrow one. */
const SPREAD = 3;

/** Those of one side, or nobody where one of them was not read, or not wholly. */
function whole(flowText: FlowText, people: Extracted<string>[]): Extracted<string>[] {
  const seen = people.filter(({ page }) => page.source === 'OCR');
  const [first] = seen;
  if (!first) return people;
  const isTorn = ({ at, end }: Extracted<string>) =>
    flowText.folded.slice(at, end).includes('\t') && !isSpread(flowText, at);
  const before = flowText.written.text.slice(Math.max(0, first.at - BEFORE), first.at);
  return seen.some(isTorn) || (first === people[0] && AND_ALSO.test(before)) ? [] : people;
}

/** Lenders have a seat too, and stand beside those who buy: such names are looked for where others do not tell both sides. */
export function partiesOf(flowText: FlowText): Parties {
  const named = peopleIn(flowText);
  const parties = partiesAmong(flowText, named);
  if (parties && parties.sellers.length > 0 && parties.buyers.length > 0) return parties;
  const seated = seatedParties(flowText).filter((one) =>
    named.every(({ at, end }) => one.end <= at || one.at >= end),
  );
  const all = [...named, ...seated].toSorted((a, b) => a.at - b.at);
  return (
    (seated.length > 0 ? partiesAmong(flowText, all) : null) ??
    parties ?? { sellers: [], buyers: [] }
  );
}

/** Nobody sells to himself: the words were read at the wrong place. */
const isBoth = ({ sellers, buyers }: Parties): boolean =>
  sellers.some((one) => buyers.some(({ value }) => fold(value) === fold(one.value)));

function partiesAmong(flowText: FlowText, people: readonly Extracted<string>[]): Parties | null {
  const between = (from: number, to: number) => people.filter(({ at }) => at >= from && at < to);
  const ways: (() => Parties | null)[] = [
    () => {
      const [seller] = extracted(flowText, SELLER, plain);
      const buyer = extracted(flowText, BUYER, plain).find(({ at }) => seller && at > seller.end);
      if (!seller || !buyer) return null;
      const next = extracted(flowText, NEXT, plain).find(({ at }) => at > buyer.end);
      return {
        sellers: between(seller.end, buyer.at),
        buyers: between(buyer.end, next?.at ?? buyer.end + 2500),
      };
    },
    () => {
      const [seller] = extracted(flowText, SOLD);
      const buyer = extracted(flowText, BOUGHT).find(({ at }) => seller && at > seller.end);
      const start = flowText.folded.search(/comparu|soussignes|requete|entre\b/);
      return seller && buyer && start !== -1
        ? { sellers: between(start, seller.at), buyers: between(seller.end, buyer.at) }
        : null;
    },
    () => {
      const [by] = extracted(flowText, BY, plain);
      const to = extracted(flowText, TO, plain).find(({ at }) => by && at > by.end);
      if (!by || !to) return null;
      const stop = flowText.folded
        .slice(to.end)
        .search(/[.;]\s|\n[^\n:]{2,40}:|les? biens?|ci-apres/);
      const end = to.end + (stop === -1 ? SENTENCE : Math.min(stop, SENTENCE));
      return { sellers: between(by.end, to.at), buyers: between(to.end, end + 1) };
    },
    () => {
      const [seller] = extracted(flowText, SELLER_BESIDE, plain);
      const [buyer] = extracted(flowText, BUYER_BESIDE, plain);
      return seller && buyer
        ? { sellers: onLine(people, flowText, seller), buyers: onLine(people, flowText, buyer) }
        : null;
    },
    () => {
      const start = flowText.folded.search(
        /comparu\b|requete (?:de|des)\b|identification des parties/,
      );
      const seller = extracted(flowText, SELLS, plain).find(({ at }) => at > start);
      const buyer = extracted(flowText, BUYS, plain).find(({ at }) => seller && at > seller.end);
      return seller && buyer && start !== -1 && buyer.at < start + APPEAR
        ? { sellers: between(start, seller.at), buyers: between(seller.end, buyer.at) }
        : null;
    },
    () => {
      const start = flowText.folded.search(/(?:a|ont) comparu\b/);
      const verb = extracted(flowText, WHO_SELLS).find(({ at }) => start !== -1 && at > start);
      if (!verb) return null;
      const stop = flowText.folded
        .slice(verb.end)
        .search(
          /;|(?<!\bm)\.\s|\ba ce presente?s?\b|\bqui accepte|\ble bien|\bles? biens|ci-apres/,
        );
      const end = verb.end + (stop === -1 ? APPEAR : Math.min(stop, APPEAR));
      return { sellers: between(start, verb.at), buyers: between(verb.end, end) };
    },
    () => {
      const [verb] = extracted(flowText, BOUGHT_FROM);
      if (!verb) return null;
      const stop = flowText.folded.slice(verb.end).search(/[.;]|les? biens?|les? lots?|ci-apres/);
      const end = verb.end + (stop === -1 ? SENTENCE : Math.min(stop, SENTENCE));
      return {
        sellers: between(verb.end, end + 1),
        buyers: groupBefore(people, flowText, verb.at),
      };
    },
    () => {
      const [from] = extracted(flowText, HAVING_BOUGHT);
      const owns = extracted(flowText, OWNS).findLast(({ at }) => from && at < from.at);
      if (!from || !owns) return null;
      const stop = flowText.folded.slice(from.end).search(/[.;]|suivant|aux termes/);
      const end = from.end + (stop === -1 ? SENTENCE : Math.min(stop, SENTENCE));
      return {
        sellers: between(from.end, end + 1),
        buyers: groupBefore(people, flowText, owns.at),
      };
    },
    () => {
      const [one] = extracted(flowText, ONE_SIDE);
      const other = extracted(flowText, OTHER_SIDE).find(({ at }) => one && at > one.end);
      const start = flowText.folded.search(/comparu|soussignes|entre\b/);
      return one && other && start !== -1 && /\bvend(?:ent)?\b|\bvente\b/.test(flowText.folded)
        ? { sellers: between(start, one.at), buyers: between(one.end, other.at) }
        : null;
    },
    () => {
      const [verb] = extracted(flowText, VERB);
      if (!verb) return null;
      const stop = flowText.folded.slice(verb.end).search(/[.;]|le bien|les? biens?|ci-apres/);
      const end = verb.end + (stop === -1 ? SENTENCE : Math.min(stop, SENTENCE));
      return { sellers: between(verb.at - SENTENCE, verb.at), buyers: between(verb.end, end + 1) };
    },
  ];
  for (const way of ways) {
    const parties = way();
    if (parties && parties.sellers.length > 0 && parties.buyers.length > 0 && !isBoth(parties))
      return {
        sellers: whole(
          flowText,
          boundOnes(flowText, people, actingOnes(flowText, parties.sellers)),
        ),
        buyers: whole(flowText, boundOnes(flowText, people, actingOnes(flowText, parties.buyers))),
      };
  }
  return null;
}
