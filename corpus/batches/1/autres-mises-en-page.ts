// A second hand for the papers that come in one layout elsewhere.
import type { Paper, Truth } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const letter = `font: 11pt/1.5 'Nimbus Roman', serif; padding: 24mm; h1 { font-size: 15pt; text-align: center }`;
const form = `font: 9pt 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #777 } th { background: #e8eef5 } h1 { font-size: 14pt } h2 { font-size: 10.5pt; margin-top: 3mm }`;
const paper = (name: string, css: string, pages: readonly string[], truth: Truth): Paper => ({
  name,
  css,
  pages,
  documents: [truth],
});

export const AUTRES_MISES_EN_PAGE = [
  paper(
    'titre-attestation-formulaire',
    form,
    [
      `<p>Étude de Maître Louis TANGUY – ANGERS</p><h1>ATTESTATION DE PROPRIÉTÉ</h1>${table(
        [],
        [
          ['Acte', 'VENTE reçue le 30/06/2011'],
          ['Vendeur', 'Mme Odette LANDAIS'],
          ['Acquéreur', 'M. Yannick LE GOFF'],
          ['Bien', '2 rue Molière, 85000 LA ROCHE-SUR-YON – lots 12 et 44 – section AK n° 502'],
          ['Prix', '96.500,00 €'],
        ],
      )}<p style="margin-top:5mm">Le notaire soussigné atteste que l’acquéreur ci-dessus est propriétaire depuis cette date. Une copie authentique lui sera remise après publication au service de la publicité foncière.</p>`,
    ],
    {
      type: 'TITRE_PROP',
      sub_kind: 'ATTESTATION_DE_PROPRIETE',
      facts: {
        deed_on: '2011-06-30',
        notary: 'Maître Louis TANGUY',
        sellers: ['Mme Odette LANDAIS'],
        buyers: ['M. Yannick LE GOFF'],
        price: 9650000,
        lots: ['12', '44'],
        parcels: ['AK 502'],
        property_address: '2 rue Molière, 85000 LA ROCHE-SUR-YON',
      },
      absent: ['publication'],
    },
  ),
  paper(
    'audit-scenarios',
    letter,
    [
      `<h1>Audit énergétique du logement</h1>${paragraphs(['Rapport d’audit réalisé le 9 avril 2026 par le bureau Thermi Conseil, à la demande de Mme BOUTET Chantal, pour la maison du 12 rue des Vignes, 85200 Fontenay-le-Comte, classée G.', 'État initial : 461 kWh/m²/an, 98 kg CO₂/m²/an. Première étape : isolation de la toiture et ventilation (classe E). Étape finale : pompe à chaleur et menuiseries (classe C).', 'Coût total estimé du parcours de travaux : 47 200 €. Conformément à l’article L. 126-28-1 du code de la construction et de l’habitation, cet audit est remis à tout acquéreur lors de la première visite. Sa durée de validité est de cinq ans.'])}`,
    ],
    {
      type: 'DIAGNOSTICS',
      sub_kind: 'AUDIT_ENERGETIQUE',
      facts: {
        made_on: '2026-04-09',
        property_address: '12 rue des Vignes, 85200 Fontenay-le-Comte',
        owner: 'Mme BOUTET Chantal',
      },
    },
  ),
  paper(
    'dpe-collectif-synthese',
    form,
    [
      `<h1>Diagnostic de performance énergétique du bâtiment d’habitation collectif</h1>${table(
        [],
        [
          ['Copropriété', 'LES ORMEAUX – 27 rue Paul Bellamy, 44000 NANTES'],
          ['N° ADEME', '2544E1187340F'],
          ['Date d’établissement', '30/01/2025'],
          ['Fin de validité', '29/01/2035'],
          ['Nombre de logements', '42'],
          ['Consommation énergétique', '231 kWhEP/m².an'],
          ['Gaz à effet de serre', '48 kgCO2/m².an'],
        ],
      )}<h2>Vue d’ensemble du bâtiment</h2><p>Murs en béton non isolés, toiture-terrasse peu isolée, chaudière collective au gaz de 2018.</p>`,
    ],
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'DPE_COLLECTIF',
      facts: {
        dpe_number: '2544E1187340F',
        made_on: '2025-01-30',
        valid_until: '2035-01-29',
        energy: 231,
        emissions: 48,
      },
    },
  ),
  paper(
    'ppt-note',
    letter,
    [
      `<h1>Plan pluriannuel de travaux adopté</h1>${paragraphs(['Syndicat des copropriétaires de la Résidence du Parc Balzac, 52 à 58 avenue de la Constitution, 49000 Angers. Document établi le 6 janvier 2026 sur la base du diagnostic technique global.', 'Travaux nécessaires à la sauvegarde de l’immeuble : toiture du bâtiment B, 118 000 € en 2027. Économies d’énergie : calorifugeage, 14 500 € en 2028. Remplacement des menuiseries des halls, 22 000 € en 2030.', 'Échéancier proposé au vote de l’assemblée générale à la majorité de l’article 25.'])}`,
    ],
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'PPPT',
      facts: {
        building: 'Résidence du Parc Balzac',
        building_address: '52 à 58 avenue de la Constitution, 49000 Angers',
        made_on: '2026-01-06',
      },
    },
  ),
  paper(
    'dta-dossier',
    letter,
    [
      `<h1>DTA – Dossier technique « amiante » des parties communes</h1>${paragraphs(['Immeuble LES ORMEAUX, 27 rue Paul Bellamy, 44000 Nantes. Permis de construire délivré en 1969.', 'Dossier constitué le 12 octobre 2008. Il comprend les rapports de repérage, l’évaluation de l’état de conservation, les travaux de retrait et les consignes générales de sécurité.', 'Conduits de ventilation en amiante-ciment repérés en toiture : bon état, évaluation périodique tous les trois ans. Fiche récapitulative tenue à disposition des occupants par le syndic FONTALIS LOIRE.'])}`,
    ],
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'DTA',
      facts: {
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 Nantes',
        syndic: 'FONTALIS LOIRE',
        made_on: '2008-10-12',
      },
    },
  ),
  paper(
    'edd-geometre',
    form,
    [
      `<p>Cabinet LEROUX-MESNARD, géomètres-experts</p><h1>ÉTAT DESCRIPTIF DE DIVISION</h1><p>Immeuble 3 impasse des Lilas, 35000 RENNES – cadastre : section HV numéro 96 – base : 1000 millièmes</p>${table(
        ['N° du lot', 'Bâtiment', 'Niveau', 'Nature du lot', 'Quote-part des parties communes'],
        [
          ['1', 'A', 'Rez-de-chaussée', 'Appartement', '280 / 1000'],
          ['2', 'A', '1er', 'Appartement', '240 / 1000'],
          ['3', 'A', '1er', 'Appartement', '190 / 1000'],
          ['4', 'A', '2e', 'Appartement', '150 / 1000'],
          ['5', 'A', 'Combles', 'Appartement', '140 / 1000'],
        ],
      )}<p style="margin-top:4mm">Dressé le 18 mai 2009 pour être annexé à l’acte de mise en copropriété.</p>`,
    ],
    {
      type: 'RCP_EDD',
      sub_kind: 'EDD',
      facts: {
        building_address: '3 impasse des Lilas, 35000 RENNES',
        parcels: ['HV 96'],
        lot_shares: ['1:280/1000', '2:240/1000', '3:190/1000', '4:150/1000', '5:140/1000'],
      },
      absent: ['publication', 'notary'],
    },
  ),
  paper(
    'quittance-manuscrite',
    letter,
    [
      `<h1>QUITTANCE</h1>${paragraphs(['Je soussigné Yannick LE GOFF, propriétaire, déclare avoir reçu de Mademoiselle Inès CAILLAUD la somme de cinq cent vingt-cinq euros au titre du loyer et des charges du mois de juillet 2026 pour le studio du 2 rue Molière, 85000 La Roche-sur-Yon, et lui en donne quittance.', 'Détail : loyer 480,00 € ; charges 45,00 €. Période du 1er au 31 juillet 2026.', 'Fait le 3 juillet 2026.'])}`,
    ],
    {
      type: 'LOGEMENT_LOUE',
      sub_kind: 'QUITTANCE',
      facts: {
        landlord: 'Yannick LE GOFF',
        tenant: 'Mademoiselle Inès CAILLAUD',
        rent: 48000,
        rent_charges: 4500,
        property_address: '2 rue Molière, 85000 La Roche-sur-Yon',
        period_from: '2026-07-01',
        period_to: '2026-07-31',
      },
    },
  ),
  paper(
    'conge-vente',
    letter,
    [
      `<p>Lettre recommandée avec accusé de réception</p><h1>CONGÉ POUR VENDRE</h1>${paragraphs(['Mademoiselle CAILLAUD, par la présente je vous donne congé du logement que vous occupez 2 rue Molière à La Roche-sur-Yon pour le 14 novembre 2026, terme de votre bail, ayant décidé de le vendre (article 25-8 de la loi du 6 juillet 1989).', 'Fait à La Roche-sur-Yon, le 2 août 2026. Yannick LE GOFF, bailleur.'])}`,
    ],
    { type: 'LOGEMENT_LOUE', sub_kind: 'CONGE', facts: {} },
  ),
  paper(
    'gerance-compte-rendu',
    form,
    [
      `<p>Agence de la Vilaine</p><h1>COMPTE RENDU DE GÉRANCE – 3e trimestre 2026</h1><p>Propriétaire : M. KARROUMI – bien : 11 chemin du Vivier 35700 RENNES – locataires : NORMAND / GARNIER</p>${table(
        ['Libellé', 'Recettes', 'Dépenses'],
        [
          ['Loyers 07 à 09/2026', '2 385,00', ''],
          ['Provisions pour charges', '210,00', ''],
          ['Honoraires de gestion TTC', '', '181,65'],
          ['Assurance loyers impayés', '', '64,88'],
          ['Net à vous verser', '2 348,47', ''],
        ],
      )}`,
    ],
    { type: 'LOGEMENT_LOUE', sub_kind: 'GERANCE', facts: {} },
  ),
  paper(
    'passeport-scan-simple',
    `font: 9pt 'DejaVu Sans', sans-serif; .z { font: 10pt 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 8mm }`,
    [
      `<p>UNION EUROPÉENNE – RÉPUBLIQUE FRANÇAISE – PASSEPORT</p><p>Nom : TANGUY-TEST<br>Prénoms : Nolwenn<br>Nationalité : Française<br>Né(e) le : 12/08/1986 à BREST<br>Sexe : F<br>Délivré le : 06/02/2020 – Expire le : 05/02/2030<br>N° de passeport : 20AB11223</p>`,
    ],
    {
      type: 'DOC_IDENTITE',
      also: ['DOC_IDENTITE_ACQUEREURS'],
      sub_kind: 'PASSEPORT',
      facts: {
        last_name: 'TANGUY-TEST',
        first_names: 'Nolwenn',
        born_on: '1986-08-12',
        expires_on: '2030-02-05',
        document_number: '20AB11223',
      },
    },
  ),
  paper(
    'sejour-carte',
    form,
    [
      `<h1>TITRE DE SÉJOUR / RESIDENCE PERMIT – RÉPUBLIQUE FRANÇAISE</h1><p>NOM/SURNAME : EXAMPLESON<br>PRÉNOMS/FORENAMES : INGRID<br>Catégorie du titre : CARTE DE RÉSIDENT<br>Date de naissance : 30/09/1979<br>Nationalité : NORVÉGIENNE<br>Date de fin de validité : 14/03/2031<br>Délivré à : 49 – PRÉFECTURE D’ANGERS</p>`,
    ],
    {
      type: 'DOC_IDENTITE',
      also: ['DOC_IDENTITE_ACQUEREURS'],
      sub_kind: 'TITRE_DE_SEJOUR',
      facts: {
        last_name: 'EXAMPLESON',
        first_names: 'INGRID',
        born_on: '1979-09-30',
        expires_on: '2031-03-14',
      },
    },
  ),
  paper(
    'ped-lettre',
    letter,
    [
      `<p>CITERIA Anjou, syndic</p><h1>État préalable à la vente (pré-état daté)</h1>${paragraphs(['Angers, le 14 août 2026. Copropriété Résidence du Parc Balzac, 52 à 58 avenue de la Constitution, 49000 Angers. Copropriétaire vendeur : SCI LES GLYCINES, lots 117 et 212.', 'Charges courantes réglées par le vendeur : exercice 2025, 2.204,11 € ; exercice 2024, 2.188,90 €. Charges hors budget : néant.', 'Sommes pouvant rester dues par l’acquéreur : avances 175,80 € ; appels de travaux à venir 2.139,00 €.', 'Impayés au sein de la copropriété : 4.045,30 €. Dette envers les fournisseurs : 2.846,00 €. Part du fonds de travaux : 452,69 €.'])}`,
    ],
    {
      type: 'PRE_ETAT_DATE',
      sub_kind: null,
      facts: {
        syndic: 'CITERIA Anjou',
        building: 'Résidence du Parc Balzac',
        building_address: '52 à 58 avenue de la Constitution, 49000 Angers',
        owner: 'SCI LES GLYCINES',
        lots: ['117', '212'],
        made_on: '2026-08-14',
      },
    },
  ),
  paper(
    'vote-correspondance',
    form,
    [
      `<h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p>Assemblée générale du 12/05/2026 – RESIDENCE DU PARC BALZAC – à retourner au syndic trois jours francs avant la réunion</p><p>Nom : SCI LES GLYCINES – Lots 117, 212</p>${table(
        ['Question', 'Pour', 'Contre', 'Abstention'],
        ['1. Président de séance', '2. Approbation des comptes', '3. Quitus', '4. Budget 2027'].map(
          (question) => [question, '☐', '☐', '☐'],
        ),
      )}<p>Date et signature :</p>`,
    ],
    { type: 'CV_AG', sub_kind: 'VOTE_PAR_CORRESPONDANCE', facts: { meeting_on: '2026-05-12' } },
  ),
  paper(
    'pouvoir-coupon',
    form,
    [
      `<p>✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -</p><h1>POUVOIR</h1><p>Assemblée générale des copropriétaires LES ORMEAUX du 19/05/2026 à 18h30</p>${table(
        [],
        [
          ['Mandant', 'MME HUREAU SYLVIE – lots 23, 81, 104 – 318 tantièmes'],
          ['Mandataire', ''],
          ['Bon pour pouvoir – date et signature', ''],
          ['Bon pour acceptation du pouvoir', ''],
        ],
      )}`,
    ],
    { type: 'CV_AG', sub_kind: 'POUVOIR', facts: { meeting_on: '2026-05-19' } },
  ),
];
