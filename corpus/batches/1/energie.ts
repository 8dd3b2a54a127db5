// Energy: two generations of DPE, an audit.
import { either, type Paper } from '../../paper.ts';
import { table } from '../../writing.ts';

const scale = (letter: string, energy: number, gas: number) =>
  `<svg width="330" height="190">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((one, index) => `<rect x="10" y="${8 + index * 25}" width="${60 + index * 22}" height="21" fill="${['#009c6d', '#52b153', '#78bd76', '#f4e70f', '#f0b40f', '#eb8235', '#d7221f'][index]}"/><text x="18" y="${23 + index * 25}" font-size="13" font-weight="bold">${one}</text>`).join('')}<rect x="230" y="${8 + 'ABCDEFG'.indexOf(letter) * 25}" width="92" height="24" fill="#fff" stroke="#000"/><text x="236" y="${25 + 'ABCDEFG'.indexOf(letter) * 25}" font-size="14" font-weight="bold">${energy} | ${gas}*</text></svg>`;

const recent: Paper = {
  name: 'dpe-logement',
  css: `font: 9.2pt 'Nimbus Sans Narrow', sans-serif; h1 { font-size: 22pt } h2 { font-size: 12pt; background: #cfe8f7; padding: 1mm 2mm } td { border-bottom: .2mm solid #bbb } .f { position: absolute; bottom: 6mm; font-size: 7pt }`,
  pages: [
    `<h1>DPE <small style="font-size:12pt">Diagnostic de performance énergétique (logement)</small></h1><p style="text-align:right">N° : 2644E3127708W<br>Établi le : 08/09/2026<br>Valable jusqu’au : 07/09/2036</p><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p>${table(
      [],
      [
        ['Adresse', '27 rue Paul Bellamy, 44000 NANTES (étage 2, porte droite, n° de lot : 23)'],
        ['Type de bien', 'Appartement'],
        ['Année de construction', '1971'],
        ['Surface de référence', '78,4 m²'],
        ['Propriétaire', 'Mme HUREAU Sylvie'],
        ['Adresse du propriétaire', '27 rue Paul Bellamy 44000 NANTES'],
      ],
    )}
    <h2>Performance énergétique et climatique</h2><p>logement extrêmement performant</p>${scale('D', 198, 41)}<p>consommation (énergie primaire) : <b>198 kWh/m²/an</b> &nbsp; émissions : <b>41* kg CO₂/m²/an</b> &nbsp; 182 kWh/m²/an d’énergie finale</p><p>* Dont émissions de gaz à effet de serre : ce logement émet 3 214 kg de CO₂ par an, soit l’équivalent de 16 653 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 210 €</b> et <b>1 690 €</b> par an – prix moyens des énergies indexés au 1er janvier 2024</p><p class="f">Dossier 26/DO/0871 – Page 1/2</p>`,
    `<h2>Schéma des déperditions de chaleur</h2>${table(
      [],
      [
        ['murs', '31 %'],
        ['fenêtres', '24 %'],
        ['ventilation', '19 %'],
        ['ponts thermiques', '14 %'],
      ],
    )}<h2>Confort d’été (hors climatisation)</h2><p>moyen</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [],
      [
        ['chauffage', 'gaz naturel', '10 912 kWh', 'entre 890 € et 1 220 €'],
        ['eau chaude', 'gaz naturel', '2 601 kWh', 'entre 210 € et 300 €'],
        ['éclairage', 'électricité', '146 kWh', 'entre 30 € et 50 €'],
      ],
    )}<h2>Informations diagnostiqueur</h2><p>DIAG’OUEST EXPERTISES, 3 rue Crébillon 44000 NANTES – diagnostiqueur : Gwenaël RIOU – n° de certification : C3010, organisme Certif Exemple, valable jusqu’au 12/01/2030</p><p class="f">Dossier 26/DO/0871 – Page 2/2</p>`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS',
      sub_kind: 'DPE',
      facts: {
        dpe_number: '2644E3127708W',
        made_on: '2026-09-08',
        valid_until: '2036-09-07',
        property_address: either(
          '27 rue Paul Bellamy, 44000 NANTES',
          '27 rue Paul Bellamy, 44000 NANTES (étage 2, porte droite, n° de lot : 23)',
        ),
        owner: 'Mme HUREAU Sylvie',
        lots: ['23'],
        surface_reference: 7840,
        energy: 198,
        emissions: 41,
      },
    },
  ],
};

