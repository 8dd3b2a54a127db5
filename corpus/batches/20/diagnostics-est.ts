// Reports of surveyors in the East: energy twice, asbestos, lead.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-logiciel-nancy',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 13mm; .t { display: flex; justify-content: space-between; align-items: start } .t h1 { font-size: 22pt; margin: 0; letter-spacing: 1mm } .l { display: grid; grid-template-columns: 70mm 1fr; gap: 6mm; margin: 4mm 0 } .e span { display: block; margin: .6mm 0; padding: .8mm 2mm; color: #fff; font-weight: bold } .v { border: .4mm solid #000; border-radius: 2mm; padding: 2mm; text-align: center } h2 { font-size: 11pt; margin: 4mm 0 1mm; border-bottom: .3mm solid #00607a; color: #00607a } td, th { border-bottom: .15mm solid #bcd; padding: .9mm 1.4mm } .f { position: absolute; bottom: 6mm; font-size: 6.6pt }`,
  [
    `<div class="t"><h1>DPE</h1><div><b>diagnostic de performance énergétique</b> (logement)<br>n° : 2654E1187302K<br>établi le : 05/03/2026<br>valable jusqu’au : 04/03/2036</div></div><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p><div class="l"><div style="background:#dfe6ea;height:34mm;text-align:center;padding-top:14mm">photo</div><div>adresse : <b>52 rue du Sergent Blandan, 54000 NANCY</b><br>N° de lot : 27 – 3e étage<br>type de bien : appartement<br>année de construction : 1968<br>surface de référence : <b>83,40 m²</b><br><br>propriétaire : Indivision COLNOT<br>adresse : 52 rue du Sergent Blandan 54000 NANCY</div></div><h2>Performance énergétique et climatique</h2><div class="l"><div class="e"><span style="background:#00a06d">A</span><span style="background:#52b153">B</span><span style="background:#a5cc74">C</span><span style="background:#f4e70f;color:#000">D</span><span style="background:#f0b50f;font-size:15pt">E &nbsp; 287 | 61*</span><span style="background:#eb8235">F</span><span style="background:#d7221f">G</span></div><div><div class="v">consommation (énergie primaire) <b style="font-size:16pt">287</b> kWh/m².an<br>émissions <b style="font-size:16pt">61</b>* kg CO₂/m².an</div><p style="margin-top:3mm">* Dont émissions de gaz à effet de serre. Peu d’émissions : A … émissions très importantes : G. <b>E</b></p><p>231 kWh/m².an d’énergie finale</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 710 €</b> et <b>2 360 €</b> par an. Prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris).</p><div class="f">Informations diagnostiqueur : DIAG 54 – 3 rue de Serre, 54000 NANCY – diagnostiqueur : Maud Peltier – tel 03 83 00 19 82 – n° de certification : CPDI-4471 – organisme : Certif Exemple &nbsp; p. 1</div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 14 % · toiture ou plafond 0 % · murs 42 % · portes et fenêtres 27 % · plancher bas 3 % · ponts thermiques 14 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation d’énergie (kWh EP)', 'Frais annuels d’énergie', 'Répartition'],
      [
        [
          'chauffage – gaz naturel (collectif)',
          '19 240 (19 240 é.f.)',
          'entre 1 340 € et 1 820 €',
          '78 %',
        ],
        ['eau chaude – électrique', '3 810 (1 656 é.f.)', 'entre 300 € et 420 €', '17 %'],
        ['éclairage', '396 (172 é.f.)', 'entre 30 € et 50 €', '2 %'],
        ['auxiliaires', '489 (212 é.f.)', 'entre 40 € et 70 €', '3 %'],
      ],
    )}<h2>Travaux recommandés</h2><p>1. Les travaux essentiels : isolation des murs (4 800 à 7 200 €). 2. Les travaux à envisager : remplacement du chauffe-eau par un modèle thermodynamique. Évolution : C (158 kWh/m².an, 30 kg CO₂/m².an) après étapes 1 et 2.</p><h2>Fiche technique</h2><p>Référence du DPE : 2654E1187302K – Date de visite du bien : 02/03/2026 – Référence de la parcelle cadastrale : BX 119 – Méthode 3CL-DPE 2021 – Numéro d’immatriculation de la copropriété : AD8841029 – Logiciel : Thermolys 8.1</p><div class="f">DPE diagnostic de performance énergétique (logement) p. 2</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2654E1187302K',
      made_on: '2026-03-05',
      valid_until: '2036-03-04',
      property_address: '52 rue du Sergent Blandan, 54000 NANCY',
      owner: 'Indivision COLNOT',
      lots: ['27'],
      surface_reference: 8340,
      energy: 287,
      emissions: 61,
    },
    absent: ['surface_carrez', 'price', 'iban'],
  },
);

const shortDpe = paperOf(
  'dpe-ancien-reims',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; td, th { border: .2mm solid #777; padding: 1.2mm } th { background: #eee }`,
  [
    `<h1 style="font-size:14pt;text-align:center">Diagnostic de performance énergétique – logement (6.1)</h1>${table(
      [],
      [
        [
          'N° : 2151V2004417P<br>Valable jusqu’au : 17/06/2031<br>Type de bâtiment : Habitation (en maison individuelle)<br>Année de construction : 1956<br>Surface habitable : 104,20 m²<br>Adresse : 31 rue de Bezannes 51100 REIMS',
          'Date (visite) : 18/06/2021<br>Diagnostiqueur : ROUSSELET Thierry – CHAMPAGNE EXPERTISES – 51000 CHÂLONS-EN-CHAMPAGNE<br>Signature :',
        ],
        [
          'Propriétaire :<br>Nom : M. et Mme LEFÈVRE-TRAN Kim<br>Adresse : 31 rue de Bezannes 51100 REIMS',
          'Propriétaire des installations communes (s’il y a lieu) :<br>Nom :<br>Adresse :',
        ],
      ],
    )}<p style="margin-top:4mm"><b>Consommations annuelles par énergie</b> – obtenues par la méthode 3CL-DPE, version 1.3, estimées à l’immeuble/au logement, prix moyens des énergies indexés au 15 août 2015</p>${table(
      [
        '',
        'Consommations en énergies finales (kWhEF)',
        'Consommations en énergie primaire (kWhEP)',
        'Frais annuels d’énergie (TTC)',
      ],
      [
        ['Chauffage', 'Gaz naturel : 16 880', '16 880', '989 €'],
        ['Eau chaude sanitaire', 'Gaz naturel : 2 610', '2 610', '153 €'],
        [
          'CONSOMMATIONS POUR LES USAGES RECENSÉS',
          '19 490',
          '19 490',
          '1 380 € (abonnements de 238 € inclus)',
        ],
      ],
    )}${table([], [['<b>Consommations énergétiques</b> (en énergie primaire) pour le chauffage, la production d’eau chaude sanitaire et le refroidissement<br>Consommation conventionnelle : <b>187 kWhEP/m².an</b><br>Logement économe A B C <b>[D]</b> E F G énergivore', '<b>Émissions de gaz à effet de serre</b> (GES) pour le chauffage, la production d’eau chaude sanitaire et le refroidissement<br>Estimation des émissions : <b>43 kg éqCO2/m².an</b><br>Faible émission A B C D <b>[E]</b> F G forte émission']])}<p style="margin-top:4mm">Ce rapport a été établi par une personne dont les compétences sont certifiées par Certif Exemple, n° CDP-0882, valable jusqu’au 02/02/2023. Réf. dossier CE/21/0611.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2151V2004417P',
      made_on: '2021-06-18',
      valid_until: '2031-06-17',
      property_address: '31 rue de Bezannes, 51100 REIMS',
      owner: 'M. et Mme LEFÈVRE-TRAN Kim',
      surface_habitable: 10420,
      energy: 187,
      emissions: 43,
    },
    absent: ['surface_carrez', 'lots', 'price'],
  },
);

const asbestos = paperOf(
  'amiante-rapport-villeurbanne',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; td, th { border: .15mm solid #557; padding: .9mm 1.3mm } th { background: #e6e6f2 } h2 { font-size: 10pt; color: #336; margin: 4mm 0 1mm } .f { position: absolute; bottom: 6mm; font-size: 6.8pt }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:12pt">GONES DIAGNOSTICS</b><br>9 rue Anatole France, 69100 VILLEURBANNE</td><td style="border:0;text-align:right">Dossier : GD-2026-07-0412/A<br>Date de commande : 01/07/2026</td></tr></table><h1 style="font-size:13pt;text-align:center">Constat de repérage amiante établi à l’occasion de la vente d’un immeuble bâti<br><span style="font-size:9pt">(listes A et B de l’annexe 13-9 du code de la santé publique)</span></h1>${table(
      [],
      [
        ['Date du repérage', '08/07/2026'],
        ['Adresse du bien', '16 rue Salvador Allende, 69100 VILLEURBANNE – bât. 3, 7e étage'],
        ['Lots', '213 (appartement), 391 (parking – non visité)'],
        ['Propriétaire', 'SCI LES TROIS TILLEULS, 62 rue Pierre Voyant, 69100 VILLEURBANNE'],
        ['Permis de construire', 'antérieur au 1er juillet 1997 (1973)'],
        ['Opérateur', 'Bastien Roche, certification 22-118 du 14/01/2022'],
      ],
    )}<h2>1. Conclusions</h2><p>Dans le cadre de la mission, il a été repéré des matériaux et produits de la <b>liste B</b> contenant de l’amiante :</p>${table(
      ['Localisation', 'Matériau', 'Critère', 'État', 'Obligation'],
      [
        [
          'Cuisine',
          'Dalles de sol vinyle-amiante et colle noire (ZPSO-02)',
          'Prélèvement P001 – laboratoire Ana-Exemple',
          'Matériau non dégradé',
          'EP – évaluation périodique',
        ],
        [
          'Gaine technique',
          'Conduit fibres-ciment',
          'Jugement de l’opérateur',
          'Non dégradé',
          'EP – évaluation périodique',
        ],
      ],
    )}<p style="margin-top:2mm">Il n’a pas été repéré de matériaux de la liste A.</p><h2>2. Locaux non visités</h2><p>Parking 391 : clé absente. Une mission complémentaire est nécessaire.</p><p style="margin-top:4mm">Fait à Villeurbanne, le 13/07/2026</p><p class="f">GONES DIAGNOSTICS SARL 10 000 € – RCS Lyon 900 001 127 – rapport 1/9, feuille de synthèse – ce rapport ne peut être reproduit qu’intégralement</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'SCI LES TROIS TILLEULS',
      property_address: either(
        '16 rue Salvador Allende, 69100 VILLEURBANNE',
        '16 rue Salvador Allende, 69100 VILLEURBANNE – bât. 3, 7e étage',
      ),
      lots: either(['213', '391'], ['213']),
      report_number: 'GD-2026-07-0412/A',
      made_on: either('2026-07-08', '2026-07-13'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const lead = paperOf(
  'plomb-constat-troyes',
  `font: 9.6pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm; td, th { border: .2mm solid #333; text-align: center; padding: 1mm } td:first-child { text-align: left }`,
  [
    `<p><b>AUBE EXPERTISE HABITAT</b> – 77 rue du Général de Gaulle – 10000 TROYES</p><h1 style="font-size:14pt;text-align:center">CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (C.R.E.P.)</h1><p>Réf. : 26-0193-P. Nature de la mission : avant la vente. Le constat porte sur les parties privatives.</p><p><b>Adresse du bien :</b> 10 rue Champeaux, 10000 TROYES – 1er étage sur rue – lot 3. Année de construction : XVIe siècle.<br><b>Propriétaire :</b> M. Grégoire de SAINT-AUBIN.<br><b>Occupant :</b> le propriétaire ; présence d’enfants mineurs : non.<br><b>Date du constat :</b> 21 septembre 2026. <b>Appareil :</b> Niton XLP 300, n° 24418, Cd-109 rechargé le 04/02/2025.</p>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '142', '18', '109', '15', '0', '0'],
        ['%', '100', '12,7', '76,8', '10,5', '0', '0'],
      ],
    )}<p style="margin-top:4mm"><b>Conclusion.</b> Le constat a révélé la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm², non dégradés ou non visibles (classe 1). Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1, afin d’éviter leur dégradation future. Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été relevée.</p><p>Le présent constat est valable jusqu’au 20 septembre 2027. Fait à Troyes le 22 septembre 2026, J. Michaud.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. Grégoire de SAINT-AUBIN',
      property_address: '10 rue Champeaux, 10000 TROYES',
      lots: ['3'],
      report_number: '26-0193-P',
      made_on: either('2026-09-21', '2026-09-22'),
      valid_until: '2027-09-20',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

export const DIAGNOSTICS_EST = [dpe, shortDpe, asbestos, lead];
