// Whether a meeting said yes. Texts put to the vote say « approuve » as well: only what tells the result counts.
import { fold } from '../../french/fold.ts';
import { RARER_NO, RARER_YES } from './answer-words.data.ts';

/** « Vote » is a noun too, and what is « non votée » is neither; « ADOPTI ÉE » and « ADOPTEÉE » are what OCR engines make of a letter with its accent. */
const YES =
  '(?:(?:adopt(?:i ?)?e{1,2}|approuve|accepte|accorde|ratifie|valide)e?s?|(?<!\\bnon )votees?)';
const NO = '(?:rejete|repousse|refuse|ajourne)e?s?';
const THING =
  '(?:resolution|decision|proposition|motion|question|point|budget|comptes|quitus|vote)';
const IS = '(?:est|sont|a ete|ont ete|etant|est donc|est ainsi|est par consequent)';
/** « Adoptée au second vote », « en seconde lecture ». */
const TIME = String.raw`(?:au|en|lors du|apres(?: un)?|a l'issue d[ue]n?) (?:premiere?|seconde?|deuxieme|1er|2e|2nde?|2eme|nouveau) (?:vote|tour|lecture|scrutin)`;
/** OCR may have lost the last line: « Pour : 742/742. Adopté à ». */
const END = String.raw`(?=\s*(?:$|a\s*$|[.;,(!\d]|-+(?:\s|$)|[=_*<|]|:\s?(?:pour\b|\d)|a l'unanimite|a la majorite|par \d|(?:a|avec) \d[\d ]*(?:voix|tantiemes|milliemes|pour)\b|des voix|selon|\(?art(?:icles?|\.)? ?2[4-6]\b|sous reserve|sans (?:reserve|observation)|dans les|aux conditions|conformement|en application|${TIME}))`;

/** Right after the voices were counted, what opens a sentence is the answer, whatever follows it: « Contre : 72 (M. X). ADOPTÉ article 24 ». */
const AFTER_COUNT = String.raw`(?<=\b(?:pour|contre|abst[a-z]*|oui|non|blancs?)\.?\s?[:=]?\s?(?:\d[^;]{0,80}?|neant|aucune?) ?[.;:)>=→➔⇒➜►▶*-]\s?)`;
/** « 83 pour, adopté », « Pour : 58, contre : 25 (Mme X), adopté »: the answer ends the sentence that counts. */
const COUNTED_FIRST = String.raw`(?<=\b(?:\d[\d ]*(?:(?:voix|tantiemes|milliemes) )?(?:pour|contre|abst[a-z]*|oui|non)\b|(?:pour|contre|oui|non)\s?[:=]?\s?\d)[^;]{0,80}?[,.:)>=→➔⇒➜►▶*-]\s?)`;
/** After an arrow it is the answer, whatever follows. */
const AFTER_ARROW = String.raw`(?<=\d[^;.]{0,60}?(?:=>|->|[→➔⇒➜►▶])\s?)`;
/** A no may be everybody's too. */
const BY_ALL = "(?: a l'unanimite)?";
/** « Monsieur X est élu président à l’unanimité »: who is chosen by all is chosen. */
const CHOSEN =
  '(?:elu|reelu|designe|nomme|choisi|retenu|reconduit|renouvele|confie|donne|fixe|arrete|vote|decide|autorise|approuve|adopte|accepte|accorde|mandate)';

/** What ends a sentence. */
const STOP = String.raw`(?=\s*(?:$|[.;!]))`;

const DECIDES =
  'approuve|decide|donne|designe|adopte|elit|vote|fixe|autorise|accepte|renouvelle|nomme|retient|choisit|confie|ratifie|reconduit|mandate';
/** « n’est donc pas adoptée ». */
const SO = '(?: donc| ainsi| toutefois| cependant| par consequent| finalement| en consequence)?';

