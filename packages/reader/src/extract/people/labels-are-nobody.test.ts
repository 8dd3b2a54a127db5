// What a form prints to name its fields is nobody's name, and a kind of firm is no firm: refused wherever it was read.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';
import { isFieldName } from './identity-words.ts';

describe('an identity paper', () => {
  it.each([
    'Passeport n°',
    'Passepart',
    'Prénoms',
    'Given names',
    'Date de naissance',
    'Nationalité',
    'RÉPUBLIQUE FRANÇAISE',
    'Autorité',
    'Titulaire',
  ])('never tells one of its labels as a name: %s', (label) => {
    expect(isFieldName(label)).toBe(true);
  });

  it.each(['LE NO', 'LENOM', 'NOMBLOT', 'LIEUTAUD', 'TYPHAINE', 'DATEL'])(
    'may be of somebody who is called nearly so: %s',
    (name) => {
      expect(isFieldName(name)).toBe(false);
    },
  );

  it('tells the name that stands under its own label, and none under another', () => {
    expect(
      typedFacts(
        `PASSEPORT    RÉPUBLIQUE FRANÇAISE
Nom / Surname (1)    Passeport n°
ESSAI-DUPRÉ`,
        'DOC_IDENTITE',
        'PASSEPORT',
      ),
    ).not.toHaveProperty('last_name', 'Passeport n°');
  });
});

describe('a certificate of insurance', () => {
  const certificate = (lines: string) =>
    typedFacts(`${lines}\nAssuré : Mme Anne ESSAI`, 'ASSURANCES_DU_LOGEMENT');

  it('names a firm, and not what kind of firm it is', () => {
    expect(
      certificate(`ASSURANCES DU PONT EXEMPLE
Attestation d'assurance
La Compagnie certifie garantir le logement par le contrat n° 12 3456 789`),
    ).toMatchObject({ insurer: 'ASSURANCES DU PONT EXEMPLE' });
    expect(
      certificate(`MUTUELLE DU MARAIS EXEMPLE
Attestation
La Mutuelle atteste garantir le bien ci-après`),
    ).toMatchObject({ insurer: 'MUTUELLE DU MARAIS EXEMPLE' });
    expect(
      certificate(`Attestation
La Société certifie garantir le bien ci-après`),
    ).not.toHaveProperty('insurer');
    expect(
      certificate(`Assureur : La Compagnie
Contrat n° 12 3456 789`),
    ).not.toHaveProperty('insurer');
  });
});

describe('a tax notice', () => {
  it('tells a debtor whose name goes on under its label, whole', () => {
    const notice = (name: string, sent: string) =>
      typedFacts(
        `FINANCES PUBLIQUES    AVIS D'IMPÔT 2026
Vos références    TAXES FONCIÈRES
Débiteur légal : ${name}
Commune : 004 TESTVILLE    ${sent}
N° rôle : 22101    3 RTE DU PORT
Date : 06/08/2026    20000 TESTVILLE`,
        'TAX_FONCIERE',
      );
    expect(notice("D'ESSAI VERNET\nJEANNE", 'MME D ESSAI VERNET JEANNE')).toMatchObject({
      owner: 'MME D ESSAI VERNET JEANNE',
    });
    expect(notice("D'ESSAI VERNET\nJEANNE", '')).toMatchObject({ owner: "D'ESSAI VERNET JEANNE" });
    expect(notice("D'ESSAI VERNET\nXOAN THI", '')).not.toHaveProperty('owner');
    expect(notice('SCI LES TROIS\nPLATANES', '')).toMatchObject({
      owner: 'SCI LES TROIS PLATANES',
    });
  });
});

describe('the year of a tax notice', () => {
  const year = (text: string) => typedFacts(text, 'TAX_FONCIERE')['tax_year'];

  it('is that of its title, and not the one it is compared with', () => {
    expect(year("AVIS   D'IMPÔT   2026\nTAXES FONCIÈRES\nMontant de votre impôt : 900 €")).toBe(
      2026,
    );
    expect(year("AVIS D'IMPÔT 2026\nRappel : taxe foncière 2025 : 880 €")).toBe(2026);
  });

  it('is told by no rule where two years are compared without a title', () => {
    const text = 'Taxe foncière 2026 : 900 €\nTaxe foncière 2025 : 880 €';
    expect(typedFactsByRules(text, 'TAX_FONCIERE')).not.toHaveProperty('tax_year');
  });
});