const former: Paper = {
  name: 'dpe-ancien',
  css: `font: 9pt 'Nimbus Roman', serif; td, th { border: .2mm solid #000 }`,
  pages: [
    `<h1 style="font-size:13pt;text-align:center">Diagnostic de performance énergétique – logement (6.2)</h1>${table([], [['N° : 1949V1003317Q<br>Valable jusqu’au : 17/05/2029<br>Type de bâtiment : appartement<br>Année de construction : vers 1890<br>Surface habitable : 102,65 m²<br>Adresse : 15 rue Saint-Julien, 49100 ANGERS', 'Date (visite) : 16/05/2019<br>Date d’établissement : 18/05/2019<br>Diagnostiqueur : P. Lemée<br>Propriétaire : M. TESSIER Jean-Luc']])}<p style="margin-top:3mm"><b>Consommations annuelles par énergie</b> obtenues au moyen des factures d’énergie des années 2016 à 2018, prix indexés au 15 août 2015</p>${table(
      ['', 'Énergie finale', 'Énergie primaire', 'Frais annuels'],
      [
        ['Chauffage', '19 000 kWh ef', '19 000 kWh ep', '1 112 €'],
        ['Eau chaude', '2 650 kWh ef', '6 837 kWh ep', '360 €'],
      ],
    )}<p>Consommation conventionnelle : <b>252 kWh ep/m².an</b> – Estimation des émissions : <b>45 kg éq CO2/m².an</b></p><p>Logement économe ... Logement énergivore. Recommandations : isolation des combles, robinets thermostatiques.</p>`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS',
      sub_kind: 'DPE',
      facts: {
        dpe_number: '1949V1003317Q',
        made_on: { either: ['2019-05-18', '2019-05-16'] },
        valid_until: '2029-05-17',
        property_address: '15 rue Saint-Julien, 49100 ANGERS',
        owner: 'M. TESSIER Jean-Luc',
        surface_habitable: 10265,
        energy: 252,
        emissions: 45,
      },
    },
  ],
};

const audit: Paper = {
  name: 'audit-energetique',
  css: `font: 10pt 'DejaVu Sans', sans-serif; h2 { color: #0b6b5d } td, th { border: .2mm solid #aaa }`,
  pages: [
    `<h1>AUDIT ÉNERGÉTIQUE réglementaire</h1><p>N° audit : A26350041877B – date de visite : 05/02/2026 – date d’établissement : 11/02/2026 – valable jusqu’au 10/02/2031</p><p>Maison individuelle, 40 route de Dinan, 35190 TINTÉNIAC – propriétaire : Mme BERTHELOT Marie</p><h2>Pourquoi un audit énergétique ?</h2><p>Cet audit vous propose des parcours de travaux pour atteindre une meilleure classe de performance. Il est obligatoire à la vente des logements classés E, F ou G en monopropriété.</p><h2>Scénarios de travaux en un clin d’œil</h2>${table(
      ['', 'Avant travaux', 'Scénario 1 « multi-étapes »', 'Scénario 2 « en une fois »'],
      [
        ['Classe', 'F', 'B', 'B'],
        ['Consommation', '388 kWh/m²/an', '96 kWh/m²/an', '92 kWh/m²/an'],
        ['Coût des travaux', '–', '58 900 € TTC', '52 300 € TTC'],
        ['Aides estimées', '–', '21 000 €', '24 500 €'],
      ],
    )}`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS',
      sub_kind: 'AUDIT_ENERGETIQUE',
      facts: {
        report_number: 'A26350041877B',
        made_on: either('2026-02-11', '2026-02-05'),
        valid_until: '2031-02-10',
        property_address: '40 route de Dinan, 35190 TINTÉNIAC',
        owner: 'Mme BERTHELOT Marie',
      },
    },
  ],
};

export const ENERGIE = [recent, former, audit];
