/** « procès-verbal » at the start of a line: « Procès-verbal ». */
export const startUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « Le syndic » in the middle of one: « le syndic ». */
export const startLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
