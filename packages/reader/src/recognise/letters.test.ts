// Letters in plain prose from small senders, extracted by what they ask and say.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answersOf = (text: string): string =>
  recognise(typedPages(...text.split(/^-{5,}$/m)))
    .map(({ answered, type, sub_kind, pages }) =>
      answered ? `${type}/${sub_kind} ${pages.join()}` : `? ${pages.join()}`,
    )
    .join(' | ');

describe('a letter', () => {
  it.each([
    [
      'CHARGES/APPEL_DE_FONDS 1',
      `Syndicat coopératif Le Clos des Merles
Rennes, le 12.03.2025
Mme Odile KERVRAN
4 allée des Merles, 35000 RENNES
Objet : réfection des toitures, deuxième des quatre appels de fonds
Chère voisine, l’assemblée générale du 5 novembre a décidé ces travaux. L’appel ci-dessous est exigible au
1er avril 2025.
Toiture des garages 12 400,00 votre part 248,00
Vous pouvez régler par chèque à l’ordre du syndicat coopératif.
Bien cordialement`,
    ],
    [
      'CERT_CARREZ/CARREZ 1',
      `Cabinet MERLAUD
Géomètres-experts
Niort, le 4 février 2026
Je soussignée Claire MERLAUD, géomètre-expert, certifie avoir procédé le 2 février 2026 au mesurage du lot n° 12,
appartement appartenant à Mme Odile KERVRAN.
La superficie privative de ce lot, au sens de l’article 46 de la loi du 10 juillet 1965, est de 51,30 m².
Le balcon n’y est pas compris.
C. MERLAUD`,
    ],
    [
      'LOGEMENT_LOUE/QUITTANCE 1',
      `AGENCE DU PORT – mandataire du bailleur Mme KERVRAN
Quittance – échéance de mars 2026
Locataire : M. Paul GUÉRIN
Loyer 510,00 €
Provision sur charges 40,00 €
Nous reconnaissons avoir reçu la somme ci-dessus, dont nous donnons quittance.
Elle annule tout reçu donné à titre d’acompte.`,
    ],
    [
      'CERTIFICAT_DE_SUPERFICIE/BOUTIN 1',
      `Contrôles du Marais
Niort, le 9 mars 2026
Objet : surface habitable d’un logement mis en location (article 78 de la loi du 25 mars 2009)
Séjour 18,20 m² ; chambre 11,40 m² ; cuisine 6,10 m².
La surface habitable de ce logement est de 35,70 m². Le balcon n’y est pas compté.`,
    ],
    [
      '? 1',
      `Mme Odile KERVRAN
Rennes, le 12.03.2025
Objet : contestation de votre appel de fonds
Madame, Monsieur, je ne comprends pas la somme que vous me réclamez. Je vous prie de m’en donner le détail.
Bien cordialement`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS 1',
      `Syndicat bénévole de la copropriété du 8 rue des Tanneurs
37000 TOURS
Tours, le 28 mars 2026
Madame Irène POULAIN
8 rue des Tanneurs, 37000 TOURS
Chère Madame,
Comme convenu lors de notre dernière réunion, je vous demande de bien vouloir me régler votre
participation aux dépenses communes pour le deuxième trimestre 2026, soit 214,50 euros, dont 12,00 euros
au titre du fonds de travaux. Vous possédez les lots 3 et 7, soit 143 millièmes sur 1000.
Le paiement est attendu pour le 15 avril 2026, par chèque à l’ordre de la copropriété ou par virement.
Je vous rappelle qu’il restait 30,20 euros à votre débit au 31 décembre.
Bien cordialement,
Le syndic, Paul GARRIGUE`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS 1',
      `Copropriété Les Glycines, 5 impasse du Four, 31000 TOULOUSE
Syndic : Mme Anne LACOSTE, copropriétaire
Toulouse, le 2 janvier 2026
Monsieur,
Vous trouverez ci-dessous le montant de votre quote-part pour le 1er trimestre 2026 (du 1er janvier au 31 mars) :
charges courantes 310,00 €, fonds travaux 15,50 €, soit un total de 325,50 €.
Merci de bien vouloir verser cette somme avant le 31 janvier 2026 sur le compte de la copropriété.
Solde de votre compte au 31/12/2025 : 0 €.
Avec mes salutations`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS 1',
      `SARL GESTION DU PORT
12 quai Sud, 17000 LA ROCHELLE
Objet : charges du 3e trimestre 2026
Monsieur et Madame DELORME
Madame, Monsieur,
Conformément au budget voté par l'assemblée générale du 12 mai 2026, votre provision pour la période du
1er juillet au 30 septembre 2026 s'élève à 412,80 €. Elle est exigible au premier jour du trimestre.
Nous vous saurions gré de nous adresser votre règlement sous quinzaine.
Vos lots 12 et 40 de la résidence LES EMBRUNS représentent 228/10000 tantièmes.
Veuillez agréer nos salutations distinguées.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE 1',
      `Cabinet RIVOIRE, administrateur de biens
3 place Neuve, 26000 VALENCE
Valence, le 4 novembre 2026
Monsieur Luc FAVIER
Objet : votre compte – Résidence LE PARC
Cher Monsieur,
Pour faire suite à votre demande, nous vous confirmons qu'à la date du 31 octobre 2026 votre compte de
copropriétaire (référence 0412-17) fait apparaître un solde débiteur de 182,40 euros.
Depuis le 1er janvier 2026, il vous a été appelé 1 640,00 euros et vous avez versé 1 457,60 euros.
Ce solde correspond à l'appel du 1er octobre, qui reste à régler.
Nous restons à votre disposition.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE 1',
      `Association syndicale des copropriétaires, 14 rue Basse, 29000 QUIMPER
Le syndic bénévole
Quimper, le 10 janvier 2026
Madame KERLOCH,
Voici l'état de votre compte au 31 décembre 2025.
Au 1er janvier 2025 vous deviez 45,00 €. Nous avons appelé 800,00 € de charges dans l'année et vous avez
réglé 845,00 €. Vous ne devez donc plus rien à la copropriété à ce jour : votre compte est à zéro.
Cordialement`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE 1',
      `IMMO CONSEIL SYNDIC
Le Mans, le 15/09/2026
M. et Mme TESSON
Réf. copropriétaire : 00231
Nous vous prions de trouver ci-après la situation de votre compte arrêtée au 15/09/2026 pour la résidence ARAGON.
Solde au 30/06/2026 : 120,00 € en notre faveur. Provisions du 3e trimestre : 350,00 €. Votre virement du 02/07/2026 : 470,00 €.
Votre compte est soldé.`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE 1',
      `Maître Élodie CARON
Notaire
5 place de la Mairie, 14000 CAEN
Caen, le 12 juin 2023
Je soussignée, Maître Élodie CARON, notaire à CAEN, certifie par la présente avoir reçu ce jour l'acte de vente
par Monsieur Pierre LANGLOIS au profit de Madame Julie HAMEL, des lots 4 et 19 de l'immeuble situé à
CAEN (14000), 22 rue de Bayeux, moyennant le prix de 156 000 euros payé comptant.
En conséquence, Madame HAMEL est propriétaire depuis cette date.
Délivré pour servir et valoir ce que de droit.`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE 1',
      `OFFICE NOTARIAL DES REMPARTS
SAINT-MALO
A qui de droit
Je, soussigné, Yann LE GOFF, notaire associé, atteste que suivant acte reçu en mon étude le 3 mars 2020,
Monsieur Théo ROUX a acquis de la société dénommée SCI DU LARGE un appartement et une cave formant les
lots 8 et 23 d'un immeuble en copropriété sis à SAINT-MALO (35400), 7 rue des Vauverts, cadastré section AB
numéro 51, au prix de 210 000,00 euros.
Fait à Saint-Malo, le 3 mars 2020`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE 1',
      `SCP MARCHAL ET DIDIER, NOTAIRES A EPINAL
CERTIFICAT
Le notaire soussigné certifie que Madame Odile PERNOT est propriétaire des biens et droits immobiliers ci-après,
sis à EPINAL (88000), 3 rue des Minimes : lot numéro 5, un appartement, et lot numéro 14, une cave,
pour les avoir acquis de Monsieur Jean THIRIET suivant acte reçu par Maître MARCHAL le 8 septembre 2015.
En foi de quoi le présent certificat a été délivré.`,
    ],
    [
      'RCP_EDD/MODIFICATIF 1',
      `L'AN DEUX MILLE QUATORZE, LE NEUF AVRIL
Maître Jean FERRY, notaire à NANCY, soussigné,
A reçu le présent acte contenant MODIFICATIF DE L'ETAT DESCRIPTIF DE DIVISION à la requête de :
Monsieur Paul HENRY, propriétaire du lot 6
EXPOSE
L'immeuble sis à NANCY (54000), 4 rue Stanislas a fait l'objet d'un état descriptif de division et d'un règlement de
copropriété reçu par Maître KLEIN le 2 mai 1968.
REUNION DES LOTS 6 ET 7
Les lots 6 et 7 sont supprimés et remplacés par le lot 21.
Lot numéro 21 : un appartement et les 250/1000èmes des parties communes générales.`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS 1',
      `Jean-Claude MOREAU
syndic non professionnel
3 rue des Bouchers, 67000 STRASBOURG
Strasbourg, le 20 juin 2026
Monsieur SCHMITT,
L'assemblée du 4 mai a voté la réfection de la cage d'escalier pour 6 200 euros. Votre part, calculée sur vos
118 millièmes, est de 731,60 euros. Je vous propose de la payer en deux fois, la moitié le 1er juillet et la
moitié le 1er octobre, sur le compte du syndicat.
S'y ajoutent les 95 euros de charges habituelles du trimestre.
Bien à vous`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS 1',
      `SYNDIC COOPERATIF LE VALLON
Madame, Monsieur,
En application de l'article 14-1 de la loi du 10 juillet 1965, les sommes ci-dessous sont appelées au titre du 4e trimestre 2026
pour vos lots 7 et 8 : budget courant 250,00 €, fonds de travaux 12,50 €, ascenseur 31,00 €. Total : 293,50 €.
Règlement attendu pour le 1er octobre 2026.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE 1',
      `Agence LECOMTE
Service copropriété
Monsieur,
En réponse à votre courrier du 3 mars, nous vous indiquons que vous êtes à jour de vos charges de copropriété :
votre compte n° 0452 est créditeur de 12,30 € au 5 mars 2026, après encaissement de votre chèque de 400,00 € du 2 mars.
Dernier appel enregistré : 387,70 € le 1er janvier 2026.
Immeuble : 8 rue du Four, 59800 LILLE.`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE 1',
      `ETUDE DE ME BERTRAND COLIN
NOTAIRE A VANNES
ATTESTATION
Je soussigné Me Bertrand COLIN, notaire à VANNES, atteste qu'aux termes d'un acte reçu par moi ce jour, M. Loïc TANGUY et
Mme Maëlle RIO, son épouse, sont devenus propriétaires d'une maison sise à VANNES (56000), 12 rue du Port, cadastrée section BX n° 214,
qu'ils ont achetée à M. Yves GUÉGAN moyennant 310 000 euros.
Vannes, le 4 février 2022`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE 1',
      `Office Notarial du Vieux Port
13002 MARSEILLE
Marseille, le 9 mai 2021
Madame,
Je vous confirme que l'acte de vente par M. Aldo CONTI à votre profit de l'appartement formant le lot 31 et de la cave formant le lot 46
de l'immeuble 15 rue Caisserie à MARSEILLE (13002) a été signé en mon étude le 9 mai 2021, au prix de 189 000 €.
La présente lettre vaut attestation de propriété jusqu'à la délivrance de votre titre.
Maître Sonia FABRE, notaire`,
    ],
    [
      'PV_AG/null 1',
      `Copropriété 4 rue Neuve - 87000 LIMOGES
Réunion annuelle du 6 mars 2026
Étaient présents : M. Blin, Mme Caron, M. Duteil (tous les copropriétaires, 1000/1000).
Comptes 2025 : approuvés à l'unanimité. Budget 2026 : 2 400 €, voté à l'unanimité.
M. Blin est reconduit comme syndic bénévole. Séance levée à 19 h.`,
    ],
    [
      'CV_AG/null 1',
      `M. Blin, syndic bénévole
Limoges, le 1er février 2026
Chers copropriétaires,
Je vous invite à notre assemblée générale annuelle le vendredi 6 mars 2026 à 18 h chez Mme Caron.
Nous parlerons des comptes 2025, du budget 2026, de la toiture.
Si vous ne pouvez pas venir, merci de me remettre un pouvoir.`,
    ],
  ])('%s', (answer, text) => {
    expect(answersOf(text)).toBe(answer);
  });
});
