import { describe, expect, it } from 'vitest';

import { checklist } from '../portfolios/checklist.ts';
import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import {
  askedOfSyndic,
  type LetterFacts,
  nextReminder,
  writeSyndicLetter,
} from './syndic-letter.ts';

const FACTS: LetterFacts = {
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '14 Rue du Marché 69002 Lyon',
  rnc_number: 'AC1234567',
  owners: ['Claire Dubois'],
  lots: ['17', '58'],
  document_types: ['PV_AG', 'CHARGES'],
  sender: 'Claire Dubois',
  is_owner: true,
  reply_to: 'claire@example.fr',
  reminds_of: null,
};
const textOf = (facts: Partial<LetterFacts> = {}) =>
  writeSyndicLetter({ ...FACTS, ...facts }).paragraphs.join('\n');

describe('what is asked', () => {
  const items = checklist('APARTMENT_SALE_PORTFOLIO', EMPTY_SITUATION);
  const slot = (
    document_type: 'PV_AG' | 'CHARGES' | 'FICHE_SYN' | 'CV_AG',
    status: 'VERIFIED' | 'EXPIRED' | 'NEW_A_VERIFIER' | 'MISSING_ANNEXES_COMPTABLES',
    waived_at: Date | null = null,
  ) => ({
    document_type,
    status,
    waived_at,
  });

  it('is what the dossier needs of the syndic, and does not have', () => {
    expect(askedOfSyndic(items, [])).toEqual([
      'RCP_EDD',
      'FICHE_SYN',
      'CARNET_ENTRETIEN',
      'CV_AG',
      'PV_AG',
      'CHARGES',
    ]);
    const asked = askedOfSyndic(items, [
      slot('PV_AG', 'VERIFIED'),
      slot('CHARGES', 'NEW_A_VERIFIER'),
      slot('FICHE_SYN', 'EXPIRED', new Date()),
      slot('CV_AG', 'MISSING_ANNEXES_COMPTABLES'),
    ]);
    expect(asked).toEqual(['RCP_EDD', 'CARNET_ENTRETIEN', 'CV_AG']);
  });

  it('is nothing for a house', () => {
    expect(askedOfSyndic(checklist('HOUSE_SALE_PORTFOLIO', EMPTY_SITUATION), [])).toEqual([]);
  });
});

describe('the letter', () => {
  it('says who asks for what, and why they may', () => {
    expect(writeSyndicLetter(FACTS)).toEqual({
      subject: 'Demande de documents de copropriété : 14 rue du Marché, 69002 Lyon',
      paragraphs: [
        'Madame, Monsieur,',
        'Propriétaire des lots 17 et 58 de la copropriété située 14 rue du Marché, 69002 Lyon (immatriculation AC1234567), je vous remercie de bien vouloir me transmettre :',
        '– les procès-verbaux des assemblées générales des trois dernières années ;',
        '– le dernier appel de fonds, le relevé de compte et les décomptes de charges des deux derniers exercices clos.',
        expect.stringContaining('L. 721-2'),
        expect.stringContaining('2019-502'),
        expect.stringContaining('article 33'),
        expect.stringContaining('claire@example.fr'),
        expect.stringContaining('salutations'),
        'Claire Dubois',
      ],
    });
  });

  it('is written for the owner by somebody else', () => {
    const agent = { sender: 'Lucie Martin', is_owner: false };
    expect(textOf({ ...agent, lots: ['3'] })).toContain(
      'Pour le compte de Claire Dubois, propriétaire du lot 3 de la copropriété',
    );
    expect(textOf({ ...agent, owners: [], lots: [] })).toContain(
      'Pour le compte du propriétaire d’un lot de la copropriété',
    );
    expect(textOf({ ...agent, owners: ['A', 'B', 'C'] })).toContain('de A, B et C, propriétaires');
  });

  it('cites only what bears on it', () => {
    expect(textOf({ portfolio_type: 'GESTION_LOCATIVE_PORTFOLIO' })).not.toContain('721-2');
    const notice = textOf({ document_types: ['CV_AG'] });
    expect(notice).not.toContain('2019-502');
    expect(notice).not.toContain('article 33');
    expect(textOf({ document_types: ['FICHE_SYN'] })).toContain('8-2');
  });

  it('promises no delay that the texts do not set', () => {
    expect(textOf({ document_types: ['RCP_EDD', 'FICHE_SYN', 'PV_AG'] })).not.toMatch(
      /\d+ jours|sous un mois|délai/,
    );
  });

  it('reminds of the first one', () => {
    const { subject, paragraphs } = writeSyndicLetter({ ...FACTS, reminds_of: '2026-11-15' });
    expect(subject).toMatch(/^Relance/);
    expect(paragraphs[1]).toContain('15 novembre 2026');
  });
});

it('reminders leave after 8, 15 and 30 days, then no more', () => {
  const sent = new Date('2026-11-15T10:00:00Z');
  const days = [0, 1, 2, 3].map((count) => nextReminder(sent, count)?.toISOString().slice(0, 10));
  expect(days).toEqual(['2026-11-23', '2026-11-30', '2026-12-15', undefined]);
});
