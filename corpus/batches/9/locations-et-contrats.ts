// A home let, insured, kept up; and the seller's statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const leaseCss = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 13.5pt; text-align: center } h2 { font-size: 10pt; margin: 3mm 0 1mm; background: #ececec; padding: .8mm 2mm } p { margin-bottom: 1.4mm } .ft { position: absolute; bottom: 6mm; right: 16mm; font-size: 7.4pt }`;

const empty = paperOf(
  'bail-vide-belfort',
  leaseCss,
  [
    `<h1>CONTRAT DE LOCATION<br><span style="font-size:10pt">LOCAUX À USAGE D’HABITATION – LOGEMENT NU</span></h1><p style="text-align:center">Soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs – contrat type défini par le décret n° 2015-587 du 29 mai 2015</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>Nom et prénom du bailleur : <b>Mme JEANBLANC Christine</b>, demeurant 2 rue du Rhône, 90300 OFFEMONT – personne physique – désignée ci-après « le bailleur »</p><p>Nom et prénom du ou des locataires : <b>M. HENRY Mathieu</b>, adresse électronique m.henry@example.fr – désigné ci-après « le locataire »</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation du logement : 17 rue de la Savoureuse, 90000 BELFORT, 1er étage droite. Identifiant fiscal du logement : 900100447718. Type d’habitat : immeuble collectif, régime juridique : mono-propriété. Période de construction : de 1949 à 1974. Surface habitable : 60,97 m². Nombre de pièces principales : 3. Éléments d’équipement : cuisine équipée d’un évier et d’une plaque, salle de bains. Modalité de production de chauffage : individuel gaz. Production d’eau chaude sanitaire : individuelle. Niveau de performance du logement : classe D.</p><p>B. Destination des locaux : usage d’habitation exclusivement. C. Locaux accessoires à usage privatif : une cave. D. Locaux et équipements à usage commun : local vélos, cour.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 1er août 2026. B. Durée du contrat : 3 ans. En l’absence de proposition de renouvellement du contrat, celui-ci est, à son terme, reconduit tacitement pour trois ou six ans et dans les mêmes conditions.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – 1° Fixation du loyer initial. a) Montant du loyer mensuel : 585,00 €. b) Modalités particulières de fixation initiale du loyer applicables dans certaines zones tendues : sans objet. c) Informations relatives au loyer du dernier locataire : 570,00 €, versé en dernier lieu le 01/06/2026. 2° Modalités de révision : chaque année le 1er août, indice de référence des loyers du 2e trimestre.</p><p>B. Charges récupérables – Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions sur charges : 45,00 € par mois.</p><div class="ft">Page 1 / 2 – paraphes</div>`,
    `<p>C. Modalités de paiement – Périodicité du paiement : mensuelle, à échoir, le 5 de chaque mois. Montant total dû à la première échéance de paiement pour une période complète de location : loyer 585,00 €, charges récupérables 45,00 €, soit 630,00 €.</p><p>D. Dépenses énergétiques (pour information) : montant estimé des dépenses annuelles d’énergie pour un usage standard, entre 890 € et 1 240 € par an.</p><h2>V. TRAVAUX</h2><p>Travaux d’amélioration effectués depuis la fin du dernier contrat : remplacement de la robinetterie de la salle de bains, 214,00 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : 585,00 €, inférieur ou égal à un mois de loyer hors charges.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>En cas de colocation, les locataires sont tenus conjointement et solidairement au paiement des loyers, charges et accessoires.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas d’inexécution des obligations du locataire : défaut de paiement des loyers et des charges aux termes convenus, non-versement du dépôt de garantie, défaut d’assurance contre les risques locatifs, troubles de voisinage constatés par une décision de justice. Une clause de résiliation pour défaut de paiement ne produit effet que six semaines après un commandement de payer demeuré infructueux.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Sans objet, le contrat étant conclu sans intermédiaire.</p><h2>X. ANNEXES</h2><p>Sont annexés : le dossier de diagnostic technique (DPE, constat plomb, état des risques, états gaz et électricité), la notice d’information relative aux droits et obligations des locataires et des bailleurs, l’état des lieux, l’attestation d’assurance.</p><p style="margin-top:6mm">Fait à Belfort, le 24 juillet 2026, en 2 originaux dont un remis à chaque signataire.</p><table style="margin-top:6mm"><tr><td>Le bailleur<br>(lu et approuvé)</td><td>Le locataire<br>(lu et approuvé)</td></tr></table><div class="ft">Page 2 / 2 – paraphes</div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mme JEANBLANC Christine',
      tenant: 'M. HENRY Mathieu',
      property_address: '17 rue de la Savoureuse, 90000 BELFORT',
      surface_habitable: 6097,
      lease_from: '2026-08-01',
      lease_duration_months: 36,
      rent: 58500,
      rent_charges: 4500,
      deposit: 58500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'lots'],
  },
);

const furnished = paperOf(
  'bail-meuble-annecy',
  `font: 10pt/1.45 'P052', serif; padding: 16mm 20mm; h1 { font-size: 14pt; text-align: center } h3 { font-size: 10.4pt; margin: 3.5mm 0 1mm } p { margin-bottom: 1.4mm }`,
  [
    `<p style="text-align:center">AGENCE DU PÂQUIER – Gestion locative – 22 rue Sommeiller, 74000 ANNECY</p><h1>BAIL D’HABITATION MEUBLÉE<br>constituant la résidence principale du locataire</h1><p>Régi par le titre Ier bis de la loi n° 89-462 du 6 juillet 1989 et le décret n° 2015-981 du 31 juillet 2015.</p><h3>ENTRE LES SOUSSIGNÉS</h3><p><b>Monsieur et Madame Thierry DUCRET</b>, demeurant 41 route des Crêtes, 74940 ANNECY-LE-VIEUX, représentés par leur mandataire l’Agence du Pâquier, titulaire de la carte professionnelle CPI 7401 2018 000 000 055, ci-après dénommés « LE BAILLEUR », d’une part,</p><p>et <b>Madame Inès CORDIER</b>, née le 19 juillet 1999 à CHAMBÉRY, ci-après dénommée « LE LOCATAIRE », d’autre part,</p><p>il a été convenu ce qui suit :</p><h3>Article 1 – Désignation des lieux loués</h3><p>Un appartement meublé de deux pièces situé 5 avenue de Brogny, 74000 ANNECY, résidence Le Clos des Aulnes, 4e étage, formant le lot n° 108, d’une surface habitable de 47,30 m². Un inventaire détaillé du mobilier est annexé. Chauffage et eau chaude : collectifs.</p><h3>Article 2 – Durée et prise d’effet</h3><p>Le bail est consenti pour une durée d’un an à compter du 15 septembre 2025 pour se terminer le 14 septembre 2026. À défaut de congé, il sera reconduit tacitement pour la même durée.</p><h3>Article 3 – Loyer</h3><p>Le loyer est fixé à la somme de huit cent vingt euros (820,00 €) par mois, payable d’avance le 1er de chaque mois. Il sera révisé à la date anniversaire selon la variation de l’indice de référence des loyers (base : 1er trimestre 2025).</p><h3>Article 4 – Charges</h3><p>En sus du loyer, le locataire règle un forfait de charges de cent dix euros (110,00 €) par mois, comprenant le chauffage, l’eau et l’entretien des parties communes. Ce forfait ne donne pas lieu à régularisation.</p>`,
    `<h3>Article 5 – Dépôt de garantie</h3><p>Le locataire verse à la signature la somme de mille six cent quarante euros (1 640,00 €), représentant deux mois de loyer en principal. Elle sera restituée dans le délai d’un mois suivant la remise des clés si l’état des lieux de sortie est conforme à l’état des lieux d’entrée, de deux mois dans le cas contraire.</p><h3>Article 6 – Obligations du locataire</h3><p>Le locataire est tenu de payer le loyer et les charges aux termes convenus, d’user paisiblement des locaux, de répondre des dégradations survenues pendant la durée du contrat, de prendre à sa charge l’entretien courant, de s’assurer contre les risques locatifs et d’en justifier chaque année.</p><h3>Article 7 – Obligations du bailleur</h3><p>Le bailleur délivre un logement décent, en bon état d’usage et de réparation, et garni d’un mobilier en nombre et en qualité suffisants pour permettre au locataire d’y dormir, manger et vivre convenablement.</p><h3>Article 8 – Congé</h3><p>Le locataire peut résilier le contrat à tout moment sous réserve de respecter un préavis d’un mois. Le bailleur peut donner congé pour le terme du bail en respectant un préavis de trois mois.</p><h3>Article 9 – Honoraires</h3><p>Honoraires de visite, de constitution du dossier et de rédaction du bail à la charge du locataire : 10,00 €/m², soit 473,00 € TTC ; état des lieux : 3,00 €/m², soit 141,90 € TTC.</p><h3>Article 10 – Clause résolutoire</h3><p>À défaut de paiement à son échéance d’un seul terme de loyer ou de charges, le bail sera résilié de plein droit si bon semble au bailleur, six semaines après un commandement resté sans effet.</p><p style="margin-top:8mm">Fait à Annecy, le 8 septembre 2025, en trois exemplaires. Le bailleur ou son mandataire – Le locataire</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Monsieur et Madame Thierry DUCRET',
      tenant: 'Madame Inès CORDIER',
      property_address: '5 avenue de Brogny, 74000 ANNECY',
      lots: ['108'],
      surface_habitable: 4730,
      lease_from: '2025-09-15',
      lease_duration_months: 12,
      rent: 82000,
      rent_charges: 11000,
      deposit: 164000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-loyer-belfort',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 22mm; h1 { font-size: 16pt; text-align: center } td { border: .2mm solid #666 } td:last-child { text-align: right }`,
  [
    `<h1>QUITTANCE DE LOYER</h1><p style="text-align:center">Mois d’octobre 2026</p><p>Bailleur : Mme JEANBLANC Christine<br>2 rue du Rhône, 90300 OFFEMONT</p><p style="margin-left:85mm">M. HENRY Mathieu<br>17 rue de la Savoureuse<br>90000 BELFORT</p><p>Adresse de la location : 17 rue de la Savoureuse, 90000 BELFORT</p><p>Je soussignée, Christine JEANBLANC, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Monsieur Mathieu HENRY la somme de six cent trente euros (630,00 €) au titre du paiement du loyer et des charges pour la période de location du 01/10/2026 au 31/10/2026 et lui en donne quittance, sous réserve de tous mes droits.</p><p><b>Détail du règlement</b></p>${table(
      [],
      [
        ['Loyer', '585,00 €'],
        ['Provision pour charges', '45,00 €'],
        ['<b>Total</b>', '<b>630,00 €</b>'],
        ['Date du paiement', '05/10/2026'],
      ],
    )}<p style="margin-top:6mm">Fait à Offemont, le 6 octobre 2026</p><p>Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi n° 89-462 du 6 juillet 1989).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme JEANBLANC Christine',
      tenant: 'M. HENRY Mathieu',
      property_address: '17 rue de la Savoureuse, 90000 BELFORT',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 58500,
      rent_charges: 4500,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const insurance = paperOf(
  'assurance-pno-belfort',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 17mm 19mm; h1 { font-size: 14pt; color: #a3362b; margin: 6mm 0 } .b { border: .3mm solid #a3362b; padding: 4mm; margin: 4mm 0 }`,
  [
    `<p style="color:#a3362b;font-size:16pt"><b>Mutuelle du Lion Exemple</b></p><p>Agence de Belfort – 30 faubourg de France – 90000 BELFORT – 03 84 00 17 55</p><p style="margin-left:90mm">MME CHRISTINE JEANBLANC<br>2 RUE DU RHONE<br>90300 OFFEMONT</p><h1>ATTESTATION D’ASSURANCE<br>Propriétaire non occupant</h1><p>Nous soussignés, Mutuelle du Lion Exemple, société d’assurance mutuelle à cotisations variables, attestons que :</p><div class="b">Assurée : Mme Christine JEANBLANC<br>Contrat n° : PNO 4471 882 06<br>Formule : Bailleur Confort<br>Adresse du risque : 17 rue de la Savoureuse, 90000 BELFORT<br>Description : appartement de 3 pièces principales, 1er étage, donné en location</div><p>est titulaire d’un contrat garantissant, pour la période du 01/01/2026 au 31/12/2026, les conséquences pécuniaires de sa responsabilité civile en qualité de propriétaire, ainsi que les dommages au bien assuré : incendie et risques annexes, dégâts des eaux, événements climatiques, vol et vandalisme, bris de glaces, catastrophes naturelles et technologiques, attentats.</p><p>La présente attestation, délivrée pour servir et valoir ce que de droit, n’implique qu’une présomption de garantie à la charge de l’assureur et ne peut engager celui-ci au-delà des limites du contrat auquel elle se réfère. Elle est valable sous réserve du paiement des cotisations.</p><p>Fait à Belfort, le 12 janvier 2026</p><p style="text-align:right">Pour la Mutuelle, le directeur</p><p style="font-size:7.4pt;margin-top:12mm">Mutuelle du Lion Exemple – entreprise régie par le code des assurances – siège social : 1 place de l’Exemple, 90000 BELFORT</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mme Christine JEANBLANC',
      insurer: 'Mutuelle du Lion Exemple',
      policy_number: either('PNO 4471 882 06', '4471 882 06'),
      property_address: '17 rue de la Savoureuse, 90000 BELFORT',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price', 'rent'],
  },
);

const upkeep = paperOf(
  'entretien-chaudiere-albi',
  `font: 9.2pt/1.45 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 14pt; text-align: center; border: .4mm solid #c25b12; padding: 2mm } h2 { font-size: 10pt; color: #c25b12; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #bbb }`,
  [
    `<p><b>CHAUFFAGE SERVICE ALBIGEOIS</b> – 18 avenue de Gérone – 81000 ALBI – RM 900 000 533</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p>Arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières dont la puissance nominale est comprise entre 4 et 400 kilowatts – articles R. 224-41-4 à R. 224-41-9 du code de l’environnement</p>${table(
      [],
      [
        ['Commanditaire', 'M. ROQUES Laurent'],
        ['Adresse de l’installation', '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN'],
        ['Date de la visite', '30/09/2026'],
        ['Technicien', 'Kévin SABATIÉ'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(
      [],
      [
        ['Marque et modèle', 'Thermex FioulStar 25'],
        ['Combustible', 'Fioul domestique'],
        ['Mode d’évacuation des produits de combustion', 'Cheminée'],
        ['Puissance nominale', '25 kW'],
        ['Date de mise en service', '1994'],
        ['Brûleur', 'Flamex, n° de série 94-20718'],
      ],
    )}<h2>Opérations réalisées</h2><p>☒ Nettoyage du corps de chauffe ☒ Démontage et nettoyage du brûleur ☒ Remplacement du gicleur ☒ Vérification des dispositifs de sécurité ☒ Vérification du circulateur ☒ Ramonage du conduit de raccordement</p><h2>Résultats des mesures</h2>${table(
      ['Mesure', 'Valeur', 'Référence'],
      [
        [
          'Teneur en monoxyde de carbone dans l’ambiance',
          '3 ppm',
          'inférieure à 10 ppm : situation normale',
        ],
        ['Température des fumées', '214 °C', '–'],
        ['Indice de noircissement', '1', '≤ 1'],
        ['Rendement évalué', '88,2 %', 'rendement de référence 93 %'],
      ],
    )}<h2>Conseils</h2><p>Cet appareil est d’un rendement inférieur à celui des chaudières actuelles ; son remplacement par un générateur plus performant est à envisager. Le bon usage suppose de ne pas obstruer les entrées d’air de la chaufferie. Le présent document est à conserver deux ans et à présenter à toute demande.</p><p>Fait à Marssac-sur-Tarn, le 30/09/2026 – Signature et cachet de l’entreprise – Signature du client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-09-30',
      owner: 'M. ROQUES Laurent',
      property_address: '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN',
    },
    absent: ['dpe_number', 'rnc', 'energy'],
  },
);

const beforeSale = paperOf(
  'ped-notaires-vannes',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 14pt; text-align: center; margin: 0 0 2mm } h2 { font-size: 9.8pt; background: #3b3b6d; color: #fff; padding: 1mm 2mm; margin: 3.5mm 0 0 } h3 { font-size: 9.2pt; margin: 2mm 0 .5mm } td { border-bottom: .15mm solid #ccc } .n td:last-child { text-align: right; width: 34mm }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations des parties : vente d’un lot de copropriété – article L. 721-2 du code de la construction et de l’habitation</p>${table(
      [],
      [
        ['Syndicat des copropriétaires', 'LES HAUTS DE CONLEAU'],
        ['Adresse de l’immeuble', '12 rue du Vincin, 56000 VANNES'],
        ['Numéro d’immatriculation', 'AC5-118-604'],
        ['Syndic', 'ARMOR GESTION, 3 place de la Libération, 56000 VANNES'],
        ['Copropriétaire cédant', 'Mme KERBRAT Solenn'],
        ['Lots objet de la mutation', '14, 57 et 83 (333/10000)'],
        ['Date d’établissement', '05/10/2026'],
      ],
    )}<h2>I – PARTIE FINANCIÈRE</h2><h3>A/ Sommes dues par le copropriétaire cédant pour les lots objets de la mutation</h3>${table(
      [],
      [
        ['1 – Au syndicat, au titre des provisions exigibles du budget prévisionnel', '751,24 €'],
        [
          '2 – Au titre des provisions exigibles des dépenses non comprises dans le budget prévisionnel',
          '0,00 €',
        ],
        ['3 – Au titre des charges impayées sur les exercices antérieurs', '0,00 €'],
        ['4 – Au titre des avances exigibles', '0,00 €'],
        ['5 – Au syndic, au titre des honoraires de mutation', '380,00 €'],
      ],
      'n',
    )}<h3>B/ Sommes dont le syndicat pourrait être débiteur à l’égard du copropriétaire cédant</h3>${table(
      [],
      [
        ['Avance constituant la réserve (avance de trésorerie)', '399,60 €'],
        ['Provisions sur budget prévisionnel remboursables', '0,00 €'],
      ],
      'n',
    )}<h3>C/ Sommes incombant au nouveau copropriétaire</h3>${table(
      [],
      [
        ['Reconstitution des avances', '399,60 €'],
        ['Provision non encore exigible, 1er trimestre 2027', '769,66 €'],
        ['Travaux votés non encore appelés', '0,00 €'],
      ],
      'n',
    )}`,
    `<h3>Annexe à la partie C : charges des lots sur les deux exercices précédents</h3>${table(
      [],
      [
        ['Exercice N-1 (2025) : quote-part au budget prévisionnel appelée', '2 748,13 €'],
        ['Exercice N-1 (2025) : quote-part réelle', '2 729,71 €'],
        ['Exercice N-2 (2024) : quote-part réelle', '2 681,94 €'],
      ],
      'n',
    )}<h2>II – SITUATION GLOBALE DE LA COPROPRIÉTÉ</h2>${table(
      [],
      [
        ['État global des impayés de charges au sein du syndicat au 31/12/2025', '13 404,63 €'],
        [
          'État global de la dette du syndicat à l’égard des fournisseurs au 31/12/2025',
          '11 871,82 €',
        ],
        ['Fonds de travaux : montant de la part rattachée aux lots vendus', '1 204,66 €'],
        ['Fonds de travaux : dernière cotisation annuelle versée par le cédant', '132,12 €'],
        ['Emprunt collectif en cours : capital restant dû par le cédant', '0,00 €'],
      ],
      'n',
    )}<h2>III – VIE DE LA COPROPRIÉTÉ</h2>${table(
      [],
      [
        ['Date de la dernière assemblée générale', '12/05/2026'],
        ['Procédures en cours', 'Aucune procédure connue, hors recouvrement'],
        ['Diagnostic technique global', 'Non réalisé'],
        ['Carnet d’entretien', 'Tenu par le syndic'],
        ['Contrat d’assurance de l’immeuble', 'Multirisque, garantie reconstruction à neuf'],
      ],
    )}<p style="margin-top:6mm">Document établi à partir des pièces remises par le vendeur : appels de fonds, relevé de compte, convocation et annexes comptables. Il ne se substitue pas à l’état daté que le syndic adressera au notaire avant l’acte authentique (article 5 du décret n° 67-223 du 17 mars 1967).</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      rnc: 'AC5118604',
      owner: 'Mme KERBRAT Solenn',
      lots: ['14', '57', '83'],
      tantiemes: 333,
      base: 10000,
      made_on: '2026-10-05',
      impayes: 1340463,
      dette_fournisseurs: 1187182,
    },
    absent: ['iban', 'total'],
  },
);

export const LOCATIONS_ET_CONTRATS = [empty, furnished, receipt, insurance, upkeep, beforeSale];
