// Papers of small offices and of other registers, whose titles no list has: they are extracted by what they say.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answerOf = (text: string): string =>
  recognise(typedPages(text))
    .map(({ answered, type, sub_kind }) => (answered ? `${type}/${sub_kind}` : '?'))
    .join(' | ');

describe('ours', () => {
  it.each([
    [
      'CHARGES/DECOMPTE',
      `Comptes de 2025, immeuble du 4 quai Haut
Assurance      812.00
Ménage      1 260.00
TOTAL      2 072.00
Pour M. Paul REY, lot 2, 310/1000
Dépenses 2025 (310/1000)      642.32
Acomptes payés (2 x 300)      600.00
À payer      42.32`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `GESTION DU LAC
Mme PERRIN Aline
Mon compte de charges
Résidence LE BEL AIR, lots 4 et 17
Mouvements du 01-01-2026 au 30-06-2026
01-01-2026      APPEL 1ER TRIM      +300,00
20-01-2026      VIREMENT      −312,50
Solde au 30-06-2026 : 12,50 € en votre faveur
Ce crédit viendra en déduction de l’appel du 3e trimestre.`,
    ],
    [
      'RCP_EDD/MODIFICATIF',
      `L’AN DEUX MILLE DIX-HUIT, le quatre mai
Maître Paul REYNAL, notaire à Auch,
A REÇU le présent acte contenant MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION –
RÈGLEMENT DE COPROPRIÉTÉ
à la requête du syndicat des copropriétaires de l’immeuble LES ORMES.
Le lot 12 est supprimé et remplacé par les lots 40 et 41, soit 604/10000 des parties communes générales.`,
    ],
    [
      'LOGEMENT_LOUE/CONGE',
      `Paul et Anne MERCIER
Objet : préavis
Madame,
Locataires du 3 rue Haute, nous vous faisons part de notre décision de quitter le logement. Le délai de
préavis étant d’un mois, nous vous proposons de fixer la date de l’état des lieux de sortie et de la
remise des clés. Le dépôt de garantie nous sera restitué dans le délai légal.`,
    ],
    [
      'LOGEMENT_LOUE/CONGE',
      `Mme Clara NOËL
4 rue Haute, 59000 LILLE
Lille, le 4 mars 2026
Objet : congé
Madame, Monsieur,
Je vous informe de mon intention de quitter le logement que je loue depuis le 1er juin 2023. Mon préavis d’un mois commencera à la réception de cette lettre recommandée. Merci de convenir d’une date pour l’état des lieux de sortie et de me restituer mon dépôt de garantie de 650 €.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `Extranet de la RÉGIE DU LAC
Accueil > Mes biens > Mon compte
Résidence Les Cygnes      Lots 9, 27
Solde de mon compte au 06/11/2026      410,64 €      débiteur
Mes dernières écritures
01/10/2026      338,70 €      débit
Appel du 4e trimestre
03/08/2026      355,64 €      crédit
Paiement par carte bancaire
01/07/2026      338,70 €      débit
Appel du 3e trimestre`,
    ],
    [
      'CHARGES/DECOMPTE',
      `Étude LAMBERT, place du Marché
Concerne : immeuble 3 rue Haute, lots un et neuf
Mesdames, Messieurs,
Les comptes de l’année 2025 viennent d’être arrêtés. Votre quote-part, sur 203/1020, ressort comme suit :
Charges vous incombant pour l’exercice      2 113,40 €
Acomptes que vous avez versés      2 200,00 €
Trop-perçu à vous créditer      86,60 €
Le détail est annexé à la convocation de l’assemblée du 27 mars.`,
    ],
    [
      'RCP_EDD/EDD',
      `ÉTAT DESCRIPTIF DE DIVISION
L’AN DEUX MILLE DEUX, Maître JANIN, notaire, a dressé l’état descriptif de division de l’immeuble ci-après.
DÉSIGNATION DE L’IMMEUBLE
Une maison élevée sur caves, figurant au cadastre section AX numéro 64.
DIVISION EN LOTS
N° du lot      Étage      Nature      Quote-part du sol
1      rez-de-chaussée      appartement      210
RÈGLEMENT DE COPROPRIÉTÉ
Le règlement de copropriété fera l’objet d’un acte séparé.`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS',
      `RÉGIE DU PORT
Copropriété LES VOILIERS, lot 9
Appel exceptionnel, réfection de la toiture (1 sur 3)
L’assemblée du 4 avril a voté les travaux.
Fraction appelée ce jour      12 000,00 €
Votre quote-part : 12 000,00 € × 150 / 2 000es = 900,00 €
Somme exigible le 1er septembre 2026.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `Mme LORIN, syndic bénévole
Cher Monsieur,
Voici l’état de votre compte (lot 3 de notre copropriété) dans les livres du syndicat.
Date      Libellé      Doit      Avoir
30/06/2026      solde à cette date      74,50
01/07/2026      prov. 3T26      220,80
22/07/2026      virement      231,84
01/10/2026      prov. 4T26      220,80
Vous restez donc devoir 284,26 euros.`,
    ],
    [
      'CHARGES/DECOMPTE',
      `Étude LAMBERT
COMPTE DE CHARGES DE L’ANNÉE 2025
Immeuble 4 rue de la Cité, lots 5 et 12, ensemble 74/1002
Assurance      3 184,40      235,18
Charges vous incombant : 881,85 €
Complément à verser : 81,85 €
Sous réserve de l’approbation des comptes par l’assemblée qui se tiendra le 19 juin.`,
    ],
    [
      'CV_AG/ANNEXE_2',
      `RÉGIE DU PORT, résidence LES VOILIERS
Annexe 2 – compte de gestion général et budget
Poste      2024/25 réalisé      2025/26 voté      2025/26 réalisé      2027/28 proposé
Eau      2 040,50      2 100,00      2 155,33      2 200,00
Total      2 040,50      2 100,00      2 155,33      2 200,00`,
    ],
    [
      'RCP_EDD/EDD',
      `L’AN DEUX MILLE CINQ, le quatorze octobre,
Maître DELMAS, notaire, a reçu le présent acte contenant ÉTAT DESCRIPTIF DE DIVISION
à la requête de la SNC LES TILLEULS. Cet ensemble est divisé en 212 lots.
Numéro du lot      Bâtiment      Escalier      Étage      Nature du lot      Quote-part
101      A      1      RDC      local      112
Le règlement de copropriété fera l’objet d’un acte séparé.`,
    ],
    [
      'CERT_CARREZ/CARREZ',
      `Cabinet LORIN, géomètres
MESURAGE DES PARTIES PRIVATIVES
Lot 4, superficie privative : 45,60 m² au sens de l’article 46 de la loi du 10 juillet 1965
Séjour      20,10
Cuisine      8,00`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS',
      `Cabinet DE LA TOUR, administrateurs d’immeubles
Monsieur,
Veuillez trouver le détail du terme du 1er juillet au 30 septembre 2026, exigible le 1er juillet :
Charges générales      9 800,00 € × 52/1000      509,60
Chauffage      6 240,00 € × 54/1020      330,35
Escalier      410,00 € × 60/1000      24,60
Fonds de travaux      500,00 € × 52/1000      26,00
Montant du terme      890,55`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS',
      `Agence BRANDT et Fille
Mme Vve KUNTZ Odile, 4 rue des Tilleuls
AVIS D’ACOMPTE
Immeuble : 12 quai Vieux, 67000 Strasbourg      Quote-part : 81 / 1000
Dépenses communes      302,10
Fonds de travaux      18,40
TOTAL À NOUS RÉGLER      320,50 EUR`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS',
      `IMMO DU RHIN
Objet : Résidence LES CIGOGNES, 3 rue du Port – remplacement de la chaudière –
2e appel de fonds travaux (40 %)
Madame, Monsieur,
Conformément à la décision de l’assemblée, répartition selon la clé générale, 112 / 9 800.
Montant à nous faire parvenir pour le 01/09/2026 : 1 204,55 EUR`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS',
      `ASSOCIATION SYNDICALE LIBRE « LES HAUTS DU LAC »
M. et Mme KELLER
APPEL DE COTISATION 2026
Lot 14 du lotissement
Budget de l’année : 8 400,00 € : 42      200,00 €
Cotisation à payer avant le 30 juin 2026      200,00 €`,
    ],
    [
      'CHARGES/DECOMPTE',
      `Étude VAUTRIN, administrateurs de biens
Mesdames, Monsieur,
L’assemblée du 4 mai ayant approuvé les comptes, voici votre décompte pour l’exercice (lots 3 et 8).
Eau, relevés de compteurs      120,00      61/1000      7,32
Charges de l’exercice      812,44
Votre quote-part tient compte de quatre provisions versées de 150,00 € ; il vous reste à devoir 212,44 €.`,
    ],
    [
      'LOGEMENT_LOUE/BAIL',
      `BAIL COMMERCIAL EN RÉSIDENCE DE TOURISME
ENTRE Mme ROSSET, ci-après le Bailleur, ET la SAS SÉJOURS, ci-après le Preneur
Le Bailleur donne à bail les lots 12 et 40. Le loyer annuel est fixé à 4 100,00 €.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `Cabinet LENOIR, syndic
Dijon, le 4 janvier 2027
Objet : votre compte de l’année 2026, copropriété LES TANNEURS, lots 3 et 19
Madame,
Vous trouverez ci-dessous le récapitulatif de l’année.
Date      Opération      Appelé      Versé
01/01/2026      Appel 1er trimestre      402,10
14/01/2026      Votre chèque      402,10
01/04/2026      Appel 2e trimestre      402,10
20/04/2026      Votre chèque      402,10
01/07/2026      Appel 3e trimestre      402,10
Solde dû au 31/12/2026      402,10
Vous restez redevable de 402,10 €.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `SYNDIC BÉNÉVOLE DU 9 RUE HAUTE
Compte de Mme Sylvie ARNAL au 30/09/2026 – lots 2 et 7
Date      Libellé      Débit      Crédit      Solde
01/01/2026      Solde à nouveau      0.00
01/01/2026      Provision T1      210.00      210.00
08/01/2026      Virement      210.00      0.00
01/04/2026      Provision T2      210.00      210.00
12/04/2026      Virement      210.00      0.00
Total des mouvements      420.00      420.00`,
    ],
    [
      'CHARGES/DECOMPTE',
      `Cabinet LENOIR, syndic
Clôture de l’exercice 2025 – vos charges de copropriété
M. Denis ROY, copropriété LES TANNEURS, lots 3 et 19
L’assemblée générale du 12 mai 2026 ayant approuvé les comptes, votre quote-part des dépenses s’établit ainsi :
Charges générales      210 / 10 000      1 204,10
Ascenseur      22 / 1 000      184,40
Total de vos charges      1 388,50
Provisions versées      1 420,00
Trop-versé à votre crédit      31,50`,
    ],
    [
      'CHARGES/DECOMPTE',
      `IMMO CONSEIL
RÉPARTITION DÉFINITIVE DES CHARGES – EXERCICE DU 01/07/2025 AU 30/06/2026
Copropriétaire : SCI DES LILAS – Lots 4, 12
Nature      Dépense de l’immeuble      Tantièmes      Votre quote-part
Eau      8 210,00      120 / 1 000      985,20
Assurance      3 400,00      120 / 1 000      408,00
Provisions appelées      1 500,00
Solde en votre faveur      106,80`,
    ],
    [
      'ETAT_HYPOTHECAIRE/null',
      `TRIBUNAL JUDICIAIRE DE METZ – BUREAU FONCIER
EXTRAIT DU LIVRE FONCIER DE METZ – Feuillet 2210
Désignation : section 12 n° 88, lots 4 et 31
Propriétaire : WEBER Jean, né le 04/05/1960
Charges et restrictions : néant
Privilèges et hypothèques : rang 1, hypothèque conventionnelle, BANQUE EXEMPLE, 90 000 €
Inscriptions subsistantes au 12/10/2026`,
    ],
    [
      'ETAT_HYPOTHECAIRE/null',
      `Service de la publicité foncière d’ARRAS
CERTIFICAT – réponse à votre réquisition
Le comptable des finances publiques chargé de la publicité foncière certifie qu’il n’existe au fichier immobilier aucune inscription sur l’immeuble cadastré section AB n° 12, du chef de M. Paul ROBIN, pour la période du 01/01/1976 au 02/03/2026.`,
    ],
    [
      'CV_AG/null',
      `Syndic bénévole : Mme Anne PERRIN
Le 10 janvier 2026
Chers copropriétaires,
Notre assemblée générale annuelle aura lieu le samedi 7 février 2026 à 10 heures, chez M. ROCHE.
À l’ordre du jour :
1/ Comptes 2025
2/ Quitus`,
    ],
    [
      'CV_AG/POUVOIR',
      `PROCURATION – ASSEMBLÉE GÉNÉRALE DU 18/11/2026
SDC PORTE OCÉANE, 12 quai Ouest, 76600 LE HAVRE
Nom du copropriétaire      SCI DES EMBRUNS
Je donne mandat à M. REY pour voter en mon nom à l’assemblée générale`,
    ],
    [
      'PV_AG/null',
      `Copropriété du 3 rue Basse
Réunion annuelle des copropriétaires du 4 mars 2026 – relevé de décisions
Présents : 4 copropriétaires sur 5, 812 millièmes
1. Comptes 2025. Pour : 812. Contre : 0. Adopté
2. Budget 2026, 4 200 €. Pour : 812. Contre : 0. Adopté
La séance est levée à 20 h`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE',
      `SCP BRUN, notaires à AGEN
Je soussigné, Maître Paul BRUN, notaire à AGEN, certifie que Mme Léa NOËL est propriétaire de l’appartement formant le lot 12 de l’immeuble 4 rue Haute, 47000 AGEN, pour l’avoir acquis de M. Jean FABRE suivant acte reçu par moi le 3 mai 2019.
Fait pour servir et valoir ce que de droit.`,
    ],
  ])('%s', (answer, text) => {
    expect(answerOf(text)).toBe(answer);
  });
});
