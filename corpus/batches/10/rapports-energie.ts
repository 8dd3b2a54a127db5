// Energy and areas: two DPE, two Carrez certificates, a Boutin one.
import { either } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

const dpeCss = `font: 9.8pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; h1 { font-size: 18pt; margin: 0; color: #0b3c5d } h2 { font-size: 11pt; color: #0b3c5d; border-bottom: .4mm solid #0b3c5d; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #b9c7d3; padding: 1mm } th { background: #e7eef4 } .id { float: right; text-align: right } .ech { display: grid; grid-template-columns: repeat(7, 13mm); gap: 1mm; margin: 2mm 0 } .ech span { background: #dde; text-align: center; padding: 1mm } .ech .on { background: #e07b00; color: #fff; font-weight: bold } .n { font-size: 15pt; font-weight: bold } .pg { position: absolute; bottom: 6mm; left: 13mm; right: 13mm; font-size: 7pt; display: flex; justify-content: space-between }`;
const scale = (letter: string) =>
  `<div class="ech">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((one) => `<span class="${one === letter ? 'on' : ''}">${one}</span>`).join('')}</div>`;

const flat = feuillet(
  'dpe-appartement-cherbourg',
  dpeCss,
  [
    `<div class="id">N° : 2650E3118842M<br>Établi le : 22/09/2026<br>Valable jusqu’au : 21/09/2036</div><h1>DPE</h1><p><b>Diagnostic de performance énergétique (logement)</b></p><p style="font-size:7.6pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><p>Adresse : <b>14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN</b><br>1er étage, bâtiment B, N° de lot : 8<br>Type de bien : Appartement<br>Année de construction : 1971<br>Surface de référence : <b>84,31 m²</b></p><p>Propriétaire : M. et Mme LECONTE Hervé<br>Adresse : 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN</p><h2>Performance énergétique et climatique</h2><p style="font-size:7.6pt">Attention, si votre logement fait moins de 40 m² : consultez la page dédiée sur les nouveaux seuils.</p>${scale('D')}<table><tr><td>consommation (énergie primaire)<br><span class="n">208</span> kWh/m²/an</td><td>émissions<br><span class="n">42*</span> kg CO₂/m²/an</td></tr></table><p>* Dont émissions de gaz à effet de serre. Ce logement émet 3 578 kg de CO₂ par an, soit l’équivalent de 18 539 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires) : entre <b>1 410 €</b> et <b>1 950 €</b> par an. Prix moyens des énergies indexés sur les années 2023, 2024 et 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>COTENTIN DIAGNOSTICS, 27 rue de la Polle, 50100 Cherbourg-en-Cotentin – Diagnostiqueur : VASTEL Romain – n° de certification : C2231-044 – Organisme de certification : Certif Exemple</p><p style="font-size:7.6pt">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du règlement général sur la protection des données, l’Ademe vous informe que vos données personnelles sont stockées dans la base de l’observatoire DPE à des fins de contrôles ou en cas de contestations ou de procédures judiciaires. Ces données sont stockées jusqu’à la date de fin de validité du DPE. Vous disposez d’un droit d’accès, de rectification, de portabilité, d’effacement ou une limitation du traitement de ces données.</p><div class="pg"><span>Dossier 26/CHB/0931</span><span>Page 1/3</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>Ventilation 19 % – Toiture ou plafond 2 % – Murs 38 % – Portes et fenêtres 22 % – Plancher bas 5 % – Ponts thermiques 14 %</p><h2>Performance de l’isolation</h2><p>Insuffisante – <b>moyenne</b> – bonne – très bonne</p><h2>Système de ventilation en place</h2><p>VMC simple flux autoréglable de 1982 à 2000.</p><h2>Montants et consommations annuels d’énergie</h2>${grille(
      'Usage | Type d’énergie | Consommation d’énergie (kWh énergie primaire) | Frais annuels d’énergie (fourchette d’estimation) | Répartition',
      `Chauffage | Gaz naturel | 12 480 (12 480 é.f.) | entre 1 010 € et 1 380 € | 71 %
      Eau chaude | Électrique | 3 910 (2 058 é.f.) | entre 300 € et 420 € | 22 %
      Refroidissement | – | – | – | 0 %
      Éclairage | Électrique | 304 (160 é.f.) | entre 20 € et 40 € | 2 %
      Auxiliaires | Électrique | 842 (443 é.f.) | entre 80 € et 110 € | 5 %
      Énergie totale pour les usages recensés | | 17 536 kWh | entre 1 410 € et 1 950 € par an | `,
    )}<p>Pour rester dans cette fourchette d’estimation, voir les recommandations d’usage ci-dessous. Température recommandée en hiver : 19 °C. Consommation recommandée d’eau chaude : 118 litres par jour.</p><h2>Vue d’ensemble du logement</h2><p>Murs : béton banché de 20 cm non isolé donnant sur l’extérieur. Plancher bas : dalle béton donnant sur un local chauffé. Plafond : dalle béton donnant sur un local chauffé. Portes et fenêtres : fenêtres battantes PVC, double vitrage avec lame d’air 12 mm et volets roulants. Chauffage : chaudière collective au gaz avec radiateurs à eau chaude. Pilotage : robinets thermostatiques.</p><h2>Recommandations d’amélioration de la performance</h2><p>Travaux essentiels, montant estimé 8 400 à 12 600 € : isolation des murs par l’extérieur avec la copropriété. Après travaux : 138 kWh/m²/an, 27 kg CO₂/m²/an, classe C. Travaux à envisager, montant estimé 9 100 à 13 700 € : remplacement des fenêtres, VMC hygroréglable. Après travaux : 104 kWh/m²/an, 19 kg CO₂/m²/an, classe B.</p><div class="pg"><span>Dossier 26/CHB/0931</span><span>Page 2/3</span></div>`,
    `<h2>Fiche technique du logement</h2><p>Cette fiche liste les caractéristiques techniques du bien diagnostiqué renseignées par le diagnostiqueur pour obtenir les résultats présentés dans ce document. Référence du logiciel validé : Calculia 3 (moteur 2021.6). Référence du DPE : 26/CHB/0931. Date de visite du bien : 22/09/2026. Invariant fiscal du logement : N/A. Référence de la parcelle cadastrale : Section cadastrale AX, Parcelle(s) n° 214. Méthode utilisée : 3CL-DPE 2021. Numéro d’immatriculation de la copropriété : AD2048816.</p>${grille(
      'Donnée d’entrée | Origine de la donnée | Valeur renseignée',
      `Département | Observé / mesuré | 50 Manche
      Altitude | Donnée en ligne | 4 m
      Type de bien | Observé / mesuré | Appartement
      Année de construction | Document fourni | 1971
      Surface de référence du logement | Observé / mesuré | 84,31 m²
      Nombre de niveaux du logement | Observé / mesuré | 1
      Hauteur moyenne sous plafond | Observé / mesuré | 2,50 m
      Mur 1 Ouest – surface du mur | Observé / mesuré | 21,4 m²
      Mur 1 Ouest – isolation | Observé / mesuré | non
      Fenêtre 1 Ouest – type de vitrage | Observé / mesuré | double vitrage
      Fenêtre 1 Ouest – menuiserie | Observé / mesuré | PVC, en tunnel
      Pont thermique – Mur 1 / Plancher | Observé / mesuré | ITI / non isolé, 7,9 m
      Ventilation – type | Observé / mesuré | VMC SF auto réglable de 82 à 2000
      Chauffage – générateur | Observé / mesuré | Chaudière gaz collective, installée en 2009
      Chauffage – émetteur | Observé / mesuré | Radiateurs bitube avec robinets thermostatiques
      Eau chaude sanitaire – générateur | Observé / mesuré | Chauffe-eau électrique vertical, 200 litres`,
    )}<p style="margin-top:3mm">Notes : les caractéristiques techniques, la liste des documents fournis et la méthodologie figurent au dossier remis au propriétaire.</p><div class="pg"><span>Dossier 26/CHB/0931</span><span>Page 3/3</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2650E3118842M',
      made_on: '2026-09-22',
      valid_until: '2036-09-21',
      property_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      owner: 'M. et Mme LECONTE Hervé',
      lots: ['8'],
      surface_reference: 8431,
      energy: 208,
      emissions: 42,
    },
    absent: ['surface_carrez', 'price', 'iban'],
  },
);

const house = feuillet(
  'dpe-maison-aurillac',
  dpeCss.replaceAll('#0b3c5d', '#3a5a1c'),
  [
    `<div class="id">n° 2615E0470093K<br>date d’établissement : 4 août 2026<br>fin de validité : 3 août 2036</div><h1>D.P.E. logement</h1><p>Diagnostic de performance énergétique – maison individuelle</p>${grille(
      '',
      `adresse du bien | 9 impasse du Moulin, 15130 ARPAJON-SUR-CÈRE
      type de bien | Maison individuelle
      année de construction | 1980
      surface de référence | 112,6 m²
      propriétaire | M. VIALATTE Julien
      adresse du propriétaire | 9 impasse du Moulin, 15130 ARPAJON-SUR-CÈRE
      diagnostiqueur | CANTAL DIAG – Mme Cécile Roques – certification DTI 5520`,
    )}<h2>performance énergétique et climatique</h2>${scale('E')}<p>Consommation en énergie primaire : <span class="n">287</span> kWh/m²/an, dont 241 kWh/m²/an d’énergie finale</p><p>Émissions de gaz à effet de serre : <span class="n">11</span> kg CO₂/m²/an (classe B)</p><p>Le logement est classé E au titre de l’énergie. À compter du 1er janvier 2034, les logements classés E ne répondront plus au critère de décence applicable aux locations. Un audit énergétique réglementaire doit être fourni lors de la vente des maisons individuelles classées E, F ou G.</p><h2>coûts annuels estimés</h2><p>Entre 2 080 € et 2 860 € par an pour un usage standard, abonnements compris.</p><h2>confort d’été (hors climatisation)</h2><p>insuffisant – <b>moyen</b> – bon. Caractéristiques améliorant le confort : toiture isolée, logement traversant. Pour l’améliorer : volets extérieurs à l’étage.</p><h2>isolation et déperditions</h2><p>Qualité de l’isolation : insuffisante – <b>moyenne</b> – bonne – très bonne. Déperditions : murs 29 %, plancher bas 21 %, portes et fenêtres 18 %, renouvellement de l’air 17 %, ponts thermiques 9 %, toiture 6 %.</p><div class="pg"><span>CANTAL DIAG – réf. 2026-0618-VIA</span><span>1/2</span></div>`,
    `<h2>consommations par usage</h2>${grille(
      'usage | énergie | kWh énergie primaire | coût estimé',
      `chauffage | bois bûches et électricité | 24 610 | 1 480 à 2 010 €
      eau chaude sanitaire | électricité | 6 020 | 460 à 630 €
      éclairage | électricité | 489 | 40 à 60 €
      auxiliaires | électricité | 1 197 | 100 à 160 €`,
    )}<h2>descriptif de l’enveloppe et des équipements</h2>${grille(
      'élément | description | isolation',
      `murs | Parpaings de 20 cm avec isolant intérieur de 5 cm | insuffisante
      plancher bas | Dalle béton sur cave non chauffée | insuffisante
      combles | Laine minérale 30 cm, combles perdus | bonne
      menuiseries | Bois, double vitrage ancien | moyenne
      chauffage | Insert bois (2009) et panneaux rayonnants | –
      eau chaude | Chauffe-eau électrique vertical 200 litres | –
      ventilation | Ventilation par ouverture des fenêtres | –`,
    )}<h2>recommandations</h2><p>Pack 1, de 9 000 à 14 000 € : isolation du plancher bas, VMC simple flux. Pack 2, de 16 000 à 24 000 € : pompe à chaleur air/eau, isolation des murs par l’extérieur. Après les deux packs : 96 kWh/m²/an, classe B.</p><h2>commentaires</h2><p>Date de visite du bien : 29 juillet 2026. Les factures d’énergie n’ont pas été fournies. Les consommations réelles peuvent varier selon le climat, le nombre d’occupants et leurs habitudes de vie.</p><div class="pg"><span>CANTAL DIAG – réf. 2026-0618-VIA</span><span>2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2615E0470093K',
      made_on: '2026-08-04',
      valid_until: '2036-08-03',
      property_address: '9 impasse du Moulin, 15130 ARPAJON-SUR-CÈRE',
      owner: 'M. VIALATTE Julien',
      surface_reference: 11260,
      energy: 287,
      emissions: 11,
    },
    absent: ['surface_carrez', 'price', 'rnc', 'lots'],
  },
);

