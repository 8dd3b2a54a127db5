// Letters that speak of homes and money and are none of ours, and piles whose papers no title parts.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answersOf = (text: string): string =>
  recognise(typedPages(...text.split(/^-{5,}$/m)))
    .map(({ answered, type, sub_kind, pages }) =>
      answered ? `${type}/${sub_kind} ${pages.join()}` : `? ${pages.join()}`,
    )
    .join(' | ');

describe('none of ours', () => {
  it.each([
    [
      'a list of prices',
      `Frais de l’office      Tarif TTC
Ouverture de dossier      60,00 €
Copie du carnet d’entretien      18,00 €
Visite de la copropriété      25,00 €`,
    ],
    [
      'a reminder',
      `Cabinet RIVOIRE, syndic
Objet : relance
Monsieur,
Sauf erreur de notre part, votre compte présente un solde débiteur de 512,00 €. Nous vous remercions de régler cette somme sous huit jours, à défaut de quoi nous engagerons une procédure. Frais de relance : 36 €.`,
    ],
    [
      'a rent',
      `Agence du Port
Avis d'échéance
Monsieur,
Nous vous prions de bien vouloir régler votre loyer du mois de mars 2026, soit 650,00 € et 60,00 € de provision sur charges, avant le 5 mars. Le bailleur`,
    ],
    [
      'a notary who asks for papers',
      `Office notarial des Remparts
Madame,
Dans le cadre de la vente de votre appartement, je vous remercie de me faire parvenir votre titre de propriété, le règlement de copropriété, les trois derniers procès-verbaux et la taxe foncière. La signature de l'acte est prévue le 3 mai 2026 en mon étude.
Maître Yann LE GOFF, notaire`,
    ],
    [
      'works that will begin',
      `Cabinet RIVOIRE, syndic
Madame, Monsieur,
Les travaux de ravalement votés par l'assemblée générale du 4 mai 2026 commenceront le 1er juillet. Le coût total est de 84 000,00 €. Les appels de fonds vous seront adressés séparément. Nous vous remercions de dégager les balcons.`,
    ],
    [
      'a lodging',
      `Je soussigné Paul MARTIN, demeurant 4 rue Haute, 54000 NANCY, certifie sur l'honneur héberger à mon domicile Mme Claire MARTIN depuis le 3 mars 2024. Fait pour servir et valoir ce que de droit. Nancy, le 2 mai 2026`,
    ],
    [
      'an account of a bank',
      `BANQUE EXEMPLE
Monsieur,
Votre compte courant présente au 31 octobre 2026 un solde créditeur de 1 204,30 €. Votre conseiller reste à votre disposition. Virement reçu : 300 €. Prélèvement syndic : 210 €.`,
    ],
    [
      'a subscription',
      `Amicale des locataires du quai Sud
Cher adhérent,
Merci de régler votre cotisation annuelle 2026, soit 15 euros, avant le 31 janvier.`,
    ],
    [
      'water',
      `Régie des eaux
Monsieur,
Votre consommation du 2e trimestre 2026 est de 34 m3. Merci de régler la somme de 98,20 € avant le 15 juillet 2026. Prélèvement possible.`,
    ],
    [
      'a notary who pays',
      `Maître Élodie CARON, notaire
Madame,
Je vous informe que le virement du solde du prix de vente, soit 148 200,00 €, a été effectué ce jour sur votre compte. Vous trouverez ci-joint le relevé de compte de l'étude.`,
    ],
    [
      'a notary who settles an estate',
      `Maître Élodie CARON, notaire à CAEN, soussignée, certifie que la succession de Monsieur Pierre LANGLOIS, décédé le 3 mai 2025, est en cours de règlement en son étude. Fait pour servir et valoir ce que de droit.`,
    ],
    [
      'an estimate',
      `Agence LECOMTE
Madame,
Suite à notre visite, nous estimons votre appartement de la résidence BELLEVUE, lots 4 et 12, entre 180 000 et 195 000 euros net vendeur. Les charges de copropriété sont de 250 € par trimestre. Taxe foncière : 900 €.`,
    ],
    [
      'a lawyer',
      `Maître Jeanne ROLLAND
Avocat au barreau
Monsieur,
Je suis chargée par le syndicat des copropriétaires de recouvrer la somme de 2 312,40 € due au titre de vos charges. À défaut de paiement sous huit jours, je saisirai le tribunal.`,
    ],
    [
      'an employer',
      `Société EXEMPLE
ATTESTATION
Nous soussignés certifions que M. Loïc TANGUY est employé dans notre société depuis le 3 mars 2015. Fait pour servir et valoir ce que de droit.`,
    ],
    [
      'a notary who sets a day',
      `Office Notarial du Vieux Port
Madame,
Je vous confirme le rendez-vous de signature de votre acte d'acquisition le 9 mai à 10 h. Vous voudrez bien virer la somme de 189 000 € sur le compte de l'étude avant le 7 mai.`,
    ],
    [
      'a supplier of the building',
      `ELEVA ascenseurs
Au syndic de la résidence BELLEVUE
Objet : révision du contrat
Nous vous informons que la redevance trimestrielle passera à 812 € au 1er janvier. Merci de régler la facture jointe.`,
    ],
    [
      'a proxy at a bank',
      `Je soussigné M. Loïc TANGUY donne procuration à Mme Maëlle RIO pour effectuer toute opération sur mon compte à la Banque Exemple. Fait à Vannes, le 3 mai 2026.`,
    ],
    [
      'minutes of an association',
      `Association des Amis du Lac
PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE DU 3 MAI 2026
Les adhérents se sont réunis en assemblée générale. Rapport moral adopté à l'unanimité. Rapport financier approuvé à l'unanimité. La séance est levée.`,
    ],
    [
      'minutes of a company',
      `SCI DU LARGE
PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE ORDINAIRE
Les associés, détenant 100 parts sociales, se sont réunis. Première résolution : approbation des comptes. Cette résolution est adoptée à l'unanimité. Quitus à la gérance.`,
    ],
    [
      'a club that meets',
      `Club de tennis
CONVOCATION
Vous êtes invité à l'assemblée générale du club le 3 mai 2026 à 18 h. Ordre du jour : rapport moral. Si vous ne pouvez venir, donnez pouvoir.`,
    ],
    [
      'a meeting of the council',
      `Cabinet DUVAL syndic
Mesdames et Messieurs les membres du conseil syndical,
Nous vous invitons à la réunion du conseil syndical le 3 mai 2026 à 18 h pour préparer l'assemblée. Vérification des comptes, devis.`,
    ],
    [
      'a second reminder',
      `Cabinet DUVAL syndic
RAPPEL
Madame,
Nous n'avons pas reçu votre règlement des charges du 2e trimestre 2026, soit 312,40 €. Nous vous prions de régler cette somme sous huitaine, faute de quoi des frais de relance seront appliqués. Copropriété BELLEVUE.`,
    ],
    [
      'what a tenant owes',
      `Agence LECOMTE
Monsieur,
Vous trouverez la régularisation de vos charges locatives 2025 : charges réelles 812,00 €, provisions versées 720,00 €, solde dû 92,00 €. Le bailleur vous remercie de régler avec votre prochain loyer.`,
    ],
    [
      'news of a web site',
      `Cabinet DUVAL syndic de copropriété
Madame, Monsieur,
Votre espace copropriétaire change. Vous pourrez y consulter vos appels de fonds, votre compte, les procès-verbaux. Merci de nous adresser votre adresse électronique.`,
    ],
  ])('%s', (_, text) => {
    expect(answersOf(text)).toBe('? 1');
  });
});

