// What a home uses and how large it is: two energy reports, two Carrez certificates, one living area.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const scale = (on: string) =>
  `<div class="sc">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `<div class="${letter === on ? 'on' : ''}">${letter}</div>`).join('')}</div>`;
const dpeCss = `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 24pt; margin: 0 } h2 { font-size: 12pt; color: #1b3a6b; margin: 4mm 0 2mm } .top { display: flex; justify-content: space-between; border-bottom: .5mm solid #1b3a6b; padding-bottom: 2mm; margin-bottom: 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .sc div { width: 40mm; background: #dfe6ee; margin-bottom: .8mm; padding: .8mm 2mm } .sc .on { width: 60mm; background: #f4b942; font-weight: bold; font-size: 12pt } td, th { border-bottom: .2mm solid #ccd } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 7pt; color: #555; border-top: .2mm solid #999 }`;

const flatDpe = paperOf(
  'dpe-appartement-rouen',
  dpeCss,
  [
    `<div class="top"><h1>DPE</h1><div style="padding-top:2mm">Diagnostic de performance énergétique (logement)<br>N° : 2676E1908344T<br>Établi le : 22/06/2026<br>Valable jusqu’au : 21/06/2036</div></div><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><p>Adresse : <b>33 rue Eau-de-Robec, 76000 ROUEN</b> (bât. C, 3e étage, n° de lot : 27)<br>Type de bien : Appartement<br>Année de construction : 1972<br>Surface de référence : <b>58,90 m²</b><br>Propriétaire : M. LEMONNIER et Mme DUVAL<br>Adresse : 14 quai de la Bourse, 76000 ROUEN</p><h2>Performance énergétique et climatique</h2><div class="two"><div>${scale('D')}<p>consommation (énergie primaire)<br><b style="font-size:15pt">241</b> kWh/m²/an</p><p>211 kWh/m²/an d’énergie finale</p></div><div><p>émissions<br><b style="font-size:15pt">48</b> kg CO₂/m²/an</p><p>peu d’émissions de CO₂ … émissions de CO₂ très importantes</p><p>Ce logement émet 2 827 kg de CO₂ par an, soit l’équivalent de 14 650 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires) : entre <b>1 270 €</b> et <b>1 780 €</b> par an. Prix moyens des énergies indexés sur les années 2023, 2024 et 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>CAUX EXPERTISE – 6 rue Cauchoise, 76000 ROUEN – diagnostiqueur : Hervé Mallet – N° de certification : CPDI 7714 – organisme de certification : Certif’Exemple</p><p class="ft">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du règlement général sur la protection des données, l’Ademe vous informe que vos données personnelles sont stockées dans la base de l’observatoire DPE. Page 1/2</p>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>Murs : 38 % – toiture ou plafond : 0 % – portes et fenêtres : 22 % – plancher bas : 3 % – ponts thermiques : 16 % – ventilation : 21 %. Système de ventilation en place : ventilation par entrées d’air hautes et basses. Confort d’été : moyen.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation d’énergie (en kWh énergie primaire)', 'Frais annuels', 'Répartition'],
      [
        ['chauffage (réseau de chaleur)', '10 402 (10 402 é.f.)', 'entre 940 € et 1 290 €', '73 %'],
        ['eau chaude (électrique)', '3 188 (1 678 é.f.)', 'entre 280 € et 390 €', '22 %'],
        ['éclairage', '256 (135 é.f.)', 'entre 20 € et 40 €', '2 %'],
        ['auxiliaires', '349 (184 é.f.)', 'entre 30 € et 60 €', '3 %'],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2>${paragraphs(['Les travaux essentiels (pack 1, montant estimé de 6 200 à 9 300 €) : isolation des murs par l’intérieur, installation d’un chauffe-eau thermodynamique. Performance atteinte : 168 kWh/m²/an, classe C.', 'Les travaux à envisager (pack 2, montant estimé de 8 900 à 13 400 €) : remplacement des fenêtres par des fenêtres double vitrage à isolation renforcée, VMC hygroréglable. Performance atteinte : 104 kWh/m²/an, classe B.', 'Fiche technique – référence du logiciel validé : LogiDiag 2026 v4. Date de visite du bien : 18/06/2026. Invariant fiscal du logement : N/A. Référence de la parcelle cadastrale : KL 218. Numéro d’immatriculation de la copropriété : AF1840736.'])}<p class="ft">CAUX EXPERTISE – dossier CE-26-0619 – Page 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2676E1908344T',
      made_on: '2026-06-22',
      valid_until: '2036-06-21',
      property_address: '33 rue Eau-de-Robec, 76000 ROUEN',
      owner: either('M. LEMONNIER et Mme DUVAL', 'M. LEMONNIER'),
      lots: ['27'],
      surface_reference: 5890,
      energy: 241,
      emissions: 48,
      rnc: 'AF1840736',
      parcels: ['KL 218'],
      report_number: 'CE-26-0619',
    },
    absent: ['surface_carrez', 'price', 'iban'],
  },
);

const houseDpe = paperOf(
  'dpe-maison-saumur',
  dpeCss,
  [
    `<p><b>VAL DE LOIRE DIAGNOSTICS</b> – 44 rue d’Orléans – 49400 SAUMUR – 02 41 00 17 90</p><div class="top"><div><b style="font-size:14pt">DIAGNOSTIC DE PERFORMANCE ÉNERGÉTIQUE</b><br>logement – maison individuelle</div><div>n° ADEME 2649E0771265K<br>date de réalisation 09/09/2026<br>fin de validité 08/09/2036</div></div>${table(
      [],
      [
        ['Adresse du logement', '8 rue du Petit-Puy, 49400 SAUMUR'],
        ['Propriétaire', 'M. et Mme CHEVALLIER Laurent'],
        ['Année de construction', 'avant 1948'],
        ['Surface de référence', '126,4 m²'],
        ['Nombre de niveaux', '2'],
        ['Énergie de chauffage', 'gaz naturel, chaudière standard'],
      ],
    )}<h2>Étiquettes du logement</h2><div class="two"><div><p>Consommation conventionnelle</p>${scale('F')}<p><b>338</b> kWh/m².an (énergie primaire)</p></div><div><p>Émissions de gaz à effet de serre</p>${scale('F')}<p><b>72</b> kg CO₂/m².an</p></div></div><p>L’étiquette énergie est déterminée par la plus défavorable des deux performances. Ce logement est une passoire énergétique : depuis le 1er avril 2023, sa mise en vente impose la réalisation d’un audit énergétique.</p><h2>Dépenses théoriques</h2><p>Coût annuel estimé entre 4 310 € et 5 870 € (abonnements compris, année de référence 2025).</p><h2>Descriptif sommaire</h2>${table(
      ['Élément', 'Description', 'Isolation'],
      [
        ['Murs', 'Pierre de tuffeau de 50 cm, non isolés', 'insuffisante'],
        ['Plancher bas', 'Voûtains sur cave', 'insuffisante'],
        ['Plafond', 'Combles aménagés partiellement, laine minérale 10 cm', 'moyenne'],
        ['Menuiseries', 'Fenêtres bois simple vitrage, porte pleine', 'insuffisante'],
      ],
    )}<p>Dossier 26/VLD/1174. Le présent rapport est établi par une personne dont les compétences sont certifiées (certificat n° C3310, accréditation Cofrac). Assurance : Prudence Exemple, police n° 88 410 226. Visite effectuée le 07/09/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2649E0771265K',
      made_on: '2026-09-09',
      valid_until: '2036-09-08',
      property_address: '8 rue du Petit-Puy, 49400 SAUMUR',
      owner: 'M. et Mme CHEVALLIER Laurent',
      surface_reference: 12640,
      energy: 338,
      emissions: 72,
      report_number: '26/VLD/1174',
    },
    absent: ['surface_carrez', 'rnc', 'lots', 'price'],
  },
);

