// Energy and health: two DPE, asbestos, lead, two reports on termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { small } from './commun.ts';

const COLOURS = [
  '#009c6d',
  '#52b153',
  '#78bd76',
  '#f4e70f',
  '#f0b40f',
  '#eb8235',
  '#d7221f',
] as const;
const ladder = (letter: string, energy: string, gas: string): string =>
  `<div>${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((one, index) => `<div style="display:flex;align-items:center;margin-bottom:.8mm"><span style="background:${COLOURS[index] ?? ''};width:${24 + index * 7}mm;padding:.6mm 2mm;font-weight:bold">${one}</span>${one === letter ? `<span style="border:.4mm solid #000;padding:.6mm 2mm;margin-left:4mm"><b>${energy}</b> kWh/m²/an &nbsp;|&nbsp; <b>${gas}</b> kg CO₂/m²/an</span>` : ''}</div>`).join('')}</div>`;

const recent = paperOf(
  'dpe-logement-evreux',
  `font: 8.8pt/1.35 'Carlito', sans-serif; padding: 11mm 13mm; h1 { font-size: 21pt; margin: 0 } h2 { font-size: 11pt; background: #00a0df; color: #fff; padding: .8mm 2mm; margin: 3.5mm 0 1.5mm } .t { display: grid; grid-template-columns: 1fr 60mm } td { border-bottom: .1mm solid #aaa; padding: .8mm } .ft { position: absolute; bottom: 5mm; left: 13mm; right: 13mm; font-size: 6.8pt; display: flex; justify-content: space-between }`,
  [
    `<div class="t"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div>N° : 2627E2290416Z<br>Établi le : 19/08/2026<br>Valable jusqu’au : 18/08/2036</div></div>${small('Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe')}<table style="margin-top:2mm"><tr><td>Adresse : <b>14 bis sente des Ravines, 27000 ÉVREUX</b></td><td rowspan="4" style="width:50mm;background:#eee;text-align:center">photo</td></tr><tr><td>Type de bien : Maison individuelle</td></tr><tr><td>Année de construction : 1949 – 1974</td></tr><tr><td>Surface de référence : <b>112,37 m²</b></td></tr></table><p style="margin-top:2mm">Propriétaire : Consorts LE NEINDRE-ASSELIN<br>Adresse : 3 rue de la Fonderie 76000 ROUEN</p><h2>Performance énergétique et climatique</h2><div style="display:grid;grid-template-columns:128mm 1fr;gap:3mm">${ladder('F', '372', '79')}<div>dont émissions de gaz à effet de serre<br><br><b>79</b> kg CO₂/m²/an : classe F<br><br>${small('Ce logement émet 8 877 kg de CO₂ par an, soit l’équivalent de 45 995 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.)')}</div></div><p>Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir pages 4 à 6. Consommation en énergie finale : 341 kWh/m²/an.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>4 180 €</b> et <b>5 700 €</b> par an – prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>NORMANDIE DIAG 27 – 9 rue des Tisserands, 27000 ÉVREUX – diagnostiqueur : Sami BEN YOUSSEF – n° de certification : DTI-4471 – organisme : Certi Exemple – tél. 02 32 00 71 18</p><div class="ft"><span>À l’attention du propriétaire du bien au moment de la réalisation du DPE : vos données sont collectées par l’Observatoire DPE de l’Ademe.</span><span>1/3</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>toiture ou plafond 29 % – murs 27 % – portes et fenêtres 12 % – plancher bas 14 % – ponts thermiques 6 % – renouvellement d’air 12 %</p><p>Performance de l’isolation : INSUFFISANTE</p><h2>Système de ventilation en place</h2><p>Ventilation par ouverture des fenêtres</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Énergie', 'Consommation (énergie primaire)', 'Frais annuels', 'Répartition'],
      [
        ['chauffage', 'fioul', '36 410 (36 410 é.f.)', 'entre 3 610 € et 4 900 €', '86 %'],
        ['eau chaude', 'électrique', '4 744 (2 063 é.f.)', 'entre 480 € et 660 €', '12 %'],
        ['refroidissement', '–', '0', '0 €', '0 %'],
        ['éclairage', 'électrique', '498 (217 é.f.)', 'entre 50 € et 80 €', '1 %'],
        ['auxiliaires', 'électrique', '148 (64 é.f.)', 'entre 40 € et 60 €', '1 %'],
      ],
    )}<p style="margin-top:3mm">Conventionnellement, ces chiffres sont donnés pour une température de chauffage de 19 °C réduite à 16 °C la nuit ou en cas d’absence du domicile, et pour une consommation d’eau chaude de 119 ℓ par jour.</p><h2>Recommandations d’amélioration</h2><p>1. Les travaux essentiels : isolation de la toiture (R &gt; 7,5), pompe à chaleur air/eau – montant estimé 21 000 à 31 000 € – après travaux : 168 kWh/m²/an, 5 kg CO₂/m²/an, classe C. 2. Les travaux à envisager : isolation des murs par l’extérieur, VMC – montant estimé 19 000 à 28 000 € – après travaux : 84 kWh/m²/an.</p><div class="ft"><span>2627E2290416Z</span><span>2/3</span></div>`,
    `<h2>Fiche technique du logement</h2><p>Référence du logiciel validé : Liciana V4 – Référence du DPE : 2627E2290416Z – Date de visite du bien : 17/08/2026 – Invariant fiscal : 272290114477 – Référence cadastrale : AX 0312 – Méthode : 3CL-DPE 2021 – Numéro d’immatriculation de la copropriété : sans objet</p>${table(
      ['Donnée d’entrée', 'Origine', 'Valeur renseignée'],
      [
        ['Département', 'observé', '27 Eure'],
        ['Altitude', 'en ligne', '92 m'],
        ['Surface de référence', 'mesuré', '112,37 m²'],
        ['Nombre de niveaux', 'observé', '2'],
        ['Hauteur moyenne sous plafond', 'mesuré', '2,5 m'],
        ['Mur 1 – matériau', 'observé', 'blocs de béton creux, 20 cm'],
        ['Fenêtres', 'observé', 'PVC double vitrage 4/12/4'],
        ['Générateur', 'observé', 'chaudière fioul standard installée en 1988'],
      ],
    )}<div class="ft"><span>2627E2290416Z</span><span>3/3</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2627E2290416Z',
      made_on: '2026-08-19',
      valid_until: '2036-08-18',
      property_address: '14 bis sente des Ravines, 27000 ÉVREUX',
      owner: 'Consorts LE NEINDRE-ASSELIN',
      surface_reference: 11237,
      energy: 372,
      emissions: 79,
    },
    absent: ['surface_carrez', 'rnc', 'lots', 'price'],
  },
);

const flat = paperOf(
  'dpe-appartement-saint-brieuc',
  `font: 9.4pt/1.4 'Nimbus Sans Narrow', sans-serif; padding: 12mm 14mm; h1 { font-size: 15pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .g div { border: .2mm solid #999; padding: 2mm } .v { font-size: 22pt; font-weight: bold } .s span { display: inline-block; padding: 1mm 3mm; background: #ddd; margin-right: .5mm } .s .on { background: #78bd76; font-weight: bold; font-size: 13pt }`,
  [
    `<h1>Diagnostic de performance énergétique</h1><p>une information au service de la lutte contre l’effet de serre<br>Logement – numéro d’enregistrement ADEME : <b>2522E0877340T</b></p><div class="g"><div>Appartement n° 16 (lots 16 et 17), étage 1<br>1 quai du Légué-Creux<br>22000 SAINT-BRIEUC<br>Bâtiment Port – construit en 2011</div><div>Propriétaire : Mme QUÉMÉNER-DIALLO Rozenn<br>Visite du 12 mai 2025<br>Établi le 14 mai 2025<br>Validité : 13 mai 2035</div></div><p style="margin-top:3mm">Surface de référence retenue : 67,9 m² – hauteur sous plafond 2,50 m – diagnostic réalisé à partir des données du bâtiment (chaufferie collective au bois)</p><div class="g"><div>Consommation en énergie primaire<br><span class="v">128</span> kWh/m².an<p class="s" style="margin-top:2mm"><span>A</span><span>B</span><span class="on">C</span><span>D</span><span>E</span><span>F</span><span>G</span></p></div><div>Émissions de gaz à effet de serre<br><span class="v">4</span> kg éqCO₂/m².an<p class="s" style="margin-top:2mm"><span class="on">A</span><span>B</span><span>C</span><span>D</span><span>E</span><span>F</span><span>G</span></p></div></div><p style="margin-top:3mm">Énergie finale : 122 kWh/m².an. Dépenses théoriques : de 640 € à 900 € par an.</p>${table(
      ['Lot', 'Description', 'Isolation'],
      [
        ['Murs', 'Ossature bois, 24 cm, isolant laine de bois', 'très bonne'],
        ['Fenêtres', 'Bois double vitrage argon', 'bonne'],
        ['Ventilation', 'VMC double flux (2011)', '–'],
        ['Chauffage', 'Chaudière granulés collective, radiateurs', '–'],
      ],
    )}<p style="margin-top:3mm">Cabinet ARMOR EXPERTISE, 4 rue des Goélands-Gris, 22000 SAINT-BRIEUC – L. Kerdoncuff, certifié n° C-0877 jusqu’au 30/11/2028 – RC pro n° 77401188, valable jusqu’au 31/12/2025</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2522E0877340T',
      made_on: '2025-05-14',
      valid_until: '2035-05-13',
      property_address: '1 quai du Légué-Creux, 22000 SAINT-BRIEUC',
      owner: 'Mme QUÉMÉNER-DIALLO Rozenn',
      lots: ['16', '17'],
      surface_reference: 6790,
      energy: 128,
      emissions: 4,
    },
    absent: ['surface_carrez', 'rnc'],
  },
);

const asbestos = paperOf(
  'amiante-constat-perpignan',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm; h1 { font-size: 12pt; text-align: center; border: .4mm solid #8a4b08; padding: 2mm } h2 { font-size: 9.4pt; color: #8a4b08; margin: 3mm 0 1mm } td, th { border: .15mm solid #999; padding: .8mm 1.2mm } th { background: #f6ead9 } .ft { position: absolute; bottom: 5mm; font-size: 6.6pt }`,
  [
    `<p>TRAMUNTANA DIAGNOSTICS SARL – 21 mas Llaro-Petit, 66000 PERPIGNAN – Siret 900 000 276 00015 – Tél 04 68 00 90 31</p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante avant vente<br><small>listes A et B de l’annexe 13-9 du code de la santé publique – NF X 46-020 août 2017</small></h1><table><tr><td>Réf. dossier</td><td>TD26-0977-A</td><td>Date d’intervention</td><td>22 septembre 2026</td></tr><tr><td>Donneur d’ordre</td><td>Agence ROIG, 8 place des Platanes-Neufs, Perpignan</td><td>Date d’émission</td><td>24 septembre 2026</td></tr><tr><td>Propriétaire</td><td>Mme PUIGSEGUR Montserrat, 17 chemin du Mas Farines 66300 THUIR</td><td>Permis de construire</td><td>1965</td></tr><tr><td>Bien</td><td>12 rue des Grenadiers 66000 PERPIGNAN – LES MICOCOULIERS</td><td>Lots</td><td>14 (2e G), 52 (cave)</td></tr></table><h2>1 – SYNTHÈSES</h2><p>Dans le cadre de la mission, il a été repéré :<br>– des matériaux et produits de la liste A contenant de l’amiante : <b>néant</b><br>– des matériaux et produits de la liste B contenant de l’amiante : <b>oui</b></p>${table(
      ['Local', 'Composant', 'Critère', 'État', 'Préconisation'],
      [
        [
          'Cellier',
          'Conduit de fluide (vide-ordures) en fibres-ciment',
          'Jugement personnel',
          'Matériau non dégradé',
          'Évaluation périodique',
        ],
        [
          'Loggia',
          'Panneau de façade',
          'Analyse AX-4471 : chrysotile',
          'Dégradation ponctuelle',
          'Action corrective 1er niveau',
        ],
      ],
    )}<h2>2 – LOCAUX NON VISITÉS</h2><p>Néant. Combles : sans objet.</p><h2>3 – MATÉRIAUX NE CONTENANT PAS D’AMIANTE APRÈS ANALYSE</h2><p>Dalles de sol du séjour (AX-4472) : absence d’amiante. Enduit du plafond (AX-4473) : absence d’amiante.</p><h2>4 – OPÉRATEUR</h2><p>Xavier PONS, certifié par Quali Exemple sous le n° 2019-66-04 jusqu’au 09/02/2028. Assurance AXO Exemple police 550-118-44 jusqu’au 30/06/2027.</p><p class="ft">TD26-0977-A – Le présent rapport ne peut être reproduit qu’intégralement – Page 1 sur 1 (hors annexes : croquis, PV d’analyse)</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      report_number: 'TD26-0977-A',
      owner: 'Mme PUIGSEGUR Montserrat',
      property_address: either(
        '12 rue des Grenadiers, 66000 PERPIGNAN',
        '12 rue des Grenadiers 66000 PERPIGNAN – LES MICOCOULIERS',
      ),
      lots: ['14', '52'],
      made_on: either('2026-09-22', '2026-09-24'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const lead = paperOf(
  'plomb-crep-chaumont',
  `font: 9.2pt/1.4 'Nimbus Roman', serif; padding: 14mm 16mm; h1 { font-size: 14pt; text-align: center } td, th { border: .2mm solid #444; padding: .9mm 1.4mm } th { background: #e9e9e9; font-weight: bold }`,
  [
    `<p><b>DIAG 52</b> – Jean-Noël MARÉCHAL, diagnostiqueur indépendant<br>Ferme de la Combe, 52000 CHAUMONT</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p style="text-align:center">établi selon l’arrêté du 19 août 2011 et la norme NF X 46-030 – parties privatives – avant la vente</p>${table(
      [],
      [
        ['Adresse du bien', '27 rue du Palais-Vieux, 52000 CHAUMONT'],
        ['Propriétaire', 'M. Gilbert NOIROT et Mme Yvette NOIROT née CHAMPAGNE'],
        ['Occupant', 'le propriétaire – présence d’enfants de moins de six ans : NON'],
        ['N° de rapport', 'CREP 2026-118'],
        ['Visite et rapport', '03/08/2026'],
        ['Appareil', 'Fondis FEN-2, n° 1-0877, source Co57 chargée le 11/12/2024'],
      ],
    )}<p style="margin-top:3mm"><b>Conclusion des mesures de concentration en plomb</b></p>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '74', '19', '55', '0', '0', '0'],
        ['%', '100', '25,7', '74,3', '0', '0', '0'],
      ],
    )}<p style="margin-top:3mm">Le constat de risque d’exposition au plomb n’a pas mis en évidence la présence de revêtements contenant du plomb au-delà du seuil d’un milligramme par centimètre carré. Il n’y a pas lieu de faire établir un nouveau constat à chaque mutation : sa validité n’est pas limitée dans le temps.</p><p>Facteurs de dégradation du bâti : aucun (ni plancher menaçant de s’effondrer, ni traces importantes de coulures).</p><p>Copie transmise à l’ARS : non requise.</p><p style="text-align:right">Fait à Chaumont, le 3 août 2026<br>J.-N. Maréchal</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: either('CREP 2026-118', '2026-118'),
      property_address: '27 rue du Palais-Vieux, 52000 CHAUMONT',
      owner: 'M. Gilbert NOIROT et Mme Yvette NOIROT née CHAMPAGNE',
      made_on: '2026-08-03',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'lots', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-etat-angouleme',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 12mm; h1 { font-size: 13pt; color: #4a2c0a; text-align: center } h2 { font-size: 9pt; background: #eadfce; padding: .8mm 2mm; margin: 2.6mm 0 1mm } td, th { border: .15mm solid #987; padding: .8mm } th { background: #f6f1ea }`,
  [
    `<p style="text-align:right">CHARENTE EXPERTISE BÂTI – 112 route de Bordeaux-Vieille, 16000 ANGOULÊME</p><h1>État relatif à la présence de termites dans le bâtiment</h1><p>Dossier n° CEB/26/T/0440 – Date de la visite : 02/07/2026 – temps passé sur site : 1 h 40 – norme NF P 03-201 de février 2016</p><h2>A – Désignation du ou des bâtiments</h2><p>Adresse : 6 chemin des Fontenelles 16000 ANGOULÊME – Section cadastrale : BV n° 19 – Nature : maison et dépendances – Commune située dans une zone délimitée par arrêté préfectoral (art. L. 131-5 du CCH) : oui, arrêté du 12/07/2001</p><h2>B – Désignation du client</h2><p>Propriétaire : M. DOS REIS Joaquim – 6 chemin des Fontenelles 16000 ANGOULÊME – Qualité du client (sur déclaration) : propriétaire</p><h2>C – Désignation de l’opérateur</h2><p>Nathalie GUÉRY, certification n° T-16-118 – assurance : Mutuelle Exemple n° 30211877, date de validité : 31/12/2026</p><h2>D – Identification des parties visitées et résultats</h2>${table(
      [
        'Bâtiment / niveau / pièce',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic d’infestation',
      ],
      [
        [
          'RDC – Entrée',
          'Sol carrelage ; plinthes bois ; porte et huisserie bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'RDC – Séjour',
          'Sol parquet ; plinthes bois ; poutres',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'RDC – Cuisine',
          'Sol carrelage ; placard bois',
          'Absence d’indices d’infestation de termites',
        ],
        ['1er – Chambres', 'Parquet ; lambris', 'Absence d’indices d’infestation de termites'],
        ['Combles', 'Charpente bois', 'Absence d’indices d’infestation de termites'],
        [
          'Dépendance – chai',
          'Poteaux, solives',
          'Absence d’indices d’infestation de termites (*)',
        ],
      ],
    )}<h2>E – Catégories de termites en cause</h2><p>Sans objet</p><h2>F – Parties non visitées</h2><p>Vide sanitaire : absence de trappe</p><h2>G – Constatations diverses</h2><p>(*) Présence d’indices d’infestation d’autres agents de dégradation biologique du bois (capricornes des maisons, pourriture cubique) sur les poteaux du chai. Traces anciennes de traitement par injection (1998).</p><h2>H – Conclusion</h2><p><b>Le présent examen fait état d’absence de termites le jour de la visite.</b></p><p>Durée de validité : 6 mois, soit jusqu’au 01/01/2027. Fait à ANGOULÊME, le 02/07/2026</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'CEB/26/T/0440',
      property_address: '6 chemin des Fontenelles, 16000 ANGOULÊME',
      owner: 'M. DOS REIS Joaquim',
      made_on: '2026-07-02',
      valid_until: '2027-01-01',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['lots', 'surface_carrez', 'dpe_number'],
  },
);

const tropical = paperOf(
  'termites-rapport-cayenne',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 14mm 16mm; h1 { font-size: 15pt; color: #1f5c3a } td, th { border: .2mm solid #7a9 }`,
  [
    `<p><b>GUYANE CONTRÔLE HABITAT</b> – ZI Collery-Est, 97300 CAYENNE</p><h1>Diagnostic termites avant vente</h1><p>(état relatif à la présence de termites, articles L. 126-24 et R. 126-42 du CCH ; l’ensemble du département est classé)</p><p>Rapport GCH-2026-0713 du lundi 13 juillet 2026<br>Bien : appartement C12, lot 112, Résidence KOUROUMA, 40 route de Baduel-Nord, 97300 CAYENNE<br>Pour : M. SAINT-HUBERT Wilfrid, vendeur<br>Opérateur : R. Joseph-Angélique</p>${table(
      ['Pièce', 'Élément', 'Constat'],
      [
        ['Séjour', 'plinthes, encadrements', 'rien à signaler'],
        [
          'Chambre 2',
          'encadrement de porte',
          'galeries-tunnels, termites souterrains (Heterotermes) vivants',
        ],
        ['Salle d’eau', 'faux plafond', 'rien à signaler'],
        ['Terrasse', 'caillebotis', 'bois altéré, termites de bois sec'],
      ],
    )}<p style="margin-top:4mm">Il a été repéré des indices d’infestation de termites en activité. Le vendeur doit faire la déclaration prévue à l’article L. 126-4 du CCH à la mairie de Cayenne, dans le mois, par lettre recommandée ou par dépôt.</p><p>Ce rapport est valable six mois.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'GCH-2026-0713',
      property_address: '40 route de Baduel-Nord, 97300 CAYENNE',
      owner: 'M. SAINT-HUBERT Wilfrid',
      lots: ['112'],
      made_on: '2026-07-13',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

export const SANTE = [recent, flat, asbestos, lead, termites, tropical];
