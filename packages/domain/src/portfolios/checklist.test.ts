import { describe, expect, it } from 'vitest';

import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-type.ts';
import { checklist, type Need, shownDocumentTypes } from './checklist.ts';
import type { PortfolioType } from './portfolio-type.ts';
import { EMPTY_SITUATION, SELLER_SITUATIONS, type Situation } from './situation.ts';

const FLAT = 'APARTMENT_SALE_PORTFOLIO';
const HOUSE = 'HOUSE_SALE_PORTFOLIO';
const RENTAL = 'GESTION_LOCATIVE_PORTFOLIO';
const PED = 'PED_PORTFOLIO';

function itemOf(portfolio_type: PortfolioType, type: DocumentType, known: Partial<Situation>) {
  const list = checklist(portfolio_type, { ...EMPTY_SITUATION, ...known });
  return list.find(({ document_type }) => document_type === type);
}

const typesBy = (portfolio_type: PortfolioType, need: Need, known: Partial<Situation> = {}) =>
  checklist(portfolio_type, { ...EMPTY_SITUATION, ...known })
    .filter((item) => item.need === need)
    .map(({ document_type }) => document_type);

describe('the documents of a dossier', () => {
  it('are all of them for a flat, those of a house without the syndic’s', () => {
    expect(shownDocumentTypes(FLAT).toSorted()).toEqual([...DOCUMENT_TYPES].toSorted());
    expect(shownDocumentTypes(HOUSE).slice(0, 2)).toEqual(['RCP_EDD', 'TAX_FONCIERE']);
    expect(shownDocumentTypes(HOUSE)).toHaveLength(21);
  });

  it('are those of the owner for a letting, of the accounts for a pré-état daté', () => {
    expect(shownDocumentTypes(RENTAL)).toHaveLength(19);
    expect(shownDocumentTypes(RENTAL)).not.toContain('PRE_ETAT_DATE');
    expect(typesBy(PED, 'REQUIRED')).toEqual(['CV_AG', 'PV_AG', 'CHARGES', 'PRE_ETAT_DATE']);
    expect(shownDocumentTypes(PED)).not.toContain('CARNET_ENTRETIEN');
  });

  it('wait for the payment', () => {
    expect(shownDocumentTypes('PENDING_PAYMENT_PORTFOLIO')).toEqual([]);
    expect(checklist('PENDING_PAYMENT_PORTFOLIO', EMPTY_SITUATION)).toEqual([]);
  });
});

describe('a flat of which nothing is known', () => {
  it('asks for what every sale needs', () => {
    expect(typesBy(FLAT, 'REQUIRED')).toEqual([
      'RCP_EDD',
      'FICHE_SYN',
      'CARNET_ENTRETIEN',
      'CV_AG',
      'PV_AG',
      'CHARGES',
      'PRE_ETAT_DATE',
      'TAX_FONCIERE',
      'TITRE_PROP',
      'DIAGNOSTICS',
      'DOC_IDENTITE',
      'RIB',
    ]);
  });

  it('leaves open what an answer decides', () => {
    expect(typesBy(FLAT, 'TO_SPECIFY')).toEqual([
      'DIAGNOSTICS_IMMEUBLE',
      'CERT_CARREZ',
      'ENTRETIEN',
      'LOGEMENT_LOUE',
      'DIAGNOSTICS_ASSAINISSEMENT',
      'DOCS_MAISON_MOINS_10_ANS',
      'OTHER',
    ]);
    expect(typesBy(FLAT, 'NOT_APPLICABLE')).toEqual([]);
  });
});

it('a cellar sold alone has the reduced list', () => {
  const cellar: Partial<Situation> = { lot_kinds: ['CAVE'], rented: false, seller: 'SEUL' };
  expect(typesBy(FLAT, 'NOT_APPLICABLE', cellar)).toEqual([
    'FICHE_SYN',
    'CARNET_ENTRETIEN',
    'PV_AG',
    'CERT_CARREZ',
    'CERTIFICAT_DE_SUPERFICIE',
    'ENTRETIEN',
    'LOGEMENT_LOUE',
    'DIAGNOSTICS_ASSAINISSEMENT',
  ]);
  expect(typesBy(FLAT, 'REQUIRED', cellar)).toEqual(
    expect.arrayContaining(['RCP_EDD', 'CV_AG', 'CHARGES', 'PRE_ETAT_DATE', 'DIAGNOSTICS']),
  );
});

type Case = [PortfolioType, DocumentType, Partial<Situation>, Need];

