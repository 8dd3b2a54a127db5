// Reports on energy and health: two DPE, asbestos, lead, termites found and not found.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const ladder = (letter: string, text: string) =>
  `<svg width="300" height="170">${Array.from('ABCDEFG', (one, index) => `<rect x="4" y="${4 + index * 23}" width="${50 + index * 20}" height="20" fill="${['#009c6d', '#52b153', '#78bd76', '#f4e70f', '#f0b40f', '#eb8235', '#d7221f'][index]}"/><text x="10" y="${19 + index * 23}" font-size="12" font-weight="bold">${one}</text>`).join('')}<text x="205" y="${19 + 'ABCDEFG'.indexOf(letter) * 23}" font-size="13" font-weight="bold">${text}</text></svg>`;

const flat = paperOf(
  'dpe-deux-pages-paris11',
  `font: 9pt/1.35 'Carlito', sans-serif; padding: 12mm 14mm; h1 { font-size: 20pt; color: #0b5d8f; margin: 0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } td { border-bottom: .15mm solid #bbb; padding: .7mm } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.4pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><h1>D P E</h1>diagnostic de performance énergétique (logement)</div><div style="text-align:right">n° : <b>2675E2088134Y</b><br>établi le : 22/09/2026<br>valable jusqu’au : 21/09/2036</div></div><p style="font-size:7.6pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="two"><div>adresse : <b>14 rue des Haudriettes-Vieilles, 75011 PARIS</b> (4ème étage, porte face, n° de lot : 18)<br>type de bien : Appartement<br>année de construction : Avant 1948<br>surface de référence : <b>61,2 m²</b><br>propriétaire : Mme DE LA ROCHEBRUNE Solange<br>adresse : 22 quai des Carènes, 17000 LA ROCHELLE</div><div style="background:#ccc;height:34mm;text-align:center;padding-top:14mm">photo</div></div><h2 style="font-size:12pt;margin-top:4mm">Performance énergétique et climatique</h2><div class="two">${ladder('E', '◄ 268 | 52')}<div><p>consommation (énergie primaire) : <b>268</b> kWh/m²/an<br>émissions : <b>52*</b> kg CO₂/m²/an<br>218 kWh/m²/an d’énergie finale</p><p style="font-size:7.4pt">* Dont émissions de gaz à effet de serre. Ce logement émet 3 182 kg de CO₂ par an, soit l’équivalent de 16 490 km parcourus en voiture.</p></div></div><h2 style="font-size:12pt">Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 480 €</b> et <b>2 050 €</b> par an – prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris)</p><p class="f">Informations diagnostiqueur – MESURES PARIS EST, 71 rue de la Folie-Regnaut, 75011 PARIS – tel : 01 43 00 82 14 – diagnostiqueur : Yacine BOURDET – n° de certification : CPDI-4418 – organisme : I.Cert Exemple</p>`,
    `<p style="font-size:7pt">DPE diagnostic de performance énergétique (logement) – p. 2 – 2675E2088134Y</p><h2 style="font-size:12pt">Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'consommation kWh (énergie primaire)', 'frais annuels', 'répartition'],
      [
        ['chauffage – gaz naturel', '11 904 (11 904 é.f.)', 'entre 1 020 € et 1 400 €', '69 %'],
        ['eau chaude – gaz naturel', '2 711 (2 711 é.f.)', 'entre 230 € et 320 €', '16 %'],
        ['refroidissement', '0', '0 €', '0 %'],
        ['éclairage – électricité', '274 (119 é.f.)', 'entre 20 € et 40 €', '2 %'],
        ['auxiliaires – électricité', '1 512 (657 é.f.)', 'entre 210 € et 290 €', '13 %'],
      ],
    )}<h2 style="font-size:12pt;margin-top:4mm">Recommandations d’amélioration de la performance</h2><p>1 – Les travaux essentiels (montant estimé : 9 800 à 14 700 €) : isolation des murs par l’intérieur, remplacement des fenêtres simple vitrage.<br>2 – Les travaux à envisager (montant estimé : 7 100 à 10 600 €) : VMC hygroréglable, chaudière à condensation.</p><p>Évolution de la performance après travaux : avec travaux 1+2 : C (137 kWh/m²/an, 27 kg CO₂/m²/an).</p><p>Date de visite du bien : 18/09/2026 – référence de l’invariant fiscal du logement : non communiqué – méthode 3CL-DPE 2021</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2675E2088134Y',
      made_on: '2026-09-22',
      valid_until: '2036-09-21',
      property_address: '14 rue des Haudriettes-Vieilles, 75011 PARIS',
      owner: 'Mme DE LA ROCHEBRUNE Solange',
      lots: ['18'],
      surface_reference: 6120,
      energy: 268,
      emissions: 52,
    },
    absent: ['surface_carrez', 'price', 'rnc'],
  },
);

const coast = paperOf(
  'dpe-tableau-serre-cannes',
  `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm; td, th { border: .15mm solid #2f6f4f; padding: .8mm } th { background: #e4f2ea }`,
  [
    `<h1 style="font-size:14pt;color:#2f6f4f">DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE – LOGEMENT 6.A</h1>${table(
      [],
      [
        ['N° ADEME', '2506E0713390K', 'Date d’établissement', '11/03/2025'],
        ['Validité', '10/03/2035', 'Réf. dossier', 'ESTEREL/25-0388'],
        [
          'Bien',
          '19 boulevard de la Croisette-Haute 06400 CANNES – Résidence CALIFORNIE SOLEIL',
          'Lot',
          '103',
        ],
        [
          'Propriétaire',
          'Mme SCHÜTZENBERGER veuve LAMBERT Ingeborg',
          'Surface de référence',
          '44,75 m²',
        ],
        ['Année', '1968', 'Type', 'T2 – chauffage électrique individuel'],
      ],
    )}<table style="margin-top:4mm"><tr><td>${ladder('D', '◄ 214')}</td><td>${ladder('B', '◄ 7')}</td></tr><tr><td>Consommation conventionnelle en énergie primaire : <b>214 kWh/m².an</b></td><td>Émissions de gaz à effet de serre : <b>7 kgCO2/m².an</b></td></tr></table><p style="margin-top:3mm"><b>Consommations annuelles par usage (méthode 3CL-2021)</b></p>${table(
      ['Usage', 'Énergie', 'kWh e.p. / an', 'kWh e.f. / an', 'Frais'],
      [
        ['Chauffage', 'Électricité', '4 902', '2 131', 'de 340 € à 480 €'],
        ['Eau chaude', 'Électricité', '3 811', '1 657', 'de 270 € à 380 €'],
        ['Refroidissement', 'Électricité', '402', '175', 'de 30 € à 50 €'],
        ['Éclairage', 'Électricité', '201', '87', 'de 20 € à 30 €'],
        ['Auxiliaires', 'Électricité', '261', '113', 'de 30 € à 40 €'],
      ],
    )}<p style="margin-top:3mm">Descriptif : murs en blocs de béton pleins 20 cm non isolés donnant sur l’extérieur ; plancher haut sous terrasse isolé (2011) ; fenêtres coulissantes aluminium, double vitrage 4/12/4, volets roulants ; convecteurs NFC ; ballon vertical 150 l de 2015 ; ventilation naturelle par conduits. Recommandations : pack 1 (7 200 à 9 900 €), isolation des murs par l’intérieur ; pack 2 (3 100 à 4 400 €), chauffe-eau thermodynamique. Après travaux : classe C, 148 kWh/m².an, 5 kgCO2/m².an.</p><p style="margin-top:3mm">Coût annuel estimé : de 690 € à 980 €. Confort d’été : moyen. Isolation : murs insuffisante, plancher haut bonne, menuiseries moyenne.</p><p>Diagnostiqueur : ESTÉREL EXPERTISES SARL, 3 rue du Suquet-Vieux, 06400 CANNES – Laetitia PAOLI – certificat 0711 QUALIXPERT EXEMPLE – assurance RCP n° 88.114.02. Logiciel LICIEX v4, moteur 1.4.25.1.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2506E0713390K',
      made_on: '2025-03-11',
      valid_until: '2035-03-10',
      property_address: '19 boulevard de la Croisette-Haute, 06400 CANNES',
      owner: 'Mme SCHÜTZENBERGER veuve LAMBERT Ingeborg',
      lots: ['103'],
      surface_reference: 4475,
      energy: 214,
      emissions: 7,
    },
    absent: ['surface_carrez', 'surface_habitable', 'policy_number'],
  },
);

const asbestos = paperOf(
  'amiante-repertoire-paris11',
  `font: 8.8pt/1.4 'Carlito', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 10pt; background: #dbe9f2; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #777 }`,
  [
    `<p>MESURES PARIS EST – 71 rue de la Folie-Regnaut, 75011 PARIS</p><h1>CONSTAT DE REPÉRAGE AMIANTE ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI<br><span style="font-size:9pt">(listes A et B de l’annexe 13-9 du code de la santé publique)</span></h1><p>Numéro de dossier : <b>MPE/26/1944</b> – Date du repérage : 18/09/2026 – Rapport émis le : 22/09/2026</p><h2>Désignation</h2><p>Adresse : 14 rue des Haudriettes-Vieilles, 75011 PARIS – Esc. A, 4e face – Lot n° 18 – Date du permis de construire : antérieure au 1er juillet 1997<br>Propriétaire : Mme DE LA ROCHEBRUNE Solange, 22 quai des Carènes, 17000 LA ROCHELLE<br>Donneur d’ordre : FONCIVIA TRANSACTION</p><h2>1. Conclusions</h2><p>Avertissement : les textes ont prévu plusieurs cadres réglementaires pour le repérage. <b>Dans le cadre de la mission décrite en tête de rapport, il a été repéré :</b><br>– des matériaux et produits de la liste B contenant de l’amiante après analyse : <b>Conduits en fibres-ciment (cuisine)</b> pour lesquels il est recommandé de réaliser une évaluation périodique.</p><h2>2. Composants sondés</h2>${table(
      ['Localisation', 'Composant', 'Id.', 'Conclusion', 'Justification'],
      [
        ['Cuisine', 'Conduit de fluide', 'ZPSO-001', 'Présence d’amiante', 'Analyse ECH-1'],
        ['Salle d’eau', 'Dalles de sol', 'ZPSO-002', 'Absence d’amiante', 'Analyse ECH-2'],
        ['Séjour', 'Faux plafond', '–', 'Absence', 'Matériau sans amiante'],
      ],
    )}<p style="margin-top:3mm">Opérateur : Yacine BOURDET, certifié avec mention. Ce rapport ne peut être reproduit que dans son intégralité. Validité : en cas de présence, à renouveler tous les trois ans.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'Mme DE LA ROCHEBRUNE Solange',
      property_address: '14 rue des Haudriettes-Vieilles, 75011 PARIS',
      lots: ['18'],
      report_number: 'MPE/26/1944',
      made_on: either('2026-09-22', '2026-09-18'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'rnc', 'dpe_number'],
  },
);

const lead = paperOf(
  'plomb-crep-paris16',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } td, th { border: .2mm solid #444; text-align: center; padding: .8mm }`,
  [
    `<p><b>DIAGNOSTICS DE LA MUETTE-BASSE</b> – 4 rue des Sablons-Gris, 75116 PARIS – SIRET 510 000 229 00018</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Réf. : DMB 2026-07-214 P – établi le 16 juillet 2026 – en application des articles L.1334-5 à L.1334-10 du code de la santé publique – CREP avant vente, parties privatives occupées</p><p>Bien : 27 avenue de Lamballerie, 75016 PARIS, 2e étage gauche, lot 14<br>Propriétaire : M. DU PLESSIS D’ARGENTAN Aymeric<br>Appareil à fluorescence X : NITON EX 300, source Cd109, n° 20441</p>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '118', '21', '97', '0', '0', '0'],
        ['%', '100', '17,8 %', '82,2 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:4mm"><b>Conclusion :</b> le constat n’a pas révélé la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm². Il n’y a pas lieu de faire établir un nouveau constat à chaque mutation ; sa durée de validité est illimitée.</p><p>Aucun facteur de dégradation du bâti n’a été relevé. Aucun signalement à l’ARS.</p><p>Fait à Paris, Chloé HENNEQUIN-SOW, certification B2C-EX 0412.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. DU PLESSIS D’ARGENTAN Aymeric',
      property_address: '27 avenue de Lamballerie, 75016 PARIS',
      lots: ['14'],
      report_number: 'DMB 2026-07-214 P',
      made_on: '2026-07-16',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'rnc'],
  },
);

const termites = paperOf(
  'termites-neant-aix',
  `font: 9.2pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm 17mm; h1 { font-size: 12.5pt } h2 { font-size: 10pt; margin: 3mm 0 1mm } td, th { border: .2mm solid #654 }`,
  [
    `<p>PROVENCE BÂTI CONTRÔLE – 12 traverse du Tholonet-Bas – 13100 AIX-EN-PROVENCE</p><h1>État relatif à la présence de termites dans le bâtiment</h1><p>Norme NF P 03-201 (février 2016) – rapport n° PBC-T-26.0917 – visite effectuée le 2 juin 2026 – durée : 1 h 10</p><h2>A – Désignation</h2><p>Localisation : 23 chemin de la Pinchinade, 13100 AIX-EN-PROVENCE, villa 6, lot(s) 6<br>Zone située dans un secteur délimité par arrêté préfectoral du 21/05/2001<br>Désignation du client : M. et Mme GARABEDIAN Vahan, propriétaires</p><h2>D – Identification des parties visitées</h2>${table(
      ['Niveau', 'Partie', 'Ouvrage examiné', 'Résultat (a)'],
      [
        [
          'RdC',
          'Entrée, séjour, cuisine',
          'Plinthes, huisseries, parquet',
          'Absence d’indice d’infestation de termites',
        ],
        [
          '1er',
          'Chambres 1 à 3, bain',
          'Plinthes, huisseries',
          'Absence d’indice d’infestation de termites',
        ],
        [
          'Ext.',
          'Jardin, 10 m périmétriques',
          'Souches, tas de bois',
          'Absence d’indice d’infestation de termites',
        ],
      ],
    )}<h2>E – Parties non visitées</h2><p>Combles perdus (pas de trappe d’accès).</p><h2>H – Constatations diverses</h2><p>Présence d’indices d’autres agents de dégradation biologique du bois (capricornes) sur l’abri de jardin. Ne fait pas partie de la mission.</p><h2>Conclusion</h2><p>Le présent examen fait état d’absence d’indice de présence de termites le jour de la visite. Rapport valable six mois, jusqu’au 1er décembre 2026. Fait le 2 juin 2026, Aurélien BŒUF.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. et Mme GARABEDIAN Vahan',
      property_address: '23 chemin de la Pinchinade, 13100 AIX-EN-PROVENCE',
      lots: ['6'],
      report_number: 'PBC-T-26.0917',
      made_on: '2026-06-02',
      valid_until: '2026-12-01',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['rnc', 'surface_carrez'],
  },
);

const infested = paperOf(
  'termites-presence-toulouse',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; td, th { border: .15mm solid #999; padding: .9mm } th { background: #7b1e3b; color: #fff }`,
  [
    `<table><tr><td style="border:0"><b>DIAG’OC 31</b><br>40 allée des Demoiselles-Vieilles, 31400 TOULOUSE</td><td style="border:0;text-align:right">Dossier 31-26-4402<br>Commande du 24/08/2026<br>Visite du 31/08/2026</td></tr></table><p style="font-size:12pt"><b>RAPPORT DE L’ÉTAT RELATIF À LA PRÉSENCE DE TERMITES</b></p>${table(
      [],
      [
        ['Adresse du bien', '52 boulevard des Minimettes 31200 TOULOUSE', 'Lot', '27'],
        ['Propriétaire', 'M. et Mme ETCHEBARNE Ramuntxo', 'Cadastre', 'AH 312'],
        ['Établi le', '31/08/2026', 'Valable jusqu’au', '27/02/2027'],
      ],
    )}<p style="margin-top:4mm"><b>Résultats</b></p>${table(
      ['Pièce', 'Élément', 'Indices'],
      [
        ['Entrée', 'Plinthe bois mur A', 'Absence d’indice'],
        [
          'Cellier',
          'Bâti de porte',
          'Présence : cordonnets et galeries-tunnels, Reticulitermes, bois altéré',
        ],
        ['Cellier', 'Plinthe mur C', 'Présence : bois altéré'],
        ['Séjour, chambres', 'Plinthes, huisseries', 'Absence d’indice'],
      ],
    )}<p style="margin-top:4mm">CONCLUSION : IL A ÉTÉ REPÉRÉ DES INDICES D’INFESTATION DE TERMITES le jour de la visite. Rappel : en application des articles L. 126-4 et R. 126-42 du CCH, l’occupant ou à défaut le propriétaire déclare en mairie les foyers d’infestation dans le mois.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. et Mme ETCHEBARNE Ramuntxo',
      property_address: '52 boulevard des Minimettes, 31200 TOULOUSE',
      lots: ['27'],
      report_number: '31-26-4402',
      made_on: '2026-08-31',
      valid_until: '2027-02-27',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['rnc', 'surface_carrez'],
  },
);

export const DIAGNOSTICS_ENERGIE_SANTE = [flat, coast, asbestos, lead, termites, infested];
