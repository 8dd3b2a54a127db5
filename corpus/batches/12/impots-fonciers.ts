// Two notices of the land tax: paid at once by a couple, month by month by a company.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const DGFIP = `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .t { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .k { background: #edf1f8; padding: 2.5mm; margin-bottom: 3mm } .k b { display: block; color: #1b2f6b } h1 { font-size: 16pt; color: #1b2f6b; margin: 0 } .s { border: .5mm solid #1b2f6b; padding: 3mm; margin: 4mm 0 } .g td, .g th { border: .2mm solid #99a5c4; padding: .8mm 1mm; text-align: right } .g td:first-child, .g th:first-child { text-align: left } .g th { background: #edf1f8; font-size: 7pt; text-align: center }`;

const couple = paperOf(
  'taxe-avis-metz',
  DGFIP,
  [
    `<div class="t"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté, Égalité, Fraternité</i><br>FINANCES PUBLIQUES</p><div class="k"><b>Vos références</b>Numéro fiscal (déclarant 1) : 13 04 771 224 908<br>Référence de l’avis : 26 57 4038812 64<br>Numéro FIP : 570 24 663 118 042 0 A</div><div class="k"><b>Pour vos questions</b>Par messagerie sécurisée sur impots.gouv.fr<br>Par téléphone : 0 809 401 401 (appel non surtaxé)<br>SIP DE METZ – 1 rue des Récollets-Neufs, 57000 METZ</div><div class="k"><b>Dates</b>Date d’établissement : 18/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><h1>AVIS D’IMPÔT 2026</h1><p style="font-size:11pt">TAXES FONCIÈRES<br>votées et perçues par la commune et divers organismes</p><p style="margin:16mm 0 12mm 12mm;font-size:10pt">M KIEFFER LAURENT<br>MME KIEFFER SANDRINE<br>24 RUE DES TANNEURS DU SABLON<br>57000 METZ</p><div class="s"><table><tr><td>Montant de votre taxe foncière</td><td style="text-align:right"><b>1 586,00 €</b></td></tr><tr><td><b>Somme à payer au plus tard le 15/10/2026</b></td><td style="text-align:right"><b>1 586,00 €</b></td></tr></table><p style="margin:1mm 0 0">Ce montant étant supérieur à 300 €, vous devez le payer par prélèvement ou sur impots.gouv.fr. Vous bénéficiez alors d’un délai supplémentaire de 5 jours : la somme sera prélevée sur votre compte à partir du 25/10/2026.</p></div><p>Vous pouvez opter pour le prélèvement mensuel ou à l’échéance pour vos prochaines taxes foncières : rendez-vous dans votre espace particulier, rubrique « Mes moyens de paiement ».</p></div></div><p>Propriétaire(s) – Identifiant de compte communal : K00418 – Vos biens : 57463 METZ, 24 RUE DES TANNEURS DU SABLON – KIEFFER LAURENT / LAMBERT SANDRINE – propriétaires (communauté)</p><p style="font-size:7.2pt">Le montant de la taxe est calculé d’après la valeur locative cadastrale de vos biens, après abattement de 50 %, revalorisée chaque année en fonction de l’inflation, et les taux votés par les collectivités. À défaut de paiement à la date limite, une majoration de 10 % sera appliquée (article 1730 du code général des impôts).</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b> – Département : 57 MOSELLE – Commune : 463 METZ – N° fiscal 13 04 771 224 908 &nbsp; 2/2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '31,26 %', '0 %', '0 %', '0,298 %', '5,31 %', '0,201 %', ''],
        ['Taux 2026', '31,26 %', '0 %', '0 %', '0,292 %', '5,21 %', '0,195 %', ''],
        ['Adresse : 24 RUE DES TANNEURS DU SABLON', '', '', '', '', '', '', ''],
        ['Base', '4108', '', '', '4108', '4108', '4108', ''],
        ['Cotisation', '1284', '', '', '12', '214', '8', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1262', '', '', '12', '214', '8', '1496'],
        ['Cotisations 2026', '1284', '', '', '12', '214', '8', '1518'],
        ['Variation en %', '+1,74 %', '', '', '0 %', '0 %', '0 %', '+1,47 %'],
      ],
      'g',
    )}<p></p>${table(
      ['Propriétés non bâties', 'Commune', 'Chambre d’agriculture', 'Total'],
      [['Cotisations 2026', '', '', '0']],
      'g',
    )}<table class="g" style="width:95mm;margin:5mm 0 0 auto"><tr><td>Total des cotisations</td><td>1518</td></tr><tr><td>Frais de gestion de la fiscalité directe locale</td><td>68</td></tr><tr><td>Dégrèvement Habitation principale</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1586</b></td></tr></table><p style="margin-top:4mm;font-size:7.2pt">Montant de la taxe d’enlèvement des ordures ménagères : récupérable auprès du locataire. Les données de cet avis peuvent être vérifiées en scannant le code 2D-Doc.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 158600,
      teom: 21400,
      tax_fees: 6800,
      tax_number: '1304771224908',
      pay_by: '2026-10-15',
      owner: either(
        'M KIEFFER LAURENT',
        'M KIEFFER LAURENT MME KIEFFER SANDRINE',
        'KIEFFER LAURENT / LAMBERT SANDRINE',
      ),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const company = paperOf(
  'taxe-mensuelle-roubaix',
  DGFIP,
  [
    `<div class="t"><div><p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP DE ROUBAIX<br>60 rue des Fabricants-Réunis<br>59100 ROUBAIX</p><div class="k"><b>Références de l’avis</b>N° fiscal : 29 87 140 556 231<br>Réf. avis : 26 59 7710344 12<br>Rôle n° 221 – collectivité 512</div></div><div><h1>TAXES FONCIÈRES 2026</h1><p>Avis d’impôt – contribuables mensualisés</p><p style="margin:14mm 0 8mm 12mm;font-size:10pt">SCI BEFFROI 59<br>17 RUE DES BRIQUETIERS<br>59200 TOURCOING</p></div></div><div class="s"><table><tr><td>Montant de l’impôt 2026</td><td style="text-align:right">1 342,00 €</td></tr><tr><td>Total des prélèvements mensuels de janvier à septembre 2026</td><td style="text-align:right">1 143,00 €</td></tr><tr><td><b>Reste à prélever en octobre 2026</b></td><td style="text-align:right"><b>199,00 €</b></td></tr></table></div><p>Vous n’avez aucune démarche à effectuer. Le solde sera prélevé le 15 octobre 2026 sur votre compte bancaire. À partir de janvier 2027, vos mensualités s’élèveront à 134,00 €. Pour les modifier, connectez-vous sur impots.gouv.fr avant le 30 juin.</p>${table(
      [
        'Détail du calcul – commune de ROUBAIX (512)',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'TEOM',
        'GEMAPI',
      ],
      [
        ['Taux 2026', '46,38 %', '–', '0,311 %', '12,14 %', '0,240 %'],
        [
          '118 RUE DES PEIGNERONS – bât C, lots 47 et 88 – base',
          '2180',
          '',
          '2180',
          '2180',
          '2180',
        ],
        ['Cotisation 2026', '1011', '', '7', '265', '5'],
      ],
      'g',
    )}<table class="g" style="width:85mm;margin:4mm 0 0 auto"><tr><td>Cotisations</td><td>1288</td></tr><tr><td>Frais de gestion</td><td>54</td></tr><tr><td><b>Total</b></td><td><b>1342</b></td></tr></table><p style="font-size:7.2pt;margin-top:4mm">Si vous avez vendu votre bien en cours d’année, vous restez redevable de la taxe pour l’année entière en tant que propriétaire au 1er janvier. Une clause de l’acte de vente peut prévoir un partage avec l’acquéreur ; elle n’est pas opposable à l’administration. Réclamation possible jusqu’au 31 décembre 2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 134200,
      teom: 26500,
      tax_fees: 5400,
      tax_number: '2987140556231',
      owner: 'SCI BEFFROI 59',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const IMPOTS_FONCIERS = [couple, company];
