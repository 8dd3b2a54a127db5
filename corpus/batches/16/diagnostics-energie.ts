// Energy reports: a flat in three sheets with a summary, a house, an audit; and a cover that sums up a file.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { pairs } from './outils.ts';

const flat = paperOf(
  'dpe-appartement-toulouse',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 12mm; .hd { display: grid; grid-template-columns: 30mm 1fr 58mm; gap: 4mm; align-items: start } .dpe { font-size: 24pt; font-weight: bold; color: #00607a } h2 { background: #00607a; color: #fff; font-size: 9.6pt; padding: 1mm 2mm; margin: 3mm 0 2mm } .s { display: flex; gap: .6mm } .s span { flex: 1; text-align: center; padding: 1mm; background: #dce9ed } .s .on { background: #f39c12; font-size: 16pt; font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } td, th { border-bottom: .15mm solid #b8ccd3; padding: .7mm 1mm } .ft { position: absolute; bottom: 5mm; left: 12mm; right: 12mm; font-size: 6.2pt; color: #666 }`,
  [
    `<div class="hd"><span class="dpe">DPE</span><div>diagnostic de performance énergétique (logement)<br><small>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat.</small></div><div>N° ADEME : <b>2531E2840716K</b><br>Etabli le : <b>03/10/2025</b><br>Valable jusqu’au : <b>02/10/2035</b></div></div><div class="two"><div style="height:34mm;background:#e8eef0"></div><div>Adresse : <b>76 allées Charles-de-Fitte 31300 TOULOUSE</b><br>(Etage : 2, N° de lot : 55)<br>Type de bien : Appartement T2<br>Année de construction : 2001 – 2005<br>Surface de référence : <b>43,9 m²</b><br>Propriétaire : <b>Mme TRAN Ngoc-Anh ép. PUECH</b><br>Adresse : 76 allées Charles-de-Fitte 31300 TOULOUSE</div></div><h2>Performance énergétique</h2><div class="two"><div><div class="s"><span>A</span><span>B</span><span>C</span><span>D</span><span class="on">E</span><span>F</span><span>G</span></div><p>logement peu performant</p><table><tr><td>consommation<br>(énergie primaire)</td><td>émissions</td></tr><tr><td><b style="font-size:17pt">268</b><br>kWh/m²/an</td><td><b style="font-size:17pt">8*</b><br>kg CO₂/m²/an</td></tr></table><small>117 kWh/m²/an d’énergie finale</small></div><div>* Dont émissions de gaz à effet de serre<div class="s"><span>A</span><span class="on" style="background:#8fc9e8">B</span><span>C</span><span>D</span><span>E</span><span>F</span><span>G</span></div><p>Ce logement émet 374 kg de CO₂ par an, soit l’équivalent de 1 937 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>910 €</b> et <b>1 270 €</b> par an – prix moyens des énergies indexés au 1er janvier 2023 (abonnements compris)</p><h2>Confort d’été (hors climatisation)* – isolation</h2><div class="two"><p>insuffisant · moyen · <b>bon</b><br>Les caractéristiques de votre logement améliorant le confort d’été : logement traversant, fenêtres équipées de volets extérieurs. Pour améliorer le confort d’été : faites isoler la toiture.</p><p>murs : isolation moyenne · plancher bas : sans objet · toiture : sans objet · portes et fenêtres : isolation insuffisante<br>ventilation : VMC autoréglable de 1982 à 2000</p></div><h2>Comment réduire ma facture d’énergie ?</h2><p>Température recommandée en hiver 19 °C : chauffer à 19 °C plutôt que 21 °C, c’est en moyenne -21 % sur votre facture, soit -140 € par an. Si climatisation, température recommandée en été 28 °C : climatiser à 28 °C plutôt que 26 °C, c’est -67 % sur votre facture, soit -6 € par an. Consommation recommandée d’eau chaude à 40 °C : 94 l/jour ; 39 l consommés en moins par jour, c’est -22 % sur votre facture, soit -88 € par an.</p><p>Production d’énergies renouvelables : ce logement n’est pas encore équipé de systèmes de production d’énergie renouvelable. Diverses solutions existent : pompe à chaleur, panneaux solaires, géothermie, réseau de chaleur vertueux.</p><h2>Informations diagnostiqueur</h2><p>CAPITOLE DIAGNOSTICS, 18 rue Bayard, 31000 TOULOUSE – diagnostiqueur : BRUGIÈRE Nathan – n° de certification C-3181 – organisme de certification : Certif’Exemple</p><div class="ft">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du Règlement général sur la protection des données (RGPD), l’Ademe vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE. DPE / ANNEXES p. 1/2</div>`,
    `<h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage ⚡ électrique', '7 212 (3 136 é.f.)', 'entre 550 € et 760 €', '61 %'],
        ['eau chaude ⚡ électrique', '3 918 (1 703 é.f.)', 'entre 300 € et 420 €', '33 %'],
        ['refroidissement ⚡ électrique', '104 (45 é.f.)', 'entre 0 € et 10 €', '1 %'],
        ['éclairage ⚡ électrique', '191 (83 é.f.)', 'entre 10 € et 30 €', '2 %'],
        ['auxiliaires ⚡ électrique', '354 (154 é.f.)', 'entre 20 € et 50 €', '3 %'],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Travaux essentiels – montant estimé : 4 100 à 6 200 € : remplacer les convecteurs, poser une VMC hygroréglable B. Performance visée : 201 kWh/m²/an, classe D. Les travaux à envisager – 9 800 à 14 700 € : fenêtres Uw = 1,3. Performance visée : 158 kWh/m²/an, classe C.</p><h2>Fiche technique du logement</h2>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Altitude', 'Donnée en ligne', '142 m'],
        ['Surface habitable du logement', 'Observé / mesuré', '43,9 m²'],
        ['Date de visite du bien', '', '30/09/2025'],
        ['Référence du DPE', '', 'CD-25-2217'],
      ],
    )}<div class="ft">Logiciel DIALYS v6.2 – méthode 3CL-DPE 2021 – DPE / ANNEXES p. 2/2 – 2531E2840716K</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2531E2840716K',
      made_on: '2025-10-03',
      valid_until: '2035-10-02',
      property_address: either(
        '76 allées Charles-de-Fitte, 31300 TOULOUSE',
        '76 allées Charles-de-Fitte 31300 TOULOUSE (Etage : 2, N° de lot : 55)',
      ),
      owner: 'Mme TRAN Ngoc-Anh ép. PUECH',
      lots: ['55'],
      surface_reference: 4390,
      energy: 268,
      emissions: 8,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const houseDpe = paperOf(
  'dpe-maison-gaillac',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm; h1 { font-size: 15pt; background: #3d6b35; color: #fff; padding: 2mm 3mm } .g td { border: .2mm solid #9ab894; padding: 1mm 1.5mm } .k { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; text-align: center; margin: 4mm 0 } .k div { border: .5mm solid #3d6b35; padding: 3mm } .k b { font-size: 18pt; display: block }`,
  [
    `<h1>DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE – maison individuelle</h1>${pairs(
      [
        ['N° de DPE', '2681E0117253Q', 'Référence interne', 'TVB/26/0091'],
        ['Date d’établissement', '27 février 2026', 'Fin de validité', '26 février 2036'],
        [
          'Propriétaire',
          'M. O’BRIEN Dylan et Mme EL FASSI Soukaïna',
          'Commanditaire',
          'Agence du Vignoble',
        ],
        [
          'Adresse du bien',
          '418 chemin de Saurs, 81600 GAILLAC',
          'Année de construction',
          'avant 1948',
        ],
        ['Surface de référence', '131,20 m²', 'Surface habitable', '131,20 m²'],
      ],
      'g',
    )}<div class="k"><div>énergie primaire<b>342</b>kWh/m²/an<br>classe F</div><div>gaz à effet de serre<b>79</b>kg CO₂/m²/an<br>classe F</div><div>classe du logement<b>F</b>passoire énergétique</div></div><p>Depuis le 1er janvier 2025, les logements classés G ne peuvent plus être proposés à la location ; il en sera de même des logements classés F en 2028. Un audit énergétique est obligatoire avant la vente de ce bien.</p><p>Coûts annuels estimés : de 3 890 € à 5 310 €. Chauffage : chaudière fioul standard de 1994, radiateurs fonte. Eau chaude : ballon électrique 200 l. Ventilation naturelle.</p><p>Déperditions : murs 33 %, toiture 29 %, plancher 12 %, menuiseries 11 %, renouvellement d’air 10 %, ponts thermiques 5 %.</p><p>Scénario 1 (isolation des combles et pompe à chaleur air/eau) : 141 kWh/m²/an, 4 kg CO₂/m²/an, classe C.</p><p style="position:absolute;bottom:8mm;font-size:7pt">TARN VALEUR BÂTI, 4 rue Timbal, 81000 ALBI – SIRET 900 817 334 00015 – assurance RCP Exemple n° 77 1180 échéance 31/12/2026 – certification n° 22-4471 valable jusqu’au 14/06/2029</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2681E0117253Q',
      made_on: '2026-02-27',
      valid_until: '2036-02-26',
      property_address: '418 chemin de Saurs, 81600 GAILLAC',
      owner: 'M. O’BRIEN Dylan et Mme EL FASSI Soukaïna',
      surface_reference: 13120,
      surface_habitable: 13120,
      energy: 342,
      emissions: 79,
    },
    absent: ['surface_carrez', 'lots', 'rnc', 'price'],
  },
);

const cover = paperOf(
  'ddt-synthese-toulon',
  `font: 8.8pt 'Carlito', sans-serif; padding: 13mm; h1 { font-size: 17pt; background: #7b341e; color: #fff; padding: 3mm; text-align: center } td, th { border: .2mm solid #c9a; padding: 1.2mm 1.6mm } th { background: #f6e5de; font-weight: bold }`,
  [
    `<p><b>DIAG AZURÉA</b> – réseau national Vérifia – 9 rue Peiresc, 83000 TOULON – SIRET 900 441 208 00029</p><h1>DOSSIER DE DIAGNOSTIC TECHNIQUE – NOTE DE SYNTHÈSE</h1><p style="font-size:10pt">Dossier n° <b>DAZ-2025-03318</b> – Date de la mission : 06/11/2025<br>Propriétaires : M. BEN YOUSSEF Mehdi et Mme LAFFARGUE Clémentine<br>Bien : appartement T3, 1er étage, lot 9 – 12 rue Castillon, 83000 TOULON</p>${table(
      ['Diagnostic', 'Conclusion (sous réserve des rapports complets)', 'Validité'],
      [
        ['Superficie privative', 'Superficie Carrez totale : 61,07 m²', 'illimitée'],
        ['DPE', 'Classe D – 214 kWh/m²/an – 11 kg CO₂/m²/an', '05/11/2035'],
        [
          'Amiante',
          'Il n’a pas été repéré de matériaux et produits contenant de l’amiante',
          'illimitée',
        ],
        [
          'Plomb',
          'Présence de revêtements non dégradés contenant du plomb (classe 1)',
          '05/11/2026',
        ],
        ['Termites', 'Absence d’indice d’infestation', '05/05/2026'],
        ['Électricité', 'L’installation comporte une ou des anomalies', '05/11/2028'],
        ['Gaz', 'Sans objet, pas d’installation', '–'],
        ['ERP', 'Sismicité 2, radon 2, retrait-gonflement moyen', '05/05/2026'],
      ],
    )}<p style="margin-top:4mm">Cette note ne peut être utilisée indépendamment du rapport complet. Toutes les pièces constituant le lot ont été visitées.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DDT',
    facts: {
      report_number: 'DAZ-2025-03318',
      owner: 'M. BEN YOUSSEF Mehdi et Mme LAFFARGUE Clémentine',
      property_address: '12 rue Castillon, 83000 TOULON',
      lots: ['9'],
      made_on: '2025-11-06',
      surface_carrez: 6107,
      energy: 214,
      emissions: 11,
    },
    absent: ['price', 'rnc', 'dpe_number'],
  },
);

export const DIAGNOSTICS_ENERGIE = [flat, houseDpe, cover];
