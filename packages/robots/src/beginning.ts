/**
 * What is looked for in the words of a portal is looked for where they begin: some patterns take minutes over a
 * long text, and every other visit of the process waits meanwhile.
 */
export const beginning = (text: string, letters = 300): string => text.slice(0, letters);
