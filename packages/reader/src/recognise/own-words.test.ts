// Papers of ours in the words of people who use no form: letters, cards, typed deeds, a line per decision.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answersOf = (text: string): string =>
  recognise(typedPages(...text.split(/^-{5}$/m)))
    .map(({ answered, type, sub_kind, pages }) =>
      answered ? `${type}/${sub_kind} ${pages.join()}` : `? ${pages.join()}`,
    )
    .join(' | ');

const OURS: readonly (readonly [string, string, string])[] = [
  [
    'decisions with their voices beside them',
    'PV_AG/null 1',
    `Copropriété 9 rue Haute
Relevé des décisions de notre réunion annuelle du 3 mars 2026
Étaient là : les Martin (400), Mme Lopez (350), absent M. Blanc (250)
1. Les comptes de 2025 sont acceptés, adopté 750/750
2. Le quitus est donné au syndic bénévole, adopté 750/750
3. Peinture de l’escalier : 2 300 €, refusé, 350 pour, 400 contre
4. Le budget 2027 de 4 100 € est adopté 750/750
Signé : le président de séance`,
  ],
  [
    'decisions in a table',
    'PV_AG/null 1',
    `ALLIANCE SYNDIC
ASSEMBLÉE GÉNÉRALE DU 12/05/2026 – DÉCISIONS
Copropriété Les Tilleuls, 1000 tantièmes
N°      Question      Pour      Contre      Abst.      Résultat
1      Président de séance      755      0      0      adoptée
2      Comptes 2025      755      0      0      adoptée
3      Quitus      700      55      0      adoptée
4      Ravalement      300      455      0      rejetée
Feuille de présence : 755/1000. La séance est levée à 20 h`,
  ],
  [
    'an account told to a notary',
    'CHARGES/RELEVE_DE_COMPTE 1',
    `GESTION DU QUERCY, syndic
Figeac, le 4 février 2026
Maître SOLIER, notaire à CAHORS
Maître,
Vous nous demandez la position du compte de Mme ROUX, copropriétaire des lots 3 et 7 de l’immeuble 4 place du Marché.
Au 31 janvier 2026, ce compte se présente ainsi :
01/10/2025 appel du 4e trimestre 210,40
12/10/2025 virement reçu 210,40
01/01/2026 appel du 1er trimestre 214,00
22/01/2026 virement reçu 100,00
Le compte fait donc ressortir un solde débiteur de 114,00 €.
Nous vous prions d’agréer, Maître, nos salutations distinguées.`,
  ],
  [
    'a settlement told in a letter',
    'CHARGES/DECOMPTE 1',
    `GESTION DU QUERCY, syndic de copropriété
Figeac, le 20 mai 2026
Monsieur,
L’assemblée du 12 mai a approuvé les comptes de l’exercice du 1er janvier au 31 décembre 2025.
Votre quote-part des dépenses de l’immeuble ressort à 1 420,10 €.
Les provisions que vous avez versées s’élevaient à 1 300,00 €.
Il reste donc à votre charge un complément de 120,10 €, porté au débit de votre compte.
Vous voudrez bien joindre cette somme à votre règlement de juillet.
Votre locataire doit en supporter 812,00 €, que vous ajouterez au loyer.
Veuillez agréer, Monsieur, nos salutations.`,
  ],
  [
    'a settlement in figures',
    'CHARGES/DECOMPTE 1',
    `SYNDIQUO
Votre année 2025 en chiffres
Copropriété Les Tilleuls, lot 12, 84/1000 tantièmes
Vos provisions versées      1 300,00 €
Votre part des dépenses réelles      1 420,10 €
Reste à votre charge      120,10 €
Nettoyage      212,00
Eau froide      340,10
Assurance      180,00
Part récupérable auprès de votre locataire      812,00`,
  ],
  [
    'a typed deed that changes the division',
    'RCP_EDD/MODIFICATIF 1',
    `Étude de Maître Paul SOLIER, notaire à CAHORS
L’AN MIL NEUF CENT QUATRE-VINGT-DOUZE, le douze mai
Par-devant Maître SOLIER, notaire soussigné, ont comparu Madame ROUX et le syndic de l’immeuble 4 place du Marché,
lesquels ont requis le notaire d’établir la modification suivante de l’état descriptif de division
reçu par Maître BLANC le trois mars mil neuf cent soixante.
Le lot numéro quatre est supprimé et divisé en deux lots nouveaux portant les numéros neuf et dix,
auxquels sont attachés respectivement quarante et soixante millièmes des parties communes.
Les autres dispositions demeurent inchangées.
POUR COPIE AUTHENTIQUE`,
  ],
  [
    'a typed deed of sale, copied as any other',
    'TITRE_PROP/ACTE_DE_VENTE 1',
    `Étude de Maître Paul SOLIER, notaire à CAHORS
L’AN MIL NEUF CENT QUATRE-VINGT-DOUZE, le douze mai
Par-devant Maître SOLIER, notaire soussigné, a comparu Madame ROUX, vendeur,
laquelle a par ces présentes vendu à Monsieur PERRIN, acquéreur, qui accepte,
le lot numéro quatre de l’immeuble 4 place du Marché et les cent millièmes des parties communes.
Règlement de copropriété reçu par Maître BLANC le trois mars mil neuf cent soixante, modifié depuis.
Moyennant le prix de trois cent mille francs payé comptant. Entrée en jouissance ce jour.
Origine de propriété : acquisition de M. Viguier.
POUR COPIE AUTHENTIQUE`,
  ],
  [
    'surveys one under another',
    'DIAGNOSTICS/DDT 1',
    `DIAG DU QUERCY
Récapitulatif de vos diagnostics
Propriétaire : Mme ROUX
Bien : 4 place du Marché, 46100 FIGEAC, lot 3
DPE      D, 190 kWh/m²/an, 21 kg CO2/m²/an
Amiante      absence
Plomb      sans objet
Termites      absence d’indices
Électricité      anomalies
Gaz      sans objet
ERP      radon 3`,
  ],
  [
    'the conclusions of all reports',
    'DIAGNOSTICS/DDT 1',
    `DIAG DU QUERCY
CONCLUSIONS DES RAPPORTS
Dossier 26-114, visite du 3 mai 2026
Diagnostic de performance énergétique      Classe E – 260 kWh/m²/an
Constat de risque d’exposition au plomb      Absence de revêtements
État relatif à la présence de termites      Absence d’indices
État de l’installation intérieure de gaz      Sans anomalie
État de l’installation intérieure d’électricité      Anomalies
Mesurage loi Carrez      61,20 m²
Ces conclusions sont indissociables des rapports complets`,
  ],
  [
    'two annexes with hardly more than their titles',
    'CV_AG/ANNEXE_2 1 | CV_AG/ANNEXE_3 2',
    `SDC LES TILLEULS
Annexe 2 – Compte de gestion général
N-1      N budget      N réalisé      N+1
60 Eau, électricité      3 412,20      3 500,00      3 627,54      3 600,00
61 Entretien      4 980,60      5 100,00      5 053,11      5 200,00
TOTAL      8 392,80      8 600,00      8 680,65      8 800,00
-----
SDC LES TILLEULS
Annexe 3 – Compte de gestion pour opérations courantes
N-1      N budget      N réalisé      N+1
Générales      6 644,60      6 850,00      6 908,78      7 150,00
Ascenseur      1 748,20      1 750,00      1 771,87      1 650,00
TOTAL      8 392,80      8 600,00      8 680,65      8 800,00`,
  ],
  [
    'an annexe that is called by what it shares out',
    'CV_AG/ANNEXE_2 1 | CV_AG/ANNEXE_3 2',
    `Compte de gestion général      annexe 2
Charges pour opérations courantes      E-1      E voté      E réel      E+1
60 Eau, électricité      3 412,20      3 500,00      3 627,54      3 600,00
TOTAL      3 412,20      3 500,00      3 627,54      3 600,00
Produits pour opérations courantes      E-1      E voté      E réel      E+1
-----
Compte de gestion par clé      annexe 3
pour opérations courantes – réalisé à approuver et budgets prévisionnels
Clé et nature de la dépense      E-1      E voté      E réel      E+1
Générales (1 000 tantièmes)
Eau      2 412,20      2 500,00      2 627,54      2 600,00
Total net      2 412,20      2 500,00      2 627,54      2 600,00
TOTAL DES CHARGES NETTES      3 412,20      3 500,00      3 627,54      3 600,00`,
  ],
  [
    'a bank’s statement before a syndic’s',
    '? 1 | CHARGES/RELEVE_DE_COMPTE 2',
    `BANQUE DU LOT EXEMPLE
RELEVÉ DE COMPTE n° 4
M. Luc PERRIN
Compte de dépôt n° 000 4471 2210      du 01/05/2026 au 31/05/2026
Date      Opération      Débit      Crédit
01/05/2026      Ancien solde            4 120,33
11/05/2026      Prélèvement EDF      212,45
31/05/2026      Nouveau solde            3 907,88
-----
GESTION DU QUERCY, syndic
RELEVÉ DE COMPTE COPROPRIÉTAIRE
Madame ROUX – Immeuble 4 place du Marché – lots 3 et 7
Date      Libellé      Débit      Crédit
01/10/2025      Appel de fonds 4T      210,40
12/10/2025      Votre virement            210,40
01/01/2026      Appel de fonds 1T      214,00
22/01/2026      Votre virement            100,00
Solde débiteur au 31/01/2026      114,00`,
  ],
  [
    'a syndic’s statement before a bank’s',
    'CHARGES/RELEVE_DE_COMPTE 1 | ? 2',
    `GESTION DU QUERCY, syndic
RELEVÉ DE COMPTE COPROPRIÉTAIRE
Madame ROUX – Immeuble 4 place du Marché – lots 3 et 7
Date      Libellé      Débit      Crédit
01/10/2025      Appel de fonds 4T      210,40
12/10/2025      Votre virement            210,40
01/01/2026      Appel de fonds 1T      214,00
22/01/2026      Votre virement            100,00
Solde débiteur au 31/01/2026      114,00
-----
BANQUE DU LOT EXEMPLE
RELEVÉ DE COMPTE n° 4
M. Luc PERRIN
Compte de dépôt n° 000 4471 2210      du 01/05/2026 au 31/05/2026
Date      Opération      Débit      Crédit
01/05/2026      Ancien solde            4 120,33
11/05/2026      Prélèvement EDF      212,45
31/05/2026      Nouveau solde            3 907,88`,
  ],
  [
    'a tenant who leaves',
    'LOGEMENT_LOUE/CONGE 1',
    `M. Paul DURAND
La Rochelle, le 2 mai 2026
Objet : congé
Madame,
Je vous informe de ma décision de quitter le logement que vous me louez, 12 rue des Tanneurs.
Mon préavis étant d’un mois (zone tendue), le bail prendra fin le 2 juin 2026.
Locataire depuis 2021, je vous prie d’agréer mes salutations.`,
  ],
  [
    'a call that asks for a payment',
    'CHARGES/APPEL_DE_FONDS 1',
    `Résidence Les Tilleuls – syndic coopératif
Demande de versement – 3e trimestre 2026
Mme ROY, lot 12, 84/1000
Charges courantes      210,40
Fonds de travaux      10,52
À verser avant le 15 juillet 2026      220,92
Virement sur le compte du syndicat des copropriétaires`,
  ],
];

describe('a paper in words of its own', () => {
  it.each(OURS)('is told: %s', (_, expected, text) => {
    expect(answersOf(text)).toBe(expected);
  });

  it('is no survey where a line of prose names it', () => {
    const lease = `BAIL D’HABITATION
Loi du 6 juillet 1989. Loyer mensuel de 610 €, dépôt de garantie 610 €, provision pour charges 40 €
Le bailleur loue au preneur, qui accepte, un appartement de trois pièces
-----
Le preneur tiendra les lieux en bon état.
Sont annexés l’état des lieux, les diagnostics de performance
énergétique et d’électricité.`;
    expect(answersOf(lease)).toBe('LOGEMENT_LOUE/BAIL 1,2');
  });
});
