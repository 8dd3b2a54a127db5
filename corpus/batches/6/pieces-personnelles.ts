// Who sells and where the price is paid: card, passport, birth record, two bank sheets.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const zone = (...lines: string[]): string => lines.join('\n').replaceAll('<', '&lt;');

const cardTop = `IDFRA${checked('R9TX04LM2')}`.padEnd(30, '<');
const cardMiddle = `${checked('790421')}F${checked('350315')}FRA`.padEnd(29, '<');
const cardDigit = mrzDigit(
  cardTop.slice(5) + cardMiddle.slice(0, 7) + cardMiddle.slice(8, 15) + cardMiddle.slice(18),
);

const card = paperOf(
  'cni-nice-photocopie',
  `padding: 24mm 20mm; .c { width: 92mm; height: 58mm; border: .3mm solid #556; border-radius: 3mm; padding: 3mm; background: linear-gradient(120deg, #e8f1f7, #f7eef2); font-size: 6.6pt; line-height: 1.3; margin-bottom: 14mm } .c b { font-size: 8.6pt; display: block } .g { display: grid; grid-template-columns: 25mm 1fr; gap: 3mm; margin-top: 1.5mm } .ph { background: #aeb6bf; height: 32mm } .z { font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 8mm }`,
  [
    `<div class="c"><span style="font-size:7.6pt">RÉPUBLIQUE FRANÇAISE &nbsp; FR</span><br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>FERRERO</b>Prénoms / Given names<b>Chiara, Maria, Lucia</b><div style="display:grid;grid-template-columns:9mm 19mm 1fr">SEXE<br>Sex<span>NATIONALITÉ<br>Nationality</span><span>DATE DE NAISS.<br>Date of birth</span><b>F</b><b>FRA</b><b>21 04 1979</b></div>LIEU DE NAISSANCE / Place of birth<b>TURIN (ITALIE)</b><div style="display:grid;grid-template-columns:1fr 1fr"><span>N° DU DOCUMENT / Document No<b>R9TX04LM2</b></span><span>DATE D’EXPIR. / Expiry date<b>15 03 2035</b></span></div></div></div></div><div class="c">TAILLE / Height 1,69 m &nbsp;&nbsp; DATE DE DÉLIVRANCE / Date of issue 16 03 2025<br>ADRESSE / Address 9 RUE VERDI 06000 NICE FRANCE<div class="z">${zone(cardTop, `${cardMiddle}${cardDigit}`, 'FERRERO<<CHIARA<MARIA<LUCIA'.padEnd(30, '<'))}</div></div><p>Copie conforme à l’original, Nice le 20/10/2026</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'FERRERO',
      first_names: either('Chiara, Maria, Lucia', 'CHIARA MARIA LUCIA'),
      born_on: '1979-04-21',
      born_at: either('TURIN (ITALIE)', 'TURIN'),
      expires_on: '2035-03-15',
      delivered_on: '2025-03-16',
      document_number: 'R9TX04LM2',
    },
    absent: ['iban', 'rnc'],
  },
);

const passTop = 'P<FRADELANOUE<<PHILIPPE<YVES'.padEnd(44, '<');
const passBody = `${checked('20AV31865')}FRA${checked('690315')}M${checked('301118')}${'<'.repeat(14)}0`;
const passDigit = mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43));
const passport = paperOf(
  'passeport-montlouis-copie',
  `padding: 26mm 22mm; .p { border: .3mm solid #4a3540; padding: 5mm; background: #f3eff4; width: 160mm; font-size: 7.2pt } .g { display: grid; grid-template-columns: 42mm 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #b5aeb8; height: 54mm } .f { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 4mm } b { font-size: 9.4pt; display: block } .z { font: 9.9pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><b>PASSEPORT – PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE</b><div class="g"><div class="ph"></div><div class="f"><span>Type / Type<b>P</b></span><span>Code du pays / Country code<b>FRA</b></span><span>Passeport n° / Passport No<b>20AV31865</b></span><span>Couleur des yeux / Colour of eyes<b>MARRON</b></span><span style="grid-column:span 2">Nom / Surname (1)<b>DELANOUE</b></span><span style="grid-column:span 2">Prénoms / Given names (2)<b>Philippe, Yves</b></span><span>Nationalité / Nationality (3)<b>Française</b></span><span>Date de naissance / Date of birth (4)<b>15 03 1969</b></span><span>Sexe / Sex (5)<b>M</b></span><span>Lieu de naissance / Place of birth (6)<b>TOURS</b></span><span>Date de délivrance / Date of issue (7)<b>19 11 2020</b></span><span>Date d’expiration / Date of expiry (9)<b>18 11 2030</b></span><span>Taille / Height<b>1,81 m</b></span><span>Autorité / Authority (8)<b>Préfecture d’Indre-et-Loire</b></span><span style="grid-column:span 2">Domicile / Residence (11)<b>8 RUE DES VIGNES 37270 MONTLOUIS SUR LOIRE</b></span></div></div><div class="z">${zone(passTop, `${passBody}${passDigit}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DELANOUE',
      first_names: either('Philippe, Yves', 'PHILIPPE YVES'),
      born_on: '1969-03-15',
      born_at: 'TOURS',
      expires_on: '2030-11-18',
      delivered_on: '2020-11-19',
      document_number: '20AV31865',
    },
    absent: ['iban', 'rnc'],
  },
);

