// Energy and areas: two energy reports, two private areas, one habitable area.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const energyCss = `font: 9pt/1.38 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 17pt; margin: 0 } h2 { font-size: 11pt; color: #00558c; margin: 4mm 0 1mm } .hd { display: grid; grid-template-columns: 1fr 66mm; gap: 6mm } .l { display: flex; gap: 1mm; margin: 2mm 0 } .l span { padding: 1.2mm 4mm; background: #e3e9ee } .l .on { background: #f08a24; font-size: 14pt } td, th { border-bottom: .2mm solid #c3ced6 } th { font-weight: bold } .f { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between }`;
const classes = (on: string) =>
  `<div class="l">${Array.from('ABCDEFG', (letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`).join('')}</div>`;

const flat = paperOf(
  'dpe-appartement-quimper',
  energyCss,
  [
    `<div class="hd"><h1>DPE <span style="font-size:10pt">Diagnostic de performance énergétique<br>(logement)</span></h1><div>N° : 2629E1880432Q<br>Établi le : 16/09/2026<br>Valable jusqu’au : 15/09/2036</div></div><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><p>Adresse : <b>12 rue des Korrigans, 29000 QUIMPER</b> (3e étage, N° de lot : 14)<br>Type de bien : Appartement<br>Année de construction : 1948 - 1974<br>Surface de référence : <b>64,72 m²</b><br>Propriétaire : M. et Mme LE BIHAN Erwan<br>Adresse : 12 rue des Korrigans, 29000 QUIMPER</p><h2>Performance énergétique et climatique</h2><p>Attention, si votre logement fait moins de 40 m² : les seuils des étiquettes sont ajustés.</p>${classes('E')}<table><tr><td>consommation (énergie primaire)<br><b style="font-size:15pt">264</b> kWh/m²/an</td><td>émissions<br><b style="font-size:15pt">55*</b> kg CO₂/m²/an</td><td>dont consommation énergie finale<br>251 kWh/m²/an</td></tr></table><p>* Dont émissions de gaz à effet de serre. Ce logement émet 3 573 kg de CO₂ par an, soit l’équivalent de 18 512 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires).</p><p>entre <b>1 480 €</b> et <b>2 060 €</b> par an</p><p>Prix moyens des énergies indexés sur les années 2023, 2024, 2025 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>CORNOUAILLE EXPERTISES – 9 rue de Brest, 29000 QUIMPER – diagnostiqueur : Ronan BOZEC – n° de certification : CE-2291 – organisme : Certif Exemple</p><div class="f"><span>DPE p.1</span><span>À l’attention du propriétaire du bien au moment de la réalisation du DPE : vos données personnelles sont stockées dans la base de l’observatoire DPE.</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>toiture ou plafond : 0 % – murs : 38 % – portes et fenêtres : 22 % – plancher bas : 5 % – ponts thermiques : 17 % – ventilation : 18 %. Performance de l’isolation : insuffisante. Système de ventilation en place : ventilation par entrées d’air hautes et basses.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation d’énergie (en kWh énergie primaire)', 'Frais annuels d’énergie'],
      [
        ['Chauffage – gaz naturel', '13 610 (13 610 é.f.)', 'entre 1 180 € et 1 600 €'],
        ['Eau chaude – gaz naturel', '2 480 (2 480 é.f.)', 'entre 210 € et 290 €'],
        ['Éclairage – électrique', '281 (122 é.f.)', 'entre 30 € et 50 €'],
        ['Auxiliaires – électrique', '715 (311 é.f.)', 'entre 60 € et 120 €'],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels (étape 1), montant estimé : 8 100 à 12 200 € : isolation des murs par l’intérieur, chaudière à condensation. Les travaux à envisager (étape 2), montant estimé : 5 300 à 8 000 € : remplacement des fenêtres par des fenêtres double vitrage à isolation renforcée. Évolution de la performance après travaux : classe C, 148 kWh/m²/an, 29 kg CO₂/m²/an.</p><h2>Fiche technique du logement</h2><p>Référence du logiciel validé : Thermologis v5. Référence du DPE : 2629E1880432Q. Date de visite du bien : 14/09/2026. Méthode de calcul utilisée : 3CL-DPE 2021. Numéro d’immatriculation de la copropriété : AC3-718-204.</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '29 Finistère'],
        ['Altitude', 'Donnée en ligne', '31 m'],
        ['Surface de référence du logement', 'Observé / mesuré', '64,72 m²'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,5 m'],
      ],
    )}<div class="f"><span>DPE / ANNEXES p.2</span><span>dossier 26-0914-LEB</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2629E1880432Q',
      made_on: '2026-09-16',
      valid_until: '2036-09-15',
      property_address: '12 rue des Korrigans, 29000 QUIMPER',
      owner: 'M. et Mme LE BIHAN Erwan',
      lots: ['14'],
      rnc: 'AC3718204',
      surface_reference: 6472,
      energy: 264,
      emissions: 55,
    },
    absent: ['surface_carrez', 'surface_habitable', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-marsac',
  energyCss.replace('#00558c', '#3f6b1f'),
  [
    `<div class="hd"><div><b style="color:#3f6b1f;font-size:13pt">DORDOGNE DIAG</b><br>31 rue Limogeanne, 24000 PÉRIGUEUX<h1 style="margin-top:3mm">Diagnostic de performance énergétique</h1></div><div style="border:.2mm solid #999;padding:2mm">n° ADEME 2624E0907715M<br>date de visite : 18/08/2026<br>établi le : 21/08/2026<br>valable jusqu’au : 20/08/2036<br>réf. dossier : DD-2026-640</div></div><p style="margin-top:3mm">Maison individuelle – 4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE<br>Propriétaire : Monsieur Bernard DELTEIL<br>Année de construction : 1982 – Surface de référence : 118,4 m²</p>${classes('D')}<p>Consommation en énergie primaire : <b style="font-size:13pt">221 kWh/m²/an</b><br>Émissions de gaz à effet de serre : <b style="font-size:13pt">7 kg CO₂/m²/an</b></p><p>La classe du logement est la plus mauvaise des deux, celle de la consommation et celle des émissions. Un logement extrêmement performant est classé A, un logement extrêmement consommateur d’énergie est classé G. À compter de 2034, les logements classés F ne pourront plus être loués.</p><h2>Coûts annuels estimés</h2><p>Entre 1 910 € et 2 620 € par an, pour le chauffage (pompe à chaleur air/eau et insert à bois), l’eau chaude sanitaire (chauffe-eau thermodynamique), l’éclairage et les auxiliaires. Ces montants sont donnés pour une occupation conventionnelle ; votre usage peut les faire varier sensiblement.</p><h2>Confort d’été</h2><p>Moyen. Logement traversant ; volets extérieurs présents ; isolation de la toiture à vérifier.</p><h2>Vue d’ensemble du logement</h2>${table(
      ['Élément', 'Description', 'Isolation'],
      [
        ['Murs', 'Briques creuses d’épaisseur 20 cm avec isolation intérieure', 'moyenne'],
        ['Plancher bas', 'Dalle béton sur terre-plein', 'insuffisante'],
        ['Toiture', 'Combles perdus, laine de verre 20 cm', 'bonne'],
        ['Fenêtres', 'Battantes PVC, double vitrage', 'bonne'],
      ],
    )}<h2>Recommandations</h2><p>Isolation des murs par l’extérieur, régulation pièce par pièce. Consultez un conseiller France Rénov’ avant d’engager vos travaux.</p><p>Établi par Sylvain MAZEAU, certification n° DX-4410, délivrée par Certif Exemple, valable jusqu’au 12/01/2031.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2624E0907715M',
      made_on: '2026-08-21',
      valid_until: '2036-08-20',
      property_address: '4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE',
      owner: 'Monsieur Bernard DELTEIL',
      surface_reference: 11840,
      energy: 221,
      emissions: 7,
      report_number: 'DD-2026-640',
    },
    absent: ['surface_carrez', 'lots', 'rnc', 'price'],
  },
);

const ROOMS = [
  ['Entrée', '4,18', '0,00'],
  ['Séjour', '22,36', '0,00'],
  ['Cuisine', '9,05', '0,00'],
  ['Chambre 1', '12,14', '0,00'],
  ['Chambre 2', '10,62', '0,00'],
  ['Salle de bains', '4,91', '0,00'],
  ['W.-C.', '1,46', '0,00'],
] as const;
const law = paperOf(
  'carrez-pieces-quimper',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; background: #e8eef4; padding: 2mm } h2 { font-size: 10.5pt; margin: 4mm 0 1mm; color: #1d4f7c } td, th { border: .2mm solid #9ab } th { background: #e8eef4 }`,
  [
    `<p><b>CORNOUAILLE EXPERTISES</b><br>9 rue de Brest – 29000 QUIMPER – SIRET 900 003 118 00014</p><h1>CERTIFICAT DE SUPERFICIE DE LA PARTIE PRIVATIVE</h1><p>Numéro de dossier : 26-0914-LEB<br>Date du repérage : 14/09/2026</p><p>L’objet de la mission est de certifier la superficie des biens ci-dessous afin de satisfaire aux dispositions de la loi pour l’Accès au Logement et un Urbanisme Rénové (ALUR), de la loi n° 96/1107 du 18 décembre 1996 (loi Carrez), n° 65-557 du 10 juillet 1965, et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir.</p><h2>Désignation du bâtiment</h2><p>Adresse : 12 rue des Korrigans, 29000 QUIMPER. Désignation du lot de copropriété : appartement T3, 3e étage, lot numéro 14.</p><h2>Désignation du client</h2><p>Nom et prénom : M. et Mme LE BIHAN Erwan. Adresse : 12 rue des Korrigans, 29000 QUIMPER.</p><h2>Superficie privative en m² du lot</h2><p><b>Surface loi Carrez totale : 64,72 m² (soixante-quatre mètres carrés soixante-douze)</b><br>Surface au sol totale : 65,30 m²</p>${table(
      ['Partie de l’immeuble', 'Superficie privative Carrez', 'Superficie hors Carrez'],
      [...ROOMS, ['Placard sous rampant', '0,00', '0,58'], ['TOTAL', '64,72', '0,58']],
    )}<p style="margin-top:4mm">Moyen de mesure : distancemètre laser. Les superficies des lots annexes (cave, stationnement) n’entrent pas dans le champ de la loi.</p><p>Fait à QUIMPER, le 14/09/2026. Par : Ronan BOZEC</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '12 rue des Korrigans, 29000 QUIMPER',
      owner: 'M. et Mme LE BIHAN Erwan',
      lots: ['14'],
      report_number: '26-0914-LEB',
      made_on: '2026-09-14',
      surface_carrez: 6472,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-colmar',
  `font: 11pt/1.55 'Nimbus Roman', serif; padding: 24mm 22mm; h1 { font-size: 14pt; text-align: center } td, th { border: .2mm solid #444 } td:last-child { text-align: right }`,
  [
    `<p><b>Jean-Marc ROESCH</b><br>Géomètre-expert foncier DPLG<br>8 rue Kléber, 68000 COLMAR</p><h1>ATTESTATION DE SUPERFICIE<br>dite « loi Carrez »</h1><p>Je soussigné, géomètre-expert inscrit au tableau de l’Ordre, atteste avoir procédé le 2 juillet 2026 au mesurage de l’appartement formant le lot n° 7 de la copropriété sise 9 quai de la Sinn, 68000 COLMAR, appartenant à Madame Christiane SCHOENAUER.</p><p>La superficie privative de ce lot, calculée selon l’article 46 de la loi du 10 juillet 1965 et les articles 4-1 et 4-2 du décret du 17 mars 1967, ressort à :</p><p style="text-align:center;font-size:15pt"><b>81,09 m²</b></p>${table(
      ['Local', 'm²'],
      [
        ['Dégagement', '7,33'],
        ['Salon – salle à manger', '31,50'],
        ['Cuisine', '11,26'],
        ['Chambre sur quai', '14,88'],
        ['Chambre sur cour', '10,42'],
        ['Salle d’eau et toilettes', '5,70'],
      ],
    )}<p style="margin-top:5mm">Les parties d’une hauteur inférieure à 1,80 m, les embrasures de portes et de fenêtres, les gaines et la cave (lot 23) ne sont pas comptées. Il appartient au propriétaire de s’assurer que les locaux mesurés correspondent à son titre ; le règlement de copropriété n’a pas été produit.</p><p>Dossier 26.207 – Fait à Colmar, le 6 juillet 2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '9 quai de la Sinn, 68000 COLMAR',
      owner: 'Madame Christiane SCHOENAUER',
      lots: either(['7'], ['7', '23']),
      report_number: '26.207',
      made_on: either('2026-07-06', '2026-07-02'),
      surface_carrez: 8109,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-bayonne',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; padding: 18mm; h1 { font-size: 15pt; color: #7a1f5c } td, th { border-bottom: .2mm solid #c8a; padding: 1.2mm } td:nth-child(2), th:nth-child(2) { text-align: right }`,
  [
    `<p><b>ADOUR CONTRÔLES</b> – 12 rue Maubec – 64100 BAYONNE</p><h1>Attestation de surface habitable</h1><p>Article R. 156-1 du code de la construction et de l’habitation – loi n° 2009-323 du 25 mars 2009, dite loi Boutin</p><p>Rapport n° AC-5512 – Visite effectuée le 11/03/2026</p><p>Donneur d’ordre et propriétaire : SCI ETXE ONA, 16 chemin de Hargous, 64100 BAYONNE<br>Bien mesuré : appartement, 33 allées Marines, 64100 BAYONNE – bâtiment A, 1er étage, lot n° 103</p>${table(
      ['Pièce', 'Surface habitable (m²)', 'Commentaire'],
      [
        ['Pièce de vie avec coin cuisine', '24,87', ''],
        ['Chambre', '11,40', ''],
        ['Salle d’eau', '4,66', ''],
        ['Dégagement', '3,12', ''],
        ['Balcon', '0,00', 'exclu de la surface habitable (6,20 m² au sol)'],
        ['<b>Total</b>', '<b>44,05</b>', ''],
      ],
    )}<p style="margin-top:4mm"><b>Surface habitable totale : 44,05 m².</b></p><p>La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p><p>Cette attestation est à reporter dans le contrat de location. Établi à Bayonne le 11/03/2026, Amaia LASSERRE.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '33 allées Marines, 64100 BAYONNE',
      owner: 'SCI ETXE ONA',
      lots: ['103'],
      report_number: 'AC-5512',
      made_on: '2026-03-11',
      surface_habitable: 4405,
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

export const MESURES = [flat, house, law, surveyor, living];
