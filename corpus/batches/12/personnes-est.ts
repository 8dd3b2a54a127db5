// Who the sellers are and where they are paid: card, passport, birth record, two bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('T7QX2N4B9')}`.padEnd(30, '<');
const cardSecond = `${checked('790402')}M${checked('330617')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [
  cardFirst,
  `${cardSecond}${cardCheck}`,
  'KIEFFER<<LAURENT<MICHEL'.padEnd(30, '<'),
].join('\n');

const card = paperOf(
  'cni-photocopie-metz',
  `padding: 25mm 30mm; .card { width: 100mm; height: 64mm; border: .3mm solid #557; border-radius: 3mm; padding: 3mm; margin-bottom: 14mm; background: linear-gradient(140deg, #eaf3f7, #f7eef4); font-size: 6.6pt; line-height: 1.25 } .card b { font-size: 9pt; display: block; margin-bottom: .6mm } .g { display: grid; grid-template-columns: 26mm 1fr; gap: 4mm; margin-top: 2mm } .ph { background: #a9aebb; height: 36mm } .two { display: grid; grid-template-columns: 1fr 1fr } .z { font: 9.2pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; position: relative; top: 14mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>FR &nbsp; RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</span></div><div class="g"><div class="ph"></div><div>NOM / Surname<b>KIEFFER</b>Prénoms / Given names<b>Laurent, Michel</b><div class="two"><div>SEXE / Sex<b>M</b></div><div>NATIONALITÉ / Nationality<b>FRA</b></div></div><div class="two"><div>DATE DE NAISS. / Date of birth<b>02 04 1979</b></div><div>LIEU DE NAISSANCE / Place of birth<b>METZ</b></div></div><div class="two"><div>N° DU DOCUMENT / Document No<b>T7QX2N4B9</b></div><div>DATE D’EXPIR. / Expiry date<b>17 06 2033</b></div></div></div></div></div><div class="card"><div class="two"><div>TAILLE / Height<b>1,81 m</b></div><div>DATE DE DÉLIVRANCE / Date of issue<b>18 06 2023</b></div></div>ADRESSE / Address<b style="font-size:7.6pt">24 RUE DES TANNEURS DU SABLON 57000 METZ FRANCE</b><div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'KIEFFER',
      first_names: either('Laurent, Michel', 'LAURENT MICHEL'),
      born_on: '1979-04-02',
      born_at: 'METZ',
      delivered_on: '2023-06-18',
      expires_on: '2033-06-17',
      document_number: 'T7QX2N4B9',
    },
    absent: ['iban', 'price'],
  },
);

const passFirst = 'P<FRASCHMITTER<<ODILE<MARGUERITE'.padEnd(44, '<');
const passBody = `${checked('21FD60388')}FRA${checked('640911')}F${checked('310226')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-page-strasbourg',
  `padding: 30mm 28mm; .p { border: .3mm solid #644; padding: 5mm; background: #f6f0ea; font-size: 7pt } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 6mm; margin-top: 3mm } .ph { background: #b5ada4; height: 52mm } b { font-size: 9.6pt; display: block; margin-bottom: 1mm } .r { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm } .z { font: 9.9pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div class="r"><div>PASSEPORT<br>PASSPORT</div><div>Type / Type<b>P</b></div><div>Passeport n° / Passport no<b>21FD60388</b></div></div>RÉPUBLIQUE FRANÇAISE – Code du pays / Country code : FRA<div class="g"><div class="ph"></div><div>1. Nom / Surname<b>SCHMITTER</b>2. Prénoms / Given names<b>Odile, Marguerite</b>3. Nationalité / Nationality<b>Française</b><div class="r"><div>4. Date de naissance / Date of birth<b>11 09 1964</b></div><div>5. Sexe / Sex<b>F</b></div><div>6. Lieu de naissance / Place of birth<b>SÉLESTAT</b></div></div><div class="r"><div>7. Date de délivrance / Date of issue<b>27 02 2021</b></div><div>8. Date d’expiration / Date of expiry<b>26 02 2031</b></div><div>9. Autorité / Authority<b>Préfecture du Bas-Rhin</b></div></div>10. Signature du titulaire / Holder’s signature</div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'SCHMITTER',
      first_names: either('Odile, Marguerite', 'ODILE MARGUERITE'),
      born_on: '1964-09-11',
      born_at: 'SÉLESTAT',
      delivered_on: '2021-02-27',
      expires_on: '2031-02-26',
      document_number: '21FD60388',
    },
    absent: ['iban', 'price'],
  },
);

