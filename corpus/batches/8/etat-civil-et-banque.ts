// Who the sellers are and where they are paid: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { paragraphs, table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('T7XW20H95')}`.padEnd(30, '<');
const second = `${checked('860704')}M${checked('320517')}FRA`.padEnd(29, '<');
const check = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${check}`, 'LEMONNIER<<ARNAUD<PIERRE'.padEnd(30, '<')].join('\n');

const card = paperOf(
  'cni-copie-rouen',
  `padding: 24mm 50mm; .card { width: 98mm; height: 63mm; border: .3mm solid #557; border-radius: 3mm; padding: 3mm; background: linear-gradient(200deg, #e8f1fa, #fdf3f3); font-size: 6.8pt; line-height: 1.25; margin-bottom: 10mm; position: relative } .card b { display: block; font-size: 9pt; margin-bottom: .6mm } .ph { position: absolute; left: 3mm; top: 12mm; width: 25mm; height: 34mm; background: #9aa3b0 } .in { margin: 3mm 0 0 31mm } .z { position: absolute; bottom: 3mm; left: 3mm; font: 9pt/1.3 'DejaVu Sans Mono', monospace; white-space: pre }`,
  [
    `<div class="card"><span style="float:right">FR</span>RÉPUBLIQUE FRANÇAISE<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="ph"></div><div class="in">NOM / Surname<b>LEMONNIER</b>Prénoms / Given names<b>Arnaud, Pierre</b>SEXE / Sex&nbsp;&nbsp; NATIONALITÉ / Nationality&nbsp;&nbsp; DATE DE NAISS. / Date of birth<b>M &nbsp; FRA &nbsp; 04 07 1986</b>LIEU DE NAISSANCE / Place of birth<b>DIEPPE</b>N° DU DOCUMENT / Document No<b>T7XW20H95</b>DATE D’EXPIR. / Expiry date<b>17 05 2032</b></div></div><div class="card">TAILLE / Height<b>1,78 m</b>DATE DE DÉLIVRANCE / Date of issue<b>18 05 2022</b>ADRESSE / Address<b>14 QUAI DE LA BOURSE<br>76000 ROUEN<br>FRANCE</b><div class="z">${shown(zone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'LEMONNIER',
      first_names: either('Arnaud, Pierre', 'ARNAUD PIERRE'),
      born_on: '1986-07-04',
      born_at: 'DIEPPE',
      expires_on: '2032-05-17',
      delivered_on: '2022-05-18',
      document_number: 'T7XW20H95',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRAWALTER<<GHISLAINE<ANNE<MARIE'.padEnd(44, '<');
const body = `${checked('21DH66309')}FRA${checked('570211')}F${checked('311020')}${'<'.repeat(14)}0`;
const passSecond = `${body}${mrzDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43))}`;

const passport = paperOf(
  'passeport-scan-nancy',
  `padding: 30mm 25mm; .p { border: .3mm solid #422; border-radius: 2mm; padding: 5mm; width: 155mm; background: #f3efe2; font-size: 7.2pt } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #a8a294; height: 46mm } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><b>PASSEPORT / PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE</b><div class="g"><div class="ph"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>WALTER</b>Prénoms / Given names (2)<b>Ghislaine, Anne, Marie</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>11 02 1957</b>Date de délivrance / Date of issue (7)<b>21 10 2021</b>Date d’expiration / Date of expiry (8)<b>20 10 2031</b></div><div>Code du pays / Country code<b>FRA</b>Passeport n° / Passport No<b>21DH66309</b>Sexe / Sex (5)<b>F</b>Lieu de naissance / Place of birth (6)<b>LUNÉVILLE</b>Taille / Height (11)<b>1,65 m</b>Couleur des yeux / Colour of eyes (12)<b>BLEU</b>Autorité / Authority (9)<b>Préfecture de Meurthe-et-Moselle</b>Domicile / Residence (10)<b>41 RUE DE SAURUPT<br>54000 NANCY</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'WALTER',
      first_names: either('Ghislaine, Anne, Marie', 'GHISLAINE ANNE MARIE'),
      born_on: '1957-02-11',
      born_at: 'LUNÉVILLE',
      expires_on: '2031-10-20',
      delivered_on: '2021-10-21',
      document_number: '21DH66309',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-annecy',
  `font: 10.4pt/1.55 'Nimbus Roman', serif; padding: 22mm 24mm; td { border-bottom: .2mm dotted #777; padding: 1.4mm 2mm }`,
  [
    `<table style="width:100%"><tr><td style="border:0">MAIRIE D’ANNECY<br>Service de l’état civil<br>Haute-Savoie</td><td style="border:0;text-align:right">RÉPUBLIQUE FRANÇAISE<br>Liberté – Égalité – Fraternité</td></tr></table><h1 style="font-size:14pt;text-align:center;margin:8mm 0">EXTRAIT D’ACTE DE NAISSANCE<br>avec indication de la filiation</h1><p>Acte n° 704 de l’année 1981</p>${table(
      [],
      [
        ['NOM', 'PERRISSIN'],
        ['Prénom(s)', 'Fabrice Alain'],
        ['Date de naissance', 'neuf mai mil neuf cent quatre-vingt-un, à 7 heures 20'],
        ['Lieu de naissance', 'Annecy (Haute-Savoie)'],
        ['Sexe', 'masculin'],
        ['Père', 'Alain Joseph PERRISSIN, né à Faverges le 20 juin 1953'],
        ['Mère', 'Josette BOCQUET, née à Annecy le 14 septembre 1955'],
      ],
    )}<p style="margin-top:6mm"><b>MENTIONS MARGINALES</b></p>${paragraphs(['Marié à Annecy (Haute-Savoie) le 5 juillet 2008 avec Céline Marie TISSOT-DUPONT.', 'Le présent extrait est délivré conformément aux articles 9 et 26 du décret n° 2017-890 du 6 mai 2017.'])}<p style="margin-top:8mm">Délivré à Annecy, le 8 septembre 2026</p><p style="text-align:right">L’officier de l’état civil<br>par délégation, S. Grosjean<br>(cachet de la mairie)</p><p style="font-size:8pt;margin-top:14mm">Toute falsification ou usage d’un extrait falsifié expose son auteur aux peines prévues aux articles 441-1 et suivants du code pénal.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'PERRISSIN',
      first_names: 'Fabrice Alain',
      born_on: '1981-05-09',
      born_at: either('Annecy (Haute-Savoie)', 'Annecy'),
      delivered_on: '2026-09-08',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const perrissin = accountOf('perrissin');
const slip = paperOf(
  'rib-guichet-annecy',
  `font: 9.6pt 'Nimbus Sans', sans-serif; .b { border: .4mm solid #004b8d; width: 170mm; padding: 4mm } .b th { font-size: 7.6pt; color: #555; border-bottom: .2mm solid #004b8d } .b td { font-size: 10.5pt }`,
  [
    `<div class="b"><p style="color:#004b8d;font-size:14pt"><b>Caisse Exemple de Savoie</b></p><p><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></p><p style="font-size:8pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations en cause et vous évite ainsi des réclamations pour erreurs ou retards d’imputation.</p>${table(
      ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'],
      [[perrissin.bank, perrissin.branch, perrissin.number, perrissin.key, 'ANNECY COURIER']],
    )}<p style="margin-top:3mm">IBAN (International Bank Account Number)<br><b style="font-size:11.5pt">${perrissin.spaced}</b></p><p>Code BIC (Bank Identification Code) – Code swift : <b>CEXSFRP1ANN</b></p><p>Titulaire du compte :<br><b>M PERRISSIN FABRICE<br>OU MME PERRISSIN CELINE</b><br>5 CHEMIN DES BARATTES<br>74000 ANNECY</p></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: perrissin.iban,
      bic: 'CEXSFRP1ANN',
      holder: either('M PERRISSIN FABRICE OU MME PERRISSIN CELINE', 'M PERRISSIN FABRICE'),
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const erreka = accountOf('erreka');
const screen = paperOf(
  'rib-ligne-bayonne',
  `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 22mm; .k { color: #777; font-size: 8.6pt } .v { font-size: 12pt; margin-bottom: 4mm } h1 { font-size: 18pt; color: #d81b60 }`,
  [
    `<p style="color:#d81b60"><b>néo·banque pro exemple</b></p><h1>Vos coordonnées bancaires</h1><div class="k">Titulaire</div><div class="v">SCI ERREKA</div><div class="k">Adresse</div><div class="v">27 avenue Foch, 64200 Biarritz, France</div><div class="k">IBAN</div><div class="v">${erreka.spaced}</div><div class="k">BIC</div><div class="v">NEOEFR22XXX</div><div class="k">Établissement</div><div class="v">Néo Banque Pro Exemple SA, 1 rue de l’Exemple, 75002 Paris</div><div class="k">Code banque – code guichet – numéro de compte – clé</div><div class="v">${erreka.bank} – ${erreka.branch} – ${erreka.number} – ${erreka.key}</div><p style="font-size:8.6pt">RIB généré le 03/03/2026 depuis votre espace client. Partagez ces informations pour recevoir des virements en euros depuis la zone SEPA. Ne communiquez jamais vos codes d’accès, même à un conseiller.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: erreka.iban, bic: 'NEOEFR22XXX', holder: 'SCI ERREKA' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const ETAT_CIVIL_ET_BANQUE = [card, passport, birth, slip, screen];
