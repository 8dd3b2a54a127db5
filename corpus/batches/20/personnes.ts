// People: identity card, passport, birth, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';
import { checked, shown } from './outils.ts';

const cardFirst = `IDFRA${checked('Y7RD40T16')}`.padEnd(30, '<');
const cardSecond = `${checked('640229')}M${checked('330514')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [
  cardFirst,
  `${cardSecond}${cardCheck}`,
  'DI<GIORGIO<<ANTONIO<GIUSEPPE'.padEnd(30, '<'),
].join('\n');
const card = paperOf(
  'cni-photocopie-firminy',
  `.card { width: 86mm; height: 55mm; border: .3mm solid #667; border-radius: 3mm; padding: 2.5mm; margin: 12mm 0 0 20mm; background: #f4f6f9; font-size: 6.2pt; line-height: 1.22 } .card b { font-size: 8.2pt; display: block } .g { display: grid; grid-template-columns: 22mm 1fr 1fr; gap: 2.5mm; margin-top: 2mm } .ph { background: #b4b9c2; height: 29mm } .z { font: 8.3pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 12mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE &nbsp; FR &nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>DI GIORGIO</b>Prénoms / Given names<b>Antonio, Giuseppe</b>SEXE / Sex<b>M</b>LIEU DE NAISSANCE / Place of birth<b>LE CHAMBON-FEUGEROLLES</b></div><div>NATIONALITÉ / Nationality<b>FRA</b>DATE DE NAISS. / Date of birth<b>29 02 1964</b>N° DU DOCUMENT / Document No<b>Y7RD40T16</b>DATE D’EXPIR. / Expiry date<b>14 05 2033</b></div></div></div><div class="card">ADRESSE / Address : 28 BOULEVARD SAINT-CHARLES 42700 FIRMINY<br>TAILLE / Height : 1,72 m<br>DATE DE DÉLIVRANCE / Date of issue : 15 05 2023<div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'DI GIORGIO',
      first_names: either('Antonio, Giuseppe', 'ANTONIO GIUSEPPE'),
      born_on: '1964-02-29',
      born_at: 'LE CHAMBON-FEUGEROLLES',
      expires_on: '2033-05-14',
      delivered_on: '2023-05-15',
      document_number: 'Y7RD40T16',
    },
    absent: ['iban', 'tax_number'],
  },
);

