// Who people are and where they are paid: a card, a passport, a birth record, two bank slips.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('X4RT90PV2')}`.padEnd(30, '<');
const second = `${checked('910412')}F${checked('350107')}FRA`.padEnd(29, '<');
const both = mrzDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18));
const cardZone = [first, `${second}${both}`, 'BOUAZZA<LEFEVRE<<INES<NAWEL'.padEnd(30, '<')].join(
  '\n',
);
const card = paperOf(
  'cni-photocopie-bouazza-melun',
  `padding: 22mm; .c { width: 90mm; border: .3mm solid #778; border-radius: 3mm; padding: 3mm; margin-bottom: 10mm; font-size: 6.6pt; line-height: 1.3; background: #f1f5f8 } .c b { display: block; font-size: 8.6pt } .g { display: grid; grid-template-columns: 23mm 1fr 1fr; gap: 2mm; margin-top: 2mm } .ph { background: #9aa; height: 29mm } .z { font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="c">RÉPUBLIQUE FRANÇAISE &nbsp; FR<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>BOUAZZA-LEFÈVRE</b>Prénoms / Given names<b>Inès, Nawel</b>SEXE / Sex<b>F</b>DATE DE NAISS. / Date of birth<b>12 04 1991</b></div><div>NATIONALITÉ / Nationality<b>FRA</b>LIEU DE NAISSANCE / Place of birth<b>MELUN</b>N° DU DOCUMENT / Document No<b>X4RT90PV2</b>DATE D’EXPIR. / Expiry date<b>07 01 2035</b></div></div></div><div class="c">TAILLE / Height<b>1,68 m</b>DATE DE DÉLIVRANCE / Date of issue<b>08 01 2025</b>ADRESSE / Address<b>25 AVENUE THIERS<br>77000 MELUN FRANCE</b><div class="z">${shown(cardZone)}</div></div><p style="font-size:8pt">Copie reçue à l’étude le 12/10/2026</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: either('BOUAZZA-LEFÈVRE', 'BOUAZZA LEFEVRE'),
      first_names: either('Inès, Nawel', 'INES NAWEL'),
      born_on: '1991-04-12',
      born_at: 'MELUN',
      delivered_on: '2025-01-08',
      expires_on: '2035-01-07',
      document_number: 'X4RT90PV2',
    },
    absent: ['iban', 'made_on'],
  },
);

const passTop = 'P<FRARUIZ<Y<TORRES<<ESTEBAN<MARIA'.padEnd(44, '<');
const passBody = `${checked('21AK50318')}FRA${checked('780923')}M${checked('310614')}${'<'.repeat(14)}0`;
const passBottom = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-ruiz-orleans',
  `padding: 24mm 20mm; .p { border: .3mm solid #6a4a3a; padding: 4mm; width: 148mm; font-size: 7pt; background: linear-gradient(120deg, #f6ecec, #eef2f6) } .g { display: grid; grid-template-columns: 36mm 1fr; gap: 5mm } .ph { background: #aaa; height: 46mm } b { font-size: 9.2pt } .z { font: 9.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm } td { padding: .4mm 2mm .8mm 0 }`,
  [
    `<div class="p"><div>PASSEPORT &nbsp; RÉPUBLIQUE FRANÇAISE &nbsp; PASSPORT</div><div class="g"><div class="ph"></div>${table(
      [],
      [
        [
          'Type/Type<br><b>P</b>',
          'Code du pays/Country code<br><b>FRA</b>',
          'Passeport n°/Passport No<br><b>21AK50318</b>',
        ],
        ['Nom/Surname (1)<br><b>RUIZ Y TORRES</b>', '', ''],
        ['Prénoms/Given names (2)<br><b>Esteban, Maria</b>', '', ''],
        [
          'Nationalité/Nationality (3)<br><b>Française</b>',
          'Sexe/Sex (5)<br><b>M</b>',
          'Taille (12)<br><b>1,79 m</b>',
        ],
        [
          'Date de naissance (4)<br><b>23 09 1978</b>',
          'Lieu de naissance (6)<br><b>PERPIGNAN</b>',
          'Couleur des yeux (13)<br><b>MARRON</b>',
        ],
        [
          'Date de délivrance (7)<br><b>15 06 2021</b>',
          'Date d’expiration (8)<br><b>14 06 2031</b>',
          'Autorité (9)<br><b>Préfecture du Loiret</b>',
        ],
      ],
    )}</div><div class="z">${shown(`${passTop}\n${passBottom}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'RUIZ Y TORRES',
      first_names: either('Esteban, Maria', 'ESTEBAN MARIA'),
      born_on: '1978-09-23',
      born_at: 'PERPIGNAN',
      delivered_on: '2021-06-15',
      expires_on: '2031-06-14',
      document_number: '21AK50318',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-mairie-auxerre',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 20mm; .g { display: grid; grid-template-columns: 52mm 1fr; gap: 6mm } .m { border-right: .2mm solid #555; padding-right: 4mm; font-size: 9pt }`,
  [
    `<p><b>VILLE D’AUXERRE</b> (Yonne)<br>Service État civil – 14 place de l’Hôtel de Ville</p><h1 style="font-size:14pt;text-align:center">COPIE INTÉGRALE D’ACTE DE NAISSANCE</h1><div class="g"><div class="m"><p><b>N° 744</b></p><p>DESCHAMPS<br>Aurélien, Guy, Bastien</p><p>MENTIONS</p><p>Marié à CHABLIS (Yonne) le 25 juin 2016 avec Marion ROBLOT.</p><p>Mention apposée le 28 juin 2016.</p></div><div><p>Le neuf décembre mil neuf cent quatre-vingt-six à vingt-deux heures trente-cinq minutes, est né au 2 boulevard de Verdun : Aurélien, Guy, Bastien, du sexe masculin,</p><p>de Michel Louis DESCHAMPS, né à TONNERRE (Yonne) le 1er mars 1954, chauffeur routier, et de Sylviane Rose GARNIER, née à JOIGNY (Yonne) le 30 août 1957, aide-soignante, son épouse, domiciliés à MONÉTEAU, 6 rue des Acacias.</p><p>Dressé le onze décembre mil neuf cent quatre-vingt-six à neuf heures quinze sur déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Jacqueline PERROT, officier de l’état civil d’AUXERRE par délégation du Maire.</p></div></div><p style="margin-top:10mm">Pour copie conforme, délivrée à Auxerre le 21 septembre 2026<br>L’officier de l’état civil délégué, N. Kadri (sceau)</p><p style="font-size:8pt">Document gratuit. Toute falsification expose aux peines de l’article 441-3 du code pénal.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'DESCHAMPS',
      first_names: 'Aurélien, Guy, Bastien',
      born_on: '1986-12-09',
      born_at: either('AUXERRE', 'AUXERRE (Yonne)'),
      delivered_on: '2026-09-21',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const ozanne = accountOf('ozanne-sci');
const slip = paperOf(
  'rib-agence-ozanne-boulogne',
  `font: 8.8pt 'Nimbus Sans', sans-serif; .r { border: .3mm solid #163; padding: 4mm; margin-top: 6mm } td, th { border: .2mm solid #9b9; text-align: center } .k td { border: 0; text-align: left }`,
  [
    `<p style="font-size:14pt;color:#163"><b>CRÉDIT FRANCILIEN EXEMPLE</b></p><p>Agence Entreprises Boulogne – 60 route de la Reine – 92100 BOULOGNE-BILLANCOURT</p><div class="r"><p><b>RELEVÉ D’IDENTITÉ BANCAIRE</b> – Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>${table(['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'], [[ozanne.bank, ozanne.branch, ozanne.number, ozanne.key, 'CFE BOULOGNE ENT.']])}<p style="margin-top:3mm">IBAN : <b>${ozanne.spaced}</b><br>Code BIC (Bank Identification Code) – code SWIFT : <b>CFEXFRPPXXX</b></p>${table([], [['Intitulé du compte', 'SCI OZANNE ET FILLES<br>3 IMPASSE DU LAVOIR<br>78380 BOUGIVAL']], 'k')}</div><p style="font-size:7pt;margin-top:3mm">Crédit Francilien Exemple – société coopérative à capital variable – ORIAS 00 000 092 – édité le 05/10/2026 à 11 h 02</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: ozanne.iban, bic: 'CFEXFRPPXXX', holder: 'SCI OZANNE ET FILLES' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const chollet = accountOf('chollet-bourges');
const phone = paperOf(
  'rib-appli-chollet-bourges',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 14mm 50mm; .l { color: #888; font-size: 8.5pt; margin-top: 4mm } .t { text-align: center; font-size: 14pt; border-bottom: .3mm solid #ddd; padding-bottom: 3mm }`,
  [
    `<p style="font-size:8pt">17:42 &nbsp; 4G &nbsp; 63 %</p><p class="t">‹ &nbsp; RIB et IBAN</p><div class="l">Compte courant postal</div><b>MME CHOLLET YVETTE</b><div class="l">IBAN</div>${chollet.spaced}<div class="l">BIC</div>EXPOFRPPBRG<div class="l">Titulaire</div>MME CHOLLET YVETTE<div class="l">Adresse du titulaire</div>17 BD DE STRASBOURG<br>18000 BOURGES<div class="l">Banque</div>Banque Exemple Postale – centre financier<p style="margin-top:8mm;text-align:center;color:#06c">Partager &nbsp;&nbsp; Copier l’IBAN</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: chollet.iban, bic: 'EXPOFRPPBRG', holder: 'MME CHOLLET YVETTE' },
    absent: ['balance', 'born_on'],
  },
);

export const PERSONNES_ET_BANQUES = [card, passport, birth, slip, phone];
