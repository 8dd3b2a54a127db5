// Papers of people: two cards, a passport, a birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('X8R40VNP2')}`.padEnd(30, '<');
const second = `${checked('910309')}F${checked('350611')}FRA`.padEnd(29, '<');
const zone = [
  first,
  `${second}${mrzDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18))}`,
  'TRAN<<NGUYEN<THI<MAI<LINH'.padEnd(30, '<'),
].join('\n');
const card = paperOf(
  'cni-photocopie-le-mans',
  `padding: 25mm 30mm; .c { width: 96mm; height: 61mm; border: .3mm solid #888; border-radius: 3mm; padding: 3mm; margin-bottom: 14mm; font-size: 6.2pt; line-height: 1.3; background: linear-gradient(140deg, #e8f1f8, #f6eef6); position: relative } .c b { font-size: 8.2pt; display: block } .ph { position: absolute; left: 4mm; top: 15mm; width: 25mm; height: 32mm; background: #b3b3b3 } .d { margin-left: 32mm } .z { font: 9pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 4mm; left: 4mm } .row { display: flex; gap: 7mm }`,
  [
    `<div class="c"><div style="font-size:7.4pt"><b>RÉPUBLIQUE FRANÇAISE</b>CARTE NATIONALE D’IDENTITÉ / <i>IDENTITY CARD</i></div><div class="ph"></div><div class="d" style="margin-top:2mm">NOM / <i>Surname</i><b>TRAN</b>Prénoms / <i>Given names</i><b>Nguyen Thi Mai Linh</b><div class="row"><div>SEXE / <i>Sex</i><b>F</b></div><div>NATIONALITÉ / <i>Nationality</i><b>FRA</b></div><div>DATE DE NAISS. / <i>Date of birth</i><b>09 03 1991</b></div></div>LIEU DE NAISSANCE / <i>Place of birth</i><b>NANTES</b><div class="row"><div>N° DU DOCUMENT / <i>Document No</i><b>X8R40VNP2</b></div><div>DATE D’EXPIR. / <i>Expiry date</i><b>11 06 2035</b></div></div></div></div>
    <div class="c">TAILLE / <i>Height</i> <b>1,58 m</b>DATE DE DÉLIVRANCE / <i>Date of issue</i> <b>12 06 2025</b>ADRESSE / <i>Address</i><b>19 RUE HEMON<br>72000 LE MANS<br>FRANCE</b><div class="z">${shown(zone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'TRAN',
      first_names: 'Nguyen Thi Mai Linh',
      born_on: '1991-03-09',
      born_at: 'NANTES',
      expires_on: '2035-06-11',
      delivered_on: '2025-06-12',
      document_number: 'X8R40VNP2',
    },
    absent: ['iban'],
  },
);

const oldFirst = `${'IDFRABOURDIN'.padEnd(30, '<')}411032`;
const oldSecond = `${checked('160741200418')}MARIE<ANGE<<CO${checked('570606')}F`;
const oldZone = `${oldFirst}\n${oldSecond}${mrzDigit(oldFirst + oldSecond)}`;
const oldCard = paperOf(
  'cni-bleue-blois',
  `padding: 30mm 35mm; .c { width: 106mm; border: .3mm solid #5d86ad; border-radius: 3mm; background: #e6eff8; padding: 4mm; font-size: 8.4pt; line-height: 1.5; margin-bottom: 12mm } .z { font: 8.7pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="c"><b>RÉPUBLIQUE FRANÇAISE</b><br>CARTE NATIONALE D’IDENTITÉ N° : <b>160741200418</b><br>Nationalité Française<br>Nom : <b>BOURDIN</b><br>Nom d’usage : veuve <b>LEPAGE</b><br>Prénom(s) : <b>MARIE-ANGE, COLETTE</b><br>Sexe : <b>F</b> &nbsp; Né(e) le : <b>06.06.1957</b><br>à : <b>CONTRES (41)</b><br>Taille : <b>1,62 m</b><br>Signature du titulaire :<div class="z">${shown(oldZone)}</div></div>
    <div class="c">Adresse : 11 AVENUE DE VENDOME<br>41000 BLOIS<br>Carte valable jusqu’au : <b>21.07.2031</b><br>délivrée le : <b>22.07.2016</b><br>par : PRÉFECTURE DU LOIR-ET-CHER (41)<br>Signature de l’autorité :</div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BOURDIN',
      first_names: either(
        'MARIE-ANGE, COLETTE',
        'MARIE ANGE COLETTE',
        'MARIE-ANGE',
        'MARIE ANGE',
        'MARIE ANGE CO',
      ),
      born_on: '1957-06-06',
      born_at: either('CONTRES (41)', 'CONTRES'),
      expires_on: '2031-07-21',
      delivered_on: '2016-07-22',
      document_number: '160741200418',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRADIALLO<<KADIATOU<BINTA'.padEnd(44, '<');
const passBody = `${checked('21DH40917')}FRA${checked('820727')}F${checked('310504')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-vendome',
  `padding: 24mm 22mm; .p { border: .3mm solid #6b2d3c; padding: 5mm; width: 140mm; background: #f4ecef; font-size: 7pt; line-height: 1.35 } .p b { font-size: 9pt } .g { display: grid; grid-template-columns: 36mm 1fr; gap: 5mm } .ph { background: #aaa; height: 46mm } .z { font: 9.2pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="text-align:center;font-size:8pt">UNION EUROPÉENNE · RÉPUBLIQUE FRANÇAISE<br><b>PASSEPORT</b> · PASSPORT</div><div class="g"><div class="ph"></div><div>Type/Type <b>P</b> &nbsp; Code du pays/Country code <b>FRA</b> &nbsp; Passeport n°/Passport No <b>21DH40917</b><br>Nom/Surname (1)<br><b>DIALLO</b><br>Prénoms/Given names (2)<br><b>Kadiatou, Binta</b><br>Nationalité/Nationality (3) <b>Française</b><br>Date de naissance/Date of birth (4) <b>27 07 1982</b> &nbsp; Sexe/Sex (5) <b>F</b><br>Lieu de naissance/Place of birth (6)<br><b>CONAKRY (GUINÉE)</b><br>Date de délivrance/Date of issue (7) <b>05 05 2021</b><br>Date d’expiration/Date of expiry (8) <b>04 05 2031</b><br>Autorité/Authority (9) <b>Préfecture de Loir-et-Cher</b> &nbsp; Taille <b>1,70 m</b> &nbsp; Couleur des yeux <b>marron</b><br>Domicile/Residence (11) <b>LA BOURDONNIÈRE 41100 NAVEIL</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DIALLO',
      first_names: either('Kadiatou, Binta', 'KADIATOU BINTA'),
      born_on: '1982-07-27',
      born_at: either('CONAKRY (GUINÉE)', 'CONAKRY'),
      expires_on: '2031-05-04',
      delivered_on: '2021-05-05',
      document_number: '21DH40917',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-integrale-nevers',
  `font: 10.8pt/1.6 'Nimbus Roman', serif; padding: 20mm 22mm; .g { display: grid; grid-template-columns: 46mm 1fr; gap: 8mm } .m { font-size: 9pt; border-right: .3mm solid #000; padding-right: 4mm }`,
  [
    `<p>VILLE DE NEVERS (Nièvre)<br>SERVICE DE L’ÉTAT CIVIL</p><p style="text-align:center;font-size:13pt"><b>COPIE INTÉGRALE D’ACTE DE NAISSANCE</b><br>Acte n° 688</p><div class="g"><div class="m"><b>OUEDRAOGO<br>Aïssata Clémence</b><br><br>MENTIONS :<br><br>PACS enregistré à NEVERS le 9 septembre 2019 avec FERREIRA Diego né à LYON le 3 mai 1990. Nevers, le 16 septembre 2019.<br><br>Dissolution du PACS le 2 février 2023. Nevers, le 10 février 2023.</div><div><p>Le vingt-six juillet mil neuf cent quatre-vingt-douze, à vingt-deux heures trente-cinq minutes, est née en notre commune, boulevard de l’Hôpital, <b>Aïssata Clémence OUEDRAOGO</b>, du sexe féminin, de Issa OUEDRAOGO, né à OUAHIGOUYA (Burkina Faso) le premier janvier mil neuf cent soixante, cariste, et de Martine Josette PERRIN, née à COSNE-SUR-LOIRE (Nièvre) le onze mars mil neuf cent soixante-trois, employée, son épouse, domiciliés à NEVERS, 8 rue de la Raie.</p><p>Dressé le vingt-huit juillet mil neuf cent quatre-vingt-douze, à neuf heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Paul GRANDJEAN, adjoint au maire, officier de l’état civil par délégation.</p></div></div><p style="margin-top:8mm">Copie délivrée selon procédé informatisé.<br>Nevers, le 19 octobre 2026<br>L’officier de l’état civil, par délégation</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'OUEDRAOGO',
      first_names: 'Aïssata Clémence',
      born_on: '1992-07-26',
      born_at: either('NEVERS', 'NEVERS (Nièvre)'),
      delivered_on: '2026-10-19',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const ravanel = accountOf('sens-ravanel');
const slip = paperOf(
  'rib-talons-sens',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 14mm; .c { border: .2mm solid #333; padding: 3mm; margin-bottom: 6mm } td { border: .2mm solid #333; text-align: center } .n td { border: 0; text-align: left }`,
  [
    [0, 1, 2]
      .map(
        () =>
          `<div class="c"><table class="n"><tr><td><b style="font-size:11pt">BANQUE DE L’YONNE EXEMPLE</b></td><td style="text-align:right"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></td></tr></table><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>${table(
            ['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'],
            [[ravanel.bank, ravanel.branch, ravanel.number, ravanel.key, 'SENS CATHEDRALE']],
          )}<p style="margin-top:2mm">IBAN : ${ravanel.spaced} &nbsp;&nbsp; BIC : YONEFRPP891</p><p>Titulaire du compte : M. RAVANEL SERGE OU MME RAVANEL NICOLE<br>14 BD DES GARIBALDI – 89100 SENS</p></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: ravanel.iban,
      bic: 'YONEFRPP891',
      holder: 'M. RAVANEL SERGE OU MME RAVANEL NICOLE',
    },
    absent: ['balance', 'born_on', 'account'],
  },
);

const sci = accountOf('tours-bel-air');
const online = paperOf(
  'rib-en-ligne-tours',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 10mm 18mm; .s { font-size: 7pt; color: #555; display: flex; justify-content: space-between } .k { color: #666; font-size: 8.4pt; margin: 3mm 0 0 } .v { font-size: 11pt }`,
  [
    `<div class="s"><span>12/11/2026 09:02</span><span>Espace pro – Crédit Tourangeau Exemple</span></div><p style="font-size:18pt;color:#00695c;margin-top:8mm">Coordonnées bancaires</p><p class="k">Titulaire</p><p class="v">SCI BEL-AIR<br>14 quai Paul Bert, 37100 Tours</p><p class="k">Compte</p><p class="v">Compte courant professionnel n° ${sci.number}</p><p class="k">IBAN</p><p class="v">${sci.spaced}</p><p class="k">BIC</p><p class="v">CRTEFRPPXXX</p><p class="k">Agence</p><p class="v">Tours Heurteloup – votre conseiller : Mme Ikram LAHLOU</p><p class="k">RIB</p><p class="v">${sci.bank} ${sci.branch} ${sci.number} ${sci.key}</p><p style="margin-top:12mm;font-size:8pt">Ne communiquez jamais vos codes. Un conseiller ne vous demandera jamais de valider une opération au téléphone.</p><div class="s" style="position:absolute;bottom:8mm;left:18mm;right:18mm"><span>https://pro.credit-tourangeau.example.fr/comptes/rib</span><span>1/1</span></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: sci.iban, bic: 'CRTEFRPPXXX', holder: 'SCI BEL-AIR' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

export const PERSONNES = [card, oldCard, passport, birth, slip, online];
