// « HABITAT 40, office public de l’habitat, dont le siège est à… »: who says after its name what it is, and where
// it has its seat. Nothing before the name tells it from other words in capitals.
import { plain } from '../../french/fold.ts';
import { isOfAnother } from '../names/people.ts';
import { type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';

const WORD = String.raw`[\p{Lu}\d&][\p{Lu}\d'&.-]*`;
const KIND = String.raw`(?:office public|soci[eé]t[eé]|association|[eé]tablissement public|fondation|organisme|coop[eé]rative|groupement|collectivit[eé]|mutuelle|soci[eé]taire)`;
const SEATED = new RegExp(
  String.raw`(?<![\p{L}\d'-]|[\p{Lu}\d] )(?<value>\p{Lu}[\p{Lu}\d'&.-]+(?:[ ]${WORD}){0,6}),\s+${KIND}(?!\p{L})`,
  'u',
);
/** Said of a company, in the same sentence. */
const SEAT =
  /^[^;]{0,220}?\b(?:dont le siege|ayant (?:son|pour) siege|au capital|immatricul|identifiee? au)/;

export const seatedParties = (flowText: FlowText): Extracted<string>[] =>
  extracted(flowText, SEATED, plain).filter(
    (one) =>
      SEAT.test(flowText.folded.slice(one.end).replaceAll(/\s+/g, ' ')) &&
      !isOfAnother(flowText, one),
  );
