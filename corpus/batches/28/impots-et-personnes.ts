// Tax notices, papers of identity, a birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { spaced, table } from '../../writing.ts';

const POLYGONE = { town: 987, syndicate: 0, inter: 118, special: 11, waste: 214, gemapi: 7 };
const polygoneSum = Object.values(POLYGONE).reduce((total, one) => total + one, 0);
const POLYGONE_FEES = 46;
const tax = paperOf(
  'taxe-avis-polygone-strasbourg',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; .c { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm } .k { border: .3mm solid #1d5fa8; padding: 2.5mm; margin-top: 3mm } .pay { border: .6mm solid #1d5fa8; padding: 3mm; margin: 6mm 0; display: grid; grid-template-columns: 1fr auto; font-size: 10.5pt } .d td, .d th { border: .15mm solid #789; text-align: right; padding: .9mm 1.2mm } .d td:first-child, .d th:first-child { text-align: left } .d th { background: #e4eef8 }`,
  [
    `<div class="c"><div><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté Égalité Fraternité</i><p></p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP STRASBOURG<br>35 AVENUE DES VOSGES<br>67000 STRASBOURG<div class="k"><b>Vos références</b><br>Numéro fiscal (déclarant 1) : 18 04 771 236 590<br>Référence de l’avis : 26 67 3318842 07<br>Numéro de propriétaire : 482 S01177 L<br>Débiteur(s) légal(aux) : SCHNEEBERGER JEAN-PHILIPPE<br>N° de rôle : 22101<br>Date d’établissement : 07/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="k"><b>Pour vous informer</b><br>impots.gouv.fr, messagerie sécurisée de votre espace<br>0 809 401 401 (service gratuit + coût de l’appel)</div></div><div><p style="font-size:16pt;color:#1d5fa8"><b>Avis d’impôt 2026<br>TAXES FONCIÈRES</b></p><p>votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin-top:16mm;font-size:10pt">M SCHNEEBERGER JEAN-PHILIPPE<br>64 RTE DU POLYGONE<br>67100 STRASBOURG</p></div></div><div class="pay"><span>Montant de votre impôt :<br>À payer au plus tard le :<br><span style="font-size:8pt">(délai jusqu’au 20/10/2026 minuit en cas de paiement direct en ligne ; prélèvement le 26/10/2026)</span></span><span style="text-align:right"><b>${spaced((polygoneSum + POLYGONE_FEES) * 100)} €</b><br><b>15/10/2026</b></span></div><p>Vous pouvez payer en ligne, par prélèvement à l’échéance ou mensuel. Au-delà de 300 €, vous devez payer par un moyen dématérialisé. Les taxes foncières sont établies pour l’année entière d’après la situation au 1er janvier 2026, au nom du propriétaire ; la vente en cours d’année est sans effet sur l’imposition.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – Détail du calcul des cotisations</b> – Département : 67 BAS-RHIN – Commune : 482 STRASBOURG</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '36,99 %', '%', '4,60 %', '0,392 %', '8,02 %', '0,251 %', ''],
        ['Taux 2026', '36,99 %', '%', '4,42 %', '0,412 %', '8,02 %', '0,262 %', ''],
        ['Adresse : 64 RTE DU POLYGONE', '', '', '', '', '', '', ''],
        ['Base', '2668', '', '2668', '2668', '2668', '2668', ''],
        ['Cotisation', '987', '', '118', '11', '214', '7', ''],
        ['Cotisations 2025', '971', '', '120', '10', '210', '7', '1318'],
        ['Cotisations 2026', '987', '', '118', '11', '214', '7', String(polygoneSum)],
        ['Variation', '+ 1,65 %', '', '- 1,67 %', '+ 10 %', '+ 1,90 %', '0 %', '+ 1,44 %'],
      ],
      'd',
    )}<p></p>${table(
      [],
      [
        ['Frais de gestion de la fiscalité directe locale', String(POLYGONE_FEES)],
        ['Dégrèvement Habitation principale', ''],
        ['Dégrèvement JA État', ''],
        ['<b>Montant de votre impôt</b>', `<b>${polygoneSum + POLYGONE_FEES}</b>`],
      ],
      'd',
    )}<p style="margin-top:6mm;font-size:7pt">La taxe d’enlèvement des ordures ménagères peut être récupérée sur le locataire. Les frais de gestion sont perçus par l’État : 3 % sur les cotisations de la commune, 8 % sur la taxe d’enlèvement des ordures ménagères.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: (polygoneSum + POLYGONE_FEES) * 100,
      teom: POLYGONE.waste * 100,
      tax_fees: POLYGONE_FEES * 100,
      tax_number: '1804771236590',
      pay_by: '2026-10-15',
      owner: either('SCHNEEBERGER JEAN-PHILIPPE', 'M SCHNEEBERGER JEAN-PHILIPPE'),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const monthly = paperOf(
  'taxe-mensualisee-descente-gap',
  `pre { font: 8.4pt/1.5 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm; margin: 0 }`,
  [
    `<pre>FINANCES PUBLIQUES                                      TAXES FONCIERES 2025
CENTRE DES FINANCES PUBLIQUES                           AVIS D'IMPOT
SIP DE GAP                                              PROPRIETES BATIES ET NON BATIES
CITE DESMICHELS  05007 GAP CEDEX

VOS IDENTIFIANTS                                        MME PELLEGRIN YVONNE
NUMERO FISCAL        : 07 38 204 915 663                27 CHE DE LA DESCENTE
REFERENCE DE L'AVIS  : 25 05 1104417 82                 05000 GAP
N DE ROLE            : 22001
DATE D'ETABLISSEMENT : 06/08/2025

DEPARTEMENT 05 HAUTES-ALPES    COMMUNE 061 GAP
------------------------------------------------------------------------------------------
PROPRIETES BATIES       COMMUNE    INTERCO.   TAXES SPEC.   ORDURES MEN.   GEMAPI    TOTAL
TAUX 2024               58,11 %     2,50 %      0,140 %       9,80 %      0,210 %
TAUX 2025               58,11 %     2,50 %      0,138 %      10,05 %      0,214 %
27 CHE DE LA DESCENTE
BASE                      2214        2214         2214         2214        2214
COTISATION                1287          55            3          223           5      1573
------------------------------------------------------------------------------------------
PROPRIETES NON BATIES     BASE 31   TAUX 112,40 %   COTISATION                          35
------------------------------------------------------------------------------------------
TOTAL DES COTISATIONS                                                                 1608
FRAIS DE GESTION DE LA FISCALITE DIRECTE LOCALE                                         60
DEGREVEMENT PERSONNES AGEES                                                              0
------------------------------------------------------------------------------------------
MONTANT DE VOTRE IMPOT                                                                1668
MONTANT DEJA PRELEVE (8 X 160,00)                                                     1280
RESTE A PRELEVER  :  194,00 LE 15/09/2025  ET  194,00 LE 15/10/2025                    388
------------------------------------------------------------------------------------------

VOUS ETES MENSUALISE. VOUS N'AVEZ AUCUNE DEMARCHE A EFFECTUER.
POUR 2026, DIX PRELEVEMENTS DE 166,00 EUROS SERONT EFFECTUES LE 15 DE CHAQUE MOIS, DE
JANVIER A OCTOBRE, SUR LE COMPTE DONT LES TROIS DERNIERS CHIFFRES SONT 418.
</pre>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 166800,
      teom: 22300,
      tax_fees: 6000,
      tax_number: '0738204915663',
      owner: either('MME PELLEGRIN YVONNE', 'PELLEGRIN YVONNE'),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `IDFRA${checked('T8XR20D41')}`.padEnd(30, '<');
const second = `${checked('910327')}F${checked('330614')}FRA`.padEnd(29, '<');
const control = mrzDigit(
  first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
);
const zone = [first, `${second}${control}`, 'KOWALCZYK<<ZOFIA<HELENA'.padEnd(30, '<')].join('\n');
const card = paperOf(
  'cni-photocopie-annecy',
  `padding: 24mm; .k { width: 92mm; height: 60mm; border: .3mm solid #789; border-radius: 3.5mm; padding: 3mm; font-size: 6.6pt; line-height: 1.3; margin-bottom: 16mm; background: #f3f6f9 } .k b { font-size: 8.6pt; display: block } .g { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm; margin-top: 1.5mm } .i { background: #a9b2bd; height: 34mm } .z { font: 8.5pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="k">RÉPUBLIQUE FRANÇAISE &nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="i"></div><div>NOM / Surname<b>KOWALCZYK</b>Nom d’usage / Alternate name<b>ép. BERTHOD</b>Prénoms / Given names<b>Zofia, Helena</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>F &nbsp; FRA &nbsp; 27 03 1991</b>LIEU DE NAISSANCE / Place of birth<b>CRACOVIE</b>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<b>T8XR20D41 &nbsp; 14 06 2033</b></div></div></div><div class="k">TAILLE / Height 1,70 m &nbsp; DATE DE DÉLIVRANCE / Date of issue 15 06 2023<br>ADRESSE / Address<br>1204 ROUTE DES CREUSES<br>74600 ANNECY<div class="z">${shown(zone)}</div></div><p style="font-size:8pt">Copie conforme à l’original, pour le dossier de vente. Z. Berthod-Kowalczyk</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'KOWALCZYK',
      first_names: either('Zofia, Helena', 'ZOFIA HELENA'),
      born_on: '1991-03-27',
      born_at: 'CRACOVIE',
      expires_on: '2033-06-14',
      delivered_on: '2023-06-15',
      document_number: 'T8XR20D41',
    },
    absent: ['iban', 'lots'],
  },
);

const passFirst = 'P<FRADIALLO<VERNIER<<OUSMANE<PAUL'.padEnd(44, '<');
const passBody = `${checked('21HA40772')}FRA${checked('840909')}M${checked('310418')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-belfort',
  `padding: 30mm 22mm; .p { background: #f6efe9; border: .3mm solid #844; border-radius: 2mm; padding: 5mm; font-size: 7pt } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 4mm; margin-top: 3mm } .i { background: #b8aaa4; height: 46mm } b { display: block; font-size: 9.4pt; margin-bottom: 1.2mm } .z { font: 9.8pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p">PASSEPORT / PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE / FRENCH REPUBLIC<div class="g"><div class="i"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>DIALLO-VERNIER</b>Prénoms / Given names (2)<b>Ousmane, Paul</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>09 09 1984</b>Sexe / Sex (5)<b>M</b></div><div>Code pays / Country code<b>FRA</b>Passeport n° / Passport No<b>21HA40772</b>Lieu de naissance / Place of birth (6)<b>MONTBÉLIARD</b>Date de délivrance / Date of issue (7)<b>19 04 2021</b>Date d’expiration / Date of expiry (9)<b>18 04 2031</b>Autorité / Authority (8)<b>Préfecture du Territoire de Belfort</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: either('DIALLO-VERNIER', 'DIALLO VERNIER'),
      first_names: either('Ousmane, Paul', 'OUSMANE PAUL'),
      born_on: '1984-09-09',
      born_at: 'MONTBÉLIARD',
      expires_on: '2031-04-18',
      delivered_on: '2021-04-19',
      document_number: '21HA40772',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-colmar',
  `font: 11pt/1.6 'C059', serif; padding: 22mm 24mm; p { text-align: justify } .m { border: .2mm solid #555; padding: 3mm; font-size: 9.6pt }`,
  [
    `<p><b>VILLE DE COLMAR</b><br>Département du Haut-Rhin<br>Service de l’état civil – 1 place de la Mairie</p><p style="text-align:center;margin:8mm 0"><b>ACTE DE NAISSANCE – COPIE INTÉGRALE</b><br>N° 00418 / 1952</p><p>Le quatorze mars mil neuf cent cinquante-deux, à cinq heures quarante, est née en notre commune, 39 avenue de la Liberté : <b>Hortense Louise Mathilde KIENER</b>, du sexe féminin, de Joseph KIENER, né à Munster le vingt-neuf juin mil neuf cent vingt et un, viticulteur, et de Louise STOFFEL, née à Turckheim le onze février mil neuf cent vingt-six, sans profession, son épouse, domiciliés à Wintzenheim. Dressé le quinze mars mil neuf cent cinquante-deux, à neuf heures trente, sur la déclaration du père qui, lecture faite, a signé avec Nous, Officier de l’état civil.</p><div class="m"><b>Mentions marginales</b><br>Mariée à COLMAR le 8 septembre 1973 avec Gaëtan Marie D’ANDLAU-HOMBOURG.<br>Mariage dissous par le décès du conjoint survenu à STRASBOURG le 2 janvier 2019.</div><p style="margin-top:8mm">Copie délivrée selon procédé informatisé, à Colmar, le 12 octobre 2026. L’Officier de l’état civil, par délégation : S. Gsell</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'KIENER',
      first_names: 'Hortense Louise Mathilde',
      born_on: '1952-03-14',
      born_at: either('COLMAR', 'COLMAR (Haut-Rhin)'),
      delivered_on: '2026-10-12',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const chappaz = accountOf('28-chappaz');
const slip = paperOf(
  'rib-guichet-albertville',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; .r { border: .3mm solid #000; padding: 4mm; width: 165mm } td, th { border: .2mm solid #000; text-align: center; padding: 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 4mm }`,
  [
    `<div class="r"><b style="font-size:12pt">CAISSE DE L’EXEMPLE DES SAVOIE</b> &nbsp; RELEVÉ D’IDENTITÉ BANCAIRE<p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p>${table(['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'], [[chappaz.bank, chappaz.branch, chappaz.number, chappaz.key, 'ALBERTVILLE GARE']])}<p style="margin-top:3mm">IBAN – International Bank Account Number<br><b>${chappaz.spaced}</b></p><p>BIC – Bank Identification Code : <b>EXSAFRPP873</b></p><div class="two"><div>Titulaire du compte :<br><b>M. OU MME CHAPPAZ REGIS</b><br>88 CHEMIN DES SALINES<br>73600 MOUTIERS</div><div>Agence ALBERTVILLE GARE<br>12 avenue des Chasseurs Alpins<br>73200 ALBERTVILLE<br>Tél. 04 79 00 25 25</div></div></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: chappaz.iban,
      bic: 'EXSAFRPP873',
      holder: 'M. OU MME CHAPPAZ REGIS',
    },
    absent: ['balance', 'rnc', 'born_on', 'lots'],
  },
);

const tilleul = accountOf('28-tilleul');
const online = paperOf(
  'rib-banque-en-ligne-mulhouse',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 26mm 24mm; .l { color: #666; font-size: 8.6pt; margin-top: 4mm }`,
  [
    `<p style="font-size:18pt;color:#ff5a36"><b>neobo pro</b></p><h1 style="font-size:15pt">Détails du compte</h1><div class="l">Titulaire</div>SCI DU VIEUX TILLEUL<div class="l">Adresse du titulaire</div>5 impasse des Merisiers, 68130 Altkirch, France<div class="l">IBAN</div>${tilleul.spaced}<div class="l">BIC / SWIFT</div>NEOBFRPPXXX<div class="l">Établissement</div>Neobo Exemple SA, 18 rue de la Fintech, 75002 Paris<div class="l">Code banque – Code guichet – N° de compte – Clé</div>${tilleul.bank} – ${tilleul.branch} – ${tilleul.number} – ${tilleul.key}<p style="font-size:8.4pt;margin-top:14mm">Document généré le 09/11/2026 à 10:41 depuis l’application. Neobo Exemple SA est un établissement de paiement agréé. Agence de correspondance : Mulhouse.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: tilleul.iban, bic: 'NEOBFRPPXXX', holder: 'SCI DU VIEUX TILLEUL' },
    absent: ['balance', 'rnc', 'lots'],
  },
);

export const IMPOTS_ET_PERSONNES = [tax, monthly, card, passport, birth, slip, online];
