// Who people are and where they are paid: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('T7RX40C25')}`.padEnd(30, '<');
const second = `${checked('780303')}F${checked('330914')}FRA`.padEnd(29, '<');
const control = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${control}`, 'RIO<<NOLWENN<ANNICK'.padEnd(30, '<')].join('\n');

const card = paperOf(
  'cni-photocopie-rennes',
  `padding: 22mm 30mm; .card { width: 112mm; height: 71mm; border: .3mm solid #889; border-radius: 3mm; padding: 3mm; background: #f4f8fb; font-size: 6.8pt; margin-bottom: 12mm } .card b { font-size: 9pt; display: block } .g { display: grid; grid-template-columns: 26mm 1fr 1.2fr; gap: 2mm; margin-top: 2mm } .ph { background: #9aa; height: 34mm } .z { font: 8.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 8mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</span></div><div class="g"><div class="ph"></div><div>NOM / Surname<b>RIO</b>Nom d’usage / Alternate name<b>ép. GAUDIN</b>Prénoms / Given names<b>Nolwenn, Annick</b>Sexe / Sex<b>F</b></div><div>Nationalité / Nationality<b>FRA</b>Date de naissance / Date of birth<b>03 03 1978</b>Lieu de naissance / Place of birth<b>VANNES</b>N° document / Document No<b>T7RX40C25</b>Date d’expiration / Expiry date<b>14 09 2033</b></div></div></div>
    <div class="card">Taille / Height<b>1,68 m</b>Date de délivrance / Date of issue<b>15 09 2023</b>Adresse / Address<b>18 RUE DE BREST 35000 RENNES FRANCE</b><div class="z">${shown(zone)}</div></div><p style="font-size:8pt">Copie réservée au dossier de vente – étude LE GAL – ne peut servir à aucun autre usage</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'RIO',
      first_names: either('Nolwenn, Annick', 'NOLWENN ANNICK'),
      born_on: '1978-03-03',
      born_at: 'VANNES',
      expires_on: '2033-09-14',
      delivered_on: '2023-09-15',
      document_number: 'T7RX40C25',
    },
    absent: ['iban', 'notary'],
  },
);

