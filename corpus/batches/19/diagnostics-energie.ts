// Energy and size: a DPE of four sheets, one of an agency's short form, two measurements of lots.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const CSS_A = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 11pt; color: #17627d; border-bottom: .3mm solid #17627d; margin: 4mm 0 2mm } td, th { padding: .7mm 1.2mm; border-bottom: .15mm solid #ccc } .n { float: right; border: .3mm solid #17627d; padding: 2mm; font-size: 9pt } .b { display: flex; gap: 1mm; margin: 2mm 0 } .b span { background: #e4e4e4; padding: 1mm 3.5mm } .b .o { background: #f4a259; font-size: 14pt; font-weight: bold } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.6pt; display: flex; justify-content: space-between; border-top: .15mm solid #888 }`;
const foot = (page: number) =>
  `<div class="f"><span>TOURAINE DIAGNOSTICS – 17 rue Marceau 37000 TOURS – RCP Exemple Assur 80810331 valable jusqu’au 31/12/2026</span><span>Dossier TD26-2207 – Page ${page}/4</span></div>`;
const tours = paperOf(
  'dpe-quatre-feuilles-tours',
  CSS_A,
  [
    `<div class="n">N° : 2637E1840225D<br>Etabli le : 08/09/2026<br>Valable jusqu’au : 07/09/2036</div><p style="font-size:20pt;color:#17627d;margin:0"><b>DPE</b></p><p>Diagnostic de performance énergétique (logement)</p><p style="font-size:7.4pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p>${table(
      [],
      [
        ['Adresse :', '8 Rue de la Scellerie (Etage 1 ; Lot n° 5) 37000 TOURS'],
        ['Type de bien :', 'Appartement'],
        ['Année de construction :', 'Avant 1948'],
        ['Surface de référence :', '57,4 m²'],
        ['Propriétaire :', 'Mlle FERRAND-DIALLO Océane'],
        ['Adresse :', '8 Rue de la Scellerie 37000 TOURS'],
      ],
    )}<h2>Performance énergétique et climatique</h2><div class="b"><span>A</span><span>B</span><span>C</span><span>D</span><span class="o">E</span><span>F</span><span>G</span></div><table><tr><td>consommation (énergie primaire)</td><td style="font-size:15pt"><b>268</b></td><td>kWh/m²/an</td><td>émissions</td><td style="font-size:15pt"><b>9</b></td><td>kg CO₂/m²/an</td></tr></table><p style="font-size:7.4pt">Ce logement émet 553 kg de CO₂ par an, soit l’équivalent de 2 866 km parcourus en voiture. 141 kWh/m²/an d’énergie finale.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 320 €</b> et <b>1 840 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2023 (abonnements compris).</p>${foot(1)}`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 14 % – toiture ou plafond 0 % – portes et fenêtres 22 % – ponts thermiques 8 % – murs 47 % – plancher bas 9 %</p><h2>Performance de l’isolation</h2><p>INSUFFISANTE</p><h2>Système de ventilation en place</h2><p>Ventilation par ouverture des fenêtres</p><h2>Confort d’été (hors climatisation)</h2><p>BON – bonne inertie du logement, logement traversant.</p>${foot(2)}`,
    `<h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation (kWh EP)', 'Frais annuels', '% des dépenses'],
      [
        ['Chauffage – électrique', '11 468 (6 036 é.f.)', 'entre 960 € et 1 310 €', '72 %'],
        ['Eau chaude – électrique', '3 708 (1 952 é.f.)', 'entre 310 € et 450 €', '24 %'],
        ['Éclairage – électrique', '207 (109 é.f.)', 'entre 10 € et 30 €', '1 %'],
        ['Auxiliaires', '0', '0 €', '0 %'],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Étape 1, montant estimé 9 800 à 14 700 € : isolation des murs par l’intérieur, R > 4,5. Étape 2, 5 100 à 7 600 € : VMC hygroréglable, fenêtres. Après travaux : D puis C (171 kWh/m²/an, 5 kg CO₂/m²/an).</p>${foot(3)}`,
    `<h2>Fiche technique du logement</h2><p>Référence du logiciel validé : Ciel-Diag V5. Référence du DPE : 2637E1840225D. Date de visite du bien : 03/09/2026. N° d’immatriculation de la copropriété : N/A. Références cadastrales : DY 96.</p>${table(
      ['Donnée d’entrée', 'Origine', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '37 Indre-et-Loire'],
        ['Altitude', 'Donnée en ligne', '51 m'],
        ['Surface de référence du logement', 'Observé / mesuré', '57,4 m²'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,9 m'],
      ],
    )}<p>Diagnostiqueur : Mme Anaïs LEPROUST, certifiée n° DTI3188.</p>${foot(4)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2637E1840225D',
      made_on: '2026-09-08',
      valid_until: '2036-09-07',
      property_address: either(
        '8 Rue de la Scellerie, 37000 TOURS',
        '8 Rue de la Scellerie (Etage 1 ; Lot n° 5) 37000 TOURS',
      ),
      owner: 'Mlle FERRAND-DIALLO Océane',
      lots: ['5'],
      surface_reference: 5740,
      energy: 268,
      emissions: 9,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const shore = paperOf(
  'dpe-cadre-la-rochelle',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .c { border: .4mm solid #444; border-radius: 2mm; padding: 3mm } .k { font-size: 20pt; font-weight: bold } h1 { font-size: 15pt }`,
  [
    `<h1>Diagnostic de performance énergétique – logement existant</h1><p>Numéro ADEME <b>2517E0663914K</b> – date d’établissement 24.11.2025 – fin de validité 23.11.2035</p><div class="g"><div class="c"><b>Le bien</b><br>Appartement T2, lot 38<br>12 avenue des Amériques<br>17000 LA ROCHELLE<br>Construction 1948-1974<br>Surface habitable : 43,85 m²</div><div class="c"><b>Le commanditaire</b><br>Propriétaires : M. HUYNH Van Thanh et Mme LE BRETON Soizic<br>31 rue Saint-Nicolas<br>17000 LA ROCHELLE</div><div class="c">Consommation conventionnelle<br><span class="k">214</span> kWh<sub>EP</sub>/m².an<br>Étiquette énergie : D</div><div class="c">Gaz à effet de serre<br><span class="k">7</span> kgeqCO₂/m².an<br>Étiquette climat : B</div></div><p style="margin-top:6mm">Frais annuels d’énergie estimés : de 880 € à 1 230 €.</p><p>Chauffage : convecteurs électriques. Eau chaude : ballon électrique 100 l. Ventilation : VMC simple flux. Menuiseries PVC double vitrage 2011.</p><p>Diagnostiqueur : S.A.S. ATLANTIC’EXPERTISES, 44 rue du Cordouan, 17000 La Rochelle – R. Mounier – certificat C2023-SE04-011 (valide jusqu’au 11.06.2030). Visite du 20.11.2025.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2517E0663914K',
      made_on: '2025-11-24',
      valid_until: '2035-11-23',
      property_address: '12 avenue des Amériques, 17000 LA ROCHELLE',
      owner: 'M. HUYNH Van Thanh et Mme LE BRETON Soizic',
      lots: ['38'],
      surface_habitable: 4385,
      energy: 214,
      emissions: 7,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const carrez = paperOf(
  'carrez-tableau-tours',
  CSS_A,
  [
    `<p><b>TOURAINE DIAGNOSTICS</b> – 17 rue Marceau 37000 TOURS</p><h1 style="font-size:15pt;color:#17627d">Certificat de superficie de la partie privative</h1><p>Numéro de dossier : TD26-2207 – Date du repérage : 03/09/2026 – Heure d’arrivée : 09 h 10 – Durée : 01 h 05</p><p style="font-size:7.6pt">Loi n° 96-1107 du 18 décembre 1996 dite « loi Carrez » et décret n° 97-532 du 23 mai 1997, article 46 de la loi n° 65-557 du 10 juillet 1965.</p><h2>Désignation du ou des bâtiments</h2><p>Localisation : Indre-et-Loire. Adresse : 8 Rue de la Scellerie. Commune : 37000 TOURS. Section cadastrale DY, parcelle 96. Désignation et situation du ou des lot(s) de copropriété : Etage 1 ; Lot numéro 5.</p><h2>Désignation du propriétaire</h2><p>Nom et prénom : Mlle FERRAND-DIALLO Océane. Adresse : 8 Rue de la Scellerie 37000 TOURS</p><h2>Superficie privative en m² du lot</h2><p style="font-size:13pt">Surface loi Carrez totale : <b>56,82 m²</b> (cinquante-six mètres carrés quatre-vingt-deux)</p><p>Surface au sol totale : 59,30 m²</p>${table(
      [
        'Parties de l’immeuble bâties visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaires',
      ],
      [
        ['Entrée', '4,11', '4,11', ''],
        ['Séjour', '24,63', '24,63', ''],
        ['Chambre', '14,27', '16,75', 'dont 2,48 m² sous 1,80 m'],
        ['Cuisine', '8,06', '8,06', ''],
        ['Salle d’eau, WC', '5,75', '5,75', ''],
        ['Cave (lot 11)', '0,00', '0,00', 'non comptée'],
      ],
    )}<p style="margin-top:4mm">Fait à TOURS, le 03/09/2026. Par : Mme LEPROUST Anaïs</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '8 Rue de la Scellerie, 37000 TOURS',
      owner: 'Mlle FERRAND-DIALLO Océane',
      lots: either(['5'], ['5', '11']),
      report_number: 'TD26-2207',
      made_on: '2026-09-03',
      surface_carrez: 5682,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-anglet',
  `font: 11.4pt/1.6 'P052', serif; padding: 24mm`,
  [
    `<p><b style="color:#8a1c1c">SELARL HIRIGOYEN-MARTICORENA</b><br>Géomètres-experts – 6 allées Marines, 64100 BAYONNE</p><p style="text-align:right">Bayonne, le 6 mai 2026<br>N/réf. 26-0417 C</p><h1 style="font-size:14pt;text-align:center">ATTESTATION DE SUPERFICIE PRIVATIVE</h1>${paragraphs(
      [
        'Je soussigné Xabi Marticorena, géomètre-expert, atteste avoir procédé le 29 avril 2026 au mesurage du lot numéro 2 de la copropriété sise 28 rue de Hausquette, 64600 ANGLET, appartenant à l’indivision HARISPE.',
        'Il en résulte, après déduction des surfaces occupées par les murs, cloisons, marches, gaines et embrasures et des parties d’une hauteur inférieure à 1,80 mètre, une superficie privative de :',
      ],
    )}<p style="text-align:center;font-size:15pt"><b>64,15 m²</b><br><span style="font-size:10pt">(soixante-quatre mètres carrés quinze décimètres carrés)</span></p>${paragraphs(
      [
        'dont séjour 27,30 m² ; cuisine 9,42 m² ; chambre 1 : 12,18 m² ; chambre 2 : 10,05 m² ; bains et dégagement 5,20 m². La terrasse (11,60 m²) n’est pas comptée.',
        'Mesurage établi conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 à 4-3 du décret du 17 mars 1967.',
      ],
    )}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '28 rue de Hausquette, 64600 ANGLET',
      owner: 'indivision HARISPE',
      lots: ['2'],
      made_on: either('2026-04-29', '2026-05-06'),
      surface_carrez: 6415,
    },
    absent: ['surface_habitable', 'rnc', 'dpe_number'],
  },
);

export const DIAGNOSTICS_ENERGIE = [tours, shore, carrez, surveyor];
