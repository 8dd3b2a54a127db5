import { progressOf } from '@quitus/domain/portfolios/progress';
import { SHARE_CODE } from '@quitus/domain/sharing/share-link';
import { describe, expect, it } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';
import {
  bodyOf,
  drawCode,
  forAudience,
  isChosen,
  newDraft,
  reachOf,
  reachWords,
  shareable,
  type Shareable,
  withCategory,
  withDocument,
} from './share-draft.ts';

const ID = '2992befa-74c1-469e-8386-e5f97cdc4032';
const dossier = testDossier({
  slots: { TITRE_PROP: { status: 'VERIFIED' }, RIB: { status: 'VERIFIED' } },
});
const offered = shareable(dossier);
const draft = newDraft(ID, offered);
const personal: Shareable =
  offered.find(({ category }) => category === 'DOCS_PERSONNELS') ?? expect.fail('no such category');

describe('a new link', () => {
  it('proposes what its audience usually needs, and its watermark', () => {
    expect(draft.categories).toContain('DOCS_PERSONNELS');
    const buyer = forAudience(draft, 'ACQUEREUR', offered);
    expect(buyer.categories).toEqual(['DOCS_IMMEUBLE_COPROPRIETE', 'DOCS_APPARTEMENT']);
    expect(buyer.watermark).toBe('ALL');
  });

  it('keeps the rest when the audience changes', () => {
    const named = { ...draft, recipient: 'Étude Morel', days: 7 as const };
    expect(forAudience(named, 'AGENT', offered)).toMatchObject({
      recipient: 'Étude Morel',
      days: 7,
    });
  });

  it('proposes no category that the dossier does not have', () => {
    const rental = shareable(testDossier({ portfolio_type: 'GESTION_LOCATIVE_PORTFOLIO' }));
    const known = rental.map(({ category }) => category);
    for (const category of newDraft(ID, rental).categories) expect(known).toContain(category);
  });

  it('sends nothing for what was left empty', () => {
    expect(bodyOf({ ...draft, email: ' ', code: '' })).toMatchObject({ email: null, code: null });
  });
});

describe('document by document', () => {
  it('taking one out of a category leaves the others, and none that comes later', () => {
    const without = withDocument(draft, 'RIB', false, personal);
    expect(without.categories).not.toContain('DOCS_PERSONNELS');
    expect(isChosen(without, 'RIB')).toBe(false);
    expect(isChosen(without, 'DOC_IDENTITE')).toBe(true);
  });

  it('choosing them all is choosing the category', () => {
    const without = withDocument(draft, 'RIB', false, personal);
    const again = withDocument(without, 'RIB', true, personal);
    expect(again.categories).toContain('DOCS_PERSONNELS');
    expect(again.document_types).toEqual([]);
  });

  it('a category taken out takes its documents along', () => {
    const one = withDocument(draft, 'RIB', false, personal);
    expect(withCategory(one, 'DOCS_PERSONNELS', false).document_types).toEqual([]);
  });
});

describe('what the link would show', () => {
  it('counts what is verified now and what would join', () => {
    const title = { categories: [], document_types: ['TITRE_PROP', 'CERT_CARREZ'] as const };
    expect(reachOf(title, dossier)).toEqual({ ready: 1, later: 1, optional: 0 });
  });

  it('adds up to what the page of the dossier counts', () => {
    const { portfolio_type, situation, slots } = dossier;
    const { verified, total, optional } = progressOf(portfolio_type, situation, slots);
    expect(reachOf(draft, dossier)).toEqual({ ready: verified, later: total - verified, optional });
  });

  it.each([
    [{ ready: 0, later: 0, optional: 0 }, 'Choisissez au moins un document.'],
    [{ ready: 1, later: 0, optional: 2 }, '1 document vérifié est prêt.'],
    [
      { ready: 7, later: 5, optional: 0 },
      '7 documents vérifiés sont prêts. 5 autres s’ajouteront une fois vérifiés.',
    ],
    [
      { ready: 2, later: 1, optional: 0 },
      '2 documents vérifiés sont prêts. 1 autre s’ajoutera une fois vérifié.',
    ],
  ])('%o reads as a sentence', (reach, words) => {
    expect(reachWords(reach)).toBe(words);
  });

  it('says that a link without anything verified can be made all the same', () => {
    expect(reachWords({ ready: 0, later: 0, optional: 1 })).toContain('Vous pouvez créer le lien');
  });
});

it('draws codes of six figures that the contract accepts', () => {
  for (let draw = 0; draw < 50; draw += 1) expect(drawCode()).toMatch(/^\d{6}$/);
  expect(drawCode()).toMatch(SHARE_CODE);
});
