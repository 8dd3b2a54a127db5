// Two notices of land tax: a flat with its parking near Paris, a flat overseas.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const TAX = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .two { display: grid; grid-template-columns: 72mm 1fr; gap: 8mm } .k { border: .2mm solid #555; padding: 2mm; margin-top: 4mm; font-size: 8.2pt } .sum { background: #dce6f2; padding: 3mm; margin: 6mm 0; font-size: 11pt } .d td, .d th { border: .2mm solid #7a8ba0; padding: .7mm 1mm; text-align: right; font-size: 7.8pt } .d td:first-child, .d th:first-child { text-align: left } .d th { background: #eef2f7 }`;

const flat = paperOf(
  'taxe-avis-robinson',
  TAX,
  [
    `<div class="two"><div><p><b>FINANCES PUBLIQUES</b></p><p><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES<br>votées et perçues par la commune, le département et divers organismes</p><div class="k"><b>Vos références</b><br>Numéro fiscal : 19 84 206 317 552<br>Référence de l’avis : 26 92 3314720 08<br>Numéro de propriétaire : 060 F04417 K<br>Numéro de rôle : 22101<br>Date d’établissement : 06/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="k"><b>Vos contacts</b><br>SIP DE SCEAUX<br>130 rue Houdan Prolongée<br>92330 SCEAUX<br>Tél. 01 40 00 92 33</div></div><div><p style="margin-top:32mm;font-size:10.4pt">M FAUCONNIER STEPHANE JULIEN<br>20 ALL DES GRANDS CHENES<br>92350 LE PLESSIS ROBINSON</p><div class="sum">Montant de votre impôt : <b>1 846,00 €</b><br>Date limite de paiement : <b>15/10/2026</b></div><p>Débiteur(s) légal(aux) : FAUCONNIER STEPHANE JULIEN – CARPENTIER EMILIE ROSE</p></div></div><p style="margin-top:6mm"><b>Comment payer ?</b> Le montant de votre impôt étant supérieur à 300 €, vous devez payer par un moyen de paiement dématérialisé : en ligne sur impots.gouv.fr (vous bénéficiez d’un délai supplémentaire de cinq jours, jusqu’au 20/10/2026 à minuit, le prélèvement intervenant le 26/10/2026), par prélèvement à l’échéance ou par prélèvement mensuel. Tout paiement effectué par un autre moyen entraîne une majoration de 0,2 %.</p><p>Si vous avez vendu ce bien en cours d’année, vous restez redevable de la totalité de la taxe : elle est due par le propriétaire au 1er janvier 2026.</p>`,
    `<p>Département : 92 HAUTS-DE-SEINE &nbsp; Commune : 060 LE PLESSIS-ROBINSON &nbsp; TAXES FONCIÈRES 2026 &nbsp; Page 2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '24,60 %', '0,213 %', '', '0,641 %', '5,40 %', '0,082 %', ''],
        ['Taux 2026', '24,60 %', '0,208 %', '', '0,655 %', '5,55 %', '0,085 %', ''],
        ['Adresse : 0020 ALL DES GRANDS CHENES', '', '', '', '', '', '', ''],
        ['Base', '5712', '5712', '', '5712', '5712', '5712', ''],
        ['Cotisation', '1405', '12', '', '37', '317', '5', '1776'],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1378', '12', '', '36', '302', '5', '1733'],
        ['Cotisations 2026', '1405', '12', '', '37', '317', '5', '1776'],
        ['Variation en %', '+1,96 %', '0 %', '', '+2,78 %', '+4,97 %', '0 %', '+2,48 %'],
      ],
      'd',
    )}<table class="d" style="width:110mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>70</td></tr><tr><td>Dégrèvement Habitation principale</td><td></td></tr><tr><td>Dégrèvement JA État</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1846</b></td></tr></table><p style="margin-top:6mm">Les bases sont revalorisées chaque année. Les propriétés non bâties ne donnent lieu à aucune cotisation. Le détail des locaux est consultable dans le service « Gérer mes biens immobiliers ».</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 184600,
      teom: 31700,
      tax_fees: 7000,
      tax_number: '1984206317552',
      pay_by: '2026-10-15',
      owner: either(
        'FAUCONNIER STEPHANE JULIEN',
        'FAUCONNIER STEPHANE JULIEN – CARPENTIER EMILIE ROSE',
      ),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const overseas = paperOf(
  'taxe-outre-mer-saint-gilles',
  TAX.replaceAll('Nimbus Sans', 'DejaVu Sans Condensed'),
  [
    `<div class="two"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>Direction générale des Finances publiques<br>SIP DE SAINT-PAUL</p><div class="k">Numéro fiscal : 30 17 559 028 461<br>Réf. avis : 25 97 4081127 55<br>Rôle : 011<br>Établi le : 05/08/2025<br>Mis en recouvrement le : 31/08/2025</div></div><div><p style="font-size:14pt"><b>TAXES FONCIÈRES 2025</b></p><p>Avis d’impôt – propriétés bâties et non bâties</p><p style="margin-top:14mm;font-size:10pt">M HOARAU JEAN YVES<br>APPT A12 LES FILAOS BLEUS<br>0007 RUE DES VACOAS<br>97434 ST GILLES LES BAINS</p></div></div><div class="sum">Somme à payer au plus tard le 15/10/2025 : <b>1 392,00 €</b></div>${table(
      ['', 'Commune', 'Interco.', 'Taxes spéciales', 'TEOM', 'GEMAPI', 'Total des cotisations'],
      [
        ['Taux 2024', '38,45 %', '1,20 %', '0,331 %', '14,10 %', '0,412 %', ''],
        ['Taux 2025', '38,45 %', '1,20 %', '0,340 %', '14,35 %', '0,405 %', ''],
        ['0007 RUE DES VACOAS – base', '2478', '2478', '2478', '2478', '2478', ''],
        ['Cotisations 2024', '936', '29', '8', '343', '10', '1326'],
        ['Cotisations 2025', '953', '30', '8', '356', '10', '1357'],
        ['Variation', '+1,82 %', '+3,45 %', '0 %', '+3,79 %', '0 %', '+2,34 %'],
      ],
      'd',
    )}<table class="d" style="width:100mm;margin:5mm 0 0 auto"><tr><td>Total des cotisations</td><td>1357</td></tr><tr><td>Frais de gestion</td><td>35</td></tr><tr><td><b>Montant de l’impôt</b></td><td><b>1392</b></td></tr></table><p style="margin-top:6mm">Vous pouvez payer en ligne sur impots.gouv.fr jusqu’au 20/10/2025. Pour 2026, optez pour le prélèvement mensuel : aucune somme à avancer, le contrat se renouvelle automatiquement. En cas de désaccord, vous pouvez présenter une réclamation jusqu’au 31 décembre 2026 auprès du service mentionné ci-dessus.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 139200,
      teom: 35600,
      tax_fees: 3500,
      tax_number: '3017559028461',
      pay_by: '2025-10-15',
      owner: 'HOARAU JEAN YVES',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

export const TAXES_FONCIERES = [flat, overseas];
