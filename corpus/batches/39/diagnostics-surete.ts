// Surveyors' reports on gas, electricity, risks, noise, sewers; areas measured.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const GRID = `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; h1 { font-size: 12.5pt; text-align: center; background: #fdebd8; padding: 2mm } h2 { font-size: 9.6pt; border-bottom: .3mm solid #c46a12; margin: 3mm 0 1mm } td, th { border: .15mm solid #888 } th { background: #f7f2ea }`;

const gas = paperOf(
  'gaz-etat-quimper-b39',
  GRID,
  [
    `<p>CORNOUAILLE EXPERTISES – 60 avenue de la Gare – 29000 QUIMPER</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Rapport n° CE-26-771-G – norme NF P45-500 – validité : trois ans en cas de vente</p><h2>A – Désignation du ou des bâtiments</h2><p>Localisation : 3 allée de Locmaria, 29000 QUIMPER – appartement, rez-de-jardin – n° de lot : 12<br>Nature du gaz distribué : gaz naturel – distributeur : GRDF – installation alimentée : oui</p><h2>B – Désignation du propriétaire</h2><p>M. et Mme QUÉMÉNEUR Yann, 8 hent Coz, 29170 FOUESNANT</p><h2>C – Désignation de l’opérateur</h2><p>Morgane SINQUIN – certificat n° G-5510 – visite réalisée le 05/11/2026</p><h2>D – Identification des appareils</h2>${table(
      ['Genre, marque', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        ['Chaudière Thermélia', 'Étanche', '23,3 kW', 'Cellier', 'CO mesuré : 3 ppm'],
        ['Table de cuisson', 'Non raccordée', '—', 'Cuisine', 'Robinet en attente, bouchonné'],
      ],
    )}<h2>E – Anomalies identifiées</h2><p>Néant.</p><h2>F – Conclusion</h2><p><b>L’installation ne comporte aucune anomalie.</b></p><p>☐ L’installation comporte des anomalies de type A1 &nbsp; ☐ A2 &nbsp; ☐ DGI &nbsp; ☐ 32c</p><p>Fait à Quimper, le 05/11/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme QUÉMÉNEUR Yann',
      property_address: '3 allée de Locmaria, 29000 QUIMPER',
      lots: ['12'],
      report_number: 'CE-26-771-G',
      made_on: '2026-11-05',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const power = paperOf(
  'electricite-etat-cherbourg-b39',
  GRID,
  [
    `<p>HAGUE DIAGNOSTICS IMMOBILIERS – 19 rue Gambetta – 50100 CHERBOURG-EN-COTENTIN</p><h1>Rapport de l’état de l’installation intérieure d’électricité</h1><p>N° de dossier : HDI/2026/1192 – Norme NF C16-600 – Date de visite : 14/10/2026 – Date du rapport : 14/10/2026</p><h2>1. Désignation et description du local d’habitation</h2><p>Département : Manche – Commune : CHERBOURG-EN-COTENTIN (50100) – Adresse : 45 avenue de Paris – Bât. B, 2e étage, lot 9 – Année de construction : 1961 – Installation de plus de 15 ans</p><h2>2. Donneur d’ordre</h2><p>M. N’DIAYE Abdoulaye, propriétaire, 45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN</p><h2>3. Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies.</b></p>${table(
      ['Domaine', 'N° article', 'Libellé et localisation'],
      [
        [
          '2. Protection différentielle et prise de terre',
          'B.3.3.6 a1',
          'Au moins un socle de prise ne comporte pas de broche de terre (séjour)',
        ],
        [
          '4. Liaison équipotentielle',
          'B.5.3 a',
          'Locaux contenant une douche : liaison équipotentielle absente',
        ],
        ['5. Matériels vétustes', 'B.7.3 d', 'Fils nus accessibles (entrée, derrière le tableau)'],
      ],
    )}<h2>4. Avertissement particulier</h2><p>Points non vérifiés : néant. Informations complémentaires : B.11 a3 – absence de dispositif différentiel à haute sensibilité sur l’ensemble de l’installation.</p><p>Opérateur : Corentin VAULTIER, certification valable jusqu’au 02/06/2029. Le présent état est valable trois ans.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. N’DIAYE Abdoulaye',
      property_address: '45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN',
      lots: ['9'],
      report_number: 'HDI/2026/1192',
      made_on: '2026-10-14',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'valid_until', 'surface_carrez'],
  },
);

