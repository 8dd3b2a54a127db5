// Who people are, here and abroad, and where they are paid: cards, passports, permit, birth, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');
/** Three lines of thirty. */
const cardZone = (
  start: string,
  number: string,
  born: string,
  sex: string,
  expires: string,
  country: string,
  names: string,
): string => {
  const first = `${start}${checked(number)}`.padEnd(30, '<');
  const dates = `${checked(born)}${sex}${checked(expires)}${country}`.padEnd(29, '<');
  const check = mrzDigit(first.slice(5) + dates.slice(0, 7) + dates.slice(8, 15) + dates.slice(18));
  return [first, `${dates}${check}`, names.padEnd(30, '<')].join('\n');
};

const card = paperOf(
  'cni-photocopie-nancy',
  `padding: 25mm; .card { width: 96mm; height: 61mm; border: .3mm solid #777; border-radius: 3mm; padding: 3mm; background: #eef3f8; font-size: 6.6pt; line-height: 1.3; margin-bottom: 12mm; position: relative } .card b { font-size: 8.6pt } .ph { position: absolute; left: 3mm; top: 14mm; width: 25mm; height: 32mm; background: #b5bcc6 } .tx { margin-left: 29mm } .z { font: 8.8pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 10mm }`,
  [
    `<div class="card"><b>RÉPUBLIQUE FRANÇAISE</b> &nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="ph"></div><div class="tx"><br>NOM / Surname<br><b>PIERRAT</b><br>Prénoms / Given names<br><b>Ségolène, Marie, Lucile</b><br>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<br><b>F &nbsp;&nbsp; FRA &nbsp;&nbsp; 03 12 1993</b><br>LIEU DE NAISSANCE / Place of birth<br><b>LUNÉVILLE</b><br>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<br><b>D9W4T07HX &nbsp;&nbsp; 18 05 2032</b></div></div><div class="card">TAILLE / Height <b>1,68 m</b> &nbsp; DATE DE DÉLIVRANCE / Date of issue <b>19 05 2022</b><br>ADRESSE / Address <b>40 RUE DES QUATRE ÉGLISES 54000 NANCY</b><div class="z">${shown(cardZone('IDFRA', 'D9W4T07HX', '931203', 'F', '320518', 'FRA', 'PIERRAT<<SEGOLENE<MARIE<LUCILE'))}</div></div><p style="font-size:8pt">Copie réservée au dossier de vente – ne pas utiliser à d’autres fins.</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'PIERRAT',
      first_names: either('Ségolène, Marie, Lucile', 'SEGOLENE MARIE LUCILE'),
      born_on: '1993-12-03',
      born_at: 'LUNÉVILLE',
      expires_on: '2032-05-18',
      delivered_on: '2022-05-19',
      document_number: 'D9W4T07HX',
    },
    absent: ['iban'],
  },
);

const irishBody = `${checked('LB0417723')}IRL${checked('880214')}F${checked('310906')}${'<'.repeat(14)}0`;
const irish = paperOf(
  'passeport-irlandais-montreuil',
  `padding: 18mm; .p { width: 140mm; border: .3mm solid #285a3c; background: #eef5ee; padding: 5mm; font-size: 7pt } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .g { display: grid; grid-template-columns: 34mm 1fr 1fr; gap: 4mm } .ph { background: #a9b5ac; height: 44mm } .z { font: 9.2pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>ÉIRE / IRELAND / IRLANDE</span><span>PAS / PASSPORT / PASSEPORT</span></div><div class="g" style="margin-top:3mm"><div class="ph"></div><div>Sloinne/Surname/Nom<b>O’SULLIVAN BERTIN</b>Réamhainm(neacha)/Forename(s)/Prénom(s)<b>AOIFE MARY</b>Náisiúntacht/Nationality/Nationalité<b>ÉIREANNACH/IRISH</b>Dáta breithe/Date of birth/Date de naissance<b>14 FEABH/FEB 1988</b>Gnéas/Sex/Sexe<b>F</b></div><div>Pas Uimh./Passport No./No. du passeport<b>LB0417723</b>Áit bhreithe/Place of birth/Lieu de naissance<b>GAILLIMH/GALWAY</b>Dáta eisiúna/Date of issue/Date de délivrance<b>07 MFÓM/SEP 2021</b>As feidhm/Date of expiry/Date d’expiration<b>06 MFÓM/SEP 2031</b></div></div><div class="z">${shown(`${'P<IRLOSULLIVAN<BERTIN<<AOIFE<MARY'.padEnd(44, '<')}\n${irishBody}${mrzDigit(irishBody.slice(0, 10) + irishBody.slice(13, 20) + irishBody.slice(21, 43))}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: either('O’SULLIVAN BERTIN', 'OSULLIVAN BERTIN'),
      first_names: 'AOIFE MARY',
      born_on: '1988-02-14',
      expires_on: '2031-09-06',
      delivered_on: '2021-09-07',
      document_number: 'LB0417723',
    },
    absent: ['iban'],
  },
);

