// Who people are and where they are paid: a card, a passport, a birth record, bank details of two banks.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('R8VD05T42')}`.padEnd(30, '<');
const second = `${checked('960312')}F${checked('350419')}FRA`.padEnd(29, '<');
const check = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${check}`, 'FERRAND<DIALLO<<OCEANE<AISSATO'.padEnd(30, '<')].join(
  '\n',
);

const card = paperOf(
  'cni-photocopie-tours',
  `padding: 25mm 20mm; .c { width: 88mm; height: 56mm; border: .3mm solid #777; border-radius: 3mm; padding: 3mm; margin-bottom: 12mm; font-size: 6.2pt; line-height: 1.25; background: #f4f4f4 } .c b { font-size: 8.2pt; display: block } .g { display: grid; grid-template-columns: 24mm 1fr 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #999; height: 32mm } .z { font: 8.3pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 9mm }`,
  [
    `<div class="c"><b>RÉPUBLIQUE FRANÇAISE</b>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>FERRAND-DIALLO</b>Prénoms / Given names<b>Océane, Aïssatou</b>SEXE / Sex<b>F</b>NATIONALITÉ / Nationality<b>FRA</b>DATE DE NAISS. / Date of birth<b>12 03 1996</b></div><div>LIEU DE NAISSANCE / Place of birth<b>BLOIS</b>N° DU DOCUMENT / Document No<b>R8VD05T42</b>DATE D’EXPIR. / Expiry date<b>19 04 2035</b></div></div></div>
    <div class="c">TAILLE / Height 1,68 m &nbsp; DATE DE DÉLIVRANCE / Date of issue <b>20 04 2025</b>ADRESSE / Address<b>8 RUE DE LA SCELLERIE 37000 TOURS</b><div class="z">${shown(zone)}</div></div><p style="font-size:9pt">Copie remise à l’office notarial le 02/10/2026, conforme à l’original.</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: either('FERRAND-DIALLO', 'FERRAND DIALLO'),
      first_names: either('Océane, Aïssatou', 'OCEANE AISSATOU', 'OCEANE AISSATO'),
      born_on: '1996-03-12',
      born_at: 'BLOIS',
      expires_on: '2035-04-19',
      delivered_on: '2025-04-20',
      document_number: 'R8VD05T42',
    },
    absent: ['iban', 'owner'],
  },
);

const passFirst = 'P<FRADA<SILVA<FERREIRA<<MICKAEL<ANTONIO'.padEnd(44, '<');
const passBody = `${checked('21AL50937')}FRA${checked('880907')}M${checked('311103')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-page-pessac',
  `padding: 18mm; .p { width: 160mm; border: .3mm solid #555; padding: 5mm; background: #f6f0ee; font-size: 7.2pt } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm } .ph { background: #b7b0ae; height: 50mm } b { display: block; font-size: 9.4pt; margin-bottom: 1mm } .z { font: 9.6pt/1.45 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p">PASSEPORT – PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE &nbsp;&nbsp; Type P &nbsp; Code FRA &nbsp; N° 21AL50937<div class="g" style="margin-top:3mm"><div class="ph"></div><div>Nom / Surname (1)<b>DA SILVA FERREIRA</b>Prénoms / Given names (2)<b>Mickaël, Antonio</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>07 09 1988</b>Sexe / Sex (5) – Lieu de naissance / Place of birth (6)<b>M – LORMONT</b>Date de délivrance / Date of issue (7)<b>04 11 2021</b>Date d’expiration / Date of expiry (8)<b>03 11 2031</b>Autorité / Authority (9)<b>Mairie de Pessac</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DA SILVA FERREIRA',
      first_names: either('Mickaël, Antonio', 'MICKAEL ANTONIO'),
      born_on: '1988-09-07',
      born_at: 'LORMONT',
      expires_on: '2031-11-03',
      delivered_on: '2021-11-04',
      document_number: '21AL50937',
    },
    absent: ['iban', 'owner'],
  },
);

const birth = paperOf(
  'naissance-filiation-mairie-annecy',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 22mm; td { border: .2mm solid #666; padding: 1.6mm }`,
  [
    `<p style="text-align:center">MAIRIE D’ANNECY<br>(Haute-Savoie)<br><b style="font-size:14pt">EXTRAIT D’ACTE DE NAISSANCE<br>avec filiation</b></p>${table(
      [],
      [
        ['Acte n°', '1377 – année 1959'],
        ['NOM', 'BERGER'],
        ['Prénoms', 'Ghislaine, Marie, Éloïse'],
        ['Née le', 'vingt-deux juin mil neuf cent cinquante-neuf à 4 heures 40'],
        ['à', 'ANNECY (Haute-Savoie)'],
        ['Fille de', 'Joseph François BERGER, horloger'],
        ['et de', 'Paulette LAVOREL, sans profession'],
        [
          'Mentions',
          'Mariée à THÔNES le 8 septembre 1984 avec Denis MARTINOD. Divorcée, jugement du tribunal de grande instance d’Annecy du 3 mai 2001.',
        ],
      ],
    )}<p style="margin-top:8mm">Certifié conforme aux indications portées au registre.<br>Annecy, le 17 septembre 2026<br>L’officier de l’état civil délégué, C. Tissot-Rosset</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'BERGER',
      first_names: 'Ghislaine, Marie, Éloïse',
      born_on: '1959-06-22',
      born_at: either('ANNECY', 'ANNECY (Haute-Savoie)'),
      delivered_on: '2026-09-17',
    },
    absent: ['expires_on', 'document_number', 'owner'],
  },
);

const kacz = accountOf('19-kaczmarek');
const slip = paperOf(
  'rib-banque-du-val-orleans',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 20mm 16mm; .k td, .k th { border: .2mm solid #333; text-align: center; padding: 1mm } .r { border: .4mm solid #333; padding: 4mm; margin-bottom: 10mm }`,
  [
    `<div class="r"><table><tr><td><b style="font-size:12pt">BANQUE DU VAL EXEMPLE</b><br>ORLEANS MARTROI<br>14 PLACE DU MARTROI 45000</td><td style="text-align:right"><b>RELEVE D’IDENTITE BANCAIRE</b><br>Partie réservée au destinataire du relevé</td></tr></table>${table(['c/étab', 'c/guichet', 'n/compte', 'c/rice'], [[kacz.bank, kacz.branch, kacz.number, kacz.key]], 'k')}<p style="margin-top:3mm">IBAN : ${kacz.spaced}<br>Bank Identification Code : BVALFRPP450</p><p>Titulaire du compte / account owner :<br>MME IRENE KACZMAREK NEE BOUTAULT<br>6 RUE DU BOURDON BLANC<br>45000 ORLEANS</p></div><p style="font-size:7.6pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: kacz.iban,
      bic: 'BVALFRPP450',
      holder: either('MME IRENE KACZMAREK NEE BOUTAULT', 'MME IRENE KACZMAREK'),
    },
    absent: ['born_on', 'balance', 'owner', 'rnc'],
  },
);

const sci = accountOf('19-martinod-berger');
const app = paperOf(
  'rib-pro-lyon-annecy',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 24mm; .x { background: #eef3ff; border-radius: 3mm; padding: 6mm } small { color: #667; display: block; margin-top: 3mm }`,
  [
    `<p style="font-size:18pt"><b>swipo</b> pro</p><div class="x"><small>Titulaire</small>SCI MARTINOD-BERGER<small>IBAN</small>${sci.spaced}<small>BIC</small>SWIPFR22XXX<small>Banque</small>Swipo SA, établissement de paiement agréé, 11 rue de Prony, 75017 Paris<small>Adresse du titulaire</small>27 quai Claude Bernard, 69007 Lyon</div><p style="font-size:8.6pt;margin-top:8mm">Coordonnées bancaires générées le 3 octobre 2026 depuis l’application. Établissement secondaire : Annecy.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: sci.iban, bic: 'SWIPFR22XXX', holder: 'SCI MARTINOD-BERGER' },
    absent: ['balance', 'rnc', 'owner'],
  },
);

export const PERSONNES_ET_BANQUE = [card, passport, birth, slip, app];
