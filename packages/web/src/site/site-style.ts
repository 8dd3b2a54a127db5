// The whole style sheet stands in each prerendered page, so that the first paint waits for nothing.
// It is not in the scripts: the browser takes it back from the page it is reading.
import css from '../theme/app.css?inline';

export const STYLE_ID = 'style-du-site';

export const siteStyle: string = import.meta.env.SSR
  ? css
  : (document.getElementById(STYLE_ID)?.textContent ?? '');

// While developing, the ordinary import follows the changes of the file.
if (import.meta.env.DEV) void import('../theme/app.css');
