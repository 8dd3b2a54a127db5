// Areas: Carrez and Boutin certificates, and a floor plan.
import type { Paper } from '../../paper.ts';
import { table } from '../../writing.ts';

const ROOMS = [
  ['Entrée', '6,12'],
  ['Séjour', '24,80'],
  ['Cuisine', '9,45'],
  ['Chambre 1', '12,30'],
  ['Chambre 2', '11,05'],
  ['Salle de bains', '5,20'],
  ['WC', '1,40'],
  ['Placards', '8,10'],
] as const;

const carrezGrid: Paper = {
  name: 'carrez-rapport',
  css: `font: 9pt 'DejaVu Sans', sans-serif; td, th { border: .2mm solid #888 } th { background: #fce5cd }`,
  pages: [
    `<p><b>DIAG’OUEST EXPERTISES</b> – SARL au capital de 8000 € – 3 rue Crébillon 44000 NANTES</p><h1 style="font-size:14pt">Certificat de superficie de la partie privative</h1><p>Numéro de dossier : 26/DO/0871 – Date du repérage : 08/09/2026 – Heure d’arrivée : 09 h 10</p><p>Établi en conformité avec la loi 96-1107 du 18 décembre 1996 dite « loi Carrez » et le décret 97-532 du 23 mai 1997.</p>
    ${table(['Désignation du bien', 'Donneur d’ordre'], [['Adresse : 27 rue Paul Bellamy, 44000 NANTES<br>Bat. B ; Etage 2 ; Lot numéro 23', 'Mme HUREAU Sylvie<br>27 rue Paul Bellamy, 44000 NANTES']])}<p style="margin-top:4mm;font-size:12pt"><b>Surface loi Carrez totale : 78,42 m²</b> (soixante-dix-huit mètres carrés quarante-deux)<br>Surface au sol totale : 83,10 m²</p>
    ${table(['Parties de l’immeuble', 'Superficie Carrez', 'Surface au sol'], [...ROOMS.map(([room, area]) => [room, area, area]), ['Sous-pente', '-', '4,68'], ['Total', '78,42', '83,10']])}<p>Fait à NANTES, le 08/09/2026 – Par : Gwenaël RIOU</p>`,
  ],
  documents: [
    {
      type: 'CERT_CARREZ',
      sub_kind: null,
      facts: {
        property_address: '27 rue Paul Bellamy, 44000 NANTES',
        owner: 'Mme HUREAU Sylvie',
        lots: ['23'],
        made_on: '2026-09-08',
        surface_carrez: 7842,
      },
      absent: ['surface_habitable'],
    },
  ],
};

const carrezLetter: Paper = {
  name: 'carrez-geometre',
  css: `font: 11pt/1.6 'Nimbus Roman', serif; padding: 28mm`,
  pages: [
    `<p>Cabinet LEROUX-MESNARD, géomètres-experts<br>22 rue d’Alsace, 49100 Angers</p><h1 style="font-size:15pt;text-align:center">ATTESTATION DE SURFACE PRIVATIVE</h1><p>Je soussigné, Denis Leroux, géomètre-expert inscrit à l’Ordre sous le n° 04418, atteste avoir procédé le 2 juin 2026 au mesurage du lot n° 6 de la copropriété sise 15 rue Saint-Julien, 49100 Angers, appartenant à M. et Mme TESSIER.</p><p>Il en résulte que la superficie privative de ce lot, au sens de l’article 46 de la loi du 10 juillet 1965, s’établit à <b>102.65 m2</b>, non compris 7.30 m2 de locaux d’une hauteur inférieure à 1,80 m.</p><p>Angers, le 4 juin 2026</p>`,
  ],
  documents: [
    {
      type: 'CERT_CARREZ',
      sub_kind: null,
      facts: {
        property_address: '15 rue Saint-Julien, 49100 Angers',
        owner: 'M. et Mme TESSIER',
        lots: ['6'],
        made_on: { either: ['2026-06-02', '2026-06-04'] },
        surface_carrez: 10265,
      },
    },
  ],
};

