// How tax notices name their sums. Each reads the start of a folded label.

const TAX = String.raw`(?:impots?|taxes?(?: foncieres?)?|impositions?|cotisations?(?= (?:due|a payer)))`;

/** What the year costs in the end. What is left after the monthly payments is another sum. */
export const TOTAL = new RegExp(
  String.raw`(?:montant|total|somme)s?(?: (?:total|totale|net|global))?(?: (?:de|des|du))?(?: (?:votre|vos|la|les|cette|cet|l'))? ?(?:l')?${TAX}(?: (?:20\d\d|a (?:payer|regler|acquitter)|due?s?|total|net))*(?=$| ?[:(=]| pour| au | avant| 20\d\d)|(?:somme|montant|net|total)(?: total| net)?(?: a (?:payer|regler|acquitter)| due?\b)|impot (?:total|net|du\b|a payer)|(?:votre )?(?:impots?|taxes? foncieres?)(?: 20\d\d)?$`,
  'u',
);

/** What the communities ask for, before what the State takes for its trouble. */
export const PARTS =
  /(?:montant |somme )?total(?: des)? cotisations(?! (?:de la|du|par))|cotisations?(?: (?:totales?|dues?|lissees?|baties?|nettes?|de l'annee))*(?: 20\d\d)?$/;
/** A total for each kind of land. */
export const BY_LAND =
  /(?:total (?:des )?)?cotisations?(?: (?:totales?|dues?|nettes?))* (?:des )?(?:proprietes )?(?:non )?baties?\b/;
export const FEES =
  /(?:montant (?:des )?|total (?:des )?)?frais(?: de (?:gestion|la fiscalite)| d'assiette|(?: de)?$)/;
/** In a sentence, right before the sum. */
export const FEES_ARE =
  /\bfrais (?:de (?:gestion|la fiscalite)|d'assiette)(?:[^.;:€\d=]|\([^()]*\)){0,70}?(?::|=|de|s'elevant a|s'elevent a|pour|sont de|,)/;
/** What is taken off. */
export const RELIEF =
  /(?:montant (?:du |des )?|total (?:des )?)?(?:degrevements?|plafonnement|reductions?|credits? d'impot|exonerations? de cotisation)/;

/** What a tenant owes of it. */
export const WASTE =
  /(?:dont |montant (?:de la |du )?|part (?:de la )?|y compris (?:la )?)*(?:(?:taxe|redevance|t\.?)? ?(?:d')?(?:enlevement (?:des )?|sur les )?(?:ordures (?:menageres)?|ord\.? ?men(?:ag)?\b\.?|o\.?m\.?\b)|t\.?e\.?o\.?m\b\.?)/;

/** In a sentence, all of what leads to the sum. */
export const WASTE_IS = new RegExp(
  String.raw`^(?:${WASTE.source})(?: \(?(?:teom|taxe)\)?)?(?: 20\d\d)?(?: (?:incluse|comprise|recuperable|due par le locataire))?(?: (?:s'eleve a|est de|represente|pour|de|a hauteur de))?$`,
  'u',
);

/** In sentences: the tax, then what follows its parts. */
export const TOTAL_IS =
  /(?:taxes? foncieres?|impot|imposition)(?:(?!ordures|teom|frais|dont)(?:[^.;€]|(?<=\b(?:m|mme|me|st|bd|av))\.)){0,200}?(?:s'eleve(?:nt)? a|est de|se monte a)/;
export const OF_FEES = / ?(?:de|au titre des|correspondant aux) frais (?:de gestion|d'assiette)/;
export const OF_WASTE =
  / ?(?:de|d'|au titre de la|pour(?: la)?|correspondant a la) ?(?:la )?(?:taxe d'enlevement des ordures|l'enlevement des ordures|les ordures|ordures menageres|teom)/;

export const DEBTOR =
  /debiteurs?(?:\(s\))? leg(?:al|aux)(?:\(aux\))?|(?:nom (?:et prenoms? )?(?:du |des ))?(?:co-?)?(?:proprietaires?|redevables?|contribuables?)(?:\(s\))?/;
