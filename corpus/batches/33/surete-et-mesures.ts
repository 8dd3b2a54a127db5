// Reports on installations, place, sewer and size: gas, electricity, risks, noise, septic tank, Carrez.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const gas = paperOf(
  'gaz-etat-lens',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; .h { display: flex; justify-content: space-between; border-bottom: .5mm solid #7b1e3a; padding-bottom: 2mm } h1 { font-size: 13pt; color: #7b1e3a; text-align: center; margin: 4mm 0 2mm } h2 { font-size: 9.6pt; color: #7b1e3a; margin: 3mm 0 1mm } td, th { border: .2mm solid #bba; padding: .8mm 1.4mm } th { background: #f5eef0 }`,
  [
    `<div class="h"><b>CONSEIL HABITAT 62</b><span>3 rue Eugène-Bar, 62300 LENS – 03 21 00 18 62</span></div><h1>État de l’installation intérieure de gaz</h1><p style="text-align:center">Norme NF P 45-500 de juillet 2022 – dossier CH62-2026-0914</p><h2>A. Désignation du bâtiment</h2><p>Département : Pas-de-Calais – adresse : 5 allée Marcel-Cachin, 62300 LENS – bâtiment 3, porte 12, lot n° 12 – type : appartement – gaz distribué : GN – distributeur : réseau public – installation alimentée en gaz : OUI</p><h2>B. Désignation du propriétaire</h2><p>Mme BENAMARA née OUALI Samira, 5 allée Marcel-Cachin, 62300 LENS – titulaire du contrat : elle-même, point de livraison 2140 5518 0042</p><h2>C. Opérateur</h2><p>Grégory SZYMANSKI – visite du 09/09/2026 – rapport émis le 09/09/2026</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        [
          'Chaudière SAPHIR Duo',
          'Étanche',
          '24 kW',
          'Cuisine',
          'Entretien de moins d’un an présenté',
        ],
        [
          'Table de cuisson ARGA',
          'Non raccordé',
          '7,5 kW',
          'Cuisine',
          'Flexible valable jusqu’en 2031',
        ],
      ],
    )}<h2>E. Anomalies identifiées</h2><p>Néant.</p><h2>F. Parties non contrôlées</h2><p>Néant.</p><h2>G. Constatations diverses</h2><p>☐ Le conduit de raccordement n’est pas visible &nbsp; ☒ Attestation de contrôle de vacuité sans objet</p><h2>H. Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Date de fin de validité : 08/09/2029. Reproduction partielle interdite.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Mme BENAMARA née OUALI Samira',
      property_address: '5 allée Marcel-Cachin, 62300 LENS',
      lots: ['12'],
      report_number: 'CH62-2026-0914',
      made_on: '2026-09-09',
      valid_until: '2029-09-08',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'equipment'],
  },
);

const electricity = paperOf(
  'electricite-etat-valenciennes',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { font-size: 13pt } h2 { font-size: 9.6pt; background: #ffe9b8; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #998; padding: .8mm 1.4mm } th { background: #fff6e0 }`,
  [
    `<p><b>Escaut Diag</b> – Vincent BOUTIGNY – 5 rue de la Poste – 59300 VALENCIENNES</p><h1>État de l’installation intérieure d’électricité des parties privatives d’un logement</h1><p>Rapport ED-5518-E – NF C 16-600 – article L. 134-7 du CCH – réalisé le 14 octobre 2026, valable jusqu’au 13 octobre 2029</p><h2>1. Désignation et description du local</h2>${table(
      [],
      [
        ['Localisation', '19 rue du Quesnoy, 59300 VALENCIENNES, bât. A, 4e étage, lot 16'],
        ['Propriétaire', 'Mme LESAFFRE-DIOP Fatoumata'],
        ['Année de l’installation', 'plus de quinze ans (1972, partiellement refaite)'],
        ['Distributeur', 'Réseau public – installation sous tension : oui'],
      ],
    )}<h2>2. Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies</b> pour laquelle ou lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers qu’elle présente.</p><p>Domaines concernés : ☐ 1 appareil général de commande ☒ 2 protection différentielle à l’origine et prise de terre ☐ 3 surintensités ☒ 4 liaison équipotentielle dans les locaux contenant une douche ou une baignoire ☐ 5 matériels vétustes ☐ 6 conducteurs non protégés</p><h2>3. Anomalies</h2>${table(
      ['N°', 'Libellé', 'Localisation', 'Mesure compensatoire'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambre 2',
          '–',
        ],
        [
          'B.5.3 a',
          'Absence de continuité de la liaison équipotentielle supplémentaire',
          'Salle de bains',
          '–',
        ],
      ],
    )}<h2>4. Informations complémentaires</h2><p>B.11 a1 : l’ensemble de l’installation est protégé par au moins un dispositif différentiel 30 mA.</p><h2>5. Avertissement</h2><p>Les anomalies doivent être réparées par une personne qualifiée. La responsabilité du donneur d’ordre reste engagée en cas d’accident.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Mme LESAFFRE-DIOP Fatoumata',
      property_address: '19 rue du Quesnoy, 59300 VALENCIENNES',
      lots: ['16'],
      report_number: 'ED-5518-E',
      made_on: '2026-10-14',
      valid_until: '2029-10-13',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy'],
  },
);

const yesNo = (yes: boolean) => (yes ? 'oui ☒ non ☐' : 'oui ☐ non ☒');
const risks = paperOf(
  'erp-formulaire-dunkerque',
  `font: 8.4pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 14pt; background: #2b4c7e; color: #fff; padding: 2mm 3mm; margin-bottom: 2mm } h2 { font-size: 9pt; background: #dce5f1; padding: .8mm 2mm; margin: 2.5mm 0 1mm } td { border: .2mm solid #89a; padding: 1mm } p { margin-bottom: 1mm }`,
  [
    `<h1>État des risques</h1><p>Cet état, à remplir par le vendeur ou le bailleur, est destiné à être joint en annexe d’un contrat de vente ou de location d’un bien immobilier et à être remis, dès la première visite, au potentiel acquéreur ou locataire. Il ne peut être établi à plus de six mois de la signature.</p>${table(
      [],
      [
        [
          'Référence : 2026-118-40F',
          'Date d’édition : 28/10/2026',
          'Parcelle : 59183 / 000 BX 0220',
        ],
        ['Adresse : 46 avenue Faidherbe', 'Code postal : 59240', 'Commune : DUNKERQUE'],
      ],
    )}<h2>Situation de l’immeuble au regard de plans de prévention des risques naturels [PPRN]</h2><p>L’immeuble est situé dans le périmètre d’un PPR naturels : ${yesNo(true)} – approuvé le 14/10/2016 – submersion marine. Prescriptions de travaux : ${yesNo(false)}</p><h2>… de risques miniers [PPRM]</h2><p>${yesNo(false)}</p><h2>… de risques technologiques [PPRT]</h2><p>PPRT prescrit : ${yesNo(false)} – PPRT approuvé : ${yesNo(true)} – effets thermiques, zone d’exposition : hors zone</p><h2>Situation au regard du zonage sismique</h2><p>zone 1 très faible ☐ zone 2 faible ☒ zone 3 modérée ☐ zone 4 moyenne ☐ zone 5 forte ☐</p><h2>Information relative à la pollution de sols</h2><p>Le terrain se situe en secteur d’information sur les sols (SIS) : ${yesNo(false)}</p><h2>Situation au regard du zonage à potentiel radon</h2><p>zone 1 ☒ zone 2 ☐ zone 3 ☐</p><h2>Recul du trait de côte</h2><p>L’immeuble est situé dans une zone exposée à l’horizon de trente ans : ${yesNo(false)} – entre trente et cent ans : ${yesNo(true)}</p><h2>Obligation légale de débroussaillement</h2><p>${yesNo(false)}</p><h2>Information relative aux sinistres indemnisés par l’assurance à la suite d’une catastrophe N/M/T</h2><p>L’information est mentionnée dans l’acte authentique constatant la vente : ${yesNo(true)}</p>${table(
      [],
      [['Vendeur : SCI LES TROIS PHARES', 'Acquéreur :', 'Fait à Dunkerque, le 28/10/2026']],
    )}<p style="font-size:7pt;margin-top:2mm">Document produit par le service en ligne RisquesNord (Opale Contrôles SARL) à partir de Géorisques. En cas de non-respect des obligations d’information, l’acquéreur peut poursuivre la résolution du contrat ou demander une diminution du prix (article L. 125-5 V du code de l’environnement).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '46 avenue Faidherbe, 59240 DUNKERQUE',
      owner: 'SCI LES TROIS PHARES',
      made_on: '2026-10-28',
    },
    absent: ['diagnostic_result', 'dpe_number', 'price', 'rnc'],
  },
);

const noise = paperOf(
  'bruit-fiche-lille',
  `font: 9.4pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm; h1 { font-size: 14pt; text-align: center } td { border: .2mm solid #555; padding: 1.4mm 2mm } h2 { font-size: 10.5pt; margin-top: 5mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral du 26/06/2009.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '22 rue du Docteur-Huart, 59260 LILLE (Hellemmes)'],
        ['Référence cadastrale', '298 AH 77'],
        ['Vendeur', 'M. Wilfried TCHOUAMÉNI-LEGRAND'],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>☒ L’immeuble est situé dans le périmètre d’un PEB : oui. Révisé ☐ Approuvé ☒ – aérodrome de Lille-Lesquin.</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☒</p><h2>Zone</h2><p>zone A (forte) ☐ &nbsp; zone B (forte) ☐ &nbsp; zone C (modérée) ☐ &nbsp; zone D ☒ (Lden 50)</p><h2>Documents de référence</h2><p>Le plan d’exposition au bruit est consultable sur le site internet du Géoportail et à la mairie de la commune où est sis l’immeuble.</p><p style="margin-top:8mm">Date : 6 octobre 2026 – Lieu : Lille – Signature du vendeur</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: either(
        '22 rue du Docteur-Huart, 59260 LILLE (Hellemmes)',
        '22 rue du Docteur-Huart, 59260 LILLE',
      ),
      owner: 'M. Wilfried TCHOUAMÉNI-LEGRAND',
      made_on: '2026-10-06',
    },
    absent: ['diagnostic_result', 'dpe_number', 'price'],
  },
);

const septic = paperOf(
  'assainissement-spanc-soissons',
  `font: 9.2pt/1.45 'DejaVu Serif Condensed', serif; padding: 15mm 17mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 10pt; border-bottom: .3mm solid #000; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #888; padding: .9mm 1.5mm } th { font-weight: bold }`,
  [
    `<p><b>GRAND SOISSONS EAU</b> – Service public d’assainissement non collectif (SPANC)<br>11 avenue François-Mitterrand – 02200 SOISSONS</p><h1>RAPPORT DE VISITE – CONTRÔLE DE L’INSTALLATION D’ASSAINISSEMENT NON COLLECTIF EXISTANTE DANS LE CADRE D’UNE VENTE</h1>${table(
      [],
      [
        ['Rapport n°', 'SPANC-26-0233', 'Date de la visite', '18/08/2026'],
        ['Propriétaire', 'Consorts DE LA GORCE', 'Occupant', 'inoccupé'],
        ['Adresse de l’immeuble', '4 sentier des Vignes, 02200 SOISSONS', 'Cadastre', 'ZB 118'],
        ['Contrôleur', 'F. Marlière', 'Date d’envoi', '27/08/2026'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Constat', 'Accessibilité'],
      [
        ['Fosse toutes eaux', '3 000 L, béton, vers 1992', 'oui'],
        ['Préfiltre', 'présent, colmaté', 'oui'],
        ['Traitement', 'tranchées d’épandage, 3 × 20 m', 'regards enterrés'],
        ['Ventilation', 'absente', '–'],
        ['Eaux pluviales', 'séparées, infiltration', 'oui'],
      ],
    )}<h2>Évaluation</h2><p>Défaut de sécurité sanitaire : non. Installation incomplète ou sous-dimensionnée : oui (absence d’extraction des gaz, entretien insuffisant). Zone à enjeu sanitaire ou environnemental : non.</p><h2>Conclusion</h2><p><b>Installation non conforme</b> au sens de l’arrêté du 27 avril 2012 – travaux obligatoires dans un délai d’un an à compter de l’acte de vente, à la charge de l’acquéreur à défaut d’exécution par le vendeur. Vidange à prévoir sans délai.</p><p>Le présent rapport doit être joint au dossier de diagnostic technique (article L. 1331-11-1 du code de la santé publique). Sa durée de validité est de trois ans à compter de la date de visite. Redevance de contrôle : 168,30 € TTC.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Consorts DE LA GORCE',
      property_address: '4 sentier des Vignes, 02200 SOISSONS',
      report_number: 'SPANC-26-0233',
      made_on: either('2026-08-18', '2026-08-27'),
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'price'],
  },
);

const grid = paperOf(
  'carrez-tableau-lille',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13.5pt; text-align: center; color: #174a7c } td, th { border: .2mm solid #8aa5c0; padding: 1mm 1.6mm } th { background: #e6eef6; font-weight: bold } .n td:nth-child(n+2) { text-align: right } .r { border: .5mm solid #174a7c; padding: 3mm; font-size: 12pt; text-align: center; margin: 4mm 0 }`,
  [
    `<p><b>NORD MESURES & DIAGNOSTICS</b> – 240 rue Léon-Gambetta – 59000 LILLE – RCS 900 014 409</p><h1>CERTIFICAT DE SUPERFICIE DE LA PARTIE PRIVATIVE</h1><p style="text-align:center">Loi n° 96-1107 du 18 décembre 1996 (loi Carrez) – décret n° 97-532 du 23 mai 1997 – dossier NMD-26-3350</p>${table(
      [],
      [
        ['Immeuble', 'LE CLOS DE LA TREILLE, 14 rue Princesse, 59800 LILLE – bâtiment B, 3e étage'],
        ['Lot', 'n° 31 – appartement (cave lot n° 74 non comptée)'],
        ['Propriétaire', 'M. et Mme DE WITTE-LEMAIRE Bertrand'],
        ['Mission effectuée le', '21/10/2026 par Farid AMRANI'],
      ],
    )}<p></p>${table(
      [
        'Pièce',
        'Superficie « Carrez » (m²)',
        'Hors Carrez, h < 1,80 m (m²)',
        'Autres surfaces (m²)',
      ],
      [
        ['Entrée, dégagement', '9,84', '0,00', ''],
        ['Séjour', '31,27', '0,00', ''],
        ['Cuisine', '11,06', '0,00', ''],
        ['Chambre 1', '13,42', '0,00', ''],
        ['Chambre 2', '11,90', '0,00', ''],
        ['Chambre 3', '9,15', '0,62', ''],
        ['Salle de bains', '5,03', '0,00', ''],
        ['WC', '1,22', '0,00', ''],
        ['Balcon', '', '', '6,40'],
        ['<b>Totaux</b>', '<b>92,89</b>', '0,62', '6,40'],
      ],
      'n',
    )}<div class="r">Superficie privative en m² du lot : <b>92,89 m²</b><br><small>(quatre-vingt-douze mètres carrés quatre-vingt-neuf)</small></div><p>La présente mission rend compte de l’état des superficies des lots à la date indiquée. Elle n’est valable que pour l’usage de la vente et sous réserve de l’absence de travaux postérieurs. La superficie portée dans l’acte du 28 juin 2019 était de 92,74 m². Le règlement de copropriété n’a pas été communiqué.</p><p>Fait à Lille, le 22/10/2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 rue Princesse, 59800 LILLE',
      owner: 'M. et Mme DE WITTE-LEMAIRE Bertrand',
      lots: either(['31'], ['31', '74']),
      report_number: 'NMD-26-3350',
      made_on: either('2026-10-21', '2026-10-22'),
      surface_carrez: 9289,
    },
    absent: ['surface_habitable', 'surface_reference', 'deed_on'],
  },
);

const letter = paperOf(
  'carrez-lettre-beauvais',
  `font: 11pt/1.6 'C059', serif; padding: 24mm 25mm`,
  [
    `<p>Cabinet Hélène MAUPIN, géomètre-expert foncier<br>19 rue du Docteur-Gérard, 60000 Beauvais</p><p style="text-align:right">Beauvais, le 9 novembre 2026</p><p style="text-align:center"><b>ATTESTATION DE MESURAGE « LOI CARREZ »</b></p>${paragraphs(
      [
        'Je soussignée, Hélène MAUPIN, géomètre-expert, inscrite au tableau de l’Ordre sous le n° 05512, certifie m’être rendue le 6 novembre 2026 au 25 rue de Calais, 60000 Beauvais, Résidence de la Mie-au-Roy, deuxième étage, à la demande de M. Aurélien QUÉNEUTTE, propriétaire.',
        'J’ai mesuré le lot n° 16 selon les articles 4-1 et 4-2 du décret du 17 mars 1967. Séjour avec cuisine ouverte : 27,60 m² ; chambre : 12,15 m² ; salle d’eau avec WC : 4,44 m² ; entrée et placard : 3,28 m².',
        'La superficie privative de ce lot est ainsi de QUARANTE-SEPT MÈTRES CARRÉS QUARANTE-SEPT (47,47 m²).',
        'Le garage (lot n° 53), exclu par la loi, n’a pas été mesuré.',
      ],
    )}<p style="text-align:right;margin-top:10mm">H. Maupin</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '25 rue de Calais, 60000 Beauvais',
      owner: 'M. Aurélien QUÉNEUTTE',
      lots: either(['16'], ['16', '53']),
      made_on: either('2026-11-06', '2026-11-09'),
      surface_carrez: 4747,
    },
    absent: ['surface_habitable', 'report_number', 'surface_reference'],
  },
);

export const SURETE_ET_MESURES = [gas, electricity, risks, noise, septic, grid, letter];
