// A home let, insured and kept up: two leases, a receipt, a certificate of insurance, a boiler serviced.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const model = paperOf(
  'bail-contrat-type-bayonne',
  `font: 9.2pt/1.38 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 10pt; background: #e7eef0; padding: .8mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1.2mm } .pg { position: absolute; bottom: 6mm; right: 16mm; font-size: 7.5pt }`,
  [
    `<h1>CONTRAT DE LOCATION<br>Locaux nus à usage d’habitation</h1><p style="text-align:center">Soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989 tendant à améliorer les rapports locatifs – contrat type annexé au décret n° 2015-587 du 29 mai 2015</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>– SCI LARRALDE, société civile immobilière familiale, 2 chemin de Haritza, 64250 ESPELETTE, désignée ci-après « le bailleur », représentée par l’agence Nive Gestion Locative, 4 rue Poissonnerie, 64100 BAYONNE, mandataire, titulaire de la carte CPI 6401 2020 000 000 077 ;</p><p>– Mademoiselle Inès OYARZABAL, née le 19/07/1998 à SAINT-JEAN-DE-LUZ, désignée ci-après « le locataire ».</p><p>Il a été convenu ce qui suit.</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Localisation : 9 allée des Platanes, 64100 BAYONNE, bâtiment 2, 4ème étage, lot n° 103. Type d’habitat : immeuble collectif. Régime juridique : copropriété. Période de construction : depuis 1989. Surface habitable : 44,11 m². Nombre de pièces principales : 2. Modalité de production de chauffage : individuel électrique. Eau chaude : individuelle.</p><p>B. Destination des locaux : usage d’habitation. C. Locaux accessoires à usage privatif du locataire : parking n° 217. D. Locaux à usage commun : local à vélos, espaces verts.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 2 mai 2025. B. Durée du contrat : six ans (bailleur personne morale). En l’absence de proposition de renouvellement, le contrat est, à l’issue de sa durée, reconduit tacitement pour six ans.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. 1° Fixation du loyer initial : montant du loyer mensuel : 712,00 €. Le loyer du logement est soumis au décret fixant annuellement le montant maximum d’évolution des loyers à la relocation : oui. Dernier loyer acquitté par le précédent locataire : 698,00 €, versé le 01/03/2025. 2° Modalités de révision : date de révision : 2 mai ; trimestre de référence de l’IRL : 4ème trimestre 2024, valeur 144,64.</p><p>B. Charges récupérables. Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions sur charges : 68,00 € par mois.</p><p>C. Modalités de paiement. Périodicité : mensuelle, à échoir, le 1er de chaque mois. Montant total dû à la première échéance de paiement pour une période complète de location : 780,00 €.</p><p class="pg">1/2</p>`,
    `<h2>V. TRAVAUX</h2><p>Montant et nature des travaux d’amélioration effectués depuis la fin du dernier contrat de location : remplacement des convecteurs, 1&nbsp;460,00&nbsp;€ TTC. Majoration du loyer en cours de bail : sans objet.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire, inférieur ou égal à un mois de loyer hors charges : 712,00 €.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Pour l’exécution de toutes les obligations résultant du présent contrat, il y aura solidarité et indivisibilité entre les locataires et leurs héritiers.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit à défaut de paiement du loyer, des provisions de charge ou du dépôt de garantie six semaines après un commandement de payer demeuré sans effet, ou à défaut de souscription d’une assurance des risques locatifs un mois après un commandement.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Rappel des dispositions du I de l’article 5 de la loi du 6 juillet 1989, alinéas 1 à 3. Plafonds applicables : visite, dossier et rédaction du bail : 8 €/m² ; état des lieux : 3 €/m². Honoraires à la charge du bailleur : 485,21 € TTC. Honoraires à la charge du locataire : 485,21 € TTC.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire ne pourra sous-louer ni proposer le logement sur une plateforme de courte durée sans l’accord écrit du bailleur. La détention d’un animal familier est autorisée.</p><h2>XI. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique (DPE, état des risques, électricité, bruit), notice d’information, état des lieux d’entrée, liste des réparations locatives, grille indicative de vétusté.</p><p style="margin-top:6mm">Le 28 avril 2025, à Bayonne. Fait en deux originaux.</p><p>Signature du bailleur ou de son mandataire &emsp;&emsp;&emsp; Signature du locataire</p><p class="pg">2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI LARRALDE',
      tenant: 'Mademoiselle Inès OYARZABAL',
      property_address: '9 allée des Platanes, 64100 BAYONNE',
      surface_habitable: 4411,
      lots: either(['103'], ['103', '217']),
      lease_from: '2025-05-02',
      lease_duration_months: 72,
      rent: 71200,
      rent_charges: 6800,
      deposit: 71200,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-meuble-chambery',
  `font: 10.6pt/1.48 'Nimbus Roman', serif; padding: 18mm 22mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 11pt; margin: 3mm 0 1mm } p { text-align: justify; margin-bottom: 1.5mm }`,
  [
    `<h1>BAIL D’HABITATION MEUBLÉE<br>Résidence principale du locataire</h1>${paragraphs(['(articles 25-3 à 25-11 de la loi n° 89-462 du 6 juillet 1989)', 'ENTRE Monsieur Luc PERRIER et Madame Agathe PERRIER née DUCRET, demeurant 112 chemin de la Cassine, 73000 CHAMBÉRY, ci-après le BAILLEUR, d’une part,', 'ET Monsieur Théo VALLET, étudiant, né le 2 février 2004 à GRENOBLE, ci-après le LOCATAIRE, d’autre part,', 'il a été arrêté ce qui suit : le bailleur donne en location au locataire, qui accepte, le logement meublé dont la désignation suit.'])}<h2>1. Désignation</h2><p>Un studio situé 41 faubourg Reclus, 73000 CHAMBÉRY, troisième étage, d’une surface habitable de 22,60 m², comprenant une pièce avec coin cuisine équipé et une salle d’eau avec wc. L’inventaire du mobilier, conforme au décret n° 2015-981 du 31 juillet 2015, est annexé.</p><h2>2. Durée</h2><p>La location est consentie pour une durée d’un an à compter du 1er septembre 2026, pour se terminer le 31 août 2027. Elle se renouvellera par tacite reconduction pour la même durée, sauf congé donné par lettre recommandée trois mois avant l’échéance par le bailleur, un mois par le locataire.</p><h2>3. Loyer</h2><p>Le loyer est fixé à QUATRE CENT QUATRE-VINGT-DIX EUROS (490,00 €) par mois, payable d’avance le 5 de chaque mois par virement. Il sera révisé chaque année le 1er septembre selon la variation de l’indice de référence des loyers du 2ème trimestre.</p><h2>4. Charges</h2><p>Les charges (eau froide, chauffage collectif, ordures ménagères, entretien des communs) sont fixées forfaitairement à 45,00 € par mois, sans régularisation. L’électricité et l’abonnement internet restent à la charge directe du locataire.</p>`,
    `<h2>5. Dépôt de garantie</h2><p>Le locataire verse à la signature la somme de 980,00 €, correspondant à deux mois de loyer hors charges. Elle lui sera restituée dans le mois de la remise des clés si l’état des lieux de sortie est conforme, sous déduction des sommes restant dues.</p><h2>6. Obligations du locataire</h2><p>User paisiblement du logement, répondre des dégradations, prendre à sa charge l’entretien courant et les menues réparations, souscrire une assurance couvrant les risques locatifs et en justifier chaque année, ne pas transformer les lieux sans accord écrit, laisser visiter le logement en cas de vente ou de relocation.</p><h2>7. Obligations du bailleur</h2><p>Délivrer un logement décent et en bon état d’usage, assurer la jouissance paisible, entretenir les locaux en état de servir à l’usage prévu, remettre gratuitement une quittance au locataire qui en fait la demande.</p><h2>8. Cautionnement</h2><p>Madame Corinne VALLET, mère du locataire, s’est portée caution solidaire par acte séparé.</p><h2>9. Clause résolutoire</h2><p>À défaut de paiement du loyer ou des charges aux termes convenus, et six semaines après un commandement de payer resté infructueux, le bail sera résilié de plein droit.</p><h2>10. Diagnostics annexés</h2><p>Performance énergétique (classe D), installation électrique, état des risques. Notice d’information relative aux droits et obligations.</p><p style="margin-top:8mm">Fait à Chambéry, en deux exemplaires, le 22 août 2026.</p><p>Le bailleur &emsp;&emsp;&emsp;&emsp;&emsp; Le locataire (lu et approuvé)</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'Monsieur Luc PERRIER et Madame Agathe PERRIER née DUCRET',
        'Monsieur Luc PERRIER et Madame Agathe PERRIER',
        'Monsieur Luc PERRIER',
      ),
      tenant: 'Monsieur Théo VALLET',
      property_address: '41 faubourg Reclus, 73000 CHAMBÉRY',
      surface_habitable: 2260,
      lease_from: '2026-09-01',
      lease_duration_months: 12,
      rent: 49000,
      rent_charges: 4500,
      deposit: 98000,
    },
    absent: ['iban', 'surface_carrez', 'lots', 'rnc'],
  },
);

