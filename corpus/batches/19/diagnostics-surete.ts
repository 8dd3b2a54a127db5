// Reports of three software houses: asbestos, lead, termites, gas, electricity, risks, noise, sewer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const CSS_A = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 14pt; color: #17627d } h2 { font-size: 10.5pt; color: #17627d; border-bottom: .3mm solid #17627d; margin: 4mm 0 2mm } td, th { border: .15mm solid #999; padding: .7mm 1.2mm } th { background: #e8f1f4 } .f { position: absolute; bottom: 6mm; font-size: 6.6pt }`;
const HOUSE_A = `<p><b>TOURAINE DIAGNOSTICS</b> – 17 rue Marceau 37000 TOURS – 02 47 00 38 14 – SIRET 900 000 826 00011</p>`;
const HOME_A = `<h2>A. – Désignation de l’immeuble</h2><p>Département : Indre-et-Loire. Adresse : 8 Rue de la Scellerie. Commune : 37000 TOURS. Section cadastrale DY, parcelle 96. Etage 1 ; Lot numéro 5. Périmètre : ensemble des parties privatives.</p><h2>B. – Désignation du client</h2><p>Propriétaire : Mlle FERRAND-DIALLO Océane, 8 Rue de la Scellerie 37000 TOURS</p>`;
const AT_A = {
  owner: 'Mlle FERRAND-DIALLO Océane',
  property_address: '8 Rue de la Scellerie, 37000 TOURS',
  lots: ['5'],
  report_number: 'TD26-2207',
} as const;

const lead = paperOf(
  'plomb-synthese-tours',
  CSS_A,
  [
    `${HOUSE_A}<h1>Constat de risque d’exposition au plomb – CREP</h1><p>Numéro de dossier : TD26-2207 – Norme NF X46-030 – Arrêté du 19 août 2011 – Date du repérage : 03/09/2026<br>Appareil : Niton XLp 300, source Cd-109 du 11/04/2025. Le CREP concerne les parties privatives, avant la vente.</p>${HOME_A}<h2>Conclusion</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '64', '9', '44', '11', '0', '0'],
        ['%', '100', '14 %', '69 %', '17 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:3mm">Des revêtements non dégradés contenant du plomb (classe 1) ont été mis en évidence. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1 et 2, afin d’éviter leur dégradation future.</p><p>Le présent constat est utilisable jusqu’au 02/09/2027 pour une vente et jusqu’au 02/09/2032 pour une location.</p><div class="f">CREP n° TD26-2207 – page 1/1</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      ...AT_A,
      made_on: '2026-09-03',
      valid_until: either('2027-09-02', '2032-09-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const electricity = paperOf(
  'electricite-anomalies-tours',
  CSS_A,
  [
    `${HOUSE_A}<h1>Etat de l’Installation Intérieure d’Electricité</h1><p>Numéro de dossier : TD26-2207 – Date du repérage : 03/09/2026 – Norme NF C16-600 (juillet 2017) – Arrêtés du 28 septembre 2017, 4 et 10 avril 2011</p>${HOME_A}<h2>E. – Synthèse</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${table(
      ['Domaine', 'Anomalie', 'Localisation'],
      [
        [
          '3. Prise de terre et installation de mise à la terre',
          'B3.3.6 a1 : au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambre',
        ],
        [
          '4. Protection contre les surintensités',
          'B4.3 f1 : la section des conducteurs n’est pas adaptée',
          'Tableau',
        ],
      ],
    )}<h2>Dates de visite et d’établissement de l’état</h2><p>Visite effectuée le : 03/09/2026. Etat rédigé à TOURS, le 03/09/2026. Validité 3 ans (vente), soit jusqu’au 02/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      ...AT_A,
      made_on: '2026-09-03',
      valid_until: '2029-09-02',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number', 'rnc'],
  },
);

