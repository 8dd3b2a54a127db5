// Points of a meeting that are talked about and not voted on: the minutes tell no outcome of them.

const SPOKEN =
  /questions?\s+diverses?|points?\s+(?:divers|d[’' ]?information)|\binformations?\b|\bcommunications?\b|\brapports?\b|compte\s+rendu|sans\s+vote|échanges?(?:\s+(?:de\s+vues|avec|libres?)|$)|\bdébats?\b|tour\s+de\s+table/iu;

export const isWithoutVote = (title: string): boolean => SPOKEN.test(title);
