// Reports on energy and health: two DPE, asbestos found, lead found, no termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const flat = paperOf(
  'dpe-appartement-amiens',
  `font: 8.8pt/1.4 'Carlito', sans-serif; padding: 11mm 14mm; .top { display: grid; grid-template-columns: 30mm 1fr 62mm; gap: 4mm; align-items: center; border-bottom: .4mm solid #00a3a6 } .d { font-size: 25pt; font-weight: bold; color: #00a3a6 } .bx { background: #eef7f7; padding: 2mm 3mm; font-size: 8pt } h2 { font-size: 11.5pt; color: #00a3a6; margin: 3mm 0 1mm } .cols { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .sc div { padding: .7mm 2mm; margin-bottom: .4mm; background: #dfeeee } .sc .on { background: #f5b335; font-size: 13pt; font-weight: bold } td, th { border-bottom: .15mm solid #b7d6d6; padding: .7mm 1mm } .ft { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; font-size: 6.8pt; display: flex; justify-content: space-between }`,
  [
    `<div class="top"><div class="d">DPE</div><div><b>diagnostic de performance énergétique</b> (logement)</div><div class="bx">N° : <b>2680E4471820P</b><br>Établi le : 22/09/2026<br>Valable jusqu’au : 21/09/2036</div></div><p style="font-size:7.4pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="cols"><div>Adresse : <b>210 boulevard de Bapaume, 80000 AMIENS</b><br>(étage 3, lot n° 58)<br>Type de bien : Appartement<br>Année de construction : 1978 – 1982<br>Surface de référence : <b>71,35 m²</b></div><div>Propriétaire : Mme DUVAL Thi Lan<br>Adresse : 210 boulevard de Bapaume, 80000 AMIENS</div></div><h2>Performance énergétique et climatique</h2><div class="cols"><div class="sc"><div>A</div><div>B</div><div>C</div><div>D</div><div class="on">E &nbsp; <span>267</span> kWh/m²/an &nbsp; <span>51</span> kg CO₂/m²/an</div><div>F passoire énergétique</div><div>G</div></div><div class="bx"><b>* Dont émissions de gaz à effet de serre</b><br>peu d’émissions de CO₂ : A ≤ 6 – B ≤ 11 – C ≤ 30 – D ≤ 50 – <b>E : 51 kg CO₂/m²/an</b> – F ≤ 100 – G<br>Ce logement émet 3 638 kg de CO₂ par an, soit l’équivalent de 18 850 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées.</div></div><p style="font-size:7.4pt">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir page 2.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires).</p><p>entre <b>1 480 €</b> et <b>2 060 €</b> par an — prix moyens des énergies indexés sur les années 2021, 2022 et 2023 (abonnements compris)</p><div class="bx"><b>Informations diagnostiqueur</b><br>PICARDIE EXPERTISES IMMO – 14 rue Delambre, 80000 AMIENS – tél. 03 22 00 44 71<br>Diagnostiqueur : Yohan PETIT-JEAN – n° de certification : CPDI 4471 – Org. de certification : Certifex</div><div class="ft"><span>DPE – dossier PEI/26/1174</span><span>p. 1</span></div>`,
    `<div class="top"><div class="d">DPE</div><div><b>diagnostic de performance énergétique</b> (logement)</div><div class="bx">p. 2</div></div><h2>Schéma des déperditions de chaleur</h2><p>ventilation 16 % – toiture ou plafond 3 % – portes et fenêtres 22 % – murs 38 % – ponts thermiques 15 % – plancher bas 6 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation (en kWh énergie primaire)', 'Frais annuels d’énergie', 'Répartition'],
      [
        ['chauffage – gaz naturel', '14 890 (14 890 é.f.)', 'entre 1 060 € et 1 450 €', '71 %'],
        ['eau chaude – gaz naturel', '3 120 (3 120 é.f.)', 'entre 220 € et 310 €', '15 %'],
        ['éclairage – électrique', '310 (135 é.f.)', 'entre 40 € et 60 €', '3 %'],
        ['auxiliaires – électrique', '730 (317 é.f.)', 'entre 160 € et 240 €', '11 %'],
      ],
    )}<h2>Recommandations d’usage</h2><p>Température recommandée en hiver : 19 °C. Chauffer à 19 °C plutôt que 21 °C, c’est 24 % sur votre facture. Consommation recommandée : 118 L/jour d’eau chaude à 40 °C.</p><h2>Vue d’ensemble du logement</h2>${table(
      ['', 'Description', 'Isolation'],
      [
        ['Murs', 'Béton banché donnant sur l’extérieur, non isolé', 'insuffisante'],
        ['Plancher bas', 'Dalle béton sur local chauffé', 'sans objet'],
        ['Portes et fenêtres', 'Fenêtres PVC double vitrage, porte palière bois', 'moyenne'],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2>${table(
      ['Lot', 'Description', 'Performance recommandée'],
      [
        [
          'Étape 1 – murs',
          'Isolation par l’extérieur (décision de la copropriété), 9 800 à 14 700 €',
          'R > 4,5 m².K/W',
        ],
        ['Étape 2 – chauffage', 'Raccordement au réseau de chaleur', '–'],
      ],
    )}<p>Après l’étape 1 : 171 kWh/m²/an, classe D. Après l’étape 2 : 104 kWh/m²/an, classe C.</p><div class="ft"><span>DPE – dossier PEI/26/1174 – n° 2680E4471820P</span><span>p. 2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2680E4471820P',
      made_on: '2026-09-22',
      valid_until: '2036-09-21',
      property_address: '210 boulevard de Bapaume, 80000 AMIENS',
      owner: 'Mme DUVAL Thi Lan',
      lots: ['58'],
      surface_reference: 7135,
      energy: 267,
      emissions: 51,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-saint-quentin',
  `font: 9.4pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 15mm; h1 { font-size: 16pt } h2 { font-size: 11pt; border-bottom: .4mm solid #444; margin-top: 4mm } td { border: .2mm solid #aaa; padding: 1mm 2mm } .e { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; text-align: center } .e div { border: .5mm solid #d33; padding: 3mm } .e b { font-size: 22pt; display: block }`,
  [
    `<p>AXIO DIAGNOSTICS 02 – 71 boulevard Gambetta – 02100 SAINT-QUENTIN – SIRET 900 048 812 00017</p><h1>Diagnostic de performance énergétique – maison individuelle</h1>${table(
      [],
      [
        ['Numéro ADEME', '2602E0193354H', 'Date d’établissement', '11 mai 2026'],
        ['Date de visite', '7 mai 2026', 'Fin de validité', '10 mai 2036'],
        [
          'Adresse du logement',
          '46 rue de Vermand, 02100 SAINT-QUENTIN',
          'Surface de référence',
          '118,60 m²',
        ],
        ['Propriétaire', 'M. et Mme Abdelkader BOUDJEMAA', 'Construction', 'avant 1948'],
      ],
    )}<h2>Étiquettes</h2><div class="e"><div>Consommation en énergie primaire<b>342</b>kWh/m²/an – classe F</div><div>Émissions de gaz à effet de serre<b>74</b>kg CO₂/m²/an – classe F</div></div><h2>Dépenses annuelles estimées</h2><p>de 3 540 € à 4 850 € par an pour un usage standard (fioul domestique et électricité, prix moyens indexés au 1er janvier 2023).</p><h2>Ce que dit la loi</h2><p>Logement à consommation excessive : pour les maisons de classe E, F ou G proposées à la vente, un audit énergétique doit être remis à l’acquéreur en même temps que le DPE. Le loyer d’un logement classé F ou G ne peut être augmenté. Classe F : location interdite à compter du 1er janvier 2028.</p><p style="position:absolute;bottom:8mm;font-size:7.4pt;right:14mm">Rapport AX02-26-0507 – page 1/2</p>`,
    `<h2>Descriptif</h2>${table(
      [],
      [
        [
          'Murs',
          'Brique pleine de 34 cm, non isolée',
          'Toiture',
          'Combles perdus, laine de verre 12 cm',
        ],
        [
          'Menuiseries',
          'Bois simple vitrage et PVC double vitrage',
          'Plancher',
          'Terre-plein et cave',
        ],
        ['Chauffage', 'Chaudière fioul, 1998', 'Eau chaude', 'Ballon électrique 200 L'],
      ],
    )}<h2>Travaux conseillés</h2><p>1. Isolation des murs et remplacement du simple vitrage : 214 kWh/m²/an et 45 kg CO₂/m²/an, classe D.<br>2. Pompe à chaleur air/eau en remplacement de la chaudière : 96 kWh/m²/an et 3 kg CO₂/m²/an, classe B.</p><h2>Traçabilité</h2><p>Logiciel : LogiThermo 4.2, moteur 3CL-DPE 2021. Justificatifs fournis : facture de fioul 2025. Référence cadastrale : section DK, parcelle 204. Diagnostiqueur : Mme Ludivine CATRIN, certifiée jusqu’au 14/02/2031 (QualiCert n° 2208-D).</p><p>Assurance : Prévoyance Thiérache Exemple, contrat 80 811 204, jusqu’au 31/12/2026.</p><p style="position:absolute;bottom:8mm;font-size:7.4pt;right:14mm">Rapport AX02-26-0507 – page 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2602E0193354H',
      made_on: '2026-05-11',
      valid_until: '2036-05-10',
      property_address: '46 rue de Vermand, 02100 SAINT-QUENTIN',
      owner: 'M. et Mme Abdelkader BOUDJEMAA',
      surface_reference: 11860,
      energy: 342,
      emissions: 74,
    },
    absent: ['surface_carrez', 'rnc', 'lots'],
  },
);

const asbestos = paperOf(
  'amiante-rapport-lens',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; .h { display: flex; justify-content: space-between; border-bottom: .5mm solid #7b1e3a; padding-bottom: 2mm } h1 { font-size: 13pt; color: #7b1e3a; text-align: center; margin: 5mm 0 2mm } h2 { font-size: 10pt; color: #7b1e3a; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #bba; padding: .8mm 1.5mm } th { background: #f5eef0; font-weight: bold } .pg { position: absolute; bottom: 6mm; left: 15mm; font-size: 7pt }`,
  [
    `<div class="h"><b>CONSEIL HABITAT 62</b><span>3 rue Eugène-Bar, 62300 LENS – 03 21 00 18 62</span></div><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p style="text-align:center">(listes A et B de l’annexe 13-9 du code de la santé publique – norme NF X 46-020 d’août 2017)</p>${table(
      [],
      [
        ['Numéro de dossier', 'CH62-2026-0913', 'Date de commande', '02/09/2026'],
        ['Date du repérage', '09/09/2026', 'Date d’émission du rapport', '11/09/2026'],
        [
          'Immeuble',
          '5 allée Marcel-Cachin, 62300 LENS – bâtiment 3, rez-de-chaussée, porte 12, lot n° 12',
          'Permis de construire',
          'avant le 1er juillet 1997 (1969)',
        ],
        [
          'Propriétaire',
          'Mme BENAMARA née OUALI Samira',
          'Opérateur',
          'Grégory SZYMANSKI, certification n° 18-1207',
        ],
      ],
    )}<h2>1. Les conclusions</h2><p><b>1.1 Liste A :</b> dans le cadre de la mission décrite en tête de rapport, il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p><p><b>1.2 Liste B :</b> il a été repéré des matériaux et produits de la liste B contenant de l’amiante :<br>– Conduits en fibres-ciment (gaine technique, WC) : matériau contenant de l’amiante, sur marquage – score EP (évaluation périodique) ;<br>– Dalles de sol 30 × 30 (cellier) : matériau contenant de l’amiante, après analyse – score EP.</p><h2>2. Locaux non visités</h2><p>Néant.</p><p class="pg">CONSEIL HABITAT 62 – CH62-2026-0913 – 1/2</p>`,
    `<h2>3. Résultats détaillés</h2>${table(
      ['Localisation', 'Identifiant et description', 'Conclusion', 'État et préconisation'],
      [
        ['WC', 'M001 – conduit fibres-ciment', 'Présence (marquage AT)', 'Non dégradé – EP'],
        [
          'Cellier',
          'P001 – dalles de sol vinyle',
          'Présence (labo, PV 26-55120)',
          'Non dégradé – EP',
        ],
        ['Cuisine', 'P002 – colle de faïence', 'Absence (labo, PV 26-55121)', '–'],
        ['Séjour', 'Plafond, plâtre peint', 'Absence', '–'],
      ],
    )}<h2>4. Obligations du propriétaire</h2><p>L’évaluation périodique consiste à contrôler que l’état de dégradation des matériaux ne s’aggrave pas et, le cas échéant, que leur protection demeure en bon état. Le propriétaire doit informer toute personne appelée à organiser ou effectuer des travaux.</p><h2>5. Signatures</h2><p>Fait à LENS, le 11/09/2026. Le présent rapport ne peut être reproduit que dans son intégralité. L’opérateur est indépendant et assuré : Prévoyance Artois Exemple, n° 4 410 887.</p><p class="pg">CONSEIL HABITAT 62 – CH62-2026-0913 – 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'Mme BENAMARA née OUALI Samira',
      property_address: '5 allée Marcel-Cachin, 62300 LENS',
      lots: ['12'],
      report_number: 'CH62-2026-0913',
      made_on: either('2026-09-11', '2026-09-09'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-constat-saint-quentin',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; h1 { font-size: 14pt; text-align: center; border: .4mm solid #000; padding: 2mm } h2 { font-size: 10pt; background: #e9e9e9; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #777; padding: .8mm 1.4mm } th { font-weight: bold }`,
  [
    `<p>AXIO DIAGNOSTICS 02 – 71 boulevard Gambetta – 02100 SAINT-QUENTIN</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Articles L. 1334-5 et L. 1334-6 du code de la santé publique – arrêté du 19 août 2011 – rapport n° AX02-26-0508 du 11/05/2026</p><h2>Le bien</h2>${table(
      [],
      [
        ['Adresse', '46 rue de Vermand, 02100 SAINT-QUENTIN'],
        ['Propriétaire', 'M. et Mme Abdelkader BOUDJEMAA'],
        [
          'Nature',
          'Maison individuelle, année de construction : 1927, occupée par les propriétaires (aucun enfant mineur)',
        ],
        ['Appareil', 'Analyseur Plombex 200, source Cd 109, n° 4471, chargement du 12/03/2025'],
      ],
    )}<h2>Conclusion : classement des unités de diagnostic</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre', '126', '18', '93', '13', '2', '0'],
        ['%', '100 %', '14,3 %', '73,8 %', '10,3 %', '1,6 %', '0 %'],
      ],
    )}<p style="margin-top:2mm">Le constat met en évidence la présence de revêtements contenant du plomb à une concentration égale ou supérieure au seuil de 1 mg/cm², non dégradés ou en état d’usage (classes 1 et 2). Le propriétaire veille à leur entretien afin d’éviter leur dégradation future.</p><h2>Situations de risque</h2><p>☐ risque de saturnisme infantile &nbsp; ☐ dégradation du bâti &nbsp; ☒ aucune situation de risque relevée. Transmission à l’agence régionale de santé : non.</p><h2>Extrait des mesures</h2>${table(
      ['Local', 'UD', 'Substrat', 'Mesure mg/cm²', 'État', 'Classe'],
      [
        ['Salon', 'Fenêtre, intérieur', 'bois', '4,2', 'ND', '1'],
        ['Chambre 1', 'Plinthe', 'bois', '0,3', '–', '0'],
        ['Escalier', 'Contremarches', 'bois', '6,1', 'EU', '2'],
        ['Chambre 2', 'Porte', 'bois', '3,7', 'ND', '1'],
      ],
    )}<p style="margin-top:3mm">Durée de validité : un an, jusqu’au 10/05/2027. Auteur : Ludivine CATRIN, visite du 07/05/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. et Mme Abdelkader BOUDJEMAA',
      property_address: '46 rue de Vermand, 02100 SAINT-QUENTIN',
      report_number: 'AX02-26-0508',
      made_on: either('2026-05-11', '2026-05-07'),
      valid_until: '2027-05-10',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'lots'],
  },
);

const termites = paperOf(
  'termites-rubriques-boulogne',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 12.5pt; background: #35524a; color: #fff; padding: 2mm 3mm } h2 { font-size: 9.4pt; border-left: 1.5mm solid #35524a; padding-left: 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #9db3ac; padding: .8mm 1.4mm }`,
  [
    `<p><b>OPALE CONTRÔLES</b> – 90 rue Nationale – 62200 BOULOGNE-SUR-MER</p><h1>RAPPORT DE L’ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p>Norme NF P 03-201 – article L. 126-24 du code de la construction et de l’habitation – rapport n° OC/T/26-704</p><h2>A. Désignation du ou des bâtiments</h2><p>31 rue du Baston, 62200 BOULOGNE-SUR-MER – appartement, lot n° 11 – document réalisé le 03/11/2026, visite du même jour, temps passé 55 min</p><h2>B. Désignation du client</h2><p>M. SAUVAGE Loïc, propriétaire, 31 rue du Baston, 62200 BOULOGNE-SUR-MER</p><h2>C. Désignation de l’opérateur</h2><p>Théo DEVOS, certification DTI 5518, Certifex – assurance Mutuelle Opale Exemple</p><h2>D. Identification des bâtiments et parties visités et des éléments infestés ou ayant été infestés</h2>${table(
      ['Parties visitées', 'Ouvrages, éléments examinés', 'Résultat du diagnostic d’infestation'],
      [
        ['Entrée', 'Plinthes bois, porte et bâti', 'Absence d’indices d’infestation de termites'],
        [
          'Séjour',
          'Parquet, plinthes, fenêtres PVC',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre', 'Parquet, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Cave 11', 'Porte bois, étagères', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E. Parties non visitées</h2><p>Vide sous baignoire (trappe scellée).</p><h2>F. Moyens d’investigation</h2><p>Examen visuel, sondage au poinçon de tous les éléments bois accessibles.</p><h2>G. Constatations diverses</h2><p>Présence de traces de champignons (pourriture cubique) en cave.</p><h2>H. Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b> Le présent examen est utilisable jusqu’au 02/05/2027. Aucun arrêté préfectoral ne délimite à ce jour de zone contaminée dans la commune ; l’état est fourni à titre volontaire.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. SAUVAGE Loïc',
      property_address: '31 rue du Baston, 62200 BOULOGNE-SUR-MER',
      lots: ['11'],
      report_number: 'OC/T/26-704',
      made_on: '2026-11-03',
      valid_until: '2027-05-02',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const ENERGIE_ET_SANTE = [flat, house, asbestos, lead, termites];
