// Who the sellers are and where they are paid.
import { cardMrz, mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const shown = (zone: string): string => zone.replaceAll('<', '&lt;');
const zone = cardMrz({
  first_name: 'Laurence Odette',
  last_name: 'BOUVIER',
  sex: 'F',
  born_on: '1971-03-05',
  card_number: 'D7HX20L94',
  expires_on: '2033-11-19',
});

const card = paperOf(
  'cni-chambery',
  `.c { width: 90mm; height: 58mm; border: .3mm solid #6a7a90; border-radius: 3mm; background: linear-gradient(140deg, #e9f3fa, #fbf3ef); padding: 3mm; font-size: 6.6pt; line-height: 1.25; margin: 12mm auto } .c b { display: block; font-size: 8.6pt } .g { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm; margin-top: 2mm } .p { height: 32mm; background: #a9b3c0 } .z { font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 8mm }`,
  [
    `<div class="c"><div style="display:flex;justify-content:space-between;gap:3mm"><span>RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</span></div><div class="g"><div class="p"></div><div>NOM / Surname<b>BOUVIER</b>Prénoms / Given names<b>Laurence, Odette</b><table><tr><td style="padding:0">SEXE / Sex<b>F</b></td><td style="padding:0">NATIONALITÉ / Nationality<b>FRA</b></td><td style="padding:0">DATE DE NAISS. / Date of birth<b>05 03 1971</b></td></tr></table>LIEU DE NAISSANCE / Place of birth<b>AIX-LES-BAINS</b><table><tr><td style="padding:0">N° DU DOCUMENT / Document No<b>D7HX20L94</b></td><td style="padding:0">DATE D’EXPIR. / Expiry date<b>19 11 2033</b></td></tr></table></div></div></div><div class="c"><div>TAILLE / Height<b>1,68 m</b>DATE DE DÉLIVRANCE / Date of issue<b>20 11 2023</b>ADRESSE / Address<b>8 FAUBOURG MONTMÉLIAN 73000 CHAMBÉRY FRANCE</b></div><div class="z">${shown(zone.join('\n'))}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BOUVIER',
      first_names: either('Laurence, Odette', 'LAURENCE ODETTE'),
      born_on: '1971-03-05',
      born_at: 'AIX-LES-BAINS',
      expires_on: '2033-11-19',
      delivered_on: '2023-11-20',
      document_number: 'D7HX20L94',
    },
    absent: ['iban'],
  },
);

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const first = 'P<FRALE<BIHAN<<ERWAN<PIERRE'.padEnd(44, '<');
const body = `${checked('21FV40618')}FRA${checked('860212')}M${checked('310414')}${'<'.repeat(14)}0`;
const second = `${body}${mrzDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43))}`;
const passport = paperOf(
  'passeport-quimper',
  `padding: 22mm 18mm; .p { border: .3mm solid #533; border-radius: 2mm; padding: 5mm; width: 160mm; background: #f3eee8; font-size: 7.2pt; line-height: 1.3 } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 4mm } .ph { height: 52mm; background: #b5ada0 } b { display: block; font-size: 9.6pt; margin-bottom: 1mm } .z { font: 9.6pt/1.45 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between;margin-bottom:3mm"><span>PASSEPORT<br>PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g"><div class="ph"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>LE BIHAN</b>Prénoms / Given names (2)<b>Erwan, Pierre</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>12 02 1986</b>Sexe / Sex (5)<b>M</b>Date de délivrance / Date of issue (7)<b>15 04 2021</b></div><div>Code du pays / Country code<b>FRA</b>Passeport n° / Passport No<b>21FV40618</b>Taille / Height (12)<b>1,79 m</b>Couleur des yeux / Colour of eyes (13)<b>BLEU</b>Lieu de naissance / Place of birth (6)<b>BREST</b>Autorité / Authority (9)<b>Préfecture du Finistère</b>Date d’expiration / Date of expiry (8)<b>14 04 2031</b></div></div><div class="z">${shown(`${first}\n${second}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'LE BIHAN',
      first_names: either('Erwan, Pierre', 'ERWAN PIERRE'),
      born_on: '1986-02-12',
      born_at: 'BREST',
      expires_on: '2031-04-14',
      delivered_on: '2021-04-15',
      document_number: '21FV40618',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-colmar',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 22mm; h1 { font-size: 15pt; text-align: center }`,
  [
    `<p>DÉPARTEMENT DU BAS-RHIN<br>MAIRIE DE SÉLESTAT<br>Service de l’état civil</p><h1>EXTRAIT D’ACTE DE NAISSANCE<br>avec filiation</h1><p>Acte n° 311 de l’année 1958</p>${table(
      [],
      [
        ['NOM', 'SCHOENAUER'],
        ['Prénoms', 'Christiane Louise'],
        ['Date de naissance', '9 octobre 1958 à 4 heures 20'],
        ['Lieu de naissance', 'SÉLESTAT (Bas-Rhin)'],
        ['Sexe', 'féminin'],
        ['Père', 'SCHOENAUER Antoine, né le 14 mai 1929 à Barr (Bas-Rhin), viticulteur'],
        ['Mère', 'KUHN Germaine, née le 3 février 1933 à Sélestat (Bas-Rhin)'],
      ],
    )}<p style="margin-top:6mm"><b>Mentions marginales</b><br>Mariée à COLMAR (Haut-Rhin) le 12 août 1983 avec Marcel WALTER.<br>Divorcée par jugement du tribunal de grande instance de Colmar rendu le 21 janvier 2009. Sélestat, le 17 mars 2009.</p><p>Extrait délivré selon procédé informatisé, conforme aux registres.</p><p>À Sélestat, le 14 septembre 2026<br>L’officier de l’état civil par délégation, S. Meyer</p><p style="font-size:8.6pt;margin-top:14mm">La délivrance des extraits d’actes de l’état civil est gratuite. Toute altération ou falsification est passible des peines prévues aux articles 441-1 et suivants du code pénal.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'SCHOENAUER',
      first_names: 'Christiane Louise',
      born_on: '1958-10-09',
      born_at: either('SÉLESTAT', 'SÉLESTAT (Bas-Rhin)'),
      delivered_on: '2026-09-14',
    },
    absent: ['expires_on', 'iban'],
  },
);

const BIHAN = accountOf('le-bihan-quimper');
const slip = paperOf(
  'rib-quimper',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .r { border: .4mm solid #1d4f7c; padding: 5mm; margin-top: 6mm } td, th { border: .2mm solid #9ab; text-align: center } h1 { font-size: 14pt; color: #1d4f7c }`,
  [
    `<div class="r"><h1>Relevé d’identité bancaire</h1><p><b>Banque Exemple de Cornouaille</b><br>Agence Quimper Centre – 15 rue Kéréon – 29000 QUIMPER – 02 98 00 70 20</p><p>Titulaire du compte / Account owner<br><b>M OU MME LE BIHAN ERWAN</b><br>12 RUE DES KORRIGANS<br>29000 QUIMPER</p>${table(
      ['Code banque', 'Code guichet', 'N° du compte', 'Clé RIB', 'Domiciliation'],
      [[BIHAN.bank, BIHAN.branch, BIHAN.number, BIHAN.key, 'BEC QUIMPER CENTRE']],
    )}<p style="margin-top:4mm">IBAN (International Bank Account Number)<br><b style="font-size:12pt">${BIHAN.spaced}</b></p><p>Code BIC (Bank Identification Code) – code SWIFT<br><b style="font-size:12pt">BECOFRP1XXX</b></p><p style="font-size:8pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations en cause et vous évite ainsi des réclamations pour erreurs ou retards d’imputation.</p></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: BIHAN.iban, bic: 'BECOFRP1XXX', holder: 'M OU MME LE BIHAN ERWAN' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const BOUVIER = accountOf('bouvier-chambery');
const mobile = paperOf(
  'rib-application-chambery',
  `font: 11pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 30mm 40mm; h1 { font-size: 17pt; color: #5b2bd0 } .k { background: #f2eefc; border-radius: 3mm; padding: 4mm; margin-bottom: 3mm } .k span { display: block; font-size: 8.4pt; color: #666 }`,
  [
    `<h1>Néolac Banque</h1><p>Vos coordonnées bancaires</p><div class="k"><span>Titulaire</span>Mme Laurence BOUVIER</div><div class="k"><span>IBAN</span>${BOUVIER.spaced}</div><div class="k"><span>BIC</span>NEOLFR2AXXX</div><div class="k"><span>Banque</span>Néolac Banque, 20 quai des Exemples, 75012 Paris</div><div class="k"><span>Adresse du titulaire</span>8 faubourg Montmélian, 73000 Chambéry, France</div><p style="font-size:8.6pt">Document généré depuis l’application le 18/10/2026. Communiquez ces coordonnées à votre employeur, à votre notaire ou à tout organisme qui doit vous verser de l’argent ou prélever votre compte. Ne transmettez jamais vos codes d’accès.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: BOUVIER.iban, bic: 'NEOLFR2AXXX', holder: 'Mme Laurence BOUVIER' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PERSONNES_ET_COMPTES = [card, passport, birth, slip, mobile];
