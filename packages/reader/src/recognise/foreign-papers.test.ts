// Papers that people throw in with the others and that no folder asks for: not one may be taken for ours.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

/** Slots for what is none of the named papers. */
const LOOSE = new Set(['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS']);

const answersOf = (text: string): string =>
  recognise(typedPages(...text.split(/^-{5,}$/m)))
    .map(({ answered, type, sub_kind, pages }) =>
      answered && !LOOSE.has(type ?? '')
        ? `${type}/${sub_kind} ${pages.join()}`
        : `? ${pages.join()}`,
    )
    .join(' | ');

const OUT_OF_SCOPE: readonly (readonly [string, string])[] = [
  [
    'a pay slip',
    `BULLETIN DE PAIE
Période du 01/09/2026 au 30/09/2026
SARL MENUISERIE DES ALPES      Mme Julie CARTIER
12 rue des Forges, 38000 GRENOBLE      4 rue Haute, 38000 GRENOBLE
Salaire de base      151,67 h      13,20      2 002,04
Cotisations sociales      Base      Taux      Montant
Sécurité sociale plafonnée      2 002,04      6,90      138,14
Retraite complémentaire      2 002,04      3,15      63,06
Net imposable      1 642,12
Net payé      1 561,88 €
Congés acquis : 2,5      Solde : 14,5`,
  ],
  [
    'a bank statement',
    `BANQUE EXEMPLE DU NORD
Agence de LILLE CENTRE
RELEVÉ DE COMPTE N° 9
M. Paul DURIEZ, 8 rue Solférino, 59000 LILLE
Compte de dépôt n° 00012345678      du 01/09/2026 au 30/09/2026
Date      Libellé      Débit      Crédit
01/09/2026      Ancien solde      1 204,30
03/09/2026      Prélèvement EDF      84,10
05/09/2026      Virement salaire      1 980,00
08/09/2026      Carte supermarché      61,20
12/09/2026      Prélèvement syndic Citya      210,00
30/09/2026      Nouveau solde      2 829,00`,
  ],
  [
    'a tax on income',
    `DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
AVIS D’IMPÔT 2026
Impôt sur les revenus de l’année 2025
Vos références : numéro fiscal 30 12 345 678 901, référence de l’avis 26 59 1234567 08
M. Paul DURIEZ, 8 rue Solférino, 59000 LILLE
Revenu fiscal de référence : 24 310 €. Nombre de parts : 1
Revenus fonciers nets : 3 120 €
Impôt sur le revenu net : 1 204 €
Date limite de paiement : 15/09/2026. Date de mise en recouvrement : 31/07/2026
Montant de votre impôt : 1 204 €`,
  ],
  [
    'a tax on dwelling',
    `DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
AVIS D’IMPÔT 2026 – TAXE D’HABITATION sur les résidences secondaires
Votée et perçue par la commune, le département et divers organismes
Numéro fiscal : 30 12 345 678 901. Référence de l’avis : 26 06 7654321 12
Adresse d’imposition : 4 avenue des Pins, 06400 CANNES
Valeur locative brute 3 410, base nette 3 410, taux 24,2 %, cotisation 825 €
Contribution à l’audiovisuel public : 0 €. Montant de votre impôt : 825 €
Date limite de paiement : 15/11/2026`,
  ],
  [
    'a contract of the syndic',
    `CONTRAT TYPE DE SYNDIC
Établi en application de l’article 18-1 A de la loi du 10 juillet 1965 et du décret du 26 mars 2015
Entre le syndicat des copropriétaires de la résidence LES TILLEULS, 4 rue Haute, 59000 LILLE
et la société GESTION DU NORD, syndic, carte professionnelle CPI 5901 2019 000 012 345
1. Missions. Le syndic assure l’exécution des décisions de l’assemblée générale.
2. Durée du contrat : du 12/05/2026 au 30/06/2027
7. Prestations incluses dans le forfait : tenue de l’assemblée générale annuelle, budget prévisionnel, carnet d’entretien
La rémunération forfaitaire annuelle est de 4 800 € TTC
9. Frais et honoraires imputables aux seuls copropriétaires : mise en demeure 42 €, état daté 380 €`,
  ],
  [
    'a sale mandate',
    `AGENCE DU PARC IMMOBILIER
MANDAT EXCLUSIF DE VENTE N° 4412
Le mandant : M. et Mme Robert LAURENT, demeurant 3 allée des Roses, 31000 TOULOUSE
donne mandat à l’agence de vendre le bien désigné ci-après : appartement de 3 pièces, lot 12, résidence LE PARC, 62 m² loi Carrez
Prix demandé : 215 000 € net vendeur. Honoraires : 5 % TTC à la charge de l’acquéreur
Durée : trois mois irrévocables. Charges annuelles de copropriété : 1 420 €. Taxe foncière : 910 €. DPE : D
Fait à Toulouse, le 4 mars 2026, en deux exemplaires`,
  ],
  [
    'an offer to buy',
    `OFFRE D’ACHAT
Je soussigné Kévin MOREL, demeurant 7 rue Basse, 33000 BORDEAUX, offre d’acquérir l’appartement situé 12 quai des Chartrons, 33000 BORDEAUX, lots 4 et 31, au prix de 248 000 euros net vendeur.
Cette offre est valable dix jours. Elle est faite sous condition suspensive d’obtention d’un prêt de 200 000 euros sur vingt ans.
La vente sera constatée par acte authentique chez Maître DUPIN, notaire à Bordeaux. Fait à Bordeaux, le 3 juin 2026`,
  ],
  [
    'a preliminary contract',
    `COMPROMIS DE VENTE
ENTRE LES SOUSSIGNÉS : Monsieur Jean ROBIN, retraité, demeurant à ANGERS (49000), 4 rue Haute, ci-après dénommé le VENDEUR
Et Madame Léa FABRE, infirmière, demeurant à NANTES (44000), 6 rue Basse, ci-après dénommée l’ACQUÉREUR
Le VENDEUR vend, sous les conditions suspensives ci-après, à l’ACQUÉREUR qui accepte, le bien : dans un immeuble en copropriété situé à ANGERS (49000), 12 rue Neuve, cadastré section AB n° 12, le lot numéro 4, un appartement, et les 120/1000èmes des parties communes
Prix : 185 000 euros. Dépôt de garantie : 9 250 euros. Conditions suspensives : obtention d’un prêt. Réitération par acte authentique au plus tard le 30 septembre 2026 par Maître LAMY, notaire à ANGERS
Superficie loi Carrez : 58,20 m². Origine de propriété : acquisition du 4 mai 2010`,
  ],
  [
    'a loan offer',
    `BANQUE EXEMPLE
OFFRE DE PRÊT IMMOBILIER
Emprunteur : Mme Léa FABRE. Objet : acquisition d’un appartement, 12 rue Neuve, 49000 ANGERS
Montant du prêt : 160 000 €. Durée du prêt : 240 mois. Taux nominal : 3,45 %. Taux annuel effectif global : 4,12 %
Garantie : privilège de prêteur de deniers. Assurance emprunteur : 28 € par mois. Tableau d’amortissement joint`,
  ],
  [
    'an energy bill',
    `ÉNERGIE EXEMPLE
Votre facture d’électricité du 12/09/2026
M. Paul DURIEZ, 8 rue Solférino, 59000 LILLE. Référence client : 6 012 345 678. Point de livraison : 01234567890123
Consommation du 10/07/2026 au 09/09/2026 : 412 kWh. Relevé estimé. Option heures creuses, puissance 6 kVA
Abonnement : 24,10 €. Consommation : 98,20 €. Taxes et contributions : 31,07 €. TVA : 22,40 €
Total TTC : 175,77 €. Prélevé le 27/09/2026. Diagnostic de votre consommation sur votre espace client`,
  ],
  [
    'a report of works',
    `PLOMBERIE MARTIN SARL – RAPPORT D’INTERVENTION N° 2026-118
Client : SDC LES TILLEULS, 4 rue Haute, 59000 LILLE. Intervention du 4 mars 2026
Recherche de fuite sur la colonne d’eau froide du bâtiment B, 3e étage, appartement de Mme CARTIER. Inspection caméra de la canalisation.
Constat : joint défectueux sur le collecteur. Réparation faite, remise en eau, essai d’étanchéité satisfaisant.
Préconisation : remplacer la colonne sur toute sa hauteur. Un devis sera transmis au syndic. Le technicien, A. MARTIN`,
  ],
  [
    'a claim',
    `ASSURANCES EXEMPLE – Service sinistres
Objet : votre sinistre dégât des eaux du 14/02/2026 – dossier 26-114 552
Madame,
Nous accusons réception de votre déclaration de sinistre. Un expert prendra contact avec vous pour évaluer les dommages de votre appartement, 4 rue Haute, 59000 LILLE, assuré au titre de votre contrat multirisque habitation n° 4 118 902.
La franchise restant à votre charge est de 150 €. Nous vous prions de nous adresser le devis de remise en état et le constat amiable.`,
  ],
  [
    'a life insurance',
    `PRÉVOYANCE EXEMPLE
RELEVÉ ANNUEL DE SITUATION – assurance vie
M. Paul DURIEZ. Contrat n° 77 410 225. Situation au 31/12/2025
Valeur de rachat : 24 118,40 €. Versements de l’année : 1 200,00 €. Participation aux bénéfices : 2,1 %
Clause bénéficiaire en cas de décès : mon conjoint, à défaut mes enfants. Fonds en euros : 80 %. Unités de compte : 20 %
Article A. 132-7 du code des assurances`,
  ],
  [
    'a health cover',
    `MUTUELLE EXEMPLE SANTÉ
ATTESTATION DE DROITS – CARTE DE TIERS PAYANT
Assuré : Mme Julie CARTIER. N° adhérent 4 118 220. Période de validité du 01/01/2026 au 31/12/2026
Complémentaire santé : hospitalisation, pharmacie, optique, dentaire. Bénéficiaires : Julie, Tom
N° de sécurité sociale : 2 88 05 59 350 123 45. Organisme destinataire : AMC 12345`,
  ],
  [
    'a quote for works',
    `COUVERTURE DU LITTORAL
DEVIS N° D-2026-210
SDC BELLEVUE, 8 rue du Port, 76200 DIEPPE, représenté par son syndic
Réfection de la toiture, bâtiment A      Quantité      Prix unitaire      Montant HT
Dépose de la couverture en ardoises      210 m²      28,00      5 880,00
Fourniture et pose d’ardoises      210 m²      96,00      20 160,00
Total HT 26 040,00 €. TVA 10 % 2 604,00 €. Total TTC 28 644,00 €. Validité : trois mois. Acompte de 30 % à la commande`,
  ],
  [
    'a mail of a syndic about works',
    `De : gestion@cabinet-example.fr
À : p.duriez@example.fr
Objet : travaux de la cage d’escalier
Bonjour,
L’entreprise commencera lundi. Merci de retirer les vélos et les plantes. L’appel de fonds a été envoyé la semaine dernière. Les parties communes seront nettoyées chaque soir.
Cordialement, le gestionnaire de la copropriété`,
  ],
  [
    'a reminder before a lawsuit',
    `HUISSIER DE JUSTICE – SCP LEROY ET ASSOCIÉS
COMMANDEMENT DE PAYER
L’an deux mille vingt-six et le quatre mars, à la demande du syndicat des copropriétaires de la résidence LES TILLEULS, représenté par son syndic
Je vous fais commandement de payer les charges de copropriété impayées : appel du 1er trimestre 2025 412,10 €, 2e trimestre 412,10 €, intérêts 18,40 €, coût de l’acte 84,20 €. Total : 926,80 €. Faute de paiement, il sera pris inscription d’hypothèque légale.`,
  ],
  [
    'minutes of a works meeting',
    `COMPTE RENDU DE CHANTIER N° 7
Opération : ravalement de la résidence LES TILLEULS. Réunion du 12/03/2026. Présents : M. HENOCQ, architecte, M. LOPEZ, entreprise FAÇADES DU NORD, Mme CARTIER, conseil syndical. Excusé : le syndic
1. Avancement : échafaudage posé. 2. Points particuliers : teinte des soubassements à valider. 3. Prochaine réunion le 19/03/2026 à 9 h`,
  ],
  [
    'a list of what an agent wants',
    `AGENCE DU PARC – DOCUMENTS À FOURNIR POUR LA VENTE
Titre de propriété, règlement de copropriété et état descriptif de division, trois derniers procès-verbaux d’assemblée générale, appels de fonds, décompte de charges, fiche synthétique, carnet d’entretien, pré-état daté, taxe foncière, pièce d’identité, acte de naissance, diagnostics : DPE, amiante, plomb, électricité, gaz, ERP, Carrez.
Merci de nous adresser ces pièces avant le 15 mars 2026.`,
  ],
  [
    'a brochure of a surveyor',
    `DIAG EXPERT 31 – NOS TARIFS 2026
Appartement T3 vente : DPE 120 €, amiante 90 €, électricité 95 €, gaz 95 €, Carrez 80 €, ERP 20 €. Pack complet : 390 € TTC
Maison : assainissement 140 €, termites 110 €. Nos diagnostiqueurs sont certifiés. Déplacement offert à Toulouse. Réservez en ligne.`,
  ],
  [
    'a mission order of a surveyor',
    `DIAG EXPERT 31 – ORDRE DE MISSION N° 2026-0331
Donneur d’ordre : Mme Julie CARTIER. Adresse du bien : 4 rue Haute, 31000 TOULOUSE, lot 12
Missions : DPE, état de l’installation intérieure d’électricité, constat amiante, mesurage loi Carrez. Date de visite : 14/03/2026 à 9 h
Prix : 320 € TTC, payable le jour de la visite. Conditions générales au dos. Bon pour accord`,
  ],
  [
    'a certificate of a school',
    `CERTIFICAT DE SCOLARITÉ
Année scolaire 2026-2027. La directrice du collège Jean Moulin, 59000 LILLE, certifie que l’élève Tom CARTIER, né le 4 mai 2013 à LILLE, est inscrit en classe de cinquième. Fait pour servir et valoir ce que de droit. Lille, le 4 septembre 2026`,
  ],
  [
    'a driving licence notice',
    `PRÉFECTURE DU NORD
CERTIFICAT D’IMMATRICULATION
Numéro : GH-418-KT. Date de première immatriculation : 14/05/2019. Titulaire : M. DURIEZ Paul, 8 rue Solférino, 59000 LILLE
Marque : EXEMPLIA. Type variante version : CIT12. Puissance fiscale : 5. Prochaine visite technique : 14/05/2027`,
  ],
  [
    'the tax of a second home',
    `FINANCES PUBLIQUES – SIP DE NICE
AVIS D’IMPÔT 2026 – TAXE D’HABITATION
sur les résidences secondaires
Numéro fiscal : 31 40 228 771 902. Référence de l’avis : 26 06 9911042 77. Base, taux, cotisation, taxe GEMAPI
Montant de votre impôt : 1 772 €. La taxe foncière fait l’objet d’un avis distinct. À payer au plus tard le 15/12/2026, de préférence en ligne.`,
  ],
  [
    'a declaration of a sale to the tax office',
    `FORMULAIRE 2048-IMM – DÉCLARATION DE PLUS-VALUE SUR LES CESSIONS D’IMMEUBLES
Cédant : M. Jean ROBIN. Date de l’acte : 04/03/2026. Nature du bien : appartement. Prix de cession : 185 000 €. Prix d’acquisition : 120 000 €. Frais : 9 000 €. Durée de détention : 16 ans. Abattement : 66 %. Plus-value imposable : 19 040 €. Impôt : 3 618 €`,
  ],
];

