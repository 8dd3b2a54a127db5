// Events signed as Stripe signs them: « t=<seconds>,v1=<HMAC-SHA256 of the time and the bytes> ».
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Key, KeyRing } from '../../keys.ts';

/** One that was caught on its way is of no use later. */
const TOLERANCE_SECONDS = 300;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const signatureOf = ({ bytes }: Key, seconds: number, raw: Buffer): Buffer =>
  createHmac('sha256', bytes).update(`${seconds}.`).update(raw).digest();

export const signEvent = ([key]: KeyRing, raw: Buffer, now: Date): string => {
  const seconds = secondsOf(now);
  return `t=${seconds},v1=${signatureOf(key, seconds, raw).toString('hex')}`;
};

export function isSigned(keys: KeyRing, raw: Buffer, header: string, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === '' || Math.abs(secondsOf(now) - Number(time)) > TOLERANCE_SECONDS) return false;
  const said = Buffer.from(given, 'hex');
  return keys.some((key) => timingSafeEqual(said, signatureOf(key, Number(time), raw)));
}
