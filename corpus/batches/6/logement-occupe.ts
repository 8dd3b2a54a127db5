// A home let, insured, kept warm: two leases, a receipt, a certificate of insurance, a boiler.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const empty = paperOf(
  'bail-le-havre-location-nue',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 14.5pt; text-align: center } h2 { font-size: 10pt; background: #ececec; padding: .8mm 2mm; margin: 3mm 0 1.2mm } h3 { font-size: 9.2pt; margin: 2mm 0 .5mm } p { margin-bottom: 1.2mm; text-align: justify }`,
  [
    `<h1>CONTRAT DE LOCATION<br><span style="font-size:9.6pt;font-weight:normal">(Soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs et portant modification de la loi n° 86-1290 du 23 décembre 1986 – bail type de location du logement nu à usage de résidence principale)</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p><b>SCI LES GALETS</b>, société civile constituée entre parents, dont le siège est 3 impasse des Ormes, 76310 SAINTE-ADRESSE, représentée par sa gérante Mme Hélène CAVELIER, désignée ci-après « le bailleur » ;</p><p><b>M. Youssef AMRANI</b>, né le 17/05/1990 à ROUEN, et <b>Mme Julie LETELLIER</b>, née le 02/11/1992 au HAVRE, désignés ci-après « le locataire », solidairement tenus ;</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><h3>A. Consistance du logement</h3><p>Localisation du logement : 52 rue Victor Hugo, 76600 LE HAVRE, 5e étage gauche (lot 61). Type d’habitat : immeuble collectif, copropriété. Période de construction : de 1949 à 1974. Surface habitable : 58,85 m². Nombre de pièces principales : 3. Modalité de production de chauffage : collectif, gaz. Modalité de production d’eau chaude sanitaire : individuelle, électrique. Niveau de performance du logement : classe D.</p><h3>B. Destination des locaux</h3><p>Usage d’habitation exclusivement.</p><h3>C. Locaux et équipements accessoires</h3><p>Cave n° 14 (lot 98). Interphone, ascenseur, local à vélos.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 15 décembre 2025.<br>B. Durée du contrat : trois ans, reconduit tacitement pour la même durée en l’absence de congé. Le locataire peut donner congé à tout moment avec un préavis de trois mois, réduit à un mois en zone tendue ou dans les cas prévus par la loi.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><h3>A. Loyer</h3><p>1° Fixation du loyer initial : a) montant du loyer mensuel : 715,00&nbsp;€. b) Modalités particulières : le loyer n’est pas soumis au décret fixant annuellement le montant maximum d’évolution. Dernier loyer acquitté par le précédent locataire : 702,00&nbsp;€, versé le 1er octobre 2025.</p><p>2° Modalités de révision : date de révision le 15 décembre de chaque année ; indice de référence des loyers du 3e trimestre 2025.</p>`,
    `<h3>B. Charges récupérables</h3><p>1° Modalité de règlement des charges récupérables : provisions sur charges avec régularisation annuelle. 2° Montant des provisions sur charges : 120,00&nbsp;€ par mois, eau froide et chauffage compris.</p><h3>C. Modalités de paiement</h3><p>Paiement mensuel, à échoir, le 1er de chaque mois, par virement. Montant total dû à la première échéance de paiement pour une période complète : 835,00&nbsp;€, dont loyer 715,00&nbsp;€ et charges 120,00&nbsp;€.</p><h2>V. TRAVAUX</h2><p>Travaux d’amélioration effectués depuis la fin du dernier contrat : remplacement du ballon d’eau chaude, 1&nbsp;180&nbsp;€.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : 715,00&nbsp;€ (inférieur ou égal à un mois de loyer hors charges).</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>En cas de pluralité de locataires, il y a solidarité et indivisibilité entre eux pour l’exécution de toutes les obligations du contrat.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas d’inexécution des obligations du locataire : défaut de paiement du loyer, des provisions de charges ou de la régularisation annuelle, non-versement du dépôt de garantie, défaut d’assurance des risques locatifs, troubles de voisinage constatés par décision de justice. Une clause résolutoire pour défaut de paiement ne produit effet que six semaines après un commandement de payer demeuré infructueux.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Sans objet, location conclue sans intermédiaire.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire fera entretenir le chauffe-eau à ses frais. Les animaux familiers sont admis. Il est interdit de fumer dans les parties communes. Le locataire ne peut sous-louer sans l’accord écrit du bailleur, y compris sur le prix.</p><h2>XI. ANNEXES</h2><p>Sont annexés et joints au contrat de location : A. un extrait du règlement de copropriété ; B. un dossier de diagnostic technique comprenant le DPE, l’état de l’installation intérieure d’électricité, l’état des risques ; C. une notice d’information relative aux droits et obligations des locataires et des bailleurs ; D. un état des lieux.</p><p style="margin-top:6mm">Le 8 décembre 2025, à LE HAVRE, en trois exemplaires. Signature du bailleur – Signature du locataire, précédées de la mention « lu et approuvé ».</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'SCI LES GALETS',
        'SCI LES GALETS, représentée par sa gérante Mme Hélène CAVELIER',
      ),
      tenant: either(
        'M. Youssef AMRANI et Mme Julie LETELLIER',
        'M. Youssef AMRANI',
        'M. Youssef AMRANI, Mme Julie LETELLIER',
      ),
      property_address: '52 rue Victor Hugo, 76600 LE HAVRE',
      surface_habitable: 5885,
      lots: either(['61'], ['61', '98']),
      lease_from: '2025-12-15',
      lease_duration_months: 36,
      rent: 71500,
      rent_charges: 12000,
      deposit: 71500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-montpellier-meuble',
  `font: 11pt/1.6 'DejaVu Serif Condensed', serif; padding: 18mm 22mm; h1 { font-size: 14pt; text-align: center; text-transform: uppercase } h2 { font-size: 10.6pt; margin: 3.5mm 0 1mm; text-decoration: underline } p { margin-bottom: 1.5mm; text-align: justify }`,
  [
    `<p style="text-align:center">AGENCE DU PEYROU – Gestion locative – 6 rue Foch, 34000 MONTPELLIER – carte CPI 3402 2021 000 000 377</p><h1>Bail d’habitation meublée</h1><p style="text-align:center">Titre Ier bis de la loi n° 89-462 du 6 juillet 1989</p><h2>Les parties</h2><p>Madame Inès BENSALAH, propriétaire bailleresse, demeurant 27 rue des Augustins, 66000 PERPIGNAN, représentée par l’AGENCE DU PEYROU en vertu d’un mandat de gestion n° 1188 ;</p><p>et Monsieur Clément VASSEUR, ingénieur d’études, né le 9 janvier 1999 à CAMBRAI, preneur ;</p><h2>Le logement loué</h2><p>Un appartement meublé de deux pièces d’une surface habitable de 43,10 m², au 2e étage de la résidence Les Jardins d’Ariane, 115 avenue de la Pompignane, 34000 MONTPELLIER, formant le lot 208, avec l’emplacement de stationnement extérieur formant le lot 412. L’inventaire du mobilier est annexé. Chauffage collectif.</p><h2>Durée</h2><p>La location est consentie pour une durée d’un an à compter du 1er septembre 2025, pour se terminer le 31 août 2026. À défaut de congé, elle se renouvelle par tacite reconduction pour un an aux mêmes conditions. Le preneur peut résilier à tout moment sous préavis d’un mois ; le bailleur, à l’échéance seulement, sous préavis de trois mois, pour vendre, reprendre ou pour un motif légitime et sérieux.</p><h2>Loyer et charges</h2><p>Le loyer est fixé à SIX CENT QUATRE-VINGT-DIX EUROS (690&nbsp;€) par mois. Il s’y ajoute un forfait de charges de SOIXANTE-DIX EUROS (70&nbsp;€) par mois, qui ne donne pas lieu à régularisation. La somme de 760&nbsp;€ est payable le 5 de chaque mois, d’avance, entre les mains du mandataire.</p><p>Le logement est situé dans une zone soumise à l’encadrement des loyers : loyer de référence 14,9&nbsp;€/m², loyer de référence majoré 17,9&nbsp;€/m². Complément de loyer : néant. Le loyer sera révisé chaque 1er septembre d’après l’indice de référence des loyers publié par l’INSEE (valeur de base : 1er trimestre 2025).</p>`,
    `<h2>Dépôt de garantie</h2><p>Le preneur remet ce jour la somme de 1&nbsp;380&nbsp;€, soit deux mois de loyer hors charges, à titre de dépôt de garantie. Elle lui sera restituée dans le mois suivant la remise des clés si l’état des lieux de sortie est conforme à l’état des lieux d’entrée, dans les deux mois sinon.</p><h2>Obligations du preneur</h2><p>Le preneur occupera paisiblement les lieux, à titre de résidence principale. Il répondra des dégradations survenues pendant la location, prendra à sa charge l’entretien courant du logement et des équipements mentionnés au contrat, s’assurera contre les risques locatifs et en justifiera chaque année. Il laissera visiter les lieux en cas de vente, deux heures par jour ouvrable.</p><h2>Obligations de la bailleresse</h2><p>Elle délivre un logement décent, en bon état d’usage et de réparation, ne laissant pas apparaître de risques manifestes pour la sécurité physique et la santé, exempt d’infestation, répondant à un critère de performance énergétique minimale, et doté des éléments de mobilier fixés par le décret n° 2015-981 du 31 juillet 2015.</p><h2>Honoraires</h2><p>Visite, constitution du dossier et rédaction du bail : 10&nbsp;€/m² à la charge de chaque partie, soit 431,00&nbsp;€. État des lieux : 3&nbsp;€/m², soit 129,30&nbsp;€.</p><h2>Caution</h2><p>M. et Mme Patrick VASSEUR se sont portés cautions solidaires par acte séparé.</p><h2>Clause pénale et résolutoire</h2><p>À défaut de paiement d’un seul terme ou de souscription d’une assurance, et après commandement demeuré sans effet, le bail sera résilié de plein droit.</p><h2>Pièces remises</h2><p>Diagnostic de performance énergétique (classe C), état des risques, état des nuisances sonores, notice d’information, état des lieux, inventaire, extraits du règlement de copropriété.</p><p style="margin-top:5mm">Signé électroniquement à Montpellier, le 22 août 2025.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame Inès BENSALAH',
      tenant: 'Monsieur Clément VASSEUR',
      property_address: '115 avenue de la Pompignane, 34000 MONTPELLIER',
      surface_habitable: 4310,
      lots: ['208', '412'],
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 69000,
      rent_charges: 7000,
      deposit: 138000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-montpellier-agence',
  `font: 9.8pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm; h1 { font-size: 14pt; border-bottom: .6mm solid #35606e } .n td { border-bottom: .15mm solid #bbb } .n td:last-child { text-align: right }`,
  [
    `<table><tr><td style="width:98mm"><b>AGENCE DU PEYROU</b><br>Gestion locative<br>6 rue Foch, 34000 MONTPELLIER<br>04 67 00 38 20</td><td><br><br>Monsieur Clément VASSEUR<br>Résidence Les Jardins d’Ariane<br>115 avenue de la Pompignane<br>34000 MONTPELLIER</td></tr></table><h1 style="margin-top:10mm">QUITTANCE DE LOYER – Septembre 2026</h1><p>Bailleur : Madame Inès BENSALAH (mandat n° 1188) – Réf. locataire 4118-02<br>Adresse du logement loué : 115 avenue de la Pompignane, 34000 MONTPELLIER<br>Période : du 01/09/2026 au 30/09/2026</p>${table(
      [],
      [
        ['Loyer principal', '697,18&nbsp;€'],
        ['Forfait de charges', '70,00&nbsp;€'],
        ['Taxe d’ordures ménagères', '0,00&nbsp;€'],
        ['<b>Total réglé</b>', '<b>767,18&nbsp;€</b>'],
      ],
      'n',
    )}<p style="margin-top:5mm">Nous soussignés, AGENCE DU PEYROU, mandataire du bailleur, déclarons avoir reçu de Monsieur Clément VASSEUR la somme de sept cent soixante-sept euros et dix-huit centimes, le 04/09/2026, par virement, au titre du paiement du loyer et des charges du logement désigné ci-dessus, et lui en donnons quittance, sous réserve de tous nos droits.</p><p>Le loyer a été révisé au 1er septembre 2026 selon l’indice de référence des loyers (ancien loyer : 690,00&nbsp;€). Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (loi n° 89-462 du 6 juillet 1989, article 7-1).</p><p>Fait à Montpellier, le 07/09/2026</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Madame Inès BENSALAH',
      tenant: 'Monsieur Clément VASSEUR',
      property_address: '115 avenue de la Pompignane, 34000 MONTPELLIER',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 69718,
      rent_charges: 7000,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-grenoble-habitation',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm; h1 { font-size: 15pt; color: #7a1f1f } td { border-bottom: .15mm solid #d5b9b9; padding: 1.4mm }`,
  [
    `<p><b style="font-size:15pt;color:#7a1f1f">Mutuelle Exemple des Alpes</b><br>Société d’assurance mutuelle à cotisations variables – entreprise régie par le code des assurances<br>45 avenue Alsace-Lorraine, 38000 GRENOBLE</p><p style="margin-left:95mm">M. et Mme BOUVARD Laurent<br>22 avenue Jean Perrot<br>38100 GRENOBLE</p><p>Grenoble, le 12 janvier 2026</p><h1>Attestation d’assurance habitation</h1>${table(
      [],
      [
        ['Souscripteur', 'M. BOUVARD Laurent'],
        ['Numéro de contrat', '38 H 114 207 85'],
        ['Formule', 'Multirisque habitation Confort – propriétaire occupant'],
        [
          'Situation du risque',
          '22 avenue Jean Perrot, 38100 GRENOBLE – appartement de 4 pièces, 3e étage, avec cave et garage',
        ],
        ['Période de validité', 'du 01/02/2026 au 31/01/2027'],
      ],
    )}<p style="margin-top:5mm">Nous certifions que le souscripteur est titulaire du contrat ci-dessus, qui garantit notamment : l’incendie et les événements assimilés, les dégâts des eaux, le gel, les événements climatiques, les catastrophes naturelles et technologiques, le vol et le vandalisme, le bris de glaces, la responsabilité civile du propriétaire d’immeuble ainsi que la responsabilité civile vie privée.</p><p>La présente attestation est délivrée pour valoir ce que de droit. Elle n’implique qu’une présomption de garantie à la charge de l’assureur (article L. 112-3 du code des assurances) et ne peut engager la société au-delà des limites et conditions du contrat auquel elle se réfère, le souscripteur étant à jour de ses cotisations à la date d’émission.</p><p>Pour déclarer un sinistre : 04 76 00 90 90, du lundi au samedi. Franchise dégâts des eaux : 150&nbsp;€.</p><p style="text-align:right">Le directeur général</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: either('M. BOUVARD Laurent', 'M. et Mme BOUVARD Laurent'),
      insurer: 'Mutuelle Exemple des Alpes',
      policy_number: '38 H 114 207 85',
      property_address: '22 avenue Jean Perrot, 38100 GRENOBLE',
      valid_until: '2027-01-31',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-grenoble-chaudiere',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 13.5pt; text-align: center } h2 { font-size: 10pt; background: #eceff1; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #99a }`,
  [
    `<p><b>CHAUFFAGE DE BELLEDONNE SARL</b> – 7 rue des Trois Dauphins, 38420 DOMÈNE – SIRET 900 010 380 00021 – Professionnel du gaz n° 38-1177</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE<br><span style="font-size:9pt;font-weight:normal">(puissance comprise entre 4 et 400 kW – décret n° 2009-649 du 9 juin 2009, arrêté du 15 septembre 2009)</span></h1>${table(
      [],
      [
        ['Attestation n°', 'CB-2026-0914'],
        ['Commanditaire', 'M. BOUVARD Laurent'],
        ['Adresse de la chaudière', '22 avenue Jean Perrot, bât. B, 38100 GRENOBLE'],
        ['Date de la visite', '17/03/2026'],
        ['Date du dernier entretien', '25/03/2025'],
        ['Contrat', 'Formule sérénité, 139,00&nbsp;€ TTC par an'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(
      [
        'Marque et modèle',
        'Mode d’évacuation',
        'Combustible',
        'Puissance',
        'Mise en service',
        'N° de série',
      ],
      [['Calorex Mural 24', 'raccordée', 'gaz naturel', '24 kW', '2009', 'CX-09-44127']],
    )}<h2>Points contrôlés</h2>${table(
      ['Opération', 'Fait', 'Observation'],
      [
        ['Vérification et nettoyage du corps de chauffe, du brûleur, de la veilleuse', 'oui', ''],
        ['Vérification fonctionnelle de la pompe de chauffage', 'oui', ''],
        ['Vérification des dispositifs de sécurité', 'oui', ''],
        ['Vérification du réglage du débit de gaz', 'oui', ''],
        [
          'Nettoyage de l’extracteur, vérification du conduit de raccordement',
          'oui',
          'collier à remplacer à terme',
        ],
      ],
    )}<h2>Mesures et évaluation</h2><p>Taux de monoxyde de carbone dans l’air ambiant, chaudière en fonctionnement : 4 ppm (inférieur à 10 ppm : la situation est normale). Température des fumées : 128 °C. Teneur en CO₂ : 6,9 %. Rendement évalué : 88,4 % – rendement de référence : 92 %. Émissions de NOx évaluées : 110 mg/kWh – référence : 70 mg/kWh.</p><h2>Conseils et recommandations</h2><p>Purger les radiateurs deux fois par an, installer un thermostat d’ambiance programmable. Remplacement par une chaudière à condensation à envisager. Ces conseils sont donnés à titre indicatif, les investissements qui en découleraient ne sont pas obligatoires. Attestation à conserver deux ans par l’occupant.</p><p>Fait à Domène, le 17/03/2026 – Le technicien : Romain Guillet – Signature et cachet de l’entreprise</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-03-17',
      owner: 'M. BOUVARD Laurent',
      property_address: either(
        '22 avenue Jean Perrot, 38100 GRENOBLE',
        '22 avenue Jean Perrot, bât. B, 38100 GRENOBLE',
      ),
    },
    absent: ['dpe_number', 'rnc', 'diagnostic_result'],
  },
);

export const LOGEMENT_OCCUPE = [empty, furnished, receipt, insurance, boiler];
