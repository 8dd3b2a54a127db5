// Who people are and where they are paid: card, passport, residence permit, birth records, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');
/** Three lines of thirty signs. */
const cardZone = (
  head: string,
  number: string,
  born: string,
  sex: string,
  until: string,
  nation: string,
  name: string,
): string => {
  const first = `${head}${checked(number)}`.padEnd(30, '<');
  const second = `${checked(born)}${sex}${checked(until)}${nation}`.padEnd(29, '<');
  const check = mrzDigit(
    first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
  );
  return [first, `${second}${check}`, name.padEnd(30, '<')].join('\n');
};

const card = paperOf(
  'cni-photocopie-annemasse',
  `padding: 22mm; .card { width: 92mm; height: 58mm; border: .3mm solid #889; border-radius: 3mm; padding: 3mm; margin: 0 auto 12mm; background: linear-gradient(150deg, #e8f4f8, #fdf0f2); font-size: 6.2pt; line-height: 1.25; position: relative } .card b { font-size: 8.2pt; display: block } .ph { position: absolute; left: 3mm; top: 14mm; width: 23mm; height: 30mm; background: #a9b2b8 } .d { margin-left: 27mm } .z { font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 3mm; left: 3mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="ph"></div><div class="d">NOM / Surname<b>BAUD</b>Prénoms / Given names<b>Martine, Yvette, Paulette</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>F &nbsp; FRA &nbsp; 19 02 1958</b>LIEU DE NAISSANCE / Place of birth<b>SAINT-JULIEN-EN-GENEVOIS</b>NOM D’USAGE / Alternate name<b>ép. KOWALCZYK</b>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<b>M8RT52QX4 &nbsp; 11 05 2033</b></div></div><div class="card">TAILLE / Height <b>1,60 m</b>DATE DE DÉLIVRANCE / Date of issue <b>12 05 2023</b>ADRESSE / Address <b>12 IMPASSE DES GENTIANES 74380 CRANVES-SALES FRANCE</b><div class="z">${shown(cardZone('IDFRA', 'M8RT52QX4', '580219', 'F', '330511', 'FRA', 'BAUD<<MARTINE<YVETTE<PAULETTE'))}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BAUD',
      first_names: either('Martine, Yvette, Paulette', 'MARTINE YVETTE PAULETTE'),
      born_on: '1958-02-19',
      born_at: 'SAINT-JULIEN-EN-GENEVOIS',
      expires_on: '2033-05-11',
      delivered_on: '2023-05-12',
      document_number: 'M8RT52QX4',
    },
    absent: ['iban', 'property_address'],
  },
);

const passFirst = 'P<FRACHATEL<<OLIVIER<MARC'.padEnd(44, '<');
const passBody = `${checked('22HK60917')}FRA${checked('801106')}M${checked('320330')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-thonon',
  `padding: 30mm 18mm; .p { border: .3mm solid #633; border-radius: 2mm; padding: 4mm; width: 140mm; background: #f6f0e8; font-size: 6.8pt } .g { display: grid; grid-template-columns: 36mm 1fr; gap: 4mm; margin-top: 2mm } .ph { background: #b5aea2; height: 46mm } b { font-size: 9pt; display: block; margin-bottom: .8mm } .z { font: 9.2pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="p">RÉPUBLIQUE FRANÇAISE &nbsp;&nbsp; PASSEPORT / PASSPORT &nbsp;&nbsp; Type P &nbsp; Code du pays FRA &nbsp; Passeport n° / Passport No <b>22HK60917</b><div class="g"><div class="ph"></div><div>(1) Nom / Surname<b>CHATEL</b>(2) Prénoms / Given names<b>Olivier, Marc</b>(3) Nationalité / Nationality<b>Française</b>(4) Date de naissance / Date of birth &nbsp;&nbsp; (10) Taille<b>06 11 1980 &nbsp;&nbsp;&nbsp; 1,84 m</b>(5) Sexe / Sex &nbsp;&nbsp; (6) Lieu de naissance / Place of birth<b>M &nbsp;&nbsp; AMBILLY</b>(7) Date de délivrance / Date of issue<b>31 03 2022</b>(8) Date d’expiration / Date of expiry<b>30 03 2032</b>(9) Autorité / Authority<b>Préfecture de la Haute-Savoie</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'CHATEL',
      first_names: either('Olivier, Marc', 'OLIVIER MARC'),
      born_on: '1980-11-06',
      born_at: 'AMBILLY',
      expires_on: '2032-03-30',
      delivered_on: '2022-03-31',
      document_number: '22HK60917',
    },
    absent: ['iban'],
  },
);

const permit = paperOf(
  'titre-sejour-recto-verso-valence',
  `padding: 24mm; .card { width: 90mm; height: 57mm; border: .3mm solid #a56; border-radius: 3mm; padding: 3mm; margin: 0 auto 10mm; background: linear-gradient(140deg, #fbe9ee, #eef3fb); font-size: 6.4pt; line-height: 1.3; position: relative } .card b { font-size: 8.2pt; display: block } .ph { position: absolute; right: 3mm; top: 12mm; width: 22mm; height: 29mm; background: #b3aeb5 } .z { font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 3mm; left: 3mm }`,
  [
    `<div class="card">TITRE DE SÉJOUR / RESIDENCE PERMIT &nbsp; FRA<div class="ph"></div>NOM Prénoms / NAME Forenames<b>SAHRAOUI<br>YACINE</b>SEXE / SEX &nbsp; NATIONALITÉ / NATIONALITY &nbsp; DATE DE NAISS. / DATE OF BIRTH<b>M &nbsp; DZA &nbsp; 23 09 1991</b>CATÉGORIE DU TITRE / TYPE OF PERMIT<b>CARTE DE RÉSIDENT</b>N° PERSONNEL<b>9926004471</b>VALABLE JUSQU’AU / CARD EXPIRY<b>14 01 2034</b></div><div class="card">N° DU TITRE / PERMIT No <b>7JX4K20P8</b>DATE DE DÉLIVRANCE / DATE OF ISSUE &nbsp; LIEU<b>15 01 2024 &nbsp; VALENCE – PRÉFECTURE DE LA DRÔME</b>LIEU DE NAISSANCE / PLACE OF BIRTH <b>TLEMCEN (ALGÉRIE)</b>REMARQUES : AUTORISE SON TITULAIRE À TRAVAILLER<div class="z">${shown(cardZone('IRFRA', '7JX4K20P8', '910923', 'M', '340114', 'DZA', 'SAHRAOUI<<YACINE'))}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'TITRE_DE_SEJOUR',
    facts: {
      last_name: 'SAHRAOUI',
      first_names: 'YACINE',
      born_on: '1991-09-23',
      born_at: either('TLEMCEN (ALGÉRIE)', 'TLEMCEN'),
      expires_on: '2034-01-14',
      delivered_on: '2024-01-15',
      document_number: '7JX4K20P8',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-integrale-annecy',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 22mm 22mm 18mm 55mm; .m { position: absolute; left: 12mm; top: 70mm; width: 38mm; font-size: 8.6pt } h1 { font-size: 13pt; text-align: center } p { text-align: justify }`,
  [
    `<p>COMMUNE D’ANNECY (Haute-Savoie)<br>Service de l’état civil</p><h1>ACTE DE NAISSANCE<br>COPIE INTÉGRALE – n° 1204 de l’année 1971</h1><div class="m"><b>Mentions</b><br>Marié à SEVRIER (Haute-Savoie) le 3 juillet 1999 avec Claire Élisabeth ANTHONIOZ.<br>Sevrier, le 5 juillet 1999. L’officier de l’état civil.</div><p><b>Hervé Marie Gonzague DE LA PALUD</b></p><p>Le vingt et un décembre mil neuf cent soixante et onze, à deux heures trente-cinq minutes, est né en notre commune, 1 avenue de Trésum, Hervé Marie Gonzague, du sexe masculin, de Amédée Charles DE LA PALUD, né à CHAMBÉRY (Savoie) le neuf août mil neuf cent quarante-deux, géomètre, et de Monique Thérèse COLLOMB-CLERC, née à THÔNES (Haute-Savoie) le trente mars mil neuf cent quarante-six, sans profession, son épouse, domiciliés à ANNECY-LE-VIEUX.</p><p>Dressé le vingt-deux décembre mil neuf cent soixante et onze, à dix heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Jean EMONET, officier de l’état civil par délégation du maire.</p><p>Pour copie conforme délivrée selon procédé informatisé.<br>ANNECY, le 27 octobre 2026<br>L’officier de l’état civil</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'DE LA PALUD',
      first_names: 'Hervé Marie Gonzague',
      born_on: '1971-12-21',
      born_at: either('ANNECY', 'ANNECY (Haute-Savoie)'),
      delivered_on: '2026-10-27',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const joint = accountOf('36-palud');
const ribBank = paperOf(
  'rib-agence-annecy',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 18mm; .b { border: .3mm solid #145a32; } .b td, .b th { border: .15mm solid #82a790; padding: 1.2mm 2mm; text-align: center } .b th { background: #e9f7ef; font-size: 7.6pt } h1 { font-size: 13pt; color: #145a32 }`,
  [
    `<p style="font-size:14pt;color:#145a32"><b>Caisse Exemple des Savoie</b></p><h1>RELEVÉ D’IDENTITÉ BANCAIRE</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, prélèvements, paiement de quittances…).</p><p><b>Titulaire du compte</b> : M OU MME DE LA PALUD HERVE<br>27 RTE DU CRET DU MAURE<br>74320 SEVRIER</p><table class="b"><tr><th>Code établissement</th><th>Code guichet</th><th>Numéro de compte</th><th>Clé RIB</th><th>Domiciliation</th></tr><tr><td>${joint.bank}</td><td>${joint.branch}</td><td>${joint.number}</td><td>${joint.key}</td><td>ANNECY COURIER</td></tr><tr><th colspan="5">Identification internationale (IBAN)</th></tr><tr><td colspan="5"><b>${joint.spaced}</b></td></tr><tr><th colspan="5">Identification internationale de la banque (BIC)</th></tr><tr><td colspan="5"><b>CESAFRPP741</b></td></tr></table><p style="margin-top:4mm;font-size:7.4pt">Édité le 10/11/2026 depuis l’espace client. Caisse Exemple des Savoie, société coopérative à capital variable, 4 avenue du Pré Exemple, 74000 ANNECY.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: joint.iban,
      bic: 'CESAFRPP741',
      holder: 'M OU MME DE LA PALUD HERVE',
    },
    absent: ['balance', 'account', 'rnc', 'property_address'],
  },
);

const online = accountOf('36-covet-sci');
const ribApp = paperOf(
  'rib-neobanque-chambery',
  `font: 11pt 'URW Gothic', sans-serif; padding: 22mm; .k { color: #8395a7; font-size: 8.4pt; margin-top: 4mm } .c { border: .3mm solid #dfe6e9; border-radius: 4mm; padding: 8mm }`,
  [
    `<p style="font-size:20pt"><b>kwant</b>o pro</p><div class="c"><div style="font-size:14pt">Détails du compte</div>${table(
      [],
      [
        ['<div class="k">Bénéficiaire</div>SCI LE COVET', '<div class="k">Devise</div>EUR'],
        [`<div class="k">IBAN</div>${online.spaced}`, '<div class="k">BIC</div>KWEXFRP1XXX'],
        [
          '<div class="k">Adresse du titulaire</div>8 chemin des Charmilles, 73190 Challes-les-Eaux',
          '<div class="k">Établissement</div>Kwanto Exemple SA, 18 rue de l’Exemple, 75009 Paris',
        ],
      ],
    )}</div><p class="k">Partagez ces informations pour recevoir un virement SEPA. Généré le 3 novembre 2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: online.iban, bic: 'KWEXFRP1XXX', holder: 'SCI LE COVET' },
    absent: ['balance', 'account', 'rnc'],
  },
);

export const PERSONNES_ET_BANQUES = [card, passport, permit, birth, ribBank, ribApp];
