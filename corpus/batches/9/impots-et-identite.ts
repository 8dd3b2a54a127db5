// Tax notices, and who people are: card, passport, birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const taxCss = `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .two { display: grid; grid-template-columns: 66mm 1fr; gap: 10mm } .k { border: .2mm solid #000091; padding: 2.5mm; font-size: 8.2pt; margin-bottom: 3mm } .k b { color: #000091 } .pay { border: .5mm solid #000091; padding: 4mm; margin: 4mm 0; font-size: 11pt } td, th { border: .15mm solid #7a86a5; padding: .9mm 1.1mm; text-align: right; font-size: 8pt } td:first-child, th:first-child { text-align: left } th { background: #e8edff }`;

const flatTax = paperOf(
  'taxe-fonciere-vannes',
  taxCss,
  [
    `<div class="two"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</p><p>CENTRE DES FINANCES PUBLIQUES<br>SIP VANNES<br>35 BOULEVARD DE LA PAIX<br>56000 VANNES</p><div class="k"><b>Pour vous connecter à votre espace</b><br>Numéro fiscal (C) : 18 52 447 093 216<br>Référence de l’avis : 26 56 3318074 05</div><div class="k"><b>Vos contacts</b><br>Par messagerie sécurisée dans votre espace particulier<br>Par téléphone : 0 809 401 401 (appel non surtaxé)<br>Sur place : auprès de votre centre des finances publiques</div></div><div><p style="font-size:15pt;color:#000091"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p>votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin-top:12mm;font-size:10.5pt">MME KERBRAT SOLENN GAELLE<br>BAT B APPT 14<br>12 RUE DU VINCIN<br>56000 VANNES</p></div></div><div class="pay">Montant de votre taxe foncière : <b>1 486,00 €</b><br>Somme à payer au plus tard le <b>15/10/2026</b></div><p>Le montant à payer dépassant 300 €, la loi rend obligatoire le paiement dématérialisé : paiement en ligne sur impots.gouv.fr jusqu’au 20/10/2026 minuit (prélèvement le 26/10/2026), prélèvement à l’échéance, ou prélèvement mensuel.</p><p>Date d’établissement : 07/08/2026 – Date de mise en recouvrement : 31/08/2026 – N° de rôle : 22101</p><p>Redevable(s) légal(aux) : KERBRAT SOLENN GAELLE – N° de propriétaire : 260 K00914 V</p><p>À savoir : si vous n’avez pas payé à la date limite, une majoration de 10 % sera appliquée. Vous disposez d’un délai de réclamation expirant le 31 décembre de l’année suivant celle de la mise en recouvrement du rôle.</p>`,
    `<p>TAXES FONCIÈRES 2026 – Détail du calcul des cotisations – Département : 56 MORBIHAN – Commune : 260 VANNES</p>${table(
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
        ['Taux 2025', '36,24 %', '0 %', '2,10 %', '0,126 %', '8,30 %', '0,214 %', ''],
        ['Taux 2026', '36,24 %', '0 %', '2,10 %', '0,131 %', '8,45 %', '0,220 %', ''],
        ['Adresse : 12 RUE DU VINCIN', '', '', '', '', '', '', ''],
        ['Base', '3046', '', '3046', '3046', '3046', '3046', ''],
        ['Cotisation', '1104', '', '64', '4', '257', '7', ''],
        ['Cotisation lissée', '1104', '', '64', '4', '257', '7', ''],
        ['Cotisations 2025', '1092', '', '63', '4', '250', '6', '1415'],
        ['Cotisations 2026', '1104', '', '64', '4', '257', '7', '1436'],
        ['Variation en %', '+1,10 %', '', '+1,59 %', '0 %', '+2,80 %', '+16,67 %', '+1,48 %'],
      ],
    )}<p></p>${table(
      ['Propriétés non bâties', 'Commune', 'Intercommunalité', 'Chambre d’agriculture', 'Total'],
      [['Cotisations 2026', '0', '0', '0', '0']],
    )}<table style="width:92mm;margin:5mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>50</td></tr><tr><td>Dégrèvement Habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1486</b></td></tr></table><p style="margin-top:5mm">Locaux imposés : appartement B 14, cave et parking – lots 0000014, 0000057, 0000083. Les bases sont égales à la moitié de la valeur locative cadastrale, revalorisée chaque année.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 148600,
      teom: 25700,
      tax_fees: 5000,
      tax_number: '1852447093216',
      pay_by: '2026-10-15',
      owner: 'KERBRAT SOLENN GAELLE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const houseTax = paperOf(
  'taxe-mensualisee-albi',
  taxCss.replaceAll('#000091', '#1c3f6e'),
  [
    `<div class="two"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>FINANCES PUBLIQUES</p><p>SERVICE DES IMPÔTS DES PARTICULIERS<br>SIP ALBI<br>209 RUE DU ROC<br>81000 ALBI</p><div class="k"><b>Vos références</b><br>Numéro fiscal : 21 06 338 574 902<br>Référence de l’avis : 25 81 2204519 66<br>Numéro de contrat de prélèvement : M814410227<br>Date d’établissement : 06/08/2025</div></div><div><p style="font-size:15pt;color:#1c3f6e"><b>TAXES FONCIÈRES</b><br>AVIS D’IMPÔT 2025</p><p style="margin-top:16mm;font-size:10.5pt">M ROQUES LAURENT HENRI<br>14 CHEMIN DE LA PLAINE<br>81150 MARSSAC-SUR-TARN</p></div></div><div class="pay">Montant de l’impôt : <b>1 067,00 €</b><br>Mensualités déjà prélevées : 864,00 €<br>Solde restant à prélever : 203,00 €</div><p>Vous êtes mensualisé. Le solde sera prélevé comme suit : 108,00 € le 15/09/2025 et 95,00 € le 15/10/2025. Vous n’avez aucune démarche à effectuer. Votre échéancier 2026 : dix prélèvements de 107,00 € à compter du 15/01/2026.</p>${table(
      [
        'Propriétés bâties – 14 CHEMIN DE LA PLAINE',
        'Commune',
        'Intercommunalité',
        'TSE',
        'Ordures ménagères (TEOM)',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2024', '52,11 %', '1,30 %', '0,402 %', '11,90 %', '0,110 %', ''],
        ['Taux 2025', '52,11 %', '1,30 %', '0,410 %', '12,05 %', '0,118 %', ''],
        ['Base', '1565', '1565', '1565', '1565', '1565', ''],
        ['Cotisations 2024', '802', '20', '6', '183', '2', '1013'],
        ['Cotisations 2025', '816', '20', '6', '189', '2', '1033'],
        ['Variation', '+1,75 %', '0 %', '0 %', '+3,28 %', '0 %', '+1,97 %'],
      ],
    )}<table style="width:92mm;margin:4mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>34</td></tr><tr><td><b>Montant de l’impôt</b></td><td><b>1067</b></td></tr></table><p style="margin-top:5mm">Propriétaires : ROQUES LAURENT HENRI et VIALA SANDRINE PAULE (N° 156 R00231). La taxe foncière est due pour l’année entière par le propriétaire au 1er janvier. En cas de vente en cours d’année, un partage peut être convenu entre les parties devant le notaire.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 106700,
      teom: 18900,
      tax_fees: 3400,
      tax_number: '2106338574902',
      owner: either('ROQUES LAURENT HENRI', 'ROQUES LAURENT HENRI et VIALA SANDRINE PAULE'),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');
const cardFirst = `IDFRA${checked('T7X2RM94B')}`.padEnd(30, '<');
const cardSecond = `${checked('850404')}F${checked('331117')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = `${cardFirst}\n${cardSecond}${cardCheck}\n${'KERBRAT<<SOLENN<GAELLE'.padEnd(30, '<')}`;

const card = paperOf(
  'cni-copie-vannes',
  `padding: 22mm 20mm; .card { width: 100mm; height: 64mm; border: .3mm solid #789; border-radius: 3.5mm; padding: 3mm; margin-bottom: 14mm; background: linear-gradient(140deg, #e9f3fa, #fdf3ee); font-size: 5.3pt; line-height: 1.4 } .card td { white-space: nowrap } .card b { font-size: 9pt; display: block } .g { display: grid; grid-template-columns: 26mm 1fr; gap: 4mm; margin-top: 2mm } .ph { background: #a9b3bd; height: 34mm } .z { font: 9.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 14mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span><span>FR</span></div>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div class="g"><div class="ph"></div><div>NOM / Surname<b>KERBRAT</b>Prénoms / Given names<b>Solenn, Gaëlle</b><table><tr><td style="padding:0 1mm 0 0">SEXE / Sex<b>F</b></td><td style="padding:0 1mm 0 0">NATIONALITÉ / Nationality<b>FRA</b></td><td style="padding:0 1mm 0 0">DATE DE NAISS. / Date of birth<b>04 04 1985</b></td></tr></table>LIEU DE NAISSANCE / Place of birth<b>BREST</b><table><tr><td style="padding:0 1mm 0 0">N° DU DOCUMENT / Document No<b>T7X2RM94B</b></td><td style="padding:0 1mm 0 0">DATE D’EXPIR. / Expiry date<b>17 11 2033</b></td></tr></table></div></div></div><div class="card">TAILLE / Height<b>1,68 m</b>DATE DE DÉLIVRANCE / Date of issue<b>18 11 2023</b>ADRESSE / Address<b>12 RUE DU VINCIN<br>56000 VANNES</b><div class="z" style="margin-top:7mm">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'KERBRAT',
      first_names: either('Solenn, Gaëlle', 'SOLENN GAELLE'),
      born_on: '1985-04-04',
      born_at: 'BREST',
      expires_on: '2033-11-17',
      delivered_on: '2023-11-18',
      document_number: 'T7X2RM94B',
    },
    absent: ['iban'],
  },
);

