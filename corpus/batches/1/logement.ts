// Papers of a home's life: lease, receipts, insurance, upkeep, works.
import type { Paper, Truth } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const letterCss = `font: 11pt/1.5 'P052', serif; padding: 25mm; h1 { font-size: 15pt; text-align: center }`;
const sansCss = `font: 9.5pt 'DejaVu Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #aaa } h2 { font-size: 10.5pt; margin-top: 3mm }`;
const paper = (
  name: string,
  type: Truth['type'],
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  css: string,
  pages: readonly string[],
  also: Truth['also'] = [],
): Paper => ({ name, css, pages, documents: [{ type, sub_kind, also, facts }] });

const lease = paper(
  'bail-type',
  'LOGEMENT_LOUE',
  'BAIL',
  {
    landlord: 'M. Abdel KARROUMI',
    tenant: 'Mme Solveig NORMAND, M. Tom GARNIER',
    property_address: '11 chemin du Vivier, 35700 RENNES',
    surface_habitable: 5775,
    lease_from: '2026-02-01',
    lease_duration_months: 36,
    rent: 79500,
    rent_charges: 7000,
    deposit: 79500,
  },
  sansCss,
  [
    `<h1>CONTRAT DE LOCATION – LOGEMENT NU</h1><p>Soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989 – résidence principale du locataire</p><h2>I. Désignation des parties</h2><p>Bailleur : M. Abdel KARROUMI, personne physique<br>Locataire(s) : Mme Solveig NORMAND, M. Tom GARNIER</p><h2>II. Objet du contrat</h2><p>11 chemin du Vivier 35700 RENNES, lot 8 et box 31. Surface habitable : 57,75 m². Immeuble collectif. 3 pièces principales.</p><h2>III. Date de prise d’effet et durée</h2><p>Prise d’effet : 1er février 2026. Durée : trois ans.</p><h2>IV. Conditions financières</h2>${table(
      [],
      [
        ['Loyer mensuel hors charges', '795,00 €'],
        ['Provision sur charges', '70,00 €'],
        ['Dépôt de garantie', '795,00 €'],
        ['Révision', 'IRL du 4e trimestre 2025'],
        ['Paiement', 'mensuel, à échoir, le 5'],
      ],
    )}`,
    `<h2>V. Garanties</h2><p>Cautionnement simple de M. Alain NORMAND.</p><h2>VI. Clause de solidarité, clause résolutoire</h2><p>Les colocataires sont tenus solidairement. Le bail sera résilié de plein droit à défaut de paiement du loyer, deux mois après commandement.</p><h2>VII. Annexes</h2><p>Dossier de diagnostic technique (DPE, ERP, électricité), état des lieux, notice d’information, extrait du règlement de copropriété.</p><p>Fait à Rennes le 28 janvier 2026, en trois exemplaires. Signatures.</p>`,
  ],
);
const lease2 = paper(
  'bail-meuble',
  'LOGEMENT_LOUE',
  'BAIL',
  {
    landlord: 'Monsieur Yannick LE GOFF',
    tenant: 'Mademoiselle Inès CAILLAUD',
    property_address: '2 rue Molière à La Roche-sur-Yon',
    lease_from: '2025-11-15',
    lease_duration_months: 12,
    rent: 48000,
    rent_charges: 4500,
    deposit: 96000,
  },
  letterCss,
  [
    `<h1>BAIL D’HABITATION MEUBLÉE</h1>${paragraphs(['Entre Monsieur Yannick LE GOFF, ci-après « le propriétaire », et Mademoiselle Inès CAILLAUD, ci-après « le preneur », il a été convenu ce qui suit.', 'Le propriétaire donne en location un studio meublé sis 2 rue Molière à La Roche-sur-Yon, au premier étage, lot 12, avec cave lot 44.', 'La location est consentie pour une année à compter du 15 novembre 2025, renouvelable par tacite reconduction.', 'Le loyer est fixé à quatre cent quatre-vingts euros (480 €) par mois, outre un forfait de charges de 45 €. Un dépôt de garantie de 960 € est versé ce jour.', 'Le preneur usera paisiblement des lieux, s’assurera contre les risques locatifs et répondra des dégradations. Un inventaire du mobilier est annexé.', 'Fait en deux originaux le 10 novembre 2025.'])}`,
  ],
);
const receipt = paper(
  'quittance-agence',
  'LOGEMENT_LOUE',
  'QUITTANCE',
  {
    tenant: 'Mme NORMAND et M. GARNIER',
    property_address: '11 chemin du Vivier, 35700 RENNES',
    period_from: '2026-09-01',
    period_to: '2026-09-30',
    rent: 79500,
    rent_charges: 7000,
  },
  sansCss,
  [
    `<p>Agence de la Vilaine, gestion locative – Rennes</p><h1>QUITTANCE DE LOYER – septembre 2026</h1><p>Reçu de Mme NORMAND et M. GARNIER, locataires du 11 chemin du Vivier 35700 RENNES, la somme de 865,00 € pour la période du 01/09/2026 au 30/09/2026.</p>${table(
      [],
      [
        ['Loyer', '795,00'],
        ['Provision pour charges', '70,00'],
        ['Total', '865,00'],
      ],
    )}<p>Dont quittance, sous réserve de tous droits. Le paiement de la présente n’emporte pas présomption de paiement des termes antérieurs.</p>`,
  ],
);
const inventory = paper(
  'etat-des-lieux-entree',
  'LOGEMENT_LOUE',
  'ETAT_DES_LIEUX',
  {
    landlord: 'M. KARROUMI',
    tenant: 'NORMAND / GARNIER',
    property_address: '11 chemin du Vivier, 35700 Rennes',
    made_on: '2026-01-31',
  },
  sansCss,
  [
    `<h1>ÉTAT DES LIEUX D’ENTRÉE</h1><p>Établi contradictoirement le 31/01/2026 – logement 11 chemin du Vivier 35700 Rennes – bailleur M. KARROUMI – locataires NORMAND / GARNIER</p>${table(
      ['Pièce', 'Élément', 'État', 'Commentaire'],
      [
        ['Entrée', 'Peinture', 'Bon', ''],
        ['Séjour', 'Parquet', 'Usage', 'rayure près de la fenêtre'],
        ['Cuisine', 'Évier', 'Neuf', ''],
        ['Chambre 1', 'Volet', 'Bon', ''],
      ],
    )}<p>Relevé des compteurs : électricité 12 044, eau 388. Clés remises : 2 badges, 3 clés.</p>`,
  ],
);
const insurance = paper(
  'assurance-mrh',
  'ASSURANCES_DU_LOGEMENT',
  null,
  {
    owner: 'Mme Sylvie HUREAU',
    insurer: 'Mutuelle de l’Ouest Exemple',
    policy_number: '004 418 772',
    property_address: '27 rue Paul Bellamy à Nantes',
    valid_until: '2026-12-31',
  },
  letterCss,
  [
    `<p>Mutuelle de l’Ouest Exemple</p><h1>ATTESTATION D’ASSURANCE HABITATION</h1>${paragraphs(['Nous soussignés certifions que Mme Sylvie HUREAU est titulaire d’un contrat multirisque habitation n° 004 418 772 garantissant l’appartement situé 27 rue Paul Bellamy à Nantes, en qualité de propriétaire occupante.', 'Garanties : incendie, dégâts des eaux, vol, responsabilité civile vie privée et propriétaire d’immeuble.', 'La présente attestation est valable du 01/01/2026 au 31/12/2026, sous réserve du paiement de la cotisation.'])}`,
  ],
);
const insurance2 = paper(
  'assurance-pno',
  'ASSURANCES_DU_LOGEMENT',
  null,
  {
    owner: 'M. KARROUMI Abdel',
    insurer: 'Assurances Mutuelles Exemple',
    policy_number: 'PNO-88120045',
    property_address: '11 chemin du Vivier, 35700 RENNES',
    valid_until: '2027-02-27',
  },
  sansCss,
  [
    `<h1>Attestation – contrat Propriétaire non occupant</h1>${table(
      [],
      [
        ['Assuré', 'M. KARROUMI Abdel'],
        ['Police', 'PNO-88120045'],
        ['Risque', 'Appartement T3, 11 chemin du Vivier 35700 RENNES'],
        ['Période', 'du 28/02/2026 au 27/02/2027'],
        ['Garanties', 'RC propriétaire, incendie, dégât des eaux, bris de glace'],
      ],
    )}<p>Assurances Mutuelles Exemple – fait à Rennes le 02/03/2026</p>`,
  ],
);
const boiler = paper(
  'entretien-chaudiere',
  'ENTRETIEN',
  null,
  {
    equipment: 'CHAUDIERE',
    made_on: '2025-11-04',
    property_address: '27 rue Paul Bellamy, 44000 Nantes',
  },
  sansCss,
  [
    `<p>Thermique Atlantique – chauffagiste</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1>${table(
      [],
      [
        ['Client', 'Mme HUREAU, 27 rue Paul Bellamy 44000 Nantes'],
        ['Appareil', 'Chaudière gaz murale à condensation, 24 kW, 2016'],
        ['Date de visite', '04/11/2025'],
        ['Taux de CO', '3 ppm – situation normale'],
        ['Rendement estimé', '97 %'],
      ],
    )}<p>Opérations : nettoyage du corps de chauffe, vérification du brûleur, contrôle de la régulation (arrêté du 15 septembre 2009).</p>`,
  ],
);
const chimney = paper(
  'entretien-ramonage',
  'ENTRETIEN',
  null,
  { equipment: 'CHEMINEE', made_on: '2025-10-03' },
  letterCss,
  [
    `<h1>CERTIFICAT DE RAMONAGE</h1>${paragraphs(['L’entreprise Hérisson Ramonage certifie avoir ramoné mécaniquement le conduit de fumée du poêle à bois de Mme Berthelot, 40 route de Dinan à Tinténiac, le 3 octobre 2025, et vérifié sa vacuité.', 'Dépôts : peu importants. Prochain passage conseillé : octobre 2026.'])}`,
  ],
);
const permit = paper(
  'dommages-ouvrage',
  'DOCS_MAISON_MOINS_10_ANS',
  null,
  {},
  letterCss,
  [
    `<h1>ATTESTATION D’ASSURANCE DOMMAGES-OUVRAGE</h1>${paragraphs(['Contrat n° DO 2021-4471. Maître d’ouvrage : M. et Mme GUILLOU. Opération : construction d’une maison individuelle, 6 rue des Ajoncs, 35190 Tinténiac. Permis de construire n° PC 035 337 20 S0014.', 'Date d’ouverture du chantier : 12 avril 2021. Réception des travaux sans réserve : 30 mars 2022.', 'Les garanties des articles L. 242-1 et 1792 et suivants du code civil courent pour dix ans à compter de la réception.'])}`,
  ],
  ['ASSURANCES_DU_LOGEMENT'],
);

export const LOGEMENT = [
  lease,
  lease2,
  receipt,
  inventory,
  insurance,
  insurance2,
  boiler,
  chimney,
  permit,
];
