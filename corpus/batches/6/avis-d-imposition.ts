// Two notices of land tax: a flat on two sheets, a house with its garden on one.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const flat = paperOf(
  'taxe-grenoble-2026',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .two { display: grid; grid-template-columns: 64mm 1fr; gap: 8mm } .ref { border: .2mm solid #7a94b8; padding: 2.5mm; font-size: 8pt } .ref b { color: #1f3f77 } .sum { background: #e9eff8; padding: 3mm 4mm; margin: 5mm 0; font-size: 10.5pt } td, th { border: .15mm solid #7a94b8; text-align: right; padding: .8mm 1mm } td:first-child, th:first-child { text-align: left } th { background: #e9eff8 }`,
  [
    `<div class="two"><div><b>RÉPUBLIQUE FRANÇAISE</b><br>Liberté – Égalité – Fraternité<br><b style="font-size:11pt">FINANCES PUBLIQUES</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<p></p><div class="ref"><b>Vos références</b><br>Numéro fiscal : 21 48 306 577 912<br>Référence de l’avis : 26 38 7204418 90<br>Numéro de propriétaire : 185 B07731 T<br>Numéro de rôle : 221<br>Débiteur(s) légal(aux) :<br>BOUVARD LAURENT MARC<br>PONTHIEU CLAIRE ELISE<br>Date d’établissement : 07/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><p></p><div class="ref"><b>Vos contacts</b><br>Par messagerie sécurisée, espace particulier<br>Par téléphone : 0 809 401 401<br>Sur place : SGC et SIP de Grenoble Oisans-Drac, 38 avenue Rhin et Danube, 38047 GRENOBLE CEDEX 2</div></div><div><p style="font-size:17pt;color:#1f3f77"><b>AVIS D’IMPÔT 2026</b><br><span style="font-size:11pt">TAXES FONCIÈRES votées et perçues par la commune, l’intercommunalité et divers organismes</span></p><p style="margin:16mm 0 0 14mm;font-size:10pt">M BOUVARD LAURENT MARC<br>BAT B APPT 27<br>22 AV JEAN PERROT<br>38100 GRENOBLE</p><div class="sum">Montant de votre taxe foncière : <b>1&nbsp;790,00&nbsp;€</b><br>Vous devez payer au plus tard le <b>15/10/2026</b><br><span style="font-size:8.6pt">(date limite de paiement ; 20/10/2026 minuit si vous payez en ligne)</span></div><p>Le montant de votre impôt étant supérieur à 300&nbsp;€, vous devez le régler par paiement dématérialisé : sur impots.gouv.fr, au moyen de l’application mobile, ou par prélèvement à l’échéance. Si vous optez pour le prélèvement mensuel avant le 15 décembre, vous étalerez le paiement de votre taxe 2027 sur dix mois.</p><p>À défaut de paiement à la date limite, une majoration de 10 % sera appliquée. Pour comprendre le calcul de votre impôt, reportez-vous à la page suivante.</p></div></div>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b><br>Département : 380 ISÈRE – Commune : 185 GRENOBLE – M BOUVARD LAURENT MARC</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter-communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '61,89 %', '', '', '0,286 %', '9,15 %', '0,201 %', ''],
        ['Taux 2026', '61,89 %', '', '', '0,290 %', '9,20 %', '0,205 %', ''],
        ['Adresse : 22 AV JEAN PERROT', '', '', '', '', '', '', ''],
        ['Base', '2410', '', '', '2410', '2410', '2410', ''],
        ['Cotisation', '1492', '', '', '7', '222', '5', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1466', '', '', '7', '217', '5', '1695'],
        ['Cotisations 2026', '1492', '', '', '7', '222', '5', '1726'],
        ['Variation en %', '+1,77 %', '', '', '0 %', '+2,30 %', '0 %', '+1,83 %'],
      ],
    )}<p></p>${table(
      [
        'Propriétés non bâties',
        'Commune',
        'Inter-communalité',
        'Taxe additionnelle',
        'Chambre d’agriculture',
        'Caisse d’assurance des accidents agricoles',
        'Total',
      ],
      [['Cotisations 2026', '', '', '', '', '', '0']],
    )}<table style="width:104mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>64</td></tr><tr><td>Dégrèvement « jeunes agriculteurs »</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1790</b></td></tr></table><p style="margin-top:8mm">Les bases sont celles arrêtées au 1er janvier 2026 ; elles sont égales à la moitié de la valeur locative cadastrale revalorisée chaque année. En cas de vente en cours d’année, la taxe reste due pour l’année entière par le propriétaire au 1er janvier ; la répartition convenue avec l’acquéreur ne concerne pas l’administration.</p><p>Taxe d’enlèvement des ordures ménagères : elle peut être récupérée auprès du locataire. Réclamation : jusqu’au 31 décembre 2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 179000,
      teom: 22200,
      tax_fees: 6400,
      tax_number: '2148306577912',
      pay_by: '2026-10-15',
      owner: { either: ['BOUVARD LAURENT MARC', 'BOUVARD LAURENT MARC PONTHIEU CLAIRE ELISE'] },
    },
    absent: ['iban', 'rnc', 'lots', 'price'],
  },
);

const house = paperOf(
  'taxe-montlouis-2025',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 12mm; h1 { font-size: 15pt; margin: 0 } .two { display: grid; grid-template-columns: 1fr 70mm; gap: 6mm } td, th { border: .15mm solid #666; text-align: right; padding: .7mm 1mm; font-size: 8pt } td:first-child, th:first-child { text-align: left } th { background: #eee } .box { border: .5mm solid #000; padding: 2.5mm; margin: 3mm 0 }`,
  [
    `<div class="two"><div><b>Direction générale des Finances publiques</b><br>SERVICE DES IMPÔTS DES PARTICULIERS DE TOURS EST<h1 style="margin-top:3mm">TAXES FONCIÈRES 2025</h1>AVIS D’IMPÔT – propriétés bâties et propriétés non bâties</div><div>M. OU MME DELANOUE PHILIPPE YVES<br>8 RUE DES VIGNES<br>37270 MONTLOUIS SUR LOIRE</div></div><div class="box">Somme à payer : <b>1&nbsp;321&nbsp;€</b> &nbsp;&nbsp; Date limite de paiement : <b>15 octobre 2025</b><br>N° fiscal du déclarant 1 : 16 05 882 314 047 &nbsp; Réf. avis : 25 37 1180446 02 &nbsp; N° de rôle : 222 &nbsp; Mis en recouvrement le 31/08/2025</div><p>Propriétaires : DELANOUE PHILIPPE YVES – ROUSSELET SABINE (indivision, compte D00918) – Commune : MONTLOUIS-SUR-LOIRE (156)</p>${table(
      [
        'PROPRIÉTÉS BÂTIES – 8 RUE DES VIGNES',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'Ordures ménagères',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2024', '42,90 %', '2,50 %', '0,39 %', '11,30 %', '0,30 %', ''],
        ['Taux 2025', '43,12 %', '2,50 %', '0,41 %', '11,30 %', '0,30 %', ''],
        ['Base', '2185', '2185', '2185', '2185', '2185', ''],
        ['Cotisation 2024', '922', '54', '8', '243', '6', '1233'],
        ['Cotisation 2025', '942', '55', '9', '247', '7', '1260'],
      ],
    )}<p></p>${table(
      [
        'PROPRIÉTÉS NON BÂTIES – LES HAUTS DE HUSSEAU',
        'Commune',
        'Intercommunalité',
        'Taxe additionnelle',
        'Chambre d’agriculture',
        'Total',
      ],
      [
        ['Taux 2025', '52,10 %', '2,60 %', '', '20,05 %', ''],
        ['Base', '12', '12', '', '12', ''],
        ['Cotisation 2025', '6', '0', '', '2', '8'],
      ],
    )}<table style="width:100mm;margin:4mm 0 4mm auto"><tr><td>Total des cotisations</td><td>1268</td></tr><tr><td>Frais de gestion</td><td>53</td></tr><tr><td>Dégrèvements</td><td>0</td></tr><tr><td><b>Montant à payer</b></td><td><b>1321</b></td></tr></table><p>Pour payer : munissez-vous du numéro fiscal et de la référence de l’avis, et rendez-vous sur impots.gouv.fr. Le compte bancaire déjà connu de l’administration vous sera proposé. En cas de difficultés, vous pouvez demander un délai à votre service des impôts des particuliers avant la date limite de paiement.</p><p>Les biens sont recensés au service d’après la déclaration d’occupation « Gérer mes biens immobiliers ». Toute modification (construction nouvelle, piscine, changement d’affectation) doit être déclarée dans les 90 jours de son achèvement. Les personnes de plus de 75 ans et les titulaires de certaines allocations peuvent, sous conditions de ressources, être exonérés de la taxe foncière de leur habitation principale.</p><p style="font-size:7.4pt">Les informations vous concernant font l’objet d’un traitement informatique ; vous disposez d’un droit d’accès et de rectification auprès du service des impôts. Vos réclamations doivent parvenir au service au plus tard le 31 décembre 2026.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 132100,
      teom: 24700,
      tax_fees: 5300,
      tax_number: '1605882314047',
      pay_by: '2025-10-15',
      owner: {
        either: [
          'DELANOUE PHILIPPE YVES',
          'M. OU MME DELANOUE PHILIPPE YVES',
          'DELANOUE PHILIPPE YVES ROUSSELET SABINE',
        ],
      },
    },
    absent: ['iban', 'rnc', 'lots', 'price'],
  },
);

export const AVIS_D_IMPOSITION = [flat, house];
