// A home that is let, insured and looked after: two leases, a receipt, a policy, a boiler.
import { either } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

const bare = feuillet(
  'bail-vide-thionville',
  `font: 10.6pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 13.5pt; text-align: center } h2 { font-size: 10pt; background: #ececec; padding: 1mm 2mm; margin: 3.5mm 0 1mm } p { text-align: justify; margin-bottom: 1.4mm } .ft { position: absolute; bottom: 6mm; left: 17mm; right: 17mm; font-size: 7.4pt; display: flex; justify-content: space-between }`,
  [
    `<h1>CONTRAT DE LOCATION<br><span style="font-size:9pt">(soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs – locaux vides à usage de résidence principale)</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p><b>Le bailleur</b> : SCI KLEIN-WEBER, société civile immobilière familiale, 17 route de Metz, 57970 YUTZ, représentée par son gérant M. Thierry KLEIN, courriel : klein.weber@example.fr, désignée ci-après « le bailleur » ;</p><p><b>Le locataire</b> : Mme Océane PETITJEAN, née le 3 octobre 1995 à Metz, désignée ci-après « le locataire » ;</p><p>Il a été convenu ce qui suit.</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation : 5 rue du Manège, 57100 THIONVILLE, bâtiment C, 2e étage, porte 214. Identifiant fiscal du logement : 570672140318. Type d’habitat : immeuble collectif, régime juridique : copropriété. Période de construction : de 1975 à 1989. Surface habitable : 79,78 m². Nombre de pièces principales : 4. Chauffage et eau chaude : collectifs. Niveau de performance du logement : classe D.</p><p>B. Destination des locaux : usage d’habitation à titre de résidence principale.</p><p>C. Locaux accessoires à usage privatif : garage n° 367, cave n° 41.</p><p>D. Locaux, parties, équipements et accessoires de l’immeuble à usage commun : ascenseur, local à vélos, espaces verts, interphone, antenne collective.</p><p>E. Équipement d’accès aux technologies de l’information et de la communication : fibre optique raccordée, prise dans le séjour.</p><p>F. Éléments d’équipement du logement : cuisine avec évier, plaque de cuisson électrique et hotte, volets roulants motorisés dans le séjour, placards dans l’entrée et dans deux chambres, détecteur de fumée, robinets thermostatiques sur l’ensemble des radiateurs.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>A. Date de prise d’effet du contrat : 1er mars 2025.</p><p>B. Durée du contrat : trois ans (bailleur constitué en société civile exclusivement entre parents et alliés jusqu’au quatrième degré inclus).</p><p>En l’absence de proposition de renouvellement du contrat, celui-ci est, à son terme, reconduit tacitement pour trois ou six ans et dans les mêmes conditions.</p><p>Le locataire peut mettre fin au bail à tout moment, après avoir donné congé, en respectant un préavis de trois mois, réduit à un mois dans les cas prévus par la loi. Le bailleur peut mettre fin au bail à son échéance et après avoir donné congé six mois à l’avance, soit pour reprendre le logement en vue de l’occuper ou d’y loger un proche, soit pour le vendre, soit pour un motif sérieux et légitime.</p><div class="ft"><span>Paraphes :</span><span>Page 1 sur 2</span></div>`,
    `<h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – Montant du loyer mensuel hors charges : <b>845,00 €</b>. Le logement n’est pas soumis au décret fixant annuellement le montant maximum d’évolution des loyers à la relocation. Date de révision : 1er mars de chaque année. Date ou trimestre de référence de l’IRL : 4e trimestre 2024, valeur 144,64.</p><p>B. Charges récupérables – Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions sur charges : <b>165,00 €</b> par mois.</p><p>C. Modalités de paiement – Périodicité : mensuelle, à échoir, le 5 de chaque mois, par virement. Montant total dû à la première échéance : 1 010,00 €.</p><h2>V. TRAVAUX</h2><p>Travaux effectués depuis la fin du dernier contrat : réfection des peintures de la chambre 2 pour un montant de 980 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : <b>845,00 €</b> (inférieur ou égal à un mois de loyer hors charges). Caution solidaire : M. Pascal PETITJEAN, par acte séparé.</p><h2>VII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des provisions de charges ou du dépôt de garantie, de défaut d’assurance contre les risques locatifs, ou de trouble de voisinage constaté par une décision de justice. Le commandement de payer demeuré infructueux pendant six semaines vaut mise en œuvre de la clause.</p><h2>VIII. HONORAIRES DE LOCATION</h2><p>Sans objet, la location étant conclue sans le concours d’un intermédiaire.</p><h2>IX. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire s’engage à entretenir la loggia et à ne pas y entreposer d’encombrants. Animaux familiers admis dans les limites de la loi.</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique, notice d’information, état des lieux d’entrée, certificat de surface habitable, attestation d’assurance.</p><p style="margin-top:5mm">Fait à Yutz, le 20 février 2025, en deux originaux dont un remis au locataire.</p><p>Signature du bailleur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature du locataire</p><div class="ft"><span>Paraphes :</span><span>Page 2 sur 2</span></div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either('SCI KLEIN-WEBER', 'SCI KLEIN-WEBER, représentée par M. Thierry KLEIN'),
      tenant: 'Mme Océane PETITJEAN',
      property_address: '5 rue du Manège, 57100 THIONVILLE',
      surface_habitable: 7978,
      lease_from: '2025-03-01',
      lease_duration_months: 36,
      rent: 84500,
      rent_charges: 16500,
      deposit: 84500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = feuillet(
  'bail-meuble-menton',
  `font: 11.6pt/1.5 'Nimbus Roman', serif; padding: 16mm 20mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.6pt; margin: 3.5mm 0 1mm; text-transform: uppercase } p { text-align: justify; margin-bottom: 1.5mm }`,
  [
    `<p style="text-align:right">RIVIERA GESTION LOCATION – 56 avenue de Verdun, 06500 MENTON<br>mandat de gestion n° 0882</p><h1>BAIL D’HABITATION MEUBLÉE<br>À USAGE DE RÉSIDENCE PRINCIPALE</h1><p>Articles 25-3 et suivants de la loi n° 89-462 du 6 juillet 1989</p><p><b>ENTRE :</b> Madame Giulia FERRARI, demeurant à NICE (06000), 8 rue Dalpozzo, ci-après dénommée LE BAILLEUR, représentée par son mandataire RIVIERA GESTION LOCATION,</p><p><b>ET :</b> Monsieur Enzo CARLONI, né le 12 avril 1998 à VINTIMILLE (Italie), ci-après dénommé LE PRENEUR.</p><h2>Article 1 – Désignation</h2><p>Le bailleur donne en location au preneur un appartement meublé de trois pièces situé 31 avenue de la Madone, 06500 MENTON, troisième étage, lots 27 et 91 de la copropriété, d’une surface habitable de 75,90 m², comprenant hall, salon, cuisine équipée, deux chambres, salle de bains, WC, balcon et cave.</p><h2>Article 2 – Durée</h2><p>Le bail est consenti pour une durée d’UN AN à compter du 15 septembre 2025 pour se terminer le 14 septembre 2026. À défaut de congé délivré dans les formes légales, il se renouvellera par tacite reconduction par périodes d’un an. Le preneur peut donner congé à tout moment avec un préavis d’un mois ; le bailleur à l’échéance avec un préavis de trois mois.</p><h2>Article 3 – Loyer</h2><p>Le loyer mensuel est fixé à MILLE CENT QUATRE-VINGTS EUROS (1 180,00 €) hors charges, payable d’avance le premier de chaque mois entre les mains du mandataire. Il sera révisé chaque année à la date anniversaire selon la variation de l’indice de référence des loyers publié par l’INSEE (indice de base : 2e trimestre 2025).</p><h2>Article 4 – Charges</h2><p>Le preneur versera un forfait de charges de 90,00 € par mois, comprenant l’eau froide, l’entretien des parties communes et la taxe d’enlèvement des ordures ménagères. Ce forfait ne donne lieu à aucune régularisation.</p>`,
    `<h2>Article 5 – Dépôt de garantie</h2><p>À titre de garantie, le preneur verse ce jour la somme de 2 360,00 € correspondant à deux mois de loyer hors charges. Cette somme lui sera restituée dans le délai d’un mois à compter de la remise des clés si l’état des lieux de sortie est conforme à l’état des lieux d’entrée, de deux mois dans le cas contraire.</p><h2>Article 6 – Mobilier</h2><p>Un inventaire et un état détaillé du mobilier, établis lors de la remise des clés, sont annexés au présent contrat : literie avec couette, occultation dans les chambres, plaques de cuisson, four, réfrigérateur avec congélateur, vaisselle, table et sièges, étagères, luminaires, matériel d’entretien.</p><h2>Article 7 – Obligations du preneur</h2>${paragraphs(['Le preneur est tenu d’user paisiblement des locaux, de répondre des dégradations survenues pendant la durée du contrat, de prendre à sa charge l’entretien courant, de s’assurer contre les risques dont il doit répondre et d’en justifier chaque année, de ne pas céder le contrat ni sous-louer sans l’accord écrit du bailleur.'])}<h2>Article 8 – Obligations du bailleur</h2><p>Le bailleur est tenu de délivrer un logement décent, d’en assurer la jouissance paisible et d’effectuer les réparations autres que locatives.</p><h2>Article 9 – Clause résolutoire</h2><p>À défaut de paiement du loyer ou des charges à leur échéance et six semaines après un commandement resté infructueux, le bail sera résilié de plein droit.</p><h2>Article 10 – Honoraires</h2><p>Honoraires de visite, de constitution du dossier et de rédaction : 759,00 € TTC à la charge du preneur ; état des lieux : 227,70 € TTC.</p><h2>Article 11 – Élection de domicile</h2><p>Le bailleur élit domicile chez son mandataire, le preneur dans les lieux loués.</p><p style="margin-top:6mm">Fait à MENTON, le 8 septembre 2025, en trois exemplaires.</p><p>LE MANDATAIRE DU BAILLEUR &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; LE PRENEUR (lu et approuvé)</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame Giulia FERRARI',
      tenant: 'Monsieur Enzo CARLONI',
      property_address: '31 avenue de la Madone, 06500 MENTON',
      lots: ['27', '91'],
      surface_habitable: 7590,
      lease_from: '2025-09-15',
      lease_duration_months: 12,
      rent: 118000,
      rent_charges: 9000,
      deposit: 236000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = feuillet(
  'quittance-loyer-thionville',
  `font: 10.4pt/1.5 'DejaVu Sans', sans-serif; padding: 20mm 22mm; h1 { font-size: 15pt; text-align: center; margin: 8mm 0 } td { border: .2mm solid #aaa; padding: 1.6mm 2mm } td:last-child { text-align: right } .tot td { font-weight: bold }`,
  [
    `<table><tr><td style="border:0">SCI KLEIN-WEBER<br>17 route de Metz<br>57970 YUTZ</td><td style="border:0;text-align:left;padding-left:30mm">Mme Océane PETITJEAN<br>5 rue du Manège<br>57100 THIONVILLE</td></tr></table><h1>QUITTANCE DE LOYER<br><span style="font-size:11pt">Mois de septembre 2026</span></h1><p>Adresse de la location : 5 rue du Manège, 57100 THIONVILLE</p><p>Je soussigné Thierry KLEIN, gérant de la SCI KLEIN-WEBER, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Mme Océane PETITJEAN la somme de mille trente-trois euros et soixante-trois centimes (1 033,63 €), au titre du paiement du loyer et des charges pour la période de location du 1er septembre 2026 au 30 septembre 2026, et lui en donne quittance, sous réserve de tous mes droits.</p>${grille(
      '',
      `Loyer hors charges | 868,63 €
      Provision pour charges | 165,00 €
      = Total réglé | 1 033,63 €`,
    )}<p style="margin-top:4mm">Date du paiement : 5 septembre 2026</p><p>Fait à Yutz, le 7 septembre 2026</p><p style="font-size:8.6pt;margin-top:10mm">Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi n° 89-462 du 6 juillet 1989).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: either('SCI KLEIN-WEBER', 'Thierry KLEIN'),
      tenant: 'Mme Océane PETITJEAN',
      property_address: '5 rue du Manège, 57100 THIONVILLE',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 86863,
      rent_charges: 16500,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const policy = feuillet(
  'assurance-habitation-cherbourg',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm 20mm; h1 { font-size: 14pt; color: #0057a3; margin: 8mm 0 4mm } td { border-bottom: .2mm solid #bcd; padding: 1.3mm } td:first-child { width: 62mm; color: #0057a3 }`,
  [
    `<p style="font-size:16pt;color:#0057a3"><b>Mutuelle du Large Exemple</b></p><p>Société d’assurance mutuelle à cotisations variables, entreprise régie par le code des assurances – 100 quai Exemple, 76600 LE HAVRE</p><p style="margin:6mm 0 0 90mm">M. LECONTE Hervé<br>14 quai Lawton Collins<br>50100 CHERBOURG-EN-COTENTIN</p><h1>ATTESTATION D’ASSURANCE MULTIRISQUE HABITATION</h1><p>Nous attestons que le sociétaire désigné ci-dessous est titulaire d’un contrat d’assurance habitation en cours de validité.</p>${grille(
      '',
      `Sociétaire | M. LECONTE Hervé
      Numéro de contrat | 4 817 226 H
      Formule | Confort, propriétaire occupant
      Adresse du risque | 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN
      Nature du bien | Appartement de 4 pièces, cave et stationnement
      Période de validité | du 01/04/2026 au 31/03/2027`,
    )}<p style="margin-top:5mm">Garanties souscrites : incendie et événements assimilés, tempête, grêle et neige, catastrophes naturelles et technologiques, dégâts des eaux, vol et vandalisme, bris de glaces, responsabilité civile vie privée, responsabilité civile du copropriétaire (article 9-1 de la loi du 10 juillet 1965), défense et recours.</p><p>La présente attestation ne constitue qu’une présomption de garantie et n’implique aucune dérogation aux clauses et conditions du contrat. Elle est délivrée pour valoir ce que de droit et sous réserve du paiement de la cotisation.</p><p style="text-align:right">Fait au Havre, le 14 avril 2026<br>Le directeur général</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. LECONTE Hervé',
      insurer: 'Mutuelle du Large Exemple',
      policy_number: '4 817 226 H',
      property_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = feuillet(
  'entretien-chaudiere-montauban',
  `font: 9.4pt/1.42 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt; text-align: center; border: .4mm solid #c0392b; color: #c0392b; padding: 2mm } h2 { font-size: 10pt; color: #c0392b; margin: 4mm 0 1mm } td, th { border: .2mm solid #ccc; padding: 1mm } th { background: #f7eceb; font-weight: bold }`,
  [
    `<p><b>QUERCY THERMIQUE SERVICES</b> – 5 rue de l’Abbaye, 82000 MONTAUBAN – 05 63 00 77 14 – Qualifié gaz n° PG 82-0418</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p>Établie conformément à l’arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières dont la puissance nominale est comprise entre 4 et 400 kilowatts</p>${grille(
      '',
      `Client | Mme ESCALIER Brigitte
      Adresse d’intervention | 22 avenue Gambetta, 82000 MONTAUBAN, appartement 105
      Date de visite | 13/10/2026
      N° d’intervention | QTS-26-4471
      Chaudière | Thermia Condens 24, murale, condensation, gaz naturel
      N° de série / année | 5517-0082 / 2018
      Puissance nominale | 24 kW
      Évacuation des fumées | Ventouse`,
    )}<h2>Opérations réalisées</h2><p>Nettoyage du corps de chauffe, du brûleur et de l’extracteur ; vérification fonctionnelle de la chaudière, des organes de régulation et de sécurité ; contrôle de l’étanchéité du circuit gaz ; vérification de la pression du vase d’expansion ; mesure du monoxyde de carbone.</p><h2>Résultats des mesures</h2>${grille(
      'Mesure | Valeur relevée | Valeur de référence',
      `Température des fumées | 58 °C | –
      Teneur en CO dans l’ambiance | 0 ppm | inférieure à 10 ppm
      Rendement évalué | 97,8 % PCI | 98 %
      Émissions d’oxydes d’azote | 41 mg/kWh | 56 mg/kWh`,
    )}<h2>Conseils</h2><p>Installation en bon état. Maintenir la pression d’eau entre 1 et 1,5 bar. Prévoir le désembouage du circuit sous deux ans. Prochain entretien à réaliser avant le 13/10/2027. L’attestation doit être conservée deux ans et présentée à toute demande de l’assureur ou de l’acquéreur.</p><p>Le technicien : K. Benali &nbsp;&nbsp;&nbsp;&nbsp; Le client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-10-13',
      owner: 'Mme ESCALIER Brigitte',
      property_address: either(
        '22 avenue Gambetta, 82000 MONTAUBAN',
        '22 avenue Gambetta, 82000 MONTAUBAN, appartement 105',
      ),
    },
    absent: ['dpe_number', 'rnc', 'energy'],
  },
);

export const VIE_LOCATIVE = [bare, furnished, receipt, policy, boiler];
