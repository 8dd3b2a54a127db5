// Who the sellers are and where they bank: an older card, a passport, a birth extract, two bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${'CAZENAVE'.padEnd(25, '<')}641027`;
const cardBody = `${checked('190364100417')}${'BERNARD<<MICHE'.slice(0, 14)}${checked('691208')}M`;
const cardZone = `${cardFirst}\n${cardBody}${mrzDigit(cardFirst + cardBody)}`;

const card = paperOf(
  'cni-bleue-oloron',
  `padding: 22mm 30mm; .card { width: 105mm; height: 74mm; border: .3mm solid #557; border-radius: 3mm; padding: 3.5mm; background: linear-gradient(150deg, #dfeaf5, #eef3ea); font: 7.6pt/1.45 'Nimbus Sans', sans-serif; margin: 0 auto 12mm; position: relative } .card b { font-size: 9pt } .ph { position: absolute; left: 3.5mm; top: 16mm; width: 26mm; height: 34mm; background: #9ab } .in { margin-left: 31mm } .z { position: absolute; bottom: 2.5mm; left: 3.5mm; font: 9.2pt/1.3 'DejaVu Sans Mono', monospace; white-space: pre; letter-spacing: -.35mm }`,
  [
    `<div class="card"><div style="text-align:center">RÉPUBLIQUE FRANÇAISE<br>CARTE NATIONALE D’IDENTITÉ N° : <b>190364100417</b> &nbsp; Nationalité Française</div><div class="ph"></div><div class="in" style="margin-top:4mm">Nom : <b>CAZENAVE</b><br><br>Prénom(s) : <b>BERNARD, MICHEL</b><br><br>Sexe : <b>M</b> &nbsp;&nbsp;&nbsp; Né(e) le : <b>08.12.1969</b><br>à : <b>ORTHEZ (64)</b><br>Taille : <b>1,78 m</b><br>Signature du titulaire :</div><div class="z">${shown(cardZone)}</div></div>
    <div class="card">Adresse :<br><b>14 CHEMIN DE LA MARQUÈRE<br>OLORON-SAINTE-MARIE (64)</b><br><br>Carte valable jusqu’au : <b>13.03.2034</b><br>délivrée le : <b>14.03.2019</b><br>par : <b>SOUS-PRÉFECTURE D’OLORON-SAINTE-MARIE (64)</b><br><br>Signature de l’autorité :<br><br>Toute modification frauduleuse du présent document est punie par la loi.</div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'CAZENAVE',
      first_names: 'BERNARD MICHEL',
      born_on: '1969-12-08',
      born_at: either('ORTHEZ', 'ORTHEZ (64)'),
      expires_on: '2034-03-13',
      delivered_on: '2019-03-14',
      document_number: '190364100417',
    },
    absent: ['iban', 'property_address'],
  },
);

const passFirst = 'P<FRACADIO<<SOLENN<ANNE'.padEnd(44, '<');
const passBody = `${checked('24HB60318')}FRA${checked('900417')}F${checked('340905')}${'<'.repeat(14)}0`;
const passZone = `${passFirst}\n${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;

const passport = paperOf(
  'passeport-scan-auray',
  `padding: 26mm 22mm; .p { border: .3mm solid #633; border-radius: 2.5mm; padding: 5mm; background: linear-gradient(120deg, #f7efe9, #e9eef3); font: 7pt/1.35 'Nimbus Sans', sans-serif } .g { display: grid; grid-template-columns: 36mm 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #b5aca6; height: 46mm } .f { display: grid; grid-template-columns: 1fr 1fr; gap: 1.4mm 4mm } .f b { display: block; font-size: 9.4pt } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between;font-size:8.4pt"><span>PASSEPORT / PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g"><div class="ph"></div><div class="f"><div>Type / Type<b>P</b></div><div>Passeport n° / Passport No.<b>24HB60318</b></div><div>Nom (1) / Surname<b>CADIO</b></div><div>Code du pays / Code of issuing State<b>FRA</b></div><div>Prénoms (2) / Given names<b>Solenn Anne</b></div><div>Nationalité (3) / Nationality<b>Française</b></div><div>Date de naissance (4) / Date of birth<b>17 04 1990</b></div><div>Taille (10) / Height<b>1,69 m</b></div><div>Sexe (5) / Sex<b>F</b></div><div>Lieu de naissance (6) / Place of birth<b>VANNES</b></div><div>Date de délivrance (7) / Date of issue<b>06 09 2024</b></div><div>Autorité (8) / Authority<b>Préfecture de la Loire-Atlantique</b></div><div>Date d’expiration (9) / Date of expiry<b>05 09 2034</b></div><div>Couleur des yeux (11) / Colour of eyes<b>VERT</b></div></div></div><div class="z">${shown(passZone)}</div></div><p style="margin-top:8mm;font-size:8.4pt">Copie réservée à l’étude notariale, vente de l’appartement d’Auray – ne pas diffuser.</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'CADIO',
      first_names: 'Solenn Anne',
      born_on: '1990-04-17',
      born_at: 'VANNES',
      expires_on: '2034-09-05',
      delivered_on: '2024-09-06',
      document_number: '24HB60318',
    },
    absent: ['iban', 'property_address'],
  },
);

const birth = paperOf(
  'naissance-extrait-dax',
  `font: 11pt/1.55 'Nimbus Roman', serif; padding: 20mm 24mm; .c { border: .3mm solid #000; padding: 5mm; margin: 5mm 0 } td { padding: 1mm 2mm } td:first-child { width: 62mm }`,
  [
    `<p>DÉPARTEMENT DES LANDES<br>MAIRIE DE MONT-DE-MARSAN<br>Service de l’état civil</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:11pt">avec indication de la filiation</span></h1><p style="text-align:center">Acte n° 274 de l’année 1976</p><div class="c">${table(
      [],
      [
        ['Nom :', '<b>DUCASSÉ</b>'],
        ['Prénom(s) :', '<b>Maylis Jeanne</b>'],
        ['Sexe :', 'féminin'],
        [
          'Date et heure de naissance :',
          'vingt-deux mars mil neuf cent soixante-seize, à 4 heures 50',
        ],
        ['Lieu de naissance :', 'Mont-de-Marsan (Landes)'],
        ['Nom et prénoms du père :', 'DUCASSÉ Raymond Pierre, né à Hagetmau le 11 mai 1949'],
        ['Nom et prénoms de la mère :', 'LAFITTE Colette, née à Saint-Sever le 30 août 1951'],
      ],
    )}</div><p><b>Mentions marginales</b><br>Mariée à Dax le 8 septembre 2001 avec Philippe DESTRIBATS.<br>Mariage dissous par jugement de divorce rendu par le tribunal de grande instance de Dax le 14 janvier 2013.</p><p style="margin-top:8mm">Délivré selon procédé informatisé conforme aux registres de l’état civil, à Mont-de-Marsan, le 3 septembre 2026.</p><p style="margin-left:85mm;margin-top:8mm">L’officier de l’état civil par délégation<br>(cachet et signature)</p><p style="font-size:8.6pt;margin-top:14mm">Les copies et extraits d’actes de naissance sont délivrés gratuitement. Pour une vente immobilière, un extrait de moins de trois mois est habituellement demandé.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'DUCASSÉ',
      first_names: 'Maylis Jeanne',
      born_on: '1976-03-22',
      born_at: either('Mont-de-Marsan', 'Mont-de-Marsan (Landes)'),
      delivered_on: '2026-09-03',
    },
    absent: ['expires_on', 'iban', 'property_address'],
  },
);

const mestre = accountOf('le-mestre-auray');
const app = paperOf(
  'rib-application-auray',
  `font: 10.5pt/1.5 'URW Gothic', sans-serif; padding: 26mm 30mm; .k { color: #777; font-size: 8.6pt; margin: 4mm 0 0 } .v { font-size: 12pt; margin: 0 } .t { display: grid; grid-template-columns: repeat(4, 1fr); margin-top: 5mm }`,
  [
    `<p style="font-size:22pt;color:#5b2be0"><b>pimpo</b></p><h1 style="font-size:15pt;margin-top:8mm">Mes coordonnées bancaires</h1><p class="k">Titulaire</p><p class="v">Erwan Le Mestre</p><p class="k">IBAN</p><p class="v">${mestre.spaced}</p><p class="k">BIC / SWIFT</p><p class="v">PIMPFRP1XXX</p><p class="k">Adresse du titulaire</p><p class="v">31 rue des Paludiers, 44350 Guérande, France</p><p class="k">Banque</p><p class="v">Pimpo Bank SA, 20 rue du Numérique, 33000 Bordeaux</p><div class="t"><div><p class="k">Code banque</p><p class="v">${mestre.bank}</p></div><div><p class="k">Code guichet</p><p class="v">${mestre.branch}</p></div><div><p class="k">N° de compte</p><p class="v">${mestre.number}</p></div><div><p class="k">Clé RIB</p><p class="v">${mestre.key}</p></div></div><p style="margin-top:14mm;font-size:9pt;color:#777">RIB généré depuis l’application le 28/08/2026. Communiquez ce document pour recevoir un virement ou mettre en place un prélèvement. Ne communiquez jamais votre code secret.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: mestre.iban, bic: 'PIMPFRP1XXX', holder: 'Erwan Le Mestre' },
    absent: ['born_on', 'balance', 'rnc', 'owner'],
  },
);

const calmels = accountOf('calmels-albi');
const slip = `<div class="r"><div style="display:flex;justify-content:space-between"><b>CAISSE RURALE EXEMPLE</b><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></div><p style="font-size:7.4pt;margin:1mm 0">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p><table><tr><th>Code établissement</th><th>Code guichet</th><th>Numéro de compte</th><th>Clé RIB</th><th>Domiciliation</th></tr><tr><td>${calmels.bank}</td><td>${calmels.branch}</td><td>${calmels.number}</td><td>${calmels.key}</td><td>MARSSAC-SUR-TARN</td></tr></table><p style="margin:1.5mm 0 0">IBAN : ${calmels.spaced}<br>BIC : CRUEFRPP813</p><p style="margin:1.5mm 0 0">Titulaire du compte : INDIVISION CALMELS<br>22 ROUTE DE CORDES – 81150 MARSSAC-SUR-TARN</p></div>`;
const coupons = paperOf(
  'rib-coupons-albi',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 18mm 30mm; .r { border: .3mm solid #000; padding: 4mm; margin-bottom: 10mm } td, th { border: .2mm solid #555; text-align: center } th { font-size: 7.2pt }`,
  [slip.repeat(3)],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: calmels.iban, bic: 'CRUEFRPP813', holder: 'INDIVISION CALMELS' },
    absent: ['born_on', 'balance', 'rnc', 'owner'],
  },
);

export const ETAT_CIVIL_ET_BANQUE = [card, passport, birth, app, coupons];