const passFirst = 'P<FRANDIAYE<COLLIN<<AISSATOU<MARIE'.padEnd(44, '<');
const passBody = `${checked('19EH30852')}FRA${checked('891117')}F${checked('290903')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-reims',
  `padding: 30mm 22mm; .p { border: .2mm solid #866; padding: 5mm; background: #f3ece9; font-size: 7.2pt } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 4mm } .ph { background: #c2b6b0; height: 46mm } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .z { font: 9.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div>PASSEPORT – PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE</div><div class="g" style="margin-top:3mm"><div class="ph"></div><div>Type<b>P</b>Nom (1) / Surname<b>N’DIAYE-COLLIN</b>Prénoms / Given names (2)<b>Aïssatou, Marie</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>17 11 1989</b>Sexe / Sex (5)<b>F</b></div><div>Code du pays<b>FRA</b>Passeport n° / Passport No.<b>19EH30852</b>Lieu de naissance / Place of birth (6)<b>ÉPERNAY</b>Date de délivrance / Date of issue (7)<b>04 09 2019</b>Date d’expiration / Date of expiry (8)<b>03 09 2029</b>Autorité / Authority (9)<b>Sous-préfecture de Reims</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: either('N’DIAYE-COLLIN', 'NDIAYE COLLIN', 'NDIAYE-COLLIN'),
      first_names: either('Aïssatou, Marie', 'AISSATOU MARIE'),
      born_on: '1989-11-17',
      born_at: 'ÉPERNAY',
      expires_on: '2029-09-03',
      delivered_on: '2019-09-04',
      document_number: '19EH30852',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-mulhouse',
  `font: 10.5pt/1.6 'Nimbus Roman', serif; padding: 20mm 24mm; td { padding: 1.2mm 0 } td:first-child { width: 50mm; font-style: italic }`,
  [
    `<p>VILLE DE MULHOUSE<br>(Haut-Rhin)<br>Service de l’état civil</p><h1 style="font-size:15pt;text-align:center">EXTRAIT D’ACTE DE NAISSANCE<br><small>avec filiation</small></h1><p style="text-align:center">Acte n° 2204 – année 1987</p>${table(
      [],
      [
        ['Nom', 'YILDIRIM'],
        ['Prénoms', 'Mehmet, Ali'],
        ['Sexe', 'masculin'],
        [
          'Date et heure de naissance',
          'vingt-trois juillet mil neuf cent quatre-vingt-sept (23/07/1987) à 4 h 50',
        ],
        ['Lieu', 'Mulhouse, 20 rue du Docteur Laennec'],
        ['Père', 'YILDIRIM Hasan, né à Kayseri (Turquie) en 1958'],
        ['Mère', 'DEMİR Zeynep, née à Kayseri (Turquie) le 5 mai 1962'],
      ],
    )}<p style="margin-top:5mm"><b>Mentions marginales :</b> marié à Mulhouse le 12 juin 2015 avec ARSLAN Hatice. Contrat de mariage : néant.</p><p>Extrait certifié conforme, délivré à Mulhouse le 14 octobre 2026. L’officier de l’état civil délégué,</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'YILDIRIM',
      first_names: 'Mehmet, Ali',
      born_on: '1987-07-23',
      born_at: either('Mulhouse', 'Mulhouse (Haut-Rhin)', 'Mulhouse, 20 rue du Docteur Laennec'),
      delivered_on: '2026-10-14',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const kempf = accountOf('kempf-colmar');
const slip = paperOf(
  'rib-guichet-colmar',
  `font: 9pt/1.4 'Nimbus Mono PS', monospace; padding: 14mm; .b { border: .3mm solid #000; padding: 4mm; width: 165mm; margin-bottom: 6mm } td, th { border: .15mm solid #000; text-align: center; padding: .8mm }`,
  [
    [1, 2]
      .map(
        () =>
          `<div class="b">CAISSE EXEMPLE DES BORDS DE LAUCH &nbsp; RELEVE D'IDENTITE BANCAIRE<br>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs<p></p>${table(['Code banque', 'Code guichet', 'N° du compte', 'Clé RIB', 'Domiciliation'], [[kempf.bank, kempf.branch, kempf.number, kempf.key, 'CE COLMAR ST MARTIN']])}<p></p>IBAN &nbsp;${kempf.spaced}<br>BIC &nbsp; CMEXFR2AXXX<p></p>TITULAIRE : MME VVE KEMPF M.-ODILE<br>3 RUE DU NORD 68230 TURCKHEIM</div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: kempf.iban,
      bic: 'CMEXFR2AXXX',
      holder: either('MME VVE KEMPF M.-ODILE', 'KEMPF M.-ODILE'),
    },
    absent: ['balance', 'rnc'],
  },
);

const ouedraogo = accountOf('ouedraogo-belfort');
const phone = paperOf(
  'rib-telephone-belfort',
  `font: 12pt/1.6 'URW Gothic', sans-serif; padding: 20mm 55mm 20mm 20mm; .k { color: #888; font-size: 9pt }`,
  [
    `<p style="text-align:center">09:41 &nbsp; ▮▮▮ 4G</p><p style="font-size:17pt"><b>Mon RIB</b></p><p class="k">Bénéficiaire</p><p>M Wilfried OUEDRAOGO</p><p class="k">IBAN</p><p>${ouedraogo.spaced}</p><p class="k">BIC</p><p>NEOXFRP1</p><p class="k">Banque</p><p>Néo Exemple, 12 cité de l’Essai, 75002 Paris</p><p style="border:.3mm solid #36c;color:#36c;border-radius:3mm;text-align:center;padding:2mm">Partager</p><p class="k">Solde disponible masqué</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: ouedraogo.iban,
      bic: 'NEOXFRP1',
      holder: either('M Wilfried OUEDRAOGO', 'Wilfried OUEDRAOGO'),
    },
    absent: ['balance', 'owner'],
  },
);

export const PERSONNES = [card, passport, birth, slip, phone];
