export const THEME_KEY = 'theme';

/**
 * Runs in the head, before the first paint: a page must not flash white at someone who chose the night.
 * A text, because it goes into the page as it is; it only knows the two values that change anything.
 */
export const themeScript = `try{let t=localStorage.getItem('${THEME_KEY}');if(t==='jour'||t==='nuit')document.documentElement.dataset.theme=t}catch{}`;
