// Minutes in boxes and tables, letters that call or speak for an owner: wordings that no paper at hand has.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('minutes in boxes', () => {
  it('with the number in a cell and the majority beside the title', () => {
    expect(
      typedFacts(
        `SYNDIC DU LAC - 4 quai Neuf, 74000 ANNECY
PROCÈS-VERBAL
Assemblée générale ordinaire
Copropriété LES CYGNES, 12 avenue du Lac, 74000 ANNECY
Réunion tenue le mercredi 11 mars 2026 à 18 h (convocation du 12 février 2026)
Feuille de présence      Copropriétaires      Tantièmes
Présents      14      4 210
Représentés      6      1 902
Total      20 / 41      6 112 / 10 000
Absents      21      3 888
N° 1      Élection du bureau      Article 24
Pour : 6 112      Contre : 0      Abstention : 0      ADOPTÉE À L’UNANIMITÉ
N° 2      Approbation des comptes 2025      Article 24
Comptes du 1er janvier 2025 au 31 décembre 2025, pour 48 210,50 € de charges.
Pour : 5 900      Contre : 212      Abstention : 0      ADOPTÉE
N° 3      Quitus      Article 24
Pour : 2 000      Contre : 4 112      Abstention : 0      REFUSÉE
N° 4      Budget 2027      Article 24
Le budget du 01/01/2027 au 31/12/2027 est voté à 51 000 €.
Pour : 6 112      Contre : 0      Abstention : 0      ADOPTÉE
N° 5      Réfection de la toiture      Majorité : art. 24
Entreprise COUVRETOIT retenue, 32 400,00 € TTC, honoraires du syndic 648,00 €.
Pour : 5 112      Contre : 1 000      Abstention : 0      ADOPTÉE`,
        'PV_AG',
      ),
    ).toMatchObject({
      building_address: '12 avenue du Lac, 74000 ANNECY',
      meeting_on: '2026-03-11',
      tantiemes_present: 6112,
      resolutions: [
        '1. Élection du bureau',
        '2. Approbation des comptes 2025',
        '3. Quitus',
        '4. Budget 2027',
        '5. Réfection de la toiture',
      ],
      resolutions_adopted: ['1', '2', '4', '5'],
      resolutions_rejected: ['3'],
      quitus: false,
      approved_from: '2025-01-01',
      budget: 51_000_00,
      works_adopted_total: 32_400_00,
    });
  });

  it('with the number in the middle of the box, under the title', () => {
    expect(
      typedFacts(
        `PROCÈS-VERBAL D'ASSEMBLÉE GÉNÉRALE DU 9 JUIN 2026
     Élection du président
1    M. ROUX est élu.
     Art. 24    Pour : 7 120    Contre : 0    Abst. : 0    ADOPTÉE
     Comptes de l'exercice 2025
2    Les comptes du 01/01/2025 au 31/12/2025 sont soumis au vote.
     Art. 24    Pour : 7 120    Contre : 0    Abst. : 0    ADOPTÉE
     Quitus
3    Le syndic le demande.
     Art. 24    Pour : 120    Contre : 7 000    Abst. : 0    REJETÉE`,
        'PV_AG',
      ),
    ).toMatchObject({
      resolutions: ['1. Élection du président', "2. Comptes de l'exercice 2025", '3. Quitus'],
      resolutions_adopted: ['1', '2'],
      quitus: false,
      approved_to: '2025-12-31',
    });
  });

  it('with titles that go on in their cell, and the majority before or after them', () => {
    expect(
      typedFacts(
        `Procès-verbal de l'assemblée générale du mardi 3 mars 2026
N°   Objet de la résolution                     Majorité   Pour     Contre   Abst.   Résultat
1    Élection du président de séance            24         5 210    0        0       Adopté
2    Approbation des comptes de                 24         5 000    210      0       Adopté
     l'exercice 2025
3    Ravalement                                 24         1 000    4 210    0       Refusé`,
        'PV_AG',
      ),
    ).toMatchObject({
      resolutions: [
        '1. Élection du président de séance',
        "2. Approbation des comptes de l'exercice 2025",
        '3. Ravalement',
      ],
    });
    const text = `PV DE L'ASSEMBLEE GENERALE ORDINAIRE
Tenue le vingt-quatre septembre deux mille vingt-six à 18 heures, 4 rue du Lac, 69003 LYON
Quorum : 6 112 / 10 000
Résolution n° 1 – Art. 24 – Election du bureau
Adoptée à l'unanimité des présents.
Résolution n° 2 (majorité article 24) : Approbation des comptes de l'exercice 2025
La résolution est adoptée.`;
    expect(typedFacts(text, 'PV_AG')).toEqual({
      meeting_on: '2026-09-24',
      tantiemes_present: 6112,
      base: 10_000,
      resolutions: ['1. Election du bureau', "2. Approbation des comptes de l'exercice 2025"],
      resolutions_adopted: ['1', '2'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
    });
  });

  it('whose amounts go with others: a former contribution, the fees of the syndic', () => {
    expect(
      typedFacts(
        `PROCES-VERBAL DE L'ASSEMBLEE GENERALE DU 4 AVRIL 2026
1. Peinture de la cage d'escalier
Devis COLOR 8 400 € TTC retenu, honoraires du syndic 252 €.
La résolution est adoptée.
2. Fonds de travaux
Taux porté de 5 % à 7,5 % du budget, soit 2
475,00 € (contre 1 650,00 € en 2025).
La résolution est adoptée.
------
3. Étanchéité
L'offre de M. COUSIN, 4 150 €, est acceptée à l'unanimité.`,
        'PV_AG',
      ),
    ).toMatchObject({
      cotisation_fonds_travaux: 2_475_00,
      works_adopted: ["1. Peinture de la cage d'escalier", '3. Étanchéité'],
      works_adopted_total: 12_550_00,
    });
  });
});

