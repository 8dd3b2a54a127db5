// How meetings say yes or no in rarer words: by a noun, by a majority that is reached, by everybody's voice. Folded,
// on one line; each is a sentence or ends one, so that a text put to the vote does not answer itself.
const OPEN = String.raw`(?<=(?:^|[.:;!>=→➔⇒➜►▶|*\d-])\s?)`;
const END = String.raw`(?=\s*(?:$|[.;!]))`;
/** « par 600 voix », « à l’unanimité »; « à la majorité requise » may be what is still asked for. */
const BY = String.raw`(?=\s*(?:$|[.;!]|a l'unanimite|a la majorite(?! requise pour)|par \d|par tous))`;
const MOTION = '(?:resolution|proposition|motion|question|deliberation)';
const SO = '(?: donc| ainsi| finalement)?';
const ALL = "(?:tous|tout le monde|l'ensemble|la totalite|l'unanimite)";
const EVERYBODY = String.raw`\b(?:tout le monde|tous(?: les (?:presents?|coproprietaires|votants|participants)(?: (?:presents|et representes|ou representes))*)?)`;

export const RARER_YES: readonly string[] = [
  String.raw`${OPEN}(?:adoption|acceptation)${BY}`,
  String.raw`${OPEN}(?:approbation|ok|accord) (?:a l'unanimite|de tous)\b`,
  String.raw`\b(?:oui|ok) (?:de|pour|par) (?:tous|tout le monde)\b`,
  // « Réponse : oui par 580 voix contre 260 », « oui, 630 pour ».
  String.raw`${OPEN}oui(?:,| (?:par|avec|a)) \d[\d ]*(?:voix|tantiemes|milliemes|pour|\/|contre)`,
  String.raw`\b${MOTION} (?:passe|l'emporte)${BY}`,
  String.raw`\bmajorite(?: (?:requise|necessaire|de l'article \d{2}(?:-1)?))?(?: est| etant)?${SO}(?: bien)? (?:atteinte|acquise|reunie)${END}`,
  String.raw`\b${MOTION} (?:est|a ete)${SO} (?:acquise|prise|emportee) a la majorite\b`,
  String.raw`(?<!\b(?:soit|etre|serait|sera|soient)\s)\b(?:adopte|approuve|accepte|ratifie|valide|vote)e?s? par ${ALL}\b`,
  String.raw`${OPEN}emportee? par \d`,
  String.raw`\bl'assemblee(?: generale)?(?: des coproprietaires)? se prononce${SO} (?:favorablement|en faveur|pour(?=\s*(?:$|[.,;]|par \d|a l'unanimite|a la majorite)))`,
  String.raw`${EVERYBODY} (?:(?:vote|votent|ont vote|a vote|est|sont) )?pour(?=\s*(?:$|[.,;(]))`,
  String.raw`\bresultat(?: du vote)?\s?:? favorable\b`,
  String.raw`(?<!\b(?:si|lorsqu|condition|pour)\b[^.;]{0,60})\b(?:recueille|obtient|reunit)(?: bien)? la majorite (?:absolue|simple)${END}`,
];

export const RARER_NO: readonly string[] = [
  String.raw`${OPEN}(?:rejet|refus)${BY}(?: a l'unanimite| a la majorite)?`,
  String.raw`\b${MOTION} (?:ne passe pas|n'est pas passee|echoue|(?:est|a ete)${SO} (?:ecartee|mise en minorite))\b`,
  String.raw`${OPEN}${MOTION} ecartee${BY}`,
  String.raw`\bmajorite(?: requise| necessaire)? non (?:atteinte|acquise|reunie|obtenue)\b`,
  String.raw`\bl'assemblee(?: generale)?(?: des coproprietaires)? se prononce${SO} (?:defavorablement|contre(?=\s*(?:$|[.,;]|par \d|a l'unanimite|a la majorite)))`,
  String.raw`${OPEN}non(?:,| (?:par|avec|a)) \d[\d ]*(?:voix|tantiemes|milliemes|pour|contre|\/)`,
  String.raw`${OPEN}non a l'unanimite\b`,
  String.raw`\b(?:personne|nul|aucun coproprietaire) n'(?:est d'accord|en veut|est favorable|est pour)\b`,
  String.raw`${EVERYBODY} (?:(?:vote|votent|ont vote|a vote|est|sont) )?contre(?=\s*(?:$|[.,;(]))`,
  String.raw`\bresultat(?: du vote)?\s?:? defavorable\b`,
  String.raw`\bl'assemblee(?: generale)? (?:refuse|rejette|repousse)${END}`,
];
