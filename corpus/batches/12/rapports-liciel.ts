// Reports as the usual software of diagnosticians prints them: energy twice, asbestos.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const DPE = `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 22pt; margin: 0; letter-spacing: .6mm } h2 { font-size: 12pt; margin: 4mm 0 1.5mm; color: #1f4e79 } .hd { display: grid; grid-template-columns: 1fr 60mm; border-bottom: .6mm solid #1f4e79; padding-bottom: 2mm } .id { display: grid; grid-template-columns: 45mm 1fr; gap: 4mm; margin: 3mm 0 } .ph { background: #c9d3da; height: 36mm } .sc div { padding: .9mm 2mm; width: 44mm; margin-bottom: .5mm; background: #e3e8ec } .sc .on { background: #f4b400; font-size: 13pt; width: 62mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } td, th { border-bottom: .15mm solid #b8c4cc; padding: .9mm 1.4mm } .di { background: #eef3f6; padding: 2.5mm; margin-top: 4mm; font-size: 8pt } .ft { position: absolute; bottom: 5mm; left: 13mm; right: 13mm; font-size: 7pt; display: flex; justify-content: space-between }`;
const scale = (letters: string, on: string, label: string) =>
  `<div class="sc">${letters
    .split('')
    .map((letter) =>
      letter === on ? `<div class="on">${letter} &nbsp; ${label}</div>` : `<div>${letter}</div>`,
    )
    .join('')}</div>`;

