// A home let, insured and kept up: a lease of the model decree, a furnished one, a receipt, a policy, a boiler.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-contrat-type-annecy',
  `font: 9.3pt/1.42 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 13.5pt; text-align: center } h2 { font-size: 10pt; background: #e8eef2; padding: 1mm 2mm; margin: 3mm 0 1.2mm } p { margin-bottom: 1.3mm; text-align: justify } .ft { position: absolute; bottom: 6mm; right: 16mm; font-size: 7.5pt }`,
  [
    `<h1>CONTRAT TYPE DE LOCATION<br>LOGEMENT NU</h1><p style="text-align:center">(soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs et portant modification de la loi n° 86-1290 du 23 décembre 1986 – bail type conforme au décret n° 2015-587 du 29 mai 2015)</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p><b>Bailleur</b> : SCI LES ARAVIS, société civile immobilière familiale, dont le siège est 17 route des Creuses, 74940 Annecy, représentée par son gérant M. Lucas TERRIER, désigné ci-après « le bailleur » ;</p><p><b>Locataires</b> : Mme Inès MOREL, née le 22 mai 1995 à Thonon-les-Bains, et M. Baptiste ROUX, né le 30 octobre 1993 à Chambéry, désignés ci-après « le locataire », tenus solidairement.</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation : 41 avenue de Genève, 74000 Annecy, escalier A, 3e étage, lot 12. Type d’habitat : immeuble collectif, copropriété. Période de construction : 1975 à 1989. Surface habitable : 61,30 m². Nombre de pièces principales : 3. Autres parties : balcon, cave n° 58, garage n° 71. Éléments d’équipement : cuisine équipée. Modalité de production de chauffage et d’eau chaude : individuel gaz. Niveau de performance énergétique : classe D.</p><p>B. Destination des locaux : usage d’habitation exclusivement. C. Locaux accessoires à usage privatif : cave et garage fermé. D. Équipement d’accès aux technologies de l’information : fibre optique.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 1er septembre 2026. B. Durée du contrat : six ans (bailleur personne morale ; durée ramenée à 3 ans, soit 36 mois, la société étant constituée exclusivement entre parents et alliés jusqu’au quatrième degré). En l’absence de proposition de renouvellement, le contrat est reconduit tacitement pour la même durée. Le locataire peut mettre fin au bail à tout moment, après avoir donné congé.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. 1° Fixation du loyer initial – a) montant du loyer mensuel : 1 085,00 €. b) Zone tendue : le loyer est soumis au décret fixant annuellement le montant maximum d’évolution ; montant du dernier loyer appliqué au précédent locataire : 1 052,00 €, versé jusqu’au 31 juillet 2026. 2° Modalités de révision : 1er septembre de chaque année, IRL du 2e trimestre 2026 (valeur 147,02).</p><p>B. Charges récupérables : provisions sur charges avec régularisation annuelle ; montant des provisions : 90,00 € par mois.</p><p>E. Modalités de paiement : paiement mensuel, à échoir, le 5 de chaque mois, par virement. Montant total dû à la première échéance : loyer 1 085,00 € et charges 90,00 €, soit 1 175,00 €.</p><p class="ft">Paraphes : ............ – 1/2</p>`,
    `<h2>V. TRAVAUX</h2><p>Travaux d’amélioration effectués depuis la fin du dernier contrat : remplacement de la chaudière (mars 2025, 4 310 €).</p><h2>VI. GARANTIES</h2><p>Pour garantir l’exécution des obligations du locataire, il est prévu un dépôt de garantie d’un montant de 1 085,00 € (inférieur ou égal à un mois de loyer hors charges). Il sera restitué dans un délai maximal de deux mois à compter de la remise des clés, ou d’un mois si l’état des lieux de sortie est conforme.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Les locataires sont tenus solidairement et indivisiblement de l’exécution des obligations du contrat. La solidarité du colocataire sortant cesse au plus tard six mois après la date d’effet du congé.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>À défaut de paiement du loyer, des provisions de charges ou du dépôt de garantie, à défaut d’assurance contre les risques locatifs ou en cas de troubles de voisinage constatés par une décision de justice, le bail sera résilié de plein droit six semaines après un commandement de payer demeuré infructueux (un mois pour l’assurance).</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Location conclue sans intermédiaire : néant.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire entretiendra la chaudière individuelle et justifiera chaque année de son contrat d’entretien. Le déneigement du balcon lui incombe. La location saisonnière et la sous-location sont interdites sans accord écrit du bailleur.</p><h2>XI. ANNEXES</h2><p>Sont annexés et joints au contrat : un extrait du règlement de copropriété ; le dossier de diagnostic technique (DPE, état de l’installation de gaz, état de l’installation d’électricité, état des risques) ; une notice d’information relative aux droits et obligations des parties ; l’état des lieux d’entrée ; l’attestation d’assurance du locataire.</p><p style="margin-top:6mm">Le 24 août 2026, à Annecy, en trois exemplaires.</p><table><tr><td>Signature du bailleur<br>Pour la SCI, M. TERRIER</td><td>Signature des locataires<br>Mme MOREL – M. ROUX</td></tr></table><p class="ft">Paraphes : ............ – 2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI LES ARAVIS',
      tenant: either(
        'Mme Inès MOREL et M. Baptiste ROUX',
        'Mme Inès MOREL',
        'Inès MOREL, Baptiste ROUX',
      ),
      property_address: '41 avenue de Genève, 74000 Annecy',
      surface_habitable: 6130,
      lots: either(['12'], ['12', '58', '71']),
      lease_from: '2026-09-01',
      lease_duration_months: either(36, 72),
      rent: 108500,
      rent_charges: 9000,
      deposit: 108500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-meuble-pau',
  `font: 10.4pt/1.48 'Nimbus Roman', serif; padding: 18mm 22mm; h1 { font-size: 14pt; text-align: center; text-decoration: underline } h2 { font-size: 11pt; margin: 3.5mm 0 1mm } p { text-align: justify; margin-bottom: 1.6mm }`,
  [
    `<h1>BAIL DE LOCATION MEUBLÉE</h1><p style="text-align:center">(résidence principale du locataire – articles 25-3 à 25-11 de la loi du 6 juillet 1989)</p><p><b>ENTRE LES SOUSSIGNÉS :</b></p><p>Madame Hélène BORDENAVE, retraitée, demeurant 9 rue Montpensier, 64000 PAU, ci-après dénommée LE BAILLEUR, d’une part,</p><p>Et Monsieur Théo GARAT, étudiant, né le 6 juillet 2004 à BAYONNE, ci-après dénommé LE PRENEUR, d’autre part,</p><h2>1. Désignation</h2><p>Le bailleur loue au preneur un studio meublé situé 22 avenue Gaston Lacoste, 64000 PAU, au rez-de-chaussée sur cour, d’une surface habitable de 23,80 m², comprenant une pièce avec coin cuisine, une salle d’eau avec WC. L’inventaire du mobilier est joint (literie, volets, plaques, réfrigérateur, vaisselle, table et sièges, luminaires, matériel d’entretien).</p><h2>2. Durée</h2><p>La location est consentie pour une durée d’un an à compter du 1er octobre 2025. Elle se renouvellera par tacite reconduction, sauf congé donné trois mois avant son terme par le bailleur ou à tout moment par le preneur avec un préavis d’un mois.</p><h2>3. Loyer</h2><p>Le loyer est fixé à la somme de quatre cent dix euros (410 €) par mois, payable d’avance le 1er de chaque mois. Il sera révisé le 1er octobre de chaque année en fonction de l’indice de référence des loyers publié par l’INSEE (2e trimestre).</p><h2>4. Charges</h2><p>Le preneur versera en outre, chaque mois, un forfait de charges de trente-cinq euros (35 €) comprenant l’eau et l’entretien de la cour. L’électricité reste à sa charge.</p><h2>5. Dépôt de garantie</h2><p>Le preneur a versé ce jour la somme de huit cent vingt euros (820 €), soit deux mois de loyer hors charges.</p><h2>6. Cautionnement</h2><p>M. et Mme GARAT, parents du preneur, se portent cautions solidaires par acte séparé.</p><h2>7. Obligations des parties</h2><p>Le preneur usera paisiblement des lieux, répondra des dégradations, s’assurera contre les risques locatifs et laissera exécuter les travaux urgents. Le bailleur remet un logement décent, en assure la jouissance paisible et l’entretien autre que locatif. À défaut de paiement, le bail sera résilié de plein droit six semaines après commandement (clause résolutoire).</p><p>Pièces remises : état des lieux, inventaire, diagnostics, notice d’information.</p><p>Fait à Pau, le 27 septembre 2025, en deux originaux.</p><p>Le bailleur : H. BORDENAVE &nbsp;&nbsp;&nbsp;&nbsp; Le preneur : T. GARAT</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame Hélène BORDENAVE',
      tenant: 'Monsieur Théo GARAT',
      property_address: '22 avenue Gaston Lacoste, 64000 PAU',
      surface_habitable: 2380,
      lease_from: '2025-10-01',
      lease_duration_months: 12,
      rent: 41000,
      rent_charges: 3500,
      deposit: 82000,
    },
    absent: ['iban', 'lots', 'rnc', 'price', 'surface_carrez'],
  },
);

