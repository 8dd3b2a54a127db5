// Who people are and where they are paid: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';
import { sides } from './communs.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('D2H6M19TQ')}`.padEnd(30, '<');
const second = `${checked('840217')}M${checked('310908')}FRA`.padEnd(29, '<');
const whole = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const third = 'PAGES<CLOTES<<JOAN<MARC'.padEnd(30, '<');
const card = paperOf(
  'cni-scan-perpignan',
  `padding: 26mm 20mm; .k { width: 96mm; height: 61mm; border: .2mm solid #99a; border-radius: 3mm; background: linear-gradient(120deg, #e9f3fb, #fbf1f4); padding: 3mm; font: 6.6pt/1.25 'Nimbus Sans', sans-serif; margin-bottom: 12mm } .k b { display: block; font-size: 8.8pt; margin-bottom: .6mm } .g { display: grid; grid-template-columns: 25mm 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #b4bcc6; height: 33mm } .z { font: 9pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="k">RÉPUBLIQUE FRANÇAISE &nbsp; FR &nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>PAGÈS-CLOTES</b>Prénoms / Given names<b>Joan, Marc</b>SEXE / Sex &nbsp;&nbsp; NATIONALITÉ / Nationality &nbsp;&nbsp; DATE DE NAISS. / Date of birth<b>M &nbsp;&nbsp;&nbsp; FRA &nbsp;&nbsp;&nbsp; 17 02 1984</b>LIEU DE NAISSANCE / Place of birth<b>PERPIGNAN</b>N° DU DOCUMENT / Document No &nbsp;&nbsp; DATE D’EXPIR. / Expiry date<b>D2H6M19TQ &nbsp;&nbsp;&nbsp; 08 09 2031</b></div></div></div>
    <div class="k">TAILLE / Height &nbsp; 1,78 m<br>DATE DE DÉLIVRANCE / Date of issue &nbsp; <b>09 09 2021</b>ADRESSE / Address<b>3 CHEMIN DE LA PASSIO VELLA<br>66300 THUIR FRANCE</b><div class="z">${shown(`${first}\n${second}${whole}\n${third}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: either('PAGÈS-CLOTES', 'PAGES CLOTES'),
      first_names: either('Joan, Marc', 'JOAN MARC'),
      born_on: '1984-02-17',
      born_at: 'PERPIGNAN',
      expires_on: '2031-09-08',
      delivered_on: '2021-09-09',
      document_number: 'D2H6M19TQ',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRADIALLO<<FATOUMATA<BINTA'.padEnd(44, '<');
const passBody = `${checked('22AH61807')}FRA${checked('900512')}F${checked('320614')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-copie-montauban',
  `padding: 30mm 22mm; .p { border: .2mm solid #755; width: 160mm; padding: 5mm; background: #f6efe9; font: 7pt/1.3 'Nimbus Sans', sans-serif } .g { display: grid; grid-template-columns: 36mm 1fr; gap: 6mm; margin-top: 3mm } .ph { background: #bdb2a8; height: 46mm } td { padding: .4mm 1mm } td b { font-size: 9.4pt; display: block } .z { font: 10pt/1.45 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm; letter-spacing: .05mm }`,
  [
    `<div class="p">${sides('PASSEPORT<br>PASSPORT', 'RÉPUBLIQUE FRANÇAISE')}<div class="g"><div class="ph"></div>${table(
      [],
      [
        [
          'Type / Type<b>P</b>',
          'Code du pays / Country code<b>FRA</b>',
          'Passeport n° / Passport No<b>22AH61807</b>',
        ],
        ['Nom / Surname (1)<b>DIALLO</b>épouse LACOSTE', '', ''],
        ['Prénoms / Given names (2)<b>Fatoumata, Binta</b>', '', 'Sexe / Sex (5)<b>F</b>'],
        [
          'Nationalité / Nationality (3)<b>Française</b>',
          'Date de naissance / Date of birth (4)<b>12 05 1990</b>',
          'Lieu de naissance / Place of birth (6)<b>CONAKRY</b>',
        ],
        [
          'Date de délivrance / Date of issue (7)<b>15 06 2022</b>',
          'Date d’expiration / Date of expiry (8)<b>14 06 2032</b>',
          'Autorité / Authority (9)<b>Préfecture de Tarn-et-Garonne</b>',
        ],
        [
          'Domicile / Residence (11)<b>55 ALLÉES DE L’EMPEREUR 82000 MONTAUBAN</b>',
          'Taille / Height (12)<b>1,69 m</b>',
          'Couleur des yeux (13)<b>MARRON</b>',
        ],
      ],
    )}</div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DIALLO',
      first_names: either('Fatoumata, Binta', 'FATOUMATA BINTA'),
      born_on: '1990-05-12',
      born_at: 'CONAKRY',
      expires_on: '2032-06-14',
      delivered_on: '2022-06-15',
      document_number: '22AH61807',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-ales',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; .g { display: grid; grid-template-columns: 48mm 1fr; gap: 6mm; margin-top: 6mm } .m { border-right: .2mm solid #000; padding-right: 3mm; font-size: 9pt }`,
  [
    `${sides('DÉPARTEMENT DU GARD<br>VILLE D’ALÈS<br>Service de l’état civil', 'RÉPUBLIQUE FRANÇAISE<br>Année 1966 – Acte n° 00418')}<h1 style="font-size:14pt;text-align:center;margin-top:6mm">COPIE INTÉGRALE D’ACTE DE NAISSANCE</h1>
    <div class="g"><div class="m"><b>Mentions marginales</b><p>Pacte civil de solidarité enregistré à NÎMES le 4 avril 2011 avec Laurent Marie VIDAL, né à UZÈS le 20 janvier 1970.</p><p>Pacte civil de solidarité dissous le 9 octobre 2018.</p></div>
    <div><p><b>JOUVE Sylvain Raymond</b></p><p>Le sept juin mil neuf cent soixante-six, à vingt-deux heures cinq minutes, est né, 811 avenue du Docteur Jean Goubert, Sylvain Raymond, du sexe masculin, de Raymond Émile JOUVE, né à BESSÈGES le quinze août mil neuf cent trente-quatre, mineur, et de Paulette Marcelle TEISSIER, née à LA GRAND-COMBE le premier novembre mil neuf cent trente-huit, sans profession, son épouse, domiciliés à ALÈS, 14 rue Mistral.</p><p>Dressé le huit juin mil neuf cent soixante-six, dix heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Henri BONIFAS, adjoint au maire, officier de l’état civil par délégation.</p></div></div>
    <p style="margin-top:10mm">Copie délivrée selon procédé informatisé, certifiée conforme à l’original.<br>À ALÈS, le 14 octobre 2026<br>L’officier de l’état civil, par délégation du maire : Mme Rachida MEKKI</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'JOUVE',
      first_names: 'Sylvain Raymond',
      born_on: '1966-06-07',
      born_at: 'ALÈS',
      delivered_on: '2026-10-14',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const cros = accountOf('35-cros');
const slip = paperOf(
  'rib-agence-narbonne',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; .c { border: .3mm solid #060; padding: 4mm; margin-bottom: 7mm } td, th { border: .2mm solid #9b9; padding: .8mm 1.5mm; text-align: center } th { font-size: 7pt; color: #060 }`,
  [
    ['Exemplaire à conserver', 'Exemplaire à remettre', 'Exemplaire à remettre']
      .map(
        (label) =>
          `<div class="c">${sides('<b style="color:#060;font-size:12pt">Crédit Régional Exemple</b><br>NARBONNE BARQUES – 04 68 00 11 50', `<b>RELEVÉ D’IDENTITÉ BANCAIRE</b><br>${label}`)}<p style="margin-top:2mm">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances, etc.).</p>${table(['Code établissement', 'Code guichet', 'Numéro de compte', 'Clé RIB'], [[cros.bank, cros.branch, cros.number, cros.key]])}<p style="margin-top:2mm">IBAN : <b>${cros.spaced}</b> &nbsp;&nbsp; BIC : <b>CREXFRPP111</b></p><p>Titulaire du compte : <b>M CROS JEAN-BAPTISTE OU MME CROS PILAR</b><br>11 IMPASSE DES TAMARIS – 11430 GRUISSAN</p></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: cros.iban,
      bic: 'CREXFRPP111',
      holder: 'M CROS JEAN-BAPTISTE OU MME CROS PILAR',
    },
    absent: ['balance', 'born_on', 'rnc'],
  },
);

const rouanet = accountOf('35-rouanet');
const web = paperOf(
  'rib-navigateur-beziers',
  `font: 10.4pt/1.5 'Carlito', sans-serif; padding: 8mm 18mm; .u { display: flex; justify-content: space-between; font-size: 7pt } .b { background: #f4f1fb; padding: 6mm; border-radius: 3mm; margin-top: 8mm } small { color: #666 }`,
  [
    `<div class="u"><span>12/10/2026 12:48</span><span>Mon RIB – Néobanque Exemple</span></div><h1 style="font-size:18pt;color:#5b2bb5;margin-top:8mm">Coordonnées bancaires</h1><p>Bonjour Audrey 👋 Partagez votre RIB en toute sécurité.</p><div class="b"><small>Titulaire</small><br><b>Audrey ROUANET-VIDAL</b><br><br><small>IBAN</small><br><b>${rouanet.spaced}</b> 📋<br><br><small>BIC</small><br><b>NEOXFRP1XXX</b> 📋<br><br><small>Adresse du titulaire</small><br>18 rue du 4 Septembre, 34500 Béziers<br><br><small>Domiciliation</small><br>Néobanque Exemple SA, 75009 Paris</div><p style="margin-top:8mm;font-size:8.4pt">Néobanque Exemple ne vous demandera jamais vos codes par téléphone. Compte n° ${rouanet.number} – clé ${rouanet.key} – banque ${rouanet.bank} – guichet ${rouanet.branch}</p><div class="u" style="position:absolute;bottom:6mm;left:18mm;right:18mm"><span>https://app.neobanque.example.fr/rib</span><span>1/1</span></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: rouanet.iban, bic: 'NEOXFRP1XXX', holder: 'Audrey ROUANET-VIDAL' },
    absent: ['balance', 'rnc', 'owner'],
  },
);

export const PERSONNES = [card, passport, birth, slip, web];
