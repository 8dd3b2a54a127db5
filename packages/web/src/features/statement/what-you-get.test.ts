import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import { FIELD_REFERENCES } from '@quitus/domain/preetatdate/references';
import type { StatementField } from '@quitus/domain/preetatdate/statement';
import { expect, test } from 'vitest';

import { testField, testStatement } from '../../statement-fields/test-statement.ts';
import { whatYouGet } from './what-you-get.ts';

const REQUIRED = FIELD_REFERENCES.filter((reference) => FIELDS[reference].required);
const OPTIONAL = FIELD_REFERENCES.filter((reference) => !FIELDS[reference].required);

type Given = { read?: number; confirmed?: number; unknown?: number; missing?: number };

/** As many required fields of each state, and one that is optional and missing. */
function words(
  { read = 0, confirmed = 0, unknown = 0, missing = 0 }: Given,
  deliverable = false,
): string {
  const states: Partial<StatementField>[] = [
    ...Array.from({ length: read }, () => ({ state: 'READ', value: 1 }) as const),
    ...Array.from({ length: confirmed }, () => ({ state: 'CONFIRMED', value: 1 }) as const),
    ...Array.from({ length: unknown }, () => ({ state: 'CONFIRMED' }) as const),
    ...Array.from({ length: missing }, () => ({})),
  ];
  const of = (rank: number): FieldReference => REQUIRED[rank] ?? 'VENDEUR';
  const fields = states.map((state, rank) => testField(of(rank), state));
  const statement = testStatement({ fields: [...fields, testField(OPTIONAL[0] ?? 'RNC')] });
  const readiness = { sections: [], deliverable };
  return whatYouGet({ statement, readiness }).replaceAll('\u00A0', ' ');
}

test('what is there, what the team completes, and what one may do oneself', () => {
  expect(words({ confirmed: 12, missing: 6 })).toBe(
    '12 informations sur 18 sont déjà là. Notre équipe complète les 6 dernières sous 24 h. Pressé ? Complétez-les vous-même : livraison immédiate.',
  );
  expect(words({ confirmed: 1, missing: 1 })).toBe(
    'Une information sur 2 est déjà là. Notre équipe complète la dernière sous 24 h. Pressé ? Complétez-la vous-même : livraison immédiate.',
  );
  expect(words({ missing: 6 })).toBe(
    'Aucune information sur 6 n’est encore là. Notre équipe les complète sous 24 h. Pressé ? Complétez-les vous-même : livraison immédiate.',
  );
});

test('completing is not said to be enough while values wait to be confirmed', () => {
  expect(words({ read: 12, missing: 6 })).toBe(
    '12 informations sur 18 sont déjà là. Notre équipe complète les 6 dernières sous 24 h. Pressé ? Complétez-les vous-même et confirmez le reste : livraison immédiate.',
  );
});

test('when nothing is missing, what is left is to confirm', () => {
  expect(words({ read: 18 })).toBe(
    'Les 18 informations sont là. Notre équipe les confirme sous 24 h. Pressé ? Confirmez-les vous-même : livraison immédiate.',
  );
  expect(words({ read: 1, confirmed: 17 })).toBe(
    'Les 18 informations sont là. Notre équipe confirme la dernière sous 24 h. Pressé ? Confirmez-la vous-même : livraison immédiate.',
  );
  expect(words({ confirmed: 18 })).toBe(
    'Les 18 informations sont là. Un contrôle ne passe pas : notre équipe le regarde sous 24 h.',
  );
});

test('nothing is left, and it comes as soon as it is paid', () => {
  expect(words({ confirmed: 18 }, true)).toBe(
    'Les 18 informations sont là. Vous recevez le document aussitôt payé.',
  );
  expect(words({ confirmed: 17, unknown: 1 }, true)).toBe(
    '17 informations sur 18 sont déjà là, une est inconnue. Vous recevez le document aussitôt payé.',
  );
});

test('what nobody knows is not said to be there', () => {
  expect(words({ confirmed: 3, unknown: 10 })).toBe(
    '3 informations sur 13 sont déjà là, 10 sont inconnues. Il en manque trop pour une livraison immédiate : notre équipe les cherche et livre sous 24 h.',
  );
});