describe('a letter to an owner', () => {
  it('that calls, with what the owner weighs beside the lots', () => {
    expect(
      typedFacts(
        `Cabinet ALPHA SYNDIC
Grenoble, le 2 avril 2026
Copropriété LE VERCORS - 3 cours Berriat, 38000 GRENOBLE
Lot(s) : 4, 18      Tantièmes : 312 / 10 000
Vous êtes convoqués à l’assemblée générale qui se tiendra le jeudi 7 mai 2026 à 18 h.
1/ Comptes
2/ Budget 2027
PROJETS
1/ L’assemblée approuve les comptes du 01/01/2025 au 31/12/2025.
2/ L’assemblée vote le budget 2027, arrêté à la somme de 84 000 €.`,
        'CV_AG',
      ),
    ).toMatchObject({
      lots: ['4', '18'],
      tantiemes: 312,
      base: 10_000,
      meeting_on: '2026-05-07',
      sent_on: '2026-04-02',
      resolutions: ['1. Comptes', '2. Budget 2027'],
      approved_from: '2025-01-01',
      budget_a_voter: 84_000_00,
    });
  });

  it('that the owner signs to be represented', () => {
    const text = `POUVOIR
Je soussigné, M. Alain BRUNET, copropriétaire des lots n° 3 et 12 de la résidence LES TILLEULS,
4 rue des Écoles, 21000 DIJON, totalisant 145 millièmes,
donne pouvoir à Mme Lise CHARLES de me représenter à l’assemblée générale du 12 juin 2026.
Fait à Dijon, le 1er juin 2026`;
    const told = {
      building: 'Résidence LES TILLEULS',
      building_address: '4 rue des Écoles, 21000 DIJON',
      owner: 'M. Alain BRUNET',
      lots: ['3', '12'],
      tantiemes: 145,
      base: 1000,
      meeting_on: '2026-06-12',
    };
    expect(typedFacts(text, 'CV_AG', 'POUVOIR')).toEqual(told);
  });
});