const receipt = paperOf(
  'quittance-agence-bayonne',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 18mm; h1 { font-size: 15pt; text-align: center; border-top: .4mm solid #333; border-bottom: .4mm solid #333; padding: 2mm } td { border-bottom: .2mm dotted #666 } td:last-child { text-align: right }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b>NIVE GESTION LOCATIVE</b><br>4 rue Poissonnerie<br>64100 BAYONNE</div><div style="padding-top:14mm">Mlle OYARZABAL Inès<br>9 allée des Platanes<br>Bât. 2, appt 43<br>64100 BAYONNE</div></div><p style="margin-top:8mm">Bayonne, le 05/06/2026<br>Dossier : LARR-103 – Propriétaire : SCI LARRALDE</p><h1>QUITTANCE DE LOYER – JUIN 2026</h1><p>Adresse du logement loué : 9 allée des Platanes, 64100 BAYONNE</p><p>Nous soussignés, Nive Gestion Locative, mandataire du bailleur SCI LARRALDE, déclarons avoir reçu de Mlle OYARZABAL Inès la somme de sept cent quatre-vingt-sept euros et soixante-deux centimes (787,62 €), au titre du paiement du loyer et des charges pour la période du 1er juin 2026 au 30 juin 2026, et lui en donnons quittance, sous réserve de tous nos droits.</p>${table(
      [],
      [
        ['Loyer hors charges (après révision du 02/05/2026)', '719,62 €'],
        ['Provision sur charges', '68,00 €'],
        ['Total', '787,62 €'],
        ['Règlement reçu par virement le 03/06/2026', '787,62 €'],
        ['Solde', '0,00 €'],
      ],
    )}<p style="margin-top:6mm;font-size:8.6pt">Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est délivrée sans frais, conformément à l’article 21 de la loi du 6 juillet 1989. Elle ne préjuge pas du paiement des termes antérieurs et doit être conservée pendant trois ans par le locataire.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LARRALDE',
      tenant: 'Mlle OYARZABAL Inès',
      property_address: '9 allée des Platanes, 64100 BAYONNE',
      period_from: '2026-06-01',
      period_to: '2026-06-30',
      rent: 71962,
      rent_charges: 6800,
    },
    absent: ['deposit', 'lease_from', 'iban', 'lots'],
  },
);

