// Notices of property tax: the paper one of an owner, and one paid by the month.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .t { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .k { border: .2mm solid #000091; padding: 2.5mm; font-size: 7.6pt } .pay { border: .5mm solid #000091; padding: 3mm; margin: 5mm 0; font-size: 10.5pt } .d td, .d th { border: .15mm solid #777; padding: .6mm 1mm; text-align: right; font-size: 7.4pt } .d td:first-child, .d th:first-child { text-align: left } .d th { background: #eef; text-align: center }`;

const rouen = paperOf(
  'taxe-fonciere-avis-rouen',
  css,
  [
    `<div class="t"><div><p><b>FINANCES PUBLIQUES</b><br>SIP ROUEN EST<br>38 COURS CLEMENCEAU<br>76100 ROUEN</p><div class="k"><b>Vos références</b><br>Numéro fiscal (C) : 30 12 884 771 204<br>Référence de l’avis : 26 76 4418720 15<br>Numéro de propriétaire : 540 D04118 V<br>Débiteur(s) légal(aux) :<br>DE LA MARTINIERE GUILLAUME<br>LE FORESTIER SIXTINE<br>Numéro de rôle : 221 22<br>Date d’établissement : 31/07/2026<br>Date de mise en recouvrement : 31/08/2026</div><p style="font-size:7.4pt"><b>Vos contacts</b> : par messagerie sécurisée sur impots.example.fr ; par téléphone au 0 809 000 401</p></div><div><p style="font-size:14pt;color:#000091"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p style="font-size:8pt">votées et perçues par la commune, le département et divers organismes</p><p style="margin:14mm 0 0 10mm;font-size:10pt">M DE LA MARTINIERE GUILLAUME<br>OU MME LE FORESTIER SIXTINE<br>23 RUE DES FAULX<br>76000 ROUEN</p></div></div><div class="pay"><b>Montant de votre impôt : 1 738,00 €</b><br>Date limite de paiement : 15/10/2026<br><span style="font-size:8.4pt">Montant supérieur à 300 € : vous devez payer par prélèvement à l’échéance ou en ligne (vous disposez alors d’un délai supplémentaire de cinq jours, jusqu’au 20/10/2026 ; prélèvement le 27/10/2026).</span></div><p>Si vous ne respectez pas l’obligation de paiement dématérialisé, une majoration de 0,2 % sera appliquée. En 2027, optez pour la mensualisation : 10 prélèvements de 174 € environ.</p><p>Le montant de votre taxe foncière a augmenté de 1,7 % : vos bases sont revalorisées de 0,8 % et la commune n’a pas modifié son taux.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b> &nbsp; Département : 760 SEINE-MARITIME – Commune : 540 ROUEN</p>${table(
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
        ['Taux 2025', '54,66 %', '', '2,20 %', '0,514 %', '8,12 %', '0,210 %', ''],
        ['Taux 2026', '54,66 %', '', '2,20 %', '0,521 %', '8,40 %', '0,218 %', ''],
        ['Adresse : 23 RUE DES FAULX', '', '', '', '', '', '', ''],
        ['Base', '2533', '', '2533', '2533', '2533', '2533', ''],
        ['Cotisation', '1385', '', '56', '13', '213', '6', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1374', '', '55', '13', '204', '5', ''],
        ['Cotisations 2026', '1385', '', '56', '13', '213', '6', '1673'],
        ['Variation en %', '+0,8 %', '', '+1,8 %', '0 %', '+4,4 %', '+20 %', ''],
      ],
      'd',
    )}<table class="d" style="width:100mm;margin:5mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>65</td></tr><tr><td>Dégrèvement Habitation principale</td><td>0</td></tr><tr><td>Dégrèvement JA État</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1738</b></td></tr></table><p style="margin-top:6mm;font-size:7.4pt">Réclamation : vous pouvez déposer une réclamation jusqu’au 31 décembre 2027. Propriétés non bâties : néant.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 173800,
      teom: 21300,
      tax_fees: 6500,
      tax_number: '3012884771204',
      pay_by: '2026-10-15',
      owner: either(
        'M DE LA MARTINIERE GUILLAUME OU MME LE FORESTIER SIXTINE',
        'DE LA MARTINIERE GUILLAUME',
        'DE LA MARTINIERE GUILLAUME LE FORESTIER SIXTINE',
      ),
    },
    absent: ['iban', 'rnc', 'price', 'to_pay'],
  },
);

const bordeaux = paperOf(
  'taxe-fonciere-mensualisee-bordeaux',
  css,
  [
    `<div class="t"><div><p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP DE BORDEAUX CENTRE<br>CITÉ ADMINISTRATIVE, 33090 BORDEAUX CEDEX</p><div class="k">N° fiscal : 08 77 120 446 395<br>Réf. avis : 25 33 2207114 08<br>N° contrat de mensualisation : M033118447<br>Établi le : 04/08/2025<br>Mis en recouvrement le : 31/08/2025</div></div><div><p style="font-size:14pt;color:#000091"><b>TAXES FONCIÈRES 2025</b></p><p style="margin:14mm 0 0 10mm;font-size:10pt">M LACOSTE D ARTHEZ JEAN BAPTISTE<br>USUFRUITIER<br>19 ALL DE TOURNY<br>33000 BORDEAUX</p></div></div><div class="pay">Somme déjà prélevée (8 mensualités de 198 €) : 1 584,00 €<br>Reste à prélever : 568,00 €, soit 284 € le 15/09/2025 et 284 € le 15/10/2025<br><b>Total de l’impôt : 2 152,00 €</b></div><p>Vous n’avez rien à payer : le solde sera prélevé sur votre compte. Biens : 88 RUE LAGRANGE, 33000 BORDEAUX (lot 14).</p>${table(
      [
        'Bordeaux (063)',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'TEOM',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '48,48 %', '–', '0,312 %', '9,03 %', '0,410 %', ''],
        ['Base', '3560', '', '3560', '3560', '3560', ''],
        ['Cotisations 2025', '1726', '', '11', '321', '15', '2073'],
        ['Cotisations 2024', '1697', '', '11', '308', '13', '2029'],
      ],
      'd',
    )}<p style="text-align:right;margin-top:3mm">Frais de gestion de la fiscalité directe locale : 79<br><b>Montant de l’impôt : 2152</b></p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 215200,
      teom: 32100,
      tax_fees: 7900,
      tax_number: '0877120446395',
      owner: 'M LACOSTE D ARTHEZ JEAN BAPTISTE',
    },
    absent: ['iban', 'rnc', 'price', 'pay_by'],
  },
);

export const TAXES_FONCIERES = [rouen, bordeaux];
