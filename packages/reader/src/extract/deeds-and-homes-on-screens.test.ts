// Papers of deeds, homes and people as sites, spreadsheets and letters print them: cards side by side, sentences that
// say where somebody went, lists in capitals.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('a home that somebody examined', () => {
  it.each([
    'J’ai visité le 4 mai 2026 la maison dont vous êtes propriétaire au 14 rue du Four, 35000 RENNES.',
    'Je certifie m’être rendue le 4 mai 2026 au 14 rue du Four, 35000 RENNES.',
    'Adresse renseignée par le diagnostiqueur : 14 rue du Four, 35000 RENNES',
  ])('is where they went: %s', (line) => {
    const facts = typedFacts(
      `Cabinet MESURES, géomètre-expert\n3 quai Haut, 35400 SAINT-MALO\n\nÉTAT RELATIF À LA PRÉSENCE DE TERMITES\n\n${line}`,
      'DIAGNOSTICS',
      'TERMITES',
    );
    expect(facts['property_address']).toBe('14 rue du Four, 35000 RENNES');
  });

  it('has the area that is spelt before its figures', () => {
    const facts = typedFacts(
      'ATTESTATION DE MESURAGE LOI CARREZ\nLa superficie privative de ce lot est ainsi de QUARANTE MÈTRES CARRÉS DOUZE (40,12 m²).',
      'CERT_CARREZ',
    );
    expect(facts['surface_carrez']).toBe(4012);
  });

  it.each([
    'Date : 6 mai 2026 – Lieu : Rennes – Signature du vendeur',
    'Vendeur : Mme Anne LEROY – à Rennes, le 6 mai 2026',
  ])('has the day of the form: %s', (line) => {
    const facts = typedFacts(
      `ÉTAT DES NUISANCES SONORES AÉRIENNES\narrêté préfectoral du 26/06/2009\n\n${line}`,
      'DIAGNOSTICS',
      'BRUIT',
    );
    expect(facts['made_on']).toBe('2026-05-06');
  });

  it('does not use yet what works would save', () => {
    const facts = typedFacts(
      'DPE\nConsommation : 163 kWh/m²/an\nRemplacement de la fenêtre : 152 kWh/m²/an attendus\nPack 2 : pompe à chaleur, 14 000 € → 121 kWh/m²/an',
      'DIAGNOSTICS',
      'DPE',
    );
    expect(facts['energy']).toBe(163);
  });
});

describe('what the land registry answers', () => {
  const state = (text: string) => typedFacts(text, 'ETAT_HYPOTHECAIRE');

  it('a list of parcels in capitals is whole', () => {
    expect(state('IMMEUBLE : RENNES, SECTION LM N° 117 ET 342, LOTS 31 ET 74')['parcels']).toEqual([
      'LM 117',
      'LM 342',
    ]);
  });

  it('is certified up to the day of the file', () => {
    expect(
      state(
        'formalités intervenues depuis le 01/01/1976, jusqu’au 07/09/2026, date de mise à jour du fichier',
      )['certified_on'],
    ).toBe('2026-09-07');
  });

  it('owners under one another, and no name without its head', () => {
    expect(
      state(
        'TITULAIRES ACTUELS : SABLON HENRI MARCEL ET DUVAL MONIQUE SON EPOUSE, COMMUNAUTE\nINSCRIPTIONS EN COURS : 1',
      )['owners'],
    ).toEqual(['SABLON HENRI MARCEL', 'DUVAL MONIQUE']);
    expect(
      state('Vente à ROUX Michel (10/01/1955) et ROUX née FABRE Annie (07/09/1957)')['owners'],
    ).not.toEqual(['ROUX Michel', 'FABRE Annie']);
  });
});

describe('who lets and who pays', () => {
  it('is named whole where a sentence names half', () => {
    const facts = typedFacts(
      'QUITTANCE DE LOYER\nM. Loris ANTON\n5 rue Haute, 95300 PONTOISE\nPropriétaire : SCI LES ORMES\nPériode du 01/10/2026 au 31/10/2026\nReçu de M. ANTON la somme de 500 €.',
      'LOGEMENT_LOUE',
      'QUITTANCE',
    );
    expect(facts['tenant']).toBe('M. Loris ANTON');
  });

  it('all tenants of a list, or none', () => {
    const facts = typedFacts(
      'CONTRAT DE LOCATION\nBailleur : HAMON Jean\nNom et prénom des locataires : BELLEC Manon, TOUTAIN Axel',
      'LOGEMENT_LOUE',
      'BAIL',
    );
    expect(facts['tenant']).toBe('BELLEC Manon et TOUTAIN Axel');
  });
});

it('a deed is received by whom people appear before, whoever had the office first', () => {
  const facts = typedFacts(
    'ETUDE DE Me Gabriel MONTIN\nNOTAIRE A PONTOISE\nSuccesseur de Me BRUNEAU\nREGLEMENT DE COPROPRIETE\nL’AN MIL NEUF CENT SOIXANTE DIX HUIT\nLe vingt-trois juin\nPARDEVANT Maître Gabriel MONTIN, Notaire à PONTOISE, soussigné,',
    'RCP_EDD',
    'RCP',
  );
  expect(facts['notary']).toBe('Maître Gabriel MONTIN');
});

it('a copy of a birth is of the last day, alone on its line', () => {
  const facts = typedFacts(
    'COPIE INTÉGRALE D’ACTE DE NAISSANCE\nLe huit mai mil neuf cent soixante-quatorze, à dix heures, est né Paul Jean ROUX, du sexe masculin\nmarié à Dourdan le 5 juillet 2003\nÀ Étampes, le 13 octobre 2026\nL’officier de l’état civil',
    'ACT_NAISSANCE',
  );
  expect(facts['delivered_on']).toBe('2026-10-13');
});