const passFirst = 'P<FRAROQUES<<LAURENT<HENRI'.padEnd(44, '<');
const passBody = `${checked('21DF60318')}FRA${checked('760608')}M${checked('310922')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-albi',
  `padding: 24mm 22mm; .p { width: 128mm; height: 90mm; border: .3mm solid #643; border-radius: 2mm; padding: 4mm; background: #f7f2ea; font-size: 6.6pt; line-height: 1.25 } .g { display: grid; grid-template-columns: 36mm 1fr; gap: 5mm; margin-top: 2mm } .ph { background: #b7ac9b; height: 46mm } b { font-size: 8.8pt; display: block; margin-bottom: .8mm } .z { font: 8.4pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between"><span>PASSEPORT<br>PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span><span>Type/Type P &nbsp; Code du pays/Country code FRA<br>Passeport n°/Passport No <b style="display:inline">21DF60318</b></span></div><div class="g"><div class="ph"></div><div>Nom/Surname (1)<b>ROQUES</b>Prénoms/Given names (2)<b>Laurent, Henri</b>Nationalité/Nationality (3)<b>Française</b>Date de naissance/Date of birth (4)<b>08 06 1976</b>Sexe/Sex (5) &nbsp; Lieu de naissance/Place of birth (6)<b>M &nbsp; ALBI</b>Date de délivrance/Date of issue (7)<b>23 09 2021</b>Date d’expiration/Date of expiry (8)<b>22 09 2031</b>Autorité/Authority (9)<b>Préfecture du Tarn</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'ROQUES',
      first_names: either('Laurent, Henri', 'LAURENT HENRI'),
      born_on: '1976-06-08',
      born_at: 'ALBI',
      expires_on: '2031-09-22',
      delivered_on: '2021-09-23',
      document_number: '21DF60318',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-brest',
  `font: 10.6pt/1.6 'DejaVu Serif', serif; padding: 20mm 22mm; h1 { font-size: 14pt; text-align: center; margin: 8mm 0 } .b { border: .3mm solid #333; padding: 5mm }`,
  [
    `<p><b>VILLE DE BREST</b><br>Mairie – Service de l’état civil<br>2 rue Frézier, 29200 BREST</p><h1>EXTRAIT D’ACTE DE NAISSANCE<br><span style="font-size:11pt">avec indication de la filiation – acte n° 1187 de l’année 1985</span></h1><div class="b"><p>Le quatre avril mil neuf cent quatre-vingt-cinq à sept heures vingt-cinq</p><p>est née à BREST (Finistère)</p><p>Nom : <b>KERBRAT</b><br>Prénoms : <b>Solenn, Gaëlle</b><br>Sexe : féminin</p><p>Fille de : KERBRAT Jean-Yves, né à MORLAIX (Finistère) le vingt-deux août mil neuf cent cinquante-huit<br>et de : TROADEC Françoise, née à LANDERNEAU (Finistère) le trois janvier mil neuf cent soixante</p></div><p style="margin-top:6mm"><b>Mentions marginales :</b> néant</p><p>Délivré selon procédé informatisé, conformément aux registres de l’état civil.</p><p>À Brest, le 14 septembre 2026</p><p style="text-align:right">L’officier de l’état civil,<br>par délégation du maire (sceau de la mairie)</p><p style="font-size:8pt">Toute altération ou falsification de ce document est passible de poursuites pénales. Article 101-1 du code civil.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'KERBRAT',
      first_names: either('Solenn, Gaëlle', 'Solenn Gaëlle'),
      born_on: '1985-04-04',
      born_at: either('BREST', 'BREST (Finistère)'),
      delivered_on: '2026-09-14',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const kerbrat = accountOf('kerbrat-vannes');
const bank = paperOf(
  'rib-banque-vannes',
  `font: 9.4pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm 17mm; .f td, .f th { border: .2mm solid #333; text-align: center; padding: 1.4mm } .f th { background: #eee } .s { border-top: .3mm dashed #777; margin-top: 10mm; padding-top: 4mm }`,
  [
    `<p style="font-size:15pt;color:#0b3d66"><b>Banque Exemple de Bretagne</b></p><p>Agence VANNES LIBÉRATION – 10 place de la Libération – 56000 VANNES – 02 97 00 41 07</p><p style="font-size:13pt;text-align:center;margin:6mm 0"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></p><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations en cause et vous évite ainsi des réclamations pour erreurs ou retards d’imputation.</p><p style="margin-top:4mm">Titulaire du compte : <b>MME SOLENN KERBRAT</b><br>12 RUE DU VINCIN<br>56000 VANNES</p><p><b>Identification nationale (RIB)</b></p>${table(
      ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB', 'Domiciliation'],
      [[kerbrat.bank, kerbrat.branch, kerbrat.number, kerbrat.key, 'BEB VANNES LIBERATION']],
      'f',
    )}<p style="margin-top:4mm"><b>Identification internationale</b></p>${table(
      ['IBAN', 'Code BIC (SWIFT)'],
      [[kerbrat.spaced, 'BEXBFRPPVAN']],
      'f',
    )}<div class="s"><p style="font-size:8pt">Banque Exemple de Bretagne – société coopérative de banque à capital variable – 900 000 154 RCS VANNES – établissement de crédit agréé. Document édité le 16/09/2026 depuis votre espace en ligne.</p></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: kerbrat.iban, bic: 'BEXBFRPPVAN', holder: 'MME SOLENN KERBRAT' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const roques = accountOf('roques-albi');
const slim = paperOf(
  'rib-neobanque-albi',
  `font: 11pt/1.6 'URW Gothic', sans-serif; padding: 26mm 24mm; .r { display: flex; justify-content: space-between; border-bottom: .2mm solid #ddd; padding: 2mm 0 } .r span { color: #777 }`,
  [
    `<p style="font-size:20pt;color:#5b2be0"><b>monéo·ex</b></p><h1 style="font-size:15pt">Vos coordonnées bancaires</h1><div class="r"><span>Titulaires</span><b>Laurent Roques et Sandrine Roques</b></div><div class="r"><span>IBAN</span><b>${roques.spaced}</b></div><div class="r"><span>BIC</span><b>MNEXFR21</b></div><div class="r"><span>Code banque</span><b>${roques.bank}</b></div><div class="r"><span>Code guichet</span><b>${roques.branch}</b></div><div class="r"><span>Numéro de compte</span><b>${roques.number}</b></div><div class="r"><span>Clé RIB</span><b>${roques.key}</b></div><div class="r"><span>Adresse du titulaire</span><b>14 chemin de la Plaine, 81150 Marssac-sur-Tarn</b></div><p style="margin-top:10mm;font-size:9pt;color:#777">Partagez ces informations pour recevoir un virement ou mettre en place un prélèvement. Monéo Ex SA, établissement de paiement agréé, 20 rue de l’Exemple, 75002 Paris. RIB généré le 2 octobre 2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: roques.iban,
      bic: 'MNEXFR21',
      holder: 'Laurent Roques et Sandrine Roques',
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const TAXES = [flatTax, houseTax];
export const IDENTITES = [card, passport, birth, bank, slim];
