// Pages that stand where the portal's own should: a check against machines, works under way.

type Wall = {
  name: string;
  /** Header that tells it, whatever the page says. */
  header?: readonly [name: string, value: RegExp];
  mark?: RegExp;
  /** Words that a page of the portal itself could hold: believed only with a refusal. */
  refused_only?: true;
};

const WALLS: readonly Wall[] = [
  { name: 'Cloudflare', header: ['cf-mitigated', /challenge/], mark: /cf-chl-|challenge-platform/ },
  { name: 'DataDome', mark: /captcha-delivery\.com/ },
  { name: 'Imperva', mark: /_Incapsula_Resource/ },
  { name: 'PerimeterX', mark: /px-captcha/ },
  {
    name: 'AWS WAF',
    header: ['x-amzn-waf-action', /challenge|captcha/],
    mark: /awsWafCookieDomainList/,
  },
  {
    name: 'anti-bot',
    mark: /anti-?bot|pas un robot|are you (a )?(human|robot)|not a robot|unusual traffic|trafic inhabituel|just a moment|access denied/i,
    refused_only: true,
  },
];

const REFUSALS = new Set([403, 405, 429, 503]);

/** Who asks whether we are human, if somebody does. The robot never works around it. */
export function wallIn(status: number, headers: Headers, text: string): string | null {
  const wall = WALLS.find(({ header, mark, refused_only }) => {
    if (header && header[1].test(headers.get(header[0]) ?? '')) return true;
    return mark !== undefined && (!refused_only || REFUSALS.has(status)) && mark.test(text);
  });
  return wall?.name ?? null;
}

const WORKS =
  /(?:en|cours de|pour(?: cause de)?|op[ée]ration de) maintenance|maintenance (?:en cours|programm[ée]e|est en cours)|(?:momentan[ée]ment|temporairement|actuellement) (?:indisponible|inaccessible|ferm[ée]|suspendu)|under maintenance/i;
/** A list of documents may name a « contrat en maintenance »: a notice says little else. */
const NOTICE_LETTERS = 1500;

/** The whole page is a notice that the portal is closed for now. */
export function saysMaintenance(text: string): boolean {
  const visible = text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&eacute;/g, 'é')
    .replaceAll(/\s+/g, ' ');
  return visible.length <= NOTICE_LETTERS && WORKS.test(visible);
}
