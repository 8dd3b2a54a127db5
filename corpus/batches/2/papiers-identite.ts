// Who people are and where they are paid: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('K4PZ81M37')}`.padEnd(30, '<');
const cardSecond = `${checked('830818')}F${checked('340226')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [
  cardFirst,
  `${cardSecond}${cardCheck}`,
  'CASTAGNE<<DELPHINE<ROSE'.padEnd(30, '<'),
].join('\n');

const card = paperOf(
  'cni-recto-verso',
  `.two { display: grid; grid-template-columns: 86mm 86mm; gap: 6mm; margin-top: 20mm } .card { height: 55mm; border: .3mm solid #667; border-radius: 3mm; padding: 2.5mm; background: linear-gradient(160deg, #eef6fb, #f9f0f3); font-size: 6.4pt; line-height: 1.25 } .card b { font-size: 8.4pt; display: block } .g { display: grid; grid-template-columns: 22mm 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #aab; height: 28mm } .z { font: 8.3pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<p>Photocopie certifiée par mes soins, à remettre au notaire.</p><div class="two"><div class="card">RÉPUBLIQUE FRANÇAISE – CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>CASTAGNÉ</b>Prénoms / Given names<b>Delphine, Rose</b>Sexe / Sex – Nationalité / Nationality – Date de naiss. / Date of birth<b>F – FRA – 18 08 1983</b>Lieu de naissance / Place of birth<b>CAHORS</b>N° du document / Document No<b>K4PZ81M37</b>Date d’expir. / Expiry date<b>26 02 2034</b></div></div></div>
    <div class="card">Taille / Height : 1,63 m – Date de délivrance / Date of issue : 27 02 2024<br>Adresse / Address : 44 ALLÉE DES TAMARIS 31300 TOULOUSE<div class="z">${shown(cardZone)}</div></div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'CASTAGNÉ',
      first_names: either('Delphine, Rose', 'DELPHINE ROSE'),
      born_on: '1983-08-18',
      born_at: 'CAHORS',
      expires_on: '2034-02-26',
      delivered_on: '2024-02-27',
      document_number: 'K4PZ81M37',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRAVERNAY<<OLIVIER<DAMIEN'.padEnd(44, '<');
const passBody = `${checked('23CK77154')}FRA${checked('850530')}M${checked('330812')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-double-page',
  `padding: 20mm; .p { border: .3mm solid #533; border-radius: 2mm; padding: 5mm; width: 150mm; background: #f5f1e6; font-size: 7.4pt } .g { display: grid; grid-template-columns: 38mm 1fr 1fr; gap: 4mm } .ph { background: #b9b3a4; height: 48mm } b { font-size: 9.6pt; display: block; margin-bottom: 1.2mm } .z { font: 9.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>UNION EUROPÉENNE / RÉPUBLIQUE FRANÇAISE</span><span>PASSEPORT / PASSPORT</span></div><div class="g" style="margin-top:3mm"><div class="ph"></div><div>Type/Type<b>P</b>Nom/Surname<b>VERNAY</b>Prénoms/Given names<b>Olivier, Damien</b>Sexe/Sex<b>M</b>Date de naissance/Date of birth<b>30 05 1985</b>Date de délivrance/Date of issue<b>13 08 2023</b>Date d’expiration/Date of expiry<b>12 08 2033</b></div><div>Code du pays/Country code<b>FRA</b>Passeport n°/Passport No<b>23CK77154</b>Nationalité/Nationality<b>Française</b>Lieu de naissance/Place of birth<b>ROANNE</b>Autorité/Authority<b>Préfecture du Rhône</b>Domicile/Residence<b>VILLEURBANNE</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'VERNAY',
      first_names: either('Olivier, Damien', 'OLIVIER DAMIEN'),
      born_on: '1985-05-30',
      born_at: 'ROANNE',
      expires_on: '2033-08-12',
      delivered_on: '2023-08-13',
      document_number: '23CK77154',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-integrale',
  `font: 11pt/1.6 'Nimbus Mono PS', monospace; padding: 22mm 20mm; .m { border-left: .3mm solid #000; padding-left: 4mm; margin: 5mm 0 }`,
  [
    `<p>VILLE DE CAHORS<br>Département du Lot<br>ÉTAT CIVIL</p><p style="text-align:center"><b>COPIE INTÉGRALE<br>ACTE DE NAISSANCE N° 512 / 1983</b></p><p>CASTAGNÉ Delphine Rose</p><p>Le dix-huit août mil neuf cent quatre-vingt-trois à seize heures dix minutes est née, avenue Georges Pompidou, DELPHINE ROSE, du sexe féminin, de Alain Jean CASTAGNÉ, né à FIGEAC le sept mars mil neuf cent cinquante-cinq, menuisier, et de Maryse BONNET, son épouse, née à GOURDON le deux décembre mil neuf cent cinquante-sept, institutrice, domiciliés à PRADINES. Dressé le dix-neuf août mil neuf cent quatre-vingt-trois à onze heures sur la déclaration du père.</p><div class="m"><b>Mentions marginales</b><br>Néant.</div><p>Copie certifiée conforme à l’original.<br>Délivrée à Cahors, le 1er septembre 2026.<br>L’officier de l’état civil par délégation</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'CASTAGNÉ',
      first_names: 'Delphine Rose',
      born_on: '1983-08-18',
      born_at: either('CAHORS', 'CAHORS (Lot)'),
      delivered_on: '2026-09-01',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const vernay = accountOf('vernay-olivier');
const details = paperOf(
  'rib-lettre',
  `font: 10pt 'Nimbus Sans', sans-serif; .b { border: .4mm solid #0a5; padding: 4mm; margin: 5mm 0 } .b td { border-bottom: .2mm solid #bdb }`,
  [
    `<p style="color:#0a5;font-size:15pt"><b>Crédit Régional Exemple</b></p><p>Agence de Villeurbanne Gratte-Ciel, 4 avenue Henri Barbusse</p><h1 style="font-size:13pt">RIB / IBAN</h1><p>Remettez ce relevé à tout organisme ayant besoin de vos coordonnées pour effectuer des virements ou des prélèvements sur votre compte.</p><div class="b">${table(
      [],
      [
        ['Intitulé du compte', 'M VERNAY OLIVIER OU MME VERNAY NADIA'],
        ['Code établissement', vernay.bank],
        ['Code guichet', vernay.branch],
        ['Numéro de compte', vernay.number],
        ['Clé RIB', vernay.key],
        ['IBAN (International Bank Account Number)', `<b>${vernay.spaced}</b>`],
        ['BIC (Bank Identifier Code)', '<b>CREXFRPP691</b>'],
      ],
    )}</div><p>7 RUE DES CHARMETTES, 69100 VILLEURBANNE – édité le 06/10/2026</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: vernay.iban,
      bic: 'CREXFRPP691',
      holder: 'M VERNAY OLIVIER OU MME VERNAY NADIA',
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PAPIERS_IDENTITE = [card, passport, birth, details];