const passFirst = 'P<FRAHOARAU<<JEAN<FRED<EXPEDIT'.padEnd(44, '<');
const passBody = `${checked('24DH80316')}FRA${checked('690719')}M${checked('340502')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-saint-denis',
  `padding: 30mm 20mm; .p { border: .3mm solid #446; padding: 5mm; width: 158mm; background: #f7f3ea; font-size: 7.6pt } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 4mm } .ph { background: #a9a393; height: 52mm } b { font-size: 10pt; display: block; margin-bottom: 1.4mm } .z { font: 10pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>PASSEPORT<br>PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g" style="margin-top:3mm"><div class="ph"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>HOARAU</b>Prénoms / Given names (2)<b>Jean-Fred, Expédit</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>19 07 1969</b>Sexe / Sex (5)<b>M</b></div><div>Code pays / Code of issuing State<b>FRA</b>Passeport n° / Passport No<b>24DH80316</b>Lieu de naissance / Place of birth (6)<b>SAINT-LOUIS (LA RÉUNION)</b>Date de délivrance / Date of issue (7)<b>03 05 2024</b>Date d’expiration / Date of expiry (8)<b>02 05 2034</b>Autorité / Authority (9)<b>Préfecture de La Réunion</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'HOARAU',
      first_names: either('Jean-Fred, Expédit', 'JEAN FRED EXPEDIT'),
      born_on: '1969-07-19',
      born_at: either('SAINT-LOUIS (LA RÉUNION)', 'SAINT-LOUIS'),
      expires_on: '2034-05-02',
      delivered_on: '2024-05-03',
      document_number: '24DH80316',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-chalon',
  `font: 10.6pt/1.6 'DejaVu Serif', serif; padding: 22mm; .h { text-align: center } .l { display: grid; grid-template-columns: 60mm 1fr; row-gap: 1mm }`,
  [
    `<p>Commune de CHALON-SUR-SAÔNE<br>Saône-et-Loire (71)</p><p class="h"><b>EXTRAIT D’ACTE DE NAISSANCE AVEC FILIATION</b><br>Acte n° 00874 de l’année 1966</p><div class="l"><span>NOM</span><b>de LA BROSSE</b><span>Prénom(s)</span><b>Étienne Marie Hubert</b><span>Sexe</span><b>masculin</b><span>Date de naissance</span><b>27 juin 1966 à 4 heures 15</b><span>Lieu de naissance</span><b>Chalon-sur-Saône</b><span>Père</span><b>Hubert Louis de LA BROSSE, né le 4 mai 1934 à Autun</b><span>Mère</span><b>Marie-Claude GUILLERMIN, née le 30 août 1938 à Givry</b></div><p style="margin-top:6mm"><b>Mentions marginales :</b> marié à GIVRY (Saône-et-Loire) le 12 septembre 1992 avec Sophie Anne MATHEY.</p><p>Délivré conforme aux registres, le 21 mars 2025.</p><p style="margin-left:80mm">L’officier de l’état civil</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'de LA BROSSE',
      first_names: 'Étienne Marie Hubert',
      born_on: '1966-06-27',
      born_at: 'Chalon-sur-Saône',
      delivered_on: '2025-03-21',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const joint = accountOf('18-kerguelen');
const slip = paperOf(
  'rib-bandeau-vannes',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 20mm 15mm; .r { border: .3mm solid #134; padding: 4mm } .r table { margin-top: 2mm } td, th { border: .2mm solid #789; text-align: center } .r small { display: block; color: #456; font-size: 7pt }`,
  [
    `<div class="r"><b style="font-size:12pt;color:#134">CRÉDIT MARITIME EXEMPLE</b> &nbsp; Relevé d’identité bancaire<p style="margin-top:3mm"><small>Titulaire du compte / Account owner</small>M. YANN KERGUELEN OU MME SOAZIG MADEC<br>8 IMPASSE DES VENETES<br>56860 SENE</p>${table(
      ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'],
      [[joint.bank, joint.branch, joint.number, joint.key, 'VANNES PORT']],
    )}<p style="margin-top:3mm"><small>IBAN (International Bank Account Number)</small><b>${joint.spaced}</b></p><p><small>BIC (Bank Identification Code)</small><b>CMEXFR2AVAN</b></p></div><p style="font-size:7.6pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: joint.iban,
      bic: 'CMEXFR2AVAN',
      holder: 'M. YANN KERGUELEN OU MME SOAZIG MADEC',
    },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const online = accountOf('18-maillot');
const app = paperOf(
  'rib-appli-saint-paul',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 30mm 40mm; .c { background: #f2f0ff; border-radius: 4mm; padding: 6mm } .c small { color: #667; font-size: 8pt; display: block; margin-top: 3mm }`,
  [
    `<p style="color:#5b3cc4;font-size:16pt"><b>Lontan</b> – la banque en ligne</p><div class="c"><b>Mes coordonnées bancaires</b><small>Titulaire</small>Indivision MAILLOT Expédit, Suzie, Gilbert<small>IBAN</small>${online.spaced}<small>BIC / SWIFT</small>LNTNFRR1XXX<small>Banque</small>Lontan SA, 1 rue de la Bourse, 75002 Paris<small>Compte ouvert le</small>12/12/2023</div><p style="font-size:8pt;margin-top:4mm">Partagé depuis l’application le 04/02/2026. Ne communiquez jamais votre code secret.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: online.iban,
      bic: 'LNTNFRR1XXX',
      holder: 'Indivision MAILLOT Expédit, Suzie, Gilbert',
    },
    absent: ['balance', 'delivered_on', 'account'],
  },
);

export const PERSONNES = [card, passport, birth, slip, app];
