// What the State and the bank say of somebody: two tax notices, card, passport, birth, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const taxCss = `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; h1 { font-size: 14pt; color: #1a2b5c } .two { display: grid; grid-template-columns: 78mm 1fr; gap: 8mm } .box { border: .3mm solid #1a2b5c; padding: 2.5mm; margin-bottom: 3mm } td, th { border: .15mm solid #8a93ad; padding: .8mm 1.2mm; text-align: right } td:first-child, th:first-child { text-align: left } th { background: #e9ecf4 } .s { font-size: 7.4pt }`;
const monthly = paperOf(
  'taxe-avis-limoges',
  taxCss,
  [
    `<div class="two"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</p><p class="s"><b>Pour vous informer</b><br>SIP LIMOGES EXTÉRIEUR<br>30 rue Cruveilhier<br>87000 LIMOGES<br>tél. 0 809 401 401</p></div><div><h1>AVIS D’IMPÔT 2026</h1><b>TAXES FONCIÈRES</b><br>votées et perçues par la commune, l’intercommunalité et divers organismes</div></div>
    <div class="two" style="margin-top:6mm"><div class="box"><b>Vos références</b><br>Numéro fiscal : 14 27 608 331 502<br>Référence de l’avis : 26 87 1184520 77<br>Numéro de contrat de prélèvement : néant<br>Numéro de rôle : 221<br>Date d’établissement : 04/08/2026<br>Date de mise en recouvrement : 31/08/2026<br>Département : 87 HAUTE-VIENNE<br>Commune : 085 LIMOGES</div><div style="padding:8mm 0 0 10mm;font-size:10.4pt">M GUIBERT STEPHANE MICHEL<br>23 AV GARIBALDI<br>87100 LIMOGES</div></div>
    <div class="box"><table><tr><td style="border:0">Montant de votre impôt</td><td style="border:0"><b style="font-size:12pt">1&nbsp;347,00&nbsp;€</b></td></tr><tr><td style="border:0">Somme à payer au plus tard le <b>15/10/2026</b></td><td style="border:0"><b style="font-size:12pt">1&nbsp;347,00&nbsp;€</b></td></tr></table><p class="s">Le montant de votre impôt dépasse 300 € : vous devez payer par internet, smartphone ou prélèvement sur impots.gouv.fr. Vous disposez d’un délai supplémentaire de 5 jours, soit jusqu’au 20/10/2026 minuit ; la somme sera prélevée sur votre compte bancaire à partir du 26/10/2026. À défaut, une majoration de 0,2 % du montant réglé vous sera appliquée.</p></div>
    <p><b>Détail du calcul des cotisations</b></p>${table(
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
        ['Taux 2025', '43,88 %', '', '5,12 %', '0,148 %', '9,84 %', '0,212 %', ''],
        ['Taux 2026', '44,10 %', '', '5,30 %', '0,152 %', '9,90 %', '0,220 %', ''],
        ['Adresse : 18 RUE DU QUINCONCE', '', '', '', '', '', '', ''],
        ['Base', '2 214', '', '2 214', '2 214', '2 214', '2 214', ''],
        ['Cotisation', '976', '', '117', '3', '219', '5', '1 320'],
        ['Cotisation 2025', '951', '', '111', '3', '213', '5', '1 283'],
        ['Variation', '+ 2,6 %', '', '+ 5,4 %', '0 %', '+ 2,8 %', '0 %', '+ 2,9 %'],
      ],
    )}<table style="margin-top:3mm;width:110mm;margin-left:auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>27</td></tr><tr><td>Dégrèvement habitation principale</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1 347</b></td></tr></table><p class="s" style="margin-top:3mm">Les taxes foncières sont dues par le propriétaire au 1er janvier de l’année d’imposition, même en cas de vente en cours d’année. Pour signaler un changement, rendez-vous dans votre espace « Gérer mes biens immobiliers ». Réclamation : jusqu’au 31 décembre 2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 134700,
      teom: 21900,
      tax_fees: 2700,
      tax_number: '1427608331502',
      pay_by: '2026-10-15',
      owner: 'M GUIBERT STEPHANE MICHEL',
      property_address: either(
        '18 RUE DU QUINCONCE',
        '18 RUE DU QUINCONCE, LIMOGES',
        '18 RUE DU QUINCONCE, 87000 LIMOGES',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const online = paperOf(
  'taxe-detail-quimper',
  `${taxCss} padding: 14mm 16mm; .r { display: flex; justify-content: space-between; border-bottom: .2mm solid #b5bdd3; padding: 1mm 0 }`,
  [
    `<p>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SERVICE DES IMPÔTS DES PARTICULIERS DE QUIMPER<br>3 boulevard du Finistère 29107 QUIMPER CEDEX</p><h1 style="margin-top:5mm">Taxe foncière 2025</h1><p>Avis d’impôt établi le 05/08/2025</p><p style="margin:6mm 0 6mm 90mm;font-size:10.4pt">LE BIHAN YANN GOULVEN<br>LE BIHAN SOIZIC<br>14 IMP DE KERLAERON<br>29000 QUIMPER</p><div class="r"><span>N° fiscal du déclarant (propriétaire)</span><b>30 18 442 907 615</b></div><div class="r"><span>Référence de l’avis</span><b>25 29 0774132 08</b></div><div class="r"><span>Propriétaire(s) – numéro de propriétaire</span><b>232 L04417</b></div><div class="r"><span>Montant total de votre taxe foncière</span><b>1&nbsp;862,00&nbsp;€</b></div><div class="r"><span>Montant déjà prélevé (contrat de mensualisation M2911840)</span><b>1&nbsp;480,00&nbsp;€</b></div><div class="r"><span>Reste à prélever en octobre</span><b>382,00 €</b></div><p style="margin-top:3mm">Vous êtes mensualisé : vous n’avez aucune démarche à effectuer. Le solde sera prélevé le 15/10/2025. Vos mensualités 2026 s’élèveront à 186,00 € de janvier à octobre.</p><p style="margin-top:4mm"><b>CALCUL – Propriétés bâties</b></p>${table(
      ['', 'Commune', 'Intercommunalité', 'TSE', 'TEOM', 'GEMAPI', 'Cotisations'],
      [
        ['Taux 2025', '41,26 %', '3,07 %', '0,184 %', '11,20 %', '0,366 %', ''],
        ['14 IMP DE KERLAERON – base', '3 240', '3 240', '3 240', '3 240', '3 240', ''],
        ['Cotisations 2025', '1 337', '99', '6', '363', '12', '1 817'],
        ['Cotisations 2024', '1 314', '97', '6', '352', '11', '1 780'],
      ],
    )}<p style="margin-top:3mm">Frais de gestion : 45 € – Total de l’imposition : 1&nbsp;862&nbsp;€</p><p class="s">Les propriétés non bâties de moins de 12 € ne sont pas mises en recouvrement. La taxe d’enlèvement des ordures ménagères (TEOM) est récupérable sur le locataire, hors frais de gestion. Si vous avez vendu votre bien en cours d’année, vous restez redevable de la totalité de la taxe ; un remboursement au prorata peut être convenu devant le notaire. Les informations recueillies font l’objet d’un traitement informatisé.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 186200,
      teom: 36300,
      tax_fees: 4500,
      tax_number: '3018442907615',
      property_address: either('14 IMP DE KERLAERON', '14 IMP DE KERLAERON, 29000 QUIMPER'),
      owner: either('LE BIHAN YANN GOULVEN', 'LE BIHAN YANN GOULVEN LE BIHAN SOIZIC'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const oldFirst = 'IDFRAHUMBERT'.padEnd(30, '<').concat('88C012');
const oldBody = `${checked('140988300417')}CLAUDINE<<MARI${checked('610904')}F`;
const oldSecond = `${oldBody}${mrzDigit(oldFirst + oldBody)}`;
const card = paperOf(
  'cni-ancienne-epinal',
  `padding: 22mm; .c { width: 105mm; height: 74mm; border: .3mm solid #6a7f99; border-radius: 3mm; padding: 3mm; background: linear-gradient(150deg, #e4eef8, #f4f7fb); font-size: 7.6pt; margin-bottom: 6mm; position: relative } .c b { font-size: 9.6pt } .g { display: grid; grid-template-columns: 26mm 1fr; gap: 4mm; margin-top: 2mm } .ph { height: 34mm; background: #a9b4c2 } .z { position: absolute; bottom: 3mm; left: 3mm; font: 7.6pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre }`,
  [
    `<div class="c"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span></div>CARTE NATIONALE D’IDENTITÉ N° : <b>140988300417</b> &emsp; Nationalité Française<div class="g"><div class="ph"></div><div>Nom : <b>HUMBERT</b><br>Prénom(s) : <b>CLAUDINE, MARIE, ODILE</b><br>Sexe : <b>F</b> &emsp; Né(e) le : <b>04.09.1961</b><br>à : <b>REMIREMONT (88)</b><br>Taille : <b>1,58 m</b><br>Signature du titulaire :</div></div><div class="z">${shown(`${oldFirst}\n${oldSecond}`)}</div></div>
    <div class="c">Adresse : <b>26 RUE DES MINIMES<br>88000 ÉPINAL</b><br><br>Carte valable jusqu’au : <b>11.09.2029</b><br>délivrée le : <b>12.09.2014</b><br>par : <b>PRÉFECTURE DES VOSGES (88)</b><br><br>Signature de l’autorité : pour le préfet, le chef de bureau</div><p>Copie conforme à l’original remise à l’agence pour le dossier de vente.</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'HUMBERT',
      first_names: 'CLAUDINE, MARIE, ODILE',
      born_on: '1961-09-04',
      born_at: either('REMIREMONT (88)', 'REMIREMONT'),
      expires_on: '2029-09-11',
      delivered_on: '2014-09-12',
      document_number: '140988300417',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRAPERRIER<<LUC<JEAN<MARIE'.padEnd(44, '<');
const passBody = `${checked('21FA60382')}FRA${checked('810223')}M${checked('310614')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-chambery',
  `padding: 30mm 25mm; .p { border: .3mm solid #7b5a3a; padding: 5mm; background: linear-gradient(120deg, #f7efe2, #eef3f0); font-size: 7.2pt; width: 155mm } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm } .ph { height: 52mm; background: #b5aa99 } .f { display: grid; grid-template-columns: 1fr 1fr; gap: 1.6mm 4mm } b { display: block; font-size: 9.4pt } .z { font: 9.6pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><p>PASSEPORT – PASSPORT &emsp; RÉPUBLIQUE FRANÇAISE</p><div class="g"><div class="ph"></div><div class="f"><span>Type / Type<b>P</b></span><span>Passeport n° / Passport no.<b>21FA60382</b></span><span>Nom / Surname (1)<b>PERRIER</b></span><span>Code du pays / Country code<b>FRA</b></span><span>Prénoms / Given names (2)<b>Luc, Jean-Marie</b></span><span>Nationalité / Nationality (3)<b>Française</b></span><span>Sexe / Sex (5)<b>M</b></span><span>Date de naissance / Date of birth (4)<b>23 02 1981</b></span><span>Lieu de naissance / Place of birth (6)<b>ANNECY</b></span><span>Taille / Height (12)<b>1,79 m</b></span><span>Date de délivrance / Date of issue (7)<b>15 06 2021</b></span><span>Date d’expiration / Date of expiry (9)<b>14 06 2031</b></span><span>Autorité / Authority (8)<b>Préfecture de la Savoie</b></span><span>Couleur des yeux / Colour of eyes (13)<b>Bleu</b></span></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'PERRIER',
      first_names: 'Luc, Jean-Marie',
      born_on: '1981-02-23',
      born_at: 'ANNECY',
      expires_on: '2031-06-14',
      delivered_on: '2021-06-15',
      document_number: '21FA60382',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-copie-quimper',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 22mm 24mm 22mm 50mm; .m { position: absolute; left: 14mm; top: 70mm; width: 32mm; font-size: 8.4pt; line-height: 1.35 }`,
  [
    `<p style="text-align:center"><b>MAIRIE DE QUIMPER</b><br>Département du Finistère<br>ÉTAT CIVIL</p><p style="text-align:center;font-size:13pt"><b>COPIE INTÉGRALE<br>D’ACTE DE NAISSANCE</b></p><p style="text-align:center">Acte n° 1187 / 1974</p><div class="m">Mentions marginales<br><br>Marié à ERGUÉ-GABÉRIC (Finistère) le 3 juillet 1999 avec Soizic Anne QUÉMÉRÉ. L’officier de l’état civil.</div><p>Le vingt et un novembre mil neuf cent soixante-quatorze, à quatre heures dix minutes, est né à QUIMPER, 14 avenue Yves-Thépot, <b>Yann Goulven LE BIHAN</b>, du sexe masculin,</p><p>de Alain Marcel LE BIHAN, né à PLUGUFFAN (Finistère) le 8 mars 1947, mécanicien, et de Annick Thérèse LE ROUX, née à PONT-L’ABBÉ (Finistère) le 30 septembre 1949, vendeuse, son épouse, domiciliés à QUIMPER, 5 rue des Genêts.</p><p>Dressé le vingt-deux novembre mil neuf cent soixante-quatorze, à dix heures, sur la déclaration du père qui, lecture faite et invité à lire l’acte, a signé avec Nous, Pierre Corentin GUILLOU, adjoint au maire de QUIMPER, officier de l’état civil par délégation.</p><p>Suivent les signatures.</p><p style="margin-top:10mm">Copie certifiée conforme, délivrée selon procédé informatisé.<br>QUIMPER, le 14 octobre 2026</p><p style="text-align:right">L’officier de l’état civil délégué,<br>Mme K. LE DU</p><p style="font-size:8pt">La délivrance et l’utilisation des copies et extraits d’actes de l’état civil sont réglementées par le décret n° 2017-890 du 6 mai 2017. Toute altération du document est punie par la loi.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'LE BIHAN',
      first_names: 'Yann Goulven',
      born_on: '1974-11-21',
      born_at: 'QUIMPER',
      delivered_on: '2026-10-14',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const bihan = accountOf('le-bihan');
const bank = paperOf(
  'rib-agence-quimper',
  `font: 9.4pt 'DejaVu Sans Condensed', sans-serif; padding: 20mm; .r { border: .4mm solid #a03; padding: 5mm } td, th { border: .2mm solid #c99; text-align: center } th { background: #fbeef0 }`,
  [
    `<div class="r"><p style="font-size:14pt;color:#a03"><b>Crédit d’Armor Exemple</b></p><p style="text-align:center;font-size:12pt"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></p><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations en cause et vous évite ainsi des réclamations pour erreurs ou retards d’imputation.</p>${table(['Code établissement', 'Code guichet', 'Numéro de compte', 'Clé RIB'], [[bihan.bank, bihan.branch, bihan.number, bihan.key]])}<p style="margin-top:4mm">IBAN (International Bank Account Number)<br><b>${bihan.spaced}</b></p><p>BIC (Bank Identifier Code)<br><b>${bihan.bic}</b></p><p>Domiciliation : QUIMPER KERFEUNTEUN</p><p>Titulaire du compte :<br><b>M OU MME LE BIHAN YANN</b><br>14 IMPASSE DE KERLAERON<br>29000 QUIMPER</p></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: bihan.iban, bic: bihan.bic, holder: 'M OU MME LE BIHAN YANN' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const larralde = accountOf('larralde');
const webBank = paperOf(
  'rib-en-ligne-bayonne',
  `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 24mm; .k { color: #777; font-size: 8.6pt } .v { font-size: 12pt; margin-bottom: 5mm }`,
  [
    `<p style="font-size:18pt;color:#2a7d4f">banko<b>pro</b></p><p>Vos coordonnées bancaires – compte courant professionnel</p><p class="k">Au nom de</p><p class="v">SCI LARRALDE</p><p class="k">IBAN</p><p class="v">${larralde.spaced}</p><p class="k">Code BIC / SWIFT</p><p class="v">${larralde.bic}</p><p class="k">Banque &emsp; Guichet &emsp; N° de compte &emsp; Clé</p><p class="v">${larralde.bank} &emsp; ${larralde.branch} &emsp; ${larralde.number} &emsp; ${larralde.key}</p><p class="k">Agence qui tient le compte</p><p class="v">banko pro, 100 rue de l’Exemple, 75009 PARIS</p><p style="font-size:9pt">Transmettez ce RIB à toute personne ou société qui doit vous verser de l’argent, ou à laquelle vous souhaitez autoriser un prélèvement. Ne communiquez jamais vos identifiants de connexion ni les codes reçus par SMS. Document généré depuis votre espace le 03/06/2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: larralde.iban, bic: larralde.bic, holder: 'SCI LARRALDE' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const IMPOTS = [monthly, online];
export const IDENTITE = [card, passport, birth, bank, webBank];
