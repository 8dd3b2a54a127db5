// Energy and areas: two energy reports, two certificates of private area, one of living area.
import { either, paperOf } from '../../paper.ts';
import { sum, table } from '../../writing.ts';
import { foot, sides } from './communs.ts';

const bars = (on: string) =>
  `<div class="bars">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`).join('')}</div>`;
const DPE_FOOT = (page: number) =>
  foot(
    `DIAG CATALAN – 44 rue du Docteur Zamenhof, 66000 PERPIGNAN – Tél. 04 68 00 66 44 – SIREN 900 002 078 – Compagnie d’assurance : Assurances Mutuelles Exemple n° 118 204 771<br>Dossier 26/1187/PAGES – Page ${page}/3`,
  );

const dpe = paperOf(
  'dpe-trois-pages-perpignan',
  `font: 8.8pt/1.38 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .top { display: grid; grid-template-columns: 1fr 58mm; border-bottom: .5mm solid #00a19a } h1 { font-size: 22pt; margin: 0 } h2 { font-size: 10.6pt; color: #00807a; margin: 4mm 0 1.5mm } .id { display: grid; grid-template-columns: 40mm 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #cfd8d8; height: 38mm } .bars { display: flex; gap: 1mm; margin: 2mm 0 } .bars span { width: 12mm; padding: 1.2mm; text-align: center; background: #e3e8e8 } .bars .on { background: #f2b52b; font-weight: bold; font-size: 13pt } .big { font-size: 16pt; font-weight: bold } td, th { border-bottom: .2mm solid #c7d3d3; padding: .8mm 1.2mm } th { color: #00807a; font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm }`,
  [
    `<div class="top"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div>N° : 2666E2908147T<br>Établi le : 02/10/2026<br>Valable jusqu’au : 01/10/2036</div></div>
    <p style="font-size:7.6pt;margin-top:2mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>
    <div class="id"><div class="ph"></div><div>Adresse : <b>6 avenue de Prades 66000 PERPIGNAN</b> (Bât. B, 3ème étage, N° de lot : 42)<br>Type de bien : Appartement<br>Année de construction : 1983 - 1988<br>Surface de référence : <b>63,27 m²</b><br><br>Propriétaire : M. PAGÈS-CLOTES Joan<br>Adresse : 3 chemin de la Passio Vella 66300 THUIR</div></div>
    <h2>Performance énergétique et climatique</h2><p style="font-size:7.4pt">Attention, si votre logement fait moins de 40 m² : les seuils des étiquettes sont modulés en fonction de la surface. Logement extrêmement performant A – logement extrêmement consommateur d’énergie G.</p>${bars('E')}
    <div class="two"><div>consommation<br>(énergie primaire)<br><span class="big">262</span> kWh/m²/an<br>114 kWh/m²/an d’énergie finale</div><div>émissions<br><span class="big">8</span>* kg CO₂/m²/an<br>peu d’émissions de CO₂ ── B</div></div>
    <p style="font-size:7.6pt">* Dont émissions de gaz à effet de serre. Ce logement émet 536 kg de CO₂ par an, soit l’équivalent de 2 777 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p>
    <h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires) : entre <b>1 180 €</b> et <b>1 640 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p>
    <div class="two"><div style="font-size:7.8pt"><b>Informations diagnostiqueur</b><br>DIAG CATALAN<br>44 rue du Docteur Zamenhof 66000 PERPIGNAN<br>Diagnostiqueur : Cyril MASSOT</div><div style="font-size:7.8pt">tel : 04 68 00 66 44<br>email : contact@diagcatalan.example.fr<br>N° de certification : CPDI-6644-17<br>Organisme de certification : I.Cert Exemple</div></div>${DPE_FOOT(1)}`,
    `<h2>Schéma des déperditions de chaleur</h2>${table(
      [],
      [
        ['ventilation 23 %', 'toiture ou plafond 0 %', 'murs 34 %'],
        ['portes et fenêtres 27 %', 'ponts thermiques 12 %', 'plancher bas 4 %'],
      ],
    )}
    <div class="two"><div><h2>Performance de l’isolation</h2><p>INSUFFISANTE</p><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable avant 1982</p></div><div><h2>Confort d’été (hors climatisation)</h2><p>MOYEN – Pour améliorer le confort d’été : équipez les fenêtres de volets extérieurs ou brise-soleil.</p><h2>Production d’énergies renouvelables</h2><p>Ce logement n’est pas encore équipé de systèmes de production d’énergie renouvelable.</p></div></div>
    <h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage – électrique', '11 210 (4 874 é.f.)', 'entre 800 € et 1 100 €', '68 %'],
        ['eau chaude – électrique', '4 690 (2 039 é.f.)', 'entre 320 € et 450 €', '27 %'],
        ['refroidissement', '', '', '0 %'],
        ['éclairage – électrique', '278 (121 é.f.)', 'entre 20 € et 40 €', '2 %'],
        ['auxiliaires – électrique', '398 (173 é.f.)', 'entre 40 € et 50 €', '3 %'],
        [
          'énergie totale pour les usages recensés',
          '16 576 kWh (7 207 kWh é.f.)',
          'entre 1 180 € et 1 640 € par an',
          '',
        ],
      ],
    )}
    <h2>Vue d’ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        [
          'Murs',
          'Mur en blocs de béton creux d’épaisseur ≤ 20 cm avec isolation intérieure (1983-1988) donnant sur l’extérieur',
          'moyenne',
        ],
        [
          'Plancher bas',
          'Plancher avec ou sans remplissage donnant sur un local chauffé',
          'sans objet',
        ],
        ['Portes et fenêtres', 'Fenêtres battantes PVC double vitrage 4/12/4', 'moyenne'],
      ],
    )}${DPE_FOOT(2)}`,
    `<h2>Recommandations d’amélioration de la performance</h2><p>1 – Les travaux essentiels. Montant estimé : 3 900 à 5 800 €</p>${table(
      ['Lot', 'Description', 'Performance recommandée'],
      [
        ['Chauffage', 'Remplacer le système actuel par une pompe à chaleur air/air', 'SCOP = 4'],
        ['Ventilation', 'Installer une VMC hygroréglable type B', ''],
      ],
    )}<p>2 – Les travaux à envisager. Montant estimé : 6 200 à 9 300 €</p>${table([], [['Fenêtres', 'Remplacer les fenêtres par des fenêtres double vitrage à isolation renforcée', 'Uw = 1,3 W/m².K']])}
    <h2>Évolution de la performance après travaux</h2><p>avec travaux 1 + 2 : consommation 138 kWh/m²/an, émissions 4 kg CO₂/m²/an – avec travaux 1 : 171 kWh/m²/an, 5 kg CO₂/m²/an – état actuel : 262 kWh/m²/an, 8 kg CO₂/m²/an</p>
    <h2>Fiche technique du logement</h2><p>Référence du logiciel validé : LICIEL Exemple v4. Référence du DPE : 26/1187/PAGES. Date de visite du bien : 02/10/2026. Invariant fiscal du logement : N/A. Référence de la parcelle cadastrale : EH 611. Méthode de calcul utilisée : 3CL-DPE 2021. Numéro d’immatriculation de la copropriété : AB4512386.</p>${DPE_FOOT(3)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2666E2908147T',
      made_on: '2026-10-02',
      valid_until: '2036-10-01',
      property_address: either(
        '6 avenue de Prades, 66000 PERPIGNAN',
        '6 avenue de Prades 66000 PERPIGNAN (Bât. B, 3ème étage, N° de lot : 42)',
      ),
      owner: 'M. PAGÈS-CLOTES Joan',
      lots: ['42'],
      surface_reference: 6327,
      energy: 262,
      emissions: 8,
    },
    absent: ['surface_carrez', 'iban'],
  },
);

const short = paperOf(
  'dpe-maison-foix',
  `font: 9.4pt/1.4 'Carlito', sans-serif; h1 { font-size: 17pt; color: #1f6f3f } h2 { font-size: 11pt; color: #1f6f3f; margin: 4mm 0 1mm } .bars { display: flex; gap: .6mm } .bars span { padding: 1.5mm 5mm; background: #e5efe8 } .bars .on { background: #d7221f; color: #fff; font-weight: bold } td, th { border: .1mm solid #bcd; padding: 1mm }`,
  [
    `${sides('<h1>DPE – logement individuel</h1>', 'n° ADEME <b>2609E1145028P</b><br>établi le 27 juillet 2026<br>valable jusqu’au 26 juillet 2036')}
    <p>ARIÈGE DIAGNOSTICS, 8 rue Delcassé, 09000 FOIX – Sandrine Rouch, certifiée sous le n° DTI-0917 par Qualit’Exemple (validité 14/01/2029)</p>
    ${table(
      [],
      [
        ['Maison individuelle', 'Hameau de Prayols, 09000 PRAYOLS'],
        ['Année de construction', 'avant 1948'],
        ['Surface de référence', '118,6 m²'],
        ['Propriétaire', 'Indivision ESTAQUE / LAFFONT'],
        ['Visite', '22 juillet 2026'],
      ],
    )}
    <h2>Étiquette énergie et climat</h2>${bars('G')}
    <p style="margin-top:2mm">Consommation conventionnelle en énergie primaire : <b>438 kWh/m²/an</b> (dont 401 kWh/m²/an d’énergie finale)<br>Émissions de gaz à effet de serre : <b>112 kg CO₂/m²/an</b></p>
    <p><b>Passoire énergétique.</b> À compter du 1er avril 2023, la vente d’une maison classée F ou G impose la remise d’un audit énergétique. Loyer gelé ; location interdite depuis le 1er janvier 2025 pour les logements classés G.</p>
    <h2>Coûts annuels estimés</h2><p>de 4 910 € à 6 690 € par an (fioul domestique, électricité ; prix indexés au 01/01/2025)</p>
    <h2>Constat</h2>${table(
      ['Poste', 'Description', 'Qualité'],
      [
        ['Murs', 'Pierre de taille et moellons, non isolés, 60 cm', 'insuffisante'],
        ['Toiture', 'Combles perdus, 10 cm de laine de verre tassée', 'insuffisante'],
        ['Menuiseries', 'Simple vitrage bois', 'insuffisante'],
        ['Chauffage', 'Chaudière fioul 1994, radiateurs fonte', ''],
        ['Ventilation', 'Par ouverture des fenêtres', ''],
      ],
    )}
    <h2>Premiers gestes</h2><p>Isoler les combles (aides : MaPrimeRénov’, certificats d’économies d’énergie), remplacer la chaudière par une pompe à chaleur ou un poêle à granulés hydraulique, poser une VMC.</p>
    ${foot('ARIÈGE DIAGNOSTICS EURL – SIRET 900 002 189 00013 – RC professionnelle Prévoyance Exemple n° 66.120.4 – Réf. A-26-302')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2609E1145028P',
      made_on: either('2026-07-27', '2026-07-22'),
      valid_until: '2036-07-26',
      property_address: 'Hameau de Prayols, 09000 PRAYOLS',
      owner: 'Indivision ESTAQUE / LAFFONT',
      surface_reference: 11860,
      energy: 438,
      emissions: 112,
    },
    absent: ['lots', 'surface_carrez', 'iban'],
  },
);

const ROOMS = [
  ['Entrée, dégagement', 712, 712],
  ['Séjour', 2244, 2244],
  ['Cuisine', 936, 936],
  ['Chambre 1', 1188, 1188],
  ['Chambre 2', 1020, 1062],
  ['Salle d’eau', 418, 418],
  ['WC', 129, 129],
] as const;
const metres = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
const carrez = sum(ROOMS.map((row) => row[1]));
const ground = sum(ROOMS.map((row) => row[2]));
const report = paperOf(
  'carrez-rapport-narbonne',
  `font: 9pt/1.38 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center; background: #e8f0f8; padding: 2mm } td, th { border: .2mm solid #8aa; padding: 1mm 1.5mm } th { background: #f2f6fa; font-weight: bold } .n td:nth-child(n+2) { text-align: right }`,
  [
    `${sides('<b>DIAG AUDE – Philippe Cazaban</b><br>12 rue Jean Jaurès, 11100 NARBONNE<br>04 68 00 11 12', 'Réf. : 26-0944-CROS<br>Le 09/10/2026')}
    <h1>Certificat de superficie de la partie privative</h1><p style="text-align:center">Loi n° 96-1107 du 18 décembre 1996 (loi Carrez), décret n° 97-532 du 23 mai 1997</p>
    ${table(['Désignation du bien', 'Désignation du propriétaire', 'Mission'], [['8 quai Vallière, 11100 NARBONNE<br>Étage 2, porte gauche – Lot n° 15', 'M. et Mme CROS Jean-Baptiste<br>11 impasse des Tamaris<br>11430 GRUISSAN', 'Repérage effectué le 08/10/2026<br>Opérateur : P. Cazaban<br>Certificat n° C-1182']])}
    <p></p>${table(['Parties de l’immeuble bâties visitées', 'Superficie privative au sens Carrez (m²)', 'Surface au sol (m²)', 'Commentaires'], [...ROOMS.map(([room, one, other]) => [room, metres(one), metres(other), one === other ? '' : 'H < 1,80 m : 0,42 m²']), ['<b>TOTAL</b>', `<b>${metres(carrez)}</b>`, `<b>${metres(ground)}</b>`, ''], ['Terrasse (lot 16)', 'hors Carrez', metres(1460), '']], 'n')}
    <p style="margin-top:5mm;font-size:11pt"><b>Superficie privative totale : ${metres(carrez)} m²</b></p>
    <p>La surface de la terrasse, du garage (lot 88) et des parties inférieures à 1,80 m n’est pas comprise. Le règlement de copropriété n’a pas été fourni ; le lot mesuré est celui désigné par le propriétaire. Le présent certificat vaut uniquement pour la surface totale.</p>
    <p>Fait à NARBONNE, le 09/10/2026</p>${foot('DIAG AUDE SASU au capital de 1 000 € – SIRET 900 002 290 00016 – APE 7120B – RC pro Assurances Mutuelles Exemple n° 5044178 (échéance 31/12/2026)')}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: either(
        '8 quai Vallière, 11100 NARBONNE',
        '8 quai Vallière, 11100 NARBONNE Étage 2, porte gauche – Lot n° 15',
      ),
      owner: 'M. et Mme CROS Jean-Baptiste',
      lots: ['15'],
      made_on: either('2026-10-08', '2026-10-09'),
      surface_carrez: carrez,
      report_number: '26-0944-CROS',
    },
    absent: ['surface_habitable', 'iban'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-beziers',
  `font: 11pt/1.55 'C059', serif; padding: 24mm 26mm`,
  [
    `<p><b>SELARL GÉOMÈTRES DU LIBRON</b><br>Géomètres-experts DPLG – 6 avenue Saint-Saëns, 34500 Béziers</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">ATTESTATION DE SUPERFICIE<br>article 46 de la loi du 10 juillet 1965</h1>
    <p>Nous, soussignés, attestons avoir mesuré le 31 août 2026, à la demande des consorts ROUANET, le local commercial formant le lot n° 7 de la copropriété « Le Polygone », 9 rue Française, 34500 Béziers.</p>
    <p>La superficie privative de ce lot, calculée conformément aux articles 4-1 et 4-2 du décret du 17 mars 1967, est de :</p><p style="text-align:center;font-size:14pt"><b>87,94 m²</b><br>(quatre-vingt-sept mètres carrés et quatre-vingt-quatorze décimètres carrés)</p>
    <p>soit magasin 61,20 m², arrière-boutique 22,14 m², sanitaires 4,60 m². La réserve en sous-sol (19,75 m², hauteur 1,72 m) n’est pas prise en compte.</p>
    <p>Toute modification des cloisons postérieure à notre visite rendrait cette attestation caduque.</p><p style="margin-left:80mm">Béziers, le 2 septembre 2026<br>Sébastien Azaïs, géomètre-expert<br>n° d’inscription à l’Ordre : 05518</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '9 rue Française, 34500 Béziers',
      owner: 'consorts ROUANET',
      lots: ['7'],
      made_on: either('2026-08-31', '2026-09-02'),
      surface_carrez: 8794,
    },
    absent: ['surface_habitable', 'price'],
  },
);

const living = paperOf(
  'boutin-attestation-mende',
  `font: 9.6pt/1.45 'URW Gothic', sans-serif; td, th { border-bottom: .2mm solid #bbb } td:last-child { text-align: right }`,
  [
    `<p><b>LOZÈRE CONTRÔLE HABITAT</b> · 5 allée Piencourt · 48000 MENDE</p><h1 style="font-size:15pt">Attestation de surface habitable</h1><p>Article R. 156-1 du code de la construction et de l’habitation – loi Boutin du 25 mars 2009</p>
    <p>Dossier 2026-MD-071 – mesurage du 12/06/2026<br>Bien : appartement, 22 avenue Foch, 48000 MENDE, lot 5<br>Propriétaire bailleur : Mme de CHAMBRUN-LESCURE Odile</p>
    ${table(
      ['Pièce', 'Surface habitable'],
      [
        ['Séjour', '21,35 m²'],
        ['Cuisine', '8,90 m²'],
        ['Chambre', '12,10 m²'],
        ['Salle de bains', '4,75 m²'],
        ['WC', '1,20 m²'],
        ['Dégagement', '3,62 m²'],
        ['<b>Total surface habitable</b>', '<b>51,92 m²</b>'],
      ],
    )}
    <p style="margin-top:4mm">Balcon 4,10 m² et cave non compris. Les surfaces sont données avec une tolérance de 5 % (article 3-1 de la loi du 6 juillet 1989).</p><p>Fait à Mende, le 12/06/2026. L’opérateur, B. Malaval</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '22 avenue Foch, 48000 MENDE',
      owner: 'Mme de CHAMBRUN-LESCURE Odile',
      lots: ['5'],
      made_on: '2026-06-12',
      surface_habitable: 5192,
    },
    absent: ['surface_carrez'],
  },
);

export const ENERGIE_ET_SURFACES = [dpe, short, report, surveyor, living];
