// Reports before a sale: lead, termites, gas, risks, noise, sewer, and a surveyor’s Carrez.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const lead = paperOf(
  'plomb-crep-macon-d38',
  `font: 9.2pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; background: #3d5a80; color: #fff; padding: 2mm; text-align: center } h2 { font-size: 10pt; color: #3d5a80; margin: 3mm 0 1mm } .t td, .t th { border: .15mm solid #789; padding: .8mm 1.2mm; text-align: center }`,
  [
    `<p><b>Cabinet SAÔNE DIAGNOSTICS</b> – 40 rue Rambuteau, 71000 MÂCON – certification ICERT CPDI 3318</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB – CREP</h1><p>Articles L. 1334-5 à L. 1334-10 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p><p>Nature de la mission : parties privatives, avant la vente<br>Adresse du bien : 22 place aux Herbes, 71000 MÂCON – 3e étage – lot 6 – construction antérieure à 1949<br>Propriétaire : Mlle DU PASQUIER DE MONTBELLET Clémence<br>Rapport n° SD/2026/0914 – établi le 28/10/2026 – appareil NITON XLp 300, source rechargée le 10/01/2025</p><h2>Synthèse des résultats</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '96', '14', '71', '9', '2', '0'],
        ['%', '100', '15', '74', '9', '2', '0'],
      ],
      't',
    )}<h2>Conclusion</h2><p>Le constat de risque d’exposition au plomb a mis en évidence la présence de revêtements contenant du plomb à des concentrations supérieures ou égales à 1 mg/cm² : 9 unités de classe 1 (non dégradées), 2 unités de classe 2 (état d’usage, volets de la chambre). Le propriétaire doit veiller à l’entretien de ces revêtements afin d’éviter leur dégradation future.</p><p>Durée de validité : 1 an, soit jusqu’au 27/10/2027 (aucune limite lorsque les concentrations sont inférieures aux seuils). Facteurs de dégradation du bâti : aucun. Transmission à l’ARS : non.</p><p>Fait à MÂCON, le 28/10/2026 – Inès Ravier, auteur du constat</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mlle DU PASQUIER DE MONTBELLET Clémence',
      property_address: '22 place aux Herbes, 71000 MÂCON',
      lots: ['6'],
      report_number: 'SD/2026/0914',
      made_on: '2026-10-28',
      valid_until: '2027-10-27',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-etat-chalon-d38',
  `font: 9.2pt/1.4 'Nimbus Sans Narrow', sans-serif; h1 { font-size: 13pt } h2 { font-size: 10pt; border-bottom: .2mm solid #000; margin: 3mm 0 1mm } .t td, .t th { border: .15mm solid #777 }`,
  [
    `<p>Cabinet SAÔNE DIAGNOSTICS – agence de Chalon – 14 boulevard de la République, 71100 CHALON-SUR-SAÔNE</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment – n° SD/2026/0877</h1><p>Norme NF P 03-201 – arrêté préfectoral du 11 mai 2009</p><h2>A – Désignation du ou des bâtiments</h2><p>Adresse : 9 rue de l’Héritan, 71100 CHALON-SUR-SAÔNE – escalier 2 – lots 18 et 52 – date de la visite : 06/10/2026</p><h2>B – Désignation du client</h2><p>Mme Vve PONSARD Ginette née BOUILLOT – même adresse – propriétaire</p><h2>C – Opérateur</h2><p>Cyril DUBUISSON – validité du rapport : 6 mois, jusqu’au 05/04/2027</p><h2>D – Identification des parties visitées et résultat</h2>${table(
      ['Pièce', 'Ouvrages, parties d’ouvrages examinés', 'Résultat'],
      [
        [
          'Entrée, séjour',
          'Plinthes, portes, parquet',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre', 'Plinthes, fenêtres bois', 'Absence d’indices d’infestation de termites'],
        ['Cuisine, bains', 'Huisseries', 'Absence d’indices d’infestation de termites'],
        ['Cave lot 52', 'Porte, étagères', 'Absence d’indices d’infestation de termites'],
      ],
      't',
    )}<h2>G – Constatations diverses</h2><p>Traces anciennes de petite vrillette dans une étagère de la cave (non termite).</p><h2>Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites le jour de la visite.</b></p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: either(
        'Mme Vve PONSARD Ginette née BOUILLOT',
        'Mme Vve PONSARD Ginette',
        'Mme PONSARD Ginette',
      ),
      property_address: '9 rue de l’Héritan, 71100 CHALON-SUR-SAÔNE',
      lots: ['18', '52'],
      report_number: 'SD/2026/0877',
      made_on: '2026-10-06',
      valid_until: '2027-04-05',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const gas = paperOf(
  'gaz-etat-nancy-d38',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .3mm solid #000; padding: 1.5mm } h2 { font-size: 9.6pt; background: #e8e8e8; padding: .8mm 1.5mm; margin: 3mm 0 1mm } .t td, .t th { border: .15mm solid #555; padding: .9mm }`,
  [
    `<p><b>EXPERTIMO 54</b> – 12 rue Saint-Dizier – 54000 NANCY – dossier 26-11-0417</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>En application des articles L. 134-9 et R. 134-6 à R. 134-9 du CCH – norme NF P 45-500</p><h2>A. Désignation du bâtiment</h2><p>Appartement – 6 bis rue Sigisbert Adam – 54000 NANCY – bâtiment C, 2e étage, lot 19 – gaz naturel – distributeur GRDF – installation alimentée : oui</p><h2>B. Désignation du propriétaire</h2><p>M. et Mme EL MANSOURI Rachid – 6 bis rue Sigisbert Adam – 54000 NANCY – numéro de PCE 14 477 120 883 311</p><h2>C. Opérateur de diagnostic</h2><p>Jérôme WEBER – EXPERTIMO 54 – date de visite et d’établissement de l’état : 04/11/2026 – durée de validité : 3 ans</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance (kW)', 'Localisation', 'Observations'],
      [
        ['Table de cuisson EXEMPLIA', 'Non raccordé', '–', 'Cuisine', 'Aucune anomalie'],
        ['Chauffe-eau THERMEX', 'Raccordé', '18,6', 'Salle de bains', 'Taux de CO : 2 ppm'],
      ],
      't',
    )}<h2>E. Anomalies identifiées</h2><p>Néant</p><h2>F. Constatations et conclusion</h2><p>☒ <b>L’installation ne comporte aucune anomalie.</b><br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c qui devra faire l’objet d’un traitement particulier.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme EL MANSOURI Rachid',
      property_address: '6 bis rue Sigisbert Adam, 54000 NANCY',
      lots: ['19'],
      report_number: '26-11-0417',
      made_on: '2026-11-04',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'energy'],
  },
);

const risks = paperOf(
  'erp-georisques-nancy-d38',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; color: #000091 } h2 { font-size: 10pt; color: #000091; margin: 3mm 0 1mm } .t td { border: .15mm solid #aab; padding: 1mm 1.4mm }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE – Géorisques</p><h1>ÉTAT DES RISQUES</h1><p>pour l’information des acquéreurs et des locataires – établi le 05/11/2026 – articles L. 125-5 à L. 125-7 et R. 125-26 du code de l’environnement</p>${table(
      [],
      [
        ['Parcelle(s)', '54395000BV0210, 54000 NANCY'],
        ['Adresse', '6 bis rue Sigisbert Adam, 54000 NANCY'],
        ['Vendeur', 'M. EL MANSOURI Rachid'],
        ['Acquéreur', ''],
      ],
      't',
    )}<h2>Ce bien est concerné par</h2><p>• SISMICITÉ : zone 1 – très faible. • RADON : potentiel 2 – moyen. • ARGILE : aléa moyen. • PPR mouvement de terrain approuvé le 04/10/2004 : le bien n’est pas dans le périmètre. • SITES POLLUÉS : 3 sites répertoriés dans un rayon de 500 m (CASIAS), aucun secteur d’information sur les sols.</p><h2>Sinistres indemnisés</h2><p>Le vendeur déclare : ☒ n’avoir pas connaissance d’un sinistre ayant donné lieu à indemnisation au titre d’une catastrophe naturelle, minière ou technologique ; ☐ en avoir été indemnisé.</p>${table(
      [],
      [
        ['Arrêté', 'Événement', 'Début', 'Fin', 'Journal officiel'],
        [
          'INTE1222646A',
          'Inondations et coulées de boue',
          '21/05/2012',
          '22/05/2012',
          '18/07/2012',
        ],
        [
          'NOR19991229',
          'Inondations et mouvements de terrain',
          '25/12/1999',
          '29/12/1999',
          '30/12/1999',
        ],
      ],
      't',
    )}<p style="margin-top:4mm">L’état des risques doit avoir moins de 6 mois à la date de la promesse et être annexé à l’acte. Signature du vendeur :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '6 bis rue Sigisbert Adam, 54000 NANCY',
      owner: 'M. EL MANSOURI Rachid',
      made_on: '2026-11-05',
    },
    absent: ['diagnostic_result', 'dpe_number', 'price', 'valid_until'],
  },
);

const noise = paperOf(
  'bruit-peb-dole-d38',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } .t td { border: .2mm solid #444; padding: 1.6mm } .q { border: .2mm solid #444; padding: 2mm; margin: 3mm 0 }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent être notifiées à l’occasion de toute cession.</p>${table(
      [],
      [
        ['1. Adresse de l’immeuble', '61 rue des Champs, 39500 TAVAUX'],
        ['2. Cadastre', 'section ZE n° 88'],
        ['3. Vendeur', 'Mme Mathilde JEANNIN-FAVRE'],
      ],
      't',
    )}<div class="q"><b>4. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</b><br>L’immeuble est situé dans le périmètre d’un PEB : oui ☒ non ☐ – aérodrome : DOLE-TAVAUX – approuvé ☒ le 27/02/2012</div><div class="q"><b>5. Zone de bruit</b><br>Zone A ☐ forte – Zone B ☐ forte – Zone C ☒ modérée – Zone D ☐</div><div class="q"><b>6. Documents de référence</b><br>Le plan d’exposition au bruit est consultable sur le Géoportail de l’IGN et en mairie.</div><p>Date : 14/10/2026 – lieu : DOLE – Vendeur : ................ Acquéreur : ................</p><p style="font-size:7.6pt">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site internet du ministère de la transition écologique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '61 rue des Champs, 39500 TAVAUX',
      owner: 'Mme Mathilde JEANNIN-FAVRE',
      made_on: '2026-10-14',
      parcels: ['ZE 88'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'price', 'lots'],
  },
);

const septic = paperOf(
  'assainissement-spanc-toul-d38',
  `font: 9.6pt/1.45 'Carlito', sans-serif; h1 { font-size: 14pt; color: #2c6e49 } h2 { font-size: 10.5pt; color: #2c6e49; margin: 3mm 0 1mm } .t td, .t th { border: .15mm solid #9b9; padding: 1mm }`,
  [
    `<p><b>Communauté de communes Terres Touloises</b> – Service public d’assainissement non collectif (SPANC)<br>Rue du Mémorial du Génie – 54200 ÉCROUVES</p><h1>Rapport de contrôle d’une installation d’assainissement non collectif dans le cadre d’une vente</h1>${table(
      [],
      [
        ['N° de dossier', 'ANC-26-0152'],
        ['Propriétaire', 'Succession VAUTRIN'],
        ['Adresse de l’installation', '27 route de Verdun, 54200 ÉCROUVES'],
        ['Référence cadastrale', 'AC 61'],
        ['Date du contrôle', '17/09/2026'],
        ['Contrôleur', 'D. Humbert'],
        ['Occupants / pièces principales', '0 / 5'],
      ],
      't',
    )}<h2>Description</h2><p>Prétraitement : fosse septique de 1 500 litres recevant les eaux-vannes seules, bac dégraisseur. Traitement : puits d’infiltration. Dernière vidange : inconnue. Exutoire : fossé communal.</p><h2>Évaluation</h2>${table(
      ['Point vérifié', 'Constat'],
      [
        ['Défaut de sécurité sanitaire', 'Non'],
        ['Défaut de structure', 'Oui : couvercle fissuré'],
        ['Installation incomplète', 'Oui'],
        ['Zone à enjeux', 'Non'],
      ],
      't',
    )}<h2>Avis</h2><p>Installation <b>non conforme</b> (cas c de l’arrêté du 27 avril 2012). Travaux à réaliser dans un délai d’un an après la signature de l’acte de vente. Le présent rapport est valable trois ans à compter de la date du contrôle, soit jusqu’au 16/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Succession VAUTRIN',
      property_address: '27 route de Verdun, 54200 ÉCROUVES',
      made_on: '2026-09-17',
      valid_until: '2029-09-16',
      report_number: 'ANC-26-0152',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['AC 61'],
    },
    absent: ['dpe_number', 'rnc', 'price'],
  },
);

const letterCarrez = paperOf(
  'carrez-geometre-beaune-d38',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm`,
  [
    `<p><b>SCP TRAPET-VIARD, géomètres-experts</b><br>5 rue Maufoux, 21200 BEAUNE<br>Inscription à l’Ordre n° 2007B200011</p><p style="text-align:right">Beaune, le 9 juin 2026</p><h1 style="font-size:13pt;text-align:center">ATTESTATION DE SUPERFICIE<br>(article 46 de la loi du 10 juillet 1965)</h1>${paragraphs(['Réf. : B26-0318', 'Je soussigné, Étienne VIARD, géomètre-expert à Beaune, certifie avoir mesuré le 5 juin 2026, à la requête de Madame Françoise LE BAULT de LA MORINIÈRE, propriétaire, le lot numéro 11 de la Résidence des Remparts, sise 8 rempart Saint-Jean à BEAUNE (21200), consistant en un appartement en duplex.', 'Niveau bas : salon 31,18 m², cuisine 12,40 m², entrée 5,67 m², toilettes 1,62 m². Niveau haut : deux chambres, 14,05 m² et 10,33 m², salle de bains 5,90 m².', 'La superficie de la partie privative de ce lot s’établit en conséquence à 81,15 m² (quatre-vingt-un mètres carrés et quinze décimètres carrés).', 'Les surfaces d’une hauteur inférieure à 1,80 m (6,22 m² sous comble) n’ont pas été comptées, non plus que la cave.'])}<p style="text-align:right">E. Viard</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    also: ['CERTIFICAT_DE_SUPERFICIE'],
    sub_kind: null,
    facts: {
      property_address: '8 rempart Saint-Jean, 21200 BEAUNE',
      owner: 'Madame Françoise LE BAULT de LA MORINIÈRE',
      lots: ['11'],
      made_on: either('2026-06-05', '2026-06-09'),
      report_number: 'B26-0318',
      surface_carrez: 8115,
    },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

export const DIAGNOSTICS_DIVERS = [lead, termites, gas, risks, noise, septic, letterCarrez];
