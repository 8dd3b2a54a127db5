// When the words of known papers make the phrases' answer sure, or set its sort right.
import { readFileSync } from 'node:fs';

import type { ReadDocument } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { kindFeatures } from './kind-features.ts';
import {
  KINDS_FILE,
  kindFeaturesFingerprint,
  type KnownKind,
  openKinds,
  pressKinds,
} from './kind-model.ts';
import { secondOpinion } from './second-opinion.ts';
import { trainKinds } from './train-kinds.ts';

const TEXTS: readonly (readonly [KnownKind, string])[] = [
  ['APPEL_DE_FONDS', 'Votre versement du trimestre\nÀ verser avant le 15 : 120,00 €'],
  ['DECOMPTE', 'Comptes de l’année écoulée\nVotre part des dépenses : 480,00 €'],
  ['NONE', 'Devis de peinture\nValable un mois, acompte de 30 %'],
];
const papers = TEXTS.flatMap(([kind, text]) =>
  Array.from({ length: 20 }, () => ({ kind, features: kindFeatures([setPage(text)]) })),
);
const trained = trainKinds(papers);

const BOX = [0, 0, 1, 1] as const;
const document = (rest: Partial<ReadDocument>): ReadDocument => ({
  type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  pages: [1],
  answered: false,
  margin: 2,
  evidence: [],
  facts: [],
  ...rest,
});
const opinion = (text: string, rest: Partial<ReadDocument> = {}): ReadDocument =>
  secondOpinion(document(rest), [setPage(text)], () => trained);
const [CALL = '', SETTLEMENT = '', QUOTE = ''] = TEXTS.map(([, text]) => text);

describe('a second opinion', () => {
  it('makes an answer of a guess that it shares', () => {
    expect(opinion(CALL)).toEqual(document({ answered: true }));
  });

  it('leaves a guess that it does not share', () => {
    const guess = { type: 'PV_AG', sub_kind: null } as const;
    expect(opinion(CALL, guess)).toEqual(document(guess));
    expect(opinion(CALL, { type: null, sub_kind: null }).answered).toBe(false);
  });

  it('sets the sort right within a type, and never the type', () => {
    const said = opinion(SETTLEMENT, { answered: true });
    expect(said).toEqual(document({ answered: true, sub_kind: 'DECOMPTE' }));
    const other = document({ type: 'DIAGNOSTICS', sub_kind: 'DPE', answered: true });
    expect(opinion(SETTLEMENT, other)).toEqual(other);
  });

  it('leaves the sort that a title says', () => {
    const evidence = [{ phrase: 'appel de fonds', page: 1, box: BOX, weight: 12 }];
    const titled = document({ answered: true, evidence });
    expect(opinion(SETTLEMENT, titled)).toEqual(titled);
  });

  it('knows what is none of ours, whatever words the phrases lean by', () => {
    const aside = document({ type: 'OTHER', sub_kind: null, answered: true });
    expect(opinion(QUOTE)).toEqual(aside);
    expect(opinion(QUOTE, { type: 'CARNET_ENTRETIEN', sub_kind: null })).toEqual(aside);
    expect(opinion(QUOTE, { type: null, sub_kind: null })).toEqual(aside);
    const invoice = { type: 'OTHER_PROPERTY_DOCS', sub_kind: null, answered: true } as const;
    expect(opinion(QUOTE, invoice)).toEqual(document(invoice));
  });

  it('makes no answer of what phrases and words tell differently, and sets a mail aside', () => {
    const tax = { type: 'TAX_FONCIERE', sub_kind: null, answered: true } as const;
    expect(opinion(QUOTE, tax)).toEqual(document({ ...tax, answered: false }));
    const head = 'De : Impôts\nÀ : Odile Martin\nObjet : votre avis de taxes foncières\n';
    expect(opinion(head + QUOTE, tax).type).toBe('OTHER');
  });

  it('says nothing of a page without words', () => {
    const empty = document({ type: null, sub_kind: null });
    expect(secondOpinion(empty, [setPage('')])).toEqual(empty);
  });
});

describe('the model of kinds', () => {
  it('is the same for the same papers, and comes back as it was pressed', () => {
    expect(trainKinds(papers)).toEqual(trained);
    expect(openKinds(pressKinds(trained, 'these features'))).toEqual({
      ...trained,
      trained_with: 'these features',
    });
  });

  it('of the reader were trained with the features as they are written now (npm run train)', () => {
    expect(openKinds(readFileSync(KINDS_FILE)).trained_with).toBe(kindFeaturesFingerprint());
  });
});
