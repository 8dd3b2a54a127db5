// Reports of surveyors: gas, electricity, risks, noise, sewer, areas.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .4mm solid #444; padding: 2.5mm } h2 { font-size: 9.6pt; background: #e6e6e6; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } td, th { border: .2mm solid #999; padding: 1mm 1.5mm } th { font-weight: bold; background: #f4f4f4 } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.6pt; border-top: .2mm solid #999; padding-top: 1mm }`;

const gas = paperOf(
  'gaz-etat-queuleu-metz',
  css,
  [
    `<p><b>LORRAINE CONTRÔLES</b> – 41 rue Serpenoise – 57000 METZ – Dossier n° LC-26-0588/G</p><h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Arrêté du 6 avril 2007 modifié ; norme NF P 45-500 (juillet 2022) ; articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation</p><h2>A – Désignation du ou des bâtiments</h2><p>Adresse : 6 RUE DES TROIS EVECHES, 57070 METZ – Bâtiment 2, 2e étage – Nature du bien : appartement – Lot n° 17 – Gaz naturel – Distributeur : Régie du gaz de Metz – Installation alimentée en gaz : OUI</p><h2>B – Désignation du propriétaire</h2><p>MLE NGUYEN-ROUSSELOT THI LAN et M. DA COSTA FERREIRA RUI, 8 rue du Roi Albert, 57070 METZ – N° de point de livraison : 0244 8817 33</p><h2>C – Désignation de l’opérateur</h2><p>Yoann MASSON – certification n° 5514 valable jusqu’au 11/11/2030 – visite du 03/11/2026</p><h2>D – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance (kW)', 'Localisation', 'Observations'],
      [
        [
          'Chaudière Saunier Exemple Thema',
          'Étanche',
          '23,3',
          'Cuisine',
          'Entretien du 12/02/2026',
        ],
        ['Table de cuisson Exemplia', 'Non raccordé', '–', 'Cuisine', '–'],
      ],
    )}<h2>E – Anomalies identifiées</h2>${table(['Point de contrôle', 'Type d’anomalie', 'Libellé'], [['–', '–', 'Aucune anomalie constatée']])}<h2>F – Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Rapport établi à METZ le 03/11/2026, valable jusqu’au 02/11/2029 (vente).</p><div class="ft">Lorraine Contrôles SASU – 900 001 879 RCS Metz – Assurance Exemple n° 114.008</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      property_address: '6 RUE DES TROIS EVECHES, 57070 METZ',
      owner: either(
        'MLE NGUYEN-ROUSSELOT THI LAN et M. DA COSTA FERREIRA RUI',
        'MLE NGUYEN-ROUSSELOT THI LAN',
      ),
      lots: ['17'],
      report_number: either('LC-26-0588/G', 'LC-26-0588'),
      made_on: '2026-11-03',
      valid_until: '2029-11-02',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const electricity = paperOf(
  'electricite-etat-rebberg-mulhouse',
  css,
  [
    `<p><b>EST DIAG CONSEIL</b> – 7 rue de Verdun 68100 MULHOUSE – Dossier EDC-2610-331 E</p><h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ DES IMMEUBLES À USAGE D’HABITATION</h1><p>Arrêté du 28 septembre 2017 – norme NF C 16-600 – durée de validité en cas de vente : 3 ans</p><h2>1. Désignation et description du local d’habitation</h2>${table(
      [],
      [
        ['Département : HAUT-RHIN – Commune', 'MULHOUSE (68100)'],
        ['Adresse', '17 rue de la Montagne'],
        ['Désignation du lot', 'Lot n° 14, 3e étage gauche'],
        ['Année de construction / de l’installation', '1962 / plus de 15 ans'],
        ['Distributeur d’électricité', 'Enedis'],
      ],
    )}<h2>2. Identification du donneur d’ordre et du propriétaire</h2><p>SCI DU VIEUX TILLEUL, 5 impasse des Merisiers, 68130 ALTKIRCH</p><h2>3. Opérateur et visite</h2><p>Cédric NUSSBAUM – visite du 14/10/2026 – rapport du 15/10/2026</p><h2>4. Limites du domaine d’application</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation intérieure d’électricité à basse tension, en aval de l’appareil général de commande.</p><h2>5. Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies.</p>${table(
      ['N° article', 'Libellé des anomalies', 'Localisation'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Séjour, chambre 1',
        ],
        [
          'B.7.3 d',
          'L’installation électrique comporte au moins une connexion avec une partie active nue sous tension accessible',
          'Cellier',
        ],
      ],
    )}<p style="margin-top:3mm">Anomalies relevant des domaines : 3. La prise de terre et l’installation de mise à la terre ; 5. Matériels électriques présentant des risques de contacts directs.</p><h2>6. Avertissement particulier</h2><p>Points de contrôle n’ayant pu être vérifiés : B.11 a1 – dispositif différentiel à haute sensibilité non contrôlé sur un circuit. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p><p>Validité : jusqu’au 14/10/2029. Fait à MULHOUSE, le 15/10/2026.</p><div class="ft">EST DIAG CONSEIL – SARL au capital de 8 000 € – SIRET 900 001 655 00019 – Assurance RCP Exemple Assurances contrat 10.884.211</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      property_address: '17 rue de la Montagne, 68100 MULHOUSE',
      owner: 'SCI DU VIEUX TILLEUL',
      lots: ['14'],
      report_number: either('EDC-2610-331 E', 'EDC-2610-331'),
      made_on: either('2026-10-15', '2026-10-14'),
      valid_until: '2029-10-14',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const risks = paperOf(
  'erp-formulaire-fontenil-briancon',
  `font: 8.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center; margin-bottom: 1mm } h2 { font-size: 9pt; background: #3b5a80; color: #fff; padding: 1mm 2mm; margin: 2.6mm 0 1mm } td { border: .15mm solid #888 } p { margin-bottom: 1mm }`,
  [
    `<h1>État des risques</h1><p style="text-align:center">Cet état, à remplir par le vendeur ou le bailleur, est destiné à être joint en annexe d’un contrat de vente ou de location d’un bien immobilier et à être remis, dès la première visite, au potentiel acquéreur ou locataire. Il a été établi le <b>20/10/2026</b>. Réf. : ERP-05-118847</p>${table(
      [],
      [
        ['Adresse du bien', '2 chemin du Fontenil – 05100 BRIANÇON'],
        ['Références cadastrales', 'AN 418 – AN 420'],
        ['Vendeur', 'Mme GRAS-TOMASI Ludivine'],
      ],
    )}<h2>Situation de l’immeuble au regard de plans de prévention des risques naturels (PPRn)</h2><p>L’immeuble est situé dans le périmètre d’un PPRn : oui ☒ non ☐ – prescrit ☐ anticipé ☐ <b>approuvé ☒</b> date : 07/12/2009</p><p>Les risques naturels pris en compte sont liés à : inondation ☐ crue torrentielle ☒ mouvement de terrain ☒ avalanche ☒ séisme ☐ feu de forêt ☐</p><p>L’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☒</p><h2>Plans de prévention des risques miniers (PPRm)</h2><p>L’immeuble est situé dans le périmètre d’un PPRm : oui ☐ non ☒</p><h2>Plans de prévention des risques technologiques (PPRt)</h2><p>L’immeuble est situé dans le périmètre d’un PPRt : oui ☐ non ☒</p><h2>Zonage sismique réglementaire</h2><p>zone 1 très faible ☐ zone 2 faible ☐ zone 3 modérée ☐ <b>zone 4 moyenne ☒</b> zone 5 forte ☐</p><h2>Potentiel radon</h2><p>zone 1 ☐ zone 2 ☐ <b>zone 3 significatif ☒</b></p><h2>Information relative à la pollution des sols – secteurs d’information sur les sols (SIS)</h2><p>Le terrain est situé en SIS : oui ☐ non ☒</p><h2>Recul du trait de côte</h2><p>La commune est exposée : oui ☐ non ☒ sans objet</p><h2>Obligations légales de débroussaillement (OLD)</h2><p>Le terrain est situé à l’intérieur d’une zone concernée : oui ☒ non ☐</p><h2>Sinistres indemnisés à la suite d’une catastrophe naturelle, minière ou technologique</h2><p>L’immeuble a donné lieu au versement d’une indemnité : oui ☐ non ☒</p>${table(
      [],
      [
        ['Vendeur / bailleur : Mme GRAS-TOMASI Ludivine', 'Acquéreur / locataire :'],
        ['Date : 20/10/2026 – signature', 'Date : – signature'],
      ],
    )}<p style="font-size:7pt;margin-top:2mm">Annexes : extraits cartographiques, arrêté préfectoral n° 05-2024-06-21-00004, liste des arrêtés portant reconnaissance de l’état de catastrophe naturelle. Cet état est valable six mois.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '2 chemin du Fontenil, 05100 BRIANÇON',
      owner: 'Mme GRAS-TOMASI Ludivine',
      made_on: '2026-10-20',
      report_number: 'ERP-05-118847',
      parcels: ['AN 418', 'AN 420'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price', 'energy'],
  },
);

const noise = paperOf(
  'bruit-ensa-metz',
  `font: 9.6pt/1.5 'Carlito', sans-serif; padding: 16mm 20mm; h1 { font-size: 15pt; text-align: center } td { border: .2mm solid #777; padding: 2mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière (article L. 112-11).</p>${table(
      [],
      [
        ['1. Adresse du bien', '6 rue des Trois Évêchés, 57070 METZ'],
        [
          '2. Situation de l’immeuble au regard d’un plan d’exposition au bruit (PEB)',
          'L’immeuble est situé dans le périmètre d’un PEB : ☒ oui ☐ non – approuvé le 14 mai 2009 – aérodrome de Metz-Frescaty (ancienne base aérienne)',
        ],
        ['3. Zone de bruit', '☐ A forte ☐ B forte ☐ C modérée ☒ D faible'],
        [
          '4. Document de référence',
          'Consultable sur www.geoportail.gouv.fr et à la mairie de METZ',
        ],
        ['5. Vendeur', 'Mlle NGUYEN-ROUSSELOT Thi Lan'],
        ['6. Date / lieu', '03/11/2026 à METZ'],
      ],
    )}<p style="margin-top:5mm">Information sur les nuisances sonores aériennes ; pour en savoir plus, consultez le site du ministère de la transition écologique. Modèle d’état des nuisances sonores aériennes en application des articles L. 112-11 et R. 112 du code de l’urbanisme. Document établi par Lorraine Contrôles, dossier LC-26-0588.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '6 rue des Trois Évêchés, 57070 METZ',
      owner: 'Mlle NGUYEN-ROUSSELOT Thi Lan',
      made_on: '2026-11-03',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'energy'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-gap',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; color: #235c2b } h2 { font-size: 10pt; color: #235c2b; margin: 3mm 0 1mm } td, th { border: .2mm solid #8fb096 }`,
  [
    `<p><b>COMMUNAUTÉ D’AGGLOMÉRATION GAP-TALLARD-DURANCE</b><br>Service public d’assainissement non collectif (SPANC) – 3 rue Colonel Roux – 05000 GAP</p><h1>Rapport de contrôle de l’installation d’assainissement non collectif – vente immobilière</h1>${table(
      [],
      [
        ['Numéro de rapport', 'ANC-2026-0772'],
        ['Propriétaire', 'Hoirs de Mme PELLEGRIN Yvonne'],
        ['Adresse de l’installation', '27 chemin de la Descente, 05000 GAP'],
        ['Références cadastrales', 'Section CE, parcelle 1117'],
        ['Date du contrôle', '21/08/2026'],
        ['Agent', 'Loïc SARRAZIN'],
      ],
    )}<h2>Description de la filière</h2><p>Fosse septique de 2 000 litres (1968) recevant les eaux-vannes ; eaux ménagères dirigées vers un bac dégraisseur puis un puits perdu. Pas de ventilation secondaire. Dernière vidange : 05/2019.</p><h2>Points de contrôle</h2>${table(
      ['Point', 'Constat', 'Incidence'],
      [
        ['Accessibilité des ouvrages', 'Regard bétonné', 'Mineure'],
        ['Traitement', 'Absent', 'Installation incomplète'],
        ['Rejet', 'Puits perdu', 'Non conforme'],
      ],
    )}<h2>Conclusion</h2><p><b>Installation non conforme (article 4, cas c)</b>. Travaux de mise en conformité à réaliser par l’acquéreur dans un délai d’un an après la signature de l’acte de vente (article L. 271-4 du code de la construction et de l’habitation).</p><p>Durée de validité du présent document : trois ans à compter de la date du contrôle, soit jusqu’au 20/08/2029 (article L. 1331-11-1 du code de la santé publique). Redevance de contrôle : 165,00 €.</p><p>Gap, le 28/08/2026 – Le vice-président délégué</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      property_address: '27 chemin de la Descente, 05000 GAP',
      owner: either('Hoirs de Mme PELLEGRIN Yvonne', 'Mme PELLEGRIN Yvonne'),
      report_number: 'ANC-2026-0772',
      made_on: either('2026-08-21', '2026-08-28'),
      valid_until: '2029-08-20',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['lots', 'dpe_number', 'price'],
  },
);

const ROOMS = [
  ['Entrée', 418, 0],
  ['Séjour', 2236, 0],
  ['Cuisine', 874, 0],
  ['Chambre 1', 1190, 0],
  ['Chambre 2', 1042, 64],
  ['Salle de bains', 468, 0],
  ['WC', 121, 0],
  ['Dégagement', 233, 0],
  ['Balcon', 0, 715],
] as const;
const metres = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');
const inside = ROOMS.reduce((total, [, area]) => total + area, 0);
const outside = ROOMS.reduce((total, [, , area]) => total + area, 0);
const carrez = paperOf(
  'carrez-certificat-semnoz-annecy',
  css,
  [
    `<p><b>ALPES EXPERTISE HABITAT</b> – 40 route d’Aix, 74600 SEYNOD – Dossier 26-AEH-2217</p><h1>CERTIFICAT DE SUPERFICIE DE LA PARTIE PRIVATIVE<br><span style="font-size:9pt">loi n° 96-1107 du 18 décembre 1996 (loi Carrez), décret n° 97-532 du 23 mai 1997</span></h1>${table(
      ['Désignation du bien', 'Désignation du propriétaire'],
      [
        [
          '18 avenue du Crêt du Maure, 74000 ANNECY<br>Appartement B31, 3e étage – Lot n° 31<br>Section cadastrale CL 77',
          'M. BERTHOD Aurélien et Mme KOWALCZYK Zofia<br>1204 route des Creuses, 74600 SEYNOD',
        ],
      ],
    )}<p style="margin-top:3mm">Mission effectuée le 30/09/2026 – règlement de copropriété : fourni – mesurage au télémètre laser.</p>${table(
      [
        'Pièce ou local',
        'Superficie privative (m²)',
        'Superficie hors Carrez (m²)',
        'Motif de non-prise en compte',
      ],
      [
        ...ROOMS.map(([room, own, out]) => [
          room,
          metres(own),
          metres(out),
          room === 'Balcon' ? 'Non clos et couvert' : out > 0 ? 'Hauteur inférieure à 1,80 m' : '',
        ]),
        ['<b>TOTAL</b>', `<b>${metres(inside)}</b>`, `<b>${metres(outside)}</b>`, ''],
      ],
    )}<p style="margin-top:4mm;font-size:11pt;border:.4mm solid #444;padding:2mm;text-align:center"><b>Total superficie privative : ${metres(inside)} m²</b></p><p>Fait à SEYNOD, le 05/10/2026 – Maxime DÉTRAZ. La présente mission rend compte de l’état des superficies à la date de visite ; elle n’est valable que tant que la structure des pièces n’est pas transformée par des travaux.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '18 avenue du Crêt du Maure, 74000 ANNECY',
      owner: either('M. BERTHOD Aurélien et Mme KOWALCZYK Zofia', 'M. BERTHOD Aurélien'),
      lots: ['31'],
      report_number: '26-AEH-2217',
      made_on: either('2026-09-30', '2026-10-05'),
      surface_carrez: inside,
      parcels: ['CL 77'],
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-lettre-battant-besancon',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 24mm 26mm; p { text-align: justify }`,
  [
    `<p><b>Selarl GÉO-COMTÉ</b><br>Géomètres-experts associés – 17 rue de Vignier – 25000 BESANÇON<br>Dossier B-8814</p><p style="text-align:right;margin:8mm 0">Besançon, le 1er octobre 2026</p><p style="text-align:center"><b>ATTESTATION DE SUPERFICIE<br>article 46 de la loi n° 65-557 du 10 juillet 1965</b></p><p>Nous soussignée, Mathilde GROSPERRIN, géomètre-expert, attestons avoir mesuré le 28 septembre 2026 l’appartement formant le lot n° 9 de l’immeuble en copropriété sis 37 rue Battant, 25000 BESANÇON, dépendant de la succession de Monsieur Roland MAÎTREJEAN.</p><p>La superficie privative de ce lot, calculée conformément à l’article 4-1 du décret du 17 mars 1967, est de :</p><p style="text-align:center;font-size:14pt"><b>58 m² 37</b></p><p style="text-align:center">(cinquante-huit mètres carrés et trente-sept décimètres carrés)</p><p>se décomposant ainsi : entrée 4,12 ; cuisine 11,05 ; séjour 21,40 ; chambre 15,88 ; salle d’eau 4,71 ; toilettes 1,21. Ne sont pas comptés : l’alcôve sous rampant (3,06 m²) et la cave, lot n° 21.</p><p>La présente attestation est établie à la demande de l’Office notarial du Doubs en vue de la vente.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '37 rue Battant, 25000 BESANÇON',
      owner: either('succession de Monsieur Roland MAÎTREJEAN', 'Monsieur Roland MAÎTREJEAN'),
      lots: either(['9'], ['9', '21']),
      report_number: 'B-8814',
      made_on: either('2026-09-28', '2026-10-01'),
      surface_carrez: 5837,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

export const RAPPORTS_INSTALLATIONS_ET_MESURES = [
  gas,
  electricity,
  risks,
  noise,
  sewer,
  carrez,
  surveyor,
];
