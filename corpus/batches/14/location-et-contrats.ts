// Homes let, insured and kept up: two leases, a receipt, an insurance, a boiler.
import { paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const empty = paperOf(
  'bail-vide-monplaisir',
  `font: 9.4pt/1.42 'Nimbus Roman', serif; padding: 14mm 18mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.4pt; background: #eee; padding: .6mm 2mm; margin: 2.6mm 0 1mm } p { margin-bottom: 1.2mm; text-align: justify }`,
  [
    `<h1>CONTRAT DE LOCATION<br><span style="font-size:10pt">Logement nu à usage de résidence principale – soumis au titre Ier de la loi du 6 juillet 1989</span></h1><h2>I. Désignation des parties</h2><p>Le présent contrat est conclu entre les soussignés :</p><p><b>Bailleur :</b> SCI LES TROIS PLATANES, société civile immobilière (personne morale), 3 montée du Colombier, 69340 FRANCHEVILLE, représentée par son gérant.</p><p><b>Locataire :</b> Madame Aïssata KONATÉ, née le 14/02/1990 à GIVORS.</p><p>Il a été convenu ce qui suit :</p><h2>II. Objet du contrat</h2><p>A. Consistance du logement. Localisation du logement : 27 rue Antoine Perrachon, 69008 LYON, escalier B, 2e étage gauche. Type d’habitat : immeuble collectif. Régime juridique : copropriété (lots 9 et 33). Période de construction : avant 1949. Surface habitable : 59,71 m². Nombre de pièces principales : 3. Modalité de production de chauffage : individuel au gaz. Modalité de production d’eau chaude sanitaire : individuelle. Niveau de performance du logement : classe D.</p><p>B. Destination des locaux : usage d’habitation. C. Locaux accessoires de l’immeuble à usage privatif du locataire : cave n° 12. D. Locaux et équipements à usage commun : local à vélos.</p><h2>III. Date de prise d’effet et durée du contrat</h2><p>A. Date de prise d’effet du contrat : 1er juillet 2026. B. Durée du contrat : six ans. En l’absence de proposition de renouvellement, le contrat est, à son terme, reconduit tacitement pour six ans et dans les mêmes conditions.</p><h2>IV. Conditions financières</h2><p>A. Loyer. 1° Fixation du loyer initial : a) Montant du loyer mensuel : 812,00 €. b) Le loyer est soumis au décret fixant le montant maximum d’évolution et à l’encadrement : loyer de référence 12,4 €/m², loyer de référence majoré 14,9 €/m². c) Loyer du précédent locataire : 790,00 €, versé le 01/05/2026. 2° Modalités de révision : date de révision, 1er juillet ; IRL du 1er trimestre 2026.</p><p>B. Charges récupérables. Provisions sur charges avec régularisation annuelle. Montant des provisions sur charges : 65,00 €.</p>`,
    `<p>C. Modalités de paiement. Périodicité : mensuelle, à échoir, le 5 de chaque mois, par virement. Montant total dû à la première échéance : 877,00 €.</p><h2>V. Travaux</h2><p>Travaux d’amélioration effectués depuis la fin du dernier contrat : remplacement de la chaudière (4 180,00 € TTC, facture du 12 mai 2026).</p><h2>VI. Garanties</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : 812,00 €.</p><h2>VII. Clause de solidarité</h2><p>En cas de pluralité de locataires, les obligations résultant du présent contrat sont réputées solidaires et indivisibles.</p><h2>VIII. Clause résolutoire</h2><p>Le contrat sera résilié de plein droit, six semaines après un commandement de payer demeuré infructueux, en cas de défaut de paiement du loyer, des charges ou du dépôt de garantie, ou en cas de défaut d’assurance des risques locatifs.</p><h2>IX. Honoraires de location</h2><p>Sans objet, location conclue sans intermédiaire.</p><h2>X. Autres conditions particulières</h2><p>Le locataire fait son affaire de l’entretien annuel de la chaudière et en justifie au bailleur. La sous-location est interdite sans accord écrit. Les animaux familiers sont admis dès lors qu’ils ne causent ni trouble ni dégât.</p><h2>XI. Annexes</h2><p>Sont annexés : un extrait du règlement de copropriété, un dossier de diagnostic technique (DPE, état de l’installation de gaz, état des risques), une notice d’information, un état des lieux, l’attestation de surface habitable.</p><p style="margin-top:8mm">Le 24 juin 2026, à LYON. Signature du bailleur – Signature du locataire</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI LES TROIS PLATANES',
      tenant: 'Madame Aïssata KONATÉ',
      property_address: '27 rue Antoine Perrachon, 69008 LYON',
      lots: ['9', '33'],
      surface_habitable: 5971,
      lease_from: '2026-07-01',
      lease_duration_months: 72,
      rent: 81200,
      rent_charges: 6500,
      deposit: 81200,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-meuble-nice',
  `font: 9.6pt/1.45 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; h1 { font-size: 15pt; text-align: center; border: .4mm solid #444; padding: 2mm } h2 { font-size: 10.4pt; text-decoration: underline; margin: 3mm 0 1mm } td { border: .2mm solid #666 } p { margin-bottom: 1.4mm }`,
  [
    `<h1>BAIL D’HABITATION MEUBLÉE</h1><p style="text-align:center">articles 25-3 et suivants de la loi n° 89-462 du 6 juillet 1989</p><p>Agence rédactrice : Immobilière des Orangers, 31 rue Gioffredo Neuve, 06000 NICE, mandataire du bailleur, carte professionnelle CPI 0605 2020 000 000 518</p>${table(
      [],
      [
        ['LE BAILLEUR', 'Madame GASTALDI Rosanna, 6 chemin du Vinaigrier Haut, 06300 NICE'],
        [
          'LES LOCATAIRES',
          'Monsieur Thomas BRÉVAL et Madame Julia MORETTI, demeurant 2 rue Cassini Haute, 06300 NICE',
        ],
        [
          'LES LOCAUX LOUÉS',
          'Appartement meublé de deux pièces, 2e étage droite (lot 27), 14 avenue des Arènes Hautes, 06100 NICE',
        ],
        ['SURFACE HABITABLE', '47,25 m²'],
        ['ANNEXE', 'Cave (lot 61)'],
        ['DATE D’EFFET', '1er septembre 2025'],
        ['DURÉE', 'UN AN, renouvelable par tacite reconduction'],
        ['LOYER MENSUEL HORS CHARGES', '935,00 €'],
        ['FORFAIT DE CHARGES', '80,00 € par mois'],
        ['DÉPÔT DE GARANTIE', '1 870,00 € (deux mois de loyer hors charges)'],
      ],
    )}<h2>Destination</h2><p>Les locaux sont loués à usage exclusif d’habitation principale. Le preneur y établira sa résidence et ne pourra y exercer aucune activité commerciale.</p><h2>Loyer et charges</h2><p>Le loyer est payable d’avance, le premier jour de chaque mois, par prélèvement au profit de l’agence. Il sera révisé chaque année à la date anniversaire du contrat en fonction de la variation de l’indice de référence des loyers publié par l’INSEE (2e trimestre 2025). Le forfait de charges, versé simultanément au loyer, ne donne pas lieu à régularisation.</p><h2>Mobilier</h2><p>Le logement est équipé d’un mobilier conforme au décret n° 2015-981 du 31 juillet 2015, dont l’inventaire est annexé.</p><h2>Congé</h2><p>Le locataire peut donner congé à tout moment avec un préavis d’un mois. Le bailleur ne peut donner congé qu’à l’échéance, avec un préavis de trois mois, pour reprise, vente ou motif légitime et sérieux.</p><h2>Assurance et entretien</h2><p>Les locataires s’assurent contre les risques locatifs et en justifient lors de la remise des clés puis chaque année.</p><p style="margin-top:5mm">Fait à NICE, le 27 août 2025, en trois exemplaires.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame GASTALDI Rosanna',
      tenant: 'Monsieur Thomas BRÉVAL et Madame Julia MORETTI',
      property_address: '14 avenue des Arènes Hautes, 06100 NICE',
      lots: ['27', '61'],
      surface_habitable: 4725,
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 93500,
      rent_charges: 8000,
      deposit: 187000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-agence-nice',
  `font: 10pt/1.45 'DejaVu Serif Condensed', serif; padding: 18mm 20mm; h1 { font-size: 15pt; text-align: center; margin: 8mm 0 } .q td { border-bottom: .2mm solid #999; padding: 1.6mm } .q td:last-child { text-align: right }`,
  [
    `<table><tr><td><b>IMMOBILIÈRE DES ORANGERS</b><br>31 rue Gioffredo Neuve<br>06000 NICE<br>Gestion locative</td><td style="padding-left:20mm">M. BRÉVAL Thomas et Mme MORETTI Julia<br>14 avenue des Arènes Hautes<br>06100 NICE</td></tr></table><h1>QUITTANCE DE LOYER</h1><p>Propriétaire : Madame GASTALDI Rosanna<br>Adresse de la location : 14 avenue des Arènes Hautes, 06100 NICE<br>Référence : GAS-27 – Période du 01/10/2026 au 31/10/2026</p>${table(
      [],
      [
        ['Loyer', '949,96 €'],
        ['Forfait de charges', '80,00 €'],
        ['<b>Total</b>', '<b>1 029,96 €</b>'],
        ['Règlement reçu le 03/10/2026', '1 029,96 €'],
        ['Reste dû', '0,00 €'],
      ],
      'q',
    )}<p style="margin-top:6mm">Nous soussignés, mandataires du propriétaire, déclarons avoir reçu des locataires désignés ci-dessus la somme de mille vingt-neuf euros et quatre-vingt-seize centimes au titre du paiement du loyer et des charges de la période indiquée, et leur en donnons quittance, sous réserve de tous nos droits.</p><p>La présente quittance ne libère l’occupant que pour la période indiquée et annule tout reçu à valoir. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi du 6 juillet 1989).</p><p style="text-align:right">Nice, le 5 octobre 2026</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Madame GASTALDI Rosanna',
      tenant: 'M. BRÉVAL Thomas et Mme MORETTI Julia',
      property_address: '14 avenue des Arènes Hautes, 06100 NICE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 94996,
      rent_charges: 8000,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const insurance = paperOf(
  'assurance-pno-francheville',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; padding: 18mm 20mm; h1 { font-size: 15pt; color: #c2185b } .i td { border: .2mm solid #ddd; padding: 1.6mm 2mm } .i td:first-child { background: #fbeaf1; width: 58mm }`,
  [
    `<p style="font:bold 17pt 'URW Gothic';color:#c2185b">Assur’Exemple</p><p style="margin-left:95mm">SCI LES TROIS PLATANES<br>3 montée du Colombier<br>69340 FRANCHEVILLE</p><h1>Attestation d’assurance<br><span style="font-size:11pt">Propriétaire non occupant (PNO)</span></h1><p>Lyon, le 6 janvier 2026</p><p>Assur’Exemple, société d’assurance mutuelle, atteste que l’assuré désigné ci-dessous est titulaire d’un contrat garantissant le bien suivant :</p>${table(
      [],
      [
        ['Souscripteur', 'SCI LES TROIS PLATANES'],
        ['Numéro de contrat', 'PNO 118 407 552'],
        ['Bien assuré', 'Appartement et cave, 27 rue Antoine Perrachon, 69008 LYON'],
        ['Qualité de l’assuré', 'Copropriétaire bailleur'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
      'i',
    )}${paragraphs(['', 'Garanties acquises : responsabilité civile du propriétaire d’immeuble (article 9-1 de la loi du 10 juillet 1965), incendie et événements assimilés, dégât des eaux, vol et vandalisme, catastrophes naturelles et technologiques, défense pénale et recours.', 'La présente attestation ne peut engager l’assureur au-delà des conditions générales et particulières du contrat auquel elle se réfère. Elle est délivrée pour servir et valoir ce que de droit, sous réserve du paiement de la cotisation.'])}<p style="text-align:right">Pour la société, le directeur</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI LES TROIS PLATANES',
      insurer: 'Assur’Exemple',
      policy_number: 'PNO 118 407 552',
      property_address: '27 rue Antoine Perrachon, 69008 LYON',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-gif',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center; color: #b71c1c } td, th { border: .2mm solid #c99 } th { background: #fbeaea; font-weight: bold } h2 { font-size: 10pt; margin: 4mm 0 1mm }`,
  [
    `<table><tr><td style="border:0"><b>CHAUFFAGE DE L’YVETTE</b><br>12 rue des Tanneurs Vieux, 91400 ORSAY<br>Agrément Exemple n° 44 120</td><td style="border:0;text-align:right">Attestation n° 2026-0934<br>Contrat d’entretien 8841</td></tr></table><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p style="text-align:center">Arrêté du 15 septembre 2009 – article R. 224-41-4 et suivants du code de l’environnement</p>${table(
      [],
      [
        ['Nom et prénom du client', 'M. BENHAMOU David'],
        ['Adresse de l’installation', '8 sentier des Noyers, 91190 GIF-SUR-YVETTE'],
        ['Date de la visite', '18/03/2026'],
        ['Technicien', 'S. Marchetti'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(['Marque', 'Modèle', 'N° de série', 'Énergie', 'Puissance', 'Mise en service', 'Mode d’évacuation'], [['Thermelia', 'Condens Pro 28', 'TH28-77120', 'Gaz naturel', '28 kW', '2017', 'Ventouse']])}<h2>Opérations effectuées</h2>${table(
      ['Point contrôlé', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe et du brûleur', 'fait'],
        ['Vérification des dispositifs de sécurité', 'conforme'],
        ['Contrôle du circulateur et du vase d’expansion', 'conforme'],
        ['Teneur en monoxyde de carbone (CO) ambiant', '0 ppm – situation normale'],
        ['Température des fumées', '62 °C'],
        ['Rendement évalué', '104 % PCI (rendement de référence : 107 %)'],
        ['Émissions de NOx évaluées', '38 mg/kWh'],
      ],
    )}<h2>Conseils et recommandations</h2><p>Installation en bon état. Prévoir la pose d’un désemboueur et de robinets thermostatiques dans les chambres. Prochain entretien à effectuer avant mars 2027.</p><p style="margin-top:6mm">Fait à Gif-sur-Yvette, le 18/03/2026. Signature du professionnel – Signature du client. Cette attestation est à conserver au minimum deux ans.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-03-18',
      owner: 'M. BENHAMOU David',
      property_address: '8 sentier des Noyers, 91190 GIF-SUR-YVETTE',
    },
    absent: ['dpe_number', 'rnc', 'valid_until'],
  },
);

export const LOCATION_ET_CONTRATS = [empty, furnished, receipt, insurance, boiler];