const permit = paperOf(
  'sejour-carte-creteil',
  `padding: 25mm; .card { width: 96mm; min-height: 60mm; border: .3mm solid #a66; border-radius: 3mm; background: #fbeef0; padding: 3mm; font-size: 6.8pt; line-height: 1.35; margin-bottom: 10mm } b { font-size: 8.4pt } .z { font: 8.8pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card"><b>TITRE DE SÉJOUR</b> &nbsp; RÉPUBLIQUE FRANÇAISE FRA<br><br>NOM Prénoms<br><b>TRINH<br>VAN MINH</b><br>SEXE &nbsp; NATIONALITÉ &nbsp; DATE DE NAISS.<br><b>M &nbsp;&nbsp; VNM &nbsp;&nbsp; 21 06 1970</b><br>NATURE DU TITRE – CATÉGORIE<br><b>CARTE DE RÉSIDENT</b><br>N° du document &nbsp; TITRE EXPIRE LE<br><b>7KT0LM52P &nbsp;&nbsp; 11 01 2034</b></div><div class="card">DATE ET LIEU DE DÉLIVRANCE <b>12 01 2024 – CRÉTEIL</b><br>LIEU DE NAISSANCE <b>HUÊ (VNM)</b><br>REMARQUES : AUTORISE SON TITULAIRE À TRAVAILLER<div class="z">${shown(cardZone('IRFRA', '7KT0LM52P', '700621', 'M', '340111', 'VNM', 'TRINH<<VAN<MINH'))}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'TITRE_DE_SEJOUR',
    facts: {
      last_name: 'TRINH',
      first_names: 'VAN MINH',
      born_on: '1970-06-21',
      expires_on: '2034-01-11',
      delivered_on: '2024-01-12',
      document_number: '7KT0LM52P',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-luneville',
  `font: 10.4pt/1.6 'P052', serif; padding: 22mm; .c { display: grid; grid-template-columns: 50mm 1fr; gap: 6mm } .c div:first-child { border-right: .2mm solid #000; font-size: 9pt }`,
  [
    `<p style="text-align:center">COMMUNE DE LUNÉVILLE – MEURTHE-ET-MOSELLE<br>EXTRAIT DES MINUTES DES ACTES DE NAISSANCE</p><div class="c"><div>N° 704<br><br>PIERRAT<br>Ségolène Marie Lucile<br><br><i>Mentions :</i><br>A conclu un pacte civil de solidarité le 2 mars 2021 avec BELKACEM-MARCHAL Yacine, né le 25 mai 1990 à VANDŒUVRE-LÈS-NANCY.</div><div><p>Le trois décembre mil neuf cent quatre-vingt-treize à dix-neuf heures quarante est née en notre commune Ségolène Marie Lucile PIERRAT, de sexe féminin, fille de Didier PIERRAT, né à BACCARAT le 12 octobre 1963, et de Chantal AUBERTIN, née à LUNÉVILLE le 8 juillet 1965, son épouse.</p><p>Acte dressé le six décembre mil neuf cent quatre-vingt-treize.</p><p>Pour extrait conforme, délivré à Lunéville le 22 août 2024.<br>L’officier de l’état civil délégué, (sceau)</p></div></div>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'PIERRAT',
      first_names: 'Ségolène Marie Lucile',
      born_on: '1993-12-03',
      born_at: either(
        'LUNÉVILLE',
        'LUNÉVILLE (MEURTHE-ET-MOSELLE)',
        'LUNÉVILLE – MEURTHE-ET-MOSELLE',
      ),
      delivered_on: '2024-08-22',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const pierrat = accountOf('pierrat-nancy');
const neobank = paperOf(
  'rib-appli-nancy',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 25mm; small { color: #999; font-size: 8pt; display: block } p { margin-bottom: 5mm } .v { font-size: 14pt }`,
  [
    `<b style="font-size:18pt">numéa</b><p style="margin-top:10mm;font-size:18pt">Relevé d’identité bancaire</p><p><span class="v">Ségolène Pierrat</span><small>Titulaire du compte</small></p><p><span class="v">${pierrat.spaced}</span><small>IBAN</small></p><p><span class="v">NUMEFRP1XXX</span><small>BIC / SWIFT</small></p><p><span class="v">${pierrat.bank} ${pierrat.branch} ${pierrat.number} ${pierrat.key}</span><small>Code banque, code guichet, n° de compte, clé</small></p><p><span class="v">40 rue des Quatre Églises, 54000 Nancy</span><small>Adresse</small></p><small>Numéa Exemple SA, 18 rue de Londres, 75009 Paris. Compte ouvert en France.</small>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: pierrat.iban, bic: 'NUMEFRP1XXX', holder: 'Ségolène Pierrat' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const schoettel = accountOf('schoettel-strasbourg');
const classic = paperOf(
  'rib-tableau-strasbourg',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 16mm; .t td, .t th { border: .3mm solid #003; text-align: center } .t th { background: #dde6f3; font-size: 7.6pt }`,
  [
    `<p><b>CAISSE MUTUELLE EXEMPLE STRASBOURG-ORANGERIE</b><br>88 allée de la Robertsau, 67000 STRASBOURG – tél. 03 88 00 90 10</p><h1 style="font-size:12pt;text-align:center">RELEVÉ D’IDENTITÉ BANCAIRE</h1>${table(
      ['Banque', 'Guichet', 'N° compte', 'Clé', 'Devise', 'Domiciliation'],
      [
        [
          schoettel.bank,
          schoettel.branch,
          schoettel.number,
          schoettel.key,
          'EUR',
          'CME STRASBOURG ORANGERIE',
        ],
      ],
      't',
    )}<p></p>${table(['IBAN (International Bank Account Number)', 'BIC'], [[schoettel.spaced, 'CMEXFR2A']], 't')}<p style="margin-top:6mm">Titulaire du compte (Account Owner)<br>M SCHOETTEL JEAN-GEORGES<br>OU MME SCHOETTEL VERONIQUE<br>24 RUE DU GENERAL DE CASTELNAU<br>67000 STRASBOURG</p><p style="font-size:7.4pt">Ce relevé est destiné à être remis à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte. PARTIE RÉSERVÉE AU DESTINATAIRE DU RELEVÉ.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: schoettel.iban,
      bic: 'CMEXFR2A',
      holder: 'M SCHOETTEL JEAN-GEORGES OU MME SCHOETTEL VERONIQUE',
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const IDENTITES_ET_COMPTES = [card, irish, permit, birth, neobank, classic];