const reported = paperOf(
  'carrez-attestation-rouen',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; text-align: center; color: #8a2b06; margin: 4mm 0 } h2 { font-size: 10pt; background: #f4e3da; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .2mm solid #c9a594 } th { background: #f9f1ec; font-weight: bold } td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>CAUX EXPERTISE</b> – 6 rue Cauchoise – 76000 ROUEN – SIRET 900 000 619 00021</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : CE-26-0619<br>Date du repérage : 18/06/2026 – Heure d’arrivée : 14 h 10 – Durée du repérage : 01 h 25</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’accès au logement et un urbanisme rénové, de la loi n° 96-1107 du 18 décembre 1996, en vue de reporter leur superficie dans un acte de vente à intervenir, en aucun cas elle ne préjuge du caractère de décence ou d’habitabilité du logement.</p><h2>Désignation du bâtiment</h2><p>Département : Seine-Maritime – Adresse : 33 rue Eau-de-Robec – Commune : 76000 ROUEN – Section cadastrale KL, parcelle n° 218 – Désignation et situation du lot de copropriété : bâtiment C, 3e étage, lot numéro 27</p><h2>Désignation du propriétaire</h2><p>Nom et prénom : M. LEMONNIER et Mme DUVAL – Adresse : 14 quai de la Bourse, 76000 ROUEN</p><h2>Superficie privative en m² du lot</h2><p style="font-size:12pt"><b>Surface loi Carrez totale : 58,64 m²</b> (cinquante-huit mètres carrés soixante-quatre)<br><span style="font-size:9pt">Surface au sol totale : 60,02 m²</span></p><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaires',
      ],
      [
        ['Entrée', '4,36', '4,36', ''],
        ['Séjour', '21,70', '21,70', ''],
        ['Cuisine', '8,15', '8,15', ''],
        ['Chambre 1', '11,92', '11,92', ''],
        ['Chambre 2', '8,03', '8,03', ''],
        ['Salle de bains', '3,41', '3,41', ''],
        ['WC', '1,07', '1,07', ''],
        ['Placard sous gaine', '0,00', '1,38', 'hauteur inférieure à 1,80 m'],
      ],
    )}<p style="margin-top:4mm">Fait à ROUEN, le 22/06/2026, par Hervé Mallet. Document fourni par le donneur d’ordre : règlement de copropriété.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '33 rue Eau-de-Robec, 76000 ROUEN',
      owner: either('M. LEMONNIER et Mme DUVAL', 'M. LEMONNIER'),
      lots: ['27'],
      report_number: 'CE-26-0619',
      made_on: either('2026-06-18', '2026-06-22'),
      surface_carrez: 5864,
      parcels: ['KL 218'],
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number', 'price'],
  },
);

