// Papers that are easily taken for one of ours, and ours that speak much of others. Six of them were
// once taken wrongly and corrected: they keep what was learnt, they no longer measure it.
import { typedPages } from '../typed-pages.ts';

type Trap = {
  name: string;
  /** Type, sub-kind and pages of what must be answered; nothing else may be. */
  answered: readonly string[];
  pages: ReturnType<typeof typedPages>;
};

const trap = (name: string, answered: readonly string[], ...texts: readonly string[]): Trap => ({
  name,
  answered,
  pages: typedPages(...texts),
});

export const TRAPS: readonly Trap[] = [
  trap(
    'a contract of a syndic',
    [],
    `CONTRAT TYPE DE SYNDIC
Entre le syndicat des copropriétaires de l’immeuble et le syndic professionnel
Titulaire de la carte professionnelle mention syndic, garantie financière
Durée du contrat : 18 mois. Prestations incluses au titre du forfait
Le syndic assure la tenue de l’assemblée générale annuelle, l’envoi du procès-verbal
Prestations particulières : tarif horaire`,
  ),
  trap(
    'house rules',
    [],
    `RÈGLEMENT INTÉRIEUR DE LA RÉSIDENCE
Les vélos sont rangés au local prévu
Il est interdit d’étendre du linge aux fenêtres
Les poubelles sont sorties par le gardien`,
  ),
  trap(
    'the statement of a bank',
    [],
    `Banque de la Loire
RELEVÉ DE COMPTE CHÈQUES n° 10   du 01/10/2026 au 31/10/2026
Titulaire du compte M. PETIT   IBAN FR76 3000 4008 2300 0012 3456 743
Date   Valeur   Libellé   Débit   Crédit
02/10   02/10   Carte Supermarché   45,10
05/10   05/10   Virement salaire   2 100,00
07/10   07/10   Prélèvement syndic   310,00
Nouveau solde créditeur 3 120,22`,
  ),
  trap(
    'a promise of sale',
    [],
    `COMPROMIS DE VENTE
Entre le vendeur et l’acquéreur, sous conditions suspensives
Prix de vente 210 000 euros payable comptant au jour de l’acte authentique
Condition suspensive d’obtention de prêt
Le vendeur déclare avoir remis le pré-état daté, le règlement de copropriété, les procès-verbaux
Délai de rétractation de dix jours`,
  ),
  trap(
    'the other tax',
    [],
    `AVIS D’IMPÔT 2022
Taxe d’habitation et contribution à l’audiovisuel public
Votre numéro fiscal 12 34 567 890 123
Montant à payer 512 €`,
  ),
  trap(
    'an energy report of the building',
    ['DIAGNOSTICS_IMMEUBLE/DPE_COLLECTIF 1'],
    `DPE Diagnostic de performance énergétique (immeuble collectif)
N° 2475E1234567K   Établi le 12/03/2024
Syndicat des copropriétaires, 32 logements
Ce bâtiment émet 84 000 kg de CO2 par an
201 kWh/m²/an   valable jusqu’au 11/03/2034`,
  ),
  trap(
    'minutes of the end of works',
    ['DOCS_MAISON_MOINS_10_ANS/null 1'],
    `PROCÈS-VERBAL DE RÉCEPTION DES TRAVAUX
Maître d’ouvrage : M. et Mme Lebrun
Entreprise : Maçonnerie du Val
La réception est prononcée avec réserves
Réserves : reprise d’enduit pignon nord`,
  ),
  trap(
    'an entry in the register',
    [],
    `Registre national d’immatriculation des copropriétés
ATTESTATION DE MISE À JOUR
Numéro d’immatriculation AB1234567
Le teneur du registre atteste que la copropriété est immatriculée`,
  ),
  trap(
    'the book of a lift',
    [],
    `Carnet d’entretien de l’ascenseur
Arrêté du 18 novembre 2004
Visites périodiques, interventions, pannes`,
  ),
  trap(
    'the insurance of a surveyor, bound with his report',
    ['DIAGNOSTICS/PLOMB 1,2,3'],
    `Constat de risque d’exposition au plomb
Fluorescence X, unités de diagnostic, mg/cm²   Page 1 / 3`,
    `Croquis de repérage
Séjour   Chambre   Cuisine   Page 2 / 3`,
    `ATTESTATION D’ASSURANCE
Responsabilité civile professionnelle
Nous attestons que le cabinet est titulaire du contrat garantissant les diagnostics techniques immobiliers
Page 3 / 3`,
  ),
  trap(
    'a deed whose headings name other papers',
    ['TITRE_PROP/ACTE_DE_VENTE 1,2,3,4'],
    `L’AN DEUX MILLE VINGT, LE TROIS MARS
Maître Colas, notaire soussigné, a reçu le présent acte contenant VENTE
Vendeur M. Aubert   Acquéreur Mme Tissot
Désignation. Lot numéro huit. Moyennant le prix de 150 000 euros`,
    `État des risques et pollutions
Un état des risques a été établi et demeure annexé. Le bien est en zone de sismicité 2.
L’acquéreur déclare en avoir pris connaissance`,
    `Règlement de copropriété
L’immeuble a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître Aude
publié au service de la publicité foncière. L’acquéreur s’oblige à le respecter`,
    `Diagnostic de performance énergétique
Un diagnostic établi par le cabinet Net demeure annexé, étiquette énergie D. Le vendeur déclare`,
  ),
  trap(
    'rules of a building that tell how it meets',
    ['RCP_EDD/RCP 1,2,3'],
    `Règlement de copropriété
Résidence du Lac. Le présent règlement fixe la destination de l’immeuble
Sont communes les parties affectées à l’usage de tous`,
    `Assemblée générale des copropriétaires
La convocation à l’assemblée générale contient l’ordre du jour et les projets de résolution
Il est tenu une feuille de présence, le président de séance et le secrétaire de séance signent`,
    `Procès-verbal de l’assemblée
Les décisions sont consignées dans un procès-verbal signé par le président, le secrétaire et les scrutateurs
Les copropriétaires opposants ou défaillants`,
  ),
  trap(
    'a mandate of an agent',
    [],
    `MANDAT EXCLUSIF DE VENTE
Le mandant confie au mandataire la vente du bien désigné
Prix demandé, honoraires à la charge de l’acquéreur
Carte professionnelle transaction`,
  ),
  trap(
    'a lease with its notice and its inventory',
    ['LOGEMENT_LOUE/BAIL 1', 'LOGEMENT_LOUE/ETAT_DES_LIEUX 2,3'],
    `Contrat de location meublée
Désignation des parties : bailleur, locataire. Loyer mensuel 640 €`,
    `Notice d’information relative aux droits et obligations des locataires et des bailleurs
État des lieux, dépôt de garantie, congé`,
    `ÉTAT DES LIEUX D’ENTRÉE
Relevé des compteurs, inventaire des clés, murs bon état`,
  ),
  trap(
    'a reminder',
    [],
    `Relance amiable
Sauf erreur, votre compte de copropriétaire présente un solde débiteur de 812,40 €
Nous vous remercions de régler sous huit jours`,
  ),
  trap(
    'a family record that holds births',
    ['OTHER/null 1'],
    `LIVRET DE FAMILLE
Époux : Jean Martin. Épouse : Anne Roy. Extrait de l’acte de mariage n° 14
Premier enfant. Extrait de l’acte de naissance n° 311, officier de l’état civil`,
  ),
  trap(
    'a company',
    ['OTHER/null 1'],
    `Greffe du tribunal de commerce de Rennes
EXTRAIT KBIS
Immatriculation principale au registre du commerce et des sociétés
SCI DES ROSES, capital social 1 000 euros`,
  ),
  trap(
    'a loan that names the mortgage',
    ['DOCS_AUTRE_ACQUEREURS/null 1'],
    `OFFRE DE CRÉDIT IMMOBILIER
Emprunteur : Mme Tissot
Montant du prêt 180 000 €, durée 240 mois, taux annuel effectif global 3,9 %
Tableau d’amortissement joint, garantie hypothèque légale spéciale de prêteur de deniers`,
  ),
  trap(
    'risks under another name',
    ['DIAGNOSTICS/ERP 1'],
    `Information acquéreur locataire (IAL)
Établi le 4 novembre 2026 à partir des données publiques
Risques : inondation, retrait-gonflement des argiles, radon zone 1
Commune reconnue 4 fois en catastrophe naturelle
Plan de prévention des risques naturels prescrit`,
  ),
];
