// People: an identity card, a passport, a birth record of Quimper, and two bank slips.
import { cardMrz, mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: readonly string[]): string => zone.join('\n').replaceAll('<', '&lt;');

const esposito = cardMrz({
  first_name: 'Laetitia Marie',
  last_name: 'Esposito',
  sex: 'F',
  born_on: '1981-05-11',
  card_number: 'T7XC2L9R4',
  expires_on: '2033-06-19',
});
const card = paperOf(
  'cni-marseille-deux-faces',
  `padding: 22mm; .card { width: 100mm; height: 64mm; border: .3mm solid #556; border-radius: 3mm; padding: 3mm; margin-bottom: 12mm; background: linear-gradient(120deg, #e9f1fb, #fdf3f0); font-size: 6.8pt; line-height: 1.25 } .card b { font-size: 9pt; display: block } .g { display: grid; grid-template-columns: 28mm 1fr; gap: 4mm; margin-top: 1.5mm } .ph { background: #b0b7c4; height: 38mm } .z { font: 9.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 14mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD &nbsp; FR</span></div><div class="g"><div class="ph"></div><div>NOM / Surname<b>ESPOSITO</b>Prénoms / Given names<b>Laetitia, Marie</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>F &nbsp;&nbsp; FRA &nbsp;&nbsp; 11 05 1981</b>LIEU DE NAISSANCE / Place of birth<b>LA CIOTAT</b>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<b>T7XC2L9R4 &nbsp;&nbsp; 19 06 2033</b></div></div></div><div class="card">TAILLE / Height : 1,68 m<br>DATE DE DÉLIVRANCE / Date of issue : 20 06 2023<br>ADRESSE / Address : 128 BOULEVARD CHAVE 13005 MARSEILLE FRANCE<div class="z">${shown(esposito)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'ESPOSITO',
      first_names: either('Laetitia, Marie', 'LAETITIA MARIE'),
      born_on: '1981-05-11',
      born_at: 'LA CIOTAT',
      expires_on: '2033-06-19',
      delivered_on: '2023-06-20',
      document_number: 'T7XC2L9R4',
    },
    absent: ['iban', 'owner'],
  },
);

const passFirst = 'P<FRAKIEFFER<<BERNARD<JOSEPH'.padEnd(44, '<');
const passBody = `${checked('19AV40628')}FRA${checked('691117')}M${checked('291003')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-strasbourg-page',
  `padding: 24mm 20mm; .p { width: 160mm; height: 112mm; border: .3mm solid #6b4a4a; padding: 5mm; background: #f7f2ea; font-size: 7.2pt; position: relative } .g { display: grid; grid-template-columns: 42mm 1fr 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #bcb4a6; height: 54mm } b { font-size: 9.6pt; display: block; margin-bottom: 1mm } .z { position: absolute; left: 5mm; bottom: 4mm; font: 10.2pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>PASSEPORT / PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g"><div class="ph"></div><div>Type / Type &nbsp; Code du pays / Country code<b>P &nbsp; FRA</b>(1) Nom / Surname<b>KIEFFER</b>(2) Prénoms / Given names<b>Bernard, Joseph</b>(3) Nationalité / Nationality<b>Française</b>(4) Date de naissance / Date of birth<b>17 11 1969</b>(5) Sexe / Sex<b>M</b></div><div>Passeport n° / Passport No<b>19AV40628</b>(6) Lieu de naissance / Place of birth<b>HAGUENAU</b>(7) Date de délivrance / Date of issue<b>04 10 2019</b>(8) Date d’expiration / Date of expiry<b>03 10 2029</b>(9) Autorité / Authority<b>Préfecture du Bas-Rhin</b></div></div><div class="z">${shown([passFirst, passSecond])}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'KIEFFER',
      first_names: either('Bernard, Joseph', 'BERNARD JOSEPH'),
      born_on: '1969-11-17',
      born_at: 'HAGUENAU',
      expires_on: '2029-10-03',
      delivered_on: '2019-10-04',
      document_number: '19AV40628',
    },
    absent: ['iban', 'owner'],
  },
);

const birth = paperOf(
  'naissance-quimper-extrait',
  `font: 10.6pt/1.5 'DejaVu Serif Condensed', serif; padding: 20mm; td { border: .2mm solid #333; padding: 1.6mm 2mm } td:first-child { width: 62mm }`,
  [
    `<p style="text-align:center"><b>VILLE DE QUIMPER</b><br>Finistère – Service de l’état civil</p><p style="text-align:center;font-size:14pt"><b>EXTRAIT D’ACTE DE NAISSANCE<br>AVEC FILIATION</b></p><p>Année 1990 – Acte n° 1204</p>${table(
      [],
      [
        ['NOM', 'RIOU'],
        ['Prénoms', 'Solenn Anne'],
        ['Sexe', 'féminin'],
        ['Né(e) le', '30 septembre 1990 à 4 heures 35'],
        ['à', 'QUIMPER (Finistère)'],
        ['Père', 'RIOU Jean-Yves, né le 14 mai 1962 à DOUARNENEZ'],
        ['Mère', 'LE PAPE Martine, née le 3 février 1964 à PONT-L’ABBÉ'],
      ],
    )}<p style="margin-top:5mm"><b>Mentions</b> : pacte civil de solidarité enregistré le 7 juillet 2023 à la mairie de RENNES avec MORVAN Gaël, né le 22 août 1988 à LANNION.</p><p>Extrait délivré selon procédé informatisé, certifié conforme à l’acte par l’officier de l’état civil de QUIMPER.</p><p>Le 28 octobre 2026</p><p style="margin-left:90mm">Pour le maire, l’officier de l’état civil délégué<br>(sceau de la mairie)</p><p style="font-size:8.6pt;margin-top:12mm">Règlement (UE) 2016/1191 : un formulaire type multilingue peut être joint sur demande. Les extraits d’acte de naissance sont en principe demandés datés de moins de trois mois.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'RIOU',
      first_names: 'Solenn Anne',
      born_on: '1990-09-30',
      born_at: either('QUIMPER', 'QUIMPER (Finistère)'),
      delivered_on: '2026-10-28',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const mine = accountOf('esposito-laetitia');
const slip = paperOf(
  'rib-marseille-guichet',
  `font: 9.6pt 'Nimbus Sans', sans-serif; padding: 16mm; .c { border: .3mm solid #333; padding: 4mm; margin-bottom: 8mm } td, th { border: .2mm solid #777; text-align: center } th { background: #eee; font-size: 8pt }`,
  [
    Array.from(
      { length: 2 },
      () =>
        `<div class="c"><div style="display:flex;justify-content:space-between"><b style="font-size:13pt;color:#0b4f8a">Banque Phocéenne Exemple</b><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></div><p style="font-size:8.2pt;margin-top:2mm">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations.</p><p>Titulaire du compte : <b>MLE ESPOSITO LAETITIA</b><br>128 BOULEVARD CHAVE, 13005 MARSEILLE</p>${table(['Code banque', 'Code guichet', 'N° du compte', 'Clé RIB', 'Domiciliation'], [[mine.bank, mine.branch, mine.number, mine.key, 'BPE MARSEILLE CAMAS']])}<p style="margin-top:3mm">Identifiant international de compte bancaire – IBAN<br><b style="font-size:11.5pt">${mine.spaced}</b></p><p>Identifiant international de la banque – BIC : <b>BPEXFRPP133</b></p></div>`,
    ).join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: mine.iban, bic: 'BPEXFRPP133', holder: 'MLE ESPOSITO LAETITIA' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const company = accountOf('sci-trois-flocons');
const app = paperOf(
  'rib-vars-sci',
  `font: 10.5pt/1.6 'URW Gothic', sans-serif; padding: 22mm; .k { color: #6b7280; font-size: 8.4pt; margin-top: 4mm }`,
  [
    `<p style="font-size:18pt;color:#7c3aed"><b>proélan</b></p><p style="font-size:14pt"><b>Vos coordonnées bancaires</b></p><div class="k">Bénéficiaire</div>SCI TROIS FLOCONS<div class="k">Adresse du titulaire</div>48 avenue de la Libération, 13700 Marignane, France<div class="k">IBAN</div>${company.spaced}<div class="k">BIC</div>PROEFR21XXX<div class="k">Code banque – code guichet – numéro de compte – clé</div>${company.bank} – ${company.branch} – ${company.number} – ${company.key}<div class="k">Établissement teneur du compte</div>Proélan Exemple SA, établissement de paiement agréé, 5 rue de la Banque, 75002 Paris<p style="margin-top:10mm;font-size:8.6pt">Document généré le 14/10/2026 depuis l’application. Compte professionnel en euros, ouvert le 03/02/2022. Utilisez ces coordonnées pour recevoir un virement SEPA ; les dépôts de chèques et d’espèces ne sont pas acceptés sur ce compte. Les fonds sont cantonnés auprès de la Banque des Cols Exemple.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: company.iban, bic: 'PROEFR21XXX', holder: 'SCI TROIS FLOCONS' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PAPIERS_PERSONNELS = [card, passport, birth, slip, app];
