// « Dans un ensemble immobilier situé à…, dénommé LE CLOS BACALAN »: what deeds call the building.
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { STREET_KIND } from '../../french/street-kinds.ts';
import { isNoName } from '../names/no-names.ts';
import { type FlowText, extracted } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';

const BUILDING = String.raw`(?:[Ii]mmeuble|IMMEUBLE|[Ee]nsemble\s+immobilier|ENSEMBLE\s+IMMOBILIER|[Rr][eé]sidence|R[EÉ]SIDENCE|[Cc]opropri[eé]t[eé]|COPROPRI[EÉ]T[EÉ]|[Gg]roupe\s+d'immeubles)`;
const CALLED = String.raw`(?:d[eé]nomm[eé]e?s?|D[EÉ]NOMM[EÉ]E?S?|d[eé]sign[eé]e?s?\s+sous\s+le\s+nom|dite?s?|appel[eé]e?s?|connue?s?\s+sous\s+(?:le\s+nom|la\s+d[eé]nomination)|portant\s+le\s+nom|ayant\s+pour\s+nom)(?:\s+de)?\s*:?`;
const QUOTED = String.raw`"\s?[^"\n]{2,50}?(?:\n[^"\n]{1,40}?)?\s?"`;
const WORD = String.raw`[\p{Lu}\d][\p{Lu}\d'.-]*(?!\p{Ll})`;
/** Under the name, the address of the building begins with a number too. */
const NO_STREET = String.raw`(?!\d{1,4}(?:\s?(?:bis|ter|BIS|TER))?(?:\s?(?:,|et|à|-|/)\s?\d{1,4})?,?\s+${anyCase(STREET_KIND)})`;
/** In capitals; a sentence may break between two words, a label ends with its line. */
const capitals = (gap: string): string =>
  String.raw`\p{Lu}[\p{Lu}\d'.-]*(?!\p{Ll})(?:${gap}(?:(?:de|du|des|la|le|les|et|à)${gap}){0,2}${NO_STREET}${WORD}){0,6}`;
/** A company that is named in between is not the building. */
const BETWEEN = String.raw`(?:(?!\b[Ss]oci[eé]t[eé]|\b[Nn]otaire)[^;]){0,220}?`;
const NAMED = new RegExp(
  String.raw`${BUILDING}${BETWEEN}\s${CALLED}\s+(?<value>${QUOTED}|(?=\p{Lu}{2}|\p{Lu}'|[AÀ]\s)${capitals(String.raw`\s`)})`,
  'u',
);
/** « de l’immeuble LE MIRAMAR », « la résidence « Le Grand Bé » ». */
const BESIDE = new RegExp(
  String.raw`${BUILDING}\s*:?\s+(?<value>${QUOTED}|(?=\p{Lu}{2}|[AU][ ]\p{Lu}{3})(?![AÀ][ ](?:USAGE|CONSTRUIRE|[EÉ]DIFIER|R[EÉ]NOVER|DIVISER)|SIS|SITU|EN\b|ET\b|D[EUI]|CADASTR)${capitals(String.raw`(?:[ ]|(?<=[ '](?:DE|DU|DES|LA|LE|LES|ET|AUX?|SUR|SAINT|SAINTE))\n)`)})`,
  'u',
);

/** « … 6 avenue Foch, « LE CAUSSE » »: in quotation marks, and nobody's name. */
const CITED = new RegExp(
  String.raw`(?<!(?:[Ss]oci[eé]t[eé]|\bSCI|\bSARL|\bSAS|\bSCP|\bSELARL|[Nn]otaires?|[Oo]ffice|[Ll]ieu-?dit|[Ii]mmobili[eè]re|[Cc]ivile|d[eé]nomm[eé]e|\bZAC)\s{0,3})(?<value>"\s?\p{Lu}[\p{Lu}\d' \n\t-]{3,40}\s?")`,
  'u',
);
/** What deeds call those who sign, and themselves. */
const NO_BUILDING =
  /vendeur|acquereur|comparant|\bbiens?\b|notaire|immeuble|lot\b|parties|copropriete|syndic|requerant|promettant|beneficiaire|\bsociete\b|\bcarrez\b|\bboutin\b|\bloi\b|superficie|\bpreteur\b/;

/** « RÈGLEMENT DE COPROPRIÉTÉ » over « ÉTAT DESCRIPTIF DE DIVISION »: what it is, not what it is called. */
const GENERIC =
  /^(?:ensemble immobilier|immeuble|residence|copropriete|etat|descriptif|modificatif|acte|projet|extrait|copie|expedition)$|\b(?:etat descriptif|division|(?:premiere|deuxieme|troisieme|quatrieme) partie|reglement|(?<!^le )chapitre|titre|section|annexes?|cahier des charges|par-devant|vendu|vente|comparu|expose|designation)\b/;

/** The rest of it was not read. */
const CUT = /(?:^|[\s'-])(?:de|du|des|la|le|les|et|en|aux?|sur|sous|saint|sainte)$|['&]$/;

const clean = (name: string): string =>
  name
    .replaceAll(/["«»“”]/g, '')
    .replaceAll(/-\n/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,.-]+$/, '')
    .trim();
const bare = (name: string): string =>
  fold(name)
    .replace(/^(?:la |le )?residence (?:du |de la |des |de )?/, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** Null where a deed calls its building two names. */
export function namedBuilding(flowText: FlowText): Reading<string> | null {
  for (const way of [NAMED, BESIDE, CITED]) {
    const names = extracted(flowText, way, plain)
      .map((one) => ({ ...one, value: clean(one.value) }))
      .filter(
        ({ value }) =>
          !GENERIC.test(fold(value)) &&
          !isNoName(value) &&
          !CUT.test(fold(value)) &&
          (way !== CITED || !NO_BUILDING.test(fold(value))),
      );
    const [first] = names;
    if (first)
      return agreed(names.map((one) => ({ ...one, value: bare(one.value) }))) ? first : null;
  }
  return null;
}
