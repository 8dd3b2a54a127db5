// Reports on installations, places and areas: gas, electricity, risks, sewer, Carrez, Boutin.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const gas = paperOf(
  'gaz-etat-mulhouse',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h2 { font-size: 9.4pt; background: #ffe9b8; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #998; padding: .9mm 1.3mm; font-size: 8pt }`,
  [
    `<p>SUNDGAU DIAG IMMO – M. Eric Hirtzlin – 68130 ALTKIRCH</p><h1 style="font-size:13pt">RAPPORT DE VISITE – ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>En application des articles L. 134-9 et R. 134-6 à 9 du CCH – norme NF P45-500 (juillet 2022)</p><h2>A. DÉSIGNATION DU OU DES BÂTIMENTS</h2><p>Localisation : 18 rue de la Sinne, 5e gauche, 68100 MULHOUSE – lot 37 – appartement – gaz distribué : GN – distributeur : réseau local – installation alimentée : OUI</p><h2>B. PROPRIÉTAIRE / TITULAIRE DU CONTRAT</h2><p>Propriétaire : M. et Mme YILDIRIM Mehmet, 18 rue de la Sinne, 68100 MULHOUSE. Donneur d’ordre : Agence Sinne Transactions. N° de point de livraison : 05 441 772 108 830.</p><h2>C. OPÉRATEUR</h2><p>Hirtzlin Eric – rapport n° SDI-G-260911 – visite du 11/09/2026</p><h2>D. IDENTIFICATION DES APPAREILS</h2>${table(
      ['Genre', 'Marque / modèle', 'Type', 'kW', 'Local', 'Taux de CO'],
      [
        ['Chaudière murale', 'Thermex Eco 24', 'étanche', '24', 'Cuisine', 'sans objet'],
        ['Plaque de cuisson', 'Exemplia', 'non raccordé', '–', 'Cuisine', 'sans objet'],
      ],
    )}<h2>E. ANOMALIES IDENTIFIÉES</h2>${table(['Point', 'Type', 'Libellé'], [['–', '–', 'Néant']])}<h2>G. CONSTATATIONS DIVERSES</h2><p>☒ Attestation d’entretien de moins d’un an de la chaudière présentée (12/02/2026).</p><h2>H. CONCLUSION</h2><p>☒ L’installation ne comporte aucune anomalie. ☐ A1 ☐ A2 ☐ DGI ☐ 32c</p><p>Ce rapport est valable 3 ans dans le cadre d’une vente, soit jusqu’au 10/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme YILDIRIM Mehmet',
      property_address: either(
        '18 rue de la Sinne, 68100 MULHOUSE',
        '18 rue de la Sinne, 5e gauche, 68100 MULHOUSE',
      ),
      lots: ['37'],
      report_number: 'SDI-G-260911',
      made_on: '2026-09-11',
      valid_until: '2029-09-10',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const power = paperOf(
  'electricite-etat-epinal',
  `font: 9pt/1.4 'Carlito', sans-serif; padding: 14mm 16mm; h2 { font-size: 10.5pt; margin: 4mm 0 1mm } td, th { border: .15mm solid #666; padding: 1mm 1.5mm } th { background: #f0e0e0 }`,
  [
    `<div style="display:flex;justify-content:space-between"><b>Vosges Expertises Immobilières</b><span>Rapport 2026-E-0088</span></div><h1 style="font-size:14pt;text-align:center">État de l’installation intérieure d’électricité<br><small>des parties privatives des locaux à usage d’habitation – arrêté du 28 septembre 2017</small></h1><h2>1. Désignation et description du local</h2><p>Département : Vosges – Commune : ÉPINAL (88000) – Adresse : 31 rue des Minimes, lot n° 2, 1er étage – Année de l’installation : plus de 15 ans</p><h2>2. Identification du donneur d’ordre</h2><p>Consorts THOUVENIN, propriétaires – représentés par Mlle Bernadette Thouvenin, 12 faubourg d’Ambrail, 88000 ÉPINAL</p><h2>3. Opérateur</h2><p>L. Demangel, visite du 14 avril 2026, rapport édité le 16 avril 2026</p><h2>4. Conclusion relative à l’évaluation des risques</h2><p>L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${table(
      ['N°', 'Libellé des anomalies', 'Localisation'],
      [
        [
          'B3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambre 2',
        ],
        ['B4.3 a1', 'Le type d’un fusible n’est plus autorisé (à tabatière)', 'Tableau'],
        ['B8.3 b', 'Conducteurs repérés en noir, blanc, vétustes', 'Grenier'],
      ],
    )}<p style="margin-top:3mm">Point de contrôle non vérifiable : B5.3 b (section de la liaison équipotentielle).</p><p>Durée de validité : trois ans, soit jusqu’au 13 avril 2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: either(
        'Consorts THOUVENIN',
        'Consorts THOUVENIN, propriétaires – représentés par Mlle Bernadette Thouvenin',
      ),
      property_address: either('31 rue des Minimes, 88000 ÉPINAL', '31 rue des Minimes'),
      lots: ['2'],
      report_number: '2026-E-0088',
      made_on: either('2026-04-14', '2026-04-16'),
      valid_until: '2029-04-13',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez'],
  },
);

const risks = paperOf(
  'erp-en-ligne-firminy',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h2 { font-size: 9.6pt; color: #7a1f1f; margin: 3.5mm 0 .5mm } td, th { border: .15mm solid #b99; padding: .9mm 1.4mm } th { background: #f6eaea }`,
  [
    `<div style="display:flex;justify-content:space-between"><b>État des Risques et Pollutions – service en ligne RISQ’EXPRESS</b><span>Commande ERP-42-881730</span></div><p>Date de réalisation : 30 octobre 2026 (valable 6 mois) – selon les informations mises à disposition par arrêté préfectoral DT-24-0417 du 19 juillet 2024</p>${table(['Références du bien', 'Vendeur', 'Acquéreur'], [['28 boulevard Saint-Charles<br>42700 FIRMINY<br>Réf. cadastrale : AH 512<br>Lots 14, 67', 'M. DI GIORGIO Antonio', '–']])}<h2>Synthèse</h2>${table(
      ['Votre commune', 'Votre immeuble', 'Zonage', 'Travaux'],
      [
        [
          'PPRm Risques miniers – bassin houiller, approuvé 26/12/2018',
          'exposé',
          'aléa effondrement localisé faible',
          'non',
        ],
        ['PPRn Inondation Ondaine, approuvé 30/11/2005', 'non exposé', '–', 'non'],
        ['PPRt', 'aucun', '–', '–'],
        ['Zonage sismique', '2 – faible', '', ''],
        ['Potentiel radon', '3 – significatif', '', ''],
        ['Secteur d’information sur les sols', 'non concerné', '', ''],
      ],
    )}<h2>Déclaration de sinistres indemnisés</h2><p>Inondations et coulées de boue : 4 arrêtés sur la commune (1983, 2003, 2008, 2024). Le vendeur déclare : ☐ OUI ☒ NON, n’avoir pas connaissance de sinistre indemnisé.</p><h2>Obligations légales de débroussaillement</h2><p>Le terrain se situe à l’intérieur du zonage informatif : ☐ OUI ☒ NON</p><p style="margin-top:4mm">Signatures des parties – Firminy, le ........</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '28 boulevard Saint-Charles, 42700 FIRMINY',
      owner: 'M. DI GIORGIO Antonio',
      lots: ['14', '67'],
      parcels: ['AH 512'],
      made_on: '2026-10-30',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc', 'due_on'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-vosges-epinal',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 15mm 17mm; td, th { border: .15mm solid #468; padding: 1mm 1.5mm }`,
  [
    `<p><b>COMMUNAUTÉ D’AGGLOMÉRATION D’ÉPINAL</b><br>Service public d’assainissement non collectif (SPANC)<br>4 rue Louis Meyer, 88190 GOLBEY</p><h1 style="font-size:14pt;text-align:center">RAPPORT DE VISITE – DIAGNOSTIC D’UNE INSTALLATION D’ASSAINISSEMENT NON COLLECTIF DANS LE CADRE D’UNE VENTE</h1>${table(
      [],
      [
        ['N° de dossier', 'SPANC-2026-1140'],
        ['Propriétaire', 'Mme Geneviève PIERRAT née CUNY'],
        ['Adresse de l’installation', '6 chemin du Haut du Mont, 88390 UXEGNEY'],
        ['Parcelle', 'section B n° 774'],
        ['Date du contrôle', '17/06/2026'],
        ['Contrôleur', 'A. Humbertclaude'],
      ],
    )}<p style="margin-top:4mm"><b>Description :</b> fosse septique béton 2 m³ (1978), bac dégraisseur, puits perdu. Dernière vidange : sans justificatif. Habitation de 5 pièces principales.</p><p><b>Constat :</b> installation incomplète, absence de traitement ; rejet dans un puits perdu. Pas de danger pour la santé des personnes, pas de zone à enjeu sanitaire.</p><p><b>AVIS : INSTALLATION NON CONFORME.</b> En cas de vente, l’acquéreur doit procéder aux travaux de mise en conformité dans un délai d’un an à compter de la signature de l’acte de vente.</p><p>Rapport établi le 24/06/2026, valable trois ans à compter de la date du contrôle. Redevance : 155,00 € (facture séparée).</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: either('Mme Geneviève PIERRAT née CUNY', 'Mme Geneviève PIERRAT'),
      property_address: '6 chemin du Haut du Mont, 88390 UXEGNEY',
      report_number: 'SPANC-2026-1140',
      made_on: either('2026-06-17', '2026-06-24'),
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'surface_carrez'],
  },
);

const carrez = paperOf(
  'carrez-mesurage-belfort',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm 16mm; td, th { border: .15mm solid #999; padding: .9mm 1.4mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } th { background: #eef }`,
  [
    `<div style="display:flex;justify-content:space-between"><span><b>TERRITOIRE DIAG</b><br>ZAC des Prés, 90800 BAVILLIERS</span><span>Dossier n° 26-TD-0551<br>Émis le 21/10/2026</span></div><h1 style="font-size:13pt;text-align:center;margin-top:5mm">ATTESTATION DE SUPERFICIE – LOI CARREZ</h1><p>Loi n° 96-1107 du 18 décembre 1996, article 46 de la loi du 10 juillet 1965, décret du 17 mars 1967 art. 4-1 et 4-2</p><p>Immeuble : Les Faubourgs de France, 44 avenue Jean Jaurès, 90000 BELFORT. Lot n° 18, 4e étage. Propriétaire : M. Wilfried OUÉDRAOGO. Mesurage réalisé le 20/10/2026 au télémètre laser.</p>${table(
      ['Pièce', 'S. Carrez (m²)', 'S. au sol (m²)', 'H &lt; 1,80 m'],
      [
        ['Entrée', '4,31', '4,31', ''],
        ['Séjour – cuisine ouverte', '31,74', '31,74', ''],
        ['Chambre 1', '12,55', '12,55', ''],
        ['Chambre 2 mansardée', '8,92', '13,10', '4,18'],
        ['Bureau', '6,40', '7,86', '1,46'],
        ['Salle d’eau', '5,03', '5,03', ''],
        ['WC', '1,22', '1,22', ''],
        ['Balcon', '–', '3,90', '–'],
        ['<b>TOTAL</b>', '<b>70,17</b>', '<b>79,71</b>', '<b>5,64</b>'],
      ],
    )}<p style="margin-top:4mm">La superficie privative du lot est de : <b>70,17 m²</b> (soixante-dix mètres carrés dix-sept). Cette attestation ne vaut que si la consistance du lot n’est pas modifiée.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '44 avenue Jean Jaurès, 90000 BELFORT',
      owner: 'M. Wilfried OUÉDRAOGO',
      lots: ['18'],
      report_number: '26-TD-0551',
      made_on: either('2026-10-20', '2026-10-21'),
      surface_carrez: 7017,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-attestation-metz',
  `font: 10.6pt/1.5 'URW Bookman', serif; padding: 20mm 22mm; td { border-bottom: .15mm dotted #555 } td:last-child { text-align: right }`,
  [
    `<p>Diag’Austrasie – 57000 Metz – réf. DA/2026/318-B</p><h1 style="font-size:15pt">Mesurage de la surface habitable</h1><p>article 3-3 de la loi du 6 juillet 1989 – « loi Boutin »</p><p>Logement situé 5 rue aux Arènes, 57000 Metz (lot 42), appartenant à M. VON DER MARK Jean-Marie et Mme PETIT Solange. Intervention du 12 janvier 2026.</p>${table(
      [],
      [
        ['Séjour', '22,15 m²'],
        ['Cuisine', '8,60 m²'],
        ['Chambre', '12,40 m²'],
        ['Salle de bains', '4,75 m²'],
        ['Dégagement', '3,28 m²'],
        ['<b>Total surface habitable</b>', '<b>51,18 m²</b>'],
        ['Autres surfaces : loggia', '5,90 m²'],
      ],
    )}<p style="margin-top:6mm">Fait pour valoir ce que de droit, notamment pour être joint au bail. T. Antoine</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '5 rue aux Arènes, 57000 Metz',
      owner: either(
        'M. VON DER MARK Jean-Marie et Mme PETIT Solange',
        'M. VON DER MARK Jean-Marie',
      ),
      lots: ['42'],
      report_number: 'DA/2026/318-B',
      made_on: '2026-01-12',
      surface_habitable: 5118,
    },
    absent: ['surface_carrez', 'rent'],
  },
);

export const DIAGNOSTICS_LIEUX = [gas, power, risks, sewer, carrez, living];
