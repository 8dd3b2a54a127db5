// Who people are and where they bank: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('T7QX42B09')}`.padEnd(30, '<');
const second = `${checked('840119')}F${checked('330604')}FRA`.padEnd(29, '<');
const whole = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${whole}`, 'LE<FORESTIER<<SIXTINE<ANNE'.padEnd(30, '<')].join('\n');

const rouen = paperOf(
  'cni-photocopie-rouen',
  `padding: 25mm 30mm; .card { width: 105mm; height: 67mm; border: .3mm solid #557; border-radius: 3mm; padding: 3mm; font-size: 6.6pt; line-height: 1.3; margin-bottom: 14mm; background: #f3f7fa } .card b { font-size: 9pt; display: block } .g { display: grid; grid-template-columns: 27mm 1fr 1fr; gap: 3mm; margin-top: 2mm } .ph { background: #aab; height: 36mm } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card">RÉPUBLIQUE FRANÇAISE &nbsp; <b style="display:inline">CARTE NATIONALE D’IDENTITÉ</b> / IDENTITY CARD &nbsp; FR<div class="g"><div class="ph"></div><div>NOM / Surname<b>LE FORESTIER</b>Prénoms / Given names<b>Sixtine, Anne</b>SEXE / Sex<b>F</b>DATE DE NAISS. / Date of birth<b>19 01 1984</b>NOM D’USAGE / Alternate name<b>ép. de LA MARTINIÈRE</b></div><div>NATIONALITÉ / Nationality<b>FRA</b>LIEU DE NAISSANCE / Place of birth<b>ROUEN</b>N° DU DOCUMENT / Document No<b>T7QX42B09</b>DATE D’EXPIR. / Expiry date<b>04 06 2033</b></div></div></div><div class="card">TAILLE / Height : 1,71 m<br>DATE DE DÉLIVRANCE / Date of issue<b>05 06 2023</b>ADRESSE / Address<b>23 RUE DES FAULX 76000 ROUEN</b><div class="z" style="font-size:8.6pt">${shown(zone)}</div></div><p>Copie conforme à l’original présenté à l’étude</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'LE FORESTIER',
      first_names: either('Sixtine, Anne', 'SIXTINE ANNE'),
      born_on: '1984-01-19',
      born_at: 'ROUEN',
      expires_on: '2033-06-04',
      delivered_on: '2023-06-05',
      document_number: 'T7QX42B09',
    },
    absent: ['iban', 'owner'],
  },
);

const passFirst = 'P<FRANGUYEN<VAN<<THANH<MINH'.padEnd(44, '<');
const passBody = `${checked('25FE60318')}FRA${checked('870225')}M${checked('350409')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const lille = paperOf(
  'passeport-scan-lille',
  `padding: 30mm 22mm; .p { border: .3mm solid #633; padding: 5mm; background: #f7f0ea; font-size: 7pt; line-height: 1.3 } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 5mm } .ph { background: #b9b3a4; height: 50mm } b { font-size: 9.4pt; display: block; margin-bottom: 1mm } .z { font: 10pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="p"><p style="text-align:center;font-size:9pt">PASSEPORT &nbsp; RÉPUBLIQUE FRANÇAISE &nbsp; PASSPORT</p><div class="g"><div class="ph"></div><div>Type / Type (1)<b>P</b>Nom / Surname (3)<b>NGUYEN VAN</b>Prénoms / Given names (4)<b>Thanh, Minh</b>Nationalité / Nationality (5)<b>Française</b>Date de naissance / Date of birth (7)<b>25 02 1987</b>Lieu de naissance / Place of birth (9)<b>TOURCOING</b></div><div>Code du pays / Country code (2)<b>FRA</b>Passeport n° / Passport No<b>25FE60318</b>Sexe / Sex (6)<b>M</b>Date de délivrance / Date of issue (10)<b>10 04 2025</b>Date d’expiration / Date of expiry (11)<b>09 04 2035</b>Autorité / Authority (12)<b>Préfecture du Nord</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'NGUYEN VAN',
      first_names: either('Thanh, Minh', 'THANH MINH'),
      born_on: '1987-02-25',
      born_at: 'TOURCOING',
      expires_on: '2035-04-09',
      delivered_on: '2025-04-10',
      document_number: '25FE60318',
    },
    absent: ['iban'],
  },
);

