// Reports of surveyors: energy twice, asbestos, lead, termites, gas, electricity, risks, areas, noise, sewer.
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

const risks = paperOf(
  'erp-barachois-formulaire-reunion',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9pt; background: #374151; color: #fff; padding: .8mm 2mm; margin: 2mm 0 1mm } td { border: .2mm solid #999 } p { margin-bottom: 1mm }`,
  [
    `<h1>ÉTAT DES RISQUES POUR L’INFORMATION DES ACQUÉREURS ET DES LOCATAIRES</h1><p>Établi en application des articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l’environnement, sur la base de l’arrêté préfectoral n° 2021-1405 du 12/07/2021, mis à jour le 03/02/2025</p><h2>1. Situation du bien</h2>${table(
      [],
      [
        ['Adresse', '52 rue Juliette Dodu'],
        ['Code postal – commune', '97400 SAINT-DENIS'],
        ['Parcelle', 'AN 604'],
      ],
    )}<h2>2. Plans de prévention des risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPRN : prescrit ☐ anticipé ☐ approuvé ☑ date 17/10/2012 – inondation ☑ mouvement de terrain ☑ cyclone ☑ submersion marine ☐<br>L’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☑</p><h2>3. Risques miniers</h2><p>L’immeuble est situé dans le périmètre d’un PPRM : oui ☐ non ☑</p><h2>4. Risques technologiques</h2><p>L’immeuble est situé dans le périmètre d’un PPRT : oui ☐ non ☑</p><h2>5. Sismicité, radon</h2><p>Zone de sismicité : zone 2 (faible) ☑ – Potentiel radon : zone 1 ☑ zone 2 ☐ zone 3 ☐</p><h2>6. Pollution des sols, recul du trait de côte</h2><p>Secteur d’information sur les sols : oui ☐ non ☑ – Commune concernée par le recul du trait de côte : oui ☐ non ☑</p><h2>7. Sinistres indemnisés (catastrophe naturelle, minière ou technologique)</h2><p>Le bien a donné lieu au versement d’une indemnité : oui ☐ non ☑ – Obligation légale de débroussaillement : non ☑</p><h2>Parties</h2>${table(
      [],
      [
        ['Vendeur', 'M. et Mme PAYET Jean-Hugues'],
        ['Acquéreur', ''],
        ['Date et lieu', '29/09/2026, à Saint-Denis'],
      ],
    )}<p style="font-size:7pt">Le non-respect de ces obligations peut être sanctionné par la résolution du contrat ou une diminution du prix. Cet état doit être établi moins de six mois avant la conclusion de tout type de contrat de location ou de la réitération authentique de la vente.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '52 rue Juliette Dodu, 97400 SAINT-DENIS',
      owner: 'M. et Mme PAYET Jean-Hugues',
      made_on: '2026-09-29',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const carrez = paperOf(
  'carrez-galuperie-mesurage-bayonne',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; color: #5c3b16 } td, th { border: .2mm solid #987 } .r { font-size: 13pt; text-align: center; border: .5mm solid #5c3b16; padding: 3mm; margin: 4mm 0 }`,
  [
    `<p><b>ADOUR CONTRÔLE</b> – 40 chemin de Jupiter – 64100 BAYONNE</p><h1>ATTESTATION DE SUPERFICIE PRIVATIVE « LOI CARREZ »</h1><p>Dossier AC/26/3051/C – loi n° 96-1107 du 18 décembre 1996, article 46 de la loi du 10 juillet 1965, articles 4-1 et 4-2 du décret du 17 mars 1967</p>${table(
      [],
      [
        ['Bien', 'Appartement, lot 14, 2e étage – 31 quai Galuperie, 64100 BAYONNE'],
        ['Propriétaire', 'Succession de Mme DUHALDE née IRIGOYEN Graxi'],
        ['Mesurage', 'le 12 octobre 2026, télémètre laser'],
      ],
    )}<div class="r">Superficie totale loi Carrez : <b>96,37 m²</b><br><small>(quatre-vingt-seize mètres carrés et trente-sept centièmes)</small></div>${table(
      ['Local', 'Loi Carrez (m²)', 'Hors Carrez (m²)'],
      [
        ['Entrée, couloir', '11,24', ''],
        ['Séjour', '30,18', '0,42 (embrasure)'],
        ['Cuisine', '12,05', ''],
        ['Chambre 1', '14,60', ''],
        ['Chambre 2', '12,33', ''],
        ['Chambre 3', '10,07', '1,90 (h &lt; 1,80 m)'],
        ['Salle de bains, WC', '5,90', ''],
        ['Total', '96,37', '2,32'],
      ],
    )}<p style="margin-top:3mm">Le grenier (lot 40), 22,10 m² au sol, est exclu du mesurage. Le règlement de copropriété n’a pas été fourni ; la consistance du lot résulte des déclarations du notaire. Bayonne, le 12 octobre 2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '31 quai Galuperie, 64100 BAYONNE',
      owner: either(
        'Succession de Mme DUHALDE née IRIGOYEN Graxi',
        'Mme DUHALDE née IRIGOYEN Graxi',
      ),
      lots: ['14'],
      report_number: 'AC/26/3051/C',
      made_on: '2026-10-12',
      surface_carrez: 9637,
    },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

const carrezLetter = paperOf(
  'carrez-courrier-geometre-epinal',
  `font: 11pt/1.6 'P052', serif; padding: 26mm 25mm; p { text-align: justify }`,
  [
    `<p>Sandrine CLAUDEL-WEISS<br>Géomètre-expert foncier DPLG<br>2 rue Rualménil, 88000 Épinal</p><p style="text-align:right">Épinal, le 19 octobre 2026</p><p>CERTIFICAT DE SUPERFICIE (article 46 de la loi du 10 juillet 1965)</p><p>Je, soussignée, certifie m’être transportée le 15 octobre 2026 au 17 rue des Minimes, 88000 Épinal, dans l’appartement formant le lot n° 9 de la copropriété Le Champ du Pin, appartenant à M. Karl SCHMITT-BOUDJEMAA, et en avoir mesuré les locaux clos et couverts.</p><p>La superficie privative de ce lot est de cinquante-deux mètres carrés et quatre-vingt-un décimètres carrés (52,81 m²). Le balcon de 6,15 m² n’y est pas compris, non plus que la cave.</p><p>Certificat délivré pour être annexé à la promesse de vente.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '17 rue des Minimes, 88000 Épinal',
      owner: 'M. Karl SCHMITT-BOUDJEMAA',
      lots: ['9'],
      made_on: either('2026-10-15', '2026-10-19'),
      surface_carrez: 5281,
    },
    absent: ['surface_habitable', 'report_number'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-kerfeunteun-quimper',
  `font: 9.2pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; color: #14603c } h2 { font-size: 10.4pt; border-bottom: .3mm solid #14603c; margin: 3mm 0 1mm } td { border: .2mm solid #9b9 }`,
  [
    `<p><b>Communauté de l’Odet Exemple</b> – Service public d’assainissement non collectif (SPANC) – 44 place Saint-Corentin, 29000 QUIMPER</p><h1>Rapport de contrôle – installation d’assainissement non collectif – cession immobilière</h1>${table(
      [],
      [
        ['Dossier n°', 'ANC-2026-0419'],
        ['Propriétaire', 'Mme Nolwenn LE BIHAN épouse MORVAN'],
        ['Adresse de l’immeuble', '27 chemin de Stang Bihan, 29000 QUIMPER'],
        ['Références cadastrales', 'ZC 118'],
        ['Date du contrôle', '03/09/2026'],
        ['Contrôleur', 'David Perrot'],
      ],
    )}<h2>Description</h2><p>Fosse toutes eaux 3 000 l (1994), préfiltre intégré, épandage par tranchées 3 × 15 m. Ventilation secondaire absente. Dernière vidange : 2019, justificatif non présenté.</p><h2>Évaluation</h2>${table(
      [],
      [
        ['Défaut de sécurité sanitaire', 'Non'],
        ['Défaut de structure ou de fermeture', 'Oui – tampon fissuré'],
        ['Installation incomplète, sous-dimensionnée', 'Oui – ventilation'],
        ['Zone à enjeu sanitaire ou environnemental', 'Non'],
      ],
    )}<h2>Conclusion</h2><p><b>Installation non conforme – présentant des dangers pour la santé des personnes (cas a).</b> Travaux à réaliser par l’acquéreur dans un délai d’un an après la signature de l’acte de vente.</p><p>Rapport valable trois ans, jusqu’au 02/09/2029 (article L. 1331-11-1 du code de la santé publique). Redevance : 165,00 €.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: either('Mme Nolwenn LE BIHAN épouse MORVAN', 'Mme Nolwenn LE BIHAN'),
      property_address: '27 chemin de Stang Bihan, 29000 QUIMPER',
      made_on: '2026-09-03',
      valid_until: '2029-09-02',
      report_number: 'ANC-2026-0419',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'price'],
  },
);

export const DIAGNOSTICS = [
  asbestos,
  electricity,
  gas,
  dpe,
  dpeOld,
  lead,
  termites,
  risks,
  carrez,
  carrezLetter,
  sewer,
];
