// Elements within elements, thousands deep: no page is made so, and reading one would hold up everybody else.

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** They end by themselves: pages leave their ends out. */
const ENDING =
  /^(?:html|head|body|br|hr|img|input|meta|link|col|area|base|source|track|wbr|embed|param|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup)$/i;
const DEEPEST = 1000;

export function nestsTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (ENDING.test(name)) continue;
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
