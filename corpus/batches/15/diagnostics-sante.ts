// Asbestos found, lead under the paint, and a house without termites.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const asbestos = paperOf(
  'amiante-rapport-compiegne',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 12.5pt; text-align: center; border: .4mm solid #444; padding: 2mm } h2 { font-size: 9.6pt; margin: 3mm 0 1mm; text-decoration: underline } td, th { border: .2mm solid #888; padding: .7mm 1.2mm } th { background: #f0f0f0 } .ft { position: absolute; bottom: 6mm; right: 12mm; left: 12mm; font-size: 6.8pt }`,
  [
    `<table><tr><td style="border:0"><b>VALOIS DIAGNOSTICS</b> – EURL Ch. Bertin<br>12 rue des Minimes 60200 COMPIÈGNE</td><td style="border:0;text-align:right">Rapport N° : <b>A-2026-0218/AM</b><br>En date du 03/06/2026</td></tr></table><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><h2>Le bien</h2><p>Adresse du bien : 32 rue d’Ulm, 60200 COMPIÈGNE – cage 32, 5e étage, lots 41 (appt) et 12 (cave) – permis de construire : 1969</p><h2>Les parties</h2><p>Propriétaire : M. et Mme FOURDRINIER-HADJ Olivier, 15 allée des Tilleuls 60280 MARGNY-LÈS-COMPIÈGNE<br>Commanditaire : Agence Carnot Immobilier<br>Opérateur : Ch. BERTIN, certifié n° AMI-0417 jusqu’au 17/01/2029 – laboratoire ITGEX</p><p>Date de la commande : 26/05/2026. Visite : 01/06/2026.</p><h2>Conclusions</h2><p>Dans le cadre de la mission, <b>il a été repéré des matériaux et produits contenant de l’amiante</b> :</p>${table(
      ['Zone', 'Matériau', 'Critère de décision', 'État', 'Obligation'],
      [
        [
          'Cuisine, séchoir',
          'Dalles vinyle-amiante 30×30',
          'Analyse ITGEX 26-5518-1',
          'Bon état',
          'Évaluation périodique',
        ],
        [
          'Cave lot 12',
          'Conduit en fibres-ciment',
          'Jugement personnel',
          'Dégradé ponctuel',
          'Action corrective 1er niveau',
        ],
      ],
    )}<p>Il n’a pas été repéré de matériaux de la liste A (flocages, calorifugeages, faux plafonds).</p><p class="ft">VALOIS DIAGNOSTICS – RCS Compiègne 900 833 190 – page 1/2</p>`,
    `<h2>Locaux visités</h2>${table(
      ['Local', 'Sol', 'Murs', 'Plafond', 'Autres'],
      [
        ['Entrée', 'Carrelage', 'Papier peint', 'Plâtre', ''],
        ['Séjour', 'Parquet', 'Toile de verre', 'Plâtre', ''],
        ['Cuisine', 'Dalles plastiques', 'Faïence', 'Plâtre', 'VMC'],
        ['Chambre', 'Moquette collée sur dalle béton', 'Papier peint', 'Plâtre', ''],
        ['Cave', 'Béton', 'Béton', 'Béton', 'Conduit'],
      ],
    )}<p style="margin-top:4mm">Locaux non visités : néant. Le présent constat se substitue à celui du 14/03/2011 (n° 11/0091), qui concluait à l’absence.</p><p>Fait à Compiègne le 03/06/2026.</p><p class="ft">VALOIS DIAGNOSTICS – rapport A-2026-0218/AM – page 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. et Mme FOURDRINIER-HADJ Olivier',
      property_address: '32 rue d’Ulm, 60200 COMPIÈGNE',
      lots: either(['41', '12'], ['12', '41']),
      report_number: 'A-2026-0218/AM',
      made_on: either('2026-06-03', '2026-06-01'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-constat-honfleur',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 14mm 16mm; h1 { font-size: 15pt } h2 { font-size: 10.5pt; border-left: 2mm solid #666; padding-left: 2mm; margin: 4mm 0 1mm } td, th { border: .15mm solid #777; padding: .8mm; text-align: center }`,
  [
    `<p style="font-size:8pt">CABINET DIAG’ESTUAIRE – Z.A. du Plateau, 14600 LA RIVIÈRE-SAINT-SAUVEUR – SIRET 900 540 116 00028</p><h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Établi selon l’arrêté du 19 août 2011 – parties privatives – avant la vente – n° de dossier <b>DE24-0390-P</b></p><h2>Immeuble</h2><p>36 quai Sainte-Catherine, 14600 HONFLEUR, 3e étage, lot n° 7. Année de construction : avant 1949 (XVIIe s.). Occupant : la propriétaire, Mlle TOUTAIN Simone. Aucun enfant de moins de six ans.</p><h2>Appareil</h2><p>Fluorescence X, Niton XLp n° 25104, source 109Cd du 12/10/2022. Visite et rapport : 11/03/2024.</p><h2>Résultats</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre', '62', '7', '44', '9', '2', '0'],
        ['%', '100', '11', '71', '15', '3', '0'],
      ],
    )}${paragraphs(['', 'Conclusion : le présent constat a mis en évidence la présence de revêtements contenant du plomb au-delà des seuils en vigueur, dont deux unités en état d’usage (classe 2 : allège et volet du séjour, 3,4 et 5,1 mg/cm²). Le propriétaire doit veiller à l’entretien de ces revêtements afin d’éviter leur dégradation future. Aucune situation de risque de saturnisme infantile.', 'Durée de validité du constat : un an, jusqu’au 10/03/2025, la présence de plomb étant supérieure à 1 mg/cm².'])}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mlle TOUTAIN Simone',
      property_address: '36 quai Sainte-Catherine, 14600 HONFLEUR',
      lots: ['7'],
      report_number: 'DE24-0390-P',
      made_on: '2024-03-11',
      valid_until: '2025-03-10',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-lettres-saumur',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; color: #604020 } h2 { font-size: 9.4pt; color: #604020; margin: 3mm 0 .5mm } td, th { border: .15mm solid #b9a58c; padding: .8mm 1.2mm }`,
  [
    `<p><b>EXPERTIMMO VAL DE LOIRE</b> – 40 rue Saint-Nicolas, 49400 SAUMUR – assuré Exemple IARD, 500 000 € par sinistre</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Norme NF P 03-201 (février 2016) – Numéro de dossier : EVL 2024/1177 – Date du repérage : 23/07/2024 – Durée : 1 h 10</p><h2>A – Désignation du ou des bâtiments</h2><p>Commune : 49400 SAUMUR. Adresse : 6 rue du Chemin Vert. Bâtiment C, 3e étage, lots 113 et 241. Arrêté préfectoral du 4 mars 2013.</p><h2>B – Désignation du client</h2><p>Nom et prénom : Mlle LE BIHAN-PORTEVIN Gwenaëlle, 6 rue du Chemin Vert 49400 SAUMUR. Qualité du donneur d’ordre : le notaire, Me Huet.</p><h2>C – Opérateur</h2><p>Tugdual RABJEAU, certifié DTI-2209 jusqu’au 02/02/2027</p><h2>D – Parties visitées</h2>${table(
      ['Bâtiment et parties visitées', 'Ouvrages examinés', 'Résultat'],
      [
        [
          'Entrée, séjour, cuisine',
          'Sols, murs, plinthes bois, huisseries',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambres 1 et 2', 'Parquet, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Parking S/sol', 'Dalle béton', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E – Ouvrages non examinés</h2><p>Dessous de baignoire, coffrage de la gaine technique.</p><h2>F – Constatations diverses</h2><p>Indices de présence d’autres agents de dégradation biologique du bois : traces de petite vrillette sur une étagère. Présence de termites aux abords : non constatée.</p><h2>G – Conclusion</h2><p>Le présent rapport fait état d’<b>absence de termites</b> le jour de la visite.</p><p>Fait à Saumur le 23/07/2024. Rapport utilisable jusqu’au 22/01/2025.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mlle LE BIHAN-PORTEVIN Gwenaëlle',
      property_address: '6 rue du Chemin Vert, 49400 SAUMUR',
      lots: ['113', '241'],
      report_number: 'EVL 2024/1177',
      made_on: '2024-07-23',
      valid_until: '2025-01-22',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const DIAGNOSTICS_SANTE = [asbestos, lead, termites];
