// Homes that are let, insured and kept up: two leases, a receipt, a cover note, a boiler's visit.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const empty = paperOf(
  'bail-vide-sete',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; background: #e8e8e8; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } p { margin-bottom: 1.4mm; text-align: justify } .pg { position: absolute; bottom: 7mm; right: 17mm; font-size: 7.6pt }`,
  [
    `<h1>CONTRAT TYPE DE LOCATION<br>LOGEMENT NU</h1><p style="text-align:center">(soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs, annexe 1 du décret n° 2015-587 du 29 mai 2015) – bien constituant la résidence principale du locataire</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>La SCI LA TRAMONTANE, société civile immobilière, 6 rue de l’Abrivado, 34110 FRONTIGNAN, représentée par son gérant M. Gilles PONSOLLE, désignée ci-après « le bailleur » ;</p><p>et Mme Léa GRANIER, née le 12 juin 1995 à BÉZIERS, désignée ci-après « le locataire ».</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Localisation : 27 quai des Trois Digues, 34200 SÈTE, 2e étage, porte 24. Type d’habitat : immeuble collectif, copropriété. Période de construction : de 1975 à 1989. Surface habitable : 61,28 m². Nombre de pièces principales : 3. Autres parties du logement : terrasse. Éléments d’équipement : kitchenette, deux placards. Modalité de production de chauffage et d’eau chaude : individuelle, électricité. Niveau de performance du logement : classe D.</p><p>B. Destination des locaux : usage d’habitation exclusivement.</p><p>C. Locaux accessoires à usage privatif : place de parking couverte n° 305. Identifiant fiscal du logement : 343010718842.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 1er mars 2026.</p><p>B. Durée du contrat : trois ans. En l’absence de proposition de renouvellement, il est reconduit tacitement à son terme dans les mêmes conditions. Le locataire peut mettre fin au bail à tout moment, après avoir donné congé.</p><p class="pg">Paraphes : &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; 1/3</p>`,
    `<h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. 1° Fixation du loyer initial : a) montant du loyer mensuel : <b>745,00 €</b> (sept cent quarante-cinq euros). b) Le loyer du logement objet du contrat est soumis au décret fixant annuellement le montant maximum d’évolution des loyers à la relocation : oui. c) Montant du dernier loyer acquitté par le précédent locataire : 722,00 €, versé le 1er janvier 2026.</p><p>2° Modalités de révision : date de révision, le 1er mars de chaque année ; indice de référence : IRL du 4e trimestre 2025.</p><p>B. Charges récupérables. Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions : <b>70,00 €</b> par mois.</p><p>C. Modalités de paiement : périodicité mensuelle ; paiement à échoir ; le 5 de chaque mois, par virement. Montant total dû à la première échéance pour une période complète : 815,00 €.</p><h2>V. TRAVAUX</h2><p>Montant et nature des travaux d’amélioration effectués depuis la fin du dernier contrat : peinture du séjour, 1 180,00 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : <b>745,00 €</b>. Il est restitué dans le délai d’un mois si l’état des lieux de sortie est conforme.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet, le locataire étant seul signataire.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le bail sera résilié de plein droit en cas de défaut de paiement du loyer, des provisions de charges ou du dépôt de garantie, de défaut d’assurance du locataire contre les risques locatifs, ou de trouble de voisinage constaté par une décision de justice.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Location conclue sans intermédiaire : néant.</p><p class="pg">Paraphes : &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; 2/3</p>`,
    `<h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2>${paragraphs(['Le locataire use paisiblement des locaux loués suivant leur destination, répond des dégradations survenant pendant la durée du contrat, prend à sa charge l’entretien courant du logement et les menues réparations définies par le décret n° 87-712 du 26 août 1987.', 'Il ne peut transformer les lieux sans l’accord écrit du bailleur, ni céder le bail ou sous-louer sans son autorisation. Il justifie chaque année de son assurance à la demande du bailleur.', 'Le bailleur délivre un logement décent, en bon état d’usage et de réparation, assure au locataire la jouissance paisible et remet gratuitement une quittance lorsque le locataire en fait la demande.'])}<h2>XI. ANNEXES</h2><p>Sont annexés et joints au contrat : un extrait du règlement de copropriété, le dossier de diagnostic technique (diagnostic de performance énergétique, état de l’installation électrique, état des risques), une notice d’information, un état des lieux, l’autorisation préalable : sans objet, la liste des charges récupérables.</p><p style="margin-top:8mm">Fait à Sète, le 24 février 2026, en deux exemplaires originaux.</p><p style="margin-top:6mm">Le bailleur, lu et approuvé &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le locataire, lu et approuvé</p><p class="pg">3/3</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'SCI LA TRAMONTANE',
        'SCI LA TRAMONTANE, représentée par M. Gilles PONSOLLE',
      ),
      tenant: 'Mme Léa GRANIER',
      property_address: '27 quai des Trois Digues, 34200 SÈTE',
      surface_habitable: 6128,
      lease_from: '2026-03-01',
      lease_duration_months: 36,
      rent: 74500,
      rent_charges: 7000,
      deposit: 74500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-meuble-dax',
  `font: 11pt/1.45 'Nimbus Roman', serif; padding: 18mm 22mm; h2 { font-size: 11.5pt; margin: 3.5mm 0 1mm } p { margin-bottom: 1.6mm }`,
  [
    `<h1 style="font-size:15pt;text-align:center">BAIL DE LOCATION MEUBLÉE<br><span style="font-size:11pt">(résidence principale – titre Ier bis de la loi n° 89-462 du 6 juillet 1989)</span></h1><p><b>Bailleur :</b> Madame Maylis DUCASSÉ, demeurant 18 avenue du Lac, 40990 SAINT-PAUL-LÈS-DAX</p><p><b>Locataires :</b> Monsieur Théo LARRIEU et Madame Inès BARRÈRE, locataires solidaires</p><h2>Article 1 – Le logement</h2><p>Appartement meublé de trois pièces au premier étage de l’immeuble situé 5 rue des Thermes Vieux, 40100 DAX (lot n° 3), avec cave (lot n° 9). Surface habitable : 58,40 m². Chauffage individuel au gaz. La liste du mobilier est annexée : literie avec couette, volets, plaques de cuisson, four, réfrigérateur, vaisselle, table et sièges, étagères, luminaires, matériel d’entretien.</p><h2>Article 2 – Durée</h2><p>Le bail est conclu pour une durée d’un an à compter du 15/09/2024. Il est renouvelable par tacite reconduction par périodes d’un an. Le locataire peut donner congé à tout moment avec un préavis d’un mois ; le bailleur, à l’échéance seulement, avec un préavis de trois mois.</p><h2>Article 3 – Loyer et charges</h2><p>Loyer : 590 € par mois, hors charges. Charges : forfait de 45 € par mois. Total mensuel : 635 €, payable d’avance le 15 de chaque mois par virement. Le loyer sera révisé chaque année à la date anniversaire selon l’indice de référence des loyers publié par l’INSEE (2e trimestre 2024 : 145,17).</p><h2>Article 4 – Dépôt de garantie</h2><p>Le dépôt de garantie est fixé à 1 180 €, soit deux mois de loyer hors charges, versé à la signature. Il sera restitué dans les deux mois du départ, déduction faite des sommes dues.</p>`,
    `<h2>Article 5 – Obligations des locataires</h2><p>Payer le loyer et les charges aux termes convenus ; user paisiblement des lieux ; s’assurer contre les risques locatifs et en justifier chaque année ; entretenir le logement, les équipements et le mobilier ; faire entretenir la chaudière une fois par an ; laisser exécuter les travaux nécessaires.</p><h2>Article 6 – Obligations de la bailleresse</h2><p>Délivrer un logement décent et en bon état ; assurer la jouissance paisible des lieux ; entretenir les locaux ; remettre quittance sur demande.</p><h2>Article 7 – Clause résolutoire</h2><p>À défaut de paiement d’un seul terme de loyer ou de charges, et six semaines après un commandement de payer demeuré infructueux, le bail sera résilié de plein droit si bon semble à la bailleresse. Il en sera de même à défaut d’assurance, un mois après commandement.</p><h2>Article 8 – Solidarité</h2><p>Les locataires sont tenus solidairement de toutes les obligations du bail. La solidarité du locataire sortant cesse six mois après la date d’effet de son congé, ou à l’arrivée d’un nouveau colocataire inscrit au bail.</p><h2>Article 9 – Annexes</h2><p>Inventaire du mobilier, état des lieux d’entrée, diagnostic de performance énergétique, constat plomb, états gaz et électricité, état des risques, notice d’information, extrait du règlement de copropriété.</p><p style="margin-top:8mm">Fait à Dax en trois exemplaires, le 2 septembre 2024.</p><p>La bailleresse &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Les locataires</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame Maylis DUCASSÉ',
      tenant: 'Monsieur Théo LARRIEU et Madame Inès BARRÈRE',
      property_address: '5 rue des Thermes Vieux, 40100 DAX',
      lots: ['3', '9'],
      surface_habitable: 5840,
      lease_from: '2024-09-15',
      lease_duration_months: 12,
      rent: 59000,
      rent_charges: 4500,
      deposit: 118000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-lettre-sete',
  `font: 11pt/1.55 'URW Bookman', serif; padding: 24mm 26mm; td { border: .2mm solid #000; padding: 1.6mm 2.5mm } td:last-child { text-align: right }`,
  [
    `<p>SCI LA TRAMONTANE<br>6 rue de l’Abrivado<br>34110 FRONTIGNAN</p><p style="margin-left:85mm">Mme Léa GRANIER<br>27 quai des Trois Digues<br>34200 SÈTE</p><h1 style="font-size:15pt;text-align:center;margin:9mm 0">QUITTANCE DE LOYER<br><span style="font-size:12pt">août 2026</span></h1><p>Adresse de la location : 27 quai des Trois Digues, 34200 SÈTE</p><p>Je soussigné, Gilles PONSOLLE, gérant de la SCI LA TRAMONTANE, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Mme Léa GRANIER la somme de huit cent quinze euros (815,00 €) au titre du paiement du loyer et des charges pour la période du 1er août 2026 au 31 août 2026, et lui en donne quittance, sous réserve de tous mes droits.</p>${table(
      [],
      [
        ['Loyer', '745,00 €'],
        ['Provision pour charges', '70,00 €'],
        ['<b>Total</b>', '<b>815,00 €</b>'],
      ],
    )}<p style="margin-top:5mm">Date du paiement : le 4 août 2026</p><p style="margin-left:85mm">Fait à Frontignan, le 6 août 2026<br>G. Ponsolle</p><p style="font-size:8.6pt;margin-top:12mm">Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (loi n° 89-462 du 6 juillet 1989, article 7-1).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LA TRAMONTANE',
      tenant: 'Mme Léa GRANIER',
      property_address: '27 quai des Trois Digues, 34200 SÈTE',
      period_from: '2026-08-01',
      period_to: '2026-08-31',
      rent: 74500,
      rent_charges: 7000,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const cover = paperOf(
  'assurance-pno-albi',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 20mm 22mm; h1 { font-size: 14pt; color: #004b5a } td { border-bottom: .2mm solid #b7cdd2; padding: 1.4mm } td:first-child { color: #567; width: 62mm }`,
  [
    `<p style="font-size:17pt;color:#004b5a"><b>Mutuelle Tarnaise Exemple</b></p><p>Agence d’Albi Lapérouse – 05 63 00 12 40</p><p style="margin:6mm 0 8mm 88mm">INDIVISION CALMELS<br>22 route de Cordes<br>81150 MARSSAC-SUR-TARN</p><h1>ATTESTATION D’ASSURANCE<br>Propriétaire non occupant</h1><p>Nous soussignés, Mutuelle Tarnaise Exemple, entreprise régie par le code des assurances, attestons que l’assuré désigné ci-dessous a souscrit auprès de notre société le contrat suivant :</p>${table(
      [],
      [
        ['Assuré', 'INDIVISION CALMELS'],
        ['Contrat n°', 'PNO 81 552 0094'],
        ['Bien assuré', '40 avenue du Viaduc, 81000 ALBI – appartement 4 pièces, cave et garage'],
        ['Période de validité', 'du 01/04/2026 au 31/03/2027'],
        [
          'Garanties souscrites',
          'responsabilité civile du propriétaire, incendie, dégât des eaux, événements climatiques, catastrophes naturelles, bris de glaces, recours',
        ],
      ],
    )}<p style="margin-top:5mm">La présente attestation est délivrée pour valoir ce que de droit, notamment au titre de l’obligation d’assurance prévue par l’article 9-1 de la loi du 10 juillet 1965. Elle ne peut engager l’assureur au-delà des limites et conditions du contrat auquel elle se réfère, et sous réserve du paiement de la cotisation.</p><p style="margin-left:88mm">Albi, le 2 avril 2026<br>Le directeur de l’agence</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'INDIVISION CALMELS',
      insurer: 'Mutuelle Tarnaise Exemple',
      policy_number: 'PNO 81 552 0094',
      property_address: '40 avenue du Viaduc, 81000 ALBI',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-saintes',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #c0392b } h2 { font-size: 10pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #bbb } th { background: #faeceb; font-weight: bold }`,
  [
    `<table><tr><td style="border:0;padding:0"><b style="font-size:14pt">CHAUFF’ SAINTONGE</b><br>Plomberie – chauffage – dépannage<br>ZA des Charriers, 17100 SAINTES</td><td style="border:0;padding:0;text-align:right">Attestation n° AE-26-0061<br>Contrat d’entretien 2218</td></tr></table><h1 style="margin-top:6mm">ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p>Décret n° 2009-649 du 9 juin 2009 et arrêté du 15 septembre 2009 relatifs à l’entretien annuel des chaudières dont la puissance nominale est comprise entre 4 et 400 kW</p>${table(
      [],
      [
        ['Commanditaire', 'M. et Mme ROUSSELOT Fabien'],
        ['Adresse de l’installation', '18 rue du Vieux Pressoir, 17100 SAINTES'],
        ['Date de la visite', '12/01/2026'],
        ['Appareil', 'Chaudière murale gaz Thermex Alize 24, n° 4418-77, mise en service 2014'],
        ['Combustible – évacuation', 'Gaz naturel – ventouse'],
      ],
    )}<h2>Points contrôlés</h2>${table(
      ['Opération', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe, du brûleur et de la veilleuse', 'Effectué'],
        ['Vérification fonctionnelle de la pompe', 'Satisfaisant'],
        ['Vérification des organes de sécurité', 'Satisfaisant'],
        ['Mesure de la température des fumées', '118 °C'],
        ['Mesure du monoxyde de carbone ambiant', '2 ppm – situation normale'],
        ['Vase d’expansion', 'Regonflé à 1,0 bar'],
      ],
    )}<h2>Performance</h2><p>Rendement évalué : 91 % sur PCI (référence 94 %). Émissions de NOx : 62 mg/kWh.</p><h2>Conseils</h2><p>Prévoir le remplacement de la soupape lors de la prochaine visite. Bon usage : ne pas obstruer la ventouse, purger les radiateurs en début de saison. Un remplacement par un appareil à condensation permettrait une économie d’environ 12 %.</p><p style="margin-top:5mm">La présente attestation est à conserver deux ans par le commanditaire. Prochain entretien : janvier 2027.</p><p style="margin-left:105mm">Le technicien, S. Brunet</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-01-12',
      owner: 'M. et Mme ROUSSELOT Fabien',
      property_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
    },
    absent: ['dpe_number', 'rnc', 'price'],
  },
);

export const LOGEMENT_OCCUPE = [empty, furnished, receipt, cover, boiler];
