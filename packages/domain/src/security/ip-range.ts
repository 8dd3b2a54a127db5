/** « 192.0.2.x », « 2001:db8:12::x »: enough for its owner to know a place, too little to find a person. */
export function ipRange(ip: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(mapped)?.[1];
  if (four !== undefined) return `${four}.x`;
  const [head = '', tail, ...more] = ip.toLowerCase().split('%', 1).join('').split('::');
  if (!ip.includes(':') || more.length > 0) return null;
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last];
  if (all.length !== 8 || !all.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  const kept = all.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${kept.join(':')}::x`;
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