describe('none of ours', () => {
  it.each(OUT_OF_SCOPE)('%s', (_, text) => {
    expect(answersOf(text)).toBe('? 1');
  });
});

const STATEMENT = `CABINET DU LAC
Relevé de compte copropriétaire
M. Paul DURIEZ, copropriété LES CYGNES, lots 4 et 12
Date      Libellé de l’opération      Débit      Crédit
01/01/2026      Report à nouveau      0,00
01/01/2026      Appel de fonds T1      310,00
12/01/2026      Votre virement      310,00
01/04/2026      Appel de fonds T2      310,00
Solde débiteur au 30/06/2026      310,00`;

describe('a stranger after a statement is no page of it', () => {
  it.each(OUT_OF_SCOPE.filter(([, text]) => text.split(/\s+/).length > 40))('%s', (_, text) => {
    expect(answersOf(`${STATEMENT}\n-----\n${text}`)).toBe('CHARGES/RELEVE_DE_COMPTE 1 | ? 2');
  });
});

const TAX = `AVIS D’IMPÔT 2026
TAXES FONCIÈRES
M ROBIN JEAN, 4 rue des Lilas, 87000 LIMOGES
Date de mise en recouvrement : 31/08/2026
Propriétés bâties      Cotisation      Base      Taux
Montant de votre impôt      900 €`;

describe('after a tax notice', () => {
  it.each(['Devis n° D26-0933 du 17/06/2026', 'Facture n° F-118 du 17/06/2026 :'])(
    '%s',
    (title) => {
      const bill = `Toitures Durand, 12 rue des Pins, 87000 LIMOGES
${title}
Client : M. ROBIN, 4 rue des Lilas, 87000 LIMOGES
Nettoyage de la toiture      450,00 €`;
      expect(answersOf(`${TAX}\n-----\n${bill}`)).toBe('TAX_FONCIERE/null 1 | ? 2');
    },
  );
});

describe('of a bank', () => {
  const account = `Intitulé du compte
SCI DU PORT 21
Adresse du titulaire
17 RUE DES BRIQUETIERS, 87000 LIMOGES
IBAN
FR76 3000 4000 0312 3456 7890 143
BIC
CMIDFRPP`;
  it('is the account that it says is yours', () => {
    expect(answersOf(`Crédit du Midi\nVos coordonnées bancaires (RIB)\n${account}`)).toBe(
      'RIB/null 1',
    );
    expect(answersOf(`Crédit du Midi\nMes coordonnées bancaires\n${account}`)).toBe('RIB/null 1');
  });
});