const surveyed = paperOf(
  'carrez-mesurage-bayonne',
  `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm; td, th { border: .2mm solid #555 } td:last-child { text-align: right }`,
  [
    `<p><b>Ximun OLHATS, géomètre-expert</b><br>2 quai Galuperie, 64100 BAYONNE</p><p style="text-align:right">Bayonne, le 11 février 2026</p><h1 style="font-size:14pt;text-align:center">ATTESTATION DE SUPERFICIE<br>LOI CARREZ</h1>${paragraphs(['Je soussigné, géomètre-expert inscrit à l’Ordre sous le numéro 05518, certifie avoir mesuré le 9 février 2026, à la demande de la SCI ERREKA, propriétaire, l’appartement formant le lot n° 3 de l’immeuble en copropriété sis 12 rue Lormand, 64100 BAYONNE, au premier étage.', 'La superficie privative, définie à l’article 4-1 du décret du 17 mars 1967 (planchers des locaux clos et couverts, après déduction des murs, cloisons, marches, gaines et embrasures, à l’exclusion des parties d’une hauteur inférieure à 1,80 mètre), se décompose ainsi :'])}${table(
      ['Pièce', 'm²'],
      [
        ['Dégagement', '5,08'],
        ['Salon avec alcôve', '27,33'],
        ['Cuisine', '9,76'],
        ['Chambre sur cour', '13,15'],
        ['Chambre sur rue', '14,90'],
        ['Salle d’eau avec WC', '5,27'],
        ['<b>Superficie totale du lot n° 3</b>', '<b>75,49</b>'],
      ],
    )}<p style="margin-top:5mm">La cave (lot n° 9) n’entre pas dans le champ de la loi. La présente attestation est valable tant que la consistance du lot n’est pas modifiée. Référence de notre étude : 26-031-B.</p><p style="text-align:right">Cachet et signature</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '12 rue Lormand, 64100 BAYONNE',
      owner: 'SCI ERREKA',
      lots: either(['3'], ['3', '9']),
      made_on: either('2026-02-09', '2026-02-11'),
      report_number: '26-031-B',
      surface_carrez: 7549,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const living = paperOf(
  'boutin-surface-nancy',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #28457f } td, th { border: .2mm solid #aab } th { background: #e9eef7 } td:nth-child(n+2) { text-align: right } .b { background: #28457f; color: #fff; padding: 3mm; font-size: 12pt; margin: 4mm 0 }`,
  [
    `<p><b>LORRAINE BÂTI CONTRÔLE</b> – 10 rue Saint-Dizier – 54000 NANCY</p><h1>ATTESTATION DE SURFACE HABITABLE</h1><p>Loi n° 2009-323 du 25 mars 2009 dite loi Boutin – article R. 156-1 du code de la construction et de l’habitation</p>${table(
      [],
      [
        ['Référence', 'LBC/26/0442'],
        ['Date de visite', '30/04/2026'],
        ['Bien', 'Appartement 2e étage gauche, 41 rue de Saurupt, 54000 NANCY'],
        ['Lot', '14'],
        ['Propriétaire', 'Mme WALTER Ghislaine'],
      ],
    )}<p style="margin-top:4mm">La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p>${table(
      ['Pièce', 'Surface habitable (m²)', 'Surface non prise en compte (m²)'],
      [
        ['Hall', '6,02', '0,00'],
        ['Salle de séjour', '23,18', '0,00'],
        ['Cuisine', '10,44', '0,00'],
        ['Chambre', '14,27', '0,00'],
        ['Salle de bains', '5,15', '0,00'],
        ['Loggia', '0,00', '4,90'],
      ],
    )}<div class="b">Surface habitable totale : 59,06 m²</div><p>Attestation établie le 30/04/2026 à Nancy pour être jointe au contrat de location. Elle n’a pas pour objet de déterminer la surface privative au sens de la copropriété.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '41 rue de Saurupt, 54000 NANCY',
      owner: 'Mme WALTER Ghislaine',
      lots: ['14'],
      report_number: 'LBC/26/0442',
      made_on: '2026-04-30',
      surface_habitable: 5906,
    },
    absent: ['surface_carrez', 'rnc', 'rent'],
  },
);

export const ENERGIE_ET_SURFACES = [flatDpe, houseDpe, reported, surveyed, living];
