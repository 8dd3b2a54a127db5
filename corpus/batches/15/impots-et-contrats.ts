// What an owner pays and keeps: two land tax notices, two insurances, a boiler's certificate, figures before a sale.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, sum, table, tr } from '../../writing.ts';
import { euro } from './outils.ts';

const VALENCIENNES = { town: 1188, inter: 94, special: 11, waste: 214, gemapi: 8 };
const cotisations = sum(Object.values(VALENCIENNES));
const fees = 56;

const notice = paperOf(
  'taxe-avis-valenciennes',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .g { display: grid; grid-template-columns: 60mm 1fr; gap: 6mm } .k { border: .2mm solid #446; padding: 2mm; font-size: 7.4pt; margin-bottom: 3mm } td, th { border: .15mm solid #667; padding: .6mm 1mm; text-align: right } td:first-child, th:first-child { text-align: left } .pay { background: #e7ecf5; padding: 3mm; font-size: 11pt; margin: 4mm 0 }`,
  [
    `<div class="g"><div><b>FINANCES PUBLIQUES</b><br>CENTRE DES FINANCES PUBLIQUES<br>SIP VALENCIENNES<br>1 rue Raoul Follereau – CS 60001<br>59322 VALENCIENNES CEDEX</div><div style="text-align:right"><b style="font-size:14pt">AVIS D’IMPÔT 2025</b><br>TAXES FONCIÈRES<br>votées et perçues par la commune, l’intercommunalité et divers organismes</div></div><div class="g" style="margin-top:8mm"><div><div class="k">Vos références<br>Numéro fiscal : 30 42 118 507 661<br>Référence de l’avis : 25 59 6610442 09<br>Numéro de propriétaire : 606 B 04417<br>Débiteur(s) légal(aux) : MBKCZP BOUTELDJA SAMIRA<br>Département : 59 – Commune : 606 VALENCIENNES<br>Rôle : 22101 – établi le 06/08/2025 – mis en recouvrement le 31/08/2025</div></div><div style="font-size:10.5pt;padding:8mm 0 0 15mm">MME BOUTELDJA SAMIRA<br>RES WATTEAU-CARPEAUX APPT 412<br>5 RUE DE FAMARS<br>59300 VALENCIENNES</div></div><div class="pay">Montant à payer : <b>${cotisations + fees},00 €</b> au plus tard le <b>15/10/2025</b><br><small>Si vous payez en ligne sur impots.gouv.fr, vous bénéficiez d’un délai supplémentaire jusqu’au 20/10/2025, le prélèvement intervenant le 25/10/2025.</small></div><p>Au-delà de 300 €, le paiement doit être dématérialisé. Le montant de votre taxe est en hausse par rapport à 2024.</p><div style="column-count:2;column-gap:6mm;font-size:7pt;text-align:justify;margin-top:6mm"><p><b>Pour payer</b> : par smartphone, tablette ou ordinateur ; par prélèvement à l’échéance (adhésion jusqu’au 30/09/2025) ; le montant prélevé figure sur votre espace particulier. Une majoration de 10 % est appliquée aux sommes non réglées dans les délais.</p><p><b>Pour réclamer</b> : vous pouvez contester le montant de cet impôt jusqu’au 31/12/2026 auprès du centre des finances publiques. La réclamation ne dispense pas du paiement, sauf sursis demandé expressément.</p><p><b>Vous vendez ?</b> La taxe est due pour l’année entière par le propriétaire au 1er janvier. Le remboursement d’une partie par l’acquéreur est une convention privée qui n’est pas opposable à l’administration.</p><p><b>Gérer mes biens immobiliers</b> : déclarez tout changement d’occupation avant le 1er juillet. Une amende de 150 € par local peut être appliquée.</p><p>Les valeurs locatives ont été revalorisées de 1,7 % par la loi de finances. Le produit de la taxe revient aux collectivités locales, l’État percevant des frais de gestion en contrepartie de l’établissement, du recouvrement, des dégrèvements et des non-valeurs qu’il prend à sa charge.</p></div>`,
    `<p><b>TAXES FONCIÈRES 2025 – DÉTAIL DU CALCUL DES COTISATIONS</b> – Commune : 606 VALENCIENNES</p>${table(
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
        ['Taux 2024', '49,20 %', '%', '3,90 %', '0,440 %', '8,75 %', '0,330 %', ''],
        ['Taux 2025', '49,20 %', '%', '3,90 %', '0,450 %', '8,87 %', '0,340 %', ''],
        ['Adresse : 5 RUE DE FAMARS', '', '', '', '', '', '', ''],
        ['Base', '2415', '', '2415', '2415', '2415', '2415', ''],
        [
          'Cotisations',
          VALENCIENNES.town,
          '',
          VALENCIENNES.inter,
          VALENCIENNES.special,
          VALENCIENNES.waste,
          VALENCIENNES.gemapi,
          '',
        ],
        ['Cotisations 2024', '1161', '', '92', '10', '206', '8', '1477'],
        [
          'Cotisations 2025',
          VALENCIENNES.town,
          '',
          VALENCIENNES.inter,
          VALENCIENNES.special,
          VALENCIENNES.waste,
          VALENCIENNES.gemapi,
          cotisations,
        ],
      ],
    )}<table style="width:100mm;margin-top:5mm">${tr(['Frais de gestion de la fiscalité directe locale', fees])}${tr(['Dégrèvement habitation principale', '0'])}${tr(['<b>Montant de votre impôt</b>', `<b>${cotisations + fees}</b>`])}</table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: (cotisations + fees) * 100,
      teom: VALENCIENNES.waste * 100,
      tax_fees: fees * 100,
      tax_number: '3042118507661',
      pay_by: '2025-10-15',
      owner: either('BOUTELDJA SAMIRA', 'MME BOUTELDJA SAMIRA'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const monthly = paperOf(
  'taxe-mensuelle-honfleur',
  `font: 10pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; td { border-bottom: .15mm solid #999; padding: .8mm } td:last-child { text-align: right; width: 30mm } h1 { font-size: 15pt }`,
  [
    `<p>DGFIP – SIP DE LISIEUX, 14100 LISIEUX</p><h1>Taxe foncière 2024 – vous êtes mensualisée</h1><p style="margin-left:95mm">MLLE TOUTAIN SIMONE<br>36 QUAI SAINTE CATHERINE<br>14600 HONFLEUR</p><p>Votre numéro fiscal (déclarant) : 04 31 550 917 228<br>Identifiant de l’avis : 24 14 3308812 55 – date d’établissement : 08/08/2024</p>${table(
      [],
      [
        ['Commune de HONFLEUR (333), propriétés bâties, base 1 094', ''],
        ['Part communale (46,11 %)', '504 €'],
        ['Part intercommunale (2,20 %)', '24 €'],
        ['Enlèvement des ordures ménagères (10,05 %)', '110 €'],
        ['GEMAPI et taxes spéciales', '6 €'],
        ['Total des cotisations', '644 €'],
        ['Frais de gestion', '22 €'],
        ['<b>Total de votre taxe foncière 2024</b>', '<b>666 €</b>'],
        ['Déjà prélevé de janvier à août (8 × 62 €)', '496 €'],
        ['Reste à prélever en septembre et octobre', '170 €'],
      ],
    )}<p style="margin-top:6mm">Prélèvements prévus : 85 € le 16/09/2024 et 85 € le 15/10/2024 sur le compte FR76 XXXX XXXX XXXX XXXX X412. Pour 2025 : dix mensualités de 66 €. Aucune démarche n’est à faire.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2024,
      tax_total: 66600,
      teom: 11000,
      tax_fees: 2200,
      tax_number: '0431550917228',
      owner: either('TOUTAIN SIMONE', 'MLLE TOUTAIN SIMONE'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const landlordCover = paperOf(
  'assurance-pno-tours',
  `font: 10.5pt/1.45 'Carlito', sans-serif; padding: 20mm; td { border: .15mm solid #888; padding: 1.2mm 2mm }`,
  [
    `<p><b>Mutuelle Ligérienne Exemple</b> – agence Tours-Halles<br>9 place Gaston-Paillhou, 37000 TOURS</p><p style="text-align:right">Tours, le 2 janvier 2026</p><p style="font-size:14pt"><b>Attestation d’assurance – propriétaire non occupant</b></p><p>Nous attestons que le contrat ci-dessous est en vigueur à ce jour :</p>${table(
      [],
      [
        ['Assuré', 'M. Paul-Henri OUEDRAOGO-RENARD'],
        ['N° de contrat', 'PNO 37-208.814 K'],
        ['Risque', 'Appartement, 88 boulevard Béranger, 37000 TOURS (lot 46)'],
        ['Formule', 'Bailleur +, recours des locataires, vacance 90 jours'],
        ['Validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}${paragraphs(['', 'Ce contrat satisfait à l’obligation d’assurance de responsabilité civile de l’article 9-1 de la loi du 10 juillet 1965. La présente n’engage l’assureur que dans les limites des conditions générales ML-88 et du paiement des cotisations (prime annuelle 138,40 €).'])}`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. Paul-Henri OUEDRAOGO-RENARD',
      insurer: 'Mutuelle Ligérienne Exemple',
      policy_number: 'PNO 37-208.814 K',
      property_address: '88 boulevard Béranger, 37000 TOURS',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-valenciennes',
  `font: 9.5pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; td { border: .2mm solid #000; padding: 1mm 2mm } h1 { font-size: 13pt }`,
  [
    `<p>CHAUFF’HAINAUT SARL – 220 avenue Desandrouin, 59300 VALENCIENNES – QualiGaz Ex. 59/1187</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE</h1><p>arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières de 4 à 400 kW</p>${table(
      [],
      [
        ['Date de visite', '14/10/2025'],
        ['Commanditaire', 'Mme Samira BOUTELDJA'],
        ['Adresse de l’installation', '5 rue de Famars, 59300 VALENCIENNES, appt 412'],
        [
          'Chaudière',
          'FRISEX Condens 24, gaz naturel, étanche, mise en service 2012, n° 1204-88817',
        ],
        ['CO ambiant', '2 ppm – situation normale'],
        ['Rendement évalué', '91 % (référence 97 %)'],
        ['NOx', '62 mg/kWh'],
        ['Conseils', 'Poser un thermostat programmable ; prévoir le remplacement du vase'],
      ],
    )}<p style="margin-top:5mm">Contrat n° E-2207 échéance 30/09/2026. Montant de la visite : compris au contrat (118,00 €/an). Le technicien : Enzo MASCLET.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-10-14',
      owner: 'Mme Samira BOUTELDJA',
      property_address: '5 rue de Famars, 59300 VALENCIENNES',
    },
    absent: ['dpe_number', 'rnc', 'policy_number'],
  },
);

const PED = { due: 44032, advance: 15150, arrears: 981642 + 214000, suppliers: 766740 };
const sale = paperOf(
  'ped-notaire-amiens',
  `font: 10pt/1.4 'Nimbus Roman', serif; padding: 16mm 20mm; h2 { font-size: 11pt; margin: 4mm 0 1mm } td { border-bottom: .15mm dotted #000; padding: .6mm } td:last-child { text-align: right; width: 36mm }`,
  [
    `<p style="text-align:center;font-size:14pt"><b>PRÉ-ÉTAT DATÉ</b><br><small>établi par le syndic en vue de la promesse de vente – modèle CSN / ARC</small></p><p>Syndicat : QUAI BÉLU, 40 à 46 quai Bélu, 80000 AMIENS, registre AC2 703 511. Syndic bénévole : M. Fulgence DEVAUCHELLE.<br>Copropriétaire cédant : Mme Ginette POIRET-LESUEUR. Lots : 9 (appartement) et 31 (cave).<br>Fait à Amiens, le 8 septembre 2025.</p><h2>1. Le cédant doit au syndicat</h2>${table(
      [],
      [
        ['Provisions exigibles, budget 2025-2026', euro(PED.due)],
        ['Provisions travaux exigibles', euro(0)],
        ['Impayés antérieurs', euro(0)],
      ],
    )}<h2>2. Le syndicat doit au cédant</h2>${table([], [['Avance de trésorerie (compte 1031)', euro(PED.advance)]])}<h2>3. L’acquéreur devra</h2>${table(
      [],
      [
        ['Reconstituer l’avance', euro(PED.advance)],
        ['Provision du 1er janvier 2026', euro(44032)],
        ['Solde du ravalement voté le 11 avril 2025', euro(61200)],
      ],
    )}<h2>4. Charges des lots</h2>${table(
      [],
      [
        ['Exercice clos le 30/06/2025 : appelé / réel', '1 720,00 / 1 755,18 €'],
        ['Exercice clos le 30/06/2024 : appelé / réel', '1 690,00 / 1 641,77 €'],
      ],
    )}<h2>5. Santé du syndicat au 30 juin 2025</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', euro(PED.arrears)],
        ['Dette vis-à-vis des fournisseurs', euro(PED.suppliers)],
        ['Fonds de travaux', euro(3000000)],
        ['Procédures', 'néant'],
      ],
    )}`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('M. Fulgence DEVAUCHELLE', 'Fulgence DEVAUCHELLE'),
      building: 'QUAI BÉLU',
      building_address: '40 à 46 quai Bélu, 80000 AMIENS',
      rnc: 'AC2703511',
      owner: 'Mme Ginette POIRET-LESUEUR',
      lots: ['9', '31'],
      made_on: '2025-09-08',
      impayes: PED.arrears,
      dette_fournisseurs: PED.suppliers,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const IMPOTS_ET_CONTRATS = [notice, monthly, landlordCover, boiler, sale];