const carrez = feuillet(
  'carrez-certificat-cherbourg',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; text-align: center; background: #2e6da4; color: #fff; padding: 2mm } h2 { font-size: 10pt; background: #d9e6f2; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .2mm solid #8aa9c4 } th { font-weight: bold } .s td:nth-child(n+2) { text-align: right } .tot td { font-weight: bold }`,
  [
    `<p style="text-align:right">COTENTIN DIAGNOSTICS<br>27 rue de la Polle, 50100 Cherbourg-en-Cotentin</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : 26/CHB/0931<br>Date du repérage : 22/09/2026 – Heure d’arrivée : 09 h 00 – Durée du repérage : 02 h 30</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’accès au logement et un urbanisme rénové (ALUR) du 24 mars 2014, de la loi n° 96/1107 du 18 décembre 1996 et du décret n° 97/532 du 23 mai 1997, en vue de reporter leur superficie dans l’acte de vente à intervenir.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Localisation du ou des bâtiments : Département : Manche – Adresse : 14 quai Lawton Collins – Commune : 50100 CHERBOURG-EN-COTENTIN – Section cadastrale AX, Parcelle(s) n° 214<br>Désignation et situation du ou des lot(s) de copropriété : 1er étage, bâtiment B, Lot numéro 8</p><h2>B. – Désignation du client</h2><p>Nom et prénom : M. et Mme LECONTE Hervé – Adresse : 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN</p><h2>C. – Superficie privative en m² du ou des lot(s)</h2><p><b>Surface loi Carrez totale : 84,31 m² (quatre-vingt-quatre mètres carrés trente et un)<br>Surface au sol totale : 92,86 m²</b></p><h2>Détail des surfaces</h2>${grille(
      'Partie de l’immeuble bâti visitée | Superficie privative au sens Carrez | Surface au sol',
      `1er étage – Entrée, dégagement | 10,48 | 10,48
      1er étage – Séjour | 25,12 | 25,12
      1er étage – Cuisine | 10,06 | 10,06
      1er étage – Chambre 1 | 12,37 | 12,37
      1er étage – Chambre 2 | 11,24 | 11,24
      1er étage – Chambre 3 | 9,12 | 9,12
      1er étage – Salle de bains | 4,61 | 4,61
      1er étage – WC | 1,31 | 1,31
      1er étage – Loggia | 0,00 | 8,55
      = TOTAL | 84,31 | 92,86`,
      's',
    )}<p style="margin-top:4mm">Moyens de mesure utilisés : télémètre laser. Document(s) fourni(s) : néant. Fait à Cherbourg-en-Cotentin, le 22/09/2026 par VASTEL Romain.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      owner: 'M. et Mme LECONTE Hervé',
      lots: ['8'],
      report_number: '26/CHB/0931',
      made_on: '2026-09-22',
      surface_carrez: 8431,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const surveyor = feuillet(
  'carrez-geometre-menton',
  `font: 11pt/1.55 'C059', serif; padding: 22mm 24mm; h1 { font-size: 14pt; text-align: center; margin: 6mm 0 } td { padding: .6mm 2mm } td:last-child { text-align: right }`,
  [
    `<p><b>Cabinet ORENGO – Géomètre-expert</b><br>Inscrit à l’Ordre sous le n° 04417<br>15 boulevard de Garavan, 06500 MENTON</p><p style="text-align:right">Menton, le 9 juin 2026<br>Réf. : 2026-114</p><h1>ATTESTATION DE SUPERFICIE<br>« LOI CARREZ »</h1>${paragraphs(['Je soussigné, Marc ORENGO, géomètre-expert, atteste avoir procédé le 5 juin 2026, à la demande de Mme Giulia FERRARI, propriétaire, au mesurage du lot n° 27 de la copropriété LE MADONE PALACE, sise 31 avenue de la Madone, 06500 MENTON, consistant en un appartement situé au troisième étage.', 'La superficie privative, calculée en application de l’article 46 de la loi du 10 juillet 1965 et des articles 4-1 et 4-2 du décret du 17 mars 1967, s’établit comme suit :'])}${grille(
      '',
      `Hall d’entrée | 6,22 m²
      Salon | 28,90 m²
      Cuisine | 8,74 m²
      Chambre sur cour | 12,05 m²
      Chambre sur rue | 14,33 m²
      Salle de bains | 5,16 m²
      W.-C. | 1,40 m²`,
    )}<p style="margin-top:4mm">Soit une superficie privative totale de <b>76,80 m²</b>.</p>${paragraphs(['Le balcon (7,15 m²) et la cave formant le lot n° 91 n’entrent pas dans ce calcul. Les surfaces de plancher d’une hauteur inférieure à 1,80 m ont été exclues.', 'La présente attestation est établie en l’état des lieux au jour de la visite ; toute modification ultérieure des locaux lui ferait perdre sa valeur.'])}<p style="text-align:right">Marc ORENGO</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '31 avenue de la Madone, 06500 MENTON',
      owner: 'Mme Giulia FERRARI',
      lots: either(['27'], ['27', '91']),
      report_number: '2026-114',
      made_on: either('2026-06-05', '2026-06-09'),
      surface_carrez: 7680,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const living = feuillet(
  'boutin-location-thionville',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13.5pt; text-align: center; border: .5mm solid #333; padding: 2.5mm } td, th { border: .2mm solid #999 } th { background: #eee; font-weight: bold } .s td:nth-child(n+2) { text-align: right } .tot td { font-weight: bold }`,
  [
    `<p><b>TROIS FRONTIÈRES EXPERTISES</b> – 44 rue du Vieux Collège, 57100 Thionville – dossier TFE-2025-2207</p><h1>CERTIFICAT DE SURFACE HABITABLE<br><span style="font-size:9pt">« Loi Boutin » – article 78 de la loi n° 2009-323 du 25 mars 2009, article R. 156-1 du code de la construction et de l’habitation</span></h1><p>Adresse du logement : 5 rue du Manège, 57100 THIONVILLE, bâtiment C, 2e étage, lot 214<br>Bailleur, propriétaire : SCI KLEIN-WEBER, 17 route de Metz, 57970 YUTZ<br>Date de la visite : 18/02/2025 – Opérateur : Aline Barthel</p><p>La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p>${grille(
      'Pièce | Surface habitable (m²) | Surface non prise en compte (m²)',
      `Entrée | 7,84 | 0,00
      Séjour | 23,40 | 0,00
      Cuisine | 9,92 | 0,00
      Chambre 1 | 12,11 | 0,00
      Chambre 2 | 10,58 | 0,00
      Chambre 3 | 9,76 | 0,00
      Salle de bains | 4,95 | 0,00
      WC | 1,22 | 0,00
      Loggia | 0,00 | 5,30
      = Total | 79,78 | 5,30`,
      's',
    )}<p style="margin-top:5mm;font-size:12pt">Surface habitable totale : <b>79,78 m²</b></p><p>Le présent certificat est destiné à être annexé au contrat de location. Il ne peut être utilisé pour la vente du lot, la superficie privative répondant à une définition différente. Établi à Thionville, le 18/02/2025.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '5 rue du Manège, 57100 THIONVILLE',
      owner: 'SCI KLEIN-WEBER',
      lots: ['214'],
      report_number: 'TFE-2025-2207',
      made_on: '2025-02-18',
      surface_habitable: 7978,
    },
    absent: ['surface_carrez', 'rnc', 'rent'],
  },
);

export const RAPPORTS_ENERGIE = [flat, house, carrez, surveyor, living];
