// Who people are and where they are paid: card, passport, birth record, two bank slips.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('T7RX02K95')}`.padEnd(30, '<');
const second = `${checked('741203')}F${checked('321114')}FRA`.padEnd(29, '<');
const control = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${control}`, 'BENSAID<<ZOHRA<LEILA'.padEnd(30, '<')].join('\n');
const card = paperOf(
  'cni-nom-usage-valence',
  `padding: 25mm 30mm; .card { width: 120mm; height: 76mm; border: .3mm solid #557; border-radius: 4mm; padding: 4mm; background: linear-gradient(120deg, #e8f1fa, #fbeef0); font-size: 7pt; line-height: 1.3; margin-bottom: 8mm } .card b { font-size: 9.6pt } .g { display: grid; grid-template-columns: 30mm 1fr 1fr; gap: 3mm; margin-top: 3mm } .ph { background: #9aa; height: 38mm } .z { font: 10.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 16mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</span></div><div class="g"><div class="ph"></div><div>NOM / Surname<br><b>BENSAÏD</b><br>Prénoms / Given names<br><b>Zohra, Leïla</b><br>SEXE / Sex<br><b>F</b><br>DATE DE NAISS. / Date of birth<br><b>03 12 1974</b></div><div>NATIONALITÉ / Nationality<br><b>FRA</b><br>LIEU DE NAISSANCE / Place of birth<br><b>ROMANS-SUR-ISÈRE</b><br>NOM D’USAGE / Alternate name<br><b>ép. KACI</b><br>N° DU DOCUMENT / Document No<br><b>T7RX02K95</b><br>DATE D’EXPIR. / Expiry date<br><b>14 11 2032</b></div></div></div><div class="card">Taille / Height 1,68 m<br>DATE DE DÉLIVRANCE / Date of issue<br><b>15 11 2022</b><br>ADRESSE / Address<br>46 CHEMIN DE LAUTAGNE, 26000 VALENCE<div class="z">${shown(zone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BENSAÏD',
      first_names: either('Zohra, Leïla', 'ZOHRA LEILA'),
      born_on: '1974-12-03',
      born_at: 'ROMANS-SUR-ISÈRE',
      expires_on: '2032-11-14',
      delivered_on: '2022-11-15',
      document_number: 'T7RX02K95',
    },
    absent: ['iban', 'rnc'],
  },
);

