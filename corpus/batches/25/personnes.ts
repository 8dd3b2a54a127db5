// Who people are, where they are paid, what they owe the tax office.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';
import { footer } from './outils.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardTop = `IDFRA${checked('R7HJ29T41')}`.padEnd(30, '<');
const cardMiddle = `${checked('820311')}F${checked('321104')}FRA`.padEnd(29, '<');
const cardLast = mrzDigit(
  cardTop.slice(5) + cardMiddle.slice(0, 7) + cardMiddle.slice(8, 15) + cardMiddle.slice(18),
);
const cardZone = [
  cardTop,
  `${cardMiddle}${cardLast}`,
  'BENJELLOUN<<SALMA<NADIA'.padEnd(30, '<'),
].join('\n');

const card = paperOf(
  'cni-nouvelle-toulouse',
  `.k { width: 86mm; height: 54mm; border: .2mm solid #789; border-radius: 3mm; background: linear-gradient(120deg, #e8f1f8, #fdf3f5 60%, #eaf5ee); padding: 2.5mm; font-size: 5.8pt; line-height: 1.2; margin: 14mm auto } .k b { display: block; font-size: 7.6pt } .g { display: grid; grid-template-columns: 24mm 1fr 1fr; gap: 2mm; margin-top: 1.5mm } .ph { background: #a8b3bf; height: 31mm } .z { font: 8.2pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="k"><div style="display:flex;justify-content:space-between"><span><b>FR &nbsp; RÉPUBLIQUE FRANÇAISE</b></span><span>CARTE NATIONALE D’IDENTITÉ / <i>IDENTITY CARD</i></span></div><div class="g"><div class="ph"></div><div>NOM / <i>Surname</i><b>BENJELLOUN</b>Prénoms / <i>Given names</i><b>Salma, Nadia</b>SEXE / <i>Sex</i><b>F</b>NATIONALITÉ / <i>Nationality</i><b>FRA</b></div><div>DATE DE NAISS. / <i>Date of birth</i><b>11 03 1982</b>LIEU DE NAISSANCE / <i>Place of birth</i><b>CASABLANCA (MAROC)</b>NOM D’USAGE / <i>Alternate name</i><b>ép. EL IDRISSI</b></div></div><div style="display:flex;gap:6mm;margin-top:1mm"><span>N° DU DOCUMENT / <i>Document No</i><b>R7HJ29T41</b></span><span>DATE D’EXPIR. / <i>Expiry date</i><b>04 11 2032</b></span><span>482 915</span></div></div><div class="k"><div style="display:flex;justify-content:space-between"><span>TAILLE / <i>Height</i><b>1,68 m</b></span><span>DATE DE DÉLIVRANCE / <i>Date of issue</i><b>05 11 2022</b></span></div>ADRESSE / <i>Address</i><b>5 RUE DE LA DALBADE<br>31000 TOULOUSE<br>FRANCE</b><div class="z">${shown(cardZone)}</div></div><p style="text-align:center;font-size:8pt;color:#666">Copie remise à l’étude ROUQUETTE – dossier de vente uniquement</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BENJELLOUN',
      first_names: either('Salma, Nadia', 'SALMA NADIA'),
      born_on: '1982-03-11',
      born_at: either('CASABLANCA (MAROC)', 'CASABLANCA'),
      expires_on: '2032-11-04',
      delivered_on: '2022-11-05',
      document_number: 'R7HJ29T41',
    },
    absent: ['iban', 'rnc'],
  },
);

const passTop = 'P<FRANGUYEN<VAN<<THANH<PAUL'.padEnd(44, '<');
const passBody = `${checked('21FV60438')}FRA${checked('760922')}M${checked('310614')}${'<'.repeat(14)}0`;
const passBottom = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;

const passport = paperOf(
  'passeport-scan-villeurbanne',
  `padding: 40mm 24mm; background: #fafafa; .p { background: #f1ece0; border: .2mm solid #665; padding: 4mm; width: 160mm; font-size: 6.6pt; line-height: 1.3 } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 5mm; margin-top: 2mm } .ph { background: #b5ad9c; height: 46mm } b { display: block; font-size: 9pt; margin-bottom: .8mm } .z { font: 9.9pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between;font-size:8pt"><span>PASSEPORT<br><i>PASSPORT</i></span><span>RÉPUBLIQUE FRANÇAISE</span><span>Type / Type &nbsp; P &nbsp;&nbsp; Code du pays / Country code &nbsp; FRA<br>Passeport n° / Passport No<b>21FV60438</b></span></div><div class="g"><div class="ph"></div><div>(1) Nom / Surname<b>NGUYEN VAN</b>(2) Prénoms / Given names<b>Thanh, Paul</b>(3) Nationalité / Nationality<b>Française</b>(4) Date de naissance / Date of birth<b>22/09/1976</b>(5) Sexe / Sex<b>M</b>(6) Lieu de naissance / Place of birth<b>SAINT-PRIEST</b></div><div>(7) Date de délivrance / Date of issue<b>15/06/2021</b>(8) Date d’expiration / Date of expiry<b>14/06/2031</b>(9) Autorité / Authority<b>Préfecture du Rhône</b>(10) Domicile / Residence<b>112 COURS ÉMILE-ZOLA<br>VILLEURBANNE (69)</b>(11) Taille / Height<b>1,74 m</b>(12) Couleur des yeux / Colour of eyes<b>MARRON</b></div></div><div class="z">${shown(`${passTop}\n${passBottom}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'NGUYEN VAN',
      first_names: either('Thanh, Paul', 'THANH PAUL'),
      born_on: '1976-09-22',
      born_at: 'SAINT-PRIEST',
      expires_on: '2031-06-14',
      delivered_on: '2021-06-15',
      document_number: '21FV60438',
    },
    absent: ['iban', 'rnc'],
  },
);

