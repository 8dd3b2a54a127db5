// Who the parties are and where they are paid: card, passport, birth record, two bank slips.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('T7RX2K940')}`.padEnd(30, '<');
const cardSecond = `${checked('780309')}F${checked('331118')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [cardFirst, `${cardSecond}${cardCheck}`, 'NGUYEN<<THI<LAN'.padEnd(30, '<')].join(
  '\n',
);

const card = paperOf(
  'cni-photocopie-amiens',
  `padding: 24mm 30mm; .card { width: 118mm; height: 75mm; border: .3mm solid #556; border-radius: 4mm; padding: 4mm; margin-bottom: 12mm; background: linear-gradient(140deg, #e9f1f8, #f7eef2); font-size: 7.2pt; line-height: 1.3 } .card b { display: block; font-size: 10pt } .g { display: grid; grid-template-columns: 30mm 1fr 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #a9aeb9; height: 38mm } .z { font: 10.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 12mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span><span>FR</span></div>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>NGUYEN</b>Nom d’usage / Alternate name<b>ép. DUVAL</b>Prénoms / Given names<b>Thi Lan</b>Sexe / Sex<b>F</b>N° du document / Document No<b>T7RX2K940</b></div><div>Nationalité / Nationality<b>FRA</b>Date de naiss. / Date of birth<b>09 03 1978</b>Lieu de naissance / Place of birth<b>HUÉ (VIÊT NAM)</b>Date d’expir. / Expiry date<b>18 11 2033</b></div></div></div>
    <div class="card">Taille / Height : 1,58 m &nbsp;&nbsp; Date de délivrance / Date of issue : 19 11 2023<br>Adresse / Address : 210 BOULEVARD DE BAPAUME 80000 AMIENS FRANCE<div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: either('NGUYEN', 'NGUYEN ép. DUVAL'),
      first_names: 'Thi Lan',
      born_on: '1978-03-09',
      born_at: either('HUÉ (VIÊT NAM)', 'HUÉ'),
      expires_on: '2033-11-18',
      delivered_on: '2023-11-19',
      document_number: 'T7RX2K940',
    },
    absent: ['iban', 'property_address'],
  },
);

