// Who people are and how the home is lived in: card, passport, bank, birth, lease, receipt, insurance, statement before sale.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('R8DX3TK52')}`.padEnd(30, '<');
const cardSecond = `${checked('790214')}M${checked('340519')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [
  cardFirst,
  `${cardSecond}${cardCheck}`,
  'DE<KERSAUZON<<YANN<ERWAN'.padEnd(30, '<'),
].join('\n');
const card = paperOf(
  'cni-scan-kersauzon-quimper',
  `.card { width: 88mm; height: 56mm; border: .3mm solid #778; border-radius: 3mm; padding: 2.5mm; background: linear-gradient(150deg, #e6f2f8, #fbf0ee); font-size: 6.3pt; line-height: 1.25; margin: 12mm 0 0 20mm } .card b { display: block; font-size: 8.2pt } .g { display: grid; grid-template-columns: 23mm 1fr; gap: 3mm; margin-top: 1.5mm } .ph { background: #a8b2bd; height: 30mm } .z { font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 9mm }`,
  [
    `<div class="card">FR RÉPUBLIQUE FRANÇAISE – CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>de KERSAUZON</b>Prénoms / Given names<b>Yann, Erwan</b>SEXE / Sex – NATIONALITÉ / Nationality – DATE DE NAISS. / Date of birth<b>M – FRA – 14 02 1979</b>LIEU DE NAISSANCE / Place of birth<b>MORLAIX</b>N° DU DOCUMENT / Document No<b>R8DX3TK52</b>DATE D’EXPIR. / Expiry date<b>19 05 2034</b></div></div></div><div class="card">TAILLE / Height : 1,82 m<br>DATE DE DÉLIVRANCE / Date of issue : 20 05 2024<br>ADRESSE / Address : 3 HENT PENN AR ROZ 29950 BÉNODET FRANCE<div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'de KERSAUZON',
      first_names: either('Yann, Erwan', 'YANN ERWAN'),
      born_on: '1979-02-14',
      born_at: 'MORLAIX',
      expires_on: '2034-05-19',
      delivered_on: '2024-05-20',
      document_number: 'R8DX3TK52',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRADIALLO<<AISSATOU<BINTA'.padEnd(44, '<');
const passBody = `${checked('22FE61903')}FRA${checked('871109')}F${checked('320424')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-diallo-page-annemasse',
  `padding: 18mm; .p { border: .3mm solid #633; border-radius: 2mm; padding: 5mm; width: 155mm; background: #f4efe6; font-size: 7.2pt } .g { display: grid; grid-template-columns: 38mm 1fr 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #b6ac9c; height: 48mm } b { display: block; font-size: 9.4pt; margin-bottom: 1mm } .z { font: 9.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p">PASSEPORT PASSPORT – RÉPUBLIQUE FRANÇAISE<div class="g"><div class="ph"></div><div>Type<b>P</b>Nom / Surname (1)<b>DIALLO</b>Nom d’usage<b>ép. PERRET</b>Prénoms / Given names (2)<b>Aïssatou, Binta</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>09 11 1987</b></div><div>Pays / Country code<b>FRA</b>Passeport n° / Passport No<b>22FE61903</b>Sexe / Sex (5)<b>F</b>Lieu de naissance / Place of birth (6)<b>THONON-LES-BAINS</b>Date de délivrance / Date of issue (7)<b>25 04 2022</b>Date d’expiration / Date of expiry (8)<b>24 04 2032</b>Autorité / Authority (9)<b>Préfecture de la Haute-Savoie</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DIALLO',
      first_names: either('Aïssatou, Binta', 'AISSATOU BINTA'),
      born_on: '1987-11-09',
      born_at: 'THONON-LES-BAINS',
      expires_on: '2032-04-24',
      delivered_on: '2022-04-25',
      document_number: '22FE61903',
    },
    absent: ['iban'],
  },
);

const pommiers = accountOf('27-trois-pommiers');
const bank = paperOf(
  'rib-sci-pommiers-caen',
  `font: 9pt 'Nimbus Sans', sans-serif; .b { border: .3mm solid #000; padding: 4mm } td, th { border: .2mm solid #666; text-align: center }`,
  [
    `<p style="font-size:14pt;color:#00693c"><b>Caisse Normande Exemple</b></p><div class="b"><h1 style="font-size:12pt">RELEVÉ D’IDENTITÉ BANCAIRE</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'], [[pommiers.bank, pommiers.branch, pommiers.number, pommiers.key, 'EVRECY (00417)']])}<p style="margin-top:4mm">IBAN : <b>${pommiers.spaced}</b><br>BIC – Adresse SWIFT : <b>CNEXFRPP140</b></p><p>Titulaire du compte :<br>SCI LES TROIS POMMIERS<br>LE BOURG<br>14210 EVRECY</p></div><p style="font-size:7.5pt;margin-top:4mm">Caisse Normande Exemple – société coopérative à capital variable – siège : 15 esplanade de la Paix, 14000 CAEN – RCS CAEN 900 478 834 – ORIAS 07 000 478</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: pommiers.iban, bic: 'CNEXFRPP140', holder: 'SCI LES TROIS POMMIERS' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);
const nguyen = accountOf('27-nguyen-van');
const phone = paperOf(
  'rib-mobile-nguyen-brest',
  `font: 11pt/1.6 'URW Gothic', sans-serif; padding: 22mm 45mm; .l { color: #888; font-size: 8.5pt; margin-top: 4mm }`,
  [
    `<h1 style="font-size:20pt;color:#e0004d">minuto</h1><p>Mon RIB</p><div class="l">Titulaire</div>THANH NGUYEN VAN<div class="l">IBAN</div>${nguyen.spaced}<div class="l">BIC</div>MNUTFRP1XXX<div class="l">Code banque / guichet / compte / clé</div>${nguyen.bank} ${nguyen.branch} ${nguyen.number} ${nguyen.key}<div class="l">Adresse du titulaire</div>44 rue de la Porte, 29200 Brest<div class="l">Établissement</div>Minuto Paiement Exemple, 12 rue de l’Échiquier, 75010 Paris<p style="margin-top:12mm;font-size:8pt">Partager · Copier l’IBAN · Parrainer un proche : 80 € offerts</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: nguyen.iban, bic: 'MNUTFRP1XXX', holder: 'THANH NGUYEN VAN' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const birth = paperOf(
  'naissance-copie-puigmal-perpignan',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 24mm; p { text-align: justify }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE<br>Mairie de PERPIGNAN (Pyrénées-Orientales)</p><h1 style="font-size:14pt;text-align:center">ACTE DE NAISSANCE – COPIE INTÉGRALE<br>N° 2204 – année 1969</h1><p>PUIGMAL Montserrat Roser</p><p>Le cinq octobre mil neuf cent soixante-neuf, à vingt-trois heures quarante, est née, 20 avenue du Languedoc, Montserrat Roser, du sexe féminin, de Jaume PUIGMAL, né à FIGUERES (Espagne) le dix-huit juin mil neuf cent trente-huit, maçon, et de Carme SOLER, née à CÉRET le premier mars mil neuf cent quarante-deux, sans profession, son épouse, domiciliés à PERPIGNAN, 3 rue Llucia. Dressé le sept octobre mil neuf cent soixante-neuf, sur la déclaration du père.</p><p>MENTIONS MARGINALES : Mariée à SORÈDE le 22 août 1998 avec Riad BEN AMAR. Perpignan, le 31 août 1998.</p><p>Copie délivrée conforme au registre, à Perpignan, le 14 septembre 2026. L’officier de l’état civil par délégation.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'PUIGMAL',
      first_names: 'Montserrat Roser',
      born_on: '1969-10-05',
      born_at: either('PERPIGNAN', 'PERPIGNAN (Pyrénées-Orientales)'),
      delivered_on: '2026-09-14',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const lease = paperOf(
  'bail-albertas-location-nue-aix',
  `font: 8.8pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; background: #f3ead9; padding: .8mm 2mm; margin: 2.5mm 0 1mm } td { border: .2mm solid #bba } p { margin-bottom: 1.4mm }`,
  [
    `<h1>CONTRAT TYPE DE LOCATION – LOGEMENT NU</h1><p style="text-align:center">(soumis au titre Ier bis de la loi du 6 juillet 1989 et portant modification de la loi n° 86-1290 du 23 décembre 1986 – décret n° 2015-587 du 29 mai 2015)</p><h2>I. Désignation des parties</h2><p>Bailleur : M. Vartan DER HAGOPIAN, 71 rue Dragon, 13006 MARSEILLE – représenté par l’agence Cours Sextius Location (carte CPI 1310 2020 000 000 771)<br>Locataire : Mme Océane LUBRANO-DIENG</p><h2>II. Objet du contrat</h2><p>Localisation : 42 rue Émeric-David, 13100 AIX-EN-PROVENCE, 2e étage, lot 23 et cave lot 45. Immeuble collectif en copropriété, construit avant 1949. Surface habitable : 70,50 m². 3 pièces principales. Chauffage collectif. DPE : classe D. Destination : habitation.</p><h2>III. Date de prise d’effet et durée</h2><p>Prise d’effet : 1er mars 2024. Durée : trois ans (bailleur personne physique).</p><h2>IV. Conditions financières</h2>${table(
      [],
      [
        ['Loyer mensuel (hors charges)', '1 085,00 €'],
        ['Provision mensuelle pour charges, avec régularisation annuelle', '110,00 €'],
        ['Total mensuel, payable d’avance le 1er', '1 195,00 €'],
        ['Dernier loyer du précédent locataire', '1 040,00 € (versé le 01/01/2024)'],
        ['Dépôt de garantie', '1 085,00 €'],
        ['Indice de référence (IRL)', 'T3 2023 : 141,03'],
        ['Honoraires à la charge du locataire', '705,00 € TTC'],
      ],
    )}<h2>V à VIII. Travaux, garanties, solidarité, clause résolutoire</h2><p>Caution solidaire : M. Pape DIENG. Le contrat sera résilié de plein droit six semaines après un commandement de payer demeuré infructueux.</p><h2>IX. Annexes</h2><p>Dossier de diagnostic technique, notice d’information, état des lieux, extrait du règlement de copropriété.</p><p>Fait à Aix-en-Provence, le 26 février 2024, en deux exemplaires. Signatures électroniques certifiées.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. Vartan DER HAGOPIAN',
      tenant: 'Mme Océane LUBRANO-DIENG',
      property_address: '42 rue Émeric-David, 13100 AIX-EN-PROVENCE',
      surface_habitable: 7050,
      lots: ['23', '45'],
      lease_from: '2024-03-01',
      lease_duration_months: 36,
      rent: 108500,
      rent_charges: 11000,
      deposit: 108500,
    },
    absent: ['iban', 'rnc', 'surface_carrez', 'price'],
  },
);

const receipt = paperOf(
  'quittance-albertas-octobre-aix',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 20mm; td { border: .2mm solid #999 } td:last-child { text-align: right }`,
  [
    `<p><b>COURS SEXTIUS LOCATION</b>, 3 cours Sextius, 13100 AIX-EN-PROVENCE, mandataire de M. Vartan DER HAGOPIAN</p><h1 style="font-size:15pt;text-align:center">QUITTANCE DE LOYER</h1><p>Locataire : Mme Océane LUBRANO-DIENG<br>Logement : 42 rue Émeric-David, 13100 AIX-EN-PROVENCE<br>Période du 01/10/2026 au 31/10/2026</p>${table(
      [],
      [
        ['Loyer principal', '1 127,40 €'],
        ['Provision sur charges', '110,00 €'],
        ['Total quittancé', '1 237,40 €'],
      ],
    )}<p style="margin-top:5mm">Reçu la somme de mille deux cent trente-sept euros et quarante centimes, dont quittance, sous réserve de tous nos droits. Cette quittance annule tous les reçus donnés pour acomptes versés au titre du présent terme. Fait le 06/10/2026.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'M. Vartan DER HAGOPIAN',
      tenant: 'Mme Océane LUBRANO-DIENG',
      property_address: '42 rue Émeric-David, 13100 AIX-EN-PROVENCE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 112740,
      rent_charges: 11000,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const insurance = paperOf(
  'assurance-pno-pommiers-caen',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 18mm 20mm; td { border-bottom: .2mm solid #ccc }`,
  [
    `<p style="font-size:15pt;color:#7a1fa2"><b>Mutuelle du Bocage Exemple</b></p><p>Agence de Caen – 88 boulevard des Alliés, 14000 CAEN</p><h1 style="font-size:14pt">Attestation d’assurance – Propriétaire non occupant</h1><p>Nous soussignés, Mutuelle du Bocage Exemple, attestons que la SCI LES TROIS POMMIERS a souscrit un contrat garantissant le logement désigné ci-dessous.</p>${table(
      [],
      [
        ['Contrat n°', 'PNO 14 770 226 B'],
        ['Assuré', 'SCI LES TROIS POMMIERS, Le Bourg, 14210 ÉVRECY'],
        ['Adresse du risque', '12 bis rue des Cordeliers, 14000 CAEN – lots 21 et 88'],
        [
          'Garanties',
          'Responsabilité civile propriétaire d’immeuble, incendie, dégâts des eaux, recours des voisins',
        ],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:5mm">La présente attestation ne peut engager l’assureur au-delà des clauses et conditions du contrat. Fait à Caen, le 08/01/2026, pour servir et valoir ce que de droit.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI LES TROIS POMMIERS',
      insurer: 'Mutuelle du Bocage Exemple',
      policy_number: 'PNO 14 770 226 B',
      property_address: '12 bis rue des Cordeliers, 14000 CAEN',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const before = paperOf(
  'ped-syndic-barachois-reunion',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center; color: #2b7a78 } h2 { font-size: 10pt; border-bottom: .3mm solid #2b7a78; margin: 4mm 0 1mm } td { border: .2mm solid #acc } td:last-child { text-align: right }`,
  [
    `<p><b>BOURBON SYNDIC</b> – 110 rue du Maréchal Leclerc – 97400 SAINT-DENIS</p><h1>PRÉ-ÉTAT DATÉ</h1><p>(articles L. 721-2 et suivants du code de la construction et de l’habitation) – établi le 12/10/2026, validité un mois</p>${table(
      [],
      [
        ['Copropriété', 'RÉSIDENCE LE BARACHOIS – AF1180427'],
        ['Adresse', '52 rue Juliette Dodu, 97400 SAINT-DENIS'],
        ['Copropriétaire cédant', 'M. et Mme PAYET Jean-Hugues'],
        ['Lots', '31 et 231 – 402/10 000'],
        ['Syndic', 'BOURBON SYNDIC'],
      ],
    )}<h2>Partie I – Situation du copropriétaire vendeur</h2>${table(
      [],
      [
        ['Provisions exigibles, budget prévisionnel', '0,00 €'],
        ['Provisions exigibles, hors budget', '0,00 €'],
        ['Arriérés antérieurs', '0,00 €'],
        ['Avance de trésorerie à rembourser au cédant', '90,00 €'],
        ['Fonds de travaux rattaché aux lots', '744,21 €'],
      ],
    )}<h2>Partie II – Charges afférentes aux lots</h2>${table(
      [],
      [
        ['Exercice 2024, appelé au titre du budget / quote-part réelle', '2 384,00 € / 2 291,18 €'],
        ['Exercice 2025, appelé au titre du budget / quote-part réelle', '2 408,72 € / 2 191,28 €'],
      ],
    )}<h2>Partie III – Situation du syndicat au 31/12/2025</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', '15 480,66 €'],
        ['Dette à l’égard des fournisseurs', '6 219,03 €'],
        ['Fonds de travaux du syndicat', '18 512,70 €'],
        ['Procédures en cours', 'Néant'],
      ],
    )}<p style="font-size:7.4pt;margin-top:5mm">Document facturé 320,00 € TTC au vendeur ; il ne dispense pas de l’état daté prévu à l’article 5 du décret du 17 mars 1967.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'BOURBON SYNDIC',
      building: 'RÉSIDENCE LE BARACHOIS',
      building_address: '52 rue Juliette Dodu, 97400 SAINT-DENIS',
      rnc: 'AF1180427',
      owner: 'M. et Mme PAYET Jean-Hugues',
      lots: ['31', '231'],
      tantiemes: 402,
      base: 10000,
      made_on: '2026-10-12',
      impayes: 1548066,
      dette_fournisseurs: 621903,
    },
    absent: ['iban', 'meeting_on'],
  },
);

export const PERSONNES = [card, passport, bank, phone, birth, lease, receipt, insurance, before];
