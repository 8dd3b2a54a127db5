import { expect, it } from 'vitest';

import { gaugeWords, roomWords, storageWords } from './storage-words.ts';

const GB = 1_000_000_000;
const plain = (words: string) => words.replaceAll('\u00A0', ' ');

it('says how much is used, in the units people know', () => {
  expect(plain(storageWords({ used: 320_000_000, allowed: GB, left: 680_000_000 }))).toBe(
    '320 Mo sur 1 Go',
  );
  expect(plain(gaugeWords({ used: 320_000_000, allowed: GB, left: 12_000_000 }))).toBe(
    'il reste 12 Mo',
  );
});

it.each([
  [
    'the dossier is nearly full',
    { used: 916_000_000, allowed: GB, left: 84_000_000 },
    'OWNER',
    'Ce dossier est presque plein : il reste 84 Mo. Retirez ce qui ne sert plus pour faire de la place.',
  ],
  [
    'the dossier is full',
    { used: GB, allowed: GB, left: 0 },
    'VENDEUR',
    'Ce dossier est plein. Retirez ce qui ne sert plus pour faire de la place.',
  ],
  [
    'the account is full, for its owner',
    { used: 100, allowed: GB, left: 0 },
    'OWNER',
    'Votre espace est plein. Les fichiers retirés libèrent leur place après 30 jours ; une offre supérieure en donne tout de suite.',
  ],
  [
    'the account is full, for a guest',
    { used: 100, allowed: GB, left: 0 },
    'NOTAIRE',
    'L’espace de ce compte est plein. Prévenez la personne qui gère ce dossier.',
  ],
] as const)('says what to do when %s', (_, storage, relation, words) => {
  expect(plain(roomWords(storage, relation))).toBe(words);
});