const passFirst = 'P<FRAQUENEUTTE<<AURELIEN<GASPARD'.padEnd(44, '<');
const passBody = `${checked('21FH40918')}FRA${checked('900714')}M${checked('311004')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-page-beauvais',
  `padding: 30mm 20mm; .p { width: 168mm; border: .3mm solid #432; border-radius: 3mm; padding: 5mm; background: #f3efe3; font-size: 7.6pt } .g { display: grid; grid-template-columns: 42mm 1fr 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #b5afa0; height: 54mm } b { display: block; font-size: 9.8pt; margin-bottom: 1mm } .z { font: 10.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>PASSEPORT / PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g"><div class="ph"></div><div>Type / Type<b>P</b>(1) Nom / Surname<b>QUÉNEUTTE</b>(2) Prénoms / Given names<b>Aurélien, Gaspard</b>(3) Nationalité / Nationality<b>Française</b>(4) Date de naissance / Date of birth<b>14 07 1990</b>(7) Date de délivrance / Date of issue<b>05 10 2021</b>(8) Date d’expiration / Date of expiry<b>04 10 2031</b></div><div>Code du pays / Country code<b>FRA</b>Passeport n° / Passport No<b>21FH40918</b>(5) Sexe / Sex<b>M</b>(6) Lieu de naissance / Place of birth<b>CLERMONT</b>(9) Autorité / Authority<b>Préfecture de l’Oise</b>(11) Taille / Height<b>1,84 m</b>(10) Couleur des yeux / Colour of eyes<b>MARRON</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'QUÉNEUTTE',
      first_names: either('Aurélien, Gaspard', 'AURELIEN GASPARD'),
      born_on: '1990-07-14',
      born_at: 'CLERMONT',
      expires_on: '2031-10-04',
      delivered_on: '2021-10-05',
      document_number: '21FH40918',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-filiation-charleville',
  `font: 10.4pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; h1 { font-size: 14pt; text-align: center } td { padding: 1.2mm 2mm; border-bottom: .2mm dotted #444 } td:first-child { width: 52mm }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE<br>Département des Ardennes<br>Commune de <b>CHARLEVILLE-MÉZIÈRES</b></p><h1>EXTRAIT D’ACTE DE NAISSANCE<br>AVEC INDICATION DE LA FILIATION</h1><p style="text-align:center">Acte n° 1187 de l’année 1969</p>${table(
      [],
      [
        ['Nom', 'DEVILLEZ'],
        ['Prénom(s)', 'Marie-Christine, Paulette'],
        ['Sexe', 'féminin'],
        ['Née le', 'six décembre mil neuf cent soixante-neuf à quatre heures trente'],
        ['À', 'CHARLEVILLE-MÉZIÈRES (Ardennes)'],
        ['De', 'Roland DEVILLEZ, fondeur, né à NOUZONVILLE le 2 mars 1940'],
        ['Et de', 'Paulette Irène ANCIAUX, née à MONTHERMÉ le 30 juin 1943'],
      ],
    )}<p style="margin-top:5mm"><b>Mentions marginales :</b><br>Mariée à SEDAN (Ardennes) le 4 juillet 1992 avec Philippe WAUTIER.<br>Mariage dissous par jugement de divorce du tribunal de grande instance de Charleville-Mézières du 13 mai 2008.</p><p>Extrait conforme délivré par voie dématérialisée.<br>Fait à Charleville-Mézières, le 23 octobre 2026.<br>L’officier de l’état civil, par délégation : C. Noizet</p><p style="font-size:8pt;margin-top:10mm">Toute altération ou falsification de ce document est passible des peines prévues aux articles 441-1 et suivants du code pénal. Un extrait de plus de trois mois peut être refusé pour la célébration d’un mariage.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'DEVILLEZ',
      first_names: 'Marie-Christine, Paulette',
      born_on: '1969-12-06',
      born_at: either('CHARLEVILLE-MÉZIÈRES', 'CHARLEVILLE-MÉZIÈRES (Ardennes)'),
      delivered_on: '2026-10-23',
    },
    absent: ['expires_on', 'iban', 'sellers'],
  },
);

const dewitte = accountOf('de-witte-lille');
/** Printed three times, to be cut. */
const VOLET = `<div class="v"><div class="c"><h1>Relevé d’identité bancaire</h1><b>Crédit Septentrion Exemple</b></div><p style="font-size:7.4pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations et vous évite ainsi des réclamations.</p>${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'], [[dewitte.bank, dewitte.branch, dewitte.number, dewitte.key, 'LILLE ESQUERMOISE']])}<div class="c"><span>IBAN<br><b>${dewitte.spaced}</b></span><span>Code BIC (SWIFT)<br><b>CSEXFR2LXXX</b></span></div><div class="c"><span>Titulaire du compte<br><b>M. BERTRAND DE WITTE OU MME SABINE LEMAIRE</b></span><span>14 RUE PRINCESSE<br>59800 LILLE</span></div></div>`;
const slip = paperOf(
  'rib-trois-volets-lille',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 16mm; .v { border: .3mm solid #234; padding: 3mm 4mm; margin-bottom: 8mm } .v h1 { font-size: 11pt; margin: 0 0 2mm } td, th { border: .2mm solid #99a; text-align: center; padding: .8mm } th { background: #eef; font-size: 7.4pt } .c { display: flex; justify-content: space-between; margin-top: 2mm }`,
  [VOLET.repeat(3)],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: dewitte.iban,
      bic: 'CSEXFR2LXXX',
      holder: 'M. BERTRAND DE WITTE OU MME SABINE LEMAIRE',
    },
    absent: ['balance', 'born_on', 'rnc'],
  },
);

const syx = accountOf('trois-phares-dunkerque');
const online = paperOf(
  'rib-application-dunkerque',
  `font: 11pt/1.6 'URW Gothic', sans-serif; padding: 24mm 34mm; .s { border-radius: 4mm; background: #f4f1fb; padding: 7mm; margin-top: 6mm } small { color: #6a5d8c; display: block; margin-top: 3mm }`,
  [
    `<p style="font-size:20pt;color:#5b3cc4"><b>kompto</b></p><p style="font-size:14pt">Vos coordonnées bancaires</p><div class="s"><small>Bénéficiaire</small>SCI LES TROIS PHARES<small>IBAN</small>${syx.spaced}<small>BIC</small>KOMPFRPPXXX<small>Adresse du bénéficiaire</small>7 digue de Mer, 59240 Dunkerque<small>Banque</small>Kompto, établissement de paiement, 18 rue Exemple, 75002 Paris</div><p style="font-size:8.4pt;margin-top:8mm">Compte professionnel ouvert le 04/02/2022. Partagez ces informations pour recevoir des virements SEPA. Les virements instantanés sont crédités en moins de dix secondes. Document généré le 30/10/2026 depuis l’application.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: syx.iban, bic: 'KOMPFRPPXXX', holder: 'SCI LES TROIS PHARES' },
    absent: ['balance', 'rnc', 'owner'],
  },
);

export const PERSONNES_ET_COMPTES = [card, passport, birth, slip, online];
