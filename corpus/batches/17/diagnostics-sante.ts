// Reports on energy and health: two DPE (one with values above labels), asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const scale = (on: string) =>
  `<div class="bar">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`).join('')}</div>`;

const lyon = paperOf(
  'dpe-echelle-lyon',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 12mm 14mm; h1 { font-size: 22pt; margin: 0; color: #00487c } .t { display: grid; grid-template-columns: 1fr 70mm; border-bottom: .5mm solid #00487c } .bar span { display: block; width: 30mm; background: #d8e2ea; padding: .8mm 2mm; margin-bottom: .6mm } .bar .on { width: 52mm; background: #f5b700; font-weight: bold; font-size: 12pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 4mm 0 } .big { font-size: 18pt; font-weight: bold } small { color: #69757f; font-size: 7.4pt } td { border-bottom: .15mm solid #c7d2da; padding: .8mm 1mm }`,
  [
    `<div class="t"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div>n° : 2569E1180427V<br>Établi le : 04/11/2025<br>Valable jusqu’au : 03/11/2035</div></div><p style="margin-top:3mm"><small>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Pour en savoir plus : ecologie.gouv.fr</small></p><p>Adresse : <b>40 rue de Gerland, 69007 Lyon</b> (allée B, 3e étage, lot 56)<br>Type de bien : Appartement – Année de construction : 2004<br>Surface de référence : <b>58,9 m²</b><br>Propriétaire : M. VON ADELSHEIM Karl-Heinz<br>Adresse : Lindenstraße 14, 79098 Freiburg (Allemagne)</p><div class="two"><div><b>Performance énergétique</b>${scale('C')}</div><div><p><span class="big">141</span> kWh/m²/an<br><small>consommation (énergie primaire)</small></p><p><span class="big">22*</span> kg CO₂/m²/an<br><small>émissions</small></p><p><small>*Dont émissions de gaz à effet de serre : classe C. Énergie finale : 112 kWh/m²/an.</small></p></div></div><p><b>Estimation des coûts annuels d’énergie du logement</b> : entre 720 € et 1 020 € par an. Prix moyens des énergies indexés au 1er janvier 2023 (abonnements compris).</p><p>Informations diagnostiqueur : BÂTI-SCAN LYON, 9 rue Chevreul, 69007 Lyon – Diagnostiqueuse : N. Fayolle – Certification n° C2023-4417 (QualiExemple), valable jusqu’au 14/02/2030</p>`,
    `<p><b>DPE – p. 2</b></p><p>Schéma des déperditions de chaleur : murs 22 %, ventilation 31 %, portes et fenêtres 28 %, ponts thermiques 12 %, toiture 0 %, plancher 7 %. Confort d’été : moyen.</p>${table(
      ['Usage', 'Consommation (énergie primaire)', 'Frais annuels'],
      [
        ['chauffage – réseau de chaleur', '5 120 kWh ep', '450 à 620 €'],
        ['eau chaude – réseau de chaleur', '2 210 kWh ep', '190 à 270 €'],
        ['éclairage', '256 kWh ep', '20 à 40 €'],
        ['auxiliaires', '719 kWh ep', '60 à 90 €'],
      ],
    )}<p style="margin-top:4mm">Parcours de travaux : isolation des murs (63 kWh gagnés), puis étiquette B, 92 kWh/m²/an. Visite du bien le 30/10/2025. Invariant fiscal : 693 870 441 207.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2569E1180427V',
      made_on: '2025-11-04',
      valid_until: '2035-11-03',
      property_address: '40 rue de Gerland, 69007 Lyon',
      owner: 'M. VON ADELSHEIM Karl-Heinz',
      lots: ['56'],
      surface_reference: 5890,
      energy: 141,
      emissions: 22,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const strasbourg = paperOf(
  'dpe-sobre-strasbourg',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 15mm; td { border-bottom: .15mm solid #bbb } .e { border: .5mm solid #c0392b; padding: 4mm; margin: 4mm 0; font-size: 12pt }`,
  [
    `<p style="text-align:right">Dossier RD-2024-771 – 1/1</p><h1 style="font-size:15pt">Diagnostic de performance énergétique – logement individuel en immeuble collectif</h1>${table(
      [],
      [
        ['Numéro ADEME', '2467E3307718N'],
        ['Date d’établissement', '11/06/2024'],
        ['Fin de validité', '10/06/2034'],
        ['Bien', 'Appartement, 15 quai Zorn, 67000 STRASBOURG, lot 9'],
        ['Maître d’ouvrage / propriétaire', 'M. et Mme SCHOETTEL Jean-Georges'],
        ['Surface habitable', '121,60 m²'],
        ['Construction', 'avant 1948'],
      ],
    )}<div class="e">Consommation : 287 kWhEP/m².an (classe E)<br>Gaz à effet de serre : 61 kg CO₂eq/m².an (classe E)</div><p>Le logement est soumis aux obligations d’information sur les passoires énergétiques : sans objet. Dépenses théoriques : 3 410 € à 4 660 € par an.</p><p>RHIN DIAGNOSTICS, 30 route du Polygone, 67100 Strasbourg – méthode 3CL 2021 – logiciel ThermExemple 8.2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2467E3307718N',
      made_on: '2024-06-11',
      valid_until: '2034-06-10',
      property_address: '15 quai Zorn, 67000 STRASBOURG',
      owner: 'M. et Mme SCHOETTEL Jean-Georges',
      lots: ['9'],
      surface_habitable: 12160,
      energy: 287,
      emissions: 61,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const asbestos = paperOf(
  'amiante-synthese-creteil',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 12.5pt; background: #2f4858; color: #fff; padding: 2.5mm } h2 { font-size: 10pt; color: #2f4858; margin-top: 4mm } td, th { border: .2mm solid #9ab }`,
  [
    `<p>VAL-DE-MARNE EXPERTISES – 6 rue Juliette-Savar – 94000 CRÉTEIL – RCP Assurexemple n° 55 881 204</p><h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1>${table(
      [],
      [
        ['Réf. dossier', 'VDM-25-1904 A', 'Date du repérage', '19/03/2025'],
        ['Donneur d’ordre', 'Étude Marchetti, notaires', 'Propriétaire', 'M. TRINH Van Minh'],
        ['Adresse', '7 rue Thomas Edison, 94000 CRÉTEIL', 'Lots', '881 (appartement, 14e étage)'],
      ],
    )}<h2>1. Conclusion</h2><p><b>Il a été repéré des matériaux et produits contenant de l’amiante</b> sur décision de l’opérateur et après analyse :</p>${table(
      ['Localisation', 'Matériau (liste)', 'Critère', 'État', 'Préconisation'],
      [
        [
          'Cuisine',
          'Dalles vinyle 30 × 30 (hors listes A et B)',
          'Analyse EX-4471',
          'bon état',
          'Évaluation périodique',
        ],
        [
          'Gaine technique',
          'Conduit fibres-ciment (liste B)',
          'Marquage',
          'non dégradé',
          'Évaluation périodique',
        ],
      ],
    )}<h2>2. Locaux non visités</h2><p>Néant.</p><h2>3. Validité</h2><p>En cas de présence d’amiante, ce rapport n’a pas de durée de validité limitée pour la vente ; l’état de conservation est à revoir avant le 18/03/2028. Établi à Créteil le 21/03/2025.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. TRINH Van Minh',
      property_address: '7 rue Thomas Edison, 94000 CRÉTEIL',
      lots: ['881'],
      report_number: either('VDM-25-1904 A', 'VDM-25-1904'),
      made_on: either('2025-03-19', '2025-03-21'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until', 'policy_number'],
  },
);

const lead = paperOf(
  'plomb-classes-versailles',
  `font: 9.4pt/1.45 'DejaVu Serif Condensed', serif; padding: 17mm; td, th { border: .2mm solid #666; text-align: center } h1 { font-size: 14pt }`,
  [
    `<p>CABINET ROSEN &amp; FILLE – diagnostics immobiliers – 78000 VERSAILLES</p><h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Rapport n° 24-P-0318. Visite du 07/10/2024, rapport émis le 08/10/2024. Article L. 1334-5 du code de la santé publique.</p><p>Bien : 33 rue du Maréchal-Foch, 78000 VERSAILLES – 2e étage gauche – lot n° 7 – immeuble de 1895<br>Propriétaire : Mlle Bérengère de MONTCLAR-PASQUIER<br>Occupé par un locataire, avec un enfant mineur : non</p>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Unités', '112', '19', '93', '0', '0', '0'],
        ['%', '100', '17', '83', '0', '0', '0'],
      ],
    )}<p style="margin-top:5mm"><b>Conclusion.</b> Le constat n’a pas révélé la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm². Il n’y a pas lieu de faire établir un nouveau constat à chaque mutation : validité illimitée.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mlle Bérengère de MONTCLAR-PASQUIER',
      property_address: '33 rue du Maréchal-Foch, 78000 VERSAILLES',
      lots: ['7'],
      report_number: '24-P-0318',
      made_on: either('2024-10-07', '2024-10-08'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-tableau-melun',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm; td, th { border: .2mm solid #8a9 } h2 { font-size: 9.6pt; margin: 4mm 0 1mm; border-left: 2mm solid #486b3c; padding-left: 2mm }`,
  [
    `<p><b>BRIE DIAG CONSEIL</b> – 3 quai Hippolyte-Rossignol – 77000 MELUN</p><h1 style="font-size:13pt">Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Norme NF P 03-201 – n° BDC/26/0077-T</p><h2>A – Bien</h2><p>4 bis avenue Thiers, 77000 MELUN – maison de ville, hors copropriété – cadastre : section AV n° 93</p><h2>B – Propriétaire</h2><p>Indivision ROUSSEL / EL HADDAOUI, même adresse</p><h2>C – Visite</h2><p>le 26 janvier 2026 de 9 h à 11 h 20, par T. Lemaire ; rapport du 26 janvier 2026, utilisable jusqu’au 25 juillet 2026</p><h2>D – Résultats</h2>${table(
      ['Niveau', 'Éléments examinés', 'Constat'],
      [
        ['RDC', 'plinthes, escalier bois, portes', 'Absence d’indices d’infestation de termites'],
        ['Étage', 'parquets, solives apparentes', 'Absence d’indices d’infestation de termites'],
        ['Combles', 'charpente', 'Capricornes (hors mission) – pas de termites'],
      ],
    )}<h2>E – Conclusion</h2><p>Absence d’indices d’infestation de termites aux endroits visités. La cave, inondée, n’a pu être visitée.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Indivision ROUSSEL / EL HADDAOUI',
      property_address: '4 bis avenue Thiers, 77000 MELUN',
      parcels: ['AV 93'],
      report_number: 'BDC/26/0077-T',
      made_on: '2026-01-26',
      valid_until: '2026-07-25',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['lots', 'dpe_number', 'surface_carrez'],
  },
);

export const DIAGNOSTICS_SANTE = [lyon, strasbourg, asbestos, lead, termites];