const passFirst = 'P<FRAWOJCIECHOWSKI<<PIOTR<JAN'.padEnd(44, '<');
const body = `${checked('22DF40917')}FRA${checked('690221')}M${checked('320605')}${'<'.repeat(14)}0`;
const passSecond = `${body}${mrzDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43))}`;
const passport = paperOf(
  'passeport-copie-annecy',
  `padding: 30mm 18mm; .p { border: .2mm solid #444; padding: 6mm; font-size: 7.6pt; filter: grayscale(1); background: #f1f1ee } .g { display: grid; grid-template-columns: 42mm 1fr; gap: 6mm } .ph { background: #999; height: 54mm } b { font-size: 10pt; display: block; margin-bottom: .8mm } .z { font: 10.4pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>PASSEPORT Passport</span><span>RÉPUBLIQUE FRANÇAISE</span><span>P – FRA – 22DF40917</span></div><div class="g" style="margin-top:4mm"><div class="ph"></div><div>Nom (1) Surname<b>WOJCIECHOWSKI</b>Prénoms (2) Given names<b>Piotr, Jan</b>Nationalité (3) <b>Française</b>Date de naissance (4) Date of birth<b>21 02 1969</b>Sexe (5) M &nbsp; Lieu de naissance (6) Place of birth<b>GDAŃSK (POLOGNE)</b>Date de délivrance (7) Date of issue<b>06 06 2022</b>Date d’expiration (8) Date of expiry<b>05 06 2032</b>Autorité (9) <b>PRÉFECTURE DE LA HAUTE-SAVOIE</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div><p style="margin-top:10mm">Vu l’original, Annecy, le 3 novembre 2026 – pour le notaire, le clerc</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'WOJCIECHOWSKI',
      first_names: either('Piotr, Jan', 'PIOTR JAN'),
      born_on: '1969-02-21',
      born_at: either('GDAŃSK (POLOGNE)', 'GDAŃSK'),
      expires_on: '2032-06-05',
      delivered_on: '2022-06-06',
      document_number: '22DF40917',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-filiation-versailles',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 20mm; .c { text-align: center } td { border: .2mm solid #000 }`,
  [
    `<p class="c">RÉPUBLIQUE FRANÇAISE – VILLE DE VERSAILLES (Yvelines)<br><b>EXTRAIT D’ACTE DE NAISSANCE AVEC FILIATION</b><br>Registre de l’année 1967 – acte n° 118</p>${table(
      [],
      [
        ['NOM', 'LEFEBVRE d’HELLENCOURT'],
        ['Prénoms', 'Ségolène Marie'],
        ['Sexe', 'féminin'],
        ['Née le', 'vingt-trois janvier mil neuf cent soixante-sept à 4 heures 20'],
        ['À', 'Versailles (Yvelines)'],
        ['Père', 'LEFEBVRE d’HELLENCOURT Gontran Marie Joseph, né le 11 avril 1938 à Saumur'],
        ['Mère', 'BRISSON Claude Andrée, née le 30 septembre 1941 à Chartres'],
      ],
    )}<p style="margin-top:5mm">MENTIONS MARGINALES : mariée à La Rochelle (Charente-Maritime) le 8 juillet 1995 avec Thomas Patrick O’BRIEN.</p><p>Délivré selon procédé informatisé, à Versailles, le 12 octobre 2026.<br>L’officier de l’état civil délégué, Mme P. Cazenave</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'LEFEBVRE d’HELLENCOURT',
      first_names: 'Ségolène Marie',
      born_on: '1967-01-23',
      born_at: either('Versailles', 'Versailles (Yvelines)'),
      delivered_on: '2026-10-12',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const villarmois = accountOf('villarmois-chartres');
const slip = paperOf(
  'rib-trois-coupons-chartres',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm; .s { border: .2mm dashed #777; padding: 3mm; margin-bottom: 6mm } td, th { border: .15mm solid #999; text-align: center; font-size: 8pt } .i { letter-spacing: .3mm; font-size: 10pt }`,
  [
    [1, 2, 3]
      .map(
        () =>
          `<div class="s"><b style="color:#c60">BEAUCE BANQUE EXEMPLE</b> – agence de Chartres Cathédrale – RELEVÉ D’IDENTITÉ BANCAIRE${table(['Banque', 'Guichet', 'N° compte', 'Clé', 'Domiciliation'], [[villarmois.bank, villarmois.branch, villarmois.number, villarmois.key, 'BBE CHARTRES CATHEDRALE']])}<p class="i">IBAN ${villarmois.spaced}</p><p>BIC-ADRESSE SWIFT BBEXFRPP280 – Titulaire : M OU MME DE LA VILLARMOIS AYMERIC, 23 RUE DU CHEVAL BLANC, 28000 CHARTRES</p></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: villarmois.iban,
      bic: 'BBEXFRPP280',
      holder: 'M OU MME DE LA VILLARMOIS AYMERIC',
    },
    absent: ['balance', 'rnc', 'born_on', 'account'],
  },
);

const company = accountOf('moulin-brise');
const online = paperOf(
  'rib-banque-en-ligne-orleans',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 22mm; .k { color: #777; font-size: 8.5pt; margin: 4mm 0 0 } .v { font-size: 13pt; margin: 0 }`,
  [
    `<p style="font-size:22pt"><b>pécule</b><span style="color:#19a">.</span></p><h1 style="font-size:15pt">Vos coordonnées bancaires</h1><p class="v">SCI DU MOULIN BRISE</p><p class="k">Titulaire du compte</p><p class="v">${company.spaced}</p><p class="k">IBAN</p><p class="v">PCULFR2PXXX</p><p class="k">BIC</p><p class="v">3 cour des Tanneurs, 45000 Orléans, France</p><p class="k">Adresse du titulaire</p><p style="margin-top:12mm;font-size:8.5pt">Pécule Exemple SA, établissement de paiement agréé, 10 rue de la République, 45000 Orléans. Document généré le 09/11/2026 à 21:14. Ne communiquez jamais votre code.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: company.iban, bic: 'PCULFR2PXXX', holder: 'SCI DU MOULIN BRISE' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

export const PERSONNES_ET_BANQUES = [card, passport, birth, slip, online];