const risks = paperOf(
  'erp-etat-morlaix-b39',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; color: #000091 } td { border: .15mm solid #999 } h2 { font-size: 10.5pt; color: #000091; margin: 4mm 0 1mm }`,
  [
    `<h1>État des risques pour l’information des acquéreurs et des locataires</h1><p>Établi le 9 novembre 2026 – articles L. 125-5 à L. 125-7 et R. 125-26 du code de l’environnement – valable six mois</p><h2>Parcelle</h2><p>8 venelle aux Prêtres, 29600 MORLAIX – code parcelle : 000-BD-204<br>Vendeur : M. et Mme TRAN Van Minh</p><h2>Risques réglementés</h2>${table(
      [],
      [
        [
          'Plan de prévention des risques naturels',
          'Inondation – PPRi de Morlaix, approuvé le 28/01/2004 – la parcelle est située hors zonage réglementaire',
        ],
        ['Plan de prévention des risques miniers', 'Non concerné'],
        ['Plan de prévention des risques technologiques', 'Non concerné'],
        ['Sismicité', 'Zone 2 – faible'],
        ['Radon', 'Niveau 3 – significatif'],
        ['Pollution des sols (SIS)', 'Non'],
        ['Recul du trait de côte', 'Commune non listée'],
        ['Obligations légales de débroussaillement', 'Non'],
      ],
    )}<h2>Sinistres indemnisés (catastrophe naturelle)</h2><p>☐ Oui ☒ Non – le bien a-t-il fait l’objet d’indemnisation ? Non, à la connaissance du vendeur.</p><h2>Arrêtés CatNat pris dans la commune</h2>${table(
      ['Type', 'Début', 'Fin', 'Arrêté du', 'JO du'],
      [
        ['Inondations et coulées de boue', '03/06/2018', '03/06/2018', '09/07/2018', '27/07/2018'],
        ['Tempête', '15/10/1987', '16/10/1987', '22/10/1987', '24/10/1987'],
      ],
    )}<p style="margin-top:5mm">Signatures – Vendeur : &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Acquéreur : &nbsp;&nbsp;&nbsp;&nbsp; Source : Géorisques</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '8 venelle aux Prêtres, 29600 MORLAIX',
      owner: 'M. et Mme TRAN Van Minh',
      made_on: '2026-11-09',
      parcels: either(['BD 204'], ['000 BD 204']),
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-peb-guipavas-brest-b39',
  `font: 9.6pt/1.5 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td { border: .2mm solid #666 }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent être notifiées à l’occasion de toute vente (art. L. 112-11).</p>${table(
      [],
      [
        ['1. Adresse de l’immeuble', '4 venelle de Kergoat, 29490 GUIPAVAS'],
        ['2. L’immeuble est concerné par un PEB', '☒ oui ☐ non – plan approuvé le 23/12/2004'],
        ['Nom de l’aérodrome', 'Brest-Bretagne (Guipavas)'],
        ['3. Situation de l’immeuble', '☐ zone A ☐ zone B ☐ zone C ☒ zone D'],
        ['4. Documents de référence', 'geoportail.gouv.fr, donnée « plan d’exposition au bruit »'],
        ['Date', '28/10/2026'],
      ],
    )}<p style="margin-top:6mm">Vendeur : Mme LE BIHAN Gwenaëlle &nbsp;&nbsp;&nbsp;&nbsp; Acquéreur : .....................</p><p style="font-size:8pt">En zone D, toutes les constructions sont autorisées mais doivent bénéficier d’une isolation acoustique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '4 venelle de Kergoat, 29490 GUIPAVAS',
      owner: 'Mme LE BIHAN Gwenaëlle',
      made_on: '2026-10-28',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-pontivy-b39',
  `font: 9.4pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; color: #0b6b3a } td, th { border: .15mm solid #9b9 } h2 { font-size: 10.5pt; color: #0b6b3a; margin: 4mm 0 1mm }`,
  [
    `<p><b>PONTIVY COMMUNAUTÉ</b> – Service public d’assainissement non collectif (SPANC) – 1 rue Henri Dunant – 56300 PONTIVY</p><h1>Rapport de contrôle d’une installation d’assainissement non collectif – vente</h1>${table(
      [],
      [
        ['Dossier', 'SPANC-2026-0554'],
        ['Propriétaire', 'Consorts JÉGOUREL'],
        ['Adresse de l’installation', 'Lieu-dit Kerbotin, 56920 NOYAL-PONTIVY'],
        ['Référence cadastrale', 'ZH 88'],
        ['Date de la visite', '17/09/2026'],
        ['Contrôleur', 'Mme Tiphaine LE NY'],
      ],
    )}<h2>Description</h2><p>Fosse toutes eaux de 3 000 litres (1998), préfiltre, épandage de 45 ml. Pas de vidange justifiée depuis 2017.</p><h2>Évaluation</h2>${table(
      ['Critère', 'Constat'],
      [
        ['Défaut de sécurité sanitaire', 'non'],
        ['Défaut de structure ou de fermeture', 'tampon fissuré'],
        ['Installation incomplète ou significativement sous-dimensionnée', 'oui'],
        ['Zone à enjeux', 'non'],
      ],
    )}<h2>Conclusion</h2><p><b>Installation non conforme.</b> Travaux obligatoires dans un délai d’un an après la signature de l’acte de vente. Rapport valable trois ans à compter de la visite.</p><p>Redevance : 145,00 € – facture adressée séparément par le Trésor public.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Consorts JÉGOUREL',
      property_address: 'Lieu-dit Kerbotin, 56920 NOYAL-PONTIVY',
      made_on: '2026-09-17',
      report_number: 'SPANC-2026-0554',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['ZH 88'],
    },
    absent: ['dpe_number', 'rnc', 'lots'],
  },
);

const carrez = paperOf(
  'carrez-tableau-fougeres-b39',
  GRID,
  [
    `<p>FOUGÈRES MESURES – 2 rue de la Forêt – 35300 FOUGÈRES – SIRET 900 000 550 00011</p><h1>ATTESTATION DE SUPERFICIE DE LA PARTIE PRIVATIVE<br>« Loi Carrez »</h1><p>Loi n° 96-1107 du 18 décembre 1996, décret n° 97-532 du 23 mai 1997 – Référence : FM-2026-390 – Visite du 02/11/2026</p><h2>Bien</h2><p>Appartement – LES JARDINS DU NANÇON – 4 rue de la Pinterie, 35300 FOUGÈRES – bâtiment A, 1er étage – Lot n° 44</p><h2>Propriétaire</h2><p>SCI LES REMPARTS DE SAINT-LÉONARD, 12 rue Porte Roger, 35300 FOUGÈRES</p><h2>Mesures</h2>${table(
      [
        'Pièce',
        'Superficie privative Carrez (m²)',
        'Superficie au sol (m²)',
        'Motif de non-prise en compte',
      ],
      [
        ['Entrée', '4,86', '4,86', ''],
        ['Séjour-cuisine', '31,24', '31,24', ''],
        ['Chambre 1', '12,07', '12,07', ''],
        ['Chambre 2', '9,93', '11,38', 'hauteur inférieure à 1,80 m'],
        ['Salle d’eau', '5,15', '5,15', ''],
        ['WC', '1,32', '1,32', ''],
        ['Balcon', '0,00', '5,60', 'extérieur'],
        ['<b>TOTAL</b>', '<b>64,57</b>', '<b>71,62</b>', ''],
      ],
    )}<p style="margin-top:4mm;font-size:11pt"><b>Superficie privative en m² du lot : 64,57 m²</b> (soixante-quatre mètres carrés cinquante-sept)</p><p>Fait à Fougères, le 02/11/2026 – Romain GESLIN</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '4 rue de la Pinterie, 35300 FOUGÈRES',
      owner: 'SCI LES REMPARTS DE SAINT-LÉONARD',
      lots: ['44'],
      report_number: 'FM-2026-390',
      made_on: '2026-11-02',
      surface_carrez: 6457,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const letter = paperOf(
  'carrez-lettre-alencon-b39',
  `font: 11pt/1.6 'C059', serif; padding: 25mm`,
  [
    `<p>Cabinet Brissard<br>Géomètre-expert<br>17 cours Clemenceau, 61000 Alençon</p><p style="text-align:right">Alençon, le 30 octobre 2026</p><p><b>Certificat de mesurage – article 46 de la loi du 10 juillet 1965</b></p>${paragraphs(['Je soussigné Aurélien Brissard, géomètre-expert, certifie avoir procédé ce jour, à la demande de Maître Claire Huet, au mesurage du lot n° 4 dépendant de l’immeuble en copropriété situé 40 rue du Jeudi, 61000 Alençon, appartenant à la succession de M. Bernard Pottier.', 'Entrée 5,02 m² ; salle 18,75 m² ; cuisine 9,40 m² ; chambre 13,66 m² ; cabinet de toilette 3,11 m².', 'La superficie privative du lot, au sens de l’article 4-1 du décret du 17 mars 1967, s’établit à 49,94 m². La cave (lot 18) n’est pas comprise dans cette superficie.', 'En foi de quoi j’ai délivré le présent certificat.'])}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '40 rue du Jeudi, 61000 Alençon',
      owner: either('succession de M. Bernard Pottier', 'M. Bernard Pottier'),
      lots: either(['4'], ['4', '18']),
      made_on: '2026-10-30',
      surface_carrez: 4994,
    },
    absent: ['surface_habitable', 'report_number', 'dpe_number'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, power, risks, noise, sewer, carrez, letter];
