// Who people are and where they are paid: an old card, a passport, a birth record, two bank slips.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

/** The card of before 2021: two lines of 36 signs, the first with the office, the second with first names. */
const oldFirst = `${'IDFRAMAZEYRAT'.padEnd(30, '<')}191013`;
const oldBody = `${checked('160319104728')}${'SOLANGE<<JEANN'.padEnd(14, '<')}${checked('640507')}F`;
const oldSecond = `${oldBody}${mrzDigit(oldFirst + oldBody)}`;

const tulle = paperOf(
  'cni-ancienne-tulle',
  `padding: 22mm 24mm; .card { width: 125mm; border: .3mm solid #557; border-radius: 2mm; padding: 4mm; background: linear-gradient(135deg, #e7f0f7, #f4e9ee); font-size: 8.4pt; line-height: 1.45; margin-bottom: 10mm } .g { display: grid; grid-template-columns: 30mm 1fr; gap: 4mm } .ph { background: #a9b2bd; height: 38mm } b { font-size: 9.6pt } .z { font: 9.4pt/1.45 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><b>RÉPUBLIQUE FRANÇAISE</b><span>RF</span></div><p>CARTE NATIONALE D’IDENTITÉ N° : <b>160319104728</b> &nbsp; Nationalité Française</p><div class="g"><div class="ph"></div><div>Nom : <b>MAZEYRAT</b><br>Prénom(s) : <b>SOLANGE, JEANNE, MARIE</b><br>Sexe : F &nbsp;&nbsp; Né(e) le : <b>07.05.1964</b><br>à : <b>USSEL (19)</b><br>Taille : 1,65m<br>Signature du titulaire :</div></div><div class="z">${shown(`${oldFirst}\n${oldSecond}`)}</div></div>
    <div class="card"><p>Adresse : 21 RUE RICHE<br>TULLE (19)</p><p>Carte valable jusqu’au : <b>10.03.2031</b><br>délivrée le : <b>11.03.2016</b><br>par : PRÉFECTURE DE LA CORRÈZE (19)</p><p style="text-align:right">Signature de l’autorité</p></div><p style="font-size:8pt">Copie conforme à l’original présenté – étude FARGES, Tulle, le 12/11/2026</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'MAZEYRAT',
      first_names: either('SOLANGE, JEANNE, MARIE', 'SOLANGE JEANNE MARIE'),
      born_on: '1964-05-07',
      born_at: either('USSEL', 'USSEL (19)'),
      expires_on: '2031-03-10',
      delivered_on: '2016-03-11',
      document_number: '160319104728',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRATRAORE<<SOULEYMANE'.padEnd(44, '<');
const passBody = `${checked('22AH40518')}FRA${checked('790214')}M${checked('320609')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const etienne = paperOf(
  'passeport-photocopie-saint-etienne',
  `padding: 30mm 22mm; .p { border: .3mm solid #722; padding: 5mm; width: 158mm; background: #f3eee8; font-size: 7.2pt; line-height: 1.3 } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 5mm; margin-top: 3mm } .ph { background: #b5aea4; height: 46mm } b { display: block; font-size: 9.2pt; margin-bottom: 1mm } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between;font-size:8.6pt"><span>PASSEPORT – PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g"><div class="ph"></div><div>Nom / Surname (1)<b>TRAORÉ</b>Prénoms / Given names (2)<b>Souleymane</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>14 02 1979</b>Sexe / Sex (5)<b>M</b>Lieu de naissance / Place of birth (6)<b>BAMAKO (MALI)</b></div><div>Type / Type – Code du pays / Country code<b>P – FRA</b>Passeport n° / Passport No<b>22AH40518</b>Date de délivrance / Date of issue (7)<b>10 06 2022</b>Date d’expiration / Date of expiry (8)<b>09 06 2032</b>Autorité / Authority (9)<b>Préfecture de la Loire</b>Domicile / Residence (11)<b>33 RUE DE BELLEVUE 42100 ST-ETIENNE</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'TRAORÉ',
      first_names: 'Souleymane',
      born_on: '1979-02-14',
      born_at: either('BAMAKO (MALI)', 'BAMAKO'),
      expires_on: '2032-06-09',
      delivered_on: '2022-06-10',
      document_number: '22AH40518',
    },
    absent: ['iban'],
  },
);

const millau = paperOf(
  'naissance-extrait-millau',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; td { border: .2mm solid #777; padding: 1.4mm 2mm; vertical-align: top } td:first-child { width: 52mm; background: #f3f3f3 }`,
  [
    `<p>DÉPARTEMENT DE L’AVEYRON<br>VILLE DE MILLAU – 17 avenue de la République<br>Service de l’état civil</p><h1 style="font-size:14pt;text-align:center">EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:10pt">avec filiation (articles 30 et 36 du décret n° 2017-890 du 6 mai 2017)</span></h1>${table(
      [],
      [
        ['Acte n°', '284 de l’année 1990'],
        ['NOM', 'GALTIER--ROUVELLET (1re partie : GALTIER, 2nde partie : ROUVELLET)'],
        ['Prénom(s)', 'Florian, Jean, Émile'],
        ['Né', 'le quinze novembre mil neuf cent quatre-vingt-dix à 3 heures 25'],
        ['à', 'MILLAU (Aveyron)'],
        ['Sexe', 'masculin'],
        ['Père', 'GALTIER Serge Émile, né le 4 janvier 1961 à SAINT-AFFRIQUE'],
        ['Mère', 'ROUVELLET Nadine, née le 29 juin 1964 à MILLAU'],
        [
          'Mentions',
          'Marié à NANT (Aveyron) le 8 juillet 2017 avec Camille Louise ARNAL.<br>PACS dissous du fait du mariage.',
        ],
      ],
    )}<p style="margin-top:8mm">Extrait délivré selon procédé informatisé et certifié conforme.<br>Fait à Millau, le 30 octobre 2026<br>L’officier de l’état civil, par délégation du maire : M. Bru</p><p style="font-size:8pt">Toute altération du présent document est punie par les articles 441-1 et suivants du code pénal. Valable trois mois pour la constitution d’un dossier.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: either(
        'GALTIER--ROUVELLET',
        'GALTIER ROUVELLET',
        'GALTIER--ROUVELLET (1re partie : GALTIER, 2nde partie : ROUVELLET)',
      ),
      first_names: 'Florian, Jean, Émile',
      born_on: '1990-11-15',
      born_at: either('MILLAU', 'MILLAU (Aveyron)'),
      delivered_on: '2026-10-30',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const cazals = accountOf('cazals-jerome-12');
const rodez = paperOf(
  'rib-agence-rodez',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm 18mm; .b td, .b th { border: .25mm solid #1d5c3a; padding: 1.5mm 2mm } .b th { background: #e3f0e8; font-size: 7.6pt } .u { border: .2mm dashed #777; padding: 3mm; font-size: 8pt; margin-top: 5mm }`,
  [
    `<p style="color:#1d5c3a;font-size:14pt"><b>Banque Populaire Agricole Exemple</b></p><h1 style="font-size:12.5pt">Relevé d’identité bancaire</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs, français ou étrangers, appelés à faire inscrire des opérations à votre compte (virements, prélèvements…).</p><p>Titulaire du compte :<br><b>MR CAZALS JEROME</b><br>2 CHEMIN DU MOULINET<br>12000 LE MONASTERE</p><table class="b"><tr><th>Code banque</th><th>Code guichet</th><th>N° de compte</th><th>Clé RIB</th><th>Domiciliation</th></tr><tr><td>${cazals.bank}</td><td>${cazals.branch}</td><td>${cazals.number}</td><td>${cazals.key}</td><td>RODEZ BOURRAN</td></tr></table><p style="margin-top:4mm">IBAN : <b>${cazals.spaced}</b><br>BIC – Code SWIFT : <b>BPAEFRPP812</b></p><div class="u">Vous recevez un virement de l’étranger ? Communiquez l’IBAN et le BIC. Votre conseiller, Mme Estelle Raynal, est à votre disposition au 05 65 00 90 10 (appel non surtaxé). Banque Populaire Agricole Exemple – SA coopérative à capital variable – ORIAS 07 000 812</div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: cazals.iban,
      bic: 'BPAEFRPP812',
      holder: 'MR CAZALS JEROME',
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const fargette = accountOf('sci-mayollette-42');
const roanne = paperOf(
  'rib-ecran-roanne',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 12mm 16mm; .u { font-size: 6.8pt; display: flex; justify-content: space-between } .k { border-radius: 3mm; background: #f2f4fb; padding: 6mm; margin: 8mm 0 } .k small { color: #667; display: block; font-size: 7.6pt } .k p { margin-bottom: 3.5mm }`,
  [
    `<div class="u"><span>10/11/2026 08:47</span><span>Mes comptes – RIB</span></div><p style="font-size:17pt;color:#3a34b5;margin-top:8mm"><b>néoPro</b> banque</p><p>Partager mon RIB</p><div class="k"><p><small>Titulaire</small>SCI LA MAYOLLETTE</p><p><small>Compte</small>Compte pro principal</p><p><small>IBAN</small>${fargette.spaced}</p><p><small>BIC</small>NEOPFR21XXX</p><p><small>Adresse du titulaire</small>255 chemin de la Mayollette, 42153 Riorges, France</p><p><small>Adresse de la banque</small>néoPro, 18 rue de Londres, 75009 Paris</p></div><p style="font-size:8pt">Copier &nbsp; | &nbsp; Télécharger en PDF &nbsp; | &nbsp; Envoyer par e-mail</p><p style="font-size:7pt">Ne communiquez jamais vos codes confidentiels. néoPro ne vous les demandera jamais par téléphone.</p><div class="u" style="position:absolute;bottom:6mm;left:16mm;right:16mm"><span>https://app.neopro.example.com/accounts/main/rib</span><span>1/1</span></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: fargette.iban, bic: 'NEOPFR21XXX', holder: 'SCI LA MAYOLLETTE' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const PERSONNES = [tulle, etienne, millau, rodez, roanne];
