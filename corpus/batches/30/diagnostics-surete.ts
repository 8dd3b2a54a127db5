// Safety, risks and areas: gas, electricity, risks, noise, sewer, two measured areas.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const gas = paperOf(
  'gaz-etat-muret-chartres',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 12pt; background: #fff3d6; border: .3mm solid #d69a00; padding: 2mm; text-align: center } h2 { font-size: 9.4pt; color: #a87400; margin: 3mm 0 1mm } td, th { border: .2mm solid #caa; padding: .8mm 1mm }`,
  [
    `<p>Diag’Eure &amp; Loir – 41 rue du Bois-Merrain, 28000 Chartres – rapport n° DEL-2026-0944/G</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Arrêté du 6 avril 2007 modifié – norme NF P 45-500 de juillet 2022</p><h2>A. Désignation du ou des bâtiments</h2><p>9 rue Muret, 28000 CHARTRES – appartement, 1er étage, lot n° 8 – gaz naturel – distributeur : Gaz Réseau Exemple – installation alimentée : oui</p><h2>B. Désignation du propriétaire</h2><p>Mme LÊ Thi Mai (usufruitière), 9 rue Muret, 28000 CHARTRES. Titulaire du contrat de fourniture : Mme LÊ, PCE 21 411 802 334 117</p><h2>C. Opérateur de diagnostic</h2><p>Mme Coralie Fouquet – visite du 29/09/2026</p><h2>D. Identification des appareils</h2>${table(
      ['Appareil', 'Type', 'Puissance', 'Localisation', 'Observation'],
      [
        ['Chaudière Saunier Exemple', 'Étanche', '24 kW', 'Cuisine', 'entretien 11/2025'],
        ['Table de cuisson', 'Non raccordé', '–', 'Cuisine', 'tuyau flexible périmé'],
      ],
    )}<h2>E. Anomalies identifiées</h2>${table(
      ['Point de contrôle', 'A1 / A2 / DGI / 32c', 'Libellé'],
      [['8b', 'A1', 'La date limite d’utilisation du tuyau flexible est dépassée (06/2024).']],
    )}<h2>F. Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie. ☒ <b>L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.</b> ☐ anomalies A2 ☐ DGI ☐ 32c</p><p>Rapport établi à Chartres le 30/09/2026, valable jusqu’au 29/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: either('Mme LÊ Thi Mai', 'Mme LÊ Thi Mai (usufruitière)'),
      property_address: '9 rue Muret, 28000 CHARTRES',
      lots: ['8'],
      report_number: 'DEL-2026-0944/G',
      made_on: either('2026-09-30', '2026-09-29'),
      valid_until: '2029-09-29',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'equipment'],
  },
);

const electricity = paperOf(
  'electricite-etat-granges-blois',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 12.5pt } h2 { font-size: 9.2pt; background: #dde8f5; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border: .2mm solid #9ab; padding: .8mm 1.2mm } .f { position: absolute; bottom: 7mm; font-size: 7pt }`,
  [
    `<table><tr><td style="border:0"><b>Cabinet Ligéris Contrôle</b><br>27 avenue Wilson, 41000 Blois</td><td style="border:0;text-align:right">Dossier 26/LC/0588<br>Date : 08/10/2026</td></tr></table><h1>Rapport de l’état de l’installation intérieure d’électricité d’un immeuble à usage d’habitation</h1><p>Articles L. 134-7 et R. 134-10 à 13 du code de la construction et de l’habitation ; norme FD C 16-600</p><h2>1 – Désignation et description du local</h2><p>Appartement T4, 2 avenue de Châteaudun, 41000 BLOIS – Bât. Sud, 2e étage – n° de lot : 17 – Année de l’installation : plus de 15 ans – Distributeur : Enexemple</p><h2>2 – Donneur d’ordre, propriétaire</h2><p>Donneur d’ordre : Me Thouvenot, notaire. Propriétaire : INDIVISION MERCIER / ABDALLAH</p><h2>3 – Opérateur</h2><p>Damien Sauvage, certifié Bureau Exemple n° 8844120 jusqu’au 13/07/2027</p><h2>4 – Limites du domaine d’application</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation intérieure d’électricité à basse tension située en aval de l’appareil général de commande.</p><h2>5 – Conclusion relative à l’évaluation des risques</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir.</b></p>${table(
      [],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambre 2).',
        ],
        [
          'B.7.3 a',
          'L’enveloppe d’un matériel électrique est manquante ou détériorée (dégagement).',
        ],
        [
          'B.11 a1',
          'Information : l’ensemble de l’installation est protégé par au moins un dispositif différentiel 30 mA.',
        ],
      ],
    )}<h2>6 – Avertissement</h2><p>La responsabilité du donneur d’ordre reste engagée en cas d’accident ou d’incident sur toute ou partie de l’installation non contrôlée. Durée de validité en cas de vente : trois ans, soit jusqu’au 07/10/2029.</p><p class="f">26/LC/0588 – Électricité – 1/1</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'INDIVISION MERCIER / ABDALLAH',
      property_address: '2 avenue de Châteaudun, 41000 BLOIS',
      lots: ['17'],
      report_number: '26/LC/0588',
      made_on: '2026-10-08',
      valid_until: '2029-10-07',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez'],
  },
);

const risks = paperOf(
  'erp-georisques-granges-blois',
  `font: 8.6pt 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; color: #000091 } h2 { font-size: 9.4pt; color: #fff; background: #000091; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border: .2mm solid #999; padding: .8mm 1.2mm }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p style="text-align:center">Pour l’information des acquéreurs et des locataires – établi le 9 octobre 2026 – articles L. 125-5 et R. 125-26 du code de l’environnement</p>${table(
      [],
      [
        ['Parcelle(s)', '41018 000 DN 212'],
        ['Adresse', '2 avenue de Châteaudun, 41000 BLOIS'],
        ['Vendeur', 'INDIVISION MERCIER / ABDALLAH'],
        ['Commande', 'ERP-7714-BLO'],
      ],
    )}<h2>RISQUES FAISANT L’OBJET D’UNE OBLIGATION D’INFORMATION AU TITRE DE L’IAL</h2><p>INONDATION – Le plan de prévention des risques naturels PPRi Loire a été approuvé et affecte votre bien. Date de prescription : 16/06/2008. Date d’approbation : 02/07/1999, révisé le 20/05/2021. Aléa faible, zone B1.</p><p>RETRAIT-GONFLEMENT DES ARGILES : exposition moyenne. SISMICITÉ : 1 – très faible. RADON : potentiel 1. TERMITES : non concerné. BRUIT (PEB) : non. RECUL DU TRAIT DE CÔTE : non.</p><h2>RISQUES NE FAISANT PAS L’OBJET D’UNE OBLIGATION</h2><p>Canalisations de matières dangereuses à plus de 500 m. Installations classées dans un rayon de 500 m : 2. Sites BASIAS : 11.</p><h2>SINISTRES INDEMNISÉS – ARRÊTÉS CATASTROPHE NATURELLE</h2>${table(
      [],
      [
        [
          'INTE1624865A',
          'Inondations et coulées de boue',
          '28/05/2016 – 05/06/2016',
          '☐ oui ☒ non',
        ],
        ['IOME2213804A', 'Sécheresse', '01/07/2020 – 30/09/2020', '☐ oui ☒ non'],
      ],
    )}<h2>PARTIES CONCERNÉES</h2><p>Vendeur : Mme MERCIER, à Blois, le 12/10/2026 &nbsp;&nbsp; Acquéreur : ............................</p><p style="font-size:7.4pt">Cet état doit être de moins de six mois à la date de signature de la promesse et actualisé lors de l’acte authentique. Il est accompagné des cartes réglementaires.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '2 avenue de Châteaudun, 41000 BLOIS',
      owner: 'INDIVISION MERCIER / ABDALLAH',
      made_on: either('2026-10-09', '2026-10-12'),
    },
    absent: ['dpe_number', 'price', 'surface_carrez'],
  },
);

