// Deeds, answers of the register and reports in words that other offices use.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('an answer of the register', () => {
  const answer = (lines: string) => `SERVICE DE LA PUBLICITE FONCIERE
ETAT REPONSE A VOTRE DEMANDE DE RENSEIGNEMENTS
${lines}`;

  it('people in capitals end before their birth, and those of the deeds are others', () => {
    expect(
      typedFacts(
        answer(`PERSONNES : ESSAI JEAN MARC NE LE 01/02/1970 - MODELE ROSE NEE LE 03/04/1972
1 05/06/2001 2001P12 VENTE - ANCIEN PAUL NE LE 07/08/1930 / ESSAI, MODELE`),
        'ETAT_HYPOTHECAIRE',
      ),
    ).toMatchObject({ owners: ['ESSAI JEAN MARC', 'MODELE ROSE'] });
  });

  it('a section and its number apart; the « et » between two lots is no section', () => {
    expect(
      typedFacts(
        answer('IMMEUBLE : COMMUNE TESTVILLE - SECTION KT - N° 31 - LOTS 4 ET 19'),
        'ETAT_HYPOTHECAIRE',
      ),
    ).toMatchObject({ parcels: ['KT 31'] });
    expect(
      typedFacts(answer('IMMEUBLE : COMMUNE TESTVILLE - LOTS 4 ET 19'), 'ETAT_HYPOTHECAIRE'),
    ).not.toHaveProperty('parcels');
  });

  it('the town before what the cadastre calls it, in a table', () => {
    expect(
      typedFacts(
        answer(`Immeuble                    Volume / lots
TESTVILLE KT 31             lots 4, 19
TESTVILLE KT 32             lots 4, 19`),
        'ETAT_HYPOTHECAIRE',
      ),
    ).toMatchObject({ parcels: ['KT 31', 'KT 32'] });
  });
});

describe('the shares of lots', () => {
  it('« Numéro » heads them where they make a whole', () => {
    const division = (last: number) => `ÉTAT DESCRIPTIF DE DIVISION
Numéro       Situation          Désignation                 Millièmes
1            Rez-de-chaussée    Logement de deux pièces     400 / 1000
2            Étage              Logement de trois pièces    ${last} / 1000`;
    expect(typedFacts(division(600), 'RCP_EDD', 'EDD')).toMatchObject({
      lot_shares: ['1:400/1000', '2:600/1000'],
    });
    expect(typedFacts(division(500), 'RCP_EDD', 'EDD')).not.toHaveProperty('lot_shares');
  });

  it('a lot that is made, beside those that are done away with', () => {
    expect(
      typedFacts(
        `MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION
Lot                Nature                   Tantièmes généraux
8 (supprimé)       Appartement              210 / 10000
31 (créé)          Appartement et cave      225 / 10000`,
        'RCP_EDD',
        'MODIFICATIF',
      ),
    ).toMatchObject({ lot_shares: ['31:225/10000'] });
  });
});

it('whoever sellers inherited from does not sell', () => {
  expect(
    typedFacts(
      `VENTE
Vendeurs
Madame Rose ESSAI, retraitée ; Monsieur Paul ESSAI, retraité ; héritiers de Madame Jeanne ESSAI.
Acquéreur
Monsieur Luc MODÈLE, technicien.
Prix
La vente est consentie moyennant le prix de 100 000 €.`,
      'TITRE_PROP',
      'ACTE_DE_VENTE',
    ),
  ).toMatchObject({ sellers: ['Madame Rose ESSAI', 'Monsieur Paul ESSAI'] });
});

it('an area keeps its unit where the sentence goes on under it', () => {
  expect(
    typedFacts(
      `VENTE
Superficie privative du lot 8 : 43,17 m², ainsi qu’il résulte d’un certificat établi par ESSAI le 12
juin 2023.`,
      'TITRE_PROP',
      'ACTE_DE_VENTE',
    ),
  ).toMatchObject({ surface_carrez: 4317 });
});

it('the lot that was measured, and not those that were not', () => {
  expect(
    typedFacts(
      `CERTIFICAT DE SUPERFICIE PRIVATIVE
Je certifie avoir procédé le 8 mars 2024 au mesurage du lot n° 6, appartement au premier étage.
La superficie privative de ce lot est de 51,20 m².
Les lots 40 (cave) et 77 (garage) ne sont pas concernés.`,
      'CERT_CARREZ',
    ),
  ).toMatchObject({ lots: ['6'] });
});

describe('an energy report', () => {
  it('what works would make of the home is not what it is', () => {
    expect(
      typedFacts(
        `Diagnostic de performance énergétique
Parcours de travaux : remplacer la chaudière (classe C, 138 kWh/m²/an).`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).not.toHaveProperty('energy');
  });

  it('final energy says so over its figure', () => {
    expect(
      typedFacts(
        `Diagnostic de performance énergétique
consommation (énergie primaire)        dont énergie finale
264 kWh/m²/an                          251 kWh/m²/an`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toMatchObject({ energy: 264 });
  });
});

describe('the day of a report', () => {
  it('after its number, with a space between', () => {
    expect(
      typedFacts(
        `État de l’installation intérieure d’électricité
Rapport n° AB-26-011/E Intervention du 3 mars 2026 Fin de validité : 2 mars 2029`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toMatchObject({ made_on: '2026-03-03', valid_until: '2029-03-02' });
  });

  it('of what was printed from a site', () => {
    expect(
      typedFacts('État des risques – édition en ligne du 14/09/2026 à 09:12', 'DIAGNOSTICS', 'ERP'),
    ).toMatchObject({ made_on: '2026-09-14' });
  });
});

it('a name with its particle', () => {
  expect(
    typedFacts(
      `EXTRAIT D’ACTE DE NAISSANCE
NOM : de LA VALLÉE
Prénom(s) : Anne Marie`,
      'ACT_NAISSANCE',
    ),
  ).toMatchObject({ last_name: 'de LA VALLÉE' });
  expect(
    typedFacts('Le trois mai 1970, à deux heures, est né Jean Luc de LA VALLÉE.', 'ACT_NAISSANCE'),
  ).toMatchObject({ last_name: 'de LA VALLÉE', first_names: 'Jean Luc' });
});

it('a sentence that goes on is no value over its caption', () => {
  expect(
    typedFacts(
      `BAIL

ENTRE : Monsieur Paul ESSAI, demeurant 6 chemin du Test à NANTES (44000),
bailleur, d’une part,

ET : Madame Rose MODÈLE, étudiante, née à BREST le 19 mai 2001,
locataire, d’autre part,

Il a été arrêté ce qui suit.`,
      'LOGEMENT_LOUE',
      'BAIL',
    ),
  ).toMatchObject({ landlord: 'Monsieur Paul ESSAI', tenant: 'Madame Rose MODÈLE' });
});
