// Reports on energy and health: two DPE, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { lines } from './outils.ts';

const scale = (letters: string, on: string): string =>
  `<div class="sc">${Array.from(letters)
    .map((letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`)
    .join('')}</div>`;

const dpe = paperOf(
  'dpe-officiel-paris-11',
  `font: 8.8pt 'DejaVu Sans Condensed', sans-serif; .hd { display: flex; justify-content: space-between; border-bottom: .3mm solid #009; padding-bottom: 2mm } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11pt; color: #009; margin: 4mm 0 1mm } .sc { display: flex; gap: .6mm; margin: 1mm 0 } .sc span { background: #dde; padding: 1mm 3mm } .sc .on { background: #f29b26; font-size: 15pt; padding: 0 6mm } .id { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 8mm; margin-top: 3mm } .f { position: absolute; bottom: 6mm; font-size: 6.6pt; left: 15mm; right: 15mm } .big { font-size: 17pt; font-weight: bold }`,
  [
    `<div class="hd"><h1>DPE</h1><div>diagnostic de performance énergétique (logement)<br>n° : <b>2675E1120847F</b><br>établi le : 22/06/2026<br>valable jusqu’au : 21/06/2036</div></div><p style="font-size:7.4pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="id"><div>adresse : <b>88 RUE OBERKAMPF (3ème face), 75011 PARIS</b></div><div>propriétaire : NGUYEN VAN Minh / DA COSTA PEREIRA Lúcia</div><div>type de bien : Appartement – lot 14</div><div>adresse : 12 villa des Lilas 93100 MONTREUIL</div><div>année de construction : avant 1948</div><div>surface de référence : <b>57,6 m²</b></div></div><h2>Performance énergétique et climatique</h2>${scale('ABCDEFG', 'E')}<p>consommation (énergie primaire) <span class="big">298</span> kWh/m²/an &nbsp; &nbsp; émissions <span class="big">10*</span> kg CO₂/m²/an</p><p>dont 129 kWh/m²/an d’énergie finale. * Dont émissions de gaz à effet de serre.</p>${scale('ABCDEFG', 'B')}<p style="font-size:7.6pt">Ce logement émet 576 kg de CO₂ par an, soit l’équivalent de 2 985 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 410 €</b> et <b>1 970 €</b> par an – prix moyens des énergies indexés sur les années 2023, 2024, 2025 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>PARIS-DIAG BASTILLE, 8 rue de la Roquette 75011 PARIS – diagnostiqueur : Séverine LE GUENNEC – tél. 01 47 00 61 18 – n° de certification CPDI-4471 – organisme : Certif Exemple</p><p class="f">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du RGPD, l’Ademe vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE.</p>`,
    `<div class="hd"><b>DPE</b><span>diagnostic de performance énergétique (logement) – p. 2</span></div><h2>Schéma des déperditions</h2><p>ventilation 18 % – murs 38 % – portes et fenêtres 25 % – toiture 0 % – plancher bas 5 % – ponts thermiques 14 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation (kWh EP)', 'kWh EF', 'Frais annuels'],
      [
        ['chauffage – électrique', '12 904', '5 610', 'entre 1 050 € et 1 430 €'],
        ['eau chaude – électrique', '3 807', '1 655', 'entre 300 € et 420 €'],
        ['éclairage', '251', '109', 'entre 30 € et 50 €'],
        ['auxiliaires', '203', '88', 'entre 30 € et 70 €'],
        [
          '<b>énergie totale</b>',
          '<b>17 165</b>',
          '<b>7 462</b>',
          '<b>entre 1 410 € et 1 970 €</b>',
        ],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Étape 1 : isolation des murs par l’intérieur, fenêtres sur cour – résultat D, 214 kWh/m²/an. Étape 2 : pompe à chaleur air/air – résultat C, 148 kWh/m²/an.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2675E1120847F',
      made_on: '2026-06-22',
      valid_until: '2036-06-21',
      property_address: either(
        '88 RUE OBERKAMPF, 75011 PARIS',
        '88 RUE OBERKAMPF (3ème face), 75011 PARIS',
      ),
      owner: 'NGUYEN VAN Minh / DA COSTA PEREIRA Lúcia',
      lots: ['14'],
      surface_reference: 5760,
      energy: 298,
      emissions: 10,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const oldDpe = paperOf(
  'dpe-factures-nimes',
  `font: 9pt 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #444; padding: 1mm 2mm } .e { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .e div { border: .3mm solid #444; padding: 3mm } h1 { font-size: 13pt; text-align: center }`,
  [
    `<h1>Diagnostic de performance énergétique – logement (6.1)</h1>${table(
      [],
      [
        ['N° : 2030V2004418R', 'Date du rapport : 11/12/2020'],
        [
          'Valable jusqu’au : 31/12/2024',
          'Diagnostiqueur : Gard Expertises, 3 rue Nationale 30000 NÎMES',
        ],
        ['Type de bâtiment : appartement', 'Signature :'],
        ['Année de construction : 1880', ''],
        ['Surface habitable : 96,40 m²', ''],
        ['Adresse : 19 quai de la Fontaine, 30000 NÎMES – lot 11, 1er étage', ''],
        [
          'Propriétaire : Mme FERRAGUT Paulette',
          'Propriétaire des installations communes : sans objet',
        ],
      ],
    )}<p style="margin-top:4mm"><b>Consommations annuelles par énergie</b> obtenues au moyen des factures d’énergie des années 2017, 2018, 2019, prix moyens au 15/08/2015</p>${table(
      [
        '',
        'Moyenne annuelle des consommations',
        'Consommations en énergie finale',
        'Consommations en énergie primaire',
        'Frais annuels d’énergie',
      ],
      [
        ['Gaz naturel', '14 211 kWh PCS', '12 805 kWhEF', '12 805 kWhEP', '749 € TTC'],
        ['Électricité', '1 420 kWh', '1 420 kWhEF', '3 664 kWhEP', '198 € TTC'],
        ['Total', '', '14 225 kWhEF', '16 469 kWhEP', '1 091 € TTC abonnements compris'],
      ],
    )}<div class="e" style="margin-top:5mm"><div><b>Consommations énergétiques</b> (en énergie primaire) pour le chauffage, l’eau chaude sanitaire et le refroidissement<br><br>Consommation réelle : <b style="font-size:14pt">171 kWhEP/m².an</b><br>A B C <b>[ D ]</b> E F G</div><div><b>Émissions de gaz à effet de serre</b> (GES) pour les mêmes usages<br><br>Estimation des émissions : <b style="font-size:14pt">32 kgéqCO₂/m².an</b><br>A B C <b>[ D ]</b> E F G</div></div><p style="margin-top:5mm;font-size:7.5pt">Diagnostic établi selon l’arrêté du 15 septembre 2006. Le présent rapport est établi par une personne dont les compétences sont certifiées par Qualit’Exemple.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2030V2004418R',
      made_on: '2020-12-11',
      valid_until: '2024-12-31',
      property_address: '19 quai de la Fontaine, 30000 NÎMES',
      owner: 'Mme FERRAGUT Paulette',
      lots: ['11'],
      surface_habitable: 9640,
      energy: 171,
      emissions: 32,
    },
    absent: ['surface_carrez', 'surface_reference', 'rnc'],
  },
);

const asbestos = paperOf(
  'amiante-rapport-mulhouse',
  `font: 9pt 'DejaVu Sans', sans-serif; h1 { font-size: 12.5pt; border: .4mm solid #555; padding: 2mm; text-align: center } h2 { font-size: 9.6pt; margin: 3mm 0 1mm; text-decoration: underline } .ln { display: flex; gap: 3mm } .ln span { width: 52mm; color: #555 } td, th { border: .2mm solid #999; font-size: 8pt } .f { position: absolute; bottom: 7mm; font-size: 7pt }`,
  [
    `<p style="font-size:8pt">ALSACE BÂTI CONTRÔLE – 40 av. Kennedy 68200 MULHOUSE – assurance RC Exemple n° 77.410 jusqu’au 31/12/2026</p><h1>Constat de repérage des matériaux et produits contenant de l’amiante<br>(listes A et B) avant transaction</h1>${lines(
      [
        ['Numéro de dossier', 'ABC 26/0719 KLE'],
        ['Date du repérage', '02/07/2026'],
        ['Date du rapport', '06/07/2026'],
        ['Adresse', '34 rue de l’Ermitage, 68100 MULHOUSE'],
        ['Localisation', 'esc. 2, 4e étage, lot 16 et cave lot 58'],
        ['Donneur d’ordre', 'Étude de Me Burgy, notaire à Ensisheim'],
        ['Propriétaire', 'Mme KLEINHENTZ Odile'],
        ['Permis de construire', 'antérieur au 1er juillet 1997'],
      ],
    )}<h2>1. Conclusions</h2><p>Dans le cadre de la mission, il a été repéré <b>des matériaux et produits de la liste B contenant de l’amiante</b> :</p>${table(
      ['Localisation', 'Matériau', 'Méthode', 'État', 'Préconisation'],
      [
        [
          'Cave 58',
          'Conduit en amiante-ciment',
          'Marquage du produit',
          'Bon état',
          'EP – évaluation périodique',
        ],
        [
          'Cuisine',
          'Dalles de sol 30 × 30 et colle',
          'Analyse P002',
          'Bon état',
          'EP – évaluation périodique',
        ],
      ],
    )}<p>Aucun matériau de la liste A. Composants non visités : coffrage de la baignoire.</p><h2>2. Prélèvements</h2>${table(
      ['Réf.', 'Matériau', 'Laboratoire', 'Résultat'],
      [
        ['P001', 'Enduit du séjour', 'Labo Exemple 25-114', 'Absence d’amiante'],
        ['P002', 'Dalles et colle', 'Labo Exemple 25-115', 'Présence d’amiante (chrysotile)'],
      ],
    )}<p class="f">Dossier ABC 26/0719 KLE – opérateur : T. Wintz, certificat 10-2281</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      report_number: 'ABC 26/0719 KLE',
      made_on: either('2026-07-06', '2026-07-02'),
      property_address: '34 rue de l’Ermitage, 68100 MULHOUSE',
      owner: 'Mme KLEINHENTZ Odile',
      lots: ['16', '58'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-crep-bastia',
  `font: 9.4pt 'Carlito', sans-serif; h1 { font-size: 14pt; background: #5b4a8a; color: #fff; padding: 2mm } td, th { border: .2mm solid #999 } th { background: #ece8f5 }`,
  [
    `<p>CORSE DIAGNOSTICS IMMO – Rés. Le Fango, av. Émile Sari, 20200 BASTIA – 04 95 00 77 12</p><h1>CREP – Constat de risque d’exposition au plomb</h1>${table(
      [],
      [
        ['Rapport', 'CDI/PB/2026-0551', 'Établi le', '28 août 2026'],
        [
          'Bien',
          '7 rue Napoléon, 20200 BASTIA, 2e étage droite, lot 9',
          'Destination',
          'habitation, inoccupé',
        ],
        ['Propriétaire', 'Hoirs SANTONI Ange-Toussaint', 'Contexte', 'avant la vente'],
        ['Appareil', 'Fondis FEN-X n° 2-0418', 'Source', '¹⁰⁹Cd, 850 MBq'],
      ],
    )}<p style="margin-top:4mm"><b>Synthèse des unités de diagnostic</b></p>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités', '61', '9', '52', '0', '0', '0'],
        ['Pourcentage', '100 %', '14,8 %', '85,2 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:4mm"><b>Conclusion</b> – Le constat de risque d’exposition au plomb n’a pas révélé la présence de revêtements contenant du plomb à une concentration supérieure ou égale à 1 mg/cm². En application de l’article L. 1334-7 du code de la santé publique, il n’y a pas lieu d’établir un nouveau constat à chaque mutation : sa durée de validité est illimitée.</p><p>Situations de risque de saturnisme ou de dégradation du bâti : aucune. Les parties communes n’ont pas été visitées (constat du 3 février 2009 remis par le syndic, présence de plomb dans la cage d’escalier).</p><p>Fait à Bastia, l’opérateur : Marie-Dévote LUCIANI.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: 'CDI/PB/2026-0551',
      made_on: '2026-08-28',
      property_address: '7 rue Napoléon, 20200 BASTIA',
      owner: 'Hoirs SANTONI Ange-Toussaint',
      lots: ['9'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-etat-fort-de-france',
  `font: 8.6pt 'Nimbus Sans', sans-serif; h1 { font-size: 12pt; text-align: center } h2 { font-size: 9pt; background: #e9e2cf; padding: .8mm 2mm; margin: 2.5mm 0 1mm } td, th { border: .15mm solid #776; padding: .8mm 1.2mm; font-size: 8pt }`,
  [
    `<p><b>CARIB’EXPERTISE</b> – ZI La Lézarde – 97232 LE LAMENTIN – Siret 900 001 681 00014</p><h1>RAPPORT DE L’ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT<br>norme NF P 03-201 (février 2016)</h1><h2>A – Désignation du ou des bâtiments</h2><p>Adresse : 14 route de Didier 97200 FORT-DE-FRANCE – Bât. Balata – 1er étage – porte A12 – Lot(s) 112 – arrêté préfectoral : tout le département est classé en zone contaminée ou susceptible de l’être (arrêté n° 012819 du 12/10/2001)</p><h2>B – Désignation du client</h2><p>Propriétaire : Mlle Marie-Josèphe CÉSAIRE-LUREL – donneur d’ordre : la même – personne présente : M. Lurel père</p><h2>C – Désignation de l’opérateur</h2><p>Rosan GALVA, certificat DTI-3308 – Référence : 2026-CFX-1190 – Visite du 21/09/2026 de 8 h 30 à 9 h 40 – Rapport édité le 21/09/2026</p><h2>D – Parties visitées</h2>${table(
      ['Local', 'Ouvrages, parties d’ouvrages et éléments examinés', 'Résultat'],
      [
        [
          'Séjour',
          'Huisseries bois, plinthes, placard',
          'Absence d’indice d’infestation de termites',
        ],
        ['Chambre 1', 'Porte, cadre, penderie', 'Absence d’indice d’infestation de termites'],
        ['Chambre 2', 'Porte, volets persiennés', 'Absence d’indice d’infestation de termites'],
        ['Varanda', 'Garde-corps bois exotique', 'Absence d’indice d’infestation de termites'],
      ],
    )}<h2>E – Éléments non visités</h2><p>Intérieur des cloisons et doublages, sous-face des meubles de cuisine fixés.</p><h2>F – Constatations diverses</h2><p>Traces anciennes de termites de bois sec (cryptotermes) sur un meuble isolé, hors bâti.</p><h2>G – Conclusion</h2><p>Le présent examen fait état d’absence d’indice d’infestation de termites le jour de la visite. Ce rapport est utilisable jusqu’au 20/03/2027 (six mois).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: '2026-CFX-1190',
      made_on: '2026-09-21',
      valid_until: '2027-03-20',
      property_address: '14 route de Didier, 97200 FORT-DE-FRANCE',
      owner: 'Mlle Marie-Josèphe CÉSAIRE-LUREL',
      lots: ['112'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

export const DIAGNOSTICS_SANTE = [dpe, oldDpe, asbestos, lead, termites];