const noise = paperOf(
  'bruit-ens-orly-creteil',
  `font: 9.4pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 18mm; td { border: .2mm solid #777 } h1 { font-size: 14pt; text-align: center }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 2012/4046 du 21 décembre 2012.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '14 mail des Mèches'],
        ['Code postal ou Insee – commune', '94000 – CRÉTEIL'],
        [
          'Situation au regard d’un PEB',
          'L’immeuble est situé dans le périmètre d’un PEB : ☐ révisé ☒ approuvé – date : 21/12/2012',
        ],
        ['Aérodrome', 'PARIS-ORLY'],
        ['Zone', '☐ A (forte) ☐ B (forte) ☐ C (modérée) ☒ D (faible)'],
        ['Travaux d’insonorisation prescrits', '☐ oui ☒ non'],
      ],
    )}<p style="margin-top:5mm">Document de référence consultable sur le Géoportail et à la mairie de Créteil.</p><p>Vendeur : M. VAN DER STRAETEN Joris – Date / lieu : 11/09/2026, Créteil – Acquéreur : </p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '14 mail des Mèches, 94000 CRÉTEIL',
      owner: 'M. VAN DER STRAETEN Joris',
      made_on: '2026-09-11',
    },
    absent: ['dpe_number', 'diagnostic_result', 'lots'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-perrigny-auxerre',
  `font: 9.2pt/1.45 'Carlito', sans-serif; h1 { font-size: 14pt; color: #20603d } h2 { font-size: 10pt; color: #20603d; margin: 3mm 0 1mm } td, th { border: .2mm solid #9c9; padding: 1mm }`,
  [
    `<p><b>COMMUNAUTÉ DE L’AUXERROIS EXEMPLE</b> – Service public d’assainissement non collectif (SPANC)<br>6 bis place du Maréchal Leclerc, 89000 AUXERRE</p><h1>RAPPORT DE CONTRÔLE DU BON FONCTIONNEMENT ET DE L’ENTRETIEN D’UNE INSTALLATION EXISTANTE – VENTE</h1>${table(
      [],
      [
        ['Référence du contrôle', 'SPANC-2026-0417'],
        ['Propriétaire', 'M. et Mme DESCHAMPS Aurélien'],
        ['Adresse de l’installation', '8 chemin des Vaux, 89000 PERRIGNY'],
        ['Références cadastrales', 'ZC 88'],
        ['Date de la visite', '03/09/2026 – agent : P. Lorrain'],
        ['Occupation', 'résidence principale, 5 pièces principales'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Caractéristiques', 'Constat'],
      [
        ['Prétraitement', 'Fosse toutes eaux 3 000 l (1996), préfiltre', 'accessible, boues 35 %'],
        ['Traitement', 'Épandage 45 ml', 'regard de bouclage non trouvé'],
        ['Ventilation', 'Primaire seule', 'pas de ventilation secondaire'],
      ],
    )}<h2>Conclusion (arrêté du 27 avril 2012)</h2><p>Installation incomplète, ne présentant pas de danger pour la santé des personnes ni de risque avéré pour l’environnement : <b>NON CONFORME</b>. En cas de vente, travaux obligatoires dans un délai d’un an à compter de la signature de l’acte.</p><p>Le présent rapport est valable trois ans à compter de la visite, soit jusqu’au 02/09/2029. Redevance : 132,00 € TTC. Fait à Auxerre le 10/09/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. et Mme DESCHAMPS Aurélien',
      property_address: '8 chemin des Vaux, 89000 PERRIGNY',
      report_number: 'SPANC-2026-0417',
      made_on: either('2026-09-03', '2026-09-10'),
      valid_until: '2029-09-02',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'lots', 'surface_carrez'],
  },
);

const ROOMS = [
  ['Entrée', 412, 0],
  ['Séjour', 2218, 0],
  ['Cuisine', 847, 0],
  ['Chambre 1', 1206, 0],
  ['Chambre 2', 1015, 0],
  ['Salle de bains', 463, 0],
  ['WC', 121, 0],
  ['Dégagement', 274, 38],
  ['Placard sous pente', 0, 112],
] as const;
const metres = (area: number) => `${Math.trunc(area / 100)},${String(area % 100).padStart(2, '0')}`;
const carrezArea = ROOMS.reduce((total, [, area]) => total + area, 0);
const groundArea = ROOMS.reduce((total, [, area, other]) => total + area + other, 0);
const carrez = paperOf(
  'carrez-attestation-levis-paris-17',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center; margin: 5mm 0 } td, th { border: .2mm solid #888; padding: .9mm 1.4mm } .a td:nth-child(n+2) { text-align: right } .t { border: .6mm solid #000; padding: 3mm; text-align: center; margin: 4mm 0; font-size: 11pt }`,
  [
    `<p><b>BATIGNOLLES DIAGNOSTICS</b> – E.U.R.L. J. Ferrand – 55 rue Legendre, 75017 PARIS – réf. BD2609-118</p><h1>ATTESTATION DE SUPERFICIE PRIVATIVE<br><small>« Loi Carrez » n° 96-1107 du 18 décembre 1996</small></h1>${table(
      [],
      [
        ['Adresse', '28 rue de Lévis, 75017 PARIS', 'Lot', 'n° 14'],
        ['Propriétaire', 'Mme DE KERMADEC-BRULÉ Solange', 'Étage', '3e face'],
        ['Date du relevé', '17/09/2026', 'Opérateur', 'J. Ferrand'],
      ],
    )}<p></p>${table(
      ['Pièces', 'Superficie Carrez (m²)', 'Surface au sol (m²)', 'Commentaire'],
      [
        ...ROOMS.map(([room, area, other]) => [
          room,
          metres(area),
          metres(area + other),
          other > 0 ? 'hauteur < 1,80 m' : '',
        ]),
        ['<b>TOTAL</b>', `<b>${metres(carrezArea)}</b>`, metres(groundArea), ''],
      ],
      'a',
    )}<div class="t">Superficie privative en m² du lot : <b>${metres(carrezArea)} m²</b></div><p>La cave (lot 52) n’est pas comprise dans le mesurage. Le règlement de copropriété n’ayant pas été fourni, il appartient au vendeur de contrôler que la totalité des surfaces mesurées a bien le caractère de surface privative. Fait à Paris, le 18/09/2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '28 rue de Lévis, 75017 PARIS',
      owner: 'Mme DE KERMADEC-BRULÉ Solange',
      lots: ['14'],
      report_number: 'BD2609-118',
      made_on: either('2026-09-17', '2026-09-18'),
      surface_carrez: carrezArea,
    },
    absent: ['surface_habitable', 'dpe_number'],
  },
);

const carrezLetter = paperOf(
  'carrez-lettre-geometre-nevers',
  `font: 11pt/1.55 'P052', serif; padding: 24mm 25mm`,
  [
    `<p><b>Jean-Noël Charrier</b><br>Géomètre-expert D.P.L.G.<br>2, rue de Nièvre, 58000 Nevers</p><p style="text-align:right">Nevers, le 6 octobre 2026</p><p>Certificat de mesurage – dossier 2026-188</p><p>Je soussigné, Jean-Noël Charrier, géomètre-expert, certifie avoir procédé le 5 octobre 2026, à la demande de M. et Mme José Pinto da Silva, propriétaires, au mesurage du lot n° 3 de la copropriété située 14 rue Saint-Étienne, 58000 Nevers (appartement au deuxième étage), conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 à 4-3 du décret du 17 mars 1967.</p><p>Il en résulte que la superficie de la partie privative dudit lot est de <b>64,09 m²</b> (soixante-quatre mètres carrés neuf), se décomposant ainsi : séjour 23,40 ; cuisine 9,85 ; chambres 12,11 et 10,62 ; salle d’eau 4,36 ; dégagement 3,75.</p><p>N’ont pas été comptés les parties d’une hauteur inférieure à 1,80 m (2,14 m² au total) ni le lot n° 4, cave.</p><p>Le présent certificat est établi pour servir et valoir ce que de droit.</p><p style="margin-left:85mm">J.-N. Charrier<br><small>Ordre des géomètres-experts n° 04417</small></p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 rue Saint-Étienne, 58000 Nevers',
      owner: either(
        'M. et Mme José Pinto da Silva',
        'M. et Mme José Pinto da Silva, propriétaires',
      ),
      lots: ['3'],
      report_number: '2026-188',
      made_on: either('2026-10-05', '2026-10-06'),
      surface_carrez: 6409,
    },
    absent: ['surface_habitable', 'rnc', 'price'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, electricity, risks, noise, sewer, carrez, carrezLetter];
