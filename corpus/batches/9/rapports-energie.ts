// Energy reports: a flat on three sheets, a house on two.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpeCss = `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 11mm 14mm; h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11.5pt; margin: 4mm 0 1.5mm; color: #00447c } .hd { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: .5mm solid #00447c; padding-bottom: 2mm } td, th { border-bottom: .15mm solid #bcc9d4; padding: .9mm 1.4mm } .sc { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .sc div { border: .3mm solid #bcc9d4; padding: 3mm } .sc b { font-size: 15pt } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 7pt; border-top: .2mm solid #999; padding-top: 1mm; display: flex; justify-content: space-between }`;

const flatFoot = (page: number) =>
  `<div class="ft"><span>Morbihan Expertises – 9 rue Richemont 56000 VANNES – Tél. 02 97 00 66 09 – Dossier : 26-09-0417</span><span>Page ${page}/3</span></div>`;
const flat = paperOf(
  'dpe-appartement-vannes',
  dpeCss,
  [
    `<div class="hd"><h1>DPE <span style="font-size:12pt">Diagnostic de performance énergétique (logement)</span></h1><div>N° : 2656E3318402K<br>Établi le : 17/09/2026<br>Valable jusqu’au : 16/09/2036</div></div><p style="margin-top:2mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p><p>Adresse : <b>12 rue du Vincin 56000 VANNES (N° de lot : 14)</b><br>Type de bien : Appartement<br>Année de construction : 1978 - 1982<br>Surface de référence : <b>81,64 m²</b><br>Propriétaire : Mme KERBRAT Solenn<br>Adresse : 12 rue du Vincin 56000 VANNES</p><h2>Performance énergétique et climatique</h2><p>Attention, si votre logement fait moins de 40 m² : les seuils des étiquettes énergétiques ont évolué. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements.</p><div class="sc"><div>consommation<br>(énergie primaire)<br><b>214</b> kWh/m²/an<br><small>93 kWh/m²/an d’énergie finale</small></div><div>émissions<br><b>6</b>* kg CO₂/m²/an</div></div><p style="margin-top:2mm">* Dont émissions de gaz à effet de serre. Ce logement émet 561 kg de CO₂ par an, soit l’équivalent de 2 907 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires).</p><p style="font-size:12pt;text-align:center">entre <b>1 410 €</b> et <b>1 960 €</b> par an</p><p>Prix moyens des énergies indexés sur les années 2021, 2022 et 2023 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>Morbihan Expertises, 9 rue Richemont, 56000 VANNES – Diagnostiqueur : Ronan JEGO – N° de certification : 8040217 – Organisme de certification : Certif Exemple</p>${flatFoot(1)}`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 19 % – toiture ou plafond 0 % – portes et fenêtres 28 % – ponts thermiques 17 % – murs 33 % – plancher bas 3 %</p><h2>Performance de l’isolation</h2><p>insuffisante – moyenne – bonne – très bonne</p><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable avant 1982</p><h2>Confort d’été (hors climatisation)</h2><p>Moyen. Les caractéristiques de votre logement améliorant le confort d’été : logement traversant. Pour améliorer le confort d’été : équipez les fenêtres de volets extérieurs ou de brise-soleil.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage (électrique)', '11 904 (5 176 é.f.)', 'entre 960 € et 1 310 €', '68 %'],
        ['eau chaude (électrique)', '4 846 (2 107 é.f.)', 'entre 390 € et 540 €', '28 %'],
        ['éclairage (électrique)', '355 (154 é.f.)', 'entre 20 € et 50 €', '2 %'],
        ['auxiliaires (électrique)', '366 (159 é.f.)', 'entre 20 € et 60 €', '2 %'],
        [
          'énergie totale pour les usages recensés',
          '17 471 kWh (7 596 kWh é.f.)',
          'entre 1 410 € et 1 960 € par an',
          '',
        ],
      ],
    )}<h2>Recommandations d’usage pour votre logement</h2><p>Température recommandée en hiver : 19 °C. Chauffer à 19 °C plutôt que 21 °C, c’est environ 18 % sur votre facture, soit 250 € par an. Consommation recommandée : 110 litres par jour d’eau chaude à 40 °C.</p>${flatFoot(2)}`,
    `<h2>DPE – Annexes : fiche technique du logement</h2><p>Cette fiche liste les caractéristiques techniques du bien diagnostiqué renseignées par le diagnostiqueur pour obtenir les résultats présentés dans ce document.</p><p>Référence du logiciel validé : Exemplia DPE v4 – Référence du DPE : 26-09-0417 – Date de visite du bien : 15/09/2026 – Invariant fiscal du logement : 562600118842 – Référence de la parcelle cadastrale : BX 214 – Méthode de calcul : 3CL-DPE 2021 – Numéro d’immatriculation de la copropriété : AC5-118-604</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '56 Morbihan'],
        ['Altitude', 'Donnée en ligne', '14 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Année de construction', 'Estimé', '1978 - 1982'],
        ['Surface de référence du logement', 'Observé / mesuré', '81,64 m²'],
        ['Nombre de niveaux du logement', 'Observé / mesuré', '1'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,5 m'],
        [
          'Mur 1 Ouest – Matériau',
          'Observé / mesuré',
          'Béton banché, isolation intérieure 1978-1982',
        ],
        ['Fenêtre 1 – Vitrage', 'Observé / mesuré', 'Double vitrage, lame d’air 10 mm'],
      ],
    )}<p style="margin-top:3mm">Recommandations d’amélioration : les travaux essentiels (isolation des murs par l’extérieur, montant estimé 9 800 à 14 700 €) permettraient d’atteindre 151 kWh/m²/an et 4 kg CO₂/m²/an.</p>${flatFoot(3)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2656E3318402K',
      made_on: '2026-09-17',
      valid_until: '2036-09-16',
      property_address: either(
        '12 rue du Vincin, 56000 VANNES',
        '12 rue du Vincin 56000 VANNES (N° de lot : 14)',
      ),
      owner: 'Mme KERBRAT Solenn',
      lots: ['14'],
      surface_reference: 8164,
      energy: 214,
      emissions: 6,
      rnc: 'AC5118604',
    },
    absent: ['surface_carrez', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-albi',
  dpeCss.replaceAll('#00447c', '#4a6b1f'),
  [
    `<div class="hd"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div>n° : 2681E0927756T<br>établi le : 22/06/2026<br>valable jusqu’au : 21/06/2036</div></div>${table(
      [],
      [
        ['adresse', '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN'],
        ['type de bien', 'maison individuelle'],
        ['année de construction', '1966'],
        ['surface de référence', '118,40 m²'],
        ['propriétaire', 'M. et Mme ROQUES Laurent'],
        ['adresse du propriétaire', '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN'],
      ],
    )}<h2>Performance énergétique et climatique</h2><div class="sc"><div>logement extrêmement performant A B C D <b>E</b> F G<br>consommation : <b>287</b> kWh/m²/an<br><small>dont 261 kWh/m²/an d’énergie finale</small></div><div>peu d’émissions de CO₂ A B C D <b>E</b> F G<br>émissions : <b>58</b> kg CO₂/m²/an</div></div><p style="margin-top:2mm">Ce logement émet 6 867 kg de CO₂ par an, soit l’équivalent de 35 580 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Entre <b>2 680 €</b> et <b>3 680 €</b> par an. Comment réduire ma facture d’énergie ? Voir p. 2.</p><h2>Diagnostiqueur</h2><p>TARN DIAG IMMO, 40 lices Georges Pompidou, 81000 ALBI – Mme Coralie MAUREL – certification n° C-2219 (Certif Exemple), valable jusqu’au 14/03/2030 – assurance Exemple Pro n° 88 412</p><p style="font-size:7.4pt">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du règlement général sur la protection des données, l’Ademe vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE à des fins de contrôles ou en cas de contestations.</p><div class="ft"><span>TARN DIAG IMMO – rapport TDI-26-0622-R</span><span>1/2</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>toiture 27 % – murs 31 % – portes et fenêtres 14 % – plancher bas 12 % – ventilation 11 % – ponts thermiques 5 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'énergie primaire (kWh)', 'frais annuels'],
      [
        ['chauffage (fioul domestique)', '29 340', '2 240 € à 3 040 €'],
        ['eau chaude (électrique)', '3 916', '350 € à 480 €'],
        ['éclairage (électrique)', '512', '50 € à 80 €'],
        ['auxiliaires (électrique)', '213', '40 € à 80 €'],
      ],
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['élément', 'description', 'isolation'],
      [
        ['Murs', 'Briques creuses 20 cm non isolées', 'insuffisante'],
        ['Toiture', 'Plancher bois, laine de verre 10 cm', 'moyenne'],
        ['Menuiseries', 'PVC double vitrage', 'bonne'],
        ['Chauffage', 'Chaudière fioul standard installée en 1994', '–'],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>1. Les travaux essentiels : isolation des combles, isolation des murs par l’extérieur, montant estimé 19 000 à 28 000 €, résultat visé 154 kWh/m²/an. 2. Les travaux à envisager : remplacement de la chaudière par une pompe à chaleur air/eau, résultat visé 78 kWh/m²/an.</p><p>Fiche technique : référence du DPE TDI-26-0622-R – date de visite 18/06/2026 – méthode 3CL-DPE 2021 – parcelles AC 301, AC 302.</p><div class="ft"><span>TARN DIAG IMMO – rapport TDI-26-0622-R</span><span>2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2681E0927756T',
      made_on: '2026-06-22',
      valid_until: '2036-06-21',
      property_address: '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN',
      owner: 'M. et Mme ROQUES Laurent',
      surface_reference: 11840,
      energy: 287,
      emissions: 58,
    },
    absent: ['surface_carrez', 'rnc', 'lots'],
  },
);

export const RAPPORTS_ENERGIE = [flat, house];
