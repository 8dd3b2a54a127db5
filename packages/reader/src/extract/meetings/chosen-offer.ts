// « Devis A 3 210 €, devis B 2 874 €. Le second est retenu », « on prend le moins cher »: which of the prices that were
// extracted, where each firm has one.

const PLACE =
  '(?<place>premiere?|seconde?|deuxieme|troisieme|derniere?|(?:moins|plus) (?:chere?|disante?))';
const KIND = '(?: devis| offre| proposition| entreprise)?';
const TAKEN = '(?:retenu|choisi|accepte|prefere|adopte|vote|valide)e?';
const TAKES =
  '(?:retient|retenons|choisit|choisissons|prend|prenons|accepte|prefere|opte pour|valide)';
const CHOICE = [
  String.raw`\b(?:le|la)${KIND}(?: le| la)? ${PLACE}${KIND} (?:est|a ete)(?: donc| finalement)? ${TAKEN}\b`,
  String.raw`\b${TAKES} (?:le|la|l')${KIND}(?: le| la)? ?${PLACE}\b(?! fois)`,
].map((words) => new RegExp(words, 'u'));

const PLACES: Record<string, number> = { premier: 0, second: 1, deuxieme: 1, troisieme: 2 };
/** More prices are not one for each firm. */
const MOST_OFFERS = 3;

/** `prices`: in the order of the text, which is folded. None where it does not say. */
export function offerChosen<T extends { value: number }>(text: string, prices: readonly T[]): T[] {
  const said = CHOICE.map((words) => words.exec(text)?.groups?.['place']).find((one) => one);
  if (said === undefined || prices.length < 2 || prices.length > MOST_OFFERS) return [];
  if (said.startsWith('moins')) return cheapest(prices);
  const place = said.replace(/(?<=premier|second|dernier)e$/, '');
  if (place === 'dernier') return prices.slice(-1);
  // Of three, nobody says « le second ».
  const isWhole = place !== 'second' || prices.length === 2;
  const at = PLACES[place];
  return at !== undefined && isWhole ? prices.slice(at, at + 1) : [];
}

const cheapest = <T extends { value: number }>(prices: readonly T[]): T[] =>
  prices.toSorted((a, b) => a.value - b.value).slice(0, 1);