const dijon = paperOf(
  'naissance-extrait-filiation-dijon',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 20mm 24mm; td { padding: 1.2mm 2mm; border-bottom: .15mm dotted #777 } td:first-child { width: 60mm }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE<br><b>VILLE DE DIJON</b><br>Côte-d’Or – Service de l’état civil</p><h1 style="font-size:15pt;text-align:center;margin:8mm 0">EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:11pt">avec filiation – acte n° 1407, année 1975</span></h1>${table(
      [],
      [
        ['Nom', '<b>PACAUD</b>'],
        ['Prénoms', '<b>Claire Élisabeth Louise</b>'],
        ['Sexe', 'féminin'],
        ['Née le', '9 septembre 1975 à 4 heures 50'],
        ['À', 'DIJON (Côte-d’Or)'],
        ['Père', 'Bernard Jean PACAUD, né le 1er mai 1948 à BEAUNE'],
        ['Mère', 'Michelle Andrée SIRUGUE, née le 17 octobre 1950 à AUXONNE'],
      ],
    )}<p style="margin-top:6mm"><b>Mentions :</b> mariée à CHENÔVE (Côte-d’Or) le 24 juin 2000 avec Laurent Paul BONNARDOT.</p><p>Délivré selon procédé informatisé, certifié conforme. DIJON, le 12 octobre 2026.<br>L’officier de l’état civil par délégation, N. GAUTHERON</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'PACAUD',
      first_names: 'Claire Élisabeth Louise',
      born_on: '1975-09-09',
      born_at: either('DIJON', 'DIJON (Côte-d’Or)'),
      delivered_on: '2026-10-12',
    },
    absent: ['expires_on'],
  },
);

const tempez = accountOf('23-tempez');
const amiens = paperOf(
  'rib-agence-amiens',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .b { border: .3mm solid #000; margin-top: 6mm } .b td, .b th { border: .2mm solid #000; text-align: center } .b th { font-size: 7.6pt; background: #eee }`,
  [
    `<p style="font-size:14pt;color:#006a4d"><b>BANQUE DE LA SOMME EXEMPLE</b></p><h1 style="font-size:13pt;text-align:center">RELEVÉ D’IDENTITÉ BANCAIRE</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances, etc.).</p><table><tr><td>Titulaire du compte :<br><b>INDIVISION TEMPEZ PATRICK ET SYLVAINE</b><br>77 ROUTE DE ROUEN<br>80480 SALEUX</td><td>Domiciliation :<br>AMIENS HAUTOYE<br>Tél. 03 22 00 70 70</td></tr></table><table class="b"><tr><th>Code banque</th><th>Code guichet</th><th>N° de compte</th><th>Clé RIB</th></tr><tr><td>${tempez.bank}</td><td>${tempez.branch}</td><td>${tempez.number}</td><td>${tempez.key}</td></tr></table><table class="b"><tr><th>IBAN – identifiant international de compte</th><th>BIC – identifiant international de l’établissement</th></tr><tr><td>${tempez.spaced}</td><td>BSOMFRPPXXX</td></tr></table><p style="font-size:7.4pt;margin-top:8mm">Banque de la Somme Exemple – société coopérative à capital variable – 500 rue Saint-Fuscien, 80000 AMIENS – RCS Amiens 900 000 180</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: tempez.iban,
      bic: 'BSOMFRPPXXX',
      holder: 'INDIVISION TEMPEZ PATRICK ET SYLVAINE',
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const schneider = accountOf('23-schneider');
const strasbourg = paperOf(
  'rib-application-strasbourg',
  `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 14mm 40mm; .k { color: #777; font-size: 8pt; margin: 4mm 0 0 } .v { font-size: 11.5pt; margin: 0 }`,
  [
    `<p style="font-size:20pt;color:#6d28d9"><b>kolibri</b></p><p>Partager mon RIB</p><p class="k">Titulaire</p><p class="v">Marie-Odile Schneider-Oberlé</p><p class="k">IBAN</p><p class="v">${schneider.spaced}</p><p class="k">BIC</p><p class="v">KOLBFR21</p><p class="k">Domiciliation</p><p class="v">Kolibri Banque Exemple, 67000 Strasbourg</p><p class="k">Code banque · Code guichet · Numéro de compte · Clé</p><p class="v">${schneider.bank} · ${schneider.branch} · ${schneider.number} · ${schneider.key}</p><p style="margin-top:12mm;font-size:8pt;color:#777">Généré depuis l’application le 1 nov. 2026. Vérifiez toujours l’IBAN par téléphone avant un virement important.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: schneider.iban, bic: 'KOLBFR21', holder: 'Marie-Odile Schneider-Oberlé' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PERSONNES_COMPTES = [rouen, lille, dijon, amiens, strasbourg];
