// A home let, insured, kept up and taxed.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-meuble-arras',
  `font: 8.8pt/1.42 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 12.5pt; text-align: center } h2 { font-size: 9.6pt; background: #eee; padding: .8mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1.2mm }`,
  [
    `<h1>CONTRAT DE LOCATION – LOGEMENT MEUBLÉ<br>(soumis au titre Ier bis de la loi du 6 juillet 1989, contrat type annexé au décret n° 2015-587 du 29 mai 2015)</h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :<br>– <b>Monsieur Piotr ZIELINSKI</b>, demeurant 40 rue de Bucquoy, 62000 ARRAS, personne physique, désigné ci-après le bailleur ;<br>– <b>Madame Inès FERNANDES-CUVELIER</b>, née le 8 juin 2001 à Douai, courriel ines.fc@example.fr, désignée ci-après le locataire.</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Adresse : 11 rue des Trois-Visages, 62000 ARRAS, 2e étage. Immeuble collectif en copropriété, construit avant 1949. Surface habitable : 38,40 m². Nombre de pièces principales : 2. Chauffage individuel électrique. Niveau de performance du logement : classe D.<br>B. Destination des locaux : usage d’habitation. C. Locaux accessoires : cave n° 7. D. Équipements communs : local à vélos.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>Prise d’effet : 1er septembre 2025. Durée : un an, renouvelable par tacite reconduction.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. Montant du loyer mensuel : 495,00 € (quatre cent quatre-vingt-quinze euros). Révision chaque année le 1er septembre, IRL du 2e trimestre 2025. Loyer du dernier locataire : 480,00 €.<br>B. Charges récupérables : forfait de charges mensuel de 40,00 €.<br>C. Paiement d’avance, le 5 de chaque mois, par virement. Total dû à chaque échéance : 535,00 €. Montant estimé des dépenses annuelles d’énergie : 610 à 870 €.</p><h2>V. TRAVAUX</h2><p>Remplacement de la kitchenette (mai 2025) : 2 310,00 €.</p><h2>VI. GARANTIES</h2><p>Dépôt de garantie : 990,00 €, soit deux mois de loyer hors charges. Caution solidaire : M. Luís FERNANDES.</p><p style="text-align:right">Page 1/2 – paraphes</p>`,
    `<h2>VII. CLAUSE DE SOLIDARITÉ – CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas de défaut de paiement des loyers, des charges ou du dépôt de garantie, six semaines après un commandement de payer resté sans effet, ou à défaut d’assurance contre les risques locatifs, un mois après commandement.</p><h2>VIII. CONGÉ</h2><p>Le locataire peut donner congé à tout moment avec un préavis d’un mois. Le bailleur ne peut donner congé qu’au terme du contrat, avec un préavis de trois mois, pour reprendre, vendre ou pour un motif légitime et sérieux.</p><h2>IX. HONORAIRES</h2><p>Sans objet, le contrat étant conclu sans intermédiaire.</p><h2>X. ANNEXES</h2><p>Inventaire et état détaillé du mobilier, état des lieux, dossier de diagnostic technique (DPE, CREP, électricité, état des risques), notice d’information, extrait du règlement de copropriété.</p><p style="margin-top:8mm">Fait à Arras, le 24 août 2025, en deux exemplaires. Signature du bailleur – Signature du locataire, « lu et approuvé »</p><p style="text-align:right">Page 2/2 – paraphes</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Monsieur Piotr ZIELINSKI',
      tenant: 'Madame Inès FERNANDES-CUVELIER',
      property_address: '11 rue des Trois-Visages, 62000 ARRAS',
      surface_habitable: 3840,
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 49500,
      rent_charges: 4000,
      deposit: 99000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-agence-roubaix',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 15mm; td, th { border: .2mm solid #99a; padding: 1.2mm 2mm } td:last-child { text-align: right } .h { display: grid; grid-template-columns: 1fr 72mm; gap: 8mm; margin-bottom: 8mm }`,
  [
    `<div class="h"><div><b>IMMO-LYS GESTION LOCATIVE</b><br>18 rue du Vieil-Abreuvoir, 59100 ROUBAIX<br>Carte G CPI 5906 2020 000 045 900<br><br>Mandat n° 1182 – bailleur : SCI L’ÉPEULE PATRIMOINE</div><div style="padding-top:12mm">M. Jean-Marc N’DIAYE<br>et Mme Coralie STEVENS<br>76 rue de l’Hommelet<br>59100 ROUBAIX</div></div><p style="font-size:14pt"><b>QUITTANCE DE LOYER – septembre 2026</b></p><p>Période du 01/09/2026 au 30/09/2026 – logement loué : 76 rue de l’Hommelet, 59100 ROUBAIX, 1er étage gauche</p>${table(
      ['Libellé', 'Montant'],
      [
        ['Loyer principal', '612,40 €'],
        ['Provision pour charges', '78,00 €'],
        ['Allocation logement reçue directement', '– 142,00 €'],
        ['Réglé par prélèvement le 07/09/2026', '548,40 €'],
        ['<b>Total quittancé</b>', '<b>690,40 €</b>'],
      ],
    )}<p style="margin-top:5mm">Nous reconnaissons avoir reçu de la part des locataires désignés ci-dessus la somme de six cent quatre-vingt-dix euros et quarante centimes, au titre du loyer et des charges de la période, et leur en donnons quittance, sous réserve de tous nos droits. La présente quittance ne préjuge pas du paiement des termes antérieurs.</p><p>Fait à Roubaix, le 1er octobre 2026.</p><p style="font-size:7.4pt;margin-top:20mm">Votre attestation d’assurance arrive à échéance le 31/12/2026 : pensez à nous adresser la nouvelle.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI L’ÉPEULE PATRIMOINE',
      tenant: either('M. Jean-Marc N’DIAYE et Mme Coralie STEVENS', 'M. Jean-Marc N’DIAYE'),
      property_address: '76 rue de l’Hommelet, 59100 ROUBAIX',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 61240,
      rent_charges: 7800,
    },
    absent: ['deposit', 'lease_from', 'iban', 'price'],
  },
);

const insurance = paperOf(
  'assurance-habitation-sedan',
  `font: 9.6pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm; .k td { border-bottom: .2mm solid #cbb; padding: 1.2mm } .k td:first-child { color: #8a1538; width: 58mm }`,
  [
    `<p style="color:#8a1538;font-size:17pt"><b>Mutuelle Ardenne Exemple</b></p><p>Agence de Sedan – 3 place d’Armes, 08200 SEDAN</p><p style="margin:6mm 0 8mm 88mm">MME MARIE-CHRISTINE DEVILLEZ<br>18 PROMENOIR DES PRETRES<br>08200 SEDAN</p><h1 style="font-size:14pt">ATTESTATION D’ASSURANCE MULTIRISQUE HABITATION</h1><p>Nous attestons que la personne désignée ci-dessous est assurée auprès de notre société par le contrat suivant :</p>${table(
      [],
      [
        ['Souscripteur', 'Mme Marie-Christine DEVILLEZ'],
        ['Numéro de sociétaire', '2 218 447 K'],
        ['Numéro de contrat', '08-MRH-551204'],
        ['Situation du risque', '18 promenoir des Prêtres, 08200 SEDAN – 2e étage'],
        ['Qualité', 'Copropriétaire occupante – appartement de 3 pièces et cave'],
        ['Validité de l’attestation', 'du 01/04/2026 au 31/03/2027'],
      ],
      'k',
    )}<p style="margin-top:4mm">Garanties acquises : incendie et événements annexes, événements climatiques, catastrophes naturelles et technologiques, dégât des eaux et gel, vol et vandalisme, bris de glaces, responsabilité civile d’occupant et de propriétaire, recours des voisins et des tiers. Franchise générale : 150 €.</p><p>La présente attestation, délivrée pour servir et valoir ce que de droit, n’implique qu’une présomption de garantie à la charge de l’assureur.</p><p>Fait à Sedan, le 6 avril 2026.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mme Marie-Christine DEVILLEZ',
      insurer: 'Mutuelle Ardenne Exemple',
      policy_number: '08-MRH-551204',
      property_address: '18 promenoir des Prêtres, 08200 SEDAN',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-lens',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm; h1 { font-size: 13.5pt; color: #b34700 } td, th { border: .2mm solid #cba; padding: 1mm 1.6mm }`,
  [
    `<p><b>ETS MACIEJEWSKI CHAUFFAGE</b> – 28 route de La Bassée – 62300 LENS – qualification PG n° 62-1184</p><h1>ATTESTATION D’ENTRETIEN ANNUEL – CHAUDIÈRE GAZ</h1><p>(arrêté du 15 septembre 2009 modifié – à conserver au moins deux ans)</p>${table(
      [],
      [
        ['Commanditaire', 'Mme Samira BENAMARA', 'Attestation n°', 'E-2026-0771'],
        [
          'Adresse de l’installation',
          '5 allée Marcel-Cachin, 62300 LENS – porte 12',
          'Date de visite',
          '18/03/2026',
        ],
        ['Marque, modèle', 'SAPHIR Duo 24, étanche', 'Mise en service', '2017'],
      ],
    )}<p></p>${table(
      ['Point de contrôle', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe, du brûleur et de l’extracteur', 'effectué'],
        ['Vérification de la régulation et des sécurités', 'effectuée'],
        ['Teneur en CO dans l’ambiance', '2 ppm – situation normale'],
        ['Température des fumées / rendement évalué', '112 °C / 92,4 %'],
        ['Rendement de référence des meilleures chaudières', '109 %'],
      ],
    )}<p style="margin-top:3mm">Conseils : purger les radiateurs, contrôler la pression chaque mois. Prochaine visite avant mars 2027. Le technicien : S. Maciejewski.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-03-18',
      owner: 'Mme Samira BENAMARA',
      property_address: '5 allée Marcel-Cachin, 62300 LENS',
    },
    absent: ['dpe_number', 'rnc', 'energy'],
  },
);

const taxCss = `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .t { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .k { background: #eceff6; padding: 2.5mm; font-size: 7.8pt } .n td, .n th { border: .2mm solid #89a; text-align: right; padding: .7mm 1mm } .n td:first-child, .n th:first-child { text-align: left } .s { border: .5mm solid #000091; padding: 3mm; margin: 5mm 0; font-size: 11pt }`;
const tax = paperOf(
  'taxe-avis-deux-pages-lille',
  taxCss,
  [
    `<div class="t"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>FINANCES PUBLIQUES</p><div class="k"><b>Vos références</b><br>Numéro fiscal (C) : 14 71 902 338 415<br>Référence de l’avis : 26 59 0447182 06<br>Contrat de prélèvement : néant<br>Numéro de propriétaire : 350 D04418 K<br>Débiteur(s) légal(aux) : voir page 2<br>Numéro de rôle : 221<br>Date d’établissement : 06/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="k" style="margin-top:3mm"><b>Vos contacts</b><br>Par messagerie sécurisée sur impots.gouv.fr<br>Par téléphone : 0809 401 401<br>SIP LILLE OUEST, 175 rue Gustave-Delory, 59000 LILLE</div></div><div><p style="font-size:15pt"><b>AVIS D’IMPÔT 2026</b><br><span style="font-size:11pt">TAXES FONCIÈRES</span><br><span style="font-size:8pt">votées et perçues par la commune, le département et divers organismes</span></p><p style="margin-top:16mm;font-size:10.5pt">M DE WITTE BERTRAND CHARLES<br>14 RUE PRINCESSE<br>59800 LILLE</p></div></div><div class="s">Montant à payer : <b>2 046,00 €</b><br>Date limite de paiement : <b>15/10/2026</b><br><small>Si vous payez par internet ou par prélèvement à l’échéance : 20/10/2026 à minuit ; prélèvement sur votre compte à partir du 26/10/2026.</small></div><p>Le montant de votre impôt étant supérieur à 300 €, vous devez le payer par un moyen dématérialisé. Pour 2027, vous pouvez opter pour la mensualisation avant le 15 décembre 2026.</p><p style="font-size:7.4pt">Vous devez déclarer tout changement d’occupation de votre bien sur « Gérer mes biens immobiliers ».</p>`,
    `<p><b>Taxes foncières 2026 – Détail du calcul des cotisations</b> – Département : 59 NORD – Commune : 350 LILLE – page 2</p>${table(
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
        ['Taux 2025', '47,89 %', '–', '0,97 %', '0,288 %', '14,49 %', '0,199 %', ''],
        ['Taux 2026', '47,89 %', '–', '0,97 %', '0,291 %', '14,49 %', '0,214 %', ''],
        ['Adresse : 14 RUE PRINCESSE 0031 B', '', '', '', '', '', '', ''],
        ['Base', '3085', '', '3085', '3085', '3085', '3085', ''],
        ['Cotisation', '1477', '', '30', '9', '447', '7', ''],
        ['Cotisations 2025', '1462', '', '30', '9', '442', '6', '1949'],
        ['Cotisations 2026', '1477', '', '30', '9', '447', '7', '1970'],
        ['Variation en %', '+1,03 %', '', '0 %', '0 %', '+1,13 %', '+16,67 %', '+1,08 %'],
      ],
      'n',
    )}<p></p><table class="n" style="width:96mm;margin-left:auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>76</td></tr><tr><td>Dégrèvement</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>2046</b></td></tr></table><p style="margin-top:4mm">Débiteurs légaux : DE WITTE BERTRAND CHARLES – LEMAIRE SABINE HELENE (indivision)</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 204600,
      teom: 44700,
      tax_fees: 7600,
      tax_number: '1471902338415',
      pay_by: either('2026-10-15', '2026-10-20'),
      owner: either('DE WITTE BERTRAND CHARLES', 'M DE WITTE BERTRAND CHARLES'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const older = paperOf(
  'taxe-ecran-impots-boulogne',
  `font: 9.6pt/1.5 'DejaVu Sans', sans-serif; padding: 12mm 16mm; .u { font-size: 7.2pt; color: #777; display: flex; justify-content: space-between } td { border-bottom: .2mm solid #ccd; padding: 1.2mm } td:last-child { text-align: right } h1 { font-size: 14pt; color: #000091 }`,
  [
    `<div class="u"><span>08/11/2026 21:40</span><span>Espace particulier – impots.gouv.fr</span></div><h1>Taxe foncière 2025</h1><p>Contribuable : M. SAUVAGE LOIC<br>N° fiscal : 30 08 441 277 590<br>Commune : BOULOGNE-SUR-MER (62) – bien : 31 RUE DU BASTON</p><p>Avis mis en recouvrement le 31/08/2025 – Date limite de paiement : 15/10/2025 – <b>Situation : soldé</b></p>${table(
      [],
      [
        ['Part communale', '812 €'],
        ['Part intercommunale', '61 €'],
        ['Taxes spéciales d’équipement', '6 €'],
        ['Taxe d’enlèvement des ordures ménagères', '168 €'],
        ['Frais de gestion', '38 €'],
        ['<b>Montant total de l’impôt</b>', '<b>1 085 €</b>'],
        ['Payé par prélèvement mensuel (10 échéances)', '1 085 €'],
        ['Reste à payer', '0 €'],
      ],
    )}<p style="margin-top:5mm">Voir l’avis au format PDF · Corriger une erreur · Gérer mes biens immobiliers · Contacter mon service des impôts</p><p style="font-size:8pt">Montants arrondis à l’euro. Cette page ne remplace pas l’avis d’impôt.</p><div class="u" style="position:absolute;bottom:6mm;left:16mm;right:16mm"><span>https://cfspart.impots.example.fr/enp/tf/2025</span><span>1 sur 1</span></div>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 108500,
      teom: 16800,
      tax_fees: 3800,
      tax_number: '3008441277590',
      pay_by: '2025-10-15',
      owner: 'M. SAUVAGE LOIC',
    },
    absent: ['iban', 'rnc', 'to_pay'],
  },
);

export const LOGEMENT_ET_IMPOT = [lease, receipt, insurance, boiler, tax, older];
