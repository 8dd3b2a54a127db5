// Surveyors' reports on energy and health, of one office's software and of others.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const GRID = `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; h1 { font-size: 12.5pt; text-align: center; background: #dbe9f4; padding: 2mm } h2 { font-size: 9.6pt; background: #eef4f9; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #888 } th { background: #f4f4f4 } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.6pt; text-align: center }`;
const FOOT = `<p class="ft">IROISE DIAGNOSTICS – 3 rue de Kerfautras – 29200 BREST – Tél. 02 98 00 77 41 – SARL au capital de 7 500 € – SIRET 900 000 813 00028 – Assurance RC : Mutuelle Pro Exemple n° 1180-44</p>`;
const SIAM = {
  owner: either('Mme LE BIHAN Gwenaëlle', 'Mme LE BIHAN'),
  property_address: '14 rue Louis Pasteur, 29200 BREST',
  lots: ['14'],
};
const siamHead = (title: string, law: string) =>
  `<p><b>IROISE DIAGNOSTICS</b> – Dossier n° 26-10-4418 – Date du repérage : 20/10/2026</p><h1>${title}</h1><p style="text-align:center;font-size:7.6pt">${law}</p><h2>Désignation du bien</h2>${table(
    [],
    [
      ['Adresse', '14 rue Louis Pasteur – 29200 BREST'],
      ['Complément', 'Appartement T4, cage A, 3e étage, lot numéro 14'],
      ['Propriétaire', 'Mme LE BIHAN Gwenaëlle – 4 venelle de Kergoat – 29490 GUIPAVAS'],
      ['Donneur d’ordre', 'SELARL MORVAN – CREAC’H, notaires – 22 rue de Lyon – 29200 BREST'],
    ],
  )}`;

