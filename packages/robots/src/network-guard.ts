// Where a visit may go: the portal's own hosts, and only at addresses of the open Internet. A portal that
// leads elsewhere, by a redirection or by its DNS, is refused before anything is sent.
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

import { RobotError } from './robot-error.ts';

/** LOOPBACK reaches this machine and nothing else: replicas. */
export type Network = 'PUBLIC' | 'LOOPBACK';

export type NetworkGuard = {
  /** The address to ask for, or FORBIDDEN_HOST. */
  allow: (url: URL) => URL;
  /** For the connection itself: what DNS answers is judged at the moment it is used. */
  lookup: LookupFunction;
};

/** Prefixes under which an IPv4 address hides in an IPv6 one, beyond those that ipaddr.js unfolds. */
const NAT64_LOCAL = ipaddr.parseCIDR('64:ff9b:1::/48');

/** An address, by the name of its range; those that carry an IPv4 address are judged by it. */
function rangeOf(address: string): string {
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range();
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range();
  if (parsed.match(NAT64_LOCAL)) return 'reserved';
  const range = parsed.range();
  const { parts } = parsed;
  const carried: Record<string, readonly (number | undefined)[]> = {
    '6to4': parts.slice(1, 3),
    rfc6052: parts.slice(6, 8),
  };
  const halves = carried[range];
  if (!halves) return range;
  const bytes = halves.flatMap((half = 0) => [half >> 8, half & 0xff]);
  return new ipaddr.IPv4(bytes).range();
}

export function mayConnect(address: string, network: Network): boolean {
  if (!ipaddr.isValid(address)) return false;
  return rangeOf(address) === (network === 'PUBLIC' ? 'unicast' : 'loopback');
}

const refuse = (info: string) => new RobotError('FORBIDDEN_HOST', { info });

export function networkGuard({
  hosts,
  network,
  lookup = systemLookup,
}: {
  /** `host` or `host:port`, as they stand in an address. */
  hosts: readonly string[];
  network: Network;
  lookup?: LookupFunction;
}): NetworkGuard {
  const own = new Set(hosts.map((host) => host.toLowerCase()));

  return {
    allow: (asked) => {
      const url = new URL(asked);
      if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse(url.protocol);
      // A portal behind a proxy often redirects to its own address without TLS: nothing leaves in the clear.
      if (network === 'PUBLIC') url.protocol = 'https:';
      if (url.username || url.password) throw refuse('credentials in an address');
      if (!own.has(url.host)) throw refuse(url.host);
      const literal = url.hostname.replaceAll(/[[\]]/g, '');
      if (ipaddr.isValid(literal) && !mayConnect(literal, network)) throw refuse(url.host);
      return url;
    },
    lookup: (hostname, options, callback) => {
      const done: typeof callback = (error, address, family) => {
        const refused = error ?? judge(hostname, address, network);
        if (refused) callback(refused, options.all ? [] : '', family);
        else callback(null, address, family);
      };
      if (network === 'LOOPBACK' && /(^|\.)localhost$/.test(hostname)) {
        if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      } else lookup(hostname, options, done);
    },
  };
}

/** One wrong answer among several is enough: the next connection could take it. */
function judge(
  hostname: string,
  answer: string | readonly { address: string }[],
  network: Network,
): RobotError | null {
  const addresses = typeof answer === 'string' ? [answer] : answer.map(({ address }) => address);
  const wrong = addresses.some((address) => !mayConnect(address, network));
  return wrong || addresses.length === 0 ? refuse(`${hostname} by its DNS`) : null;
}
