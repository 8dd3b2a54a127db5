// Every fact that the reader may give of a paper: what screens call it, and what its value is.

/**
 * CENTS, NUMBER and AREA (hundredths of a square metre) are numbers, YES_NO booleans, LIST lists of
 * texts; DATE is an ISO day.
 */
export const FACT_KINDS = ['CENTS', 'DATE', 'TEXT', 'NUMBER', 'AREA', 'YES_NO', 'LIST'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

type FactInfo = { label: string; kind: FactKind };

const cents = (label: string): FactInfo => ({ label, kind: 'CENTS' });
const date = (label: string): FactInfo => ({ label, kind: 'DATE' });
const words = (label: string): FactInfo => ({ label, kind: 'TEXT' });
const number = (label: string): FactInfo => ({ label, kind: 'NUMBER' });
const area = (label: string): FactInfo => ({ label, kind: 'AREA' });
const list = (label: string): FactInfo => ({ label, kind: 'LIST' });
const yesNo = (label: string): FactInfo => ({ label, kind: 'YES_NO' });

export const FACTS = {
  syndic: words('Syndic'),
  building: words('Copropriété'),
  building_address: words('Adresse de l’immeuble'),
  rnc: words('Numéro d’immatriculation'),
  owner: words('Copropriétaire'),
  lots: list('Lots'),
  tantiemes: number('Tantièmes du copropriétaire'),
  base: number('Base des tantièmes'),
  tantiemes_by_cle: list('Tantièmes par clé de répartition'),
  /** « Ascenseur : 75,60 = 1 200,00 × 63 ÷ 1 000 ». */
  key_lines: list('Lignes par clé de répartition'),
  iban: words('IBAN'),

  period_from: date('Début de la période'),
  period_to: date('Fin de la période'),
  due_on: date('Date d’exigibilité'),
  total: cents('Montant de l’appel'),
  courantes: cents('Charges courantes'),
  travaux: cents('Travaux hors budget'),
  fonds_travaux: cents('Fonds de travaux'),
  avances: cents('Avances'),
  solde_anterieur: cents('Solde antérieur'),
  to_pay: cents('Total à payer'),
  recoverable: cents('Part récupérable sur un locataire'),
  /** « 2027-01-01 fonds_travaux 4893 ». */
  upcoming: list('Échéances à venir'),

  as_of: date('Arrêté au'),
  account: words('Compte'),
  balance: cents('Solde (positif : dû par le copropriétaire)'),
  total_debit: cents('Total des débits'),
  total_credit: cents('Total des crédits'),
  entries: list('Mouvements'),
  avance_versee: cents('Avance versée pour les lots'),
  avance_travaux_versee: cents('Avance pour travaux versée pour les lots'),
  fonds_travaux_lots: cents('Part du fonds de travaux attachée aux lots'),

  exercice_from: date('Début de l’exercice'),
  exercice_to: date('Fin de l’exercice'),
  charges_reelles: cents('Charges réelles'),
  provisions: cents('Provisions appelées'),
  difference: cents('Régularisation (positive : due par le copropriétaire)'),
  travaux_appeles_lot: cents('Travaux hors budget, quote-part appelée'),
  travaux_reels: cents('Travaux hors budget, quote-part réelle'),

  closed_on: date('Date de clôture'),
  creances_exigibles: cents('Copropriétaires, sommes exigibles (45)'),
  creances_douteuses: cents('Créances douteuses (459)'),
  impayes: cents('Impayés des copropriétaires'),
  dette_fournisseurs: cents('Dette envers les fournisseurs'),
  excedents_verses: cents('Copropriétaires, excédents versés (45)'),
  avances_tresorerie: cents('Avances de trésorerie (1031)'),
  provisions_travaux: cents('Provisions pour travaux (102)'),
  solde_travaux: cents('Solde en attente sur travaux (12)'),
  fonds_places: cents('Fonds placés (50)'),
  banques: cents('Banques (51)'),
  total_bilan: cents('Total général de l’état financier'),
  emprunts: cents('Emprunts, montant restant dû'),
  charges_courantes: cents('Charges pour opérations courantes'),
  charges_courantes_precedentes: cents('Charges courantes de l’exercice précédent'),
  budget_clos: cents('Budget voté de l’exercice clos'),
  budget_en_cours: cents('Budget en cours, voté'),
  budget_a_voter: cents('Budget à voter'),
  charges_travaux: cents('Charges pour travaux et opérations exceptionnelles'),
  charges_by_cle: list('Charges par clé de répartition'),
  budget_en_cours_by_cle: list('Budget en cours par clé de répartition'),
  budget_a_voter_by_cle: list('Budget à voter par clé de répartition'),
  travaux_clos: list('Travaux clôturés'),
  travaux_en_cours: list('Travaux votés, non clôturés'),
  travaux_votes: cents('Travaux en cours, votés'),
  travaux_payes: cents('Travaux en cours, payés'),
  travaux_realises: cents('Travaux en cours, réalisés'),
  travaux_appeles: cents('Travaux en cours, appelés et reçus'),
  travaux_a_recevoir: cents('Travaux en cours, à recevoir'),

  meeting_on: date('Date de l’assemblée générale'),
  sent_on: date('Date d’envoi'),
  resolutions: list('Résolutions'),
  resolutions_adopted: list('Résolutions adoptées'),
  resolutions_rejected: list('Résolutions rejetées'),
  approved_from: date('Comptes approuvés, début de l’exercice'),
  approved_to: date('Comptes approuvés, fin de l’exercice'),
  quitus: yesNo('Quitus donné au syndic'),
  budget: cents('Budget prévisionnel'),
  budget_from: date('Budget, début de l’exercice'),
  budget_to: date('Budget, fin de l’exercice'),
  cotisation_fonds_travaux: cents('Cotisation annuelle au fonds de travaux'),
  works_adopted: list('Travaux décidés'),
  works_adopted_total: cents('Montant des travaux décidés'),
  /** « 9 4200000 2026-01-01 1/2, 2026-07-01 1/2 clé Bâtiment B ». */
  works_terms: list('Appels des travaux décidés'),
  mandate_from: date('Mandat du syndic, début'),
  mandate_to: date('Mandat du syndic, fin'),
  tantiemes_present: number('Tantièmes présents ou représentés'),
  annexes: list('Annexes comptables jointes'),
  annexes_announced: list('Annexes comptables annoncées'),

  updated_on: date('Date de la dernière mise à jour'),
  approved_on: date('Comptes approuvés le'),
  lots_count: number('Nombre total de lots'),
  homes_count: number('Lots d’habitation, de bureaux ou de commerces'),
  parking_count: number('Lots de stationnement'),
  buildings_count: number('Nombre de bâtiments'),
  lifts_count: number('Nombre d’ascenseurs'),
  debtors_count: number('Copropriétaires débiteurs de plus de 300\u00a0€'),
  build_period: words('Période de construction'),
  heating: words('Chauffage'),
  has_dtg: yesNo('Diagnostic technique global'),
  has_pppt: yesNo('Plan pluriannuel de travaux'),
  has_building_dpe: yesNo('DPE de l’immeuble'),
  has_dta: yesNo('Dossier technique amiante'),
  has_lead: yesNo('Plomb dans les parties communes'),
  has_fibre: yesNo('Fibre optique'),
  has_pool: yesNo('Piscine'),
  has_charging: yesNo('Recharge de véhicules électriques'),
  has_loan: yesNo('Emprunt collectif'),
  in_difficulty: yesNo('Copropriété en difficulté'),
  in_union: yesNo('Association syndicale, AFUL ou union'),
  /** « Réseau collectif ». */
  sewer: words('Raccordement de l’immeuble'),
  police_orders: words('Arrêtés de police'),
  procedures: words('Procédures en cours'),

  property_address: words('Adresse du bien'),
  made_on: date('Établi le'),
  valid_until: date('Valable jusqu’au'),
  surface_carrez: area('Superficie privative (loi Carrez)'),
  surface_habitable: area('Surface habitable'),
  surface_reference: area('Surface de référence'),
  dpe_number: words('Numéro ADEME du DPE'),
  energy: number('Consommation d’énergie (kWh/m²/an)'),
  emissions: number('Émissions (kg CO₂/m²/an)'),

  tax_year: number('Année de l’impôt'),
  tax_total: cents('Montant de la taxe foncière'),
  teom: cents('Dont ordures ménagères'),
  tax_fees: cents('Frais de gestion'),
  tax_number: words('Numéro fiscal'),
  pay_by: date('Date limite de paiement'),

  holder: words('Titulaire du compte'),
  bic: words('BIC'),

  last_name: words('Nom'),
  first_names: words('Prénoms'),
  usage_name: words('Nom d’usage'),
  born_on: date('Date de naissance'),
  expires_on: date('Date d’expiration'),
  document_number: words('Numéro du titre'),
  born_at: words('Lieu de naissance'),
  delivered_on: date('Délivré le'),

  report_number: words('Numéro du rapport'),
  /** NEGATIVE or POSITIVE: whether what was looked for was found (lead from 1 mg/cm² on). */
  diagnostic_result: words('Résultat du diagnostic'),
  /** COLLECTIF or NON_COLLECTIF. */
  sewer_kind: words('Assainissement'),
  /** CHAUDIERE, POMPE_A_CHALEUR, CLIMATISATION, CHEMINEE, VENTILATION or ASCENSEUR. */
  equipment: words('Équipement entretenu'),

  insurer: words('Assureur'),
  policy_number: words('Numéro de contrat d’assurance'),
  insured_until: date('Échéance du contrat d’assurance'),
  works_done: list('Travaux réalisés'),

  deed_on: date('Date de l’acte'),
  notary: words('Notaire'),
  publication: words('Publication au fichier immobilier'),
  /** « 17:184/10000 ». */
  lot_shares: list('Tantièmes des lots'),
  /** ISO days. */
  modifies: list('Dates des actes modifiés'),
  sellers: list('Vendeurs'),
  buyers: list('Acquéreurs'),
  price: cents('Prix'),
  /** « AB 123 ». */
  parcels: list('Parcelles cadastrales'),

  certified_on: date('Date de certification'),
  requested_from: date('Début de la période demandée'),
  owners: list('Propriétaires'),
  charges_registered: number('Nombre d’inscriptions'),

  lease_from: date('Prise d’effet du bail'),
  lease_duration_months: number('Durée du bail (mois)'),
  rent: cents('Loyer mensuel'),
  rent_charges: cents('Charges mensuelles du locataire'),
  deposit: cents('Dépôt de garantie'),
  landlord: words('Bailleur'),
  tenant: words('Locataire'),
} as const satisfies Record<string, FactInfo>;

export type FactName = keyof typeof FACTS;
