// Names in forms whose heads stand over their values, in mails set in two columns, on cards of accounts.
import { describe, expect, it } from 'vitest';

import { SET } from '../../../test/who-and-where.ts';

const { ownersOf, homeOwnersOf, syndicsOf } = SET;

describe('a syndic', () => {
  it('is under its head, in the part of a form that is about it', () => {
    const form = (head: string) =>
      `FICHE SYNTHÉTIQUE\n\n${head}\nRaison sociale                          Adresse\nATLANTIS-COPRO                          3 quai Nord 39100 Dole\nMandat                                  SIRET\n`;
    expect(syndicsOf(form('Représentant légal'))).toEqual(['ATLANTIS-COPRO']);
    expect(syndicsOf(form('Assurance de l’immeuble'))).toEqual([]);
  });

  it('is the firm that several buildings are told by, and not who works there', () => {
    expect(
      syndicsOf(
        'Jura Copropriétés\nAnne Petit, syndic\n3 quai Nord\n39100 DOLE\n\n\nDécompte de vos charges',
      ),
    ).toEqual(['Jura Copropriétés']);
    expect(
      syndicsOf(
        'Cordialement,\nLe service comptabilité\nATLANTIS – Syndic de copropriétés\n3 quai Nord',
      ),
    ).toEqual(['ATLANTIS']);
  });

  it('is the owner who goes on', () => {
    expect(
      syndicsOf('PV d’assemblée\n\n4. Syndic\nM. Petit continue comme syndic bénévole.'),
    ).toEqual(['M. Petit']);
  });
});

describe('a mail in two columns', () => {
  const MAIL =
    'De:          copro@example.fr\nEnvoyé:      lundi 9 mars 2026\nÀ:           Roux Martine\nObjet:       AG du 4 avril\n\nBonjour Martine,\n\nEn ma qualité de syndic bénévole, je te convoque.\n\nÀ bientôt,\nGérard Petit';

  it('names who reads it, and under its last words who writes', () => {
    expect(ownersOf(MAIL)).toEqual(['Roux Martine']);
    expect(syndicsOf(MAIL)).toEqual(['Gérard Petit']);
  });

  it('is no syndic’s where its writer does not say so', () => {
    expect(syndicsOf(MAIL.replace('En ma qualité de syndic bénévole, je', 'Je'))).toEqual([]);
  });
});

describe('an owner', () => {
  it('has a sheet or an account of its own', () => {
    expect(ownersOf('Charges 2025\n\nFiche de : Mme PETIT Anne – lot 2 – 305/1000')).toEqual([
      'Mme PETIT Anne',
    ]);
    expect(ownersOf('Cpte 117-045001 INDIVISION PETIT – lot 45')).toEqual(['INDIVISION PETIT']);
  });

  it('is a company without a form, where its quality is told', () => {
    const report = (quality: string) =>
      `ÉTAT DES TERMITES\n\nB. – Désignation du client\nFONCIÈRE DU PORT, 4 rue Neuve, 39100 DOLE – Qualité : ${quality}\n`;
    expect(homeOwnersOf(report('propriétaire'))).toEqual(['FONCIÈRE DU PORT']);
    expect(homeOwnersOf(report('mandataire'))).toEqual([]);
  });

  it('is a couple with two names or two given ones', () => {
    expect(homeOwnersOf('DPE\n\nPropriétaire : Époux PETIT / ROUX')).toEqual([
      'Époux PETIT / ROUX',
    ]);
    const form = (head: string) =>
      `ÉTAT DU GAZ\n\nB – ${head}\nNom : PETIT\nPrénom : Anne et Luc\nAdresse : 4 rue Neuve`;
    expect(homeOwnersOf(form('Désignation du propriétaire'))).toEqual(['PETIT Anne et Luc']);
    expect(homeOwnersOf(form('Désignation de l’opérateur'))).toEqual([]);
  });

  it('may be written without a title and without capitals, where a label says so', () => {
    expect(ownersOf('Appel T2\n\nCopropriétaire : Sophie Lambert (lot 3)\nLots : 3')).toEqual([
      'Sophie Lambert',
    ]);
    expect(ownersOf('Appel T2\n\nCopropriétaires : Anne et Luc De Oliveira')).toEqual([
      'Anne et Luc De Oliveira',
    ]);
    expect(ownersOf('Appel T2\n\nCopropriétaire : Villa Serena')).toEqual([]);
    expect(ownersOf('Appel T2\n\nCopropriétaire : Code Postal')).toEqual([]);
  });

  it('is each of those who stand one under the other', () => {
    expect(
      homeOwnersOf(
        'ÉTAT DE L’AMIANTE\n\nPropriétaires           Immeuble visité\nM. Alain PETIT          4 rue Neuve\nMme Anne PETIT          39100 DOLE\nMme Lise PETIT-ROUX     lot 9\n\nVisite du 3 mars 2026',
      ),
    ).toEqual(['M. Alain PETIT et Mme Anne PETIT et Mme Lise PETIT-ROUX']);
  });

  it('has a row of its own beside another column', () => {
    expect(
      homeOwnersOf(
        'DPE\n\nadresse : 4 rue Neuve, 39100 DOLE            propriétaire : Mme Anne PETIT\ntype de bien : maison individuelle          adresse : 4 rue Neuve, 39100 DOLE',
      ),
    ).toEqual(['Mme Anne PETIT']);
  });
});