const flat = paperOf(
  'dpe-appartement-metz',
  DPE,
  [
    `<div class="hd"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div>N°ADEME : <b>2657E3310482K</b><br>Établi le : <b>08/09/2026</b><br>Valable jusqu’au : <b>07/09/2036</b></div></div><p style="font-size:7.6pt;margin-top:1mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="id"><div class="ph"></div><div>Adresse : <b>24 rue des Tanneurs du Sablon 57000 METZ</b><br>(Bâtiment B, étage 3, N° de lot : 114)<br>Type de bien : Appartement<br>Année de construction : 1994<br>Surface de référence : <b>84,37 m²</b><br><br>Propriétaire : M. et Mme KIEFFER Laurent<br>Adresse : 24 rue des Tanneurs du Sablon 57000 METZ</div></div><h2>Performance énergétique et climatique</h2><div class="two">${scale('ABCDEFG', 'C', '147 kWh/m²/an')}${scale('ABCDEFG', 'D', '30 kg CO₂/m²/an')}</div><p style="font-size:8pt">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Le niveau d’émissions de gaz à effet de serre dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.). Ce logement émet 2 531 kg de CO₂ par an, soit l’équivalent de 13 114 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires) : entre <b>1 130 €</b> et <b>1 590 €</b> par an. Prix moyens des énergies indexés sur les années 2023, 2024 et 2025 (abonnements compris).</p><div class="di"><b>Informations diagnostiqueur</b><br>MOSEL DIAG – 18 rue des Remparts, 57000 METZ – tél. 03 87 00 92 11<br>Diagnostiqueur : Julien Robinet – N° de certification : C-2291 – Organisme de certification : Certif Exemple</div><div class="ft"><span>À l’attention du propriétaire du bien au moment de la réalisation du DPE</span><span>Page 1/2</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>Ventilation 27 % – Toiture 0 % – Murs 33 % – Portes et fenêtres 21 % – Plancher bas 5 % – Ponts thermiques 14 %</p><p>Performance de l’isolation : moyenne. Système de ventilation en place : VMC SF hygro A. Confort d’été (hors climatisation) : moyen. Production d’énergies renouvelables : ce logement n’est pas encore équipé de systèmes de production d’énergie renouvelable.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition des dépenses',
      ],
      [
        ['Chauffage – gaz naturel', '8 602 (8 602 é.f.)', 'entre 780 € et 1 070 €', '67 %'],
        ['Eau chaude – gaz naturel', '2 744 (2 744 é.f.)', 'entre 240 € et 340 €', '21 %'],
        ['Éclairage – électricité', '303 (159 é.f.)', 'entre 40 € et 60 €', '4 %'],
        ['Auxiliaires – électricité', '753 (396 é.f.)', 'entre 70 € et 120 €', '8 %'],
        [
          'Énergie totale pour les usages recensés',
          '12 402 kWh (11 901 kWh é.f.)',
          'entre 1 130 € et 1 590 € par an',
          '',
        ],
      ],
    )}<h2>Recommandations d’usage pour votre logement</h2><p>Température recommandée en hiver : 19°C. Chauffer à 19°C plutôt que 21°C, c’est -23 % sur votre facture. Consommation recommandée d’eau chaude à 40°C : 124 l/jour.</p><h2>Vue d’ensemble du logement</h2>${table(
      ['', 'Description', 'Isolation'],
      [
        [
          'Murs',
          'Mur en béton banché de 16 cm avec isolation intérieure (8 cm) donnant sur l’extérieur',
          'moyenne',
        ],
        ['Plancher bas', 'Dalle béton donnant sur un local chauffé', 'sans objet'],
        [
          'Portes et fenêtres',
          'Fenêtres battantes PVC, double vitrage 16 mm à isolation renforcée',
          'bonne',
        ],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels : remplacement de la chaudière par une pompe à chaleur collective, en lien avec la copropriété. Montant estimé : 7 200 à 10 800 €. Étiquette après travaux : B, 98 kWh/m²/an, 4 kg CO₂/m²/an.</p><div class="ft"><span>MOSEL DIAG – dossier 26/MD/0447</span><span>Page 2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2657E3310482K',
      made_on: '2026-09-08',
      valid_until: '2036-09-07',
      property_address: either(
        '24 rue des Tanneurs du Sablon, 57000 METZ',
        '24 rue des Tanneurs du Sablon 57000 METZ (Bâtiment B, étage 3, N° de lot : 114)',
      ),
      owner: 'M. et Mme KIEFFER Laurent',
      lots: ['114'],
      surface_reference: 8437,
      energy: 147,
      emissions: 30,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-dunkerque',
  DPE,
  [
    `<div class="hd"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div>n° : 2359E0874415P<br>établi le : 14/03/2023<br>valable jusqu’au : 13/03/2033</div></div><div class="id"><div class="ph"></div><div>adresse : <b>31 rue des Chalutiers, 59240 DUNKERQUE</b><br>type de bien : maison individuelle<br>année de construction : 1948-1974<br>surface habitable : <b>112 m²</b><br><br>propriétaire : M. BAERT Christophe<br>adresse : 31 rue des Chalutiers, 59240 DUNKERQUE</div></div><h2>Performance énergétique</h2><p>logement extrêmement performant &nbsp; A &nbsp; B &nbsp; C &nbsp; D &nbsp; E &nbsp; F &nbsp; G &nbsp; logement extrêmement peu performant</p><p style="font-size:12pt">Classe <b>E</b> – consommation (énergie primaire) : <b>268</b> kWh/m²/an – émissions : <b>56</b> kg CO₂/m²/an</p><p style="font-size:8pt">* Dont émissions de gaz à effet de serre : peu d’émissions de CO₂ A B C D <b>E</b> F G émissions de CO₂ très importantes : 56 kg CO₂/m²/an. Ce logement émet 6 310 kg de CO₂ par an. Le niveau d’émissions dépend principalement des types d’énergies utilisées.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>2 260 €</b> et <b>3 110 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2021 (abonnements compris). Comment réduire ma facture d’énergie ? Voir p. 3.</p><div class="di"><b>Informations diagnostiqueur</b><br>LITTORAL EXPERTISES – 5 quai des Hollandais, 59140 DUNKERQUE<br>diagnostiqueur : Aline Verhaeghe – email : contact@littoral.example.fr – n° de certification : CPDI-0881 – organisme : Certif Exemple</div><div class="ft"><span>DPE réalisé selon la méthode 3CL-2021</span><span>p. 1</span></div>`,
    `<h2>Détails techniques relevés</h2><p>DPE n° 2359E0874415P – référence interne : LE-23-0219 – date de visite : 10/03/2023 – méthode 3CL-DPE 2021 – logiciel validé : Exempliciel 4.1</p>${table(
      ['Donnée d’entrée', 'Origine', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '59 Nord'],
        ['Altitude', 'Donnée en ligne', '4 m'],
        ['Type de bien', 'Observé / mesuré', 'Maison individuelle'],
        ['Surface habitable', 'Observé / mesuré', '112 m²'],
        ['Nombre de niveaux', 'Observé / mesuré', '2'],
        [
          'Mur 1 Nord – matériau',
          'Observé / mesuré',
          'Briques pleines doubles avec lame d’air, 30 cm',
        ],
        ['Mur 1 Nord – isolation', 'Observé / mesuré', 'Non'],
        ['Plancher haut – isolation', 'Document fourni', 'Oui, 12 cm (facture 2009)'],
        ['Générateur', 'Observé / mesuré', 'Chaudière gaz basse température, 2002'],
      ],
    )}<h2>Parcours de travaux</h2><p>Étape 1 : isolation des murs par l’intérieur et ventilation mécanique, 168 kWh/m²/an, classe C. Étape 2 : pompe à chaleur air/eau, 84 kWh/m²/an, classe B. Les aides France Rénov’ sont présentées sur france-renov.gouv.fr.</p><p>Certificat de compétence consultable sur le site de l’organisme. Le présent rapport ne peut être reproduit que dans son intégralité.</p><div class="ft"><span>LITTORAL EXPERTISES</span><span>p. 2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2359E0874415P',
      made_on: '2023-03-14',
      valid_until: '2033-03-13',
      property_address: '31 rue des Chalutiers, 59240 DUNKERQUE',
      owner: 'M. BAERT Christophe',
      surface_habitable: 11200,
      energy: 268,
      emissions: 56,
    },
    absent: ['lots', 'surface_carrez', 'rnc', 'price'],
  },
);

