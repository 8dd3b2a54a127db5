// Who the owners are and where they are paid: an older card, a passport, a birth, two accounts.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${'FAUCONNIER'.padEnd(25, '<')}923041`;
const cardSecond = `${checked('150692301234')}STEPHANE<<JULI${checked('801204')}M`;
const cardZone = `${cardFirst}\n${cardSecond}${mrzDigit(cardFirst + cardSecond)}`;

const card = paperOf(
  'cni-plastifiee-robinson',
  `padding: 22mm 30mm; .card { width: 105mm; height: 74mm; border: .3mm solid #557; border-radius: 3mm; padding: 3mm 4mm; background: linear-gradient(140deg, #e3edf7, #f3f6ee); font-size: 7.6pt; line-height: 1.4; margin-bottom: 12mm; position: relative } .card b { font-size: 9.4pt } .g { display: grid; grid-template-columns: 27mm 1fr; gap: 4mm; margin-top: 1.5mm } .ph { background: #a9b3bd; height: 34mm } .z { position: absolute; left: 4mm; bottom: 2.5mm; font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre }`,
  [
    `<div class="card"><div style="text-align:center">RÉPUBLIQUE FRANÇAISE</div>CARTE NATIONALE D’IDENTITÉ N° : <b>150692301234</b> &nbsp; Nationalité Française<div class="g"><div class="ph"></div><div>Nom : <b>FAUCONNIER</b><br>Prénom(s) : <b>STÉPHANE, JULIEN</b><br>Sexe : <b>M</b> &nbsp; Né(e) le : <b>04.12.1980</b><br>à : <b>CHARTRES (28)</b><br>Taille : <b>1,79 m</b><br>Signature du titulaire :</div></div><div class="z">${shown(cardZone)}</div></div><div class="card">Adresse : <b>9 RUE DE LA PORTE TRIVAUX<br>CLAMART (92)</b><br><br>Carte valable jusqu’au : <b>14.06.2030</b><br>délivrée le : <b>15.06.2015</b><br>par : <b>PRÉFECTURE DES HAUTS-DE-SEINE (92)</b><br><br>Signature de l’autorité :</div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'FAUCONNIER',
      first_names: 'STÉPHANE, JULIEN',
      born_on: '1980-12-04',
      born_at: either('CHARTRES', 'CHARTRES (28)'),
      expires_on: '2030-06-14',
      delivered_on: '2015-06-15',
      document_number: '150692301234',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRAHOARAU<<JEAN<YVES'.padEnd(44, '<');
const passBody = `${checked('21AF60418')}FRA${checked('690711')}M${checked('310926')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-page-saint-gilles',
  `padding: 24mm 22mm; .p { border: .3mm solid #633; border-radius: 2mm; padding: 4mm; width: 160mm; background: linear-gradient(120deg, #f7efe7, #eef2f7); font-size: 6.8pt } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm; margin-top: 2mm } .ph { background: #b7b1a8; height: 52mm } .f { display: grid; grid-template-columns: 1fr 1fr; gap: 1.4mm 6mm } .f b { display: block; font-size: 9.4pt } .z { font: 9.8pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between;font-size:9pt"><b>PASSEPORT<br>PASSPORT</b><b>RÉPUBLIQUE FRANÇAISE</b></div><div class="g"><div class="ph"></div><div class="f"><div>Type / Type<b>P</b></div><div>Code du pays / Country code<b>FRA</b></div><div>Nom / Surname (1)<b>HOARAU</b></div><div>Passeport n° / Passport No<b>21AF60418</b></div><div>Prénoms / Given names (2)<b>Jean-Yves</b></div><div>Nationalité / Nationality (3)<b>Française</b></div><div>Date de naissance / Date of birth (4)<b>11 07 1969</b></div><div>Sexe / Sex (5)<b>M</b></div><div>Lieu de naissance / Place of birth (6)<b>SAINT-LOUIS</b></div><div>Taille / Height (12)<b>1,74 m</b></div><div>Date de délivrance / Date of issue (7)<b>27 09 2021</b></div><div>Couleur des yeux / Colour of eyes (13)<b>MARRON</b></div><div>Date d’expiration / Date of expiry (9)<b>26 09 2031</b></div><div>Autorité / Authority (8)<b>Préfecture de La Réunion</b></div></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'HOARAU',
      first_names: 'Jean-Yves',
      born_on: '1969-07-11',
      born_at: 'SAINT-LOUIS',
      expires_on: '2031-09-26',
      delivered_on: '2021-09-27',
      document_number: '21AF60418',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-reims',
  `font: 10.6pt/1.5 'Nimbus Sans', sans-serif; padding: 22mm; h1 { font-size: 14pt; text-align: center; margin: 6mm 0 } td { border: .2mm solid #777; padding: 2mm } td:first-child { width: 52mm; background: #f2f2f2 }`,
  [
    `<p><b>RÉPUBLIQUE FRANÇAISE</b><br>MAIRIE DE REIMS<br>Marne – Service de l’état civil</p><h1>EXTRAIT D’ACTE DE NAISSANCE<br>avec filiation</h1><p>Acte n° 2814 – année 1993</p>${table(
      [],
      [
        ['NOM', 'VASSEUR'],
        ['Prénoms', 'Chloé Anne'],
        ['Date de naissance', '8 novembre 1993 à 6 heures 25'],
        ['Lieu de naissance', 'REIMS (Marne)'],
        ['Sexe', 'féminin'],
        ['Père', 'VASSEUR Didier, né à ÉPERNAY le 30 janvier 1962'],
        ['Mère', 'LEGRAND Brigitte, née à SOISSONS le 12 juin 1964'],
        ['Mentions marginales', 'Néant'],
      ],
    )}<p style="margin-top:8mm">Certifié le présent extrait conforme aux indications portées au registre par nous, officier de l’état civil, et délivré selon procédé informatisé.</p><p>À Reims, le 31 août 2026</p><p>L’officier de l’état civil, par délégation<br>(sceau de la mairie)</p><p style="font-size:8.4pt;margin-top:10mm">Article 101-1 du code civil : la publicité des actes de l’état civil est assurée par la délivrance des copies intégrales ou d’extraits. Les copies et extraits portent la date de leur délivrance et sont revêtus de la signature et du sceau de l’autorité qui les a délivrés.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'VASSEUR',
      first_names: 'Chloé Anne',
      born_on: '1993-11-08',
      born_at: either('REIMS', 'REIMS (Marne)'),
      delivered_on: '2026-08-31',
    },
    absent: ['expires_on', 'iban'],
  },
);

const fauconnier = accountOf('fauconnier-joint');
const joint = paperOf(
  'rib-compte-joint-robinson',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; .b { border: .4mm solid #00553a; margin: 5mm 0; padding: 3mm } h1 { font-size: 14pt; color: #00553a } .c td, .c th { border: .2mm solid #00553a; text-align: center } .c th { background: #e2f0ea }`,
  [
    `<p style="font:bold 16pt 'URW Gothic';color:#00553a">Banque Exemple de l’Ouest Parisien</p><h1>Relevé d’Identité Bancaire</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p><div class="b"><p>Titulaire du compte :<br><b>M. STÉPHANE FAUCONNIER OU MME ÉMILIE FAUCONNIER</b><br>20 ALLÉE DES GRANDS CHÊNES<br>92350 LE PLESSIS-ROBINSON</p>${table(['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'], [[fauconnier.bank, fauconnier.branch, fauconnier.number, fauconnier.key, 'PLESSIS ROBINSON']], 'c')}<p style="margin-top:4mm">Identification internationale (IBAN)<br><b>${fauconnier.spaced}</b></p><p>Identification internationale de la banque (BIC)<br><b>BEXOFRPPXXX</b></p></div><p style="font-size:8pt">Document édité le 15/10/2026 depuis l’espace client. Banque Exemple de l’Ouest Parisien, société anonyme au capital de 60 000 000 €, RCS Nanterre 900 000 440.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: fauconnier.iban,
      bic: 'BEXOFRPPXXX',
      holder: 'M. STÉPHANE FAUCONNIER OU MME ÉMILIE FAUCONNIER',
    },
    absent: ['balance', 'born_on', 'rnc'],
  },
);

const platanes = accountOf('trois-platanes-sci');
const company = paperOf(
  'rib-societe-francheville',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 18mm 20mm; .t td { border-bottom: .2mm solid #ccc; padding: 2mm 0 } .t td:first-child { color: #666; width: 55mm }`,
  [
    `<p style="font-size:15pt;color:#5b2a86"><b>Caisse Exemple Rhône-Alpes</b></p><p style="font-size:13pt;margin-top:8mm"><b>Mes coordonnées bancaires</b></p>${table(
      [],
      [
        ['Titulaire', '<b>SCI LES TROIS PLATANES</b>'],
        ['Adresse', '3 MONTEE DU COLOMBIER<br>69340 FRANCHEVILLE'],
        ['Compte', 'Compte courant professionnel'],
        ['IBAN', platanes.spaced],
        ['BIC', 'CXRAFRPP690'],
        ['Agence', 'FRANCHEVILLE CENTRE – 04 78 00 15 90'],
      ],
      't',
    )}<p style="margin-top:6mm">RIB : ${platanes.bank} ${platanes.branch} ${platanes.number} ${platanes.key}</p><p style="font-size:8pt;margin-top:10mm">Pour éviter toute erreur de saisie ou tentative de fraude, transmettez ce document uniquement par un canal sécurisé et vérifiez par téléphone toute demande de changement de coordonnées bancaires. Votre banque ne vous demandera jamais vos codes.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: platanes.iban, bic: 'CXRAFRPP690', holder: 'SCI LES TROIS PLATANES' },
    absent: ['balance', 'born_on', 'rnc'],
  },
);

export const IDENTITES_ET_BANQUES = [card, passport, birth, joint, company];