const CSS_B = `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; h1 { font-size: 13pt; background: #004b63; color: #fff; padding: 2mm } h2 { font-size: 10.4pt; background: #dbe9ee; padding: .8mm 2mm } td, th { border: .2mm solid #9ab; padding: .8mm 1.4mm }`;
const termites = paperOf(
  'termites-grille-la-rochelle',
  CSS_B,
  [
    `<p><b>S.A.S. ATLANTIC’EXPERTISES</b> – 44 rue du Cordouan, 17000 La Rochelle</p><h1>RAPPORT DE L’ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p>Réf. rapport : AE/25/1190-T – Visite du 20.11.2025 – établi le 20.11.2025 – norme NF P 03-201 – arrêté préfectoral du 29.09.2000 (tout le département de la Charente-Maritime)</p><h2>Bien</h2><p>12 avenue des Amériques, 17000 LA ROCHELLE – appartement, lot 38 – dépendances : cave, lot 145</p><h2>Donneur d’ordre</h2><p>M. HUYNH Van Thanh et Mme LE BRETON Soizic (propriétaires), 31 rue Saint-Nicolas, 17000 LA ROCHELLE</p><h2>Résultats</h2>${table(
      ['Bâtiments et parties visités', 'Ouvrages examinés', 'Résultat'],
      [
        ['Entrée', 'Sol carrelage, plinthes bois', 'Absence d’indices d’infestation de termites'],
        ['Séjour', 'Parquet flottant, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Chambre', 'Moquette, bâti de porte', 'Absence d’indices d’infestation de termites'],
        ['Cave', 'Porte bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>Constatations diverses</h2><p>Traces anciennes de capricornes sur le bâti de porte de la cave (hors champ de la mission).</p><h2>Conclusion</h2><p>Il n’a pas été repéré d’indice d’infestation de termites à la date de la visite. Validité : jusqu’au 19.05.2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. HUYNH Van Thanh et Mme LE BRETON Soizic',
      property_address: '12 avenue des Amériques, 17000 LA ROCHELLE',
      lots: either(['38', '145'], ['38']),
      report_number: 'AE/25/1190-T',
      made_on: '2025-11-20',
      valid_until: '2026-05-19',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const asbestos = paperOf(
  'amiante-listes-la-rochelle',
  CSS_B,
  [
    `<p><b>S.A.S. ATLANTIC’EXPERTISES</b> – 44 rue du Cordouan, 17000 La Rochelle</p><h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p>Réf. rapport : AE/25/1190-A – repérage du 20.11.2025 – permis de construire antérieur au 1er juillet 1997</p><h2>Bien</h2><p>12 avenue des Amériques, 17000 LA ROCHELLE – appartement, lot 38</p><h2>Propriétaires</h2><p>M. HUYNH Van Thanh et Mme LE BRETON Soizic</p><h2>Conclusions</h2><p>Liste A : il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.<br>Liste B : il a été repéré des matériaux et produits contenant de l’amiante :</p>${table(
      ['Localisation', 'Matériau', 'Critère', 'État', 'Préconisation'],
      [
        [
          'Cuisine',
          'Dalles de sol vinyle-amiante grises',
          'Après analyse, éch. P001',
          'Non dégradé',
          'EP – évaluation périodique',
        ],
      ],
    )}<h2>Locaux non visités</h2><p>Comble perdu au droit du placard : sans accès.</p><p>Fait à La Rochelle, le 28.11.2025 après retour d’analyse (laboratoire Fibralyse, PV 25-88104).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. HUYNH Van Thanh et Mme LE BRETON Soizic',
      property_address: '12 avenue des Amériques, 17000 LA ROCHELLE',
      lots: ['38'],
      report_number: 'AE/25/1190-A',
      made_on: either('2025-11-20', '2025-11-28'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const CSS_C = `font: 10pt/1.45 'Carlito', sans-serif; padding: 15mm 18mm; h1 { font-size: 16pt; color: #6a1b4d } h2 { font-size: 11pt; color: #6a1b4d; margin-top: 4mm } td, th { border-bottom: .2mm solid #caa; padding: .8mm 1.4mm }`;
const gas = paperOf(
  'gaz-rapport-merignac',
  CSS_C,
  [
    `<h1>État de l’installation intérieure de gaz</h1><p>GIRONDIAG, 60 cours de l’Yser, 33800 Bordeaux — mission G-2026-0911-G — NF P 45-500</p>${table(
      [],
      [
        ['Adresse du logement', '14 avenue de l’Yser, bât. C, apt 34, 33700 Mérignac'],
        ['Numéro de lot', '134'],
        ['Propriétaire', 'M. et Mme de LA ROCHE-ARNAUD Guillaume'],
        ['Type de gaz', 'Gaz naturel – GRDF'],
        ['Visite', '11 septembre 2026'],
      ],
    )}<h2>Appareils</h2>${table(
      ['Appareil', 'Pièce', 'Anomalie'],
      [
        ['Chaudière murale étanche 24 kW (2019)', 'Cuisine', 'Néant'],
        ['Plaque 4 feux', 'Cuisine', 'Néant'],
      ],
    )}<h2>Conclusion</h2><p>L’installation ne comporte aucune anomalie.</p><p>Rapport établi le 11 septembre 2026, valable jusqu’au 10 septembre 2029. Attestation d’entretien de la chaudière de moins d’un an : présentée.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme de LA ROCHE-ARNAUD Guillaume',
      property_address: either(
        '14 avenue de l’Yser, 33700 Mérignac',
        '14 avenue de l’Yser, bât. C, apt 34, 33700 Mérignac',
      ),
      lots: ['134'],
      report_number: 'G-2026-0911-G',
      made_on: '2026-09-11',
      valid_until: '2029-09-10',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'equipment', 'rnc'],
  },
);

const risks = paperOf(
  'erp-preremplie-merignac',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; h1 { font-size: 15pt } h2 { font-size: 9.6pt; background: #e5e5e5; padding: .6mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #888; padding: .6mm 1.2mm }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p>pour l’information des acquéreurs et des locataires – établi le <b>11 septembre 2026</b> (validité : 6 mois) – réf. G-2026-0911-R – vendeur : M. et Mme de LA ROCHE-ARNAUD Guillaume</p><p>Parcelle(s) : 33281000HC0212 – 14 avenue de l’Yser, 33700 MÉRIGNAC</p><h2>SYNTHÈSE DE L’EXPOSITION AUX RISQUES</h2>${table(
      ['Risque', 'Procédure', 'Date', 'Concerné'],
      [
        ['Inondation (PPRi Agglomération bordelaise)', 'approuvé', '23/02/2022', 'non'],
        [
          'Mouvement de terrain – retrait-gonflement des argiles',
          'zonage',
          '01/01/2020',
          'oui – aléa moyen',
        ],
        ['Sismicité', 'zonage réglementaire', '01/05/2011', 'zone 1 – très faible'],
        ['Radon', 'arrêté du 27 juin 2018', '–', 'zone 1'],
        ['Obligation légale de débroussaillement', '–', '–', 'non'],
        ['Secteur d’information sur les sols (SIS)', '–', '–', 'non'],
        ['Recul du trait de côte', '–', '–', 'non'],
        ['Plan d’exposition au bruit Bordeaux-Mérignac', 'révisé', '22/12/2004', 'oui – zone D'],
      ],
    )}<h2>INDEMNISATIONS CATASTROPHES NATURELLES (commune)</h2><p>14 arrêtés depuis 1982, dont : sécheresse 2011 (JO 17/07/2012), tempête 2009 (JO 29/01/2009), inondations 2013 (JO 13/09/2013).</p><p>À la connaissance du vendeur, l’immeuble a donné lieu au versement d’une indemnité : oui ☐ non ☒</p><p>Vendeur : ............. Acquéreur : ............. Source : Géorisques.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '14 avenue de l’Yser, 33700 MÉRIGNAC',
      owner: 'M. et Mme de LA ROCHE-ARNAUD Guillaume',
      made_on: '2026-09-11',
      report_number: 'G-2026-0911-R',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-imprime-merignac',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm; td { border: .2mm solid #000; padding: 1.4mm }`,
  [
    `<h1 style="font-size:14pt;text-align:center">ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center;font-size:8.6pt">articles L. 112-11 et R. 112-5 du code de l’urbanisme – document d’information, non opposable</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral du 22/12/2004.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '14 avenue de l’Yser'],
        ['Code postal – commune', '33700 MÉRIGNAC'],
        ['Plan d’exposition au bruit', 'Aérodrome de Bordeaux-Mérignac, révisé et approuvé'],
        ['Zone A (très forte) ☐  Zone B (forte) ☐', 'Zone C (modérée) ☐  Zone D (faible) ☒'],
        ['Consultation du PEB', 'www.geoportail.gouv.fr et mairie de Mérignac'],
      ],
    )}<p style="margin-top:8mm">Vendeur : M. et Mme de LA ROCHE-ARNAUD Guillaume<br>Fait à Mérignac, le 11/09/2026</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '14 avenue de l’Yser, 33700 MÉRIGNAC',
      owner: 'M. et Mme de LA ROCHE-ARNAUD Guillaume',
      made_on: '2026-09-11',
    },
    absent: ['dpe_number', 'lots', 'price', 'report_number'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-chateauroux',
  `font: 9.6pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm; h1 { font-size: 13pt; color: #1b5e20 } h2 { font-size: 10pt; border-left: 2mm solid #1b5e20; padding-left: 2mm } td, th { border: .2mm solid #8a8; padding: .8mm 1.4mm }`,
  [
    `<p>CHÂTEAUROUX MÉTROPOLE-EXEMPLE – Service public d’assainissement non collectif (SPANC)<br>Hôtel de Ville, place de la République, 36000 CHÂTEAUROUX</p><h1>RAPPORT DE VISITE – CONTRÔLE PÉRIODIQUE DE BON FONCTIONNEMENT DANS LE CADRE D’UNE VENTE</h1>${table(
      [],
      [
        ['Dossier', 'ANC-36-2026-0158'],
        ['Propriétaire', 'Mme PETIT-JEAN Yvonne, veuve BRUNAUD'],
        ['Adresse de l’installation', '3 route des Étangs, 36130 MONTIERCHAUME'],
        ['Référence cadastrale', 'ZK 88'],
        ['Date de la visite', '27/05/2026'],
        ['Notaire', 'Me Pasquier, Châteauroux'],
      ],
    )}<h2>Description de la filière</h2><p>Fosse toutes eaux de 3 000 litres (1998), préfiltre, épandage par tranchées de 45 ml. Ventilation primaire présente, extraction absente.</p><h2>Avis</h2><p>Installation non conforme, sans danger pour la santé des personnes ni risque environnemental avéré. Travaux à réaliser dans un délai d’un an après la vente : création d’une ventilation secondaire, remise à niveau des regards.</p><p>Rapport du 09/06/2026, valable trois ans à compter de la visite.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Mme PETIT-JEAN Yvonne, veuve BRUNAUD',
      property_address: '3 route des Étangs, 36130 MONTIERCHAUME',
      made_on: either('2026-05-27', '2026-06-09'),
      report_number: 'ANC-36-2026-0158',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'notary'],
  },
);

export const DIAGNOSTICS_SURETE = [lead, electricity, termites, asbestos, gas, risks, noise, sewer];
