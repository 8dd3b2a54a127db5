// People and how homes are lived in: identity, bank, birth, lease, receipt, insurance, upkeep.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('X9RT24B61')}`.padEnd(30, '<');
const second = `${checked('820624')}M${checked('331109')}FRA`.padEnd(29, '<');
const overall = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${overall}`, 'LE<GALL<<JEAN<BAPTISTE<YANN'.padEnd(30, '<')].join(
  '\n',
);
const card = paperOf(
  'cni-scan-nimes',
  `padding: 25mm 30mm; .c { width: 110mm; height: 70mm; border: .3mm solid #778; border-radius: 3mm; padding: 3mm; margin-bottom: 14mm; background: linear-gradient(120deg, #eaf3fa, #f7eef4); font-size: 6.8pt; line-height: 1.3 } .c b { display: block; font-size: 9pt } .g { display: grid; grid-template-columns: 28mm 1fr; gap: 4mm; margin-top: 2mm } .ph { background: #9aa; height: 36mm } .z { font: 9.6pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 20mm }`,
  [
    `<div class="c"><span style="float:right">FR</span>RÉPUBLIQUE FRANÇAISE<br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>LE GALL</b>Prénoms / Given names<b>Jean-Baptiste, Yann</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>M &nbsp; FRA &nbsp; 24 06 1982</b>LIEU DE NAISSANCE / Place of birth<b>QUIMPER</b>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<b>X9RT24B61 &nbsp; 09 11 2033</b></div></div></div><div class="c">TAILLE / Height 1,80 m &nbsp; DATE DE DÉLIVRANCE / Date of issue 10 11 2023<br>ADRESSE / Address<br>2 RUE NATIONALE<br>30000 NÎMES<div class="z">${shown(zone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'LE GALL',
      first_names: either('Jean-Baptiste, Yann', 'JEAN BAPTISTE YANN'),
      born_on: '1982-06-24',
      born_at: 'QUIMPER',
      expires_on: '2033-11-09',
      delivered_on: '2023-11-10',
      document_number: 'X9RT24B61',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRANGUYEN<THI<<LAN<ANH'.padEnd(44, '<');
const passBody = `${checked('24DF61907')}FRA${checked('900717')}F${checked('340305')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-copie-carcassonne',
  `padding: 30mm 22mm; .p { border: .3mm solid #644; padding: 5mm; background: #f6efe9; font-size: 7.2pt; line-height: 1.35 } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 4mm } .ph { background: #bba; height: 52mm } b { display: block; font-size: 9.8pt } .z { font: 9.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<p>copie conforme à l’original – Lan Anh – pour Me Bousquet</p><div class="p">PASSEPORT – PASSPORT &nbsp;&nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE<div class="g"><div class="ph"></div><div>Type/Type (1)<b>P</b>Nom/Surname (2)<b>NGUYEN THI</b>Prénoms/Given names (3)<b>Lan Anh</b>Nationalité/Nationality (4)<b>Française</b>Date de naissance/Date of birth (5)<b>17 07 1990</b>Date de délivrance/Date of issue (8)<b>06 03 2024</b>Date d’expiration/Date of expiry (9)<b>05 03 2034</b></div><div>Code du pays/Country code<b>FRA</b>Passeport N°/Passport No<b>24DF61907</b>Sexe/Sex (6)<b>F</b>Lieu de naissance/Place of birth (7)<b>HUÉ (VIETNAM)</b>Taille/Height<b>1,58 m</b>Autorité/Authority (10)<b>Préfecture de l’Aude</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'NGUYEN THI',
      first_names: 'Lan Anh',
      born_on: '1990-07-17',
      born_at: either('HUÉ (VIETNAM)', 'HUÉ'),
      expires_on: '2034-03-05',
      delivered_on: '2024-03-06',
      document_number: '24DF61907',
    },
    absent: ['iban'],
  },
);

const legall = accountOf('31-le-gall');
const bank = paperOf(
  'rib-guichet-nimes',
  `font: 9.6pt 'Nimbus Sans', sans-serif; .b td, .b th { border: .2mm solid #069; padding: 1.5mm; text-align: center }`,
  [
    `<p style="font-size:16pt;color:#069"><b>Banque Populaire Exemple du Midi</b></p><h1 style="font-size:13pt">RELEVÉ D’IDENTITÉ BANCAIRE</h1><p>Titulaire du compte : <b>M. LE GALL JEAN-BAPTISTE</b><br>2 rue Nationale, 30000 NÎMES</p>${table(['Banque', 'Guichet', 'N° de compte', 'Clé', 'Devise', 'Domiciliation'], [[legall.bank, legall.branch, legall.number, legall.key, 'EUR', 'BPEM NIMES ARENES']], 'b')}<p style="margin-top:5mm">IBAN : <b>${legall.spaced}</b><br>BIC / SWIFT : <b>BPEMFRPPNIM</b></p><p style="font-size:8pt">Ce relevé est destiné à être remis à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte. Son utilisation vous garantit le bon enregistrement des opérations et vous évite des réclamations.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: legall.iban, bic: 'BPEMFRPPNIM', holder: 'M. LE GALL JEAN-BAPTISTE' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const raibaudi = accountOf('31-raibaudi');
const mobile = paperOf(
  'rib-appli-nice',
  `font: 12pt/1.6 'URW Gothic', sans-serif; padding: 30mm 40mm; .c { background: #f1f1f6; border-radius: 4mm; padding: 6mm; margin-top: 6mm } small { color: #667; display: block }`,
  [
    `<p style="font-size:20pt"><b>wave</b>bank</p><p>Mon RIB</p><div class="c"><small>Titulaires</small>Antoine RAIBAUDI ou Lise RAIBAUDI<small>IBAN</small>${raibaudi.spaced}<small>BIC</small>WAVEFR2NXXX<small>Banque</small>Wavebank SA, 3 rue du Sentier, 75002 Paris</div><p style="font-size:9pt;margin-top:8mm">Partagé depuis l’application le 11 octobre 2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: raibaudi.iban,
      bic: 'WAVEFR2NXXX',
      holder: 'Antoine RAIBAUDI ou Lise RAIBAUDI',
    },
    absent: ['balance', 'rnc'],
  },
);

const birth = paperOf(
  'naissance-extrait-toulon',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 20mm 24mm`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE<br>Ville de TOULON (Var)<br>Service de l’état civil</p><h1 style="font-size:14pt;text-align:center">EXTRAIT D’ACTE DE NAISSANCE<br>avec filiation</h1><p>Acte n° 1 447 de l’année 1991</p><p>Le 23 octobre 1991 à 4 heures 35 est née à TOULON :</p><p>NOM : <b>DIALLO</b><br>PRÉNOMS : <b>Fatoumata Claire</b><br>SEXE : féminin</p><p>Fille de : DIALLO Mamadou, né à KINDIA (GUINÉE) le 4 avril 1962<br>et de : MERCIER Claire Andrée, née à HYÈRES le 19 janvier 1965</p><p>MENTIONS MARGINALES : Mariée à TOULON le 6 juin 2020 avec Thomas Paul GIRAUD. Nom d’usage : DIALLO-MERCIER.</p><p>Extrait certifié conforme, délivré le 15 septembre 2026.<br>L’officier de l’état civil</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'DIALLO',
      first_names: 'Fatoumata Claire',
      born_on: '1991-10-23',
      born_at: either('TOULON', 'TOULON (Var)'),
      delivered_on: '2026-09-15',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const lease = paperOf(
  'bail-polygone-beziers',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h2 { font-size: 10pt; background: #eee; padding: 1mm 2mm }`,
  [
    `<h1 style="font-size:14pt;text-align:center">CONTRAT DE LOCATION<br><span style="font-size:9pt">Logement nu à usage de résidence principale – loi n° 89-462 du 6 juillet 1989 – contrat type, décret n° 2015-587 du 29 mai 2015</span></h1><h2>I. Désignation des parties</h2><p>Le bailleur : M. Manuel SOLER-VIDAL, 3 impasse des Aires, 34370 CAZOULS-LÈS-BÉZIERS, mandant l’agence BITERROIS IMMOBILIER (carte CPI 3402 2020 000 000 311).</p><p>Le locataire : Mme Kenza AÏT OUARAB.</p><h2>II. Objet du contrat</h2><p>Appartement T3, 16 avenue Saint-Saëns, 34500 BÉZIERS, 1er étage, lot 21 ; garage lot 88. Surface habitable : 61,20 m². Nombre de pièces principales : 3. Chauffage individuel gaz. Classe D au DPE.</p><h2>III. Date de prise d’effet et durée</h2><p>Prise d’effet le 15 mai 2025. Durée du contrat : trois ans, renouvelable tacitement.</p><h2>IV. Conditions financières</h2><p>Loyer mensuel : 690,00 €. Provision mensuelle sur charges : 75,00 €, régularisation annuelle. Total mensuel : 765,00 €, payable d’avance le 5 de chaque mois. Dernier loyer du précédent locataire : 672,00 €. Révision annuelle le 15 mai, IRL du 4e trimestre 2024 : 144,64.</p><h2>VI. Garanties</h2><p>Dépôt de garantie : 690,00 €, versé à la signature.</p><h2>VIII. Clause résolutoire</h2><p>Le bail sera résilié de plein droit six semaines après un commandement de payer demeuré infructueux.</p><h2>X. Honoraires</h2><p>Part du locataire : visite, dossier et bail 489,60 € ; état des lieux 183,60 €.</p><p>Fait à Béziers en trois exemplaires, le 12 mai 2025.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. Manuel SOLER-VIDAL',
      tenant: 'Mme Kenza AÏT OUARAB',
      property_address: '16 avenue Saint-Saëns, 34500 BÉZIERS',
      lots: ['21', '88'],
      surface_habitable: 6120,
      lease_from: '2025-05-15',
      lease_duration_months: 36,
      rent: 69000,
      rent_charges: 7500,
      deposit: 69000,
    },
    absent: ['iban', 'surface_carrez', 'price', 'rnc'],
  },
);

const receipt = paperOf(
  'quittance-gerance-beziers',
  `font: 9.6pt 'Nimbus Sans', sans-serif; .q td { border-bottom: .15mm solid #999 } .q td:last-child { text-align: right }`,
  [
    `<p><b>BITERROIS IMMOBILIER</b> – service gérance – 55 allées Paul Riquet, 34500 BÉZIERS</p><p style="margin:10mm 0 6mm 100mm">Mme AÏT OUARAB Kenza<br>16 avenue Saint-Saëns<br>34500 BÉZIERS</p><h1 style="font-size:14pt">QUITTANCE DE LOYER – septembre 2026</h1><p>Bailleur : M. SOLER-VIDAL Manuel – mandat de gérance n° 1840<br>Logement loué : 16 avenue Saint-Saëns, 34500 BÉZIERS, 1er étage<br>Période du 01/09/2026 au 30/09/2026</p>${table(
      [],
      [
        ['Loyer', '704,12 €'],
        ['Provision sur charges', '75,00 €'],
        ['<b>Total</b>', '<b>779,12 €</b>'],
        ['Reçu le 04/09/2026 par prélèvement', '779,12 €'],
      ],
      'q',
    )}<p style="font-size:8pt;margin-top:5mm">Cette quittance annule tous les reçus donnés pour acompte sur la présente période. Elle est délivrée sous réserve de tous droits du bailleur.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'M. SOLER-VIDAL Manuel',
      tenant: 'Mme AÏT OUARAB Kenza',
      property_address: '16 avenue Saint-Saëns, 34500 BÉZIERS',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 70412,
      rent_charges: 7500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'lots'],
  },
);

const insurance = paperOf(
  'assurance-habitation-cannes',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 18mm; td { border-bottom: .15mm solid #bbb }`,
  [
    `<p style="font-size:16pt;color:#8a1538"><b>Mutuelle Provençale Exemple</b></p><p>Agence de Cannes – 24 boulevard de la République, 06400 CANNES – ORIAS 00 000 418</p><h1 style="font-size:14pt">ATTESTATION D’ASSURANCE MULTIRISQUE HABITATION</h1>${table(
      [],
      [
        ['Assuré', 'M. Luca PETROSSIAN'],
        ['Contrat n°', 'MPX-4471-0082'],
        ['Adresse du risque', '19 boulevard Carnot, 06400 CANNES'],
        ['Qualité', 'Propriétaire non occupant (PNO)'],
        ['Valable', 'du 01/07/2026 au 30/06/2027'],
      ],
    )}<p style="margin-top:5mm">La société certifie que le contrat ci-dessus garantit l’appartement contre l’incendie, le dégât des eaux, les événements climatiques et la responsabilité civile d’immeuble. La présente attestation, établie le 29/06/2026, n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances).</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. Luca PETROSSIAN',
      insurer: 'Mutuelle Provençale Exemple',
      policy_number: 'MPX-4471-0082',
      property_address: '19 boulevard Carnot, 06400 CANNES',
      valid_until: '2027-06-30',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const upkeep = paperOf(
  'entretien-chaudiere-toulouse',
  `font: 9.4pt 'DejaVu Sans', sans-serif; td, th { border: .15mm solid #aaa }`,
  [
    `<p><b>Garonne Chauffage SARL</b> – 40 route de Blagnac, 31200 TOULOUSE – qualification Qualigaz-Exemple</p><h1 style="font-size:13pt">ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE GAZ</h1><p>(arrêté du 15 septembre 2009)</p>${table(
      [],
      [
        ['Commanditaire', 'M. DE LA TOUR D’ESCALQUENS Aymeric'],
        ['Adresse d’intervention', '4 quai Saint-Pierre, 31000 TOULOUSE'],
        ['Date de la visite', '22/01/2026'],
        ['Chaudière', 'Thermex Condens 25, murale, n° de série 8841-22, mise en service 2016'],
        ['Taux de CO mesuré', '4 ppm – situation normale'],
        ['Rendement évalué', '96 %'],
      ],
    )}<p style="margin-top:4mm">Opérations : nettoyage du corps de chauffe, du brûleur et de l’extracteur, vérification du vase d’expansion et des sécurités. Prochain entretien : janvier 2027.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-01-22',
      owner: 'M. DE LA TOUR D’ESCALQUENS Aymeric',
      property_address: '4 quai Saint-Pierre, 31000 TOULOUSE',
    },
    absent: ['dpe_number', 'rnc', 'total'],
  },
);

export const PERSONNES_ET_LOGEMENT = [
  card,
  passport,
  bank,
  mobile,
  birth,
  lease,
  receipt,
  insurance,
  upkeep,
];