const insurance = paperOf(
  'assurance-habitation-quimper',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 20mm; h1 { font-size: 15pt; color: #b34700 } td { border: .2mm solid #d9b599 }`,
  [
    `<p><b style="font-size:13pt;color:#b34700">Mutuelle du Ponant Exemple</b><br>Société d’assurance mutuelle à cotisations variables<br>Agence de Quimper, 18 rue de Douarnenez, 29000 QUIMPER</p><p style="margin-left:95mm">M. et Mme LE BIHAN Yann<br>14 impasse de Kerlaëron<br>29000 QUIMPER</p><p>Quimper, le 7 janvier 2026</p><h1>Attestation d’assurance multirisque habitation</h1><p>Nous certifions que nos sociétaires désignés ci-dessous ont souscrit, en qualité de propriétaires occupants, un contrat d’assurance habitation en vigueur.</p>${table(
      [],
      [
        ['Sociétaire', 'M. et Mme LE BIHAN Yann'],
        ['N° de contrat', '0418 77 23 C 02'],
        ['Adresse du risque', '14 impasse de Kerlaëron, 29000 QUIMPER'],
        ['Nature du bien', 'Maison individuelle, 5 pièces principales, 1 dépendance de 22 m²'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:4mm">Garanties souscrites : responsabilité civile vie privée, incendie et événements assimilés, dégât des eaux, gel, événements climatiques, catastrophes naturelles et technologiques, vol et vandalisme, bris de glaces, défense pénale et recours. Capital mobilier assuré : 42&nbsp;000&nbsp;€.</p><p>La présente attestation, délivrée pour servir et valoir ce que de droit, n’implique qu’une présomption de garantie à la charge de l’assureur conformément à l’article L. 112-3 du code des assurances. Elle ne peut engager la mutuelle au-delà des clauses et conditions du contrat auquel elle se réfère, et sous réserve du paiement de la cotisation.</p><p style="text-align:right">Pour la mutuelle, la directrice d’agence</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. et Mme LE BIHAN Yann',
      insurer: 'Mutuelle du Ponant Exemple',
      policy_number: '0418 77 23 C 02',
      property_address: '14 impasse de Kerlaëron, 29000 QUIMPER',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-limoges',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm; h1 { font-size: 13.5pt; text-align: center } h2 { font-size: 10pt; background: #fff0d6; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #aaa }`,
  [
    `<p><b>THERMI-LIMOUSIN SARL</b> – 8 rue Jules-Noriac, 87000 LIMOGES – tél. 05 55 00 44 71 – Qualigaz pro n° 00000</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p style="text-align:center">Articles R. 224-41-4 à R. 224-41-9 du code de l’environnement – arrêté du 15 septembre 2009, annexe 4</p><h2>Commanditaire de la visite</h2><p>Nom : M. GUIBERT Stéphane – Adresse de l’installation : 18 rue du Quinconce, 87000 LIMOGES (appt 2ème étage gauche) – Contrat d’entretien n° TL-1184</p><h2>Identification de la chaudière</h2>${table(
      [
        'Marque et modèle',
        'N° de série',
        'Combustible',
        'Puissance',
        'Mode d’évacuation',
        'Mise en service',
      ],
      [['CALORIA Condens 25', 'CC25-17-00482', 'Gaz naturel', '25 kW', 'Ventouse', '10/2017']],
    )}<h2>Opérations effectuées le 12/03/2026</h2>${table(
      ['Point contrôlé', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe, du brûleur et de l’extracteur', 'Fait'],
        ['Vérification fonctionnelle de la pompe et du vase d’expansion', 'Bon'],
        ['Vérification des dispositifs de sécurité', 'Bon'],
        ['Température des fumées', '58 °C'],
        ['Teneur en CO dans l’ambiance', '0 ppm – situation normale'],
        ['Rendement évalué sur PCI', '97,2 % (référence : 92 %)'],
        ['Émissions d’oxydes d’azote évaluées', '41 mg/kWh'],
      ],
    )}<h2>Conseils et recommandations</h2><p>Prévoir le remplacement du vase d’expansion au prochain passage. Maintenir une température de consigne de 19 °C et purger les radiateurs avant la saison de chauffe. L’ensemble des points de contrôle a été réalisé ; l’appareil fonctionne normalement.</p><p>L’attestation doit être conservée deux ans au moins par le commanditaire. Date de la prochaine visite conseillée : mars 2027. Technicien : D. LAVERGNE. Fait à Limoges, le 12/03/2026.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-03-12',
      owner: 'M. GUIBERT Stéphane',
      property_address: '18 rue du Quinconce, 87000 LIMOGES',
    },
    absent: ['dpe_number', 'rnc', 'price'],
  },
);

export const OCCUPATION_DU_LOGEMENT = [model, furnished, receipt, insurance, boiler];
