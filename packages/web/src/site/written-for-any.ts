/** Pages whose address ends in a link or a number: each is written once, and served for any of them. */
export const WRITTEN_FOR_ANY = {
  '/share/:shareToken': '/share/lien',
  '/verifier/:number': '/verifier/numero',
};

/** The build asks for them with a slash at their end. */
export const isWrittenForAny = (path: string): boolean =>
  Object.values(WRITTEN_FOR_ANY).includes(path.replace(/\/$/, ''));