describe('a pile', () => {
  it.each([
    [
      'CHARGES/APPEL_DE_FONDS 1 | ? 2',
      `Cabinet Test, 3 rue du Test, 44000 NANTES
APPEL DE FONDS - 2E TRIMESTRE 2026
Copropriétaire : M. EXEMPLE
Provisions sur charges : 210,00 €. Montant de l'appel : 210,00 €, exigible le 01/04/2026.
------
Mutuelle des Ponts
Nantes, le 3 mai 2026
Monsieur,
Nous avons bien reçu votre demande de remboursement de soins et vous en remercions.
Votre dossier sera traité sous dix jours.`,
    ],
    [
      'DIAGNOSTICS/TERMITES 1 | ? 2',
      `ETAT RELATIF A LA PRESENCE DE TERMITES
Rapport n° 12. Adresse du bien : 4 rue Haute, 33000 BORDEAUX. Date de la visite : 03/05/2026
Absence d'indices d'infestation de termites. Norme NF P 03-201.
------
COMPROMIS DE VENTE
Entre les soussignés, M. X et Mme Y. Conditions suspensives. Prix 200 000 €.`,
    ],
    [
      'TITRE_PROP/ACTE_DE_VENTE 1,2',
      `L'AN DEUX MILLE DIX, LE TROIS MAI
Maître Paul MARTIN, notaire à LYON,
ONT COMPARU
Monsieur Jean BERNARD, gérant de société, né à LYON le 3 mai 1960, époux de Madame Claire PETIT,
mariés sous le régime de la séparation de biens aux termes de leur contrat de mariage reçu par Maître VIEUX.
Madame Anne DURAND, célibataire, assistante.
------
DESIGNATION
Lot numéro 4 : un appartement. Et les 120/1000èmes des parties communes générales.
PRIX
La vente est consentie moyennant le prix de 100 000 euros. Paiement du prix. Effet relatif. Origine de propriété.
VENDEUR ACQUEREUR publicité foncière`,
    ],
    [
      'RCP_EDD/RCP 1,2',
      `Office notarial de la Place
12 place d'Armes, 57000 METZ
Maître Louis KLEIN, notaire
DOSSIER 1234
SYNDICAT DE LA RESIDENCE DU LAC
------
L'AN MIL NEUF CENT QUATRE-VINGTS, LE DEUX JUIN
Par devant Maître Louis KLEIN, notaire à METZ
REGLEMENT DE COPROPRIETE
Le présent règlement a pour objet : destination de l'immeuble, définition des parties communes, usage des parties privatives.
Chaque copropriétaire. Répartition des charges.`,
    ],
    [
      'CHARGES/APPEL_DE_FONDS 1 | OTHER_PROPERTY_DOCS/null 2',
      `Cabinet Test, 3 rue du Test, 44000 NANTES
APPEL DE FONDS - TRAVAUX DE FACADE
Copropriétaire : M. EXEMPLE
Provisions sur travaux : 910,00 €. Montant de l'appel : 910,00 €, exigible le 01/04/2026.
------
SARL FAÇADES DU TEST – maçonnerie, enduits, peinture, zone artisanale du Test, 44800 SAINT-HERBLAIN
Immeuble du quai des Essais, à l’attention du conseil syndical, chantier prévu au printemps prochain
Échafaudage, lavage, piquage des enduits sonnants, reprise des fissures, deux couches, bavettes en zinc, nettoyage en fin de chantier
Échafaudage de pied      U      1      Montant HT      18 400,00
Enduit et finition au mètre      m²      412      Montant HT      36 900,00
Total HT      55 300,00
TVA 10 %      5 530,00
Total TTC      60 830,00
Quote-part à répartir par le syndic`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE 1 | ? 2',
      `RELEVÉ DE COMPTE COPROPRIÉTAIRE
Résidence LES PINS - M. EXEMPLE
01/01/2026 Solde à nouveau 0,00
01/01/2026 Appel de fonds 1er trimestre 210,00
05/01/2026 Votre virement 210,00
01/04/2026 Appel de fonds 210,00
Solde débiteur 210,00
------
Énergie du Test
Votre facture du 12 octobre 2026
Abonnement 22,84 €. Consommation 284 kWh. Total TTC à payer 121,07 €. Point de livraison 1920.`,
    ],
  ])('%s', (answer, text) => {
    expect(answersOf(text)).toBe(answer);
  });
});