const living: Paper = {
  name: 'boutin-attestation',
  css: `font: 10pt 'URW Gothic', sans-serif; padding: 22mm; td { border-bottom: .2mm solid #ccc }`,
  pages: [
    `<h1 style="font-size:16pt">Attestation de surface habitable</h1><p>(loi n° 2009-323 du 25 mars 2009, dite « Boutin » – article R. 156-1 du code de la construction et de l’habitation)</p>${table(
      [],
      [
        ['Bien loué', 'Appartement lot 8, 11 chemin du Vivier, 35700 Rennes'],
        ['Bailleur', 'M. Abdel KARROUMI'],
        ['Mesuré le', '17/01/2026'],
      ],
    )}<p></p>${table(
      [],
      [
        ['Pièce de vie', '28,40 m²'],
        ['Chambre A', '11,90 m²'],
        ['Chambre B', '10,15 m²'],
        ['Salle d’eau', '4,60 m²'],
        ['Dégagement', '2,70 m²'],
        ['<b>Surface habitable</b>', '<b>57,75 m²</b>'],
        ['Loggia (hors surface habitable)', '5,10 m²'],
      ],
    )}<p>Le technicien, certifié sous le n° C2201.</p>`,
  ],
  documents: [
    {
      type: 'CERTIFICAT_DE_SUPERFICIE',
      sub_kind: null,
      facts: {
        property_address: '11 chemin du Vivier, 35700 Rennes',
        owner: 'M. Abdel KARROUMI',
        lots: ['8'],
        made_on: '2026-01-17',
        surface_habitable: 5775,
      },
      absent: ['surface_carrez'],
    },
  ],
};

const living2: Paper = {
  name: 'boutin-certificat',
  css: `font-size: 9pt; td, th { border: .2mm solid #888 }`,
  pages: [
    `<p><b>DIAG’OUEST EXPERTISES</b></p><h1 style="font-size:14pt">Certificat de surface habitable</h1><p>Dossier 25/DO/0412 – Document réalisé le : 03/11/2025</p><p>Adresse : 2 rue Molière, 85000 LA ROCHE-SUR-YON – Lot 12 – Propriétaire : M. LE GOFF Yannick</p>${table(
      ['Pièce', 'Surface habitable', 'Commentaire'],
      [
        ['Séjour cuisine', '31,22', ''],
        ['Chambre', '12,08', ''],
        ['Salle d’eau', '4,95', 'h &gt; 1,80 m'],
        ['TOTAL', '48,25', ''],
      ],
    )}<p>Surface habitable totale : 48,25 m² (quarante-huit mètres carrés vingt-cinq)</p>`,
  ],
  documents: [
    {
      type: 'CERTIFICAT_DE_SUPERFICIE',
      sub_kind: null,
      facts: {
        property_address: '2 rue Molière, 85000 LA ROCHE-SUR-YON',
        owner: 'M. LE GOFF Yannick',
        lots: ['12'],
        made_on: '2025-11-03',
        surface_habitable: 4825,
      },
    },
  ],
};

const room = (x: number, y: number, w: number, h: number, label: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#000" stroke-width="2"/><text x="${x + w / 2}" y="${y + h / 2}" text-anchor="middle" font-size="11">${label}</text>`;
const floor: Paper = {
  name: 'plan-promoteur',
  css: `font: 10pt 'URW Gothic', sans-serif`,
  landscape: true,
  pages: [
    `<svg width="640" height="430">${room(20, 20, 250, 180, 'SEJOUR 28,40 m²')}${room(270, 20, 150, 110, 'CHAMBRE 1 11,90 m²')}${room(420, 20, 150, 110, 'CHAMBRE 2 10,15 m²')}${room(270, 130, 90, 70, 'SDE 4,60 m²')}${room(360, 130, 210, 70, 'DGT 2,70 m²')}${room(20, 200, 250, 60, 'LOGGIA 5,10 m²')}</svg><div style="position:absolute;right:15mm;bottom:15mm;border:.4mm solid #000;padding:3mm;width:70mm"><b>LE CLOS VIVIER</b><br>PLAN DE VENTE – APPARTEMENT A23 – T3<br>Bâtiment A – Niveau R+2 – lot 8<br>Échelle : 1/75 – Indice C – 14/02/2018<br>Document non contractuel, cotes susceptibles de varier</div>`,
  ],
  documents: [{ type: 'PLAN_DU_LOGEMENT_ET_ANNEXES', sub_kind: null, facts: {} }],
};
const floor2: Paper = {
  name: 'plan-sous-sol',
  css: `font: 9pt 'Nimbus Sans', sans-serif`,
  pages: [
    `<h1 style="font-size:12pt">PLAN DU SOUS-SOL – CAVES ET PARKINGS</h1><svg width="600" height="560">${[0, 1, 2, 3, 4].map((index) => room(20 + index * 105, 30, 105, 160, `P ${78 + index}`)).join('')}${[0, 1, 2, 3].map((index) => room(20 + index * 80, 300, 80, 90, `Cave ${101 + index}`)).join('')}<text x="300" y="250" text-anchor="middle">CIRCULATION</text></svg><p>Les Ormeaux – Ech. 1/100 – Dressé par l’architecte, mars 1971. Nord ↑</p>`,
  ],
  documents: [{ type: 'PLAN_DU_LOGEMENT_ET_ANNEXES', sub_kind: null, facts: {} }],
};

export const SUPERFICIES = [carrezGrid, carrezLetter, living, living2, floor, floor2];
