// Papers of people: cards, a passport, a birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('R8FW30LK2')}`.padEnd(30, '<');
const cardSecond = `${checked('820730')}F${checked('350611')}FRA`.padEnd(29, '<');
const cardZone = [
  cardFirst,
  `${cardSecond}${mrzDigit(cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18))}`,
  'BENCHIKH<<MALIKA<SAMIRA<ZOHRA'.padEnd(30, '<'),
].join('\n');
const card = paperOf(
  'cni-photocopie-niort',
  `padding: 20mm; .c { width: 96mm; height: 61mm; border: .3mm solid #555; border-radius: 3mm; padding: 3mm; font-size: 6.2pt; line-height: 1.22; position: relative; margin-bottom: 12mm; background: #f4f4f4 } .c b { font-size: 8pt; display: block } .f { position: absolute; left: 33mm; top: 10mm } .ph { position: absolute; left: 3mm; top: 12mm; width: 26mm; height: 34mm; background: #ccc } .z { font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 4mm }`,
  [
    `<div class="c">RÉPUBLIQUE FRANÇAISE &nbsp;&nbsp; FR<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="ph"></div><div class="f">NOM / Surname<b>BENCHIKH</b>NOM D’USAGE / Alternate name<b>ép. AÏT-OUARAB</b>Prénoms / Given names<b>Malika, Samira, Zohra</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>F &nbsp;&nbsp;&nbsp; FRA &nbsp;&nbsp;&nbsp; 30 07 1982</b>LIEU DE NAISSANCE / Place of birth<b>NIORT</b>N° DU DOCUMENT / Document No<b>R8FW30LK2</b>DATE D’EXPIR. / Expiry date<b>11 06 2035</b></div></div><div class="c">TAILLE / Height<b>1,59 m</b>DATE DE DÉLIVRANCE / Date of issue<b>12 06 2025</b>ADRESSE / Address<b>LE PETIT CHABAN<br>79180 CHAURAY FRANCE</b><div class="z">${shown(cardZone)}</div></div><p>Copie conforme à l’original – dossier vente AÏT-OUARAB / étude MENANTEAU</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BENCHIKH',
      first_names: either('Malika, Samira, Zohra', 'MALIKA SAMIRA ZOHRA'),
      born_on: '1982-07-30',
      born_at: 'NIORT',
      expires_on: '2035-06-11',
      delivered_on: '2025-06-12',
      document_number: 'R8FW30LK2',
    },
    absent: ['iban', 'notary'],
  },
);

const passBody = `${checked('22AV90317')}FRA${checked('770219')}M${checked('320904')}${'<'.repeat(14)}0`;
const passZone = `${'P<FRASAINT<HUBERT<<WILFRID<GEORGES'.padEnd(44, '<')}\n${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-cayenne',
  `padding: 25mm 20mm; .p { border: .2mm solid #633; width: 160mm; padding: 5mm; background: #f7efe9; font-size: 7pt } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 3mm } .ph { background: #bbb; height: 50mm } b { font-size: 9.2pt; display: block; margin-bottom: 1mm } .z { font: 10.2pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><b>PASSEPORT / PASSPORT</b><b>RÉPUBLIQUE FRANÇAISE</b></div><div class="g"><div class="ph"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>SAINT-HUBERT</b>Prénoms / Given names (2)<b>Wilfrid, Georges</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>19 02 1977</b>Lieu de naissance / Place of birth (6)<b>SAINT-LAURENT-DU-MARONI</b></div><div>Code du pays / Code<b>FRA</b>Passeport n° / Passport No<b>22AV90317</b>Sexe / Sex (5)<b>M</b>Taille / Height (12)<b>1,83 m</b>Date de délivrance / Date of issue (7)<b>05 09 2022</b>Date d’expiration / Date of expiry (8)<b>04 09 2032</b>Autorité / Authority (9)<b>Préfecture de la Guyane</b></div></div><div class="z">${shown(passZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: either('SAINT-HUBERT', 'SAINT HUBERT'),
      first_names: either('Wilfrid, Georges', 'WILFRID GEORGES'),
      born_on: '1977-02-19',
      born_at: 'SAINT-LAURENT-DU-MARONI',
      expires_on: '2032-09-04',
      delivered_on: '2022-09-05',
      document_number: '22AV90317',
    },
    absent: ['iban'],
  },
);

const oldFirst = `${'IDFRANOIROT'.padEnd(30, '<')}521004`;
const oldSecond = `${checked('160352300418')}${'GILBERT<<RENE'.padEnd(14, '<')}${checked('480105')}M`;
const oldZone = `${oldFirst}\n${oldSecond}${mrzDigit(oldFirst + oldSecond)}`;
const old = paperOf(
  'cni-ancienne-chaumont',
  `padding: 18mm; .c { width: 112mm; border: .3mm solid #7a9cc0; background: #edf4fb; padding: 3mm; font-size: 8pt; line-height: 1.4 } .z { font: 9pt/1.3 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 3mm }`,
  [
    `<div class="c"><b>RÉPUBLIQUE FRANÇAISE</b><br>CARTE NATIONALE D’IDENTITÉ N° : <b>160352300418</b> &nbsp; Nationalité Française<br>Nom : <b>NOIROT</b><br>Prénom(s) : <b>GILBERT, RENÉ</b><br>Sexe : <b>M</b> &nbsp;&nbsp; Né(e) le : <b>05.01.1948</b><br>à : <b>NOGENT (52)</b><br>Taille : <b>1,72m</b><div class="z">${shown(oldZone)}</div></div><div class="c" style="margin-top:10mm">Adresse : 27 RUE DU PALAIS-VIEUX<br>CHAUMONT (52)<br>Carte valable jusqu’au : 17.03.2031<br>délivrée le : 18.03.2016<br>par : SOUS-PRÉFECTURE / PRÉFECTURE DE LA HAUTE-MARNE (52)</div><p style="font-size:9pt;margin-top:6mm;font-style:italic">Vu l’original, le 2 septembre 2026 – B. Thiébaut, clerc</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'NOIROT',
      first_names: either('GILBERT, RENÉ', 'GILBERT RENE', 'GILBERT'),
      born_on: '1948-01-05',
      born_at: either('NOGENT (52)', 'NOGENT'),
      expires_on: '2031-03-17',
      delivered_on: '2016-03-18',
      document_number: '160352300418',
    },
  },
);

const birth = paperOf(
  'naissance-extrait-charleville',
  `font: 10.4pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; .m { border-top: .2mm solid #000; margin-top: 4mm; padding-top: 2mm }`,
  [
    `<p>MAIRIE DE CHARLEVILLE-MÉZIÈRES<br>Ardennes – Service de l’état civil</p><p style="text-align:center;font-size:13pt"><b>EXTRAIT DE L’ACTE DE NAISSANCE N° 000877</b><br>(avec indication de la filiation)</p><p>Le treize février mil neuf cent quatre-vingt-onze à huit heures vingt-cinq minutes,<br>est née à CHARLEVILLE-MÉZIÈRES, 45 avenue de Manchester-Vieille :</p><p style="margin-left:20mm">NOM : <b>KEITA</b><br>Prénoms : <b>Fatoumata Aïssata</b><br>Sexe : féminin</p><p>fille de Mamadou KEITA, né à KAYES (Mali) en 1958<br>et de Bernadette Louise HUBERT, née à REVIN (Ardennes) le 22 juin 1963</p><div class="m"><b>MENTIONS MARGINALES</b><br>Mariée à SEDAN (Ardennes) le 7 juillet 2018 avec Quentin Paul LAMBERT. Divorcée par convention déposée au rang des minutes de Maître ROUY, notaire à SEDAN, le 14 mars 2024.</div><p style="margin-top:6mm">Pour extrait conforme, délivré à Charleville-Mézières le 31 août 2026<br>L’officier de l’état civil délégué</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'KEITA',
      first_names: 'Fatoumata Aïssata',
      born_on: '1991-02-13',
      born_at: either('CHARLEVILLE-MÉZIÈRES', 'CHARLEVILLE-MÉZIÈRES (Ardennes)'),
      delivered_on: '2026-08-31',
    },
    absent: ['deed_on', 'notary', 'expires_on', 'document_number'],
  },
);

const tran = accountOf('tran-van-minh');
const counter = paperOf(
  'rib-guichet-gap',
  `font: 9pt 'Nimbus Sans', sans-serif; .c { border: .3mm solid #005ca9; width: 172mm; padding: 4mm; margin-bottom: 8mm } td, th { border: .15mm solid #005ca9; text-align: center; padding: 1mm }`,
  [
    [1, 2]
      .map(
        () =>
          `<div class="c"><table><tr><td style="border:0;text-align:left"><b style="color:#005ca9">BANQUE DES ÉCRINS EXEMPLE</b><br>Agence GAP LADOUCETTE</td><td style="border:0;text-align:right"><b>Relevé d’Identité Bancaire</b></td></tr></table><p style="font-size:7.4pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p><p>Titulaire : <b>M TRAN VAN MINH</b><br>9 MONTEE DES CORDELIERS – 05000 GAP</p>${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'], [[tran.bank, tran.branch, tran.number, tran.key, 'BEE GAP']])}<p style="margin-top:2mm">IBAN : <b>${tran.spaced}</b> &nbsp;&nbsp; BIC : <b>BEEXFRP1GAP</b></p></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: tran.iban, bic: 'BEEXFRP1GAP', holder: 'M TRAN VAN MINH' },
    absent: ['balance', 'born_on', 'total'],
  },
);

const sci = accountOf('sci-martin-pecheur');
const company = paperOf(
  'rib-societe-evreux',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 18mm; dt { color: #666; font-size: 8pt; margin-top: 2.5mm } dd { margin: 0; font-size: 11pt }`,
  [
    `<p style="font-size:15pt;color:#7b1fa2"><b>neovia</b> <small>compte pro</small></p><p>Document généré le 02/10/2026 à 08:17 depuis votre espace – non valable comme preuve de solde</p><p style="font-size:13pt"><b>Coordonnées bancaires (RIB)</b></p><dl><dt>Bénéficiaire</dt><dd>SCI MARTIN-PÊCHEUR</dd><dt>Adresse du titulaire</dt><dd>51 bis avenue Foch, 92250 La Garenne-Colombes</dd><dt>IBAN</dt><dd>${sci.spaced}</dd><dt>BIC / SWIFT</dt><dd>NEOVFR22XXX</dd><dt>Établissement</dt><dd>Neovia Exemple SA, 12 rue du Paiement, 75000 Paris – siège social : même adresse</dd></dl><p style="margin-top:12mm;font-size:8pt">Neovia Exemple est un établissement de paiement agréé par l’ACPR sous le n° 00000. Ne communiquez jamais vos codes.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: sci.iban, bic: 'NEOVFR22XXX', holder: 'SCI MARTIN-PÊCHEUR' },
    absent: ['balance', 'as_of', 'total'],
  },
);

export const PERSONNES = [card, passport, old, birth, counter, company];
