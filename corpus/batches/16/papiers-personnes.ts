// Papers of people: a card, a passport, bank details twice, a birth record.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('X8R4T29W6')}`.padEnd(30, '<');
const cardSecond = `${checked('920302')}F${checked('310714')}FRA`.padEnd(29, '<');
const cardZone = [
  cardFirst,
  `${cardSecond}${mrzDigit(cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18))}`,
  'EL<FASSI<<SOUKAINA<LEILA'.padEnd(30, '<'),
].join('\n');
const card = paperOf(
  'cni-copie-gaillac',
  `padding: 25mm 20mm; .card { width: 88mm; height: 56mm; border: .3mm solid #889; border-radius: 3mm; padding: 2.5mm; margin-bottom: 14mm; background: linear-gradient(100deg, #f4eef5, #e6f1f6); font: 6.2pt/1.25 'Nimbus Sans', sans-serif } .card b { font-size: 8pt; display: block } .g { display: grid; grid-template-columns: 23mm 1fr 1fr; gap: 2.5mm; margin-top: 1.5mm } .ph { background: #9aa; height: 30mm } .z { font: 8.2pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>EL FASSI</b>Prénoms / Given names<b>Soukaïna, Leïla</b>SEXE / Sex<b>F</b>NATIONALITÉ / Nationality<b>FRA</b></div><div>DATE DE NAISS. / Date of birth<b>02 03 1992</b>LIEU DE NAISSANCE / Place of birth<b>FÈS (MAROC)</b>N° DU DOCUMENT / Document No<b>X8R4T29W6</b>DATE D’EXPIR. / Expiry date<b>14 07 2031</b></div></div></div><div class="card">TAILLE / Height 1,68 m &nbsp; DATE DE DÉLIVRANCE / Date of issue<b>15 07 2021</b>ADRESSE / Address<b>418 CHEMIN DE SAURS<br>81600 GAILLAC</b><div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'EL FASSI',
      first_names: either('Soukaïna, Leïla', 'SOUKAINA LEILA'),
      born_on: '1992-03-02',
      born_at: either('FÈS (MAROC)', 'FÈS'),
      expires_on: '2031-07-14',
      delivered_on: '2021-07-15',
      document_number: 'X8R4T29W6',
    },
    absent: ['iban', 'owner'],
  },
);

const passFirst = 'P<FRADE<PUGET<DE<BARBENTANE<<HORTENSE<MARIE'.padEnd(44, '<').slice(0, 44);
const passBody = `${checked('21FV40918')}FRA${checked('570922')}F${checked('320105')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-aix',
  `padding: 30mm 22mm; .p { border: .4mm solid #6b2138; border-radius: 2mm; padding: 4mm; width: 160mm; background: #f7f0f0; font: 7pt 'Nimbus Sans', sans-serif } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #bab; height: 46mm } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .z { font: 9.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p">RÉPUBLIQUE FRANÇAISE – PASSEPORT / PASSPORT &nbsp;&nbsp; Type P &nbsp; Code du pays FRA<div class="g"><div class="ph"></div><div>Passeport n° / Passport No<b>21FV40918</b>Nom / Surname (1)<b>DE PUGET DE BARBENTANE</b>Prénoms / Given names (2)<b>Hortense, Marie, Zita</b>Nationalité / Nationality (3)<b>Française</b></div><div>Date de naissance / Date of birth (4)<b>22 09 1957</b>Sexe (5)<b>F</b>Lieu de naissance / Place of birth (6)<b>TARASCON</b>Date de délivrance / Date of issue (7)<b>06 01 2022</b>Date d’expiration / Date of expiry (8)<b>05 01 2032</b>Autorité / Authority (9)<b>Préfecture des Bouches-du-Rhône</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div><p style="margin-top:20mm;font-size:8pt">Copie numérisée le 09/10/2025 – Quadrial Transaction, dossier vendeur</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DE PUGET DE BARBENTANE',
      first_names: either('Hortense, Marie, Zita', 'HORTENSE MARIE'),
      born_on: '1957-09-22',
      born_at: 'TARASCON',
      expires_on: '2032-01-05',
      delivered_on: '2022-01-06',
      document_number: '21FV40918',
    },
    absent: ['iban', 'owner'],
  },
);

const three = accountOf('16-trois-lucs');
const details = paperOf(
  'rib-volets-marseille',
  `font: 8pt 'Nimbus Sans', sans-serif; padding: 12mm; .v { border: .3mm solid #1d3f72; margin-bottom: 8mm } .v h2 { background: #1d3f72; color: #fff; font-size: 10pt; margin: 0; padding: 1.5mm 3mm } .v .i { padding: 3mm; display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } td, th { border: .15mm solid #8aa; text-align: center }`,
  [
    [1, 2]
      .map(
        () =>
          `<div class="v"><h2>CAISSE PHOCÉENNE EXEMPLE – Relevé d’identité bancaire</h2><div class="i"><div><b>Titulaire du compte</b><br>SCI LES TROIS LUCS<br>27 TRAVERSE DE LA MARTINE<br>13011 MARSEILLE</div><div><b>Domiciliation</b><br>CPE MARSEILLE SAINT-MARCEL<br>04 91 00 72 80</div></div>${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Devise'], [[three.bank, three.branch, three.number, three.key, 'EUR']])}<p style="padding:3mm;margin:0">IBAN : <b>${three.spaced}</b><br>BIC (Code Swift) : <b>CPEXFRPP131</b></p></div>`,
      )
      .join('<p style="border-top:.2mm dashed #000"></p>'),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: three.iban, bic: 'CPEXFRPP131', holder: 'SCI LES TROIS LUCS' },
    absent: ['balance', 'owner', 'rnc'],
  },
);

const obrien = accountOf('16-obrien');
const phone = paperOf(
  'rib-mobile-gaillac',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 20mm 40mm; .c { background: #f0edff; border-radius: 4mm; padding: 6mm } small { color: #6a5acd; display: block; margin-top: 3mm }`,
  [
    `<p style="font-size:20pt;color:#6a5acd"><b>néobank·ex</b></p><p>Vos coordonnées bancaires<br>Partagez-les pour recevoir un virement.</p><div class="c"><small>Bénéficiaire</small>Dylan Kevin O’BRIEN<small>IBAN</small>${obrien.iban}<small>BIC / SWIFT</small>NEOXFRP2XXX<small>Banque</small>Néobank Exemple SA, 14 rue de l’Innovation, 75002 Paris<small>Adresse du titulaire</small>418 chemin de Saurs, 81600 Gaillac</div><p style="font-size:8pt;margin-top:8mm">Document généré depuis l’application le 11 févr. 2026 à 13:05. Vos dépôts sont garantis jusqu’à 100 000 € par le FGDR.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: obrien.iban, bic: 'NEOXFRP2XXX', holder: 'Dylan Kevin O’BRIEN' },
    absent: ['balance', 'born_on', 'total'],
  },
);

const birth = paperOf(
  'naissance-extrait-sartene',
  `font: 10.4pt/1.6 'Nimbus Roman', serif; padding: 22mm; .f td { border: .2mm solid #444; padding: 2mm } .f td:first-child { width: 55mm; background: #f1f1f1 }`,
  [
    `<table><tr><td>RÉPUBLIQUE FRANÇAISE<br>Département de la Corse-du-Sud<br>COMMUNE DE SARTÈNE</td><td style="text-align:right">Registre des actes de naissance<br>Année 1951 – acte n° 38</td></tr></table><h1 style="font-size:15pt;text-align:center">EXTRAIT D’ACTE DE NAISSANCE AVEC FILIATION</h1>${table(
      [],
      [
        ['NOM', 'POGGI-BACIOCCHI'],
        ['Prénoms', 'François Xavier'],
        [
          'Date et heure de naissance',
          'le premier avril mil neuf cent cinquante et un, à quatre heures',
        ],
        ['Lieu de naissance', 'SARTÈNE (Corse)'],
        ['Sexe', 'masculin'],
        ['Père', 'POGGI-BACIOCCHI Antoine, né à Levie le 14 mai 1920'],
        ['Mère', 'QUILICHINI Angèle Marie, née à Sartène le 30 novembre 1926'],
      ],
      'f',
    )}<p style="margin-top:6mm"><b>Mentions</b> : marié à AJACCIO le 8 août 1978 avec Lucie SANTONI. Divorcé par jugement du tribunal de grande instance d’AJACCIO du 17 janvier 1996.</p><p>Extrait délivré selon procédé informatisé, le 6 novembre 2023. L’officier d’état civil délégué, M. Tafani.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'POGGI-BACIOCCHI',
      first_names: 'François Xavier',
      born_on: '1951-04-01',
      born_at: either('SARTÈNE', 'SARTÈNE (Corse)', 'SARTÈNE (Corse-du-Sud)'),
      delivered_on: '2023-11-06',
    },
    absent: ['expires_on', 'iban'],
  },
);

export const PAPIERS_PERSONNES = [card, passport, details, phone, birth];
