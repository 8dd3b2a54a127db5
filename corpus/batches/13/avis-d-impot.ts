// Land tax: a couple's notice in two leaves, and a company's that is paid month by month.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const couple = paperOf(
  'taxe-avis-saintes',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .g { display: grid; grid-template-columns: 62mm 1fr; gap: 9mm } .s { font-size: 7.8pt } .s b { display: block; margin-top: 2.5mm } .pay { background: #e9eef7; padding: 4mm; margin: 6mm 0; font-size: 10pt } .pay td { padding: 1mm } .pay td:last-child { text-align: right; font-weight: bold } .d td, .d th { border: .2mm solid #777; text-align: right; padding: .7mm 1mm; font-size: 7.8pt } .d td:first-child, .d th:first-child { text-align: left } h1 { font-size: 15pt; margin: 0 }`,
  [
    `<div class="g"><div class="s"><b style="font-size:9pt">DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b>CENTRE DES FINANCES PUBLIQUES<br>SIP SAINTES<br>4 RUE DES PRÉFETS<br>17100 SAINTES<b>VOS RÉFÉRENCES</b>Numéro fiscal (C) : 13 47 208 116 903<br>Référence de l’avis : 26 17 1180442 57<br>Contrat de prélèvement : néant<b>Débiteur(s) légal(aux)</b>ROUSSELOT FABIEN<br>AUBINEAU CLAIRE<b>Numéro de propriétaire</b>415 R00718 H<b>N° de rôle</b>221<br>Date d’établissement : 06/08/2026<br>Date de mise en recouvrement : 31/08/2026<b>Nous contacter</b>par messagerie sécurisée sur votre espace particulier<br>par téléphone au 0 809 000 000 (prix d’un appel local)</div><div><h1>AVIS D’IMPÔT 2026</h1><p style="font-size:11pt">TAXES FONCIÈRES<br><span style="font-size:8.6pt">votées et perçues par la commune, le département et divers organismes</span></p><p style="margin:16mm 0 0 8mm;font-size:10.5pt">M ROUSSELOT FABIEN<br>11 IMP DES TONNELIERS<br>17610 CHANIERS</p><div class="pay"><table><tr><td>Montant de votre impôt</td><td>1 163,00 €</td></tr><tr><td>Montant à payer au plus tard le</td><td>15/10/2026</td></tr></table></div><p>Vous pouvez payer directement en ligne jusqu’au 20 octobre 2026 à minuit, par prélèvement à l’échéance (adhésion avant le 30 septembre) ou par carte bancaire depuis votre smartphone. Au-delà de 300 €, le paiement dématérialisé est obligatoire.</p><p>Une majoration de 10 % sera appliquée aux sommes non réglées au 16 octobre 2026.</p></div></div><p style="margin-top:8mm;font-size:7.8pt">Le montant de votre taxe foncière figure au verso, avec le détail du calcul des cotisations. Cet avis doit être conservé. Si vous vendez votre bien en cours d’année, vous restez redevable de la taxe pour l’année entière ; un partage avec l’acquéreur peut être prévu chez le notaire.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b><br>Département : 17 CHARENTE-MARITIME – Commune : 415 SAINTES</p>${table(
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
        ['Taux 2025', '56,92 %', '', '1,80 %', '0,142 %', '11,30 %', '0,291 %', ''],
        ['Taux 2026', '56,92 %', '', '1,95 %', '0,142 %', '11,62 %', '0,305 %', ''],
        ['Adresse', '18 RUE DU VIEUX PRESSOIR', '', '', '', '', '', ''],
        ['Base', '1586', '', '1586', '1586', '1586', '1586', ''],
        ['Cotisation', '903', '', '31', '2', '184', '5', '1125'],
        ['Cotisations 2025', '888', '', '28', '2', '176', '5', '1099'],
        ['Cotisations 2026', '903', '', '31', '2', '184', '5', '1125'],
        ['Variation', '+1,69 %', '', '+10,71 %', '0 %', '+4,55 %', '0 %', '+2,37 %'],
      ],
      'd',
    )}<p></p>${table(
      [
        'Propriétés non bâties',
        'Commune',
        'Intercommunalité',
        'Taxe additionnelle',
        'Chambre d’agriculture',
        'Total',
      ],
      [['Base', '', '', '', '', '0']],
      'd',
    )}<table class="d" style="width:95mm;margin:5mm 0 0 auto"><tr><td>Total des cotisations</td><td>1125</td></tr><tr><td>Frais de gestion de la fiscalité directe locale</td><td>38</td></tr><tr><td>Dégrèvement habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1163</b></td></tr></table><p style="margin-top:6mm">Réclamations : elles peuvent être présentées jusqu’au 31 décembre de l’année qui suit celle de la mise en recouvrement, soit le 31/12/2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 116300,
      teom: 18400,
      tax_fees: 3800,
      tax_number: '1347208116903',
      pay_by: '2026-10-15',
      owner: either('M ROUSSELOT FABIEN', 'ROUSSELOT FABIEN, AUBINEAU CLAIRE'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const company = paperOf(
  'taxe-mensuelle-sete',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; margin: 0; color: #1b3a75 } .two { display: grid; grid-template-columns: 1fr 82mm; gap: 8mm; margin-top: 4mm } .bx { border: .4mm solid #1b3a75; padding: 3mm; margin-top: 5mm } td, th { border: .15mm solid #9aa8c2; text-align: right; padding: .8mm 1.2mm } td:first-child, th:first-child { text-align: left } .p td { border: 0 }`,
  [
    `<p><b>RÉPUBLIQUE FRANÇAISE – FINANCES PUBLIQUES</b></p><h1>Avis d’impôt – Taxes foncières 2025</h1><div class="two"><div>SIE DE SÈTE<br>CENTRE DES FINANCES PUBLIQUES<br>34200 SÈTE<br><br>N° fiscal : 30 58 771 402 265<br>Référence de l’avis : 25 34 7720913 08<br>Numéro de contrat : M 34 0071820<br>Date d’établissement : 08/08/2025</div><div style="font-size:10.5pt;padding-top:8mm">SCI LA TRAMONTANE<br>6 RUE DE L’ABRIVADO<br>34110 FRONTIGNAN</div></div><div class="bx"><table class="p"><tr><td>Montant de votre taxe foncière</td><td><b>1 588,00 €</b></td></tr><tr><td>Mensualités déjà prélevées (janvier à août)</td><td>1 216,00 €</td></tr><tr><td>Reste à prélever de septembre à décembre</td><td>372,00 €</td></tr></table><p style="margin-top:2mm">Vous avez adhéré au prélèvement mensuel : vous n’avez aucune démarche à effectuer. Échéancier : 15/09, 15/10 et 17/11/2025 : 93,00 € ; 15/12/2025 : 93,00 €. Votre échéancier 2026 figure sur votre espace professionnel : dix prélèvements de 158,00 € à compter du 15/01/2026.</p></div><p style="margin-top:6mm"><b>Détail du calcul</b> – Département 34 HÉRAULT – Commune 301 SÈTE – Propriétaire : SCI LA TRAMONTANE – 27 QUAI DES TROIS DIGUES</p>${table(
      ['', 'Commune', 'Interco.', 'TSE', 'TEOM', 'GEMAPI', 'Total'],
      [
        ['Taux 2024', '51,97 %', '0,50 %', '0,158 %', '14,10 %', '0,620 %', ''],
        ['Taux 2025', '51,97 %', '0,50 %', '0,166 %', '14,10 %', '0,640 %', ''],
        ['Base', '2282', '2282', '2282', '2282', '2282', ''],
        ['Cotisation 2024', '1162', '11', '4', '315', '14', '1506'],
        ['Cotisation 2025', '1186', '11', '4', '322', '15', '1538'],
        ['Variation en valeur', '24', '0', '0', '7', '1', '32'],
      ],
    )}<table style="width:86mm;margin:4mm 0 0 auto"><tr><td>Frais de gestion</td><td>50</td></tr><tr><td>Montant de l’impôt</td><td>1588</td></tr></table><p style="margin-top:6mm;font-size:7.6pt">TSE : taxe spéciale d’équipement. TEOM : taxe d’enlèvement des ordures ménagères. GEMAPI : gestion des milieux aquatiques et prévention des inondations. La TEOM est récupérable auprès du locataire, hors frais de gestion.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 158800,
      teom: 32200,
      tax_fees: 5000,
      tax_number: '3058771402265',
      owner: 'SCI LA TRAMONTANE',
    },
    absent: ['iban', 'rnc', 'price', 'pay_by'],
  },
);

export const AVIS_D_IMPOT = [couple, company];