const receipt = paperOf(
  'quittance-proprietaire-annecy',
  `font: 10.6pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 22mm; td { border: .2mm solid #888; padding: 1.6mm 2.5mm } td:last-child { text-align: right }`,
  [
    `<h1 style="font-size:17pt;text-align:center">QUITTANCE DE LOYER</h1><p style="text-align:center">Mois de novembre 2026</p><p><b>Bailleur</b><br>SCI LES ARAVIS<br>17 route des Creuses, 74940 Annecy</p><p style="margin-left:85mm"><b>Locataires</b><br>Mme Inès MOREL et M. Baptiste ROUX<br>41 avenue de Genève<br>74000 Annecy</p><p>Adresse de la location : 41 avenue de Genève, 74000 Annecy (3e étage)</p><p>Je soussigné, Lucas TERRIER, gérant de la SCI LES ARAVIS, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Mme MOREL et M. ROUX la somme de mille cent soixante-quinze euros (1 175,00 €), au titre du paiement du loyer et des charges pour la période de location du 1er novembre 2026 au 30 novembre 2026, et leur en donne quittance, sous réserve de tous mes droits.</p>${table(
      [],
      [
        ['Loyer', '1 085,00 €'],
        ['Provision pour charges', '90,00 €'],
        ['<b>Total</b>', '<b>1 175,00 €</b>'],
        ['Date du paiement', '5 novembre 2026'],
      ],
    )}<p style="margin-top:8mm">Fait à Annecy, le 6 novembre 2026.</p><p>Signature du bailleur</p><p style="font-size:8pt;margin-top:20mm">Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi n° 89-462 du 6 juillet 1989).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES ARAVIS',
      tenant: either('Mme Inès MOREL et M. Baptiste ROUX', 'Mme MOREL et M. ROUX'),
      property_address: '41 avenue de Genève, 74000 Annecy',
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      rent: 108500,
      rent_charges: 9000,
    },
    absent: ['deposit', 'iban', 'lease_from'],
  },
);

const insurance = paperOf(
  'assurance-pno-annecy',
  `font: 9.8pt/1.48 'Nimbus Sans', sans-serif; padding: 18mm 20mm; h1 { font-size: 14pt; color: #b01e2e; text-align: center; margin: 6mm 0 } td { border-bottom: .2mm solid #ddd; padding: 1.2mm 1.5mm }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:15pt;color:#b01e2e">Alpassur Exemple</b><br>Agence Annecy Les Fins<br>3 rue des Glières, 74000 Annecy<br>N° ORIAS 99 000 417</td><td style="border:0;padding-left:30mm">SCI LES ARAVIS<br>17 route des Creuses<br>74940 ANNECY</td></tr></table><h1>ATTESTATION D’ASSURANCE<br>PROPRIÉTAIRE NON OCCUPANT</h1><p>Annecy, le 4 janvier 2026</p><p>Nous soussignés, Alpassur Exemple, attestons que :</p>${table(
      [],
      [
        ['Souscripteur', 'SCI LES ARAVIS'],
        ['Numéro de contrat', 'PNO 74 551 208'],
        ['Bien assuré', 'Appartement 3 pièces, cave et garage, 41 avenue de Genève, 74000 ANNECY'],
        ['Qualité', 'Copropriétaire bailleur (propriétaire non occupant)'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:5mm">est garanti, dans les limites et conditions des dispositions générales PNO 2024 et des dispositions particulières du contrat, pour : la responsabilité civile en qualité de propriétaire d’immeuble à l’égard du locataire, des voisins, des tiers et du syndicat des copropriétaires (article 9-1 de la loi du 10 juillet 1965) ; l’incendie et les événements assimilés ; les dégâts des eaux et le gel ; les événements climatiques, la neige ; le vol et le vandalisme ; le bris de glaces ; les catastrophes naturelles et technologiques ; la défense et le recours.</p><p>Franchise générale : 180 €. Capital mobilier du bailleur : 4 000 €. Le contrat est renouvelable par tacite reconduction au 1er janvier.</p><p>La présente attestation est délivrée pour servir et valoir ce que de droit. Elle constitue une présomption de garantie et ne saurait engager l’assureur en dehors des termes et limites du contrat auquel elle se réfère, ni au-delà de la période indiquée, sous réserve du paiement de la cotisation.</p><p style="text-align:right">Pour la société,<br>le directeur général</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI LES ARAVIS',
      insurer: 'Alpassur Exemple',
      policy_number: 'PNO 74 551 208',
      property_address: '41 avenue de Genève, 74000 ANNECY',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-orleans',
  `font: 9.4pt/1.42 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt; text-align: center; background: #fde8d0; padding: 2mm } h2 { font-size: 10pt; margin: 3.5mm 0 1mm; color: #b45309 } td, th { border: .2mm solid #d6b48a; padding: 1mm 1.5mm }`,
  [
    `<p><b style="font-size:13pt;color:#b45309">THERMI SERVICES 45</b><br>ZA des Châteliers, 45140 INGRÉ – 02 38 00 70 24 – Professionnel du gaz n° 45-0217 – SIRET 900 000 583 00011</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p style="text-align:center">Article R. 224-41-4 du code de l’environnement – arrêté du 15 septembre 2009 modifié</p>${table(
      [],
      [
        ['N° d’attestation', 'TS-26-40188', 'Date de la visite', '13/05/2026'],
        ['Commanditaire', 'Mme FOUCAULT Brigitte', 'Contrat', 'Confort n° 88417'],
        ['Adresse de l’installation', '112 avenue Dauphine, 45100 ORLEANS', 'Local', 'cuisine'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(
      [
        'Marque / modèle',
        'N° de série',
        'Mise en service',
        'Puissance',
        'Combustible',
        'Évacuation',
      ],
      [['Thermex Initia 24', '0814-22-6190', '11/2011', '23,4 kW', 'gaz naturel', 'VMC gaz']],
    )}<h2>Opérations effectuées</h2><p>☒ Nettoyage du corps de chauffe, du brûleur, de la veilleuse et de l’extracteur &nbsp; ☒ Vérification du circulateur &nbsp; ☒ Vérification des dispositifs de sécurité &nbsp; ☒ Vérification fonctionnelle et réglage du débit de gaz &nbsp; ☒ Mesure de la teneur en monoxyde de carbone &nbsp; ☒ Contrôle de la sécurité collective VMC gaz &nbsp; ☐ Remplacement de pièces</p><h2>Résultats des mesures</h2>${table(
      [
        'CO ambiant',
        'Température des fumées',
        'CO₂',
        'O₂',
        'Rendement évalué',
        'Rendement de référence',
        'NOx évalué',
      ],
      [['2 ppm', '118 °C', '6,1 %', '10,0 %', '90,2 %', '92,0 %', '145 mg/kWh']],
    )}<p style="margin-top:3mm">La teneur en monoxyde de carbone est inférieure à 10 ppm : situation normale.</p><h2>Conseils et recommandations</h2><p>Le bon usage : purger les radiateurs en début de saison, régler la température à 19 °C, ne pas obstruer les entrées d’air. Améliorations possibles : pose d’un thermostat programmable, de robinets thermostatiques. Remplacement : une chaudière à condensation permettrait un gain de l’ordre de 15 %. Ces conseils sont donnés à titre indicatif et n’ont pas de valeur contractuelle.</p><p>Attestation remise à l’occupante le 13/05/2026, à conserver deux ans. Le technicien : Y. Besnard. Prochaine visite à prévoir avant mai 2027.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-05-13',
      owner: 'Mme FOUCAULT Brigitte',
      property_address: '112 avenue Dauphine, 45100 ORLEANS',
    },
    absent: ['dpe_number', 'rnc', 'energy', 'lots'],
  },
);

export const LOCATIONS = [lease, furnished, receipt, insurance, boiler];
