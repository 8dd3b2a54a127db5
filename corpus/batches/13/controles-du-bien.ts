// Installations and surroundings: gas, electricity, risks, a septic tank, an airfield.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const gas = paperOf(
  'gaz-rapport-saintes',
  `font: 9.2pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 14mm; h1 { font-size: 13pt; color: #006; text-align: center } h2 { font-size: 9.8pt; background: #006; color: #fff; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #aab; padding: .9mm 1.5mm } th { background: #e4e8ee; font-weight: bold }`,
  [
    `<p><b>DIAG SAINTONGE</b> – Laurent MIGNÉ – 6 rue des Sablières, 17100 SAINTES</p><h1>État de l’installation intérieure de gaz</h1><p style="text-align:center">Rapport n° 26-DS-0817-G – Date du rapport : 31/08/2026 – Validité : 30/08/2029</p><p style="font-size:8.2pt">En application des articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation, de l’arrêté du 6 avril 2007 modifié et de la norme NF P 45-500 (juillet 2022). L’installation a été réalisée depuis plus de quinze ans.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Type de bâtiment : appartement – Nature du gaz distribué : gaz naturel – Distributeur : réseau public – Installation alimentée en gaz : oui<br>Adresse : 18 rue du Vieux Pressoir, 17100 SAINTES – Bâtiment A, 2e étage, lot n° 8</p><h2>B. – Désignation du propriétaire</h2><p>M. et Mme ROUSSELOT Fabien, 11 impasse des Tonneliers, 17610 CHANIERS. Titulaire du contrat de fourniture : le propriétaire. PCE : 17 204 118 330 071.</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Laurent MIGNÉ, certification n° DTI-44180 délivrée par Certif Exemple le 06/02/2023. Assurance : Assur’Exemple, police 61 227, validité 31/12/2026.</p><h2>D. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance (kW)', 'Localisation', 'Observations'],
      [
        [
          'Chaudière murale Thermex Alize',
          'Étanche',
          '24',
          'Cuisine',
          'Entretien justifié, attestation du 12/01/2026',
        ],
        [
          'Table de cuisson Exemplia',
          'Non raccordé',
          '–',
          'Cuisine',
          'Flexible valable sans limite',
        ],
      ],
    )}<h2>E. – Anomalies identifiées</h2>${table(
      ['Point de contrôle', 'A1, A2, DGI ou 32c', 'Libellé des anomalies et recommandations'],
      [['Néant', 'Néant', 'Néant']],
    )}<h2>F. – Identification des locaux et points non contrôlés</h2><p>Néant.</p><h2>G. – Constatations diverses</h2><p>Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées : présentée. Justificatif d’entretien de moins d’un an de la chaudière : présenté.</p><h2>H. – Conclusion</h2><p><b>☒ L’installation ne comporte aucune anomalie.</b><br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c qui devra faire l’objet d’un traitement particulier.</p><p>Visite effectuée le 31/08/2026. Fait à Saintes, le 31/08/2026. Signature de l’opérateur.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme ROUSSELOT Fabien',
      property_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      lots: ['8'],
      report_number: '26-DS-0817-G',
      made_on: '2026-08-31',
      valid_until: '2029-08-30',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const power = paperOf(
  'electricite-etat-oloron',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; .top { background: #37474f; color: #fff; padding: 3mm 4mm; font-size: 13pt } h2 { font-size: 10pt; color: #37474f; border-bottom: .3mm solid #37474f; margin: 4mm 0 1mm } td, th { border: .2mm solid #b0bec5; padding: .9mm 1.5mm } th { background: #eceff1; font-weight: bold }`,
  [
    `<div class="top"><b>État de l’installation intérieure d’électricité</b></div><p style="margin-top:2mm">Béarn Diagnostics (EI Xavier SALLES) – 64400 Lucq-de-Béarn – dossier 2026-07-117 ELEC</p><h2>1. Désignation et description du local d’habitation</h2><p>Maison individuelle – 14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE – Références cadastrales : AZ 88 – Année de construction : avant 1948 – Année de l’installation : vers 1975 – Distributeur : Enedis</p><h2>2. Identification du donneur d’ordre</h2><p>M. CAZENAVE Bernard, propriétaire, 14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE</p><h2>3. Identification de l’opérateur</h2><p>Xavier SALLES, certification CPDI-9921 – Dates de visite et d’émission du rapport : 17/07/2026</p><h2>4. Limites du domaine d’application</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation intérieure d’électricité à basse tension des locaux à usage d’habitation située en aval de l’appareil général de commande et de protection (arrêté du 28 septembre 2017, norme NF C 16-600).</p><h2>5. Conclusions relatives à l’évaluation des risques</h2><p><b>L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire d’agir afin d’éliminer les dangers qu’elle présente.</b></p>${table(
      ['N° article', 'Libellé de l’anomalie', 'Localisation'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambres, séjour',
        ],
        [
          'B.3.3.6.1',
          'Alors que des socles de prise ne sont pas reliés à la terre, la mesure compensatoire n’est pas correctement mise en œuvre',
          'Ensemble du logement',
        ],
        [
          'B.7.3 d',
          'L’installation électrique comporte au moins une connexion avec une partie active nue accessible',
          'Grange',
        ],
        [
          'B.8.3 b',
          'L’installation comporte des matériels électriques inadaptés à l’usage (douilles métalliques)',
          'Cellier',
        ],
      ],
    )}<h2>6. Avertissement particulier</h2><p>Points de contrôle n’ayant pu être vérifiés : B.2.3.1 h, déclenchement du dispositif différentiel lors de l’essai de fonctionnement, le propriétaire n’ayant pas souhaité la coupure de l’alimentation.</p><h2>7. Explications</h2><p>Objectif des dispositions et description des risques encourus : la présence d’une prise de terre permet d’évacuer un courant de défaut dangereux. Des contacts directs avec des parties sous tension peuvent entraîner l’électrisation, voire l’électrocution d’une personne.</p><p style="margin-top:3mm">Le présent rapport est valable trois ans pour la vente, jusqu’au 16/07/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. CAZENAVE Bernard',
      property_address: '14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE',
      report_number: either('2026-07-117 ELEC', '2026-07-117'),
      made_on: '2026-07-17',
      valid_until: '2029-07-16',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['lots', 'dpe_number', 'energy'],
  },
);

const risks = paperOf(
  'erp-georisques-sete',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; color: #00529b; border-bottom: .5mm solid #00529b } h2 { font-size: 10pt; margin: 4mm 0 1mm; color: #00529b } td, th { border: .2mm solid #9bb7d0 } th { background: #e6f0f8; font-weight: bold }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p>pour l’information des acquéreurs et des locataires – articles L. 125-5 et R. 125-23 à R. 125-27 du code de l’environnement</p><p><b>Établi le 10 août 2026</b> – Cet état est valable six mois ; il doit être actualisé s’il n’est plus exact à la date de la promesse ou de l’acte.</p><h2>Parcelle ou bien concerné</h2><p>Adresse : 27 quai des Trois Digues, 34200 SÈTE<br>Référence cadastrale : 34301-000-AP-1043<br>Vendeur ou bailleur : SCI LA TRAMONTANE</p><h2>Synthèse</h2>${table(
      ['Risque', 'Procédure', 'Situation du bien'],
      [
        [
          'Inondation (submersion marine)',
          'PPRi approuvé le 25/01/2012',
          'Zone bleue BN – travaux prescrits : non',
        ],
        ['Mouvement de terrain', 'PPRn prescrit', 'Hors zone'],
        ['Retrait-gonflement des argiles', 'Exposition', 'Aléa faible'],
        ['Sismicité', 'Zonage réglementaire', 'Zone 2 – faible'],
        ['Radon', 'Potentiel de la commune', 'Zone 1 – faible'],
        ['Industriel', 'PPRt approuvé le 19/07/2013', 'Hors périmètre'],
        ['Recul du trait de côte', 'Décret du 29 avril 2022', 'Commune non listée à ce jour'],
        [
          'Sols pollués (SIS)',
          'Arrêté préfectoral du 30/01/2019',
          'Non situé en secteur d’information',
        ],
        ['Obligations légales de débroussaillement', '', 'Non concerné'],
      ],
    )}<h2>Sinistres indemnisés</h2><p>Le bien a-t-il fait l’objet d’une indemnisation par une assurance à la suite d’une catastrophe naturelle, minière ou technologique ? ☐ Oui ☒ Non</p><p>Arrêtés de catastrophe naturelle pris sur la commune : inondations et coulées de boue (JO du 02/02/1988, du 13/12/2003, du 11/10/2014), tempête (JO du 21/11/1982). Liste complète en annexe.</p><h2>Parties concernées</h2>${table(
      [],
      [
        ['Le vendeur', 'SCI LA TRAMONTANE', 'Signé à Frontignan le 10/08/2026'],
        [
          'L’acquéreur',
          '',
          'Signé à &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; le',
        ],
      ],
    )}<p style="margin-top:4mm;font-size:7.8pt">Le vendeur ou le bailleur qui n’aurait pas informé l’acquéreur ou le locataire s’expose à la résolution du contrat ou à une diminution du prix. Informations issues du portail public des risques, sous réserve des arrêtés pris postérieurement.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '27 quai des Trois Digues, 34200 SÈTE',
      owner: 'SCI LA TRAMONTANE',
      made_on: '2026-08-10',
    },
    absent: ['diagnostic_result', 'dpe_number', 'price', 'lots'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-oloron',
  `font: 9.8pt/1.42 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 14pt; text-align: center; color: #1a6b3c } h2 { font-size: 10.5pt; border-left: 1.5mm solid #1a6b3c; padding-left: 2mm; margin: 4mm 0 1mm } td, th { border: .2mm solid #8fb39c } th { background: #e3f0e8; font-weight: bold }`,
  [
    `<p><b>Communauté de communes du Haut-Gave</b><br>Service public d’assainissement non collectif (SPANC)<br>Place du Foirail – 64400 OLORON-SAINTE-MARIE</p><h1>RAPPORT DE VISITE<br>Contrôle d’une installation d’assainissement non collectif dans le cadre d’une vente</h1>${table(
      [],
      [
        ['Référence', 'SPANC/2026/0155'],
        ['Date de la visite', '24/06/2026'],
        ['Propriétaire', 'Monsieur Bernard CAZENAVE'],
        ['Adresse de l’immeuble', '14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE'],
        ['Parcelles', 'AZ 88 et AZ 89'],
        ['Nombre de pièces principales', '5 – résidence principale, 2 occupants'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Ouvrage', 'Caractéristiques', 'Constat'],
      [
        [
          'Fosse septique',
          '2 000 litres, béton, vers 1978',
          'Accessible ; dernière vidange non justifiée',
        ],
        ['Bac à graisses', '200 litres', 'Saturé'],
        ['Traitement', 'Puits perdu', 'Absence de traitement réglementaire'],
        ['Eaux pluviales', 'Rejet au fossé', 'Séparées des eaux usées'],
      ],
    )}<h2>Évaluation (arrêté du 27 avril 2012)</h2><p>Zone à enjeux sanitaires : non – zone à enjeux environnementaux : non. Installation incomplète, significativement sous-dimensionnée ou présentant des dysfonctionnements majeurs.</p><p><b>Conclusion : installation NON CONFORME.</b> Travaux obligatoires dans un délai maximal d’un an à compter de la signature de l’acte de vente, à la charge de l’acquéreur (article L. 271-4 du code de la construction et de l’habitation).</p><h2>Recommandations</h2><p>Faire réaliser une étude de sol, déposer auprès du SPANC un dossier de conception avant tous travaux ; faire vidanger la fosse par une entreprise agréée par le préfet. Le présent rapport est valable trois ans à compter de la date de la visite pour la vente de l’immeuble.</p><p style="margin-left:95mm;margin-top:6mm">Fait à Oloron-Sainte-Marie, le 1er juillet 2026<br>Le technicien du SPANC, J. Lacoste</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Monsieur Bernard CAZENAVE',
      property_address: '14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE',
      made_on: either('2026-06-24', '2026-07-01'),
      report_number: 'SPANC/2026/0155',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-albi',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; h1 { font-size: 13.5pt; text-align: center; background: #2e5d34; color: #fff; padding: 2mm } h2 { font-size: 10.5pt; color: #2e5d34; margin: 4mm 0 1mm } td, th { border: .2mm solid #9cb39f }`,
  [
    `<p>TARN DIAG IMMO – Cédric PAGÈS – 9 chemin de la Drèche, 81380 LESCURE-D’ALBIGEOIS</p><h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><h2>1. Cet état est établi sur la base des informations mises à disposition par l’arrêté préfectoral du 18 décembre 1985, mis à jour le 9 juin 2011</h2><h2>2. Adresse de l’immeuble</h2>${table(
      ['Adresse', 'Code postal', 'Commune'],
      [['40 avenue du Viaduc', '81000', 'ALBI']],
    )}<h2>3. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ – approuvé ☒ – date : 18/12/1985<br>Si oui, nom de l’aérodrome : ALBI – LE SEQUESTRE<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☒</p><h2>4. Situation au regard du zonage</h2><p>Zone A (forte) ☐ – Zone B (forte) ☐ – Zone C (modérée) ☐ – Zone D ☒</p><p style="font-size:8pt">Zone A : intérieur de la courbe d’indice Lden 70. Zone B : entre Lden 70 et une valeur choisie entre 65 et 62. Zone C : entre la limite extérieure de la zone B et une valeur choisie entre 57 et 55. Zone D : entre la limite extérieure de la zone C et la courbe d’indice Lden 50. Toutes les constructions neuves y sont autorisées sous réserve de mesures d’isolation acoustique.</p><h2>5. Documents de référence</h2><p>Le PEB est consultable à la mairie d’Albi et sur le portail national de la connaissance du territoire.</p>${table(
      [],
      [
        ['Vendeur', 'Indivision CALMELS', 'À Albi, le 20/08/2026'],
        ['Acquéreur', '', ''],
      ],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '40 avenue du Viaduc, 81000 ALBI',
      owner: 'Indivision CALMELS',
      made_on: '2026-08-20',
    },
    absent: ['dpe_number', 'price', 'lots'],
  },
);

export const CONTROLES_DU_BIEN = [gas, power, risks, sewer, noise];