export const REJECTED = new RegExp(
  [
    ...RARER_NO,
    String.raw`(?:n'est${SO} pas|n'a${SO} pas ete|ne sont${SO} pas|n'ont${SO} pas ete|${IS} non|non)\s${YES}\b`,
    String.raw`(?<=[.:;!\d>=→➔⇒➜►▶|*-]\s?)pas\s${YES}\b`,
    String.raw`\b(?:resolution|decision|quitus)[^.;:]{0,20}? n'(?:est|a)${SO} pas (?:ete )?(?:acquis|pris|donne|accorde|obtenu)e?\b`,
    String.raw`\bmajorite[^.;]{0,40}? n'(?:est|a)${SO} pas (?:ete )?(?:atteint|acquis|obtenu|reuni)e?\b`,
    String.raw`\bl'assemblee(?: generale)?,?(?: a l'unanimite,?| a la majorite,?)? (?:rejette|repousse) (?:cette|la|ladite) (?:resolution|proposition|motion|question)\b`,
    String.raw`\b(?:vote|decision)(?: est)?\s?:? defavorable\b`,
    String.raw`\b(?:decision|resultat(?: du vote)?|vote|adoptee?) ?\??\s?: ?non\b(?=\s*(?:[.;(]|$))`,
    // « L’assemblée ne donne pas quitus ».
    String.raw`\bl'assemblee(?: generale)?,?(?: [^.;]{0,60}?,)? (?:n'(?:approuve|adopte|accepte|autorise|accorde)|ne (?:donne|valide|ratifie|renouvelle|reconduit|vote)) pas\b`,
    String.raw`\bcontre\s?[:=-]?\s?(?:a l')?unanimite\b`,
    String.raw`\b(?:refusent|rejettent|repoussent|s'opposent)\b[^.;]{0,60}?\bunanim\w+`,
    String.raw`(?:${IS}|${THING}|resultat)(?: du vote)?(?: donc)?\s?:?\s${NO}\b${BY_ALL}`,
    String.raw`(?<=[.:;!\d>=→➔⇒➜►▶|*-]\s?)${NO}\b${END}${BY_ALL}`,
    `${AFTER_COUNT}${NO}\\b`,
    `${COUNTED_FIRST}${NO}\\b${END}`,
    `${AFTER_ARROW}${NO}\\b`,
    String.raw`\b${NO}\s(?:a l'unanimite|a la majorite|par \d|par tous)`,
    String.raw`(?:ne (?:recueille|reunit|obtient)|n'(?:a|ayant) pas (?:recueilli|obtenu|reuni)|faute de|defaut de)[^.;]{0,40}?majorite`,
  ].join('|'),
  'gu',
);
export const ADOPTED = new RegExp(
  [
    ...RARER_YES,
    String.raw`${THING}[^.;:]{0,60}?\b(?:${IS}\s)?(?<!\b(?:soit|etre|serait|sera|soient)\s)${YES}\b${END}`,
    String.raw`\b${IS}\s(?:donc |ainsi )?${YES}\b${END}`,
    String.raw`(?<!\b(?:soit|etre|serait|sera|soient)\s)\b${YES}\s(?:a l'unanimite|a la majorite|par acclamation|par tous)`,
    String.raw`\bl'assemblee(?: generale)? adopte (?:cette|ladite|la presente) (?:resolution|decision|proposition)\b`,
    String.raw`\b(?:resolution|decision)[^.;:]{0,20}? (?:est|a ete)(?: donc)? (?:acquise|prise)(?=\s*(?:$|[.;]|a l'unanimite|par \d))`,
    // « Décision prise à l’unanimité des présents », « Résolution acquise à la majorité de l’article 24 ».
    String.raw`\b(?:resolution|decision|deliberation)s? (?:prise|acquise|emportee)s? (?:a l'unanimite|a la majorite (?!requise|necessaire)|par \d|par tous)`,
    String.raw`\brecueille(?:nt)? l'unanimite\b`,
    String.raw`\b(?:vote|decision)(?: est)?\s?:? favorable\b`,
    // « L’assemblée, par 6 820 millièmes contre 335 (Mme X), donne quitus ».
    String.raw`\bl'assemblee(?: generale)?,? par \d[\d ]*(?:voix |tantiemes |milliemes )?(?:pour )?(?:contre|et) \d[^.;]{0,90}?(?:,|\)) (?:${DECIDES})\b`,
    // « À l’unanimité, l’assemblée approuve… »
    String.raw`\b(?:l'assemblee(?: generale)?,? )?a l'unanimite(?: des [^.;,]{3,60})?, (?:(?:l'assemblee(?: generale)?|elle|les coproprietaires) )?(?:${DECIDES})(?:nt)?\b`,
    String.raw`(?<=[.:;!\d>=→➔⇒➜►▶|*-]\s?)${YES}\b${END}`,
    `${AFTER_COUNT}${YES}\\b`,
    `${COUNTED_FIRST}${YES}\\b${END}`,
    `${AFTER_ARROW}${YES}\\b`,
    // « Pour 812, contre néant → M. Roy est élu président »: who was voted for is chosen.
    String.raw`${AFTER_COUNT}[^.;:]{3,90}? (?:est|sont|a ete|ont ete)(?: donc| ainsi)? (?:${CHOSEN}|retenu)e?s?\b(?! (?:sous|si)\b)`,
    // « Pour : 483. Quitus donné. », « Syndic reconduit. »
    String.raw`${AFTER_COUNT}(?!pas\b)[\p{L}' ]{3,40}? (?<!\b(?:pas|non|soit|etre|serait|sera|soient) )${CHOSEN}e?s?${STOP}`,
    String.raw`(?<=(?:^|[.:;!-])\s?)quitus donne${STOP}`,
    String.raw`\bl'assemblee(?: generale)? (?:adopte|approuve|accepte)(?=\s*(?:[.;]|$))`,
    String.raw`\b(?:decision|resultat(?: du vote)?|vote|adoptee?) ?\??\s?: ?oui\b(?=\s*(?:[.;(]|$))|\boui a l'unanimite\b`,
    String.raw`(?<!\b(?:si|lorsqu|condition|pour)\b[^.;]{0,60})\b(?:recueille|obtient|reunit)(?: bien)? la majorite (?:requise|necessaire)`,
    String.raw`\baccord (?:de tous|unanime|general|a l'unanimite)\b`,
    String.raw`\b(?:tous|tout le monde) (?:sont |est )?(?:d'accord|favorables?)\b`,
    String.raw`\bvote (?:a l')?unanimite(?! (?:requise|necessaire|des voix de tous))`,
    // « Quitus : donné par tous les présents. »
    String.raw`(?<!\b(?:pas|non|soit|etre|serait|sera|soient) )\b${CHOSEN}e?s? par (?:tous|tout le monde|l'ensemble)\b(?=\s*(?:$|[.,;(]|(?:les|des) (?:presents?|coproprietaires|votants|participants|membres)\b))`,
    String.raw`\b${CHOSEN}(?:e?s?|nt)\b[^.;]{0,160}?\ba l'unanimite\b(?! (?:requise|necessaire))`,
    // « Quitus est donné au syndic par 560 millièmes contre 22 »: what the more voices chose is chosen.
    String.raw`(?<!\b(?:pas|non|soit|etre|serait|sera|soient) )\b${CHOSEN}e?s?\b[^.;:]{0,100}? (?:par|avec|a la majorite de) \d[\d ]*?(?: (?:voix|tantiemes|milliemes))?(?: pour)?,? (?:et \d[\d ]*? )?contre\b`,
    // « Unanimité, je n’ai pas voté »; « à l’unanimité, l’assemblée rejette » goes on.
    String.raw`(?<=[.:;-]\s?)(?:a l')?unanimite(?: des [^.;]{3,60})?(?: moins [^.;(]{3,40})?(?=\s*(?:[.;(]|$|, (?:je|sauf|moins|hors|le syndic|la syndic|sans)\b))`,
  ].join('|'),
  'u',
);

