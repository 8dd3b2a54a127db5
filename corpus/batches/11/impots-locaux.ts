// The land tax as the tax office prints it, and as it looks when paid month by month.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .o { display: grid; grid-template-columns: 74mm 1fr; gap: 8mm } .s { background: #eef0f7; padding: 3mm; margin: 4mm 0; font-size: 10pt } .t td, .t th { border: .2mm solid #889; font-size: 7.6pt; text-align: right } .t td:first-child, .t th:first-child { text-align: left } h1 { font-size: 15pt; margin: 0 }`;

const notice = paperOf(
  'taxe-avis-quimper',
  css,
  [
    `<div class="o"><div><b>FINANCES PUBLIQUES</b><br>SIP DE QUIMPER<br>3 boulevard du Finistère<br>29334 QUIMPER CEDEX<br><br><b>Vos références</b><br>Numéro fiscal : 16 41 077 305 218<br>Référence de l’avis : 26 29 2204417 09<br>Numéro de propriétaire : 232 L00714 P<br>Débiteur légal : PBBK2C<br>N° de rôle : 222<br>Date d’établissement : 03/08/2026<br>Date de mise en recouvrement : 31/08/2026<br><br><b>Vos contacts</b><br>Par messagerie sécurisée dans votre espace particulier sur impots.gouv.fr<br>Par téléphone : 0 809 401 401</div><div><h1>AVIS D’IMPÔT 2026</h1><b>TAXES FONCIÈRES</b><br>Votées et perçues par la commune, le département et divers organismes<p style="margin-top:18mm;font-size:10.5pt">M LE BIHAN ERWAN PIERRE<br>12 RUE DES KORRIGANS<br>29000 QUIMPER</p></div></div><div class="s">Montant de votre impôt : <b>1 087,00 €</b><br>Somme que vous devez payer au plus tard le <b>15/10/2026</b> : <b>1 087,00 €</b></div><p>Le montant étant supérieur à 300 €, vous devez payer par prélèvement à l’échéance, par prélèvement mensuel ou en ligne sur impots.gouv.fr. En payant en ligne, vous bénéficiez d’un délai supplémentaire jusqu’au 20 octobre 2026 à minuit, et la somme sera prélevée sur votre compte bancaire à partir du 25 octobre 2026.</p><p>Propriétaire(s) : LE BIHAN ERWAN PIERRE, CLOAREC MORGANE ANNE. En cas de vente de votre bien en cours d’année, vous restez redevable de la taxe foncière pour l’année entière.</p><p style="font-size:7.6pt">Vous pouvez réclamer jusqu’au 31 décembre 2027. Le paiement n’est pas suspendu par une réclamation, sauf demande de sursis. Déclarez l’occupation de vos biens dans le service « Gérer mes biens immobiliers ».</p>`,
    `<p>TAXES FONCIÈRES 2026 – Département : 29 FINISTÈRE – Commune : 232 QUIMPER – Page 2</p>${table(
      [
        'PROPRIÉTÉS BÂTIES',
        'Commune',
        'Syndicat de communes',
        'Inter-communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '37,29 %', '', '1,81 %', '0,208 %', '7,90 %', '0,390 %', ''],
        ['Taux 2026', '37,29 %', '', '1,81 %', '0,211 %', '8,05 %', '0,402 %', ''],
        ['Adresse : 12 RUE DES KORRIGANS', '', '', '', '', '', '', ''],
        ['Base', '2206', '', '2206', '2206', '2206', '2206', ''],
        ['Cotisation', '823', '', '40', '5', '178', '9', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '809', '', '39', '5', '171', '8', '1032'],
        ['Cotisations 2026', '823', '', '40', '5', '178', '9', '1055'],
        ['Variation en %', '+1,7 %', '', '+2,6 %', '', '+4,1 %', '', '+2,2 %'],
      ],
      't',
    )}<p style="margin-top:5mm;text-align:right">Frais de gestion de la fiscalité directe locale : 32<br>Dégrèvement Habitation principale : 0<br>Dégrèvement jeunes agriculteurs (JA) : 0<br><b>Montant de votre impôt : 1087</b></p><p>Les bases sont égales à la moitié de la valeur locative cadastrale, revalorisée chaque année par la loi. Les taux sont votés par les collectivités. Les frais de gestion sont perçus par l’État en contrepartie des dépenses qu’il supporte pour établir et recouvrer l’impôt.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 108700,
      teom: 17800,
      tax_fees: 3200,
      tax_number: '1641077305218',
      pay_by: '2026-10-15',
      owner: 'LE BIHAN ERWAN PIERRE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const monthly = paperOf(
  'taxe-mensualisee-marsac',
  css,
  [
    `<div class="o"><div>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>CENTRE DES FINANCES PUBLIQUES<br>SIP PÉRIGUEUX<br>15 rue du 26e Régiment d’Infanterie<br>24053 PÉRIGUEUX CEDEX<br><br>N° fiscal : 09 58 330 641 772<br>Réf. de l’avis : 25 24 1190338 50<br>Contrat de mensualisation : M24 0081145<br>Établi le 06/08/2025</div><div><h1>TAXES FONCIÈRES 2025</h1>AVIS D’IMPÔT – vous êtes mensualisé<p style="margin-top:14mm;font-size:10.5pt">M DELTEIL BERNARD<br>4 CHEMIN DES NOYERS<br>24430 MARSAC SUR L ISLE</p></div></div><div class="s">Montant de l’impôt : <b>1 468,00 €</b><br>Mensualités déjà prélevées : 1 152,00 € – Reste à prélever : 316,00 €</div>${table(
      ['Échéancier', 'Montant'],
      [
        ['15 septembre 2025', '144,00 €'],
        ['15 octobre 2025', '144,00 €'],
        ['17 novembre 2025', '28,00 €'],
      ],
    )}<p style="margin-top:3mm">Vous n’avez aucune démarche à effectuer. Un nouvel échéancier vous est adressé pour l’année 2026 : dix mensualités de 146,80 €, à compter du 15 janvier.</p>${table(
      [
        'Détail du calcul – commune 256 MARSAC-SUR-L’ISLE',
        'Commune',
        'Intercommunalité',
        'TSE',
        'Ordures ménagères',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2024', '49,10 %', '3,20 %', '0,171 %', '11,30 %', '0,22 %', ''],
        ['Taux 2025', '49,10 %', '3,20 %', '0,168 %', '11,60 %', '0,25 %', ''],
        ['Base', '2214', '2214', '2214', '2214', '2214', ''],
        ['Cotisations 2024', '1069', '70', '4', '246', '5', '1394'],
        ['Cotisations 2025', '1087', '71', '4', '257', '6', '1425'],
      ],
      't',
    )}<p style="margin-top:4mm;text-align:right">Frais de gestion : 43<br><b>Montant de l’impôt : 1468</b></p><p>Propriétaire : DELTEIL BERNARD (numéro D00188). La taxe est établie pour l’année entière d’après la situation au 1er janvier 2025.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 146800,
      teom: 25700,
      tax_fees: 4300,
      tax_number: '0958330641772',
      owner: 'DELTEIL BERNARD',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const IMPOTS_LOCAUX = [notice, monthly];
