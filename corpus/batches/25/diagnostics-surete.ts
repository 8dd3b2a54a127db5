// Reports on installations and on the place: gas, electricity, risks, noise, sewer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { footer } from './outils.ts';

const css = `font: 8.6pt/1.38 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #8d9aa5; padding: .8mm 1.3mm } th { background: #e7edf2; font-weight: bold } h1 { font-size: 12.5pt; text-align: center; color: #14405e } h2 { font-size: 9pt; background: #14405e; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm }`;

const gas = paperOf(
  'gaz-etat-pau',
  css,
  [
    `<p><b>BÉARN CONTRÔLE IMMO</b> – 44 boulevard Tourasse, 64000 PAU – 05 59 00 38 15 – Dossier n° 26/IMO/0877</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p style="text-align:center">Arrêté du 6 avril 2007 modifié – norme NF P 45-500 de juillet 2022 – durée de validité en cas de vente : 3 ans</p><h2>A – DÉSIGNATION DU OU DES BÂTIMENTS</h2><p>Localisation : PYRÉNÉES-ATLANTIQUES – PAU (64000) – 4 avenue Trespoey – Villa Aragon, 2e étage, lot 11 – Type : appartement – Nature du gaz distribué : gaz naturel – Distributeur : GRDF – Installation alimentée : oui – Année de l’installation : 1989</p><h2>B – DÉSIGNATION DU PROPRIÉTAIRE</h2><p>Nom : Succession LABORDE Raymond, représentée par M. LABORDE Jean-Michel – 8 rue Bonado, 64000 PAU. Titulaire du contrat : LABORDE Suzanne – point de comptage estimation 21 502 117 404 881</p><h2>C – DÉSIGNATION DE L’OPÉRATEUR</h2><p>HOURCADE Mathieu – certification GZ-5512 du 19/01/2024 – visite le 05/10/2026</p><h2>D – IDENTIFICATION DES APPAREILS</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance kW', 'Localisation', 'Observations'],
      [
        [
          'Chaudière Saunier Exemple Isotwin',
          'Étanche',
          '24,0',
          'Cellier',
          'Taux de CO mesuré : –, entretien < 1 an : oui',
        ],
        [
          'Table de cuisson 4 feux',
          'Non raccordé',
          '–',
          'Cuisine',
          'Flexible daté 2012, à renouveler',
        ],
      ],
    )}<h2>E – ANOMALIES IDENTIFIÉES</h2>${table(
      ['Point de contrôle', 'A1, A2, DGI ou 32c', 'Libellé et recommandations'],
      [
        [
          '8b',
          'A1',
          'La date limite d’utilisation de la tuyauterie flexible non métallique n’est pas lisible ou est dépassée',
        ],
        ['19.1', 'A1', 'Absence d’amenée d’air dans la cuisine : ouverture obturée'],
      ],
    )}<h2>F – IDENTIFICATION DES BÂTIMENTS NON VISITÉS</h2><p>Néant.</p><h2>G – CONSTATATIONS DIVERSES</h2><p>☐ Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées non présentée. ☒ Justificatif d’entretien de moins d’un an de la chaudière présenté.</p><p>☐ L’installation ne comporte aucune anomalie.<br>☒ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><h2>H – ACTIONS DE L’OPÉRATEUR EN CAS DE DGI</h2><p>Sans objet.</p><p>Fait à PAU, le 05/10/2026 – valable jusqu’au 04/10/2029</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: '26/IMO/0877',
      property_address: '4 avenue Trespoey, 64000 PAU',
      owner: either(
        'Succession LABORDE Raymond',
        'Succession LABORDE Raymond, représentée par M. LABORDE Jean-Michel',
      ),
      lots: ['11'],
      made_on: '2026-10-05',
      valid_until: '2029-10-04',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez', 'rnc'],
  },
);

const electricity = paperOf(
  'electricite-etat-lyon',
  css,
  [
    `<p><b>ACTIDIAG CONFLUENCE</b> – 9 cours Charlemagne, 69002 LYON – Réf. AC/26/2290/ELEC</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ<br>DES IMMEUBLES À USAGE D’HABITATION</h1><p style="text-align:center">Arrêté du 28 septembre 2017 – norme NF C 16-600</p><h2>1. Désignation et description du local d’habitation</h2><p>14 rue des Macchabées, 69005 LYON – bâtiment B, 3e étage, lot 27 (appartement) et lot 64 (cave) – installation de plus de 15 ans – distributeur : Enedis – installation sous tension : oui – cadastre AP 44</p><h2>2. Identification du donneur d’ordre et du propriétaire</h2><p>Propriétaire : Mme MORTIER-DESSAIGNE Hélène, 41 quai Jean-Jacques Rousseau, 69350 LA MULATIÈRE</p><h2>3. Opérateur</h2><p>BOUCHARD Loïc – certificat CPDI-EX 4471 – assurance RC 440.118.772, valable jusqu’au 31/12/2026</p><h2>4. Limites du domaine d’application</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation intérieure d’électricité à basse tension des locaux d’habitation située en aval de l’appareil général de commande et de protection. Il ne concerne pas les matériels d’utilisation amovibles.</p><h2>5. Conclusions relatives à l’évaluation des risques</h2><p><b>L’installation intérieure d’électricité comporte une ou des anomalies</b> pour lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers qu’elle(s) présente(nt). Domaines concernés :</p>${table(
      ['N° article', 'Libellé de l’anomalie', 'Mesure compensatoire'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambre 2)',
          'B.3.3.6.1 correctement mise en œuvre',
        ],
        [
          'B.5.3 a',
          'La continuité de la liaison équipotentielle supplémentaire de la salle de bains n’est pas satisfaisante',
          '',
        ],
        [
          'B.7.3 d',
          'L’installation électrique comporte des connexions avec partie active nue accessible (cave)',
          '',
        ],
      ],
    )}<p style="margin-top:2mm">Informations complémentaires : B.11 a1 – l’ensemble de l’installation est protégé par au moins un dispositif différentiel ≤ 30 mA. B.11 b1 – socles de prise à obturateur : oui.</p><h2>6. Constatations diverses</h2><p>Points de contrôle n’ayant pu être vérifiés : B.2.3.1 i (test différentiel, ordinateur en marche). Néant pour la piscine.</p><p>Date de la visite : 19/10/2026 – rapport édité à LYON le 21/10/2026 – durée de validité en cas de vente : 3 ans, jusqu’au 18/10/2029.</p>${footer('ACTIDIAG CONFLUENCE – SARL au capital de 8 000 € – RCS Lyon 900 288 146')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      report_number: 'AC/26/2290/ELEC',
      property_address: '14 rue des Macchabées, 69005 LYON',
      owner: 'Mme MORTIER-DESSAIGNE Hélène',
      lots: ['27', '64'],
      made_on: either('2026-10-19', '2026-10-21'),
      valid_until: '2029-10-18',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez', 'rnc'],
  },
);

