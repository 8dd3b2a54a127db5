/** The first that fits: browsers name those they descend from as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** « Firefox sur Windows »: enough to recognise one’s own devices, never more than what is sure. */
export function browserName(user_agent: string | null): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([sign]) => sign.test(user_agent ?? ''))?.[1],
  );
  if (browser === undefined) return system ?? 'Navigateur inconnu';
  return system === undefined ? browser : `${browser} sur ${system}`;
}

export const isHandheld = (user_agent: string | null): boolean =>
  /iPhone|iPad|Android|Mobile/.test(user_agent ?? '');
