// Land tax twice: the notice with its grid behind, and the one of a house paid month by month.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .t { display: grid; grid-template-columns: 66mm 1fr; gap: 8mm } .k { border: .3mm solid #000091; border-radius: 2mm; padding: 3mm; margin-top: 4mm; font-size: 8pt } h1 { font-size: 15pt; color: #000091; margin: 0 } .s { border: .5mm solid #000091; padding: 3mm; margin: 5mm 0; font-size: 11pt } .g td, .g th { border: .2mm solid #889; text-align: right; padding: .8mm 1mm } .g td:first-child, .g th:first-child { text-align: left } .g th { background: #e8edff }`;
const state = (place: string) =>
  `<p><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté Égalité Fraternité</i></p><p><b>FINANCES PUBLIQUES</b><br>${place}</p>`;

const flat = paperOf(
  'taxe-fonciere-annecy',
  css,
  [
    `<div class="t"><div>${state('SGC ANNECY<br>CITÉ ADMINISTRATIVE<br>7 RUE DUPANLOUP<br>74040 ANNECY CEDEX')}<div class="k"><b>Vos références</b><br>Numéro fiscal : 18 22 407 331 650<br>Référence de l’avis : 26 74 1180442 07<br>Numéro de propriétaire : 010 P04417 K<br>Débiteur(s) légal(aux) : 010 P04417 K<br>Numéro de rôle : 221</div><div class="k"><b>Vos contacts</b><br>Par messagerie sécurisée dans votre espace particulier sur impots.gouv.fr<br>Par téléphone au 0 809 401 401<br>Sur place : SIP d’Annecy</div></div><div><h1>AVIS D’IMPÔT 2026</h1><p style="font-size:12pt"><b>TAXES FONCIÈRES</b><br>votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin:16mm 0 10mm;font-size:10.5pt">M PERRISSIN FABRICE ALAIN<br>OU MME TISSOT-DUPONT CELINE<br>5 CHEMIN DES BARATTES<br>74000 ANNECY</p><p>Date d’établissement : 06/08/2026<br>Date de mise en recouvrement : 31/08/2026</p></div></div><div class="s">Montant de votre impôt : <b>1 386,00 €</b><br>Somme qu’il vous reste à payer au plus tard le <b>15/10/2026</b> : <b>1 386,00 €</b></div><p><b>Comment payer ?</b> Le montant de votre impôt étant supérieur à 300 €, vous devez le payer par un moyen de paiement dématérialisé : en ligne sur impots.gouv.fr (vous bénéficiez d’un délai supplémentaire jusqu’au 20/10/2026 minuit et serez prélevé à partir du 26/10/2026) ou par prélèvement mensuel ou à l’échéance. Au-delà de la date limite de paiement, une majoration de 10 % vous sera appliquée.</p><p><b>Propriétaires au 1er janvier 2026 :</b> la taxe est établie pour l’année entière d’après les faits existants au 1er janvier de l’année d’imposition. En cas de vente en cours d’année, le vendeur reste seul redevable envers l’administration.</p>`,
    `<p>Page 2 / 2 – Numéro fiscal : 18 22 407 331 650 – <b>Taxes foncières 2026 : détail du calcul des cotisations</b><br>Département : 74 HAUTE-SAVOIE – Commune : 010 ANNECY</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '33,16 %', '0 %', '2,47 %', '0,214 %', '7,40 %', '0,305 %', ''],
        ['Taux 2026', '33,16 %', '0 %', '2,60 %', '0,221 %', '7,40 %', '0,318 %', ''],
        ['Adresse : 5 CHE DES BARATTES', '', '', '', '', '', '', ''],
        ['Base', '3072', '', '3072', '3072', '3072', '3072', ''],
        ['Cotisation 2025', '1010', '', '75', '6', '225', '9', '1325'],
        ['Cotisation 2026', '1019', '', '80', '7', '227', '10', '1343'],
        ['Variation', '+0,89 %', '', '+6,67 %', '+16,67 %', '+0,89 %', '+11,11 %', '+1,36 %'],
      ],
      'g',
    )}<p></p>${table(
      ['', 'Montant en euros'],
      [
        ['Cotisations lissées, propriétés bâties', '1343'],
        ['Frais de gestion de la fiscalité directe locale', '43'],
        ['Dégrèvement Habitation principale', '0'],
        ['Dégrèvement JA État', '0'],
        ['<b>Montant de votre impôt</b>', '<b>1386</b>'],
      ],
      'g',
    )}<p style="margin-top:5mm">Les bases d’imposition sont revalorisées chaque année par application d’un coefficient national. Pour contester votre imposition, vous disposez d’un délai courant jusqu’au 31 décembre de l’année suivant celle de la mise en recouvrement.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 138600,
      teom: 22700,
      tax_fees: 4300,
      tax_number: '1822407331650',
      pay_by: '2026-10-15',
      owner: either(
        'M PERRISSIN FABRICE ALAIN OU MME TISSOT-DUPONT CELINE',
        'M PERRISSIN FABRICE ALAIN',
      ),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const house = paperOf(
  'taxe-mensualisee-saumur',
  css,
  [
    `<div class="t"><div>${state('SIP SAUMUR<br>30 RUE DE LA GUEULE DU LOUP<br>49400 SAUMUR')}<div class="k">N° fiscal (A) : 07 15 880 226 914<br>Référence avis : 25 49 0330917 52<br>Date d’établissement : 08/08/2025<br>Mise en recouvrement : 31/08/2025<br>Identifiant du contrat de mensualisation : M 49 0330917</div></div><div><h1>TAXE FONCIÈRE 2025</h1><p>Avis d’impôt – propriétés bâties</p><p style="margin:14mm 0 8mm;font-size:10.5pt">M CHEVALLIER LAURENT MICHEL<br>8 RUE DU PETIT-PUY<br>49400 SAUMUR</p></div></div><div class="s">Vous avez choisi de payer votre impôt par prélèvement mensuel.<br>Montant de votre impôt 2025 : <b>1 742 €</b><br>Montant déjà prélevé au 15/08/2025 : 1 336 € – Reste à prélever : 406 €, soit 203 € le 15/09/2025 et 203 € le 15/10/2025</div><p>Vous n’avez aucune démarche à effectuer. Vos mensualités pour 2026, calculées sur la base de l’impôt 2025, seront de 174 € du 15 janvier au 15 octobre 2026.</p>${table(
      [
        'COMMUNE DE SAUMUR',
        'Commune',
        'Inter-communalité',
        'Taxe spéciale d’équipement',
        'Ordures ménagères',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '49,81 %', '2,15 %', '0 %', '9,30 %', '0,402 %', ''],
        ['Base nette', '2739', '2739', '', '2739', '2739', ''],
        ['Cotisations', '1364', '59', '', '255', '11', '1689'],
      ],
      'g',
    )}<p style="margin-top:3mm">Frais de gestion de la fiscalité directe locale : 53 €. Dégrèvements : 0 €. Montant de votre impôt : 1689 + 53 = 1742 €.</p><p>Propriétaire : CHEVALLIER LAURENT MICHEL – indivisaire : MOREAU ISABELLE ANNE – Adresse du bien : 8 RUE DU PETIT PUY – maison – référence cadastrale CX 91.</p><p>La taxe foncière est due par le propriétaire au 1er janvier. Si vous avez vendu votre bien en 2025, pensez à mettre fin à votre contrat de mensualisation dans votre espace particulier. Vos déclarations d’occupation sont à tenir à jour dans le service « Gérer mes biens immobiliers ».</p><p>Les informations nominatives recueillies font l’objet d’un traitement automatisé ; vous disposez d’un droit d’accès et de rectification auprès de votre centre des finances publiques.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 174200,
      teom: 25500,
      tax_fees: 5300,
      tax_number: '0715880226914',
      owner: 'M CHEVALLIER LAURENT MICHEL',
      property_address: either('8 RUE DU PETIT PUY', '8 RUE DU PETIT PUY, 49400 SAUMUR'),
      parcels: ['CX 91'],
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

export const AVIS_IMPOTS = [flat, house];
