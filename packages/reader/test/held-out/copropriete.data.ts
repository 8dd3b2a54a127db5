import { type HeldOut, paper } from './paper.ts';

export const HELD_OUT_COPROPRIETE: readonly HeldOut[] = [
  paper(
    'an appel of provisions, second wording',
    'CHARGES',
    'APPEL_DE_FONDS',
    `Immobilière du Parc, administrateur de biens
Copropriété Le Clos Saint-Marc   Votre référence 0211-0034
AVIS D’ÉCHÉANCE COPROPRIÉTÉ
Période du 1er avril 2026 au 30 juin 2026
Provisions sur charges générales   8 400,00   10000   212   178,08
Provision ascenseur   1 200,00   1000   24   28,80
Cotisation au fonds travaux (loi ALUR)   420,00   10000   212   8,90
Somme à nous régler au plus tard le 1er avril 2026 : 215,78 €
Merci de joindre le coupon ci-dessous à votre chèque`,
  ),
  paper(
    'an appel for works only',
    'CHARGES',
    'APPEL_DE_FONDS',
    `SARL Bertin Gestion
Madame Paule Vasseur
Appel de fonds travaux n° 2 sur 4
Réfection de l’étanchéité de la toiture, assemblée générale du 14 mai 2025, résolution 11
Base de répartition 1 000   Vos tantièmes 41   Votre quote-part 1 230,00
Date d’exigibilité : 15/09/2026
Total à payer : 1 230,00 EUR`,
  ),
  paper(
    'an account, another wording',
    'CHARGES',
    'RELEVE_DE_COMPTE',
    `Votre espace copropriétaire
Situation de votre compte au 3 novembre 2026
Copropriété 12 rue des Lilas   Compte n° 450-0098
Date   Opération   Débit   Crédit   Solde
01/01/2026   Report à nouveau   12,40
01/01/2026   Appel 1T26   310,00   322,40
08/01/2026   Prélèvement reçu   322,40   0,00
01/04/2026   Appel 2T26   310,00   310,00
Votre solde est débiteur de 310,00 €`,
  ),
  paper(
    'a settlement of a year',
    'CHARGES',
    'DECOMPTE',
    `Régularisation annuelle de charges
Exercice comptable du 01/07/2024 au 30/06/2025
Répartition des dépenses de votre lot n° 14
Nature   Dépenses à répartir   Tantièmes   Votre part   Dont récupérable
Eau froide   6 310,20   150/10000   94,65   94,65
Honoraires du syndic   5 800,00   150/10000   87,00   0,00
Total de votre quote-part 1 204,11
Provisions appelées sur l’exercice 1 260,00
Solde en votre faveur 55,89`,
  ),
  paper(
    'minutes told in prose',
    'PV_AG',
    null,
    `Syndicat des copropriétaires du 8 avenue Foch
P.V. DE L’ASSEMBLÉE GÉNÉRALE ANNUELLE DU 4 JUIN 2025
L’an deux mille vingt-cinq, le quatre juin à 18 heures, les copropriétaires se sont réunis sur convocation du syndic.
Il est dressé une feuille de présence, signée par chaque copropriétaire entrant en séance.
Monsieur Hardy est élu président de séance.
Point 4. Approbation des comptes arrêtés au 31 décembre 2024.
Votent pour : 6 120 tantièmes. Votent contre : néant. S’abstiennent : 210.
La résolution est adoptée à la majorité des voix exprimées.
L’ordre du jour étant épuisé, la séance est levée à 20 h 45.`,
  ),
  paper(
    'minutes of an extraordinary meeting',
    'PV_AG',
    null,
    `Procès-verbal d’assemblée générale extraordinaire
Tenue le 12/02/2026 dans les locaux du syndic
Présents et représentés : 34 copropriétaires totalisant 7 015 voix
Scrutateur : Mme Lemoine   Secrétaire de séance : le cabinet
Résolution 2 : travaux de ravalement
POUR 5 002 voix   CONTRE 1 800 voix   ABSTENTION 213 voix
En conséquence cette résolution est rejetée faute de majorité de l’article 25
Les actions en contestation doivent être introduites dans un délai de deux mois`,
  ),
  paper(
    'a convocation by letter',
    'CV_AG',
    null,
    `Lettre recommandée électronique
Objet : assemblée générale ordinaire de votre copropriété
Chère copropriétaire, cher copropriétaire,
Nous avons le plaisir de vous inviter à participer à l’assemblée générale qui se tiendra le 22 mai 2026 à 18 h.
Vous trouverez ci-après l’ordre du jour ainsi que les projets de résolutions.
1. Élection du président de séance   majorité de l’article 24
2. Approbation des comptes de l’exercice 2025   majorité de l’article 24
Si vous ne pouvez pas assister à la réunion, vous pouvez donner pouvoir ou voter par correspondance.
Les justificatifs de charges sont consultables au cabinet.`,
  ),
  paper(
    'annexe 2 alone',
    'CV_AG',
    'ANNEXE_2',
    `Compte de gestion général de l’exercice clos réalisé et budget prévisionnel
Copropriété Les Glycines   Annexe n°2
Charges pour opérations courantes   Exercice N-1 approuvé   N voté   N réalisé à approuver   N+1   N+2 à voter
601 Eau   4 100,00   4 200,00   4 350,00   4 300,00   4 400,00
602 Électricité   900,00   950,00   1 010,00   1 000,00   1 050,00
Produits pour opérations courantes
701 Provisions copropriétaires   22 000,00   22 500,00   22 500,00   23 000,00   23 500,00`,
  ),
  paper(
    'a fiche from the register',
    'FICHE_SYN',
    null,
    `Registre national d’immatriculation des copropriétés
Fiche synthétique
Générée à partir des données mises à jour le 14/10/2025
Numéro d’immatriculation : AD1234567
Identification de la copropriété
Nombre de lots à usage d’habitation, de bureaux ou de commerces : 24
Syndic professionnel
Montant des charges pour opérations courantes : 41 200 €
Nombre de copropriétaires débiteurs dont la dette dépasse 300 € : 3`,
  ),
  paper(
    'a maintenance book',
    'CARNET_ENTRETIEN',
    null,
    `Carnet d’entretien de l’immeuble
12 bis rue Pasteur, 21000 Dijon
Établi en application du décret du 30 mai 2001
Syndic en exercice : Cabinet Roux
Assurance multirisque de l’immeuble, police n° 88412, échéance 1er janvier
Contrats en cours : ascenseur, chaufferie collective, nettoyage
Historique des travaux importants
2014 Ravalement de la façade sur cour
2019 Réfection de la cage d’escalier`,
  ),
  paper(
    'rules of a building',
    'RCP_EDD',
    'RCP',
    `ÉTAT DESCRIPTIF DE DIVISION ET RÈGLEMENT DE COPROPRIÉTÉ
Résidence des Tilleuls
Reçu par Maître Vidal, notaire à Tours, le 3 mars 1974
CHAPITRE PREMIER. Dispositions générales
Article 4. Sont communes les parties de l’immeuble affectées à l’usage de tous les copropriétaires
Article 9. Chaque copropriétaire jouit et dispose librement de ses parties privatives
Désignation des lots
Lot numéro douze : un appartement au deuxième étage, et les cent quarante / dix millièmes de la propriété du sol
Charges communes générales, état de répartition`,
  ),
  paper(
    'a change of the division',
    'RCP_EDD',
    'MODIFICATIF',
    `Étude de Maître Sorel
MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION
Immeuble situé 5 place du Marché
Le lot numéro 8 est supprimé et remplacé par les lots numéros 31 et 32 créés
Nouvelle répartition des tantièmes des parties communes
Le règlement de copropriété publié le 12 juin 1968 volume 5120 numéro 14 demeure inchangé pour le surplus`,
  ),
  paper(
    'an overall diagnosis of the building',
    'DIAGNOSTICS_IMMEUBLE',
    'DTG',
    `Diagnostic technique global
Copropriété du 44 boulevard Carnot
Analyse de l’état apparent des parties communes et des équipements communs
Situation du syndicat au regard de ses obligations légales
Évaluation sommaire du coût et liste des travaux nécessaires sur dix ans
État de la façade, de la toiture et des réseaux collectifs`,
  ),
  paper(
    'a plan of works',
    'DIAGNOSTICS_IMMEUBLE',
    'PPPT',
    `Projet de plan pluriannuel de travaux
Syndicat des copropriétaires Les Acacias
Article 14-2 de la loi du 10 juillet 1965
Échéancier proposé sur les dix prochaines années
2027 Isolation de la toiture terrasse 84 000 €
2029 Remplacement de la chaufferie 120 000 €
Estimation du niveau de performance après travaux`,
  ),
  paper(
    'an asbestos file of the common parts',
    'DIAGNOSTICS_IMMEUBLE',
    'DTA',
    `DOSSIER TECHNIQUE AMIANTE
Immeuble collectif d’habitation, parties communes
Fiche récapitulative du DTA, mise à jour le 11 mars 2022
Rapports de repérage antérieurs
Matériaux et produits de la liste B contenant de l’amiante : conduit en fibres-ciment en sous-sol
Recommandations générales de sécurité
Détenteur du dossier : le syndic`,
  ),
  paper(
    'a pré-état daté made by a syndic',
    'PRE_ETAT_DATE',
    null,
    `Informations financières préalables à la promesse de vente
Pré état-daté
Article L.721-2 du code de la construction et de l’habitation
Lots vendus : 14 et 52   Copropriétaire cédant : M. et Mme Petit
Charges courantes payées par le vendeur au titre des deux exercices précédents
Sommes susceptibles d’être dues au syndicat par l’acquéreur
État global des impayés de charges au sein du syndicat
Dette du syndicat vis-à-vis des fournisseurs
Quote-part du lot dans le fonds de travaux`,
  ),
];
