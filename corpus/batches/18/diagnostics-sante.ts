// Reports on energy and on what harms health, each office with its own print.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-officiel-auxerre',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .t { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: .5mm solid #00594f } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .e span { display: block; padding: .8mm 2mm; color: #fff; margin-bottom: .6mm } .w { font-size: 17pt; font-weight: bold } h2 { font-size: 10.5pt; color: #00594f; margin: 4mm 0 1mm } td { border-bottom: .15mm solid #bbb }`,
  [
    `<div class="t"><div><b style="font-size:22pt">DPE</b> Diagnostic de performance énergétique (logement)</div><div style="font-size:8pt">N° ADEME : <b>2489E1907745R</b><br>Établi le : 18/11/2024<br>Valable jusqu’au : 17/11/2034</div></div><p style="font-size:7.6pt;margin-top:1.5mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p><div class="two"><div style="background:#ddd;height:38mm;padding:2mm">photo du bien</div><div>Adresse : <b>9 rue Joubert, 89000 AUXERRE</b><br>Étage : 2e, porte gauche – N° de lot : 3<br>Type de bien : appartement<br>Année de construction : avant 1948<br>Surface habitable : <b>58,40 m²</b><br><br>Propriétaire : M. GUYARD Stéphane<br>Adresse : 41 boulevard de la Chaînette, 89000 AUXERRE</div></div><h2>Performance énergétique</h2><div class="two"><div class="e"><span style="background:#009c6d;width:24mm">A</span><span style="background:#52b153;width:30mm">B</span><span style="background:#78bd76;width:36mm">C</span><span style="background:#f4e70f;width:42mm;color:#000">D</span><span style="background:#f0b50f;width:48mm">E</span><span style="background:#eb8235;width:54mm;border:.6mm solid #000">F</span><span style="background:#d7221f;width:60mm">G</span></div><div><p>consommation (énergie primaire)<br><span class="w">358</span> kWh/m²/an</p><p>émissions<br><span class="w">11</span> kg CO₂/m²/an</p><p style="color:#d7221f"><b>logement à consommation énergétique excessive : classe F</b></p></div></div><h2>Estimation des coûts annuels d’énergie</h2><p>entre <b>1 480 €</b> et <b>2 040 €</b> par an (prix moyens des énergies indexés sur les années 2021, 2022, 2023, abonnements compris)</p><h2>Diagnostiqueur</h2><p>Yonne Bâti Contrôle, 14 rue du Temple, 89000 AUXERRE – tél. 03 86 00 11 62 – diagnostiqueur : Cyril MOUTURAT – n° de certification CPDI 4471 – organisme : Certif Exemple</p>`,
    `<div class="t"><div><b>DPE</b> diagnostic de performance énergétique (logement)</div><div>p. 2</div></div><h2>Schéma des déperditions</h2><p>murs 34 % – toiture ou plafond 12 % – ventilation 15 % – portes et fenêtres 21 % – ponts thermiques 9 % – plancher bas 9 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation (kWh EP)', 'dont kWh EF', 'Frais annuels'],
      [
        ['Chauffage (électrique)', '17 240', '7 496', '1 190 à 1 620 €'],
        ['Eau chaude (électrique)', '3 390', '1 474', '240 à 340 €'],
        ['Éclairage', '277', '120', '50 à 80 €'],
      ],
    )}<h2>Recommandations</h2><p>1. Isoler les murs par l’intérieur. 2. Installer une pompe à chaleur air/air. Montant estimé : 9 000 à 14 000 €. Résultat : classe D, 240 kWh/m²/an, 8 kg CO₂/m²/an.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2489E1907745R',
      made_on: '2024-11-18',
      valid_until: '2034-11-17',
      property_address: '9 rue Joubert, 89000 AUXERRE',
      owner: 'M. GUYARD Stéphane',
      lots: ['3'],
      surface_habitable: 5840,
      energy: 358,
      emissions: 11,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-plouzane',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 14mm; .b { border: .3mm solid #555; padding: 3mm; margin-bottom: 3mm } .k { display: grid; grid-template-columns: 1fr 1fr 1fr; text-align: center; gap: 3mm } .k div { background: #eef; padding: 3mm } .k b { font-size: 18pt; display: block }`,
  [
    `<p><b>IROISE DIAGNOSTICS</b> – 3 rue de Bretagne, 29280 PLOUZANÉ – assuré RCP n° 55 208 114</p><h1 style="font-size:15pt">Diagnostic de performance énergétique – maison individuelle</h1><div class="b">Numéro de DPE (observatoire ADEME) : 2629E0338112D<br>Date de visite : 03/03/2026 – Date d’établissement du DPE : 05/03/2026 – Validité : 04/03/2036<br>Adresse du bien : 62 route de Kerarmerrien, 29280 PLOUZANÉ<br>Surface de référence du logement : 112,6 m² – Bâtie en 1979<br>Propriétaire : Consorts LE HIR-MORVAN, chez Mme Maïwenn LE HIR, 5 rue du Stade, 29810 PLOUARZEL</div><div class="k"><div><b>204</b>kWh/m²/an<br>énergie primaire</div><div><b>43</b>kg CO₂/m²/an<br>émissions</div><div><b>D</b>classe</div></div><p style="margin-top:4mm">Chauffage : chaudière fioul standard installée en 2003. Eau chaude : ballon électrique. Ventilation : VMC simple flux. Coûts annuels estimés : de 2 310 € à 3 170 €.</p><p>Confort d’été : moyen. Production d’énergies renouvelables : aucune.</p><p>Parcours de travaux : remplacer la chaudière fioul par une pompe à chaleur air/eau (classe C, 138 kWh/m²/an), puis isoler les combles perdus (classe B).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2629E0338112D',
      made_on: '2026-03-05',
      valid_until: '2036-03-04',
      property_address: '62 route de Kerarmerrien, 29280 PLOUZANÉ',
      owner: either('Consorts LE HIR-MORVAN', 'Consorts LE HIR-MORVAN, chez Mme Maïwenn LE HIR'),
      surface_reference: 11260,
      energy: 204,
      emissions: 43,
    },
    absent: ['lots', 'surface_carrez', 'policy_number', 'insurer'],
  },
);

const asbestos = paperOf(
  'amiante-rapport-vannes',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { font-size: 13pt; border: .5mm solid #a33; color: #a33; padding: 2mm; text-align: center } td, th { border: .2mm solid #c99; padding: 1mm } th { background: #fbeeee } h2 { font-size: 10pt; color: #a33; margin-top: 4mm }`,
  [
    `<p><b>GOLFE DIAG</b> SARL – 20 rue de la Confiance, 56000 VANNES – SIRET 900 002 118 00029</p><h1>Rapport de repérage des matériaux et produits contenant de l’amiante<br>listes A et B – constitution du dossier vente</h1>${table(
      [],
      [
        ['Rapport n°', 'GD 2023-06-118/A', 'Date du repérage', '12/06/2023'],
        ['Adresse', '6 rue Saint-Vincent, 56000 VANNES, 1er étage', 'Lot(s)', '3'],
        ['Propriétaire', 'Indivision RIO – LE BIHAN', 'Commanditaire', 'Étude LE GAL'],
        ['Opérateur', 'Tugdual NÉDÉLEC', 'Date du rapport', '14/06/2023'],
      ],
    )}<h2>1 – Conclusions</h2><p>Dans le cadre de la mission objet du présent rapport, <b>il a été repéré des matériaux et produits contenant de l’amiante</b> : conduit en fibres-ciment, cellier (liste B), sur jugement de l’opérateur. Évaluation périodique (EP) recommandée.</p><h2>2 – Locaux visités</h2>${table(
      ['Local', 'Matériau', 'Résultat', 'État', 'Recommandation'],
      [
        ['Entrée', 'Dalles de sol', 'Absence (prélèvement P001)', '–', '–'],
        ['Cuisine', 'Colle de faïence', 'Absence (prélèvement P002)', '–', '–'],
        ['Cellier', 'Conduit fibres-ciment', 'Présence', 'Non dégradé', 'EP'],
        ['Combles', 'Non accessibles', 'Investigation complémentaire', '–', '–'],
      ],
    )}<p style="margin-top:4mm">La cave (lot 17) n’a pas été visitée, la clé n’ayant pas été fournie. Laboratoire : Analyses Exemple Ouest.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'Indivision RIO – LE BIHAN',
      property_address: '6 rue Saint-Vincent, 56000 VANNES',
      lots: either(['3'], ['3', '17']),
      report_number: 'GD 2023-06-118/A',
      made_on: either('2023-06-14', '2023-06-12'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const lead = paperOf(
  'plomb-constat-auxerre',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 14pt } .r { display: grid; grid-template-columns: 52mm 1fr; row-gap: 1mm } .c { background: #e9f5e9; border: .3mm solid #393; padding: 3mm; margin: 4mm 0 } td, th { border: .2mm solid #999; text-align: center }`,
  [
    `<p>Yonne Bâti Contrôle – 14 rue du Temple – 89000 AUXERRE</p><h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Articles L. 1334-5 à L. 1334-10 du code de la santé publique, arrêté du 19 août 2011</p><div class="r"><span>Réf. du constat</span><b>YBC-24-0911-P</b><span>Fait le</span><b>18 novembre 2024</b><span>Bien</span><b>9 rue Joubert, 89000 AUXERRE – lot 3</b><span>Propriétaire</span><b>M. GUYARD Stéphane</b><span>Occupant</span><b>locataire, M. et Mme ZITOUNI (2 enfants de moins de 6 ans)</b><span>Appareil</span><b>Niton XLp 300, n° 11482, source Cd 109</b></div><div class="c"><b>Conclusion.</b> Le présent constat ne met pas en évidence de revêtement contenant du plomb à une concentration supérieure au seuil de 1 mg/cm². Il n’y a pas lieu de le renouveler à chaque mutation.</div>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Unités de diagnostic', '61', '9', '52', '0', '0', '0'],
        ['%', '100 %', '14,75 %', '85,25 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:4mm">Facteurs de dégradation du bâti : aucun. Signé : C. MOUTURAT.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. GUYARD Stéphane',
      property_address: '9 rue Joubert, 89000 AUXERRE',
      lots: ['3'],
      report_number: 'YBC-24-0911-P',
      made_on: '2024-11-18',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number', 'tenant'],
  },
);

const termites = paperOf(
  'termites-etat-saint-denis',
  `font: 9pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm; h1 { font-size: 13pt; text-align: center; text-transform: uppercase } h2 { font-size: 9.6pt; border-bottom: .3mm solid #000; margin: 4mm 0 1mm } td, th { border: .2mm solid #666; padding: 1mm }`,
  [
    `<table><tr><td style="border:0"><b>PÉI EXPERTISE IMMOBILIÈRE</b><br>9 rue de la Boulangerie, 97400 SAINT-DENIS</td><td style="border:0;text-align:right">Dossier PEI/25/0402<br>Zone délimitée par arrêté préfectoral : ensemble du département</td></tr></table><h1>État relatif à la présence de termites dans le bâtiment</h1><p style="text-align:center">établi selon la norme NF P 03-201 et l’arrêté du 29 mars 2007 modifié</p><h2>A – Bien</h2><p>7 rue Monthyon, 97400 Saint-Denis, appartement B12, lot 5, bâti vers 1996, environ 74 m²</p><h2>B – Client</h2><p>M. HOARAU Jean-Fred et Mme PAYET Marie Aurélie, propriétaires</p><h2>C – Mission</h2><p>Visite du 21 février 2025, durée 1 h 10. Rapport valable six mois, soit jusqu’au 20 août 2025.</p><h2>D – Éléments examinés</h2>${table(
      ['Niveau', 'Pièces', 'Ouvrages', 'Constat'],
      [
        ['2e', 'Séjour, varangue', 'Portes, plinthes, lambris', 'Absence d’indices'],
        ['2e', 'Chambres 1 et 2', 'Portes, placards', 'Absence d’indices'],
        ['2e', 'Cuisine', 'Meubles bas', 'Absence d’indices'],
        ['0', 'Local poubelles', 'Non visité', 'Partie commune'],
      ],
    )}<h2>E – Conclusion</h2><p><b>Le jour de la visite, il n’a pas été repéré d’indice de présence de termites</b> dans les parties examinées. Présence de traces d’agents de dégradation biologique autres (mérule non recherchée).</p><p style="text-align:right">L’opérateur, Wilfrid TURPIN</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. HOARAU Jean-Fred et Mme PAYET Marie Aurélie',
      property_address: '7 rue Monthyon, 97400 Saint-Denis',
      lots: ['5'],
      report_number: 'PEI/25/0402',
      made_on: '2025-02-21',
      valid_until: '2025-08-20',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'surface_habitable', 'dpe_number'],
  },
);

export const DIAGNOSTICS_SANTE = [dpe, house, asbestos, lead, termites];
