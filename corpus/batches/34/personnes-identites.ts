// Who people are and where they bank: a card, a passport, a birth record, two bank slips.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('R9TB42XM6')}`.padEnd(30, '<');
const cardSecond = `${checked('880217')}F${checked('350611')}FRA`.padEnd(29, '<');
const cardEnd = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = `${cardFirst}\n${cardSecond}${cardEnd}\n${'BELKACEM<<FATIHA<LEILA'.padEnd(30, '<')}`;
const card = paperOf(
  'cni-photocopie-bobigny',
  `padding: 22mm; .card { width: 96mm; min-height: 60mm; border: .3mm solid #789; border-radius: 3mm; padding: 3mm; font-size: 6.6pt; line-height: 1.3; margin-bottom: 16mm; background: linear-gradient(100deg, #eaf3f8, #f8eef0) } b { font-size: 8.6pt } .g { display: grid; grid-template-columns: 25mm 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #b5bcc4; height: 33mm } .z { font: 9pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE &nbsp; FR<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<br><b>BELKACEM</b><br>Prénoms / Given names<br><b>Fatiha, Leïla</b><br>SEXE / Sex &nbsp;&nbsp; NATIONALITÉ / Nationality &nbsp;&nbsp; DATE DE NAISS. / Date of birth<br><b>F &nbsp;&nbsp;&nbsp; FRA &nbsp;&nbsp;&nbsp; 17 02 1988</b><br>LIEU DE NAISSANCE / Place of birth<br><b>SAINT-DENIS</b><br>NOM D’USAGE / Alternate name<br><b>ép. ROUX</b><br>N° DU DOCUMENT / Document No &nbsp;&nbsp; DATE D’EXPIR. / Expiry date<br><b>R9TB42XM6 &nbsp;&nbsp; 11 06 2035</b></div></div></div><div class="card">TAILLE / Height <b>1,68 m</b><br>DATE DE DÉLIVRANCE / Date of issue <b>12 06 2025</b><br>ADRESSE / Address<br><b>9 RUE DU CHEMIN VERT<br>93000 BOBIGNY FRANCE</b><div class="z">${shown(cardZone)}</div></div><p>Copie conforme à l’original présenté le 4 novembre 2026 – dossier vente BELKACEM</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BELKACEM',
      first_names: either('Fatiha, Leïla', 'FATIHA LEILA'),
      born_on: '1988-02-17',
      born_at: 'SAINT-DENIS',
      expires_on: '2035-06-11',
      delivered_on: '2025-06-12',
      document_number: 'R9TB42XM6',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRATCHIKAYA<MBOUNGOU<<PROSPER<JONAS'.padEnd(44, '<');
const passBody = `${checked('21EH60334')}FRA${checked('790924')}M${checked('310419')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-numerise-meaux',
  `padding: 24mm 18mm; .p { border: .3mm solid #744; border-radius: 2mm; padding: 5mm; width: 160mm; background: #f7f1ea; font-size: 7pt; line-height: 1.35 } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #c4bcb0; height: 52mm } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p">Union européenne – République française &nbsp;&nbsp;&nbsp; PASSEPORT / PASSPORT<div class="g"><div class="ph"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>TCHIKAYA MBOUNGOU</b>Prénoms / Given names (2)<b>Prosper, Jonas</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>24 09 1979</b>Lieu de naissance / Place of birth (6)<b>POINTE-NOIRE (CONGO)</b></div><div>Code du pays / Country code<b>FRA</b>Passeport n° / Passport No<b>21EH60334</b>Sexe / Sex (5)<b>M</b>Date de délivrance / Date of issue (7)<b>20 04 2021</b>Date d’expiration / Date of expiry (8)<b>19 04 2031</b>Autorité / Authority (9)<b>Sous-préfecture de Meaux</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'TCHIKAYA MBOUNGOU',
      first_names: either('Prosper, Jonas', 'PROSPER JONAS'),
      born_on: '1979-09-24',
      born_at: either('POINTE-NOIRE (CONGO)', 'POINTE-NOIRE'),
      expires_on: '2031-04-19',
      delivered_on: '2021-04-20',
      document_number: '21EH60334',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-etampes',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; .two { display: grid; grid-template-columns: 48mm 1fr; gap: 8mm; margin-top: 6mm } .m { font-size: 9pt; border-right: .2mm solid #000; padding-right: 4mm }`,
  [
    `<p style="text-align:center"><b>MAIRIE D’ÉTAMPES</b><br>Essonne – Service de l’état civil<br>91150</p><p style="text-align:center;font-size:13pt"><b>COPIE INTÉGRALE D’ACTE DE NAISSANCE</b><br>Registre de l’année 1974 – acte n° 287</p><div class="two"><div class="m"><b>KOWALCZYK</b><br>Stanislas André<br><br>Marié à DOURDAN (Essonne) le 5 juillet 2003 avec Maud Solène LEBRETON. Le 7 juillet 2003.<br><br>Contrat de mariage : Me AUBRY, notaire à Dourdan, 12 juin 2003.</div><div><p>Le huit mai mil neuf cent soixante-quatorze, à vingt-trois heures quarante minutes, est né, avenue de Villeneuve, Stanislas André, du sexe masculin, de Zygmunt KOWALCZYK, né à LENS (Pas-de-Calais) le 16 octobre 1944, ouvrier agricole, et de Huguette Marcelle FROMENTIN, née à MÉRÉVILLE (Essonne) le 22 janvier 1948, sans profession, son épouse, domiciliés à MORIGNY-CHAMPIGNY.</p><p>Dressé le dix mai mil neuf cent soixante-quatorze, à onze heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Lucien BARDET, adjoint au maire d’ÉTAMPES, officier de l’état civil par délégation.</p></div></div><p style="margin-top:10mm">Copie délivrée selon procédé informatisé.<br>À Étampes, le 13 octobre 2026<br>L’officier de l’état civil délégué, Nadège Pruvost</p><p style="font-size:8pt">Tout officier de l’état civil dépositaire d’un acte en délivre copie sans frais. L’altération de cette copie est punie par la loi.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'KOWALCZYK',
      first_names: 'Stanislas André',
      born_on: '1974-05-08',
      born_at: either('ÉTAMPES', 'ÉTAMPES (Essonne)'),
      delivered_on: '2026-10-13',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const rochebrune = accountOf('rochebrune-melun');
const slip = paperOf(
  'rib-agence-melun',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 18mm; .r { border: .4mm solid #7a1020; padding: 4mm } td, th { border: .15mm solid #a88; padding: 1.2mm; text-align: center } th { background: #f6ecec }`,
  [
    `<div class="r"><p style="color:#7a1020;font-size:15pt"><b>Banque Exemple de Brie</b></p><p style="text-align:center;font-size:12pt"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></p><p style="font-size:8pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances, etc.).</p>${table(
      ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'],
      [
        [
          rochebrune.bank,
          rochebrune.branch,
          rochebrune.number,
          rochebrune.key,
          'MELUN SAINT-ASPAIS',
        ],
      ],
    )}<p style="margin-top:3mm">IBAN : <b>${rochebrune.spaced}</b><br>BIC : <b>EXBRFRPP771</b></p><p>Titulaire du compte :<br><b>M OU MME DE LA ROCHEBRUNE GERAUD</b><br>3 IMPASSE DU PUITS<br>77930 PERTHES-EN-GATINAIS</p></div><p style="font-size:7.4pt;margin-top:3mm">Banque Exemple de Brie, société coopérative à capital variable – 6 place Saint-Jean, 77000 MELUN – 900 004 117 RCS Melun</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: rochebrune.iban,
      bic: 'EXBRFRPP771',
      holder: either('M OU MME DE LA ROCHEBRUNE GERAUD', 'DE LA ROCHEBRUNE GERAUD'),
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const lumina = accountOf('sci-lumina-argenteuil');
const app = paperOf(
  'rib-banque-en-ligne-argenteuil',
  `font: 10.4pt/1.6 'URW Gothic', sans-serif; padding: 22mm 24mm; .l { color: #888; font-size: 8pt } .v { font-size: 12pt; margin-bottom: 4mm }`,
  [
    `<p style="font-size:18pt;color:#0a8f6c"><b>néo·pro</b></p><p>Votre compte professionnel, 100 % en ligne</p><h1 style="font-size:15pt;margin-top:10mm">Coordonnées bancaires</h1><div class="l">TITULAIRE</div><div class="v">SCI LUMINA</div><div class="l">ADRESSE</div><div class="v">61 rue Paul-Vaillant-Couturier<br>95100 Argenteuil, France</div><div class="l">IBAN</div><div class="v">${lumina.spaced}</div><div class="l">BIC / SWIFT</div><div class="v">NEOPFR21XXX</div><div class="l">BANQUE</div><div class="v">Néo Pro Exemple, 12 rue de Provence, 75009 Paris</div><p style="font-size:8pt;margin-top:14mm">Document généré le 9 novembre 2026 à 07:41. Ne communiquez jamais vos identifiants : nos conseillers ne vous les demanderont pas.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: lumina.iban, bic: 'NEOPFR21XXX', holder: 'SCI LUMINA' },
    absent: ['born_on', 'balance', 'rnc', 'due_on'],
  },
);

export const PERSONNES_IDENTITES = [card, passport, birth, slip, app];
