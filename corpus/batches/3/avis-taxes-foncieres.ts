// Two tax notices: one to pay at once, with its page of figures, one paid month by month.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const NOTICE = `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .hd { display: grid; grid-template-columns: 70mm 1fr; gap: 8mm } .ref { background: #e8eef7; padding: 3mm; font-size: 8pt } .ref b { display: block; margin-top: 1mm } .sum { border: .5mm solid #000091; margin: 5mm 0; display: grid; grid-template-columns: 1fr 46mm } .sum div { padding: 3mm } .sum div:last-child { background: #000091; color: #fff; font-size: 16pt; text-align: center } td, th { border: .2mm solid #7a86b8; padding: .8mm 1mm; text-align: right; font-size: 7.6pt } th { background: #e8eef7; text-align: center } td:first-child { text-align: left } h2 { font-size: 10pt; color: #000091; margin: 4mm 0 1mm }`;

const lyon = paperOf(
  'taxe-lyon-avis-2026',
  NOTICE,
  [
    `<div class="hd"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté Égalité Fraternité</i></p><p><b>FINANCES PUBLIQUES</b></p><p>CENTRE DES FINANCES PUBLIQUES<br>SIP LYON EST<br>165 RUE GARIBALDI<br>69401 LYON CEDEX 03</p><div class="ref">Vos références<b>Numéro fiscal (A) :</b>17 04 882 316 504<b>Référence de l'avis :</b>26 69 5170448 27<b>Numéro de propriétaire :</b>387 F 04417 K<b>N° de rôle :</b>221<b>Débiteur(s) légal(aux) :</b>FAYOLLE JULIEN REMI<br>TERRASSE CAMILLE LUCIE<b>Date d'établissement :</b>04/08/2026<b>Date de mise en recouvrement :</b>31/08/2026</div></div><div><p style="font-size:15pt;color:#000091"><b>AVIS D'IMPÔT 2026<br>TAXES FONCIÈRES</b></p><p>VOTÉES ET PERÇUES PAR LA COMMUNE, LA MÉTROPOLE ET DIVERS ORGANISMES</p><p style="margin-top:20mm;font-size:10pt">M OU MME FAYOLLE JULIEN REMI<br>BAT C APPT 52<br>120 RUE DE GERLAND<br>69007 LYON</p></div></div><div class="sum"><div>Montant de votre impôt à payer<br>Au plus tard le <b>15/10/2026</b><br>Vous devez obligatoirement payer cette somme par prélèvement à l'échéance, prélèvement mensuel ou paiement en ligne. Si vous payez en ligne, vous avez jusqu'au 20/10/2026 minuit ; le prélèvement aura lieu à partir du 26/10/2026.</div><div>1 462,00 €</div></div><h2>Comment payer votre impôt ?</h2><p>Vous pouvez payer en ligne sur impots.gouv.fr ou en flashant le code ci-dessous. Vous pouvez adhérer au prélèvement à l'échéance jusqu'au 30/09/2026. Pour 2027, vous pouvez opter pour le prélèvement mensuel : vos 10 prélèvements seraient d'environ 146 € par mois, de janvier à octobre.</p><p>Si vous ne payez pas dans les délais, une majoration de 10 % sera appliquée.</p><h2>Vos démarches</h2><p>Par messagerie sécurisée dans votre espace particulier, par téléphone au 0 809 401 401 (service gratuit + prix de l'appel), ou sur place sur rendez-vous. Vous pouvez déposer une réclamation jusqu'au 31 décembre 2027. Vous devez déclarer l'occupation de vos biens dans le service « Gérer mes biens immobiliers » en cas de changement de situation.</p>`,
    `<p>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS – Département : 69 RHÔNE – Commune : 387 LYON 7E – Numéro fiscal : 17 04 882 316 504</p>${table(
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
        ['Taux 2025', '31,89 %', '', '', '0,115 %', '5,95 %', '0,245 %', ''],
        ['Taux 2026', '31,89 %', '', '', '0,121 %', '6,12 %', '0,251 %', ''],
        ['Adresse : 120 RUE DE GERLAND', '', '', '', '', '', '', ''],
        ['Base', '3680', '', '', '3680', '3680', '3680', ''],
        ['Cotisation', '1174', '', '', '4', '225', '9', ''],
        ['Cotisation lissée', '1174', '', '', '4', '', '9', ''],
        ['Cotisations 2025', '1162', '', '', '4', '217', '9', '1392'],
        ['Cotisations 2026', '1174', '', '', '4', '225', '9', '1412'],
        ['Variation', '+1,03 %', '', '', '+0,00 %', '+3,69 %', '+0,00 %', '+1,44 %'],
      ],
    )}<p style="margin-top:4mm">Propriétés non bâties : néant. Dégrèvement jeunes agriculteurs : base État 0, base collectivité 0.</p><table style="width:110mm;margin-left:auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>50</td></tr><tr><td>Dégrèvement Habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1462</b></td></tr></table><p style="margin-top:4mm">Les valeurs locatives cadastrales sont revalorisées chaque année en fonction de l'indice des prix à la consommation harmonisé. La taxe d'enlèvement des ordures ménagères porte sur toutes les propriétés soumises à la taxe foncière sur les propriétés bâties ; le propriétaire peut en récupérer le montant, hors frais de gestion, auprès de son locataire. Les taux sont votés par les collectivités territoriales et leurs groupements. Les frais de gestion sont perçus au profit de l'État en contrepartie des frais d'assiette et de recouvrement.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 146200,
      teom: 22500,
      tax_fees: 5000,
      tax_number: '1704882316504',
      pay_by: either('2026-10-15', '2026-10-20'),
      owner: either(
        'FAYOLLE JULIEN REMI',
        'M OU MME FAYOLLE JULIEN REMI',
        'FAYOLLE JULIEN REMI TERRASSE CAMILLE LUCIE',
      ),
      property_address: either('120 RUE DE GERLAND, 69007 LYON', '120 RUE DE GERLAND'),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const lille = paperOf(
  'taxe-lille-mensualise-2025',
  NOTICE.replaceAll('#000091', '#2f2f2f'),
  [
    `<div class="hd"><div><p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b></p><p>SIP LILLE NORD<br>22 RUE LAVOISIER<br>59466 LOMME CEDEX</p><div class="ref"><b>Votre numéro fiscal</b>30 15 267 440 918<b>Référence de l'avis</b>25 59 8811302 06<b>Contrat de prélèvement</b>M 025 8811302<b>Numéro de propriétaire</b>350 V 01288 Z<b>Mise en recouvrement</b>31/08/2025</div></div><div><p style="font-size:14pt"><b>Taxes foncières 2025</b><br>Avis d'impôt – contribuable mensualisé</p><p style="margin-top:20mm;font-size:10pt">M VERHAEGHE BASTIEN HUGO<br>7 RUE DU FAUBOURG D ARRAS<br>59000 LILLE</p></div></div><div class="sum"><div>Montant de la taxe foncière 2025<br>Vous êtes mensualisé : cet avis vous informe du montant de votre impôt et de vos prochains prélèvements.</div><div>1 087,00 €</div></div>${table(
      ['Échéancier de vos prélèvements', 'Montant'],
      [
        ['Déjà prélevé de janvier à août 2025 (8 × 104 €)', '832,00'],
        ['Prélèvement du 15 septembre 2025', '104,00'],
        ['Prélèvement du 15 octobre 2025', '104,00'],
        ['Prélèvement du 17 novembre 2025', '47,00'],
      ],
    )}<h2>Détail de votre impôt – LILLE (350) – 52 RUE D'IENA</h2>${table(
      [
        '',
        'Commune',
        'Métropole',
        'Taxe spéciale d’équipement',
        'Ordures ménagères',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2024', '48,63 %', '', '0,297 %', '14,18 %', '0,310 %', ''],
        ['Taux 2025', '48,63 %', '', '0,305 %', '14,18 %', '0,322 %', ''],
        ['Base', '1648', '', '1648', '1648', '1648', ''],
        ['Cotisations 2024', '787', '', '5', '229', '5', '1026'],
        ['Cotisations 2025', '801', '', '5', '234', '5', '1045'],
        ['Variation', '+1,78 %', '', '0 %', '+2,18 %', '0 %', '+1,85 %'],
        ['Frais de gestion de la fiscalité directe locale', '', '', '', '', '', '42'],
        ['Montant de l’impôt', '', '', '', '', '', '1087'],
      ],
    )}<p style="margin-top:3mm">Pour 2026, sauf demande contraire de votre part, vos prélèvements mensuels seront de 108 € à compter du 15 janvier 2026. Vous pouvez modifier ou suspendre vos prélèvements jusqu'au 30 juin depuis votre espace particulier.</p><p>Vous êtes redevable de cet impôt en qualité de propriétaire au 1er janvier 2025. En cas de vente en cours d'année, la taxe reste due pour l'année entière par le propriétaire au 1er janvier ; une répartition peut être convenue avec l'acquéreur devant le notaire. Ce document vaut justificatif de domicile ou de propriété auprès des organismes qui en font la demande.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 108700,
      teom: 23400,
      tax_fees: 4200,
      tax_number: '3015267440918',
      owner: 'M VERHAEGHE BASTIEN HUGO',
      property_address: either("52 RUE D'IENA, LILLE", "52 RUE D'IENA"),
    },
    absent: ['iban', 'rnc', 'pay_by', 'lots'],
  },
);

export const AVIS_TAXES_FONCIERES = [lyon, lille];