/** What misses one majority may be voted again under another: then the last answer counts. */
const SECOND = String.raw`(?:second|deuxieme|nouveau|2nd|2e|2eme) (?:vote|tour|scrutin)|(?:seconde|deuxieme|nouvelle|2nde|2e|2eme) (?:lecture|deliberation)|passerelle`;
const AGAIN = new RegExp(String.raw`${SECOND}|\b25-1\b`, 'gu');
/** « … n’ayant pas réuni la majorité, il est procédé à un second vote »: why it is voted again, and no answer. */
const MISSED = new RegExp(
  String.raw`\b(?:ne (?:recueille|reunit|obtient)|n'(?:a|ayant|ont|est|etant)${SO} pas (?:ete )?(?:recueilli|obtenu|reuni|atteint|acquis)e?|faute de|defaut de|majorite(?: requise| necessaire)? non (?:atteint|acquis|obtenu|reuni)e)\b`,
  'gu',
);
const [DENIED, REACH] = [/\b(?:pas|sans|aucun|impossible|ne (?:peut|pourra|permet))\b/, 200];
const withoutFirstVote = (text: string): string =>
  text.replaceAll(MISSED, (said, at: number) => {
    const rest = text.slice(at + said.length, at + said.length + REACH);
    const again = rest.search(SECOND);
    return again === -1 || DENIED.test(rest.slice(0, again)) ? said : ' ';
  });