const risks = paperOf(
  'erp-georisques-grenoble',
  css,
  [
    `<h1>ÉTAT DES RISQUES<br><span style="font-size:9pt">établi en application des articles L. 125-5 à L. 125-7, R. 125-26 et R. 563-4 du code de l’environnement</span></h1><p>Réf. interne : ERP-3944018 – Réalisé en ligne par : Diagnostics Express SAS pour le compte de Me ARGOUD – <b>Date de réalisation : 16/09/2026</b> (valable 6 mois, jusqu’au 15/03/2027)<br>Selon les informations mises à disposition par arrêté préfectoral n° 38-2023-11-06-002 du 06/11/2023</p><h2>RÉFÉRENCES DU BIEN</h2><p>Adresse du bien : 22 rue Nicolas Chorier, 38000 GRENOBLE – Vendeur : SCI DES TROIS MASSIFS – Acquéreur : non renseigné – Parcelle(s) : DK0112 – Code INSEE 38185</p><h2>SYNTHÈSE</h2>${table(
      ['Type', 'Nature du risque', 'Plan', 'Date', 'Concerné', 'Travaux prescrits'],
      [
        ['PPRn', 'Inondation (Drac)', 'approuvé', '17/07/2023', 'oui, zone Bc1', 'non'],
        ['PPRn', 'Mouvement de terrain (R. 111-3)', 'approuvé', '12/03/1992', 'non', '–'],
        ['PPRt', 'Effet toxique (plateforme sud)', 'approuvé', '28/06/2018', 'non', '–'],
        ['PPRm', '–', 'néant', '', 'non', '–'],
        ['Sismicité', 'Zone 4 – moyenne', '', '', 'oui', ''],
        ['Radon', 'Potentiel de catégorie 1, faible', '', '', 'non', ''],
        ['Sols', 'Secteur d’information sur les sols (SIS)', '', '', 'non', ''],
        ['OLD', 'Obligation légale de débroussaillement', '', '', 'non', ''],
        ['Argiles', 'Retrait-gonflement, aléa faible', 'information', '', '', ''],
      ],
    )}<h2>IMPRIMÉ OFFICIEL</h2><p>L’immeuble est situé dans le périmètre d’un PPR naturels : prescrit ☐ anticipé ☐ approuvé ☒ – inondation ☒ – L’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☒<br>PPR miniers : oui ☐ non ☒ – PPR technologiques : oui ☐ non ☒<br>Zone de sismicité : 1 ☐ 2 ☐ 3 ☐ 4 ☒ 5 ☐ – Zone à potentiel radon de niveau 3 : oui ☐ non ☒<br>Information relative à la pollution de sols : oui ☐ non ☒ – Recul du trait de côte : oui ☐ non ☒</p><h2>DÉCLARATION DE SINISTRES INDEMNISÉS</h2>${table(
      ['Phénomène', 'Début', 'Fin', 'J.O.', 'Indemnisé'],
      [
        ['Inondations et coulées de boue', '02/07/2010', '02/07/2010', '05/12/2010', '☐ oui ☐ non'],
        ['Inondations et coulées de boue', '21/11/2016', '23/11/2016', '26/07/2017', '☐ oui ☐ non'],
        ['Tempête', '06/11/1982', '10/11/1982', '19/11/1982', '☐ oui ☐ non'],
      ],
    )}<p style="margin-top:3mm">Vendeur : ……………………… Acquéreur : ……………………… Fait à ……………, le ……………</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      report_number: 'ERP-3944018',
      property_address: '22 rue Nicolas Chorier, 38000 GRENOBLE',
      owner: 'SCI DES TROIS MASSIFS',
      made_on: '2026-09-16',
      valid_until: '2027-03-15',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-toulouse',
  css,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 31-2007-08-21 du 21/08/2007.</p>${table(
      [],
      [
        [
          'Adresse de l’immeuble',
          '5 rue de la Dalbade',
          'Code postal ou Insee',
          '31000',
          'Commune',
          'TOULOUSE',
        ],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ approuvé ☐ – Oui ☐ Non ☒ – Si oui, nom de l’aérodrome : –<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : Oui ☐ Non ☒</p><h2>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2><p>zone A ☐ forte &nbsp; zone B ☐ forte &nbsp; zone C ☐ modérée &nbsp; zone D ☐</p><p style="font-size:7.4pt">(intérieur de la courbe d’indice Lden 70 ; entre 70 et une valeur choisie entre 65 et 62 ; entre la limite extérieure de la zone B et une valeur entre 57 et 55 ; entre la limite extérieure de la zone C et la courbe Lden 50.)</p><h2>Documents de référence</h2><p>PEB de l’aérodrome Toulouse-Blagnac, consultable sur geoportail.gouv.fr et à la mairie de Toulouse. PEB de Toulouse-Francazal.</p>${table(
      [],
      [
        ['Vendeur / bailleur', 'Mme EL IDRISSI Salma', 'Date et lieu', 'Toulouse, le 22/09/2026'],
        ['Acquéreur / locataire', '', 'Signature', ''],
      ],
    )}<p style="margin-top:4mm">Information sur les nuisances sonores aériennes, pour en savoir plus : consultez le site internet du ministère de la transition écologique. Dossier GEI 26.1140.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '5 rue de la Dalbade, 31000 TOULOUSE',
      owner: 'Mme EL IDRISSI Salma',
      made_on: '2026-09-22',
    },
    absent: ['dpe_number', 'lots', 'price', 'rnc'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-besancon',
  css,
  [
    `<p><b>GRAND DOUBS AGGLOMÉRATION</b> – Direction Eau et Assainissement – SPANC<br>94 avenue Clemenceau, 25000 BESANÇON – spanc@gda.example.fr</p><h1>CONTRÔLE D’UNE INSTALLATION D’ASSAINISSEMENT NON COLLECTIF<br>DANS LE CADRE D’UNE CESSION IMMOBILIÈRE</h1>${table(
      [],
      [
        ['Rapport n°', 'ANC-25056-2026-041', 'Date de la visite', '29/06/2026'],
        ['Propriétaire', 'M. et Mme VUILLEMIN-BARTHOD Gilles', 'Date du rapport', '06/07/2026'],
        ['Adresse de l’immeuble', '33 chemin des Ragots, 25000 BESANÇON', 'Cadastre', 'HX 74'],
        [
          'Occupation',
          'résidence principale, 4 occupants, 6 pièces principales',
          'Contrôleur',
          'D. PERRIN',
        ],
      ],
    )}<h2>Description de l’installation</h2><p>Collecte séparée des eaux pluviales. Prétraitement : fosse toutes eaux de 3 m³ (1986), préfiltre intégré, ventilation primaire présente, extraction absente. Traitement : tranchées d’épandage à faible profondeur, 3 × 15 ml. Exutoire : infiltration dans le sol. Dernière vidange : 14/05/2023 (bordereau présenté).</p><h2>Points de contrôle</h2>${table(
      ['Point', 'Constat', 'Observation'],
      [
        ['Accessibilité des ouvrages', 'oui', 'regards à rehausser'],
        ['Défaut de sécurité sanitaire', 'non', ''],
        ['Défaut de structure ou de fermeture', 'non', ''],
        ['Installation incomplète', 'oui', 'absence d’extracteur'],
        ['Significativement sous-dimensionnée', 'non', ''],
        ['Zone à enjeux sanitaires ou environnementaux', 'non', ''],
        ['Puits déclaré à moins de 35 m', 'non', ''],
      ],
    )}<h2>Conclusion</h2><p><b>Installation non conforme</b> (arrêté du 27 avril 2012, annexe II, cas c). Travaux à réaliser par l’acquéreur dans un délai d’un an après la signature de l’acte de vente : pose d’une ventilation d’extraction, réhausse des regards.</p><p>Le présent rapport doit être annexé à l’acte de vente s’il date de moins de trois ans : il est valable jusqu’au 28/06/2029. Redevance de contrôle : 148,00 €, facturée au propriétaire.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'ANC-25056-2026-041',
      owner: 'M. et Mme VUILLEMIN-BARTHOD Gilles',
      property_address: '33 chemin des Ragots, 25000 BESANÇON',
      made_on: either('2026-06-29', '2026-07-06'),
      valid_until: '2029-06-28',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'price', 'lots'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, electricity, risks, noise, sewer];
