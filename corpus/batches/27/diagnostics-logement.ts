// Reports of surveyors: energy twice, asbestos, lead, termites, gas, electricity.
import { either, paperOf, type Truth } from '../../paper.ts';
import { table } from '../../writing.ts';

const ARMOR = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between; border-bottom: .6mm solid #0a5f73; padding-bottom: 2mm; font-size: 8pt } h1 { font-size: 13pt; text-align: center; color: #0a5f73; margin: 4mm 0 2mm } h2 { font-size: 9.6pt; background: #dff0f3; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #8ab; padding: .9mm 1.5mm } th { background: #eef7f9; font-weight: bold } p { margin-bottom: 1.4mm } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.4pt; text-align: center }`;
const armorTop = `<div class="hd"><span><b style="font-size:13pt;color:#0a5f73">ARMOR DIAG</b><br>6 place Terre au Duc, 29000 QUIMPER</span><span style="text-align:right">Dossier 26-1147<br>Certification CPDI 9912 – Quali’Exemple, valable jusqu’au 14/02/2030<br>Assurance RCP Exemple IARD n° 88.104.227 jusqu’au 31/12/2026</span></div>`;
const armorFoot = `<div class="ft">ARMOR DIAG EURL – SIRET 900 290 771 00015 – RCS QUIMPER – capital 5 000 € – Ce rapport ne peut être reproduit que dans son intégralité</div>`;
const armorWho = table(
  [],
  [
    [
      'Adresse du bien',
      '8 rue du Moulin Vert, 29000 QUIMPER – bât. B, 2e étage, porte gauche – lot n° 57',
    ],
    ['Propriétaire', 'M. Yann de KERSAUZON et Mme Maëlle TOULLEC'],
    ['Donneur d’ordre', 'Office notarial Cornic, 2 rue Kéréon, 29000 QUIMPER'],
    ['Date de visite', '21/09/2026 – Opérateur : Ronan SALAÜN'],
    ['Construction', 'Antérieure au 1er juillet 1997 – permis de 1968'],
  ],
);
const ARMOR_AT = {
  property_address: '8 rue du Moulin Vert, 29000 QUIMPER',
  owner: 'M. Yann de KERSAUZON et Mme Maëlle TOULLEC',
  lots: ['57'],
  made_on: '2026-09-21',
} as const;
const armor = (
  name: string,
  body: string,
  truth: Pick<Truth, 'facts' | 'absent'> & { sub_kind: NonNullable<Truth['sub_kind']> },
) =>
  paperOf(name, ARMOR, [`${armorTop}${body}${armorFoot}`], {
    type: 'DIAGNOSTICS',
    ...truth,
    facts: { ...ARMOR_AT, ...truth.facts },
  });