const CASES: Case[] = [
  [FLAT, 'CERT_CARREZ', { lot_kinds: ['LOGEMENT'] }, 'REQUIRED'],
  [FLAT, 'CERT_CARREZ', { lot_kinds: ['LOGEMENT'], surface_m2: 8 }, 'REQUIRED'],
  [FLAT, 'CERT_CARREZ', { lot_kinds: ['LOGEMENT'], surface_m2: 7.9 }, 'NOT_APPLICABLE'],
  [FLAT, 'LOGEMENT_LOUE', { rented: true }, 'CONDITIONAL'],
  [FLAT, 'LOGEMENT_LOUE', { rented: false }, 'NOT_APPLICABLE'],
  [FLAT, 'DIAGNOSTICS_IMMEUBLE', { build_year: 1970 }, 'CONDITIONAL'],
  [FLAT, 'DIAGNOSTICS_IMMEUBLE', { build_year: 2020 }, 'OPTIONAL'],
  [FLAT, 'OTHER', { seller: 'SEUL' }, 'OPTIONAL'],
  [FLAT, 'OTHER', { seller: 'SCI' }, 'CONDITIONAL'],
  [FLAT, 'OTHER_PROPERTY_DOCS', {}, 'OPTIONAL'],
  [HOUSE, 'DIAGNOSTICS_ASSAINISSEMENT', { sewer: 'INDIVIDUEL' }, 'CONDITIONAL'],
  [HOUSE, 'DIAGNOSTICS_ASSAINISSEMENT', { sewer: 'COLLECTIF' }, 'OPTIONAL'],
  [HOUSE, 'RCP_EDD', {}, 'TO_SPECIFY'],
  [HOUSE, 'RCP_EDD', { in_copropriete_or_asl: false }, 'NOT_APPLICABLE'],
  [HOUSE, 'CERT_CARREZ', { in_copropriete_or_asl: true }, 'CONDITIONAL'],
  [HOUSE, 'OTHER_PROPERTY_DOCS', { pool: true }, 'CONDITIONAL'],
  [HOUSE, 'OTHER_PROPERTY_DOCS', { pool: false }, 'TO_SPECIFY'],
  [HOUSE, 'OTHER_PROPERTY_DOCS', { pool: false, in_copropriete_or_asl: false }, 'OPTIONAL'],
  [HOUSE, 'DOCS_MAISON_MOINS_10_ANS', { works_under_10_years: true }, 'CONDITIONAL'],
  [RENTAL, 'CERTIFICAT_DE_SUPERFICIE', {}, 'TO_SPECIFY'],
  [RENTAL, 'CERTIFICAT_DE_SUPERFICIE', { furnished: false }, 'REQUIRED'],
  [RENTAL, 'CERTIFICAT_DE_SUPERFICIE', { furnished: true }, 'OPTIONAL'],
  [RENTAL, 'LOGEMENT_LOUE', { rented: false }, 'REQUIRED'],
];

it.each(CASES)('%s: %s with %o is %s', (portfolio_type, type, known, need) => {
  expect(itemOf(portfolio_type, type, known)?.need).toBe(need);
});

describe('the pieces of a document', () => {
  const needed = (type: DocumentType, known: Partial<Situation>) =>
    itemOf(FLAT, type, known)
      ?.pieces.filter(({ need }) => need === 'REQUIRED')
      .map(({ code }) => code);

  it('are the diagnostics that this flat needs', () => {
    expect(needed('DIAGNOSTICS', { build_year: 1930, gas_over_15_years: 'OVER' })).toEqual([
      'DPE',
      'AMIANTE',
      'PLOMB',
      'GAZ',
      'ERP',
    ]);
  });

  it('are the proofs that this seller owes', () => {
    expect(needed('OTHER', { seller: 'SUCCESSION' })).toEqual([
      'ACTE_NOTORIETE',
      'ATTESTATION_PROPRIETE',
    ]);
    expect(needed('OTHER', { seller: 'SEUL' })).toEqual([]);
    expect(needed('OTHER', {})).toEqual([]);
  });

  it('leave room for a proxy, whoever sells', () => {
    const needs = SELLER_SITUATIONS.map(
      (seller) =>
        itemOf(FLAT, 'OTHER', { seller })?.pieces.find(({ code }) => code === 'PROCURATION')?.need,
    );
    expect(new Set(needs)).toEqual(new Set(['OPTIONAL']));
  });

  it('are none when the document does not apply', () => {
    expect(itemOf(FLAT, 'LOGEMENT_LOUE', { rented: false })?.pieces).toEqual([]);
  });
});
