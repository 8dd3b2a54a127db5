// Papers of other worlds that carry a title or the labels of ours: agencies, banks, companies, landlords.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const taken = (text: string): (string | null)[] =>
  recognise(typedPages(text))
    .filter(({ answered }) => answered)
    .map(({ type }) => type);

const OUT_OF_SCOPE: readonly (readonly [string, string])[] = [
  [
    'an advert with energy labels',
    `AGENCE DU VIEUX PORT
À VENDRE – APPARTEMENT T3
11 rue des Tanneurs, 17000 LA ROCHELLE
Surface 64 m², séjour, deux chambres, cave
DPE      C – 142 kWh/m²/an
GES      B – 9 kg CO2/m²/an
Charges de copropriété      1 280 € par an
Taxe foncière      1 105 €
Prix : 248 000 € honoraires charge vendeur
Bien soumis au statut de la copropriété, 24 lots`,
  ],
  [
    'an agency’s sheet of a flat',
    `FICHE DU BIEN
Référence mandat 4418
Diagnostic de performance énergétique      D
Consommation      212 kWh/m²/an
Montant estimé des dépenses annuelles d’énergie : entre 980 € et 1 340 €
Prix de vente      189 000 €
Honoraires à la charge de l’acquéreur : 5 %
Superficie loi Carrez      58,20 m²`,
  ],
  [
    'a bank’s statement of the syndicat’s own account',
    `BANQUE DE L’ATLANTIQUE EXEMPLE
RELEVÉ DE COMPTE
Syndicat des copropriétaires 12 rue des Tanneurs
Compte professionnel n° 000 4471 2210      du 01/05/2026 au 31/05/2026
Date      Opération      Débit      Crédit
01/05/2026      Solde précédent            4 120,33
04/05/2026      Virement M. Perrin appel de fonds            310,00
11/05/2026      Prélèvement EDF      212,45
20/05/2026      Frais de tenue de compte      8,50
31/05/2026      Solde créditeur            4 209,38
Vos dépôts sont garantis par le FGDR. Taux du découvert autorisé : 14,20 %`,
  ],
  [
    'a savings account with its IBAN',
    `CAISSE D’ÉPARGNE EXEMPLE
Extrait de compte – Compte sur livret syndicat de copropriété
Titulaire : SDC RÉSIDENCE LES TILLEULS
Solde au 31/12/2025      12 400,00
01/01/2026      Intérêts acquis      186,00
15/02/2026      Virement interne      2 000,00
Solde au 31/03/2026      14 586,00
IBAN FR76 0000 0000 0000 0000 0000 000`,
  ],
  [
    'the minutes of a company',
    `SCI DES TANNEURS
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE
L’an deux mille vingt-six, le 3 avril, les associés se sont réunis au siège social.
Capital de 1 000 euros divisé en 100 parts sociales. Gérant : M. Luc Perrin.
L’immeuble de la copropriété du 12 rue des Tanneurs est loué.
Première résolution : les comptes de l’exercice clos sont approuvés à l’unanimité.
Deuxième résolution : quitus est donné au gérant. Adoptée à l’unanimité.
La séance est levée.`,
  ],
  [
    'a mandate to sell',
    `MANDAT EXCLUSIF DE VENTE n° 4418
Le mandant : M. Luc PERRIN
Désignation du bien : lot n° 12, appartement de 58,20 m² loi Carrez
Prix demandé : 200 000 €
Diagnostic de performance énergétique : D
Rémunération du mandataire : 5 % TTC
Durée : trois mois`,
  ],
  [
    'an estimate of value',
    `Estimation de votre appartement
12 rue des Tanneurs, 17000 La Rochelle
Surface habitable      58 m²
Étiquette énergie      D
Émissions      B – 9 kg CO2/m²/an
Performance énergétique et climatique      moyenne
Prix au m² du quartier      3 410 €
Valeur estimée entre 190 000 € et 210 000 €`,
  ],
  [
    'an order to pay',
    `SELARL EXEMPLE, commissaires de justice
COMMANDEMENT DE PAYER
À la requête du syndicat des copropriétaires Les Tilleuls, représenté par son syndic
Je vous fais commandement de payer la somme de 2 410,22 €
Décompte : charges de copropriété 2 110,00, frais 300,22
Appel de provisions du 1er trimestre 2026      310,00
Appel de provisions du 2e trimestre 2026      310,00`,
  ],
  [
    'a power for an association',
    `POUVOIR
Je soussignée Anne ROY, membre de l’association Les Amis du Port,
donne pouvoir à M. Petit pour me représenter à l’assemblée générale de l’association du 4 mai 2026
et voter en mon nom.`,
  ],
  [
    'a tax on businesses',
    `DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
AVIS D’IMPÔT 2025 – COTISATION FONCIÈRE DES ENTREPRISES
Numéro fiscal 30 11 222 333 444      Référence de l’avis 25 17 1234567 22
Date de mise en recouvrement 31/10/2025
Détail du calcul des cotisations : commune, intercommunalité, taxes spéciales, base, taux
Montant de votre impôt : 512 €      Date limite de paiement 15/12/2025`,
  ],
  [
    'a notary’s account of a sale',
    `OFFICE NOTARIAL DES QUAIS
RELEVÉ DE COMPTE
Dossier : vente PERRIN / ROY – appartement en copropriété
Date      Libellé      Débit      Crédit
02/05/2026      Versement acquéreur            214 300,00
02/05/2026      Prix payé au vendeur      200 000,00
03/05/2026      Droits d’enregistrement      11 612,00
03/05/2026      Émoluments      2 210,40
10/05/2026      Solde créditeur            477,60`,
  ],
  [
    'a tenant’s account',
    `AGENCE DU PORT – gestion locative
SITUATION DE COMPTE LOCATAIRE
M. Paul DURAND, locataire, 12 rue des Tanneurs
Date      Libellé      Débit      Crédit
01/03/2026      Loyer mars      620,00
01/03/2026      Provision charges mars      60,00
05/03/2026      Votre virement            680,00
01/04/2026      Loyer avril      620,00
01/04/2026      Provision charges avril      60,00
Solde débiteur      680,00`,
  ],
  [
    'a tenant’s charges',
    `Mme Anne ROY, bailleresse
Décompte de charges locatives 2025
Locataire : M. Paul DURAND
Charges récupérables : eau 210,00, ménage 140,00, ordures ménagères 120,00
Total de vos charges      470,00
Provisions versées      420,00
Solde à votre charge      50,00
À régler avec le loyer de juin`,
  ],
  [
    'the rules of an estate of houses',
    `CAHIER DES CHARGES DU LOTISSEMENT LES PINS
RÈGLEMENT
Article 1 – Objet : le présent règlement fixe les règles et servitudes d’intérêt général imposées aux acquéreurs de lots
Article 2 – Destination : les lots sont destinés à l’habitation
Article 3 – Implantation des constructions, hauteur, clôtures
Chaque acquéreur entretient son lot. Reçu par Maître Aubin, notaire`,
  ],
  [
    'the book of a car',
    `CARNET D’ENTRETIEN
Véhicule CITADINE 1.2      Immatriculation AB-123-CD
Historique des travaux : vidange 15 000 km, plaquettes 30 000 km
Contrats en cours : extension de garantie
Entreprise : garage du Port`,
  ],
  [
    'the accounts of a company',
    `SARL DU PORT
ANNEXE 2 – COMPTE DE RÉSULTAT
N-1      N
Chiffre d’affaires      120 000      134 000
Achats      40 000      44 100
Charges de personnel      60 000      61 400
Résultat de l’exercice clos      20 000      28 500`,
  ],
  [
    'a bailiff’s statement',
    `PROCÈS-VERBAL DE CONSTAT
L’an deux mille vingt-six et le douze mai
À la requête du syndicat des copropriétaires Les Tilleuls, représenté par son syndic
Je soussigné, commissaire de justice, me suis rendu sur place et ai constaté ce qui suit
Présents : M. Petit, syndic ; Mme Roy, copropriétaire`,
  ],
];

describe('a paper of another world', () => {
  it.each(OUT_OF_SCOPE)('is not ours: %s', (_, text) => {
    expect(taken(text)).toEqual([]);
  });
});