const COUNTED = /\bpour\s*:?\s*\d/;

export const isVotedAgain = (text: string): boolean => text.search(AGAIN) !== -1;

/** Null where the paper does not say, or says both. */
export function isAdopted(extracted: string): boolean | null {
  const text = withoutFirstVote(extracted);
  // « Adopté (art. 25-1) » ends with the name of the second vote, and tells nothing after it.
  const votes = [...text.matchAll(AGAIN)].toReversed().map(({ index }) => text.slice(index));
  const answer = [text, ...votes].map(oneAnswer).find((one) => one !== null) ?? null;
  // « Rejetée. Second vote : pour 4 200 »: what became of the last vote is not extracted.
  const last = votes.find((one) => COUNTED.test(one));
  return answer === false && last !== undefined && oneAnswer(last) === null ? null : answer;
}

function oneAnswer(text: string): boolean | null {
  const rejected = text.search(REJECTED) !== -1;
  const adopted = ADOPTED.test(text.replaceAll(REJECTED, ''));
  return adopted === rejected ? null : adopted;
}

/** An answer alone on its line or in its cell is a sentence, with or without why: « Rejetée – majorité non atteinte ». */
const ANSWERED =
  /(?<=(?:^|[\n\t])[\d ]*)\s*((?:(?:resolution|decision|proposition|motion|question|point) (?:est )?)?(?:non |pas )?(?:adopt(?:i ?)?e{1,2}|approuve|rejete|refuse|accepte|vote)e?s?(?: a l'unanimite| a la majorite| (?:au|en|lors du) (?:premiere?|seconde?|deuxieme|2e|2nde?|2eme) (?:vote|tour|lecture|scrutin)(?: \([^()]{0,30}\))?)?)[.!]?\s*(?=$|[\n\t]|[-:,(]\s?(?:(?:la |a la )?(?:double )?majorites?|unanimite|passerelle|faute de|(?:a |par )?defaut de|quorum)\b|\(\s?(?:pour|contre|abst)|\(?art(?:icles?|\.)? ?2[4-6]|\d[\d ]*(?:\/|pour\b|voix\b))/g;
/** « ☐ Adoptée ☒ Rejetée »: what is not ticked is not said; « ✔ ADOPTÉE » stands alone. */
const [UNTICKED, TICKED] = [
  /(?:[☐□❏]|\[ ?\])\s?(?:non |pas )?(?:adopt|rejet|approuv|refus|accept)\p{L}*/gu,
  /[✓✔✅✗✘❌☑☒■]|\[x\]/gu,
];
/** On one line. */
export const flatAnswers = (text: string): string =>
  fold(text)
    .replaceAll(UNTICKED, ' ')
    .replaceAll(TICKED, '\n')
    .replaceAll(ANSWERED, '. $1.')
    .replaceAll(/\s+/g, ' ');
