// What only the server reads again, as JWE (RFC 7516): the header says which key closed it, so that keys can
// change, and where it belongs.
import { CompactEncrypt, compactDecrypt } from 'jose';

import { openFormerSeal } from './former-seals.ts';
import type { KeyRing } from './keys.ts';

/** Where it belongs: moved anywhere else, it does not open. */
export type Place = {
  what: 'cred' | 'session' | 'answer';
  id: string;
  portfolio_uid: string;
  connector_id: string;
};

const placeText = ({ what, id, portfolio_uid, connector_id }: Place): string =>
  `${what}:${id}|portfolio:${portfolio_uid}|connector:${connector_id}`;

const [ALG, ENC] = ['dir', 'A256GCM'];

export function seal([key]: KeyRing, text: string, place?: Place): Promise<string> {
  const bound = place && { place: placeText(place) };
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALG, enc: ENC, kid: key.id, ...bound })
    .encrypt(key.bytes);
}

/** Throws where it was not sealed for this place, or was changed since. */
export async function unseal(keys: KeyRing, sealed: string, place?: Place): Promise<string> {
  const bound = place && placeText(place);
  if (!isJwe(sealed)) return openFormerSeal(keys, sealed, bound ?? null);
  const { plaintext, protectedHeader } = await compactDecrypt(
    sealed,
    ({ kid }) => {
      const key = keys.find(({ id }) => id === kid);
      if (!key) throw new Error('sealed with an unknown key');
      return key.bytes;
    },
    { keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: [ENC] },
  );
  if (protectedHeader['place'] !== bound) throw new Error('sealed for another place');
  return new TextDecoder().decode(plaintext);
}

const isJwe = (sealed: string): boolean => sealed.split('.').length === 5;
