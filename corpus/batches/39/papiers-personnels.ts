// Who people are: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('R8D52VW61')}`.padEnd(30, '<');
const cardSecond = `${checked('800919')}F${checked('350114')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [
  cardFirst,
  `${cardSecond}${cardCheck}`,
  'KERDRAON<<GWENAELLE<ANNE'.padEnd(30, '<'),
].join('\n');
const card = paperOf(
  'cni-carte-guipavas-b39',
  `padding: 25mm 30mm; .card { width: 95mm; min-height: 60mm; border: .3mm solid #889; border-radius: 3mm; padding: 3mm; font-size: 6.6pt; line-height: 1.3; background: linear-gradient(140deg, #e8f2f8, #fdf1f3); margin-bottom: 12mm } .card b { font-size: 8.8pt; display: block } .g { display: grid; grid-template-columns: 25mm 1fr 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #b4bcc6; height: 33mm } .z { font: 9pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE <span style="float:right">FR</span><br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>KERDRAON</b>Prénoms / Given names<b>Gwenaëlle, Anne</b>SEXE / Sex<b>F</b>LIEU DE NAISSANCE / Place of birth<b>LANDERNEAU</b>NOM D’USAGE / Alternate name<b>LE BIHAN</b></div><div>NATIONALITÉ / Nationality<b>FRA</b>DATE DE NAISS. / Date of birth<b>19 09 1980</b>N° DU DOCUMENT / Document No<b>R8D52VW61</b>DATE D’EXPIR. / Expiry date<b>14 01 2035</b></div></div></div><div class="card">TAILLE / Height <b>1,69 m</b>DATE DE DÉLIVRANCE / Date of issue<b>15 01 2025</b>ADRESSE / Address<b>4 VENELLE DE KERGOAT<br>29490 GUIPAVAS</b><div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'KERDRAON',
      first_names: either('Gwenaëlle, Anne', 'GWENAELLE ANNE'),
      born_on: '1980-09-19',
      born_at: 'LANDERNEAU',
      expires_on: '2035-01-14',
      delivered_on: '2025-01-15',
      document_number: 'R8D52VW61',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRALE<MOIGNE<<KEVIN<ALAN'.padEnd(44, '<');
const passBody = `${checked('22DE61904')}FRA${checked('930307')}M${checked('320529')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-pontivy-b39',
  `padding: 30mm 25mm; .p { border: .3mm solid #744; border-radius: 2mm; padding: 5mm; width: 150mm; background: #f4eef1; font-size: 7.2pt } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #bdb0b4; height: 46mm } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .z { font: 9.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><span>PASSEPORT / PASSPORT</span> – République française<div class="g"><div class="ph"></div><div>Type/Type<b>P</b>Nom/Surname (1)<b>LE MOIGNE</b>Prénoms/Given names (2)<b>Kévin, Alan</b>Nationalité/Nationality (3)<b>Française</b>Date de naissance/Date of birth (4)<b>07 03 1993</b>Lieu de naissance/Place of birth (6)<b>LOUDÉAC</b></div><div>Code du pays/Country code<b>FRA</b>Passeport n°/Passport No<b>22DE61904</b>Sexe/Sex (5)<b>M</b>Taille/Height (12)<b>1,81 m</b>Date de délivrance/Date of issue (7)<b>30 05 2022</b>Date d’expiration/Date of expiry (8)<b>29 05 2032</b>Autorité/Authority (9)<b>Préfecture du Morbihan</b></div></div><div class="z">${shown(passFirst)}\n${shown(passSecond)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'LE MOIGNE',
      first_names: either('Kévin, Alan', 'KEVIN ALAN'),
      born_on: '1993-03-07',
      born_at: 'LOUDÉAC',
      expires_on: '2032-05-29',
      delivered_on: '2022-05-30',
      document_number: '22DE61904',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-saint-brieuc-b39',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 22mm 24mm; h1 { font-size: 14pt; text-align: center }`,
  [
    `<p>MAIRIE DE SAINT-BRIEUC<br>Côtes-d’Armor<br>Service de l’état civil</p><h1>COPIE INTÉGRALE D’ACTE DE NAISSANCE</h1><p style="text-align:center">Acte n° 641 – année 1979</p><p>Le vingt-trois mai mil neuf cent soixante-dix-neuf à sept heures quarante, est née en notre commune, 10 rue Marcel Proust, <b>Isabelle Marie Françoise HAMON</b>, du sexe féminin, de Robert Jean HAMON, marin-pêcheur, né à ERQUY (Côtes-du-Nord) le 2 novembre 1948, et de Jacqueline LE MÉE, employée, née à PLÉRIN (Côtes-du-Nord) le 14 juillet 1951, son épouse, domiciliés à SAINT-BRIEUC, 21 rue de la Corderie.</p><p>Dressé le vingt-quatre mai mil neuf cent soixante-dix-neuf à neuf heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, officier de l’état civil.</p><p><b>Mentions marginales</b><br>Mariée à LANGUEUX (Côtes-d’Armor) le 21 août 2004 avec Hoang Long NGUYEN.</p><p style="margin-top:12mm">Copie délivrée conforme au registre.<br>Saint-Brieuc, le 13 octobre 2026<br>L’officier de l’état civil délégué</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'HAMON',
      first_names: 'Isabelle Marie Françoise',
      born_on: '1979-05-23',
      born_at: 'SAINT-BRIEUC',
      delivered_on: '2026-10-13',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const bihan = accountOf('le-bihan-b39');
const slip = paperOf(
  'rib-agence-brest-b39',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .b { border: .3mm solid #006a4e; padding: 4mm; width: 165mm } td, th { border: .15mm solid #888; text-align: center } .n td { border: 0; text-align: left }`,
  [
    `<div class="b"><table class="n"><tr><td><b style="font-size:14pt;color:#006a4e">CRÉDIT DU PONANT EXEMPLE</b><br>Agence BREST SIAM – 02 98 00 90 10</td><td style="text-align:right"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b><br>Exemplaire à remettre</td></tr></table><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs français ou étrangers appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>${table(['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'], [[bihan.bank, bihan.branch, bihan.number, bihan.key, 'CDP BREST SIAM']])}<p style="margin-top:3mm">IBAN : <b>${bihan.spaced}</b><br>BIC : <b>CDPEFRPPBRE</b></p><p>Titulaire du compte :<br>MME LE BIHAN GWENAELLE<br>4 VENELLE DE KERGOAT<br>29490 GUIPAVAS</p></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: bihan.iban, bic: 'CDPEFRPPBRE', holder: 'MME LE BIHAN GWENAELLE' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const glaz = accountOf('sci-ty-glaz-b39');
const online = paperOf(
  'rib-en-ligne-lorient-b39',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 14mm 18mm; .u { font-size: 7pt; color: #777 } .c { border: .2mm solid #ccd; border-radius: 3mm; padding: 6mm; margin-top: 6mm } dt { color: #667; font-size: 8.6pt } dd { margin: 0 0 3mm }`,
  [
    `<p class="u">16/11/2026 09:17 – Mes comptes – Coordonnées bancaires</p><p style="font-size:16pt;color:#6b2fb3"><b>Nuage Banque Pro</b></p><h1 style="font-size:14pt">Coordonnées bancaires du compte courant</h1><div class="c"><dl><dt>Titulaire</dt><dd>SCI TY GLAZ</dd><dt>IBAN</dt><dd>${glaz.spaced}</dd><dt>BIC</dt><dd>NUBPFRP1XXX</dd><dt>Adresse du titulaire</dt><dd>12 rue de Merville, 56100 Lorient</dd><dt>Établissement</dt><dd>Nuage Banque Pro, établissement de paiement, 3 rue du Sentier, 75002 Paris</dd></dl></div><p class="u" style="margin-top:8mm">https://pro.nuagebanque.example.fr/comptes/rib – 1/1 – Partagez ces informations pour recevoir un virement. Ne communiquez jamais vos codes.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: glaz.iban, bic: 'NUBPFRP1XXX', holder: 'SCI TY GLAZ' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PAPIERS_PERSONNELS = [card, passport, birth, slip, online];
