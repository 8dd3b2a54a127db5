// Who people are: a card of 2023, a passport, a birth extract with margin notes.
import { cardMrz, mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';

const shown = (zone: string): string => zone.replaceAll('<', '&lt;');
const checked = (field: string): string => `${field}${mrzDigit(field)}`;

const zone = cardMrz({
  first_name: 'Aymeric Jean Hubert',
  last_name: 'DU PLESSIS D ARGENTAN',
  sex: 'M',
  born_on: '1951-12-04',
  card_number: 'X7RB20QD4',
  expires_on: '2033-03-19',
}).join('\n');
const card = paperOf(
  'cni-scan-une-page-paris16',
  `padding: 25mm 30mm; .card { width: 92mm; height: 59mm; border: .2mm solid #88a; border-radius: 3mm; padding: 3mm; margin-bottom: 12mm; font-size: 6.2pt; line-height: 1.2; background: linear-gradient(120deg, #e8eef8, #f8ecef) } .card b { display: block; font-size: 8pt } .g { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm } .ph { height: 30mm; background: #99a } .z { font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 8mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE &nbsp;&nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g" style="margin-top:2mm"><div class="ph"></div><div>NOM / Surname<b>DU PLESSIS D’ARGENTAN</b>Prénoms / Given names<b>Aymeric, Jean, Hubert</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>M &nbsp;&nbsp; FRA &nbsp;&nbsp; 04 12 1951</b>LIEU DE NAISSANCE / Place of birth<b>ARGENTAN</b>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<b>X7RB20QD4 &nbsp;&nbsp; 19 03 2033</b></div></div></div><div class="card">TAILLE / Height 1,79 m &nbsp; DATE DE DÉLIVRANCE / Date of issue 20 03 2023<br>ADRESSE / Address 27 AVENUE DE LAMBALLERIE 75016 PARIS<div class="z">${shown(zone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'DU PLESSIS D’ARGENTAN',
      first_names: either('Aymeric, Jean, Hubert', 'Aymeric'),
      born_on: '1951-12-04',
      born_at: 'ARGENTAN',
      expires_on: '2033-03-19',
      delivered_on: '2023-03-20',
      document_number: 'X7RB20QD4',
    },
    absent: ['iban', 'tax_number'],
  },
);

const first = 'P<FRAPHAM<<THI<LAN'.padEnd(44, '<');
const body = `${checked('21DH50837')}FRA${checked('890214')}F${checked('311108')}${'<'.repeat(14)}0`;
const second = `${body}${mrzDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43))}`;
const passport = paperOf(
  'passeport-photo-nantes',
  `padding: 30mm 25mm; .p { width: 150mm; border: .2mm solid #644; padding: 4mm; background: #f3eee2; font-size: 7pt } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 4mm } .ph { background: #b5ac9a; height: 46mm } b { display: block; font-size: 9pt; margin-bottom: 1mm } .z { font: 9.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="p">PASSEPORT – PASSPORT &nbsp;&nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE<div class="g" style="margin-top:3mm"><div class="ph"></div><div>Type<b>P</b>Nom / Surname (1)<b>PHAM</b>Nom d’usage<b>ÉPOUSE GUÉRIN</b>Prénoms / Given names (2)<b>Thi Lan</b>Nationalité (3)<b>Française</b>Date de naissance (4)<b>14 02 1989</b></div><div>Code du pays<b>FRA</b>Passeport n°<b>21DH50837</b>Sexe (5)<b>F</b>Lieu de naissance (6)<b>SAINT-HERBLAIN</b>Date de délivrance (7)<b>09 11 2021</b>Date d’expiration (8)<b>08 11 2031</b>Autorité (9)<b>PRÉFECTURE DE LA LOIRE-ATLANTIQUE</b></div></div><div class="z">${shown(`${first}\n${second}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'PHAM',
      first_names: 'Thi Lan',
      born_on: '1989-02-14',
      born_at: 'SAINT-HERBLAIN',
      expires_on: '2031-11-08',
      delivered_on: '2021-11-09',
      document_number: '21DH50837',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-filiation-nice',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 20mm; td { border: .2mm solid #666; padding: 1.6mm 2mm } td:first-child { width: 55mm; font-size: 9pt }`,
  [
    `<p>MAIRIE DE NICE<br>Service de l’état civil – 5 rue de l’Hôtel-de-Ville-Vieux 06364 NICE CEDEX 4</p><h1 style="font-size:14pt;text-align:center">EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:10pt">avec indication de la filiation – Acte n° 2204 – Année 1962</span></h1><table><tr><td>NOM</td><td>TOSELLO</td></tr><tr><td>Prénom(s)</td><td>Roland, Honoré, Antoine</td></tr><tr><td>Date et heure de naissance</td><td>vingt-trois juillet mil neuf cent soixante-deux à 5 heures 40</td></tr><tr><td>Lieu de naissance</td><td>NICE (Alpes-Maritimes)</td></tr><tr><td>Sexe</td><td>masculin</td></tr><tr><td>Père</td><td>TOSELLO Honoré, né à MENTON le 11 mai 1930</td></tr><tr><td>Mère</td><td>GIORDAN Antoinette, née à CONTES le 8 février 1934</td></tr></table><p style="margin-top:4mm"><b>MENTIONS MARGINALES</b><br>Marié à VILLEFRANCHE-SUR-MER le 14 juin 1986 avec Sylvie BENAMOU.<br>Nom d’usage : sans mention.</p><p>Délivré selon procédé informatisé, à NICE, le 7 septembre 2026. L’Officier de l’État Civil délégué, M. CAUVIN.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'TOSELLO',
      first_names: 'Roland, Honoré, Antoine',
      born_on: '1962-07-23',
      born_at: either('NICE', 'NICE (Alpes-Maritimes)'),
      delivered_on: '2026-09-07',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

export const ETAT_CIVIL = [card, passport, birth];