const birth = paperOf(
  'naissance-chambery-integrale',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 20mm; .g { display: grid; grid-template-columns: 46mm 1fr; gap: 8mm; margin-top: 6mm } .m { font-size: 9.4pt; border-right: .2mm solid #777; padding-right: 4mm }`,
  [
    `<p style="text-align:center"><b>MAIRIE DE CHAMBÉRY</b><br>(Savoie)<br>SERVICE DE L’ÉTAT CIVIL</p><h1 style="font-size:15pt;text-align:center">COPIE INTÉGRALE D’ACTE DE NAISSANCE</h1><p style="text-align:center">Année 1984 – Acte n° 00217</p><div class="g"><div class="m"><b>BOUVARD<br>Laurent Marc</b><p></p><u>Mentions marginales</u><br>Marié à ÉCHIROLLES (Isère) le 14 juin 2014 avec Claire Élise PONTHIEU. Mention portée le 20 juin 2014. L’officier de l’état civil délégué.</div><div><p>Le douze février mil neuf cent quatre-vingt-quatre à cinq heures quarante-deux minutes est né, place François Chiron, un enfant de sexe masculin, prénommé <b>Laurent Marc</b>, de Gérard Émile <b>BOUVARD</b>, né à AIX-LES-BAINS (Savoie) le 21 mai 1953, mécanicien, et de Nicole Jeanne RATEL, née à MODANE (Savoie) le 3 octobre 1956, secrétaire, son épouse, domiciliés à LA RAVOIRE (Savoie), 12 rue du Granier.</p><p>Dressé le treize février mil neuf cent quatre-vingt-quatre à dix heures quinze minutes sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Suzanne MARTINOD, officier de l’état civil par délégation du maire de Chambéry.</p></div></div><p style="margin-top:10mm">Pour copie conforme, délivrée selon procédé informatisé.<br>À Chambéry, le 28 septembre 2026<br>L’officier de l’état civil délégué – sceau de la mairie</p><p style="font-size:8.4pt">Cette copie ne peut être délivrée qu’à l’intéressé majeur, à ses ascendants ou descendants, à son conjoint ou à son représentant légal (décret n° 2017-890 du 6 mai 2017).</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'BOUVARD',
      first_names: 'Laurent Marc',
      born_on: '1984-02-12',
      born_at: either('CHAMBÉRY', 'CHAMBÉRY (Savoie)'),
      delivered_on: '2026-09-28',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const joint = accountOf('6/bouvard');
const counter = paperOf(
  'rib-grenoble-agence',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 18mm; .b { border: .3mm solid #1d4e89; padding: 4mm; margin-top: 5mm } td, th { border: .15mm solid #1d4e89; text-align: center } th { background: #e8eff7; font-size: 8pt }`,
  [
    `<p style="font-size:15pt;color:#1d4e89"><b>Banque Exemple des Alpes</b></p><p>RELEVÉ D’IDENTITÉ BANCAIRE<br>Édité le 30/09/2026 à l’agence de Grenoble Grands Boulevards</p><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs français ou étrangers, appelés à faire inscrire des opérations à votre compte (virements, prélèvements, etc.). Son utilisation vous garantit le bon enregistrement des opérations en cause et vous évite ainsi des réclamations pour erreurs ou retards d’imputation.</p><div class="b">${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'], [[joint.bank, joint.branch, joint.number, joint.key, 'BEA GRENOBLE GDS BOULEVARDS']])}<p style="margin-top:4mm">Identification internationale (IBAN)<br><b style="font-size:12pt">${joint.spaced}</b></p><p>Identifiant international de la banque (BIC)<br><b>BEXAFRPP380</b></p><p>Titulaire du compte<br><b>M BOUVARD LAURENT OU MME BOUVARD CLAIRE</b><br>22 AVENUE JEAN PERROT BAT B<br>38100 GRENOBLE</p></div><p style="font-size:7.6pt;margin-top:5mm">Banque Exemple des Alpes – société coopérative à capital variable – RCS Grenoble 900 009 001 – intermédiaire en assurance. Les mentions figurant sur ce document n’engagent pas la banque en cas de modification ultérieure du compte.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: joint.iban,
      bic: 'BEXAFRPP380',
      holder: 'M BOUVARD LAURENT OU MME BOUVARD CLAIRE',
    },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const own = accountOf('6/ferrero');
const mobile = paperOf(
  'rib-nice-en-ligne',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 26mm 24mm; .k { color: #6b7280; font-size: 8.6pt; margin: 5mm 0 0 } .v { font-size: 12pt }`,
  [
    `<p style="font-size:20pt;color:#0f766e"><b>ozen</b> <span style="font-size:9pt;color:#6b7280">banque en ligne</span></p><h1 style="font-size:16pt">Coordonnées bancaires</h1><p class="k">Bénéficiaire</p><p class="v">Chiara FERRERO</p><p class="k">IBAN</p><p class="v">${own.spaced}</p><p class="k">Code BIC / SWIFT</p><p class="v">OZENFR2PXXX</p><p class="k">Détail RIB</p><p>Banque ${own.bank} · Guichet ${own.branch} · Compte ${own.number} · Clé ${own.key}</p><p class="k">Adresse de la banque</p><p>Ozen SA, 140 quai de Jemmapes, 75010 Paris, France</p><p class="k">Adresse du client</p><p>9 rue Verdi, 06000 Nice, France</p><p style="margin-top:12mm;font-size:8.6pt;color:#6b7280">Utilisez ces informations pour recevoir des virements SEPA et mettre en place des prélèvements. Pour un virement en devises, des frais peuvent s’appliquer selon la brochure tarifaire. Document généré depuis l’application le 20 octobre 2026. Ozen SA est agréée en qualité d’établissement de crédit ; les dépôts sont garantis dans la limite de 100&nbsp;000&nbsp;€ par client.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: own.iban, bic: 'OZENFR2PXXX', holder: 'Chiara FERRERO' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

export const PIECES_PERSONNELLES = [card, passport, birth, counter, mobile];
