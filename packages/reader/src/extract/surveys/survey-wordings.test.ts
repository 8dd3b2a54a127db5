// Reports of surveyors in other words and layouts than those of the samples.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('asbestos', () => {
  it('found in one list, with blocks of places and people', () => {
    expect(
      typedFacts(
        `RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L'AMIANTE
Numéro de dossier : 2024-0731/LEG
Date du repérage : 12/03/2024
A. - Désignation du ou des bâtiments
Adresse : ........ 8 bis rue des Ateliers
Commune : ........ 33000 BORDEAUX
Lot n° 12
B. - Désignation du client
Propriétaire : M. Jean EXEMPLE
Adresse : ........ 4 place du Marché, 40000 MONT-DE-MARSAN
C. - Opérateur de repérage
Certification de compétence n° C2041 délivrée le 14/06/2019
Assurance : Assureur du Test, police 123456, valable jusqu'au 31/12/2024
1. Conclusions
1.1 Liste A : il n'a pas été repéré de matériaux ou produits de la liste A contenant de l'amiante.
1.2 Liste B : il a été repéré des matériaux ou produits de la liste B contenant de l'amiante.
Lorsqu'il a été repéré des matériaux de la liste A contenant de l'amiante, le propriétaire les fait évaluer.`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).toEqual({
      report_number: '2024-0731/LEG',
      made_on: '2024-03-12',
      property_address: '8 bis rue des Ateliers, 33000 BORDEAUX',
      lots: ['12'],
      owner: 'M. Jean EXEMPLE',
      diagnostic_result: 'POSITIVE',
    });
  });

  it.each([
    ['Liste A : absence\nListe B : absence', 'NEGATIVE'],
    ['Matériaux de la liste A : néant\nMatériaux de la liste B : néant', 'NEGATIVE'],
    ['Listes A et B : aucun', 'NEGATIVE'],
    ['Liste A : absence\nListe B : présence', 'POSITIVE'],
    ['Liste A : absence', undefined],
    ['Liste A : présence ou absence\nListe B : présence ou absence', undefined],
  ])('answered list by list: « %s »', (answers, result) => {
    const facts = typedFacts(
      `Repérage des matériaux et produits de l’amiante avant vente\nRésultat du repérage\n${answers}`,
      'DIAGNOSTICS',
      'AMIANTE',
    );
    expect(Object.entries(facts).find(([name]) => name === 'diagnostic_result')?.[1]).toBe(result);
  });

  it('not found at all', () => {
    expect(
      typedFacts(
        `Constat établi à l'occasion de la vente d'un immeuble bâti, listes A et B
Réf. dossier : AM/1877
Visite effectuée le : 4 février 2025
Adresse du bien : 3 impasse des Tilleuls, 21000 Dijon
Dans le cadre de la mission décrite en tête de rapport, il n'a pas été repéré de matériaux et
produits contenant de l'amiante.
Fait à Dijon, le 10 février 2025`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).toEqual({
      report_number: 'AM/1877',
      made_on: '2025-02-04',
      property_address: '3 impasse des Tilleuls, 21000 Dijon',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it.each([
    [
      'both conclusions printed for one list',
      `Liste A : il a été repéré des matériaux contenant de l'amiante
Liste A : il n'a pas été repéré de matériaux contenant de l'amiante`,
    ],
    [
      'one list only',
      `Liste A : il n'a pas été repéré de matériaux ou produits contenant de l'amiante.`,
    ],
    [
      'only suspected',
      `Liste B : il a été repéré des matériaux susceptibles de contenir de l'amiante.`,
    ],
  ])('says nothing where %s', (_, conclusion) => {
    expect(typedFacts(conclusion, 'DIAGNOSTICS', 'AMIANTE')).not.toHaveProperty(
      'diagnostic_result',
    );
  });
});

describe('lead', () => {
  const units = (counts: string) =>
    `CONSTAT DE RISQUE D'EXPOSITION AU PLOMB
Rapport numéro : CREP-2210
Date(s) de la visite faisant l'objet du CREP : 18/11/2024
Classement des unités          Total  Non mesurées  Classe 0  Classe 1  Classe 2  Classe 3
Nombre d'unités de diagnostic  ${counts}
Source radioactive chargée le 04/01/2021
Attestation d'assurance valable jusqu'au 01/01/2026`;

  it.each([
    ['43     10            30        3         0         0', 'POSITIVE'],
    ['43     10            33        0         0         0', 'NEGATIVE'],
    ['43     10            32        0         0         1', 'POSITIVE'],
  ])('counted by class: %s', (counts, diagnostic_result) => {
    const told = { made_on: '2024-11-18', report_number: 'CREP-2210', diagnostic_result };
    expect(typedFacts(units(counts), 'DIAGNOSTICS', 'PLOMB')).toEqual(told);
  });

  it('told in a sentence', () => {
    const found = typedFacts(
      `CREP, date de visite : 02/06/2025
Lors de la présente mission, il n'a pas été repéré de revêtements contenant du plomb au-delà des seuils.`,
      'DIAGNOSTICS',
      'PLOMB',
    );
    expect(found).toEqual({ made_on: '2025-06-02', diagnostic_result: 'NEGATIVE' });
  });

  it('is not told where the table says one thing and the conclusion another', () => {
    const found = typedFacts(
      `${units('43     10            33        0         0         0')}
Le constat a mis en évidence la présence de revêtements contenant du plomb au-delà du seuil.`,
      'DIAGNOSTICS',
      'PLOMB',
    );
    expect(found).not.toHaveProperty('diagnostic_result');
  });

  it('is not told where the three conclusions are printed with boxes to tick', () => {
    const found = typedFacts(
      `Le constat n'a pas mis en évidence de revêtements contenant du plomb.
Le constat a mis en évidence la présence de revêtements contenant du plomb de classe 1 ou 2.
Le constat a mis en évidence la présence de revêtements contenant du plomb de classe 3.`,
      'DIAGNOSTICS',
      'PLOMB',
    );
    expect(found).not.toHaveProperty('diagnostic_result');
  });
});

describe('termites', () => {
  it('none', () => {
    expect(
      typedFacts(
        `RAPPORT DE L'ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT
Dossier n° TER-0456
Date de la visite : 3 juin 2025
Situation de l'immeuble : 27 avenue de la Plage, 17200 Royan
Il n'a pas été repéré d'indices d'infestation de termites.
Constatations diverses : présence d'indices d'infestation de capricornes.`,
        'DIAGNOSTICS',
        'TERMITES',
      ),
    ).toEqual({
      report_number: 'TER-0456',
      made_on: '2025-06-03',
      property_address: '27 avenue de la Plage, 17200 Royan',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it.each([
    ["Il a été repéré des indices d'infestation de termites dans la charpente.", 'POSITIVE'],
    ['Nous n’avons observé aucune trace d’infestation de termites.', 'NEGATIVE'],
    ["Présence d'indices d'infestation de termites (cave)", 'POSITIVE'],
  ])('%s', (sentence, diagnostic_result) => {
    expect(typedFacts(sentence, 'DIAGNOSTICS', 'TERMITES')).toEqual({ diagnostic_result });
  });

  it('are not told room by room, nor where both are printed', () => {
    const rooms = "Séjour  Plinthes  Absence d'indices d'infestation de termites";
    expect(typedFacts(rooms, 'DIAGNOSTICS', 'TERMITES')).toEqual({});
    const both = `Il a été repéré des indices d'infestation de termites
Il n'a pas été repéré d'indice d'infestation de termites`;
    expect(typedFacts(both, 'DIAGNOSTICS', 'TERMITES')).toEqual({});
  });
});

describe('electricity', () => {
  const both = `L'installation intérieure d'électricité ne comporte aucune anomalie.
L'installation intérieure d'électricité comporte une ou des anomalies.`;

  it('with a table of anomalies, whatever is ticked', () => {
    expect(
      typedFacts(
        `ÉTAT DE L'INSTALLATION INTÉRIEURE D'ÉLECTRICITÉ
N° de rapport : E-77/2023      Date du rapport : 07/09/2023
Valable jusqu'au : 06/09/2026
Téléphone : 05.56.12.34.56
Numéro de certification B2C 0123, valable jusqu'au 11/03/2027
Adresse du logement : 12 cours de l'Exemple, 33000 Bordeaux
${both}
Anomalies identifiées
B.3.3.6 a1  Au moins un socle de prise ne comporte pas de broche de terre.
Informations complémentaires
B.11 a1  L'ensemble de l'installation est protégé par un différentiel.`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toEqual({
      report_number: 'E-77/2023',
      made_on: '2023-09-07',
      valid_until: '2026-09-06',
      property_address: "12 cours de l'Exemple, 33000 Bordeaux",
      diagnostic_result: 'POSITIVE',
    });
  });

  it.each([
    [
      'only points that nobody could see',
      `${both}\nPoints de contrôle n'ayant pu être vérifiés\nB.3.3.4 b  Liaison équipotentielle`,
      undefined,
    ],
    ['an empty table', `${both}\nAnomalies constatées\nNéant`, 'NEGATIVE'],
    [
      'one conclusion only',
      "L'installation intérieure d'électricité ne comporte aucune anomalie.",
      'NEGATIVE',
    ],
    ['both conclusions only', both, undefined],
  ])('with %s', (_, text, result) => {
    expect(typedFacts(text, 'DIAGNOSTICS', 'ELECTRICITE')['diagnostic_result']).toBe(result);
  });
});

describe('gas', () => {
  const options = `L'installation ne comporte aucune anomalie.
L'installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.
L'installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.`;

  it.each([
    [
      'a row of the table',
      `${options}\nPoints de contrôle  Type  Libellé\n19.1  A1  L'amenée d'air est obstruée`,
      'POSITIVE',
    ],
    ['a grave danger', `${options}\n7d3  DGI  Le tuyau a dépassé sa date limite`, 'POSITIVE'],
    ['the options only', options, undefined],
    [
      'a legend',
      `${options}\nA1 : anomalie à réparer   A2 : sans délai   DGI : danger grave`,
      undefined,
    ],
    [
      'no anomaly',
      "Anomalies identifiées\nNéant\nL'installation ne comporte aucune anomalie.",
      'NEGATIVE',
    ],
  ])('with %s', (_, text, result) => {
    expect(typedFacts(text, 'DIAGNOSTICS', 'GAZ')['diagnostic_result']).toBe(result);
  });

  it('counts from the report, not from the visit nor from the boiler', () => {
    const text = `État de l'installation intérieure de gaz
Visite effectuée le : 02/04/2025   Rapport établi le : 03/04/2025
Chaudière : certificat d'entretien du 12/10/2024
Flexible valable jusqu'au 01/01/2029`;
    const told = { made_on: '2025-04-03' };
    expect(typedFacts(text, 'DIAGNOSTICS', 'GAZ')).toEqual(told);
  });
});

describe('risks, drains, the cover of a file', () => {
  it.each([
    ['Date de réalisation : 12 novembre 2024 (Valable 6 mois)', '2024-11-12'],
    ["Date d'établissement de l'état des risques : 12/11/2024", '2024-11-12'],
    [
      'Établi le 12/11/2024\nArrêté préfectoral n° 2011-45 du 31/03/2011, mis à jour le 04/02/2019',
      '2024-11-12',
    ],
  ])('%s', (text, made_on) => {
    expect(typedFacts(`ÉTAT DES RISQUES\n${text}`, 'DIAGNOSTICS', 'ERP')).toEqual({ made_on });
  });

  it.each([
    [
      'SPANC du Pays Modèle\nContrôle de bon fonctionnement\nDate du contrôle : 05/05/2024',
      'NON_COLLECTIF',
    ],
    [
      "Certificat de raccordement au réseau d'assainissement collectif\nDate de visite : 05/05/2024",
      'COLLECTIF',
    ],
    [
      "Diagnostic d'une installation d'assainissement autonome\nVisite effectuée le 05/05/2024",
      'NON_COLLECTIF',
    ],
  ])('%s', (text, sewer_kind) => {
    expect(typedFacts(text, 'DIAGNOSTICS_ASSAINISSEMENT', 'ASSAINISSEMENT')).toEqual({
      made_on: '2024-05-05',
      sewer_kind,
    });
  });

  it('a service that checks both kinds of drains says neither', () => {
    const text = 'Service de l’assainissement collectif et du SPANC\nDate du contrôle : 05/05/2024';
    expect(typedFacts(text, 'DIAGNOSTICS_ASSAINISSEMENT')).not.toHaveProperty('sewer_kind');
  });

  it('a cover tells whose home it is, and the one day that it names', () => {
    expect(
      typedFacts(
        `DOSSIER DE DIAGNOSTIC TECHNIQUE
Dossier n° DDT-2291
Adresse du bien : 3 impasse des Tilleuls, 21000 Dijon
Propriétaire : Mme Anne MODÈLE
Date d'intervention : 04/02/2025
Amiante  Plomb  Termites  Gaz  Électricité`,
        'DIAGNOSTICS',
        'DDT',
      ),
    ).toEqual({
      report_number: 'DDT-2291',
      made_on: '2025-02-04',
      property_address: '3 impasse des Tilleuls, 21000 Dijon',
      owner: 'Mme Anne MODÈLE',
    });
  });
});
