// Who people are and where they are paid: card, passport, birth record, bank details twice.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('R8LM42T56')}`.padEnd(30, '<');
const cardSecond = `${checked('781103')}F${checked('350417')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [cardFirst, `${cardSecond}${cardCheck}`, 'NGUYEN<<THI<MAI'.padEnd(30, '<')].join(
  '\n',
);
const card = paperOf(
  'cni-copie-epinal-d38',
  `padding: 24mm 30mm; .card { width: 100mm; height: 64mm; border: .3mm solid #778; border-radius: 3mm; padding: 3mm; margin-bottom: 12mm; font-size: 6.8pt; line-height: 1.3; background: linear-gradient(150deg, #eaf3f8, #f8eef2) } .card b { font-size: 8.8pt; display: block } .g { display: grid; grid-template-columns: 26mm 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #a9adb5; height: 34mm } .z { font: 9.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE – CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>NGUYEN</b>Nom d’usage / Alternate name<b>ép. CLAUDEL</b>Prénoms / Given names<b>Thi, Mai</b>SEXE / Sex – NATIONALITÉ / Nationality – DATE DE NAISS. / Date of birth<b>F – FRA – 03 11 1978</b>LIEU DE NAISSANCE / Place of birth<b>SAINT-DIÉ-DES-VOSGES</b>N° DU DOCUMENT / Document No – DATE D’EXPIR. / Expiry date<b>R8LM42T56 – 17 04 2035</b></div></div></div><div class="card">TAILLE / Height : 1,58 m – DATE DE DÉLIVRANCE / Date of issue : 18 04 2025<br>ADRESSE / Address<b>17 QUAI JULES FERRY 88000 ÉPINAL</b><div class="z">${shown(cardZone)}</div></div><p style="font-size:8pt">Copie conforme à l’original, remise à l’office notarial le 12/11/2026</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'NGUYEN',
      first_names: either('Thi, Mai', 'THI MAI'),
      born_on: '1978-11-03',
      born_at: 'SAINT-DIÉ-DES-VOSGES',
      expires_on: '2035-04-17',
      delivered_on: '2025-04-18',
      document_number: 'R8LM42T56',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRAEL<MANSOURI<<RACHID<YOUSSEF'.padEnd(44, '<');
const passBody = `${checked('21DE66108')}FRA${checked('810922')}M${checked('310630')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-nancy-d38',
  `padding: 28mm 22mm; .p { border: .3mm solid #644; border-radius: 2mm; padding: 5mm; width: 155mm; background: #f3efe4; font-size: 7.2pt } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 4mm } .ph { background: #b4afa2; height: 50mm } b { display: block; font-size: 9.4pt; margin-bottom: 1.4mm } .z { font: 9.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p">PASSEPORT – PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE<div class="g" style="margin-top:3mm"><div class="ph"></div><div>Nom / Surname (1)<b>EL MANSOURI</b>Prénoms / Given names (2)<b>Rachid, Youssef</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>22 09 1981</b>Sexe / Sex (5)<b>M</b>Lieu de naissance / Place of birth (6)<b>LONGWY</b></div><div>Type – Code du pays<b>P – FRA</b>Passeport n° / Passport No<b>21DE66108</b>Date de délivrance / Date of issue (7)<b>01 07 2021</b>Date d’expiration / Date of expiry (8)<b>30 06 2031</b>Autorité / Authority (9)<b>Préfecture de Meurthe-et-Moselle</b>Taille / Height (12)<b>1,79 m</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'EL MANSOURI',
      first_names: either('Rachid, Youssef', 'RACHID YOUSSEF'),
      born_on: '1981-09-22',
      born_at: 'LONGWY',
      expires_on: '2031-06-30',
      delivered_on: '2021-07-01',
      document_number: '21DE66108',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-verdun-d38',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 22mm 24mm`,
  [
    `<p>DÉPARTEMENT DE LA MEUSE<br>VILLE DE VERDUN<br>Service de l’état civil</p><h1 style="font-size:14pt;text-align:center">ACTE DE NAISSANCE – COPIE INTÉGRALE<br>N° 418 – année 1992</h1><p style="text-align:center"><b>DU PASQUIER DE MONTBELLET Clémence Marie Sophie</b></p><p>Le dix-sept mai mil neuf cent quatre-vingt-douze à six heures vingt-cinq minutes est née en notre commune, 2 rue d’Anthouard, Clémence Marie Sophie, du sexe féminin, de Arnaud Marie DU PASQUIER DE MONTBELLET, officier, né à MÂCON (Saône-et-Loire) le 4 avril 1960, et de Isabelle Anne HUSSON, sans profession, née à COMMERCY (Meuse) le 19 juillet 1963, son épouse, domiciliés à THIERVILLE-SUR-MEUSE.</p><p>Dressé le dix-huit mai mil neuf cent quatre-vingt-douze à dix heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Michel Aubry, officier de l’état civil par délégation.</p><p><b>Mentions marginales :</b> néant.</p><p>Pour copie conforme, délivrée le 27 octobre 2026 à la demande de l’office notarial.<br>Le fonctionnaire délégué</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'DU PASQUIER DE MONTBELLET',
      first_names: 'Clémence Marie Sophie',
      born_on: '1992-05-17',
      born_at: either('VERDUN', 'VERDUN (Meuse)'),
      delivered_on: '2026-10-27',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const chauvirey = accountOf('d38-chauvirey');
const bank = paperOf(
  'rib-agence-dijon-d38',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .c { border: .3mm solid #00695c; padding: 4mm; margin-bottom: 8mm } .t td, .t th { border: .2mm solid #00695c; text-align: center }`,
  [
    [1, 2]
      .map(
        () =>
          `<div class="c"><b style="color:#00695c;font-size:13pt">CRÉDIT EXEMPLE DE BOURGOGNE</b> – agence DIJON DARCY – 03 80 00 19 19<p><b>RELEVÉ D’IDENTITÉ BANCAIRE</b> – ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte</p>${table(['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'], [[chauvirey.bank, chauvirey.branch, chauvirey.number, chauvirey.key, 'CEB DIJON DARCY']], 't')}<p style="margin-top:3mm">IBAN : <b>${chauvirey.spaced}</b> &nbsp;&nbsp; BIC : <b>CEXBFRPP210</b></p><p>Titulaire du compte : M DE CHAUVIREY HUGUES<br>2 ALLEE DU CHATEAU – 21240 TALANT</p></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: chauvirey.iban,
      bic: 'CEXBFRPP210',
      holder: either('M DE CHAUVIREY HUGUES', 'DE CHAUVIREY HUGUES'),
    },
    absent: ['balance', 'owner', 'rnc'],
  },
);

const fontaines = accountOf('d38-trois-fontaines');
const online = paperOf(
  'rib-banque-en-ligne-luneville-d38',
  `font: 10.5pt/1.5 'Carlito', sans-serif; padding: 18mm; .g { color: #777; font-size: 8.6pt; margin-top: 4mm }`,
  [
    `<p style="font-size:7pt">10/11/2026 – Banque Exemple Pro – Mes comptes – RIB</p><h1 style="color:#c2185b;font-size:18pt">Banque Exemple Pro</h1><p>Relevé d’identité bancaire – compte courant professionnel</p><div class="g">Titulaire</div>SCI LES TROIS FONTAINES<br>14 rue du Général Leclerc, 54300 Lunéville<div class="g">IBAN</div><b>${fontaines.spaced}</b><div class="g">BIC</div><b>BEXPFRPPXXX</b><div class="g">Banque / guichet / compte / clé</div>${fontaines.bank} ${fontaines.branch} ${fontaines.number} ${fontaines.key}<p style="margin-top:12mm;font-size:8.6pt">Vos virements instantanés sont désormais gratuits. Vérification du bénéficiaire : le nom du titulaire doit être saisi exactement comme ci-dessus.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: fontaines.iban, bic: 'BEXPFRPPXXX', holder: 'SCI LES TROIS FONTAINES' },
    absent: ['balance', 'owner', 'rnc'],
  },
);

export const PERSONNES = [card, passport, birth, bank, online];
