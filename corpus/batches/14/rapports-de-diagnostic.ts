// Energy, asbestos, lead and termites, as the diagnosticians' software prints them.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const DPE = `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 22pt; margin: 0; color: #1b2a6b } h2 { font-size: 12pt; color: #1b2a6b; margin: 5mm 0 2mm } .head { display: flex; justify-content: space-between; border-bottom: .3mm solid #1b2a6b; padding-bottom: 2mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .sc { width: 70mm } .sc div { color: #fff; padding: .6mm 2mm; margin-bottom: .5mm } .val { border: .5mm solid #333; border-radius: 2mm; padding: 2mm; display: inline-block; text-align: center } .val b { font-size: 17pt } td, th { border-bottom: .2mm solid #ccc } th { font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between }`;
const scale = (on: string) =>
  `<div class="sc">${['A', 'B', 'C', 'D', 'E', 'F', 'G']
    .map(
      (letter, index) =>
        `<div style="width:${24 + index * 6}mm;background:${['#009036', '#53af31', '#c6d300', '#e6b800', '#f0a500', '#eb690b', '#d71a21'][index]}">${letter}${letter === on ? ' ◄' : ''}</div>`,
    )
    .join('')}</div>`;

const flat = paperOf(
  'dpe-appartement-robinson',
  DPE,
  [
    `<div class="head"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div>N° ADEME : 2692E4418207K<br>Etabli le : 02/09/2026<br>Valable jusqu’au : 01/09/2036</div></div><p style="margin-top:3mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="two"><div>Adresse : <b>20 allée des Grands Chênes 92350 LE PLESSIS-ROBINSON</b><br>(Bâtiment C, étage 3, N° de lot : 214)<br>Type de bien : Appartement<br>Année de construction : 1972 - 1974<br>Surface de référence : <b>83,47 m²</b></div><div>Propriétaire : M. et Mme FAUCONNIER Stéphane<br>Adresse : 20 allée des Grands Chênes 92350 LE PLESSIS-ROBINSON</div></div><h2>Performance énergétique et climatique</h2><div class="two"><div>${scale('E')}<p style="font-size:7.5pt">logement extrêmement performant (A) – logement extrêmement peu performant (G). Les logements classés F et G sont des passoires énergétiques.</p></div><div><div class="val">consommation<br>(énergie primaire)<br><b>248</b><br>kWh/m²/an</div> <div class="val">émissions<br><br><b>49*</b><br>kg CO₂/m²/an</div><p style="margin-top:3mm">* Dont émissions de gaz à effet de serre. Ce logement émet 4 112 kg de CO₂ par an, soit l’équivalent de 21 305 km parcourus en voiture.</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 820 €</b> et <b>2 510 €</b> par an. Prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>DIAG SUD FRANCILIEN – 3 rue des Frênes Pourpres, 92260 FONTENAY-AUX-ROSES – tél : 01 46 00 92 15<br>Diagnostiqueur : Nadège COLLIN – N° de certification : DPE-44871 – Organisme de certification : Certif Exemple</p><div class="ft"><span>DIAG SUD FRANCILIEN | Dossier 26/IMO/2217</span><span>Page 1/3</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 18 % – toiture ou plafond 0 % – portes et fenêtres 29 % – murs 38 % – ponts thermiques 15 % – plancher bas 0 %</p><h2>Performance de l’isolation : INSUFFISANTE</h2><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable avant 1982</p><h2>Confort d’été (hors climatisation)</h2><p>MOYEN – Les caractéristiques de votre logement améliorant le confort d’été : fenêtres équipées de volets extérieurs, logement traversant.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage – Gaz Naturel', '15 611 (15 611 é.f.)', 'entre 1 330 € et 1 810 €', '73 %'],
        ['eau chaude – Gaz Naturel', '4 010 (4 010 é.f.)', 'entre 340 € et 470 €', '18 %'],
        ['éclairage – Électrique', '362 (191 é.f.)', 'entre 40 € et 70 €', '3 %'],
        ['auxiliaires – Électrique', '717 (377 é.f.)', 'entre 110 € et 160 €', '6 %'],
        ['Total', '20 700 kWh', 'entre 1 820 € et 2 510 € par an', ''],
      ],
    )}<h2>Recommandations pour votre logement</h2><p>Consommation recommandée : 103 ℓ/jour d’eau chaude à 40 °C. Température recommandée en hiver : 19 °C. Chauffer à 19 °C plutôt que 21 °C, c’est en moyenne 23 % sur votre facture.</p><div class="ft"><span>DIAG SUD FRANCILIEN | Dossier 26/IMO/2217</span><span>Page 2/3</span></div>`,
    `<h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels : isolation des murs par l’extérieur (montant estimé 14 200 à 21 000 €), remplacement des fenêtres. Consommation après travaux : 151 kWh/m²/an, 29 kg CO₂/m²/an.</p><h2>Fiche technique du logement</h2><p>Référence du logiciel validé : DiagSoft 2021. Référence du DPE : 26/IMO/2217. Date de visite du bien : 31/08/2026. Invariant fiscal du logement : N/A. Référence de la parcelle cadastrale : Section cadastrale R, Parcelle(s) n° 214. Méthode utilisée : 3CL-DPE 2021.</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '92 Hauts de Seine'],
        ['Altitude', 'Donnée en ligne', '162 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Surface de référence du logement', 'Observé / mesuré', '83,47 m²'],
        ['Nombre de niveaux du logement', 'Observé / mesuré', '1'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,5 m'],
      ],
    )}<div class="ft"><span>DIAG SUD FRANCILIEN | Dossier 26/IMO/2217</span><span>Page 3/3</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2692E4418207K',
      made_on: '2026-09-02',
      valid_until: '2036-09-01',
      property_address: '20 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      owner: 'M. et Mme FAUCONNIER Stéphane',
      lots: ['214'],
      surface_reference: 8347,
      energy: 248,
      emissions: 49,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-gif',
  DPE.replaceAll('#1b2a6b', '#0d5c3a').replace('DejaVu Sans Condensed', 'Nimbus Sans'),
  [
    `<div class="head"><div><h1 style="font-size:16pt">D.P.E. – logement</h1>diagnostic de performance énergétique</div><div>n° 2591E0087314R<br>établi le 11 décembre 2025<br>valable jusqu’au 10 décembre 2035</div></div><p style="margin-top:3mm">Le DPE est un document qui sert notamment à estimer la consommation d’énergie et les émissions de gaz à effet de serre d’un logement.</p>${table(
      [],
      [
        ['adresse', '8 sentier des Noyers, 91190 GIF-SUR-YVETTE'],
        ['type de bien', 'maison individuelle'],
        ['année de construction', '1980'],
        ['surface de référence', '142,60 m²'],
        ['propriétaire', 'M. BENHAMOU David'],
        ['adresse', '8 sentier des Noyers, 91190 GIF-SUR-YVETTE'],
      ],
    )}<h2>Performance énergétique et climatique</h2><div class="two"><div>${scale('D')}</div><div><p>consommation énergie primaire : <b>203 kWh/m²/an</b> (énergie finale : 166 kWh/m²/an)</p><p>émissions de gaz à effet de serre : <b>31 kg CO₂/m²/an</b></p><p>Ce logement émet 4 420 kg de CO₂ par an.</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre 2 640 € et 3 630 € par an, pour le chauffage, l’eau chaude sanitaire, la climatisation, l’éclairage et les auxiliaires.</p><p style="margin-top:5mm">Yvette Diagnostics – 21 rue du Viaduc des Fauvettes, 91400 ORSAY – diagnostiqueur : P. Nogaret – certification CX-2210 – assurance RCP contrat 7710044, valable jusqu’au 31/12/2026</p><div class="ft"><span>dossier YD-2025-1188</span><span>1 / 2</span></div>`,
    `<h2>Vue d’ensemble du logement</h2>${table(
      ['élément', 'description', 'isolation'],
      [
        ['Murs', 'Blocs de béton creux, isolation intérieure', 'moyenne'],
        ['Plancher bas', 'Plancher entrevous sur sous-sol non chauffé', 'insuffisante'],
        ['Toiture', 'Combles perdus isolés (30 cm)', 'bonne'],
        ['Portes et fenêtres', 'PVC double vitrage', 'bonne'],
      ],
    )}<h2>Vue d’ensemble des équipements</h2>${table(
      ['équipement', 'description'],
      [
        ['chauffage', 'Chaudière gaz à condensation installée en 2017, radiateurs'],
        ['eau chaude sanitaire', 'Combinée au système de chauffage'],
        ['ventilation', 'Ventilation par ouverture des fenêtres'],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Étape 1, les travaux essentiels : isolation du plancher bas, installation d’une VMC hygroréglable (5 200 à 7 800 €). Étape 2, les travaux à envisager : pompe à chaleur air/eau (11 000 à 16 500 €). Après travaux : 98 kWh/m²/an, classe C, 3 kg CO₂/m²/an, classe A.</p><p>Visite du 8 décembre 2025. Méthode de calcul : 3CL-DPE 2021. Justificatifs fournis : facture d’isolation des combles, facture de la chaudière.</p><div class="ft"><span>dossier YD-2025-1188</span><span>2 / 2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2591E0087314R',
      made_on: '2025-12-11',
      valid_until: '2035-12-10',
      property_address: '8 sentier des Noyers, 91190 GIF-SUR-YVETTE',
      owner: 'M. BENHAMOU David',
      surface_reference: 14260,
      energy: 203,
      emissions: 31,
    },
    absent: ['lots', 'surface_carrez', 'rnc', 'price'],
  },
);

const REPORT = `font: 9pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .4mm solid #1b2a6b; padding: 2mm; color: #1b2a6b } h2 { font-size: 10pt; background: #e3e6f3; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #9aa0c0; padding: .8mm 1.5mm } th { background: #f0f1f8; font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between }`;

const asbestos = paperOf(
  'amiante-reperage-robinson',
  REPORT,
  [
    `<p><b>DIAG SUD FRANCILIEN</b> – 3 rue des Frênes Pourpres, 92260 FONTENAY-AUX-ROSES</p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti<br><span style="font-size:9pt">(listes A et B de l’annexe 13-9 du code de la santé publique)</span></h1>${table(
      [],
      [
        ['Numéro de dossier', '26/IMO/2217'],
        ['Date du repérage', '31/08/2026'],
        ['Adresse du bien', '20 allée des Grands Chênes<br>92350 LE PLESSIS-ROBINSON'],
        [
          'Périmètre du repérage',
          'Bâtiment C, étage 3, lots 214 (appartement), 318 (cave) et 427 (parking)',
        ],
        ['Date de construction', '1972 – permis de construire antérieur au 1er juillet 1997'],
        ['Le propriétaire', 'M. et Mme FAUCONNIER Stéphane'],
        ['Opérateur de repérage', 'Nadège COLLIN, certification n° AM-44871'],
      ],
    )}<h2>1. – Les conclusions</h2><p>Avertissement : les textes ont prévu plusieurs cadres réglementaires pour le repérage des matériaux ou produits contenant de l’amiante, notamment pour les cas de démolition d’immeuble. La présente mission de repérage ne répond pas aux exigences prévues pour les missions de repérage avant démolition ou avant travaux.</p><p>1.1 Liste A : dans le cadre de la mission, il n’a pas été repéré de matériaux ou produits de la liste A susceptibles de contenir de l’amiante.</p><p>1.1 Liste B : dans le cadre de la mission, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b> : conduit en fibres-ciment (Cave lot 318), sur jugement de l’opérateur, pour lequel il est recommandé de réaliser une évaluation périodique.</p><h2>2. – Résultats détaillés du repérage</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation et préconisation',
      ],
      [
        [
          'Cave (lot 318)',
          'ZPSO-001 – Conduit d’évacuation en fibres-ciment',
          'Présence d’amiante (jugement de l’opérateur)',
          'Matériau non dégradé – EP : évaluation périodique',
        ],
        [
          'Cuisine, Salle de bains',
          'ZPSO-002 – Dalles de sol plastiques',
          'Absence d’amiante (analyse)',
          '–',
        ],
      ],
    )}<h2>3. – Signatures</h2><p>Fait à FONTENAY-AUX-ROSES, le 02/09/2026 – Par : Nadège COLLIN</p><div class="ft"><span>Constat amiante n° 26/IMO/2217</span><span>Page 1/1</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. et Mme FAUCONNIER Stéphane',
      property_address: '20 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      lots: ['214', '318', '427'],
      report_number: '26/IMO/2217',
      made_on: either('2026-08-31', '2026-09-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-crep-nice',
  REPORT.replaceAll('#1b2a6b', '#7a1f3d').replace('Nimbus Sans', 'DejaVu Sans Condensed'),
  [
    `<p><b>EXPERTIMMO BAIE DES ANGES</b> – 77 avenue Malaussena Haute, 06000 NICE – n° SIRET 900 000 655 00021</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Articles L. 1334-5 à L. 1334-10 du code de la santé publique, arrêté du 19 août 2011 – norme NF X46-030</p>${table(
      [],
      [
        ['Rapport n°', 'EBA-26-0914-P'],
        ['Date de visite', '14/09/2026'],
        ['Adresse du bien', '14 avenue des Arènes Hautes, 06100 NICE – 2e étage droite, lot 27'],
        ['Nature de la mission', 'Avant la vente – parties privatives'],
        ['Propriétaire', 'Madame GASTALDI Rosanna'],
        ['Occupant', 'Locataire – pas d’enfant mineur présent'],
        ['Appareil à fluorescence X', 'Nitex 800, n° de série 2241, source 109Cd du 04/02/2025'],
      ],
    )}<h2>CONCLUSION</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '96', '9', '87', '0', '0', '0'],
        ['%', '100', '9,4 %', '90,6 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:3mm"><b>Le constat de risque d’exposition au plomb n’a pas révélé la présence de revêtements contenant du plomb au-delà des seuils en vigueur.</b></p><p>Le constat ayant conclu à l’absence de revêtements contenant du plomb à des concentrations supérieures au seuil défini par l’arrêté, il n’y a pas lieu de faire établir un nouveau constat à chaque mutation. Le présent constat sera joint à chaque mutation.</p><h2>EXTRAIT DES MESURES</h2>${table(
      ['Local', 'Unité de diagnostic', 'Mesure 1 (mg/cm²)', 'Mesure 2 (mg/cm²)', 'Classement'],
      [
        ['Entrée', 'Mur A – plâtre, peinture', '0,1', '0,2', '0'],
        ['Entrée', 'Porte – bois, peinture', '0,3', '0,1', '0'],
        ['Séjour', 'Fenêtre – bois, peinture', '0,4', '0,2', '0'],
        ['Chambre 1', 'Plinthes – bois, peinture', '0,2', '0,1', '0'],
        ['Cuisine', 'Mur C – plâtre, faïence', '–', '–', 'non mesurée'],
      ],
    )}<p style="margin-top:3mm">Fait à NICE le 14/09/2026 – L’auteur du constat : Bruno TESTA, certification n° PB-0617-11 valable jusqu’au 30/03/2029</p><div class="ft"><span>EBA-26-0914-P</span><span>page 1 sur 1</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Madame GASTALDI Rosanna',
      property_address: '14 avenue des Arènes Hautes, 06100 NICE',
      lots: ['27'],
      report_number: 'EBA-26-0914-P',
      made_on: '2026-09-14',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const termites = paperOf(
  'termites-etat-saint-gilles',
  REPORT.replaceAll('#1b2a6b', '#005a73').replace('Nimbus Sans', 'DejaVu Sans'),
  [
    `<p><b>AUSTRAL DIAGNOSTICS</b> – 4 chemin Bassin Plat, 97410 SAINT-PIERRE (La Réunion)</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p style="font-size:8pt">Réf. : norme NF P 03-201, arrêté du 7 mars 2012 modifiant l’arrêté du 29 mars 2007</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 7 rue des Vacoas, 97434 SAINT-GILLES-LES-BAINS – Bâtiment A, 1er étage, lot n° 12<br>Situation au regard d’un arrêté préfectoral : le bien est situé dans une zone soumise à un arrêté préfectoral (tout le département, arrêté du 15/10/2001).</p><h2>B. – Désignation du client</h2><p>Nom et prénom : HOARAU Jean-Yves – Qualité du client : propriétaire</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>D. PAYET – Référence du rapport : AD-T-260733 – Date de la visite : 17/07/2026 – Temps passé sur site : 1 h 10</p><h2>D. – Identification des parties visitées</h2>${table(
      [
        'Partie visitée',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Sol carrelage, porte et huisserie bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour',
          'Sol carrelage, plinthes, baie aluminium',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre 1', 'Porte bois, placard bois', 'Absence d’indices d’infestation de termites'],
        ['Chambre 2', 'Porte bois, placard bois', 'Absence d’indices d’infestation de termites'],
        ['Varangue', 'Deck bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E. – Catégories de termites</h2><p>Termites souterrains, termites de bois sec (Cryptotermes) et termites arboricoles, présents dans les départements d’outre-mer.</p><h2>F. – Constatations diverses</h2><p>Traces d’humidité au plafond de la salle d’eau. Néant quant aux autres agents de dégradation biologique du bois.</p><h2>NOTE – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p><p>Le présent rapport n’a de valeur que pour la date de la visite et est exclusivement limité à l’absence ou à la présence de termites. Il est utilisable jusqu’au 16/01/2027. Fait à SAINT-PIERRE, le 17/07/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'HOARAU Jean-Yves',
      property_address: '7 rue des Vacoas, 97434 SAINT-GILLES-LES-BAINS',
      lots: ['12'],
      report_number: 'AD-T-260733',
      made_on: '2026-07-17',
      valid_until: '2027-01-16',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const RAPPORTS_DE_DIAGNOSTIC = [flat, house, asbestos, lead, termites];