const asbestos = paperOf(
  'amiante-mission-roubaix',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; text-align: center; border: .4mm solid #7f1d1d; padding: 2mm; color: #7f1d1d } h2 { font-size: 10pt; color: #7f1d1d; border-bottom: .3mm solid #7f1d1d; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #aaa; padding: 1mm 1.5mm } th { background: #f6eaea; font-weight: bold } .ft { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; font-size: 7pt; display: flex; justify-content: space-between; border-top: .2mm solid #aaa }`,
  [
    `<p><b>FERRAIN DIAGNOSTICS</b> – 90 rue de l’Alma, 59100 ROUBAIX – SIRET 900 555 210 00013</p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1>${table(
      [],
      [
        ['Numéro de dossier', 'FD/26/1187', 'Date du repérage', '03/09/2026'],
        [
          'Adresse du bien',
          '118 rue des Peignerons, 59100 ROUBAIX',
          'Date du rapport',
          '03/09/2026',
        ],
        [
          'Désignation',
          'Appartement, Bat. C, étage 2, lot n° 47 ; garage, lot n° 88',
          'Périmètre',
          'Parties privatives',
        ],
        ['Propriétaire', 'SCI BEFFROI 59', 'Donneur d’ordre', 'Me DUQUENNOY, notaire à TOURCOING'],
        [
          'Permis de construire',
          'Avant le 1er juillet 1997',
          'Opérateur',
          'Kévin Salomez, certifié n° AM-3017',
        ],
      ],
    )}<h2>1. Les conclusions</h2><p>Avertissement : les textes ont prévu plusieurs cadres réglementaires pour le repérage des matériaux ou produits contenant de l’amiante. Il appartient aux contractants de préciser le cadre de la recherche.</p><p>1.1. Liste A : dans le cadre de la mission décrite en tête de rapport, il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p><p>1.2. Liste B : dans le cadre de la mission décrite en tête de rapport, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b> : conduit de fluide en fibres-ciment (WC), plaques ondulées de couverture (garage, lot 88). Il est recommandé une évaluation périodique (EP).</p><p>1.3. Locaux ou parties de locaux non visités : néant.</p><h2>2. Le laboratoire d’analyses</h2><p>Aucun prélèvement n’a été réalisé ; les matériaux ont été identifiés par jugement personnel de l’opérateur et marquage.</p><div class="ft"><span>Constat de repérage amiante n° FD/26/1187</span><span>1/2 – Rapport du : 03/09/2026</span></div>`,
    `<h2>3. La mission de repérage</h2><p>Article R. 1334-20 du code de la santé publique, annexe 13-9 (listes A et B), arrêtés du 12 décembre 2012 modifiés, norme NF X 46-020 d’août 2017.</p>${table(
      [
        'Localisation',
        'Identifiant',
        'Description',
        'Conclusion',
        'État de conservation',
        'Préconisation',
      ],
      [
        [
          '2e étage – WC',
          'M001',
          'Conduit en fibres-ciment',
          'Présence d’amiante (jugement de l’opérateur)',
          'Matériau non dégradé',
          'EP',
        ],
        [
          'Garage lot 88',
          'M002',
          'Plaques en fibres-ciment',
          'Présence d’amiante (marquage)',
          'Matériau non dégradé',
          'EP',
        ],
        [
          '2e étage – Cuisine',
          'M003',
          'Dalles de sol 30 x 30',
          'Absence d’amiante (document)',
          '',
          '',
        ],
      ],
    )}<h2>4. Conditions de réalisation du repérage</h2><p>Pièces visitées : entrée, séjour, cuisine, chambre 1, chambre 2, salle de bains, WC, garage. Durée de la visite : 1 h 10. L’opérateur était accompagné du représentant du propriétaire.</p><h2>5. Signatures et informations diverses</h2><p>Fait à ROUBAIX, le 03/09/2026. L’opérateur atteste disposer des moyens en matériel et en personnel nécessaires, d’une assurance de responsabilité civile professionnelle et n’avoir aucun lien de nature à porter atteinte à son impartialité.</p><p>Les maladies liées à l’amiante sont provoquées par l’inhalation des fibres. Toutes les variétés d’amiante sont classées comme substances cancérogènes avérées pour l’homme. Il convient de limiter les interventions sur les matériaux repérés et d’informer toute personne amenée à intervenir.</p><div class="ft"><span>Constat de repérage amiante n° FD/26/1187</span><span>2/2 – Rapport du : 03/09/2026</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      report_number: 'FD/26/1187',
      made_on: '2026-09-03',
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      owner: 'SCI BEFFROI 59',
      lots: ['47', '88'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy', 'notary'],
  },
);

export const RAPPORTS_LICIEL = [flat, house, asbestos];