const asbestos = armor(
  'amiante-steir-liste-quimper',
  `<h1>Constat de repérage amiante établi à l’occasion de la vente d’un immeuble bâti</h1><p>Rapport n° 26-1147-A – norme NF X 46-020 – articles L. 1334-13 et R. 1334-15 à R. 1334-29 du code de la santé publique</p>${armorWho}<h2>CONCLUSION</h2><p><b>Dans le cadre de la mission décrite, il a été repéré des matériaux et produits contenant de l’amiante :</b> dalles de sol (cuisine, cellier), liste B, sur jugement personnel de l’opérateur et après analyse. Évaluation périodique recommandée (EP).</p><h2>Liste des matériaux repérés</h2>${table(
    ['Localisation', 'Composant', 'Liste', 'Critère', 'Conclusion', 'Préconisation'],
    [
      ['Cuisine', 'Dalles de sol 30×30 grises', 'B', 'Analyse labo Exemple P004', 'Présence', 'EP'],
      ['Cellier', 'Dalles de sol 30×30 grises', 'B', 'ZPSO cuisine', 'Présence', 'EP'],
      ['Séjour', 'Colle de parquet', 'Hors liste', 'Analyse P005', 'Absence', '–'],
      ['WC', 'Conduit vertical PVC', 'B', 'Jugement', 'Absence', '–'],
    ],
  )}<h2>Locaux non visités</h2><p>Cave lot 118 : clé non fournie ; investigations complémentaires à prévoir. Les obligations réglementaires du propriétaire ne sont pas remplies tant que ces locaux n’ont pas été visités.</p><p>Rapport rédigé à Quimper, le 21/09/2026. Ronan SALAÜN</p>`,
  {
    sub_kind: 'AMIANTE',
    facts: {
      lots: either(['57'], ['57', '118']),
      report_number: '26-1147-A',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);
const electricity = armor(
  'electricite-steir-anomalies-quimper',
  `<h1>État de l’installation intérieure d’électricité d’un bien à usage d’habitation</h1><p>Rapport n° 26-1147-E – norme NF C 16-600 – durée de validité en cas de vente : 3 ans, jusqu’au 20/09/2029</p>${armorWho}<p>Distributeur : Enedis. Installation sous tension le jour de la visite. Année de l’installation : plus de 15 ans.</p><h2>Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☑ <b>L’installation intérieure d’électricité comporte une ou des anomalies.</b></p><h2>Domaines concernés</h2>${table(
    ['N° article', 'Libellé', 'Localisation'],
    [
      [
        'B.3.3.6 a1',
        'Au moins un socle de prise de courant ne comporte pas de broche de terre',
        'Séjour, chambre 2',
      ],
      ['B.7.3 a', 'L’enveloppe d’au moins un matériel est manquante ou détériorée', 'Cellier'],
      ['B.8.3 e', 'Au moins un conducteur isolé n’est pas placé dans un conduit', 'Cuisine'],
    ],
  )}<h2>Constatations diverses</h2><p>E.1 – Le présent état ne porte pas sur les parties communes ni sur les circuits de communication. Point B.11 a1 : l’ensemble de l’installation est protégé par au moins un dispositif différentiel à haute sensibilité 30 mA.</p><p>Il est recommandé au propriétaire de supprimer les anomalies dans les meilleurs délais par un installateur électricien qualifié. Fait à Quimper, le 21/09/2026</p>`,
  {
    sub_kind: 'ELECTRICITE',
    facts: { report_number: '26-1147-E', valid_until: '2029-09-20', diagnostic_result: 'POSITIVE' },
    absent: ['energy', 'dpe_number', 'surface_carrez'],
  },
);
const gas = armor(
  'gaz-steir-sans-anomalie-quimper',
  `<h1>État de l’installation intérieure de gaz</h1><p>Rapport n° 26-1147-G – norme NF P 45-500 (juillet 2022) – article L. 134-9 du code de la construction et de l’habitation</p>${armorWho}<p>Nature du gaz : gaz naturel. Distributeur : GRDF. Point de comptage estimation : 21 400 117 330 905. Installation alimentée : oui.</p><h2>Identification des appareils</h2>${table(
    ['Appareil', 'Type', 'Puissance', 'Localisation', 'Taux de CO'],
    [
      ['Chaudière Frisquet', 'Étanche', '23 kW', 'Cellier', '–'],
      ['Cuisinière', 'Non raccordé', '–', 'Cuisine', '–'],
    ],
  )}<h2>Anomalies identifiées</h2><p>Néant.</p><h2>Conclusion</h2><p>☑ <b>L’installation ne comporte aucune anomalie.</b><br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2. ☐ L’installation comporte des anomalies de type DGI.</p><p>Attestation d’entretien de la chaudière de moins d’un an présentée. Visite effectuée le 21/09/2026. Fait à Quimper le 21/09/2026 ; rapport valable jusqu’au 20/09/2029.</p>`,
  {
    sub_kind: 'GAZ',
    facts: { report_number: '26-1147-G', valid_until: '2029-09-20', diagnostic_result: 'NEGATIVE' },
    absent: ['dpe_number', 'energy'],
  },
);

const dpe = paperOf(
  'dpe-albertas-officiel-aix',
  `font: 8.8pt/1.4 'Carlito', sans-serif; .t { display: grid; grid-template-columns: 1fr 62mm; gap: 6mm } h1 { font-size: 17pt; margin: 0 } .e { display: grid; grid-template-columns: 20mm 1fr; gap: 3mm; border: .3mm solid #aaa; padding: 3mm; margin: 4mm 0; align-items: center } .e i { font-style: normal; padding: .6mm 2mm; display: block; color: #fff; width: 40mm } td, th { border-bottom: .2mm solid #ccc }`,
  [
    `<div class="t"><div><h1>DPE <small>diagnostic de performance énergétique (logement)</small></h1><p>n° : <b>2613E2748806S</b><br>établi le : 08/09/2026<br>valable jusqu’au : 07/09/2036</p><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Pour en savoir plus : ecologie.gouv.fr</p></div><div style="background:#f0f0f0;padding:3mm">adresse : <b>42 rue Émeric-David, 13100 AIX-EN-PROVENCE</b><br>étage 2, lot n° 23<br>type de bien : appartement<br>année de construction : avant 1948<br>surface de référence : <b>70,50 m²</b><br>propriétaire : DER HAGOPIAN Vartan<br>adresse : 42 rue Émeric-David 13100 AIX-EN-PROVENCE</div></div><div class="e"><div style="text-align:center"><b style="font-size:15pt">194</b><br>kWh/m²/an<p></p><b style="font-size:15pt">28*</b><br>kg CO₂/m²/an</div><div>logement extrêmement performant<i style="background:#00a06d">A</i><i style="background:#52b153">B</i><i style="background:#a5cc74">C</i><i style="background:#f4e70f;color:#000;width:60mm">D ◄ consommation 194 – émissions 28</i><i style="background:#f0b50f">E</i><i style="background:#eb8235">F</i><i style="background:#d7221f">G</i>logement extrêmement peu performant</div></div><p>* Dont émissions de gaz à effet de serre : 28 kg CO₂/m²/an (classe C). Ce logement émet 1 974 kg de CO₂ par an, soit l’équivalent de 10 228 km parcourus en voiture.</p><p><b>Estimation des coûts annuels d’énergie du logement</b> : entre 1 120 € et 1 560 € par an (prix moyens des énergies indexés au 1er janvier 2023, abonnements compris).</p><p>Informations diagnostiqueur : MESURES 13 SARL, 19 rue Cardinale, 13100 AIX-EN-PROVENCE – diagnostiqueur : Élodie CHAIX – n° de certification : C0417 – organisme : Quali’Exemple</p><p style="font-size:7pt">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du règlement général sur la protection des données, l’Ademe vous informe que vos données personnelles (nom, prénom, adresse) sont stockées dans la base de données de l’observatoire DPE.</p>`,
    `<h2 style="font-size:12pt">DPE – diagnostic de performance énergétique (logement) – p. 2</h2>${table(
      [
        'usage',
        'consommation d’énergie (kWh énergie primaire)',
        'frais annuels d’énergie',
        'répartition',
      ],
      [
        ['chauffage (réseau de chaleur)', '9 410 (9 410 é.f.)', 'entre 740 € et 1 010 €', '68 %'],
        ['eau chaude (électrique)', '3 562 (1 875 é.f.)', 'entre 310 € et 430 €', '26 %'],
        ['refroidissement', '0', '0 €', '0 %'],
        ['éclairage', '305 (160 é.f.)', 'entre 30 € et 50 €', '3 %'],
        ['auxiliaires', '400 (210 é.f.)', 'entre 40 € et 70 €', '3 %'],
        [
          'énergie totale pour les usages recensés',
          '13 677 kWh',
          'entre 1 120 € et 1 560 € par an',
          '',
        ],
      ],
    )}<p style="margin-top:4mm">Pour rester dans cette fourchette d’estimation, température recommandée en hiver : 19 °C. Consommation recommandée : 108 l/jour d’eau chaude à 40 °C.</p><h2 style="font-size:11pt">Vue d’ensemble du logement</h2><p>Murs : pierre de taille, 50 cm, non isolés. Menuiseries : bois double vitrage. Ventilation naturelle. Chauffage urbain, radiateurs à robinets thermostatiques.</p><h2 style="font-size:11pt">Recommandations d’amélioration de la performance</h2><p>Travaux essentiels (8 200 à 12 300 €) : isolation des murs par l’intérieur, VMC hygro B → classe C, 148 kWh/m²/an, 21 kg CO₂/m²/an. Travaux à envisager : chauffe-eau thermodynamique → classe B, 104 kWh/m²/an.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2613E2748806S',
      made_on: '2026-09-08',
      valid_until: '2036-09-07',
      property_address: '42 rue Émeric-David, 13100 AIX-EN-PROVENCE',
      owner: 'DER HAGOPIAN Vartan',
      lots: ['23'],
      surface_reference: 7050,
      energy: 194,
      emissions: 28,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const dpeOld = paperOf(
  'dpe-chalet-2021-annemasse',
  `font: 9pt 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #777 } h1 { font-size: 13pt; text-align: center; background: #e8e8e8; padding: 2mm }`,
  [
    `<p>ALP’EXPERT – 12 rue du Salève – 74100 ANNEMASSE</p><h1>Diagnostic de performance énergétique – logement (6.1)</h1>${table(
      [],
      [
        [
          'N° ADEME : 2274E0318845X<br>Date de visite : 14/01/2022<br>Date du rapport : 17/01/2022<br>Valable jusqu’au : 16/01/2032',
          'Type de bâtiment : habitation (parties privatives d’immeuble collectif)<br>Année de construction : 1948 – 1974<br>Surface de référence : 54 m²<br>Diagnostiqueur : Loïc Jacquemoud',
        ],
        [
          'Adresse : 5 chemin des Îles, 74100 ANNEMASSE<br>N° de lot : 3',
          'Propriétaire : Mme DIALLO-PERRET Aïssatou<br>5 chemin des Îles, 74100 ANNEMASSE',
        ],
      ],
    )}<p></p>${table(
      [
        'Consommations annuelles par énergie',
        'Énergie finale kWh',
        'Énergie primaire kWh',
        'Frais annuels',
      ],
      [
        ['Chauffage (fioul)', '14 256', '14 256', '1 283 €'],
        ['Eau chaude (fioul)', '2 970', '2 970', '267 €'],
        ['Total', '17 226', '17 226', '1 550 €'],
      ],
    )}<p></p>${table(['Consommations énergétiques (en énergie primaire)', 'Émissions de gaz à effet de serre (GES)'], [['Consommation conventionnelle : <b>319 kWh<sub>EP</sub>/m².an</b> – classe E', 'Estimation des émissions : <b>96 kg<sub>éqCO2</sub>/m².an</b> – classe F']])}<p style="margin-top:4mm">Recommandations : remplacement de la chaudière collective au fioul, isolation de la toiture. Logement à consommation énergétique excessive : un audit énergétique est obligatoire en cas de vente d’une maison ou d’un immeuble en monopropriété, non pour un lot de copropriété.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2274E0318845X',
      made_on: either('2022-01-17', '2022-01-14'),
      valid_until: '2032-01-16',
      property_address: '5 chemin des Îles, 74100 ANNEMASSE',
      owner: 'Mme DIALLO-PERRET Aïssatou',
      lots: ['3'],
      surface_reference: 5400,
      energy: 319,
      emissions: 96,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const lead = paperOf(
  'plomb-papes-crep-avignon',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center } td, th { border: .2mm solid #555; padding: .9mm 1.4mm } th { background: #eee } p { margin-bottom: 1.6mm }`,
  [
    `<p><b>CABINET RHÔNE EXPERTISE</b> – 57 rue Carreterie, 84000 AVIGNON</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Rapport n° RE-2026-0882-P – Date du constat : 02/10/2026 – norme NF X 46-030 – nature de la mission : avant la vente, parties privatives</p>${table(
      [],
      [
        ['Bien', '26 rue Banasterie, 84000 AVIGNON – lots 18 et 52 – bât. A, 2e étage'],
        ['Propriétaire', 'INDIVISION D’ORNANO-FABRE'],
        ['Occupation', 'Vacant'],
        ['Appareil', 'Niton XLp 300, source Cd-109 du 11/05/2024'],
      ],
    )}<h2 style="font-size:10pt">Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '94', '11', '83', '0', '0', '0'],
        ['%', '100', '12 %', '88 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:3mm"><b>Le constat de risque d’exposition au plomb n’a pas révélé la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm². Il n’y a pas lieu de faire établir un nouveau constat à chaque mutation (article L. 1334-6 du code de la santé publique).</b></p><p>Situations de risque de saturnisme infantile : NON. Facteurs de dégradation du bâti : NON. Transmission à l’agence régionale de santé : NON.</p><h2 style="font-size:10pt">Extrait des mesures (mg/cm²)</h2>${table(
      ['Local', 'Zone', 'Unité', 'Mesure 1', 'Mesure 2', 'Classement'],
      [
        ['Séjour', 'A', 'Mur, plâtre peint', '0,3', '0,2', '0'],
        ['Séjour', 'B', 'Fenêtre int., bois peint', '0,6', '0,4', '0'],
        ['Chambre', 'C', 'Porte, bois peint', '0,1', '0,3', '0'],
        ['Cuisine', 'D', 'Volet', 'NM (récent)', '', '–'],
      ],
    )}<p style="margin-top:4mm">Fait à Avignon, le 05/10/2026 – Auteur du constat : Mathis Roumanille, certifié n° 7720</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      property_address: '26 rue Banasterie, 84000 AVIGNON',
      owner: 'INDIVISION D’ORNANO-FABRE',
      lots: ['18', '52'],
      report_number: 'RE-2026-0882-P',
      made_on: either('2026-10-02', '2026-10-05'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-nive-etat-bayonne',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; background: #5c3b16; color: #fff; padding: 2mm } td, th { border: .2mm solid #987; padding: 1mm } th { background: #f3ece3 }`,
  [
    `<p><b>ADOUR CONTRÔLE</b> – 40 chemin de Jupiter – 64100 BAYONNE</p><h1>ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p>Réf. AC/26/3051/T – norme NF P 03-201 – zone soumise à arrêté préfectoral du 16/08/2001 (Pyrénées-Atlantiques)</p>${table(
      [],
      [
        ['Désignation', '31 quai Galuperie, 64100 BAYONNE – lots 14 (appartement) et 40 (grenier)'],
        ['Propriétaire', 'Succession de Mme DUHALDE née IRIGOYEN Graxi'],
        ['Visite', 'le 12 octobre 2026 de 9 h 10 à 11 h 30'],
        ['Fin de validité (6 mois)', '11 avril 2027'],
      ],
    )}<p></p>${table(
      ['Niveau', 'Parties visitées', 'Ouvrages examinés', 'Résultats'],
      [
        [
          '2e',
          'Entrée, couloir',
          'Plinthes, parquet, huisseries',
          'Absence d’indices d’infestation de termites',
        ],
        ['2e', 'Cuisine', 'Huisseries, plancher', 'Absence d’indices d’infestation de termites'],
        [
          '2e',
          'Chambres 1 à 3',
          'Parquet, plinthes, volets',
          'Absence d’indices d’infestation de termites',
        ],
        ['Combles', 'Grenier', 'Charpente, solives', 'Absence d’indices d’infestation de termites'],
      ],
    )}<p style="margin-top:3mm"><b>Conclusion : il n’a pas été repéré d’indice d’infestation de termites à la date de la visite.</b></p><p>Constatations diverses : traces de petites vrillettes dans la charpente du grenier (hors mission). Parties non examinées : doublages de la salle de bains.</p><p>Fait à Bayonne, le 12 octobre 2026 – Xabi Lahetjuzan – certificat 2210</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      property_address: '31 quai Galuperie, 64100 BAYONNE',
      owner: either(
        'Succession de Mme DUHALDE née IRIGOYEN Graxi',
        'Mme DUHALDE née IRIGOYEN Graxi',
      ),
      lots: ['14', '40'],
      report_number: 'AC/26/3051/T',
      made_on: '2026-10-12',
      valid_until: '2027-04-11',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

export const DIAGNOSTICS = [asbestos, electricity, gas, dpe, dpeOld, lead, termites];
