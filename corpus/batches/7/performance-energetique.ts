// Energy reports: a flat's in the form of the decree, a house's as a small firm lays it out.
import { paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const scale = (letters: string, own: string) =>
  `<div class="sc">${Array.from(letters)
    .map((letter) => `<span class="${letter === own ? 'on' : ''}">${letter}</span>`)
    .join('')}</div>`;
const dpeCss = `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; h1 { font-size: 16pt; color: #17324d; margin: 0 } h2 { font-size: 10.6pt; color: #17324d; border-bottom: .3mm solid #17324d; margin: 3mm 0 1.5mm } .sc span { display: inline-block; width: 7mm; text-align: center; background: #d8dde2; margin-right: .6mm; padding: 1mm 0 } .sc .on { background: #17324d; color: #fff; font-size: 13pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } td, th { border: .15mm solid #aab; padding: .8mm 1.4mm } th { background: #e8edf1 } .s { font-size: 7.4pt }`;

const flat = paperOf(
  'dpe-appartement-limoges',
  dpeCss,
  [
    `<div style="display:flex;justify-content:space-between"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div style="text-align:right">n° : 2687E1940275K<br>établi le : 16/09/2026<br>valable jusqu’au : 15/09/2036</div></div><p class="s">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p>
    <div class="two"><div>adresse : 18 rue du Quinconce, 87000 LIMOGES (2ème étage gauche, lot n° 14)<br>type de bien : Appartement<br>année de construction : 1974<br>surface de référence : 63,40 m²</div><div>propriétaire : M. ou Mme GUIBERT Stéphane<br>adresse : 23 avenue Garibaldi, 87100 LIMOGES</div></div>
    <h2>Performance énergétique et climatique</h2><div class="two"><div><p class="s">logement extrêmement performant → extrêmement consommateur d’énergie</p>${scale('ABCDEFG', 'D')}<p style="margin-top:2mm"><b style="font-size:15pt">219</b> kWh/m²/an<br>consommation (énergie primaire)</p></div><div><p class="s">* dont émissions de gaz à effet de serre : peu d’émissions → émissions très importantes</p>${scale('ABCDEFG', 'D')}<p style="margin-top:2mm"><b style="font-size:15pt">44</b> kg CO₂/m²/an<br>émissions</p></div></div><p class="s">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir pages 4 à 6. Ce logement émet 2 789 kg de CO₂ par an, soit l’équivalent de 14 451 km parcourus en voiture.</p>
    <h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires) : <b>entre 1&nbsp;140&nbsp;€ et 1&nbsp;580&nbsp;€ par an</b>. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p>
    <h2>Informations diagnostiqueur</h2><p>VIENNE DIAGNOSTICS – 27 rue Armand-Dutreix, 87000 LIMOGES – tél. 05 55 00 91 26 – diagnostiqueur : Thomas MOREAU – email : contact@vienne-diag.example.fr – n° de certification : CPDI 0000 – organisme de certification : Certif Exemple</p><p class="s">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du Règlement général sur la protection des données (RGPD), l’Ademe vous informe que vos données personnelles (nom, prénom, adresse) sont stockées dans la base de données de l’observatoire DPE à des fins de contrôle ou en cas de contestation ou de procédure judiciaire.</p>`,
    `<h2>Schéma des déperditions de chaleur</h2>${table(
      ['Poste', 'Part des déperditions'],
      [
        ['ventilation', '19 %'],
        ['murs', '37 %'],
        ['portes et fenêtres', '24 %'],
        ['plancher bas', '8 %'],
        ['ponts thermiques', '12 %'],
        ['toiture ou plafond', '0 %'],
      ],
    )}<h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'consommation d’énergie (kWh énergie primaire)', 'frais annuels d’énergie'],
      [
        ['chauffage (gaz naturel)', '10 486 (10 486 éf.)', 'entre 860 € et 1&nbsp;180&nbsp;€'],
        ['eau chaude (gaz naturel)', '2 418 (2 418 éf.)', 'entre 190 € et 270 €'],
        ['éclairage (électrique)', '276 (120 éf.)', 'entre 30 € et 50 €'],
        ['auxiliaires (électrique)', '705 (307 éf.)', 'entre 60 € et 80 €'],
        [
          'énergie totale pour les usages recensés',
          '13 885 kWh (13 331 kWh éf.)',
          'entre 1&nbsp;140&nbsp;€ et 1&nbsp;580&nbsp;€ par an',
        ],
      ],
    )}<p class="s">Pour rester dans cette fourchette d’estimation, voir les recommandations d’usage ci-dessous. Les consommations réelles dépendent du nombre d’occupants et de leurs habitudes de vie.</p><h2>Vue d’ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        [
          'murs',
          'Mur en blocs de béton creux d’épaisseur 20 cm avec isolation intérieure (1974) donnant sur l’extérieur',
          'insuffisante',
        ],
        ['plancher bas', 'Dalle béton donnant sur un local chauffé', 'sans objet'],
        [
          'portes et fenêtres',
          'Fenêtres battantes PVC double vitrage avec volets roulants',
          'moyenne',
        ],
        ['chauffage', 'Chaudière individuelle gaz à condensation installée en 2017', ''],
        ['ventilation', 'VMC SF auto réglable après 1982', ''],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Pack 1, les travaux essentiels (montant estimé : 6 200 à 8&nbsp;900&nbsp;€) : isolation des murs par l’extérieur, à voter en assemblée générale de copropriété. Pack 2, les travaux à envisager (4 100 à 6&nbsp;000&nbsp;€) : remplacement des fenêtres par des fenêtres double vitrage à isolation renforcée.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2687E1940275K',
      made_on: '2026-09-16',
      valid_until: '2036-09-15',
      property_address: '18 rue du Quinconce, 87000 LIMOGES',
      owner: 'M. ou Mme GUIBERT Stéphane',
      lots: ['14'],
      surface_reference: 6340,
      energy: 219,
      emissions: 44,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-quimper',
  dpeCss,
  [
    `<p style="text-align:right">N° ADEME : 2629E0883164B</p><h1>Diagnostic de performance énergétique</h1><p>Logement – arrêté du 31 mars 2021 modifié, méthode 3CL-DPE 2021</p>${table(
      [],
      [
        ['Date de visite', '03/08/2026', 'Date d’établissement', '05/08/2026'],
        ['Date de fin de validité', '04/08/2036', 'Type de bâtiment', 'Maison individuelle'],
        [
          'Adresse',
          '14 impasse de Kerlaëron, 29000 QUIMPER',
          'Année de construction',
          '1948 - 1974',
        ],
        ['Surface de référence', '118,75 m²', 'Propriétaire', 'M. et Mme LE BIHAN Yann'],
      ],
    )}<h2>Étiquettes</h2><div class="two"><div>${scale('ABCDEFG', 'E')}<p style="margin-top:2mm">Consommation conventionnelle : <b>287 kWh EP/m²/an</b></p></div><div>${scale('ABCDEFG', 'E')}<p style="margin-top:2mm">Émissions de GES : <b>62 kg éqCO₂/m²/an</b></p></div></div><p class="s">La classe est déterminée par la plus mauvaise des deux étiquettes. Un logement classé E, F ou G fait l’objet, lors de la vente d’une maison individuelle, d’un audit énergétique obligatoire.</p><h2>Coûts annuels estimés</h2><p>Pour les cinq usages : entre 2&nbsp;610&nbsp;€ et 3&nbsp;580&nbsp;€ par an, sur la base des prix moyens des énergies de l’année 2023.</p><h2>Descriptif</h2>${table(
      ['Élément', 'Description'],
      [
        ['Murs', 'Parpaings creux 20 cm, doublage polystyrène 4 cm posé en 1982'],
        ['Toiture', 'Combles aménagés, laine de verre 10 cm sous rampants'],
        ['Plancher bas', 'Hourdis béton sur sous-sol non chauffé, non isolé'],
        ['Menuiseries', 'PVC double vitrage 4/16/4 à l’étage ; bois simple vitrage au sous-sol'],
        ['Chauffage et eau chaude', 'Chaudière fioul basse température, ballon intégré 110 litres'],
        ['Ventilation', 'Naturelle par ouverture des fenêtres'],
      ],
    )}<h2>Confort d’été</h2><p>Moyen : présence de volets extérieurs, inertie légère à l’étage, logement traversant.</p><p class="s">CORNOUAILLE EXPERTISES – 3 rue de la Providence, 29000 QUIMPER – Gaëlle RIOU, certifiée sous le n° B2C-0000 – assurance Exemple RC n° 80 113 – logiciel validé. Le présent rapport est établi par une personne dont les compétences sont certifiées ; il a été enregistré auprès de l’observatoire de l’Ademe, sans quoi il serait sans valeur.</p>`,
    `<h2>Préconisations d’amélioration</h2>${paragraphs(['Étape 1 : isoler le plancher bas en sous-face par 12 cm de laine minérale projetée, et installer une ventilation mécanique hygroréglable de type B. Coût indicatif : 5 800 à 7&nbsp;400&nbsp;€. Classe attendue : D.', 'Étape 2 : remplacer la chaudière au fioul par une pompe à chaleur air/eau avec ballon thermodynamique. Coût indicatif : 14 000 à 18&nbsp;500&nbsp;€. Classe attendue : C. Depuis juillet 2022, l’installation d’une chaudière au fioul neuve n’est plus possible.', 'Étape 3 : isoler les murs par l’extérieur. Coût indicatif : 19 000 à 24&nbsp;000&nbsp;€. Classe attendue : B.'])}<h2>Fiche technique du logement (extrait)</h2>${table(
      ['Donnée d’entrée', 'Origine', 'Valeur renseignée'],
      [
        ['Département', 'observé', '29 Finistère'],
        ['Altitude', 'donnée en ligne', '41 m'],
        ['Nombre de niveaux du logement', 'observé', '2'],
        ['Hauteur moyenne sous plafond', 'mesuré', '2,48 m'],
        ['Surface des murs sur extérieur', 'mesuré', '131,2 m²'],
        ['Année d’installation de la chaudière', 'document fourni', '2009'],
      ],
    )}<p class="s" style="margin-top:4mm">Liste des documents demandés et non remis : plans, factures d’isolation, relevés de consommation des trois dernières années. Les écarts entre consommation conventionnelle et consommation réelle s’expliquent par le climat, la température de consigne et le nombre d’occupants.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2629E0883164B',
      made_on: '2026-08-05',
      valid_until: '2036-08-04',
      property_address: '14 impasse de Kerlaëron, 29000 QUIMPER',
      owner: 'M. et Mme LE BIHAN Yann',
      surface_reference: 11875,
      energy: 287,
      emissions: 62,
    },
    absent: ['surface_carrez', 'lots', 'rnc'],
  },
);

export const PERFORMANCE_ENERGETIQUE = [flat, house];