const birth = paperOf(
  'naissance-extrait-angers',
  `font: 10.6pt/1.5 'DejaVu Serif', serif; padding: 20mm; td { padding: 1.4mm 2mm; border-bottom: .15mm solid #999 } td:first-child { width: 62mm; color: #333 }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b>MAIRIE D’ANGERS</b><br>Service de l’état civil<br>Boulevard de la Résistance<br>et de la Déportation<br>49020 ANGERS CEDEX 02</div><div style="text-align:right">RÉPUBLIQUE FRANÇAISE<br>Liberté – Égalité – Fraternité</div></div><h1 style="font-size:15pt;text-align:center;margin:8mm 0 4mm">EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:10.6pt">avec indication de la filiation</span></h1>${table(
      [],
      [
        ['Acte n°', '001873 de l’année 1988'],
        ['NOM', '<b>PITOU</b>'],
        ['Prénoms', 'Clémence Odette Jeanne'],
        ['Sexe', 'féminin'],
        ['Née le', '14 juin 1988 à 4 heures 35'],
        ['à', 'ANGERS (Maine-et-Loire)'],
        ['Fille de (père)', 'PITOU Gérard Marcel, né le 2 mars 1959 à CHOLET'],
        ['et de (mère)', 'HUMEAU Béatrice, née le 30 octobre 1961 à SEGRÉ'],
      ],
    )}<p style="margin-top:5mm"><b>Mentions marginales</b></p><p>Mariée à ANGERS (Maine-et-Loire) le 8 septembre 2018 avec Mamadou Lamine DIALLO.</p><p style="margin-top:10mm">Extrait délivré selon procédé informatisé.<br>À Angers, le 26 octobre 2026<br>L’officier de l’état civil par délégation du maire, Nathalie BOURGET</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'PITOU',
      first_names: 'Clémence Odette Jeanne',
      born_on: '1988-06-14',
      born_at: either('ANGERS (Maine-et-Loire)', 'ANGERS'),
      delivered_on: '2026-10-26',
    },
    absent: ['expires_on', 'iban'],
  },
);

const pey = accountOf('peyrachon-bruno');
const coupon = paperOf(
  'rib-bancaire-saint-etienne',
  `font: 9pt 'Nimbus Sans', sans-serif; .c { border: .3mm solid #224; padding: 4mm; margin-bottom: 8mm } .c td, .c th { border: .2mm solid #99a; text-align: center; padding: 1mm } .c th { font-size: 7pt; color: #555 } h1 { font-size: 12pt; margin: 0 0 2mm }`,
  [
    `<p style="font-size:14pt;color:#224"><b>Banque Coopérative du Forez Exemple</b></p>${[1, 2].map(() => `<div class="c"><h1>Relevé d’Identité Bancaire</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs, français ou étrangers, appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p><div style="display:flex;justify-content:space-between"><p>Titulaire du compte / <i>Account owner</i><br><b>MR PEYRACHON BRUNO</b><br>31 AVENUE DE ROCHETAILLEE<br>42100 SAINT-ETIENNE</p><p>Domiciliation / <i>Paying bank</i><br>BCF SAINT-ETIENNE BELLEVUE<br>Tél. 04 77 00 50 12</p></div>${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB'], [[pey.bank, pey.branch, pey.number, pey.key]])}<p style="margin-top:3mm">IBAN (International Bank Account Number) : <b>${pey.spaced}</b><br>Code BIC (Bank Identification Code) – code SWIFT : <b>BCFOFRPP420</b></p></div>`).join('')}<p style="font-size:7.4pt">Imprimé le 03/11/2026 depuis votre agence. Société coopérative de banque à capital variable, 12 place Jean-Jaurès, 42000 Saint-Étienne – ORIAS 00 000 420.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: pey.iban, bic: 'BCFOFRPP420', holder: 'MR PEYRACHON BRUNO' },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const massifs = accountOf('sci-trois-massifs');
const online = paperOf(
  'rib-en-ligne-grenoble',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 12mm 18mm; .l { color: #777; font-size: 8pt } .v { font-size: 12pt; margin-bottom: 4mm }`,
  [
    `<div style="display:flex;justify-content:space-between;font-size:7pt"><span>05/11/2026 08:52</span><span>néo·pro – Mes coordonnées bancaires</span></div><p style="font-size:20pt;color:#5b2bd9;margin-top:6mm"><b>néo·pro</b></p><p>Vos coordonnées bancaires à partager</p><div class="l">Bénéficiaire</div><div class="v">SCI DES TROIS MASSIFS</div><div class="l">IBAN</div><div class="v">${massifs.spaced}</div><div class="l">BIC</div><div class="v">NEOPFRP2XXX</div><div class="l">Adresse du titulaire</div><div class="v">12 chemin de la Taillat, 38240 Meylan, France</div><div class="l">Banque</div><div class="v">Néo Pro Paiements SA, 1 rue de l’Exemple, 75002 Paris</div><p class="l">Les virements reçus sont crédités sous un jour ouvré. Copier l’IBAN – Partager – Télécharger en PDF</p>${footer('https://app.neopro.example.fr/comptes/rib – 1/1', 7)}`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: massifs.iban, bic: 'NEOPFRP2XXX', holder: 'SCI DES TROIS MASSIFS' },
    absent: ['balance', 'rnc', 'born_on', 'account'],
  },
);

const BASE = 2318;
const cot = (rate: number) => Math.round((BASE * rate) / 100);
const LYON = { town: cot(31.89), tse: cot(0.121), teom: cot(5.33), gemapi: cot(0.214) };
const lyonSum = LYON.town + LYON.tse + LYON.teom + LYON.gemapi;
const lyonFees = Math.round(LYON.town * 0.03 + LYON.tse * 0.09 + LYON.teom * 0.08);
const notice = paperOf(
  'taxe-avis-lyon',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; .t { display: grid; grid-template-columns: 60mm 1fr; gap: 6mm } .k { background: #eef1fb; padding: 2mm; margin-bottom: 2mm; font-size: 7.4pt } .m { border: .5mm solid #000091; padding: 2.5mm; font-size: 10pt; margin: 4mm 0 } .w td, .w th { border: .15mm solid #667; padding: .6mm 1mm; text-align: right; font-size: 7.2pt } .w td:first-child, .w th:first-child { text-align: left }`,
  [
    `<div class="t"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</p><div class="k"><b>Vos références</b><br>Numéro fiscal : 13 84 217 660 905<br>Référence de l’avis : 26 69 5520148 07<br>Numéro de propriétaire : 385 M 02214 K<br>Débiteur(s) légal(aux) : MORTIER DESSAIGNE HELENE<br>Numéro de rôle : 223<br>Date d’établissement : 03/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="k"><b>Vos contacts</b><br>Par messagerie : impots.gouv.fr, espace particulier<br>Par téléphone : 0 809 401 401 (service gratuit)<br>Sur place : SIP LYON OUEST, 165 rue Garibaldi, 69003 LYON</div></div><div><p style="font-size:15pt;color:#000091"><b>AVIS D’IMPÔT 2026</b><br><span style="font-size:11pt">TAXES FONCIÈRES votées et perçues par la commune, le département et divers organismes</span></p><p style="margin-top:14mm;font-size:10pt">MME MORTIER DESSAIGNE HELENE<br>41 QUAI JEAN JACQUES ROUSSEAU<br>69350 LA MULATIERE</p></div></div><div class="m">Montant de votre impôt : <b>${lyonSum + lyonFees},00 €</b><br>Somme à payer : au plus tard le <b>15/10/2026</b><br><span style="font-size:8pt">Vous pouvez payer en ligne jusqu’au 20/10/2026 minuit ; la somme sera prélevée le 26/10/2026. Les montants supérieurs à 300 € doivent être payés par un moyen dématérialisé.</span></div><p>Vous êtes propriétaire d’un local affecté à l’habitation : n’oubliez pas de déclarer tout changement d’occupation dans le service « Gérer mes biens immobiliers ».</p>`,
    `<p><b>TAXES FONCIÈRES 2026</b> – Département : 69 RHÔNE – Commune : 385 LYON 5E – Détail du calcul des cotisations – 2/2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter-communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '31,89 %', '', '', '0,118 %', '5,29 %', '0,201 %', ''],
        ['Taux 2026', '31,89 %', '', '', '0,121 %', '5,33 %', '0,214 %', ''],
        ['Adresse : 14 RUE DES MACCHABEES', '', '', '', '', '', '', ''],
        ['Base', BASE, '', '', BASE, BASE, BASE, ''],
        ['Cotisation', LYON.town, '', '', LYON.tse, LYON.teom, LYON.gemapi, ''],
        ['Cotisations 2025', '726', '', '', '3', '120', '5', '854'],
        ['Cotisations 2026', LYON.town, '', '', LYON.tse, LYON.teom, LYON.gemapi, lyonSum],
      ],
      'w',
    )}<table style="width:100mm;margin:5mm 0 0 auto" class="w"><tr><td>Total des cotisations</td><td>${lyonSum}</td></tr><tr><td>Frais de gestion de la fiscalité directe locale</td><td>${lyonFees}</td></tr><tr><td>Dégrèvement habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>${lyonSum + lyonFees}</b></td></tr></table><p style="margin-top:8mm">Réclamation : jusqu’au 31 décembre 2027. Textes : articles 1380 et suivants du code général des impôts. Base de la valeur locative : moitié de la valeur locative cadastrale revalorisée (coefficient 2026 : 1,008).</p><p><b>Comment lire votre avis ?</b> La taxe foncière est établie pour l’année entière d’après la situation au 1er janvier 2026. Si vous vendez votre bien en cours d’année, vous restez redevable de la totalité de l’impôt ; un partage peut être convenu devant notaire entre le vendeur et l’acquéreur, mais il n’est pas opposable à l’administration. La taxe d’enlèvement des ordures ménagères peut être récupérée auprès du locataire, hors frais de gestion.</p><p><b>Exonérations et dégrèvements.</b> Les titulaires de l’allocation de solidarité aux personnes âgées, les personnes de plus de 75 ans sous condition de ressources et les logements vacants pour une cause indépendante de la volonté du propriétaire peuvent en bénéficier sur demande. Les frais de gestion perçus par l’État sont de 3 % pour la commune, de 8 % pour les ordures ménagères et de 9 % pour les taxes spéciales d’équipement.</p><p><b>Délégation de service.</b> Pour toute question relative à l’évaluation de votre local (surface, nombre de pièces, éléments de confort), adressez-vous au centre des impôts fonciers ou consultez la fiche d’évaluation dans votre espace sécurisé. Toute construction nouvelle ou changement de consistance doit être déclaré dans les 90 jours de l’achèvement des travaux.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: (lyonSum + lyonFees) * 100,
      teom: LYON.teom * 100,
      tax_fees: lyonFees * 100,
      tax_number: '1384217660905',
      pay_by: '2026-10-15',
      owner: 'MORTIER DESSAIGNE HELENE',
    },
    absent: ['iban', 'rnc', 'price', 'total'],
  },
);

const second = paperOf(
  'taxe-mensualise-tours',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; td, th { padding: .8mm 1.2mm } .w td, .w th { border-bottom: .15mm solid #888; text-align: right } .w td:first-child, .w th:first-child { text-align: left } h1 { font-size: 14pt }`,
  [
    `<table><tr><td style="width:80mm">FINANCES PUBLIQUES<br>SIP DE TOURS<br>40 rue Édouard Vaillant<br>37060 TOURS CEDEX 9</td><td style="padding-top:10mm;font-size:10pt">D AUBIGNY DE VILLERMONT AYMERIC<br>LA CHESNAYE<br>37230 FONDETTES</td></tr></table><h1>Taxes foncières 2025 – avis de situation, contrat de prélèvement mensuel</h1><p>Numéro fiscal : 07 51 330 918 242 – Référence de l’avis : 25 37 1140772 55 – Contrat M 37 0044 812<br>Établi le 25/08/2025 – mis en recouvrement le 31/08/2025 – Commune : TOURS (261) – Indre-et-Loire</p>${table(
      ['29 RUE COLBERT – lot 5', 'Base', 'Taux', 'Cotisation'],
      [
        ['Commune', '1 944', '42,41 %', '824'],
        ['Intercommunalité', '1 944', '2,00 %', '39'],
        ['Taxes spéciales d’équipement', '1 944', '0,309 %', '6'],
        ['Taxe d’enlèvement des ordures ménagères', '1 944', '9,42 %', '183'],
        ['GEMAPI', '1 944', '0,155 %', '3'],
        ['Total des cotisations', '', '', '1 055'],
        ['Frais de gestion', '', '', '41'],
        ['<b>Montant de l’impôt</b>', '', '', '<b>1 096</b>'],
      ],
      'w',
    )}<p style="margin-top:5mm">Vous avez choisi la mensualisation. Sommes déjà prélevées de janvier à août : 8 × 107,00 € = 856,00 €. Reste à prélever : 240,00 €, soit 107,00 € le 15/09/2025, 107,00 € le 15/10/2025 et 26,00 € le 17/11/2025.</p><p>Vos mensualités pour 2026, calculées sur l’impôt de 2025, seront de 110,00 € à compter du 15/01/2026. Vous pouvez les modifier ou mettre fin au contrat jusqu’au 15 décembre sur impots.gouv.fr.</p><p>Aucune somme n’est à payer par vos soins. Conservez cet avis : il vous sera demandé en cas de vente (remboursement au prorata par l’acquéreur).</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 109600,
      teom: 18300,
      tax_fees: 4100,
      tax_number: '0751330918242',
      owner: 'D AUBIGNY DE VILLERMONT AYMERIC',
    },
    absent: ['iban', 'rnc', 'price', 'total'],
  },
);

export const PERSONNES = [card, passport, birth, coupon, online, notice, second];