const birth = paperOf(
  'naissance-extrait-toul',
  `font: 10.4pt/1.6 'Nimbus Sans', sans-serif; padding: 22mm 20mm; td { padding: 1.4mm 2mm; border: .2mm solid #777 } td:first-child { width: 55mm; background: #f2f2f2 }`,
  [
    `<p style="text-align:center">RÉPUBLIQUE FRANÇAISE<br>Mairie de TOUL – Meurthe-et-Moselle<br>Service de l’état civil</p><h1 style="font-size:15pt;text-align:center;margin:6mm 0">EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:10pt">avec indication de la filiation – acte n° 148 de l’année 1952</span></h1>${table(
      [],
      [
        ['Nom de famille', 'PIERRON'],
        ['Prénom(s)', 'Jacqueline, Rose'],
        ['Date de naissance', 'onze mai mil neuf cent cinquante-deux (11/05/1952)'],
        ['Heure', 'quatre heures vingt'],
        ['Lieu de naissance', 'TOUL (Meurthe-et-Moselle)'],
        ['Sexe', 'Féminin'],
        ['Père', 'PIERRON Lucien Joseph, né le 2 octobre 1925 à FOUG'],
        ['Mère', 'COLLIGNON Germaine Marie, née le 30 avril 1928 à ÉCROUVES'],
      ],
    )}<p style="margin-top:5mm"><b>Mentions marginales :</b><br>Mariée à NANCY le 6 septembre 1975 avec GUILLEMIN Patrick Henri. Divorcée par jugement du tribunal de grande instance de NANCY du 14 janvier 1999.</p><p>Pour extrait certifié conforme, selon procédé informatisé.</p><p>Délivré à TOUL, le 5 octobre 2026</p><p style="text-align:right">L’officier de l’état civil</p><p style="font-size:7.8pt">Toute personne ayant intérêt à la rectification de l’acte peut saisir le procureur de la République. La falsification des extraits est punie par les articles 441-1 et suivants du code pénal.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'PIERRON',
      first_names: either('Jacqueline, Rose', 'Jacqueline Rose'),
      born_on: '1952-05-11',
      born_at: either('TOUL (Meurthe-et-Moselle)', 'TOUL'),
      delivered_on: '2026-10-05',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const kieffer = accountOf('kieffer-laurent');
const slip = paperOf(
  'rib-releve-metz',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 18mm; .b { border: .4mm solid #004a2f; width: 150mm; padding: 4mm } .k td, .k th { border: .2mm solid #004a2f; text-align: center } .k th { font-size: 7pt }`,
  [
    `<div class="b"><table><tr><td style="font-size:14pt;color:#004a2f"><b>BANQUE MOSELLANE<br>EXEMPLE</b></td><td style="text-align:right"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b><br>Identifiant national de compte bancaire – RIB</td></tr></table>${table(
      ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'],
      [[kieffer.bank, kieffer.branch, kieffer.number, kieffer.key, 'METZ SERPENOISE']],
      'k',
    )}<p style="margin-top:3mm">Identifiant international de compte bancaire – IBAN (International Bank Account Number)<br><b style="font-size:11pt">${kieffer.spaced}</b></p><p>Code BIC (Bank Identifier Code) – code SWIFT : <b>BMEXFR2MXXX</b></p><table><tr><td>Titulaire du compte / Account owner<br><b>M OU MME KIEFFER LAURENT</b><br>24 RUE DES TANNEURS DU SABLON<br>57000 METZ</td><td>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs, français ou étrangers, appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances, prélèvements).</td></tr></table></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: kieffer.iban, bic: 'BMEXFR2MXXX', holder: 'M OU MME KIEFFER LAURENT' },
    absent: ['born_on', 'balance', 'rnc', 'owner'],
  },
);

const beffroi = accountOf('beffroi-sci');
const screen = paperOf(
  'rib-ligne-roubaix',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 20mm; .c { background: #f3f4f8; border-radius: 3mm; padding: 6mm; margin: 6mm 0 } .c p { margin-bottom: 3mm } .c small { color: #666; display: block }`,
  [
    `<p style="font-size:16pt;color:#5b2a86"><b>Crédit des Flandres Exemple</b></p><p>Espace Pro – document généré le 14/10/2026 à 08:52</p><h1 style="font-size:14pt">Vos coordonnées bancaires (RIB)</h1><div class="c"><p><small>Intitulé du compte</small><b>SCI BEFFROI 59</b></p><p><small>Adresse du titulaire</small>17 RUE DES BRIQUETIERS, 59200 TOURCOING</p><p><small>IBAN</small><b>${beffroi.spaced}</b></p><p><small>BIC</small><b>CFEXFRPPLIL</b></p><p><small>RIB</small>Banque ${beffroi.bank} – Guichet ${beffroi.branch} – Compte ${beffroi.number} – Clé ${beffroi.key}</p><p><small>Agence</small>TOURCOING ENTREPRISES, 8 place de la République-Nord, 59200 TOURCOING</p></div><p style="font-size:8.4pt">Pour votre sécurité, ne communiquez ce document qu’à des tiers de confiance. Avant tout virement vers un nouveau bénéficiaire, vérifiez ses coordonnées par un autre canal que le courrier électronique. Crédit des Flandres Exemple, société coopérative à capital variable, 900 610 004 RCS Lille Métropole.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: beffroi.iban, bic: 'CFEXFRPPLIL', holder: 'SCI BEFFROI 59' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PERSONNES_EST = [card, passport, birth, slip, screen];