const dpe = paperOf(
  'dpe-officiel-brest-b39',
  `font: 9pt/1.4 'Nimbus Sans Narrow', sans-serif; h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11.5pt; color: #1a6a9b; margin: 4mm 0 1mm } .top { display: flex; justify-content: space-between; border-bottom: .4mm solid #1a6a9b } .sc { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .sc > div { border: .2mm solid #aaa; padding: 3mm } .big { font-size: 17pt; font-weight: bold } td, th { border-bottom: .15mm solid #bbb } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<div class="top"><h1>DPE <span style="font-size:11pt">Diagnostic de performance énergétique (logement)</span></h1><div>n° : 2629E4471803T<br>établi le : 22/10/2026<br>valable jusqu’au : 21/10/2036</div></div><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p><p>adresse : <b>14 rue Louis Pasteur, 29200 BREST</b> – étage 3, cage A, n° de lot : 14<br>type de bien : Appartement<br>année de construction : 1948-1974<br>surface de référence : <b>83,47 m²</b><br>propriétaire : Mme LE BIHAN Gwenaëlle<br>adresse : 4 venelle de Kergoat, 29490 GUIPAVAS</p><h2>Performance énergétique et climatique</h2><div class="sc"><div>logement économe → A B C D <b>E</b> F G<br><span class="big">268</span> kWh/m²/an<br>consommation (énergie primaire)<br><br>dont 263 kWh/m²/an d’énergie finale</div><div>peu d’émissions de CO₂ → A B C D <b>E</b> F G<br><span class="big">52</span> kg CO₂/m²/an<br>émissions<br><br>Ce logement émet 4 340 kg de CO₂ par an, soit l’équivalent de 22 490 km parcourus en voiture.</div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 780 €</b> et <b>2 450 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2023 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>IROISE DIAGNOSTICS, 3 rue de Kerfautras, 29200 BREST – diagnostiqueur : Ewen PLASSART – n° de certification C-2218 – organisme : Certif Exemple</p><p class="ft">DPE / p. 1 – À l’attention du propriétaire du bien au moment de la réalisation du DPE : données personnelles conservées par l’ADEME.</p>`,
    `<div class="top"><b>DPE diagnostic de performance énergétique (logement)</b><span>p. 2</span></div><h2>Schéma des déperditions de chaleur</h2><p>ventilation 17 % – toiture 3 % – portes et fenêtres 28 % – ponts thermiques 11 % – murs 37 % – plancher bas 4 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'consommation d’énergie primaire (finale)', 'frais annuels', 'répartition'],
      [
        ['chauffage – gaz naturel', '17 690 (17 690 é.f.)', 'entre 1 310 € et 1 780 €', '74 %'],
        ['eau chaude – gaz naturel', '3 902 (3 902 é.f.)', 'entre 330 € et 450 €', '18 %'],
        ['éclairage – électricité', '364 (158 é.f.)', 'entre 60 € et 90 €', '4 %'],
        ['auxiliaires – électricité', '414 (180 é.f.)', 'entre 80 € et 130 €', '4 %'],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>1 – Travaux essentiels : isolation des murs par l’intérieur, VMC hygroréglable. Après travaux : 171 kWh/m²/an, 33 kg CO₂/m²/an, classe D.<br>2 – Travaux à envisager : fenêtres double vitrage, pompe à chaleur collective. Après travaux : 88 kWh/m²/an, 4 kg CO₂/m²/an, classe B.</p><h2>Fiche technique</h2><p>Date de visite : 20/10/2026 – méthode 3CL-DPE 2021 – logiciel validé : ThermoPro 4.12 – référence ADEME 2629E4471803T</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2629E4471803T',
      made_on: either('2026-10-22', '2026-10-20'),
      valid_until: '2036-10-21',
      ...SIAM,
      surface_reference: 8347,
      energy: 268,
      emissions: 52,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const vire = paperOf(
  'dpe-maison-flers-b39',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 16pt; color: #2b6d2f } h2 { font-size: 11pt; color: #2b6d2f } td { border-bottom: .15mm solid #bcd }`,
  [
    `<p>BOCAGE EXPERTISE HABITAT – 8 rue Schnetz – 61100 FLERS</p><h1>Diagnostic de performance énergétique</h1><p>N° ADEME : 2661E0938842H – Date d’établissement : 8 septembre 2026 – Fin de validité : 7 septembre 2036</p>${table(
      [],
      [
        ['Bien', 'Maison individuelle, 27 route de Messei, 61100 SAINT-GEORGES-DES-GROSEILLERS'],
        ['Propriétaire', 'Indivision successorale LETELLIER'],
        ['Année de construction', 'avant 1948'],
        ['Surface de référence du logement', '118,60 m²'],
      ],
    )}<h2>Étiquettes</h2><p>Consommation d’énergie primaire : <b>341 kWh/m²/an</b> – classe F<br>Émissions de gaz à effet de serre : <b>11 kg CO₂/m²/an</b> – classe B</p><p>La classe F s’explique par la consommation. Un audit énergétique est obligatoire avant la mise en vente d’une maison classée E, F ou G ; il est remis séparément.</p><h2>Coûts annuels estimés</h2><p>entre 2 640 € et 3 610 € (chauffage électrique et bois, eau chaude électrique)</p><h2>Confort d’été</h2><p>Bon : murs de granit, volets extérieurs.</p><p>Visite du 3 septembre 2026 par S. Auvray, certification n° CPDI-Ex 3370.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2661E0938842H',
      made_on: either('2026-09-08', '2026-09-03'),
      valid_until: '2036-09-07',
      property_address: '27 route de Messei, 61100 SAINT-GEORGES-DES-GROSEILLERS',
      owner: 'Indivision successorale LETELLIER',
      surface_reference: 11860,
      energy: 341,
      emissions: 11,
    },
    absent: ['surface_carrez', 'lots', 'rnc'],
  },
);

const asbestos = paperOf(
  'amiante-rapport-brest-b39',
  GRID,
  [
    `${siamHead('Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti', 'Articles L. 1334-13, R. 1334-15 et 16, R. 1334-20 et 21 du code de la santé publique – norme NF X 46-020')}<h2>1. Les conclusions</h2><p>Dans le cadre de cette mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante : <b>conduit en fibres-ciment (cuisine)</b>, pour lequel il est préconisé une évaluation périodique.</p><h2>2. Résultats détaillés</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation',
      ],
      [
        [
          'Cuisine',
          'ZPSO-001 Conduit fibres-ciment',
          'Présence d’amiante (marquage du matériau)',
          'Score 1 – EP',
        ],
        ['Dégagement', 'ZPSO-002 Dalles de sol', 'Absence d’amiante (analyse LAB-7719)', ''],
        ['Salle de bains', 'Faïence', 'Hors périmètre', ''],
      ],
    )}<p>Locaux non visités : néant. Fait à BREST, le 22/10/2026, par Ewen PLASSART.</p>${FOOT}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...SIAM,
      report_number: '26-10-4418',
      made_on: either('2026-10-20', '2026-10-22'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const lead = paperOf(
  'plomb-crep-dinan-b39',
  `font: 10pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm; h1 { font-size: 14pt; text-align: center } td, th { border: .15mm solid #000; text-align: center }`,
  [
    `<p>RANCE CONTRÔLE – 44 rue de Brest – 22100 DINAN<br>Rapport n° RC-2026-0618-P</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Nature de la mission : parties privatives, avant la vente. Norme NF X46-030, arrêté du 19 août 2011.</p><p>Bien : appartement au deuxième étage, lot 4, 11 rue du Jerzual, 22100 DINAN, construit avant le 1er janvier 1949.<br>Propriétaire : Mademoiselle Adaeze OKONKWO, occupante. Pas d’enfant mineur de moins de six ans.<br>Visite et rapport : 18 juin 2026.</p>${table(
      ['', 'Nombre total d’UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre', '72', '9', '44', '15', '3', '1'],
        ['%', '100', '12,5', '61,1', '20,8', '4,2', '1,4'],
      ],
    )}<p style="margin-top:4mm">Des unités de diagnostic de classe 3 existent : fenêtre de la chambre, allège, 4,3 mg/cm², revêtement dégradé. En application de l’article L. 1334-9 du code de la santé publique, le propriétaire du bien doit procéder aux travaux appropriés pour supprimer l’exposition au plomb, tout en garantissant la sécurité des occupants.</p><p>Aucun facteur de dégradation du bâti n’a été relevé. Constat valable jusqu’au 17 juin 2027 (un an).</p><p>Opérateur : Gaël MEHEUST – appareil Niton-X n° 88-114, source Cd 109.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mademoiselle Adaeze OKONKWO',
      property_address: '11 rue du Jerzual, 22100 DINAN',
      lots: ['4'],
      report_number: 'RC-2026-0618-P',
      made_on: '2026-06-18',
      valid_until: '2027-06-17',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-etat-laval-b39',
  GRID,
  [
    `<p><b>MAINE DIAG</b> – 5 rue de Strasbourg – 53000 LAVAL – Rapport MD/26/3307</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p style="text-align:center;font-size:7.6pt">Norme NF P 03-201 – articles L. 126-24 et L. 271-4 à 6 du CCH – arrêtés du 29 mars 2007 et du 7 mars 2012</p><h2>A. Bâtiment</h2><p>17 quai Gambetta, 53000 LAVAL – appartement, 1er étage, lot 6 ; garage, lot 41. Zone délimitée par arrêté préfectoral : oui.</p><h2>B. Client</h2><p>M. de LA FOUCHARDIÈRE Thibault, propriétaire, 9 rue du Pin-Doré, 53000 LAVAL</p><h2>C. Opérateur</h2><p>Julie CHAUVIN, certification n° TER-0447. Visite du 29/10/2026, temps passé : 1 h 10. Durée de validité du rapport : six mois, soit jusqu’au 28/04/2027.</p><h2>D. Bâtiments et parties de bâtiments visités</h2>${table(
      ['Parties visitées', 'Ouvrages, parties d’ouvrages et éléments examinés', 'Résultats'],
      [
        [
          'Entrée',
          'Sol parquet, plinthes bois, porte',
          'Absence d’indices d’infestation de termites',
        ],
        ['Séjour', 'Parquet, plinthes, fenêtres', 'Absence d’indices d’infestation de termites'],
        [
          'Chambres 1 et 2',
          'Parquet, plinthes, placards',
          'Absence d’indices d’infestation de termites',
        ],
        ['Garage', 'Murs béton, porte métal', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>G. Constatations diverses</h2><p>Présence de traces d’insectes à larves xylophages (petite vrillette) sur une plinthe du séjour. Néant par ailleurs.</p><h2>CONCLUSION</h2><p><b>Il n’a pas été repéré d’indice de présence de termites à la date de la visite.</b></p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. de LA FOUCHARDIÈRE Thibault',
      property_address: '17 quai Gambetta, 53000 LAVAL',
      lots: either(['6', '41'], ['6']),
      report_number: 'MD/26/3307',
      made_on: '2026-10-29',
      valid_until: '2027-04-28',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

export const DIAGNOSTICS_SANTE = [dpe, vire, asbestos, lead, termites];
