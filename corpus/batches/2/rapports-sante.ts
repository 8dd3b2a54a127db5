// Reports on energy and on what harms health: DPE, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-trois-feuilles',
  `font: 9.4pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 19pt; margin: 0 } h2 { font-size: 11.5pt; color: #0a6aa1; margin-top: 5mm } .top { display: grid; grid-template-columns: 1fr 62mm; border-bottom: .4mm solid #0a6aa1; padding-bottom: 2mm } .bar { display: flex; gap: 1mm; margin: 2mm 0 } .bar span { padding: 1.5mm 4mm; background: #dfe8ee } .bar .on { background: #f0c419; font-size: 15pt } td, th { border-bottom: .2mm solid #c5d2da } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between }`,
  [
    `<div class="top"><h1>D P E<br><span style="font-size:11pt">diagnostic de performance énergétique (logement)</span></h1><div>n° : 2669E3540917L<br>établi le : 14/09/2026<br>valable jusqu’au : 13/09/2036</div></div><p style="margin-top:2mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Pour en savoir plus : ecologie.gouv.fr/dpe</p>${table(
      [],
      [
        ['adresse', '7 rue des Charmettes, 69100 Villeurbanne<br>étage 2, lot n° 42'],
        ['type de bien', 'appartement'],
        ['année de construction', '1978 – 1982'],
        ['surface de référence', '66,31 m²'],
        ['propriétaire', 'M. et Mme VERNAY Olivier'],
        ['adresse du propriétaire', '7 rue des Charmettes, 69100 Villeurbanne'],
      ],
    )}<h2>Performance énergétique et climatique</h2><div class="bar"><span>A</span><span>B</span><span>C</span><span class="on">D</span><span>E</span><span>F</span><span>G</span></div><p>consommation (énergie primaire) : <b style="font-size:14pt">176</b> kWh/m²/an &nbsp;&nbsp; émissions : <b style="font-size:14pt">37*</b> kg CO₂/m²/an</p><p>* dont émissions de gaz à effet de serre : 37 kg CO₂/m²/an. Ce logement émet 2 453 kg de CO₂ par an, soit l’équivalent de 12 710 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 090 €</b> et <b>1 520 €</b> par an (prix moyens des énergies indexés au 1er janvier 2025, abonnements compris)</p><div class="ft"><span>DPE / ANNEXES p. 1</span><span>LUGDUNUM DIAG – 25 rue Bugeaud 69006 LYON – certification n° 8817-X valable jusqu’au 03/05/2030</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>toiture 4 % – murs 31 % – portes et fenêtres 24 % – plancher bas 6 % – ponts thermiques 14 % – ventilation 21 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'consommation d’énergie (kWh énergie primaire)', 'frais annuels'],
      [
        ['chauffage (gaz naturel)', '8 204', '780 à 1 060 €'],
        ['eau chaude (gaz naturel)', '2 610', '230 à 330 €'],
        ['éclairage (électrique)', '289', '30 à 50 €'],
        ['auxiliaires (électrique)', '568', '50 à 80 €'],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Étape 1 : isolation des murs par l’extérieur (avec la copropriété), ventilation hygroréglable : 118 kWh/m²/an, classe C. Étape 2 : remplacement des menuiseries : 96 kWh/m²/an, classe B.</p><div class="ft"><span>DPE / ANNEXES p. 2</span><span>dossier LD-26-1188</span></div>`,
    `<h2>Fiche technique du logement</h2><p>Référence du logiciel validé : Diagnova 5. Référence du DPE : 2669E3540917L. Date de visite du bien : 10/09/2026. Invariant fiscal du logement : N/A. Méthode de calcul : 3CL-DPE 2021.</p>${table(
      ['donnée d’entrée', 'origine', 'valeur renseignée'],
      [
        ['Département', 'observé', '69 Rhône'],
        ['Altitude', 'donnée en ligne', '172 m'],
        ['Hauteur moyenne sous plafond', 'mesurée', '2,5 m'],
        ['Nb. de niveaux', 'observé', '1'],
      ],
    )}<div class="ft"><span>DPE / ANNEXES p. 3</span><span>dossier LD-26-1188</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2669E3540917L',
      made_on: '2026-09-14',
      valid_until: '2036-09-13',
      property_address: either(
        '7 rue des Charmettes, 69100 Villeurbanne',
        '7 rue des Charmettes, 69100 Villeurbanne étage 2, lot n° 42',
      ),
      owner: 'M. et Mme VERNAY Olivier',
      lots: ['42'],
      surface_reference: 6631,
      energy: 176,
      emissions: 37,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const ficheCss = `font: 9.4pt 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between; border-bottom: .6mm solid #5a7d2a; padding-bottom: 2mm; margin-bottom: 4mm } h1 { font-size: 13pt; color: #5a7d2a } h2 { font-size: 10.5pt; margin-top: 4mm } td, th { border: .2mm solid #97a98a } th { background: #eef4e6; font-weight: bold }`;
const LUGDUNUM = `<div class="hd"><b>LUGDUNUM DIAG</b><span>25 rue Bugeaud 69006 LYON – SIRET 900 000 511 00017</span></div>`;
const VERNAY = [
  ['Propriétaire', 'M. et Mme VERNAY Olivier'],
  ['Bien visité', 'Appartement T3, 7 rue des Charmettes, 69100 VILLEURBANNE – lot 42'],
  ['Référence du dossier', 'LD-26-1188'],
  ['Date d’intervention', '10/09/2026'],
] as const;
const AT_VERNAY = {
  owner: 'M. et Mme VERNAY Olivier',
  property_address: '7 rue des Charmettes, 69100 VILLEURBANNE',
  lots: ['42'],
  report_number: 'LD-26-1188',
  made_on: '2026-09-10',
} as const;

const asbestos = paperOf(
  'amiante-fiche',
  ficheCss,
  [
    `${LUGDUNUM}<h1>ÉTAT MENTIONNANT LA PRÉSENCE OU L’ABSENCE DE MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE</h1><p>Repérage étendu en vue de la vente – articles R. 1334-15 et suivants du code de la santé publique, norme NF X 46-020</p>${table([], VERNAY)}<h2>CONCLUSION DU REPÉRAGE</h2><p>Dans le cadre de la mission décrite, il n’a pas été repéré de matériaux ou produits contenant de l’amiante, ni en liste A ni en liste B. Aucune réserve.</p>${table(
      ['Local visité', 'Sol', 'Murs', 'Plafond'],
      [
        ['Entrée', 'Carrelage', 'Plâtre peint', 'Plâtre peint'],
        ['Séjour', 'Parquet flottant', 'Papier peint', 'Plâtre peint'],
        ['Cuisine', 'Carrelage', 'Faïence', 'Plâtre peint'],
        ['Garage lot 187', 'Béton', 'Parpaing', 'Béton'],
      ],
    )}<p style="margin-top:4mm">Rapport rédigé à Lyon le 10/09/2026 par J. Mollard. Les éléments démontés ou inaccessibles ne font pas partie de la mission.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...AT_VERNAY,
      lots: either(['42'], ['42', '187']),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const letterCss = `font: 10.4pt/1.5 'URW Bookman', serif; padding: 20mm 22mm; h1 { font-size: 14pt; text-align: center; text-transform: uppercase } td, th { border: .2mm solid #444 }`;

const lead = paperOf(
  'plomb-mesures',
  letterCss,
  [
    `<p><b>Bourgogne Contrôle Habitat</b><br>8 rue Verrerie, 21000 Dijon</p><h1>CREP<br>Constat de risque d’exposition au plomb</h1><p>Rapport n° BCH/2026/0377 du 23 juillet 2026, établi avant la vente d’un logement construit avant le 1er janvier 1949.</p><p>Logement : 21 rue Monge, 21000 Dijon, premier étage, lot 4. Propriétaire : Madame Pauline ROCHETTE. Appareil à fluorescence X, source au cadmium 109.</p>${table(
      [
        'Unités de diagnostic',
        'Total',
        'Non mesurées',
        'Classe 0',
        'Classe 1',
        'Classe 2',
        'Classe 3',
      ],
      [
        ['Nombre', '84', '11', '62', '8', '2', '1'],
        ['%', '100', '13', '74', '10', '2', '1'],
      ],
    )}<p style="margin-top:5mm">Conclusion : des revêtements dégradés contenant du plomb ont été mis en évidence (classe 3, fenêtre de la chambre, 6,8 mg/cm²). Le propriétaire doit effectuer les travaux appropriés pour supprimer l’exposition au plomb et en informer les occupants.</p><p>La durée de validité du présent constat est d’un an, soit jusqu’au 22 juillet 2027.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Madame Pauline ROCHETTE',
      property_address: '21 rue Monge, 21000 Dijon',
      lots: ['4'],
      report_number: 'BCH/2026/0377',
      made_on: '2026-07-23',
      valid_until: '2027-07-22',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-formulaire',
  `font: 9pt 'DejaVu Sans', sans-serif; h1 { font-size: 13pt; background: #274b6d; color: #fff; padding: 2mm } h2 { font-size: 9.5pt; background: #dbe5ee; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .2mm solid #a9b8c6 }`,
  [
    `<p>OCCITAN EXPERTISES – Toulouse</p><h1>ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1><p>Articles L. 126-24 et R. 126-42 du code de la construction et de l’habitation – arrêté du 29 mars 2007</p><h2>A. Désignation du bien</h2><p>Commune : TOULOUSE (31300) – Adresse : 44 allée des Tamaris – Lots de copropriété : 37 – Nature : appartement</p><h2>B. Désignation du client</h2><p>Mme CASTAGNÉ Delphine, 44 allée des Tamaris, 31300 TOULOUSE, propriétaire</p><h2>C. Désignation de l’opérateur</h2><p>R. Sentenac – mission OE-4471 – visite effectuée le 28/09/2026 – rapport valable six mois, jusqu’au 27/03/2027</p><h2>D. Identification des parties visitées et résultats</h2>${table(
      ['Partie', 'Ouvrage examiné', 'Résultat du diagnostic d’infestation'],
      [
        ['Entrée', 'Plinthes, huisseries bois', 'Absence d’indice'],
        ['Séjour', 'Parquet, plinthes', 'Altérations dans le parquet, galeries-tunnels'],
        ['Chambre', 'Plinthes', 'Absence d’indice'],
      ],
    )}<h2>E. Constatations diverses</h2><p>Présence de vrillettes dans le bois d’ameublement.</p><h2>F. Conclusion</h2><p><b>Présence d’indices d’infestation de termites dans le séjour.</b> Le propriétaire est tenu d’en faire la déclaration en mairie.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mme CASTAGNÉ Delphine',
      property_address: '44 allée des Tamaris, 31300 TOULOUSE',
      lots: ['37'],
      report_number: 'OE-4471',
      made_on: '2026-09-28',
      valid_until: '2027-03-27',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const RAPPORTS_SANTE = [dpe, asbestos, lead, termites];
