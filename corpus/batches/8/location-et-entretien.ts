// A home let, insured and kept up: two leases, a receipt, a certificate of cover, a boiler's yearly visit.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const bare = paperOf(
  'bail-vide-nancy',
  `font: 9.3pt/1.42 'Nimbus Roman', serif; padding: 14mm 18mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.4pt; margin: 3mm 0 1mm; border-bottom: .2mm solid #000 } p { margin-bottom: 1.4mm }`,
  [
    `<h1>CONTRAT DE LOCATION</h1><p style="text-align:center">(Soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs et portant modification de la loi n° 86-1290 du 23 décembre 1986)<br><b>Locaux à usage d’habitation principale – logement nu</b></p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>- Nom et prénom du bailleur : <b>Madame WALTER Ghislaine</b>, personne physique ; domicile : 17 rue Hermite, 54000 NANCY ; désignée ci-après « le bailleur » ;</p><p>- Nom et prénom du ou des locataires : <b>Monsieur DELACOUR Thomas</b> et <b>Madame BENALI Inès</b>, adresse email : t.delacour@example.fr ; désignés ci-après « le locataire » ;</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation du logement : 41 rue de Saurupt, 54000 NANCY, 2e étage gauche (lot 14). Type d’habitat : immeuble collectif, en copropriété. Période de construction : de 1949 à 1974. Surface habitable : 59,06 m². Nombre de pièces principales : 2. Autres parties du logement : loggia, cave (lot 39). Modalité de production de chauffage : collectif. Niveau de performance du logement : classe D.</p><p>B. Destination des locaux : usage d’habitation. C. Équipements d’accès aux technologies de l’information : fibre.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 15 mai 2024. B. Durée du contrat : trois ans. En l’absence de proposition de renouvellement, le contrat est reconduit tacitement pour trois ans et dans les mêmes conditions. Le locataire peut mettre fin au bail à tout moment, après avoir donné congé.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – 1° Fixation du loyer initial : a) montant du loyer mensuel : 610,00 € (six cent dix euros). b) Le loyer du logement objet du contrat n’est pas soumis à la majoration fixée par décret. c) Informations relatives au loyer du dernier locataire : 585,00 €, versé le 01/03/2024. 2° Modalités de révision : date de révision 15 mai, indice de référence des loyers du 4e trimestre 2023, soit 142,06.</p><p>B. Charges récupérables – Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions sur charges : 145,00 € par mois.</p><p>C. Modalités de paiement – à échoir, le 5 de chaque mois, par virement. Total dû à la première échéance pour une période complète de location : 755,00 €.</p>`,
    `<h2>V. TRAVAUX</h2><p>Travaux d’amélioration effectués depuis la fin du dernier contrat : réfection des peintures, 2 340,00 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : 610,00 €, soit un mois de loyer hors charges.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Les colocataires sont tenus solidairement et indivisiblement de l’exécution de leurs obligations.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le présent contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des charges ou du dépôt de garantie, de défaut d’assurance contre les risques locatifs, ou de troubles de voisinage constatés par une décision de justice, dans les délais prévus par la loi après commandement resté infructueux.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Sans objet, la location étant conclue sans le concours d’un intermédiaire.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2>${paragraphs(['Le locataire est tenu de payer le loyer et les charges aux termes convenus, d’user paisiblement des locaux, de répondre des dégradations, de prendre à sa charge l’entretien courant et les réparations locatives définies par le décret n° 87-712 du 26 août 1987, de ne pas transformer les locaux sans l’accord écrit du propriétaire, de s’assurer et d’en justifier chaque année.', 'Le bailleur est tenu de délivrer un logement décent, d’assurer la jouissance paisible, d’entretenir les locaux en état de servir à l’usage prévu et de transmettre gratuitement une quittance au locataire qui en fait la demande.'])}<h2>XI. ANNEXES</h2><p>Extrait du règlement de copropriété ; dossier de diagnostic technique (diagnostic de performance énergétique, constat plomb, état de l’installation électrique et de gaz, état des risques) ; notice d’information ; état des lieux ; attestation de surface habitable.</p><p style="margin-top:6mm">Le 2 mai 2024, à Nancy, fait en trois originaux.</p><p style="display:flex;justify-content:space-between"><span>Signature du bailleur</span><span>Signature des locataires, précédée de la mention « lu et approuvé »</span></p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame WALTER Ghislaine',
      tenant: either(
        'Monsieur DELACOUR Thomas et Madame BENALI Inès',
        'Monsieur DELACOUR Thomas, Madame BENALI Inès',
        'Monsieur DELACOUR Thomas',
      ),
      property_address: '41 rue de Saurupt, 54000 NANCY',
      surface_habitable: 5906,
      lots: ['14', '39'],
      lease_from: '2024-05-15',
      lease_duration_months: 36,
      rent: 61000,
      rent_charges: 14500,
      deposit: 61000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'dpe_number'],
  },
);

const furnished = paperOf(
  'bail-meuble-bayonne',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 15mm 17mm; h1 { font-size: 14pt; color: #7a1f1f; text-align: center } h2 { font-size: 10pt; color: #fff; background: #7a1f1f; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border: .2mm solid #c9a; }`,
  [
    `<h1>BAIL DE LOCATION MEUBLÉE<br><span style="font-size:10pt">résidence principale – articles 25-3 et suivants de la loi n° 89-462 du 6 juillet 1989</span></h1>${table(
      [],
      [
        [
          'BAILLEUR',
          'SCI ERREKA, société civile immobilière, 27 avenue Foch, 64200 BIARRITZ, représentée par son gérant M. Beñat IRIART',
        ],
        ['LOCATAIRE', 'Mme Julie CAZENAVE, née le 22/11/1996 à PAU'],
        ['LOGEMENT', 'Appartement meublé, 1er étage, 12 rue Lormand, 64100 BAYONNE'],
        ['SURFACE HABITABLE', '74,80 m²'],
        ['ANNEXE', 'Cave n° 9'],
      ],
    )}<h2>ARTICLE 1 – DURÉE</h2><p>Le présent bail est consenti pour une durée d’UN AN, à compter du 1er septembre 2025 pour se terminer le 31 août 2026, renouvelable par tacite reconduction pour la même durée. Le locataire peut le résilier à tout moment moyennant un préavis d’un mois, le bailleur à l’échéance moyennant un préavis de trois mois.</p><h2>ARTICLE 2 – LOYER</h2><p>Le loyer mensuel est fixé à NEUF CENT QUATRE-VINGTS EUROS (980,00 €), payable d’avance le 1er de chaque mois entre les mains du bailleur. Il sera révisé chaque année à la date anniversaire selon la variation de l’IRL (référence : 2e trimestre 2025).</p><h2>ARTICLE 3 – CHARGES</h2><p>Le locataire verse en sus du loyer un forfait de charges de QUARANTE EUROS (40,00 €) par mois, comprenant l’eau froide, l’entretien des communs et la taxe d’enlèvement des ordures ménagères. Ce forfait ne donne lieu à aucune régularisation.</p><h2>ARTICLE 4 – DÉPÔT DE GARANTIE</h2><p>Un dépôt de garantie de 1 960,00 €, correspondant à deux mois de loyer hors charges, est versé à la signature. Il est restitué dans le délai d’un ou deux mois suivant la remise des clés.</p><h2>ARTICLE 5 – MOBILIER</h2><p>Le logement comporte les éléments du décret n° 2015-981 du 31 juillet 2015 : literie avec couette, occultation des fenêtres des chambres, plaques de cuisson, four, réfrigérateur et congélateur, vaisselle, ustensiles, table et sièges, étagères, luminaires, matériel d’entretien. Un inventaire est annexé.</p><h2>ARTICLE 6 – OBLIGATIONS DU LOCATAIRE</h2><p>User paisiblement des lieux, s’assurer contre les risques locatifs et en justifier, entretenir le logement, ne pas sous-louer ni céder le bail sans l’accord écrit du bailleur, respecter le règlement de copropriété.</p><h2>ARTICLE 7 – CLAUSE RÉSOLUTOIRE</h2><p>À défaut de paiement d’un seul terme de loyer ou de charges, et six semaines après commandement resté sans effet, le bail sera résilié de plein droit.</p><p style="margin-top:4mm">Fait à Bayonne, le 25 août 2025, en deux exemplaires. Le bailleur – Le locataire</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'SCI ERREKA',
        'SCI ERREKA, représentée par son gérant M. Beñat IRIART',
        'SCI ERREKA, société civile immobilière',
      ),
      tenant: 'Mme Julie CAZENAVE',
      property_address: '12 rue Lormand, 64100 BAYONNE',
      surface_habitable: 7480,
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 98000,
      rent_charges: 4000,
      deposit: 196000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-loyer-nancy',
  `font: 10.4pt/1.55 'Nimbus Roman', serif; padding: 24mm; td { border: .2mm solid #555 } td:last-child { text-align: right }`,
  [
    `<h1 style="font-size:17pt;text-align:center">QUITTANCE DE LOYER</h1><p style="text-align:center">Mois de septembre 2026</p><p>Bailleur : Madame WALTER Ghislaine<br>17 rue Hermite, 54000 NANCY</p><p style="margin-left:80mm">Locataires : Monsieur DELACOUR Thomas et Madame BENALI Inès<br>41 rue de Saurupt<br>54000 NANCY</p><p>Adresse de la location : 41 rue de Saurupt, 54000 NANCY</p><p>Je soussignée Ghislaine WALTER, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Monsieur DELACOUR et Madame BENALI la somme de sept cent quatre-vingt-un euros et trente-deux centimes (781,32 €), au titre du paiement du loyer et des charges pour la période de location du 1er septembre 2026 au 30 septembre 2026, et leur en donne quittance, sous réserve de tous mes droits.</p>${table(
      [],
      [
        ['Loyer', '631,32 €'],
        ['Provision pour charges', '150,00 €'],
        ['Total', '781,32 €'],
      ],
    )}<p style="margin-top:4mm">Date du paiement : le 4 septembre 2026</p><p>Fait à Nancy, le 6 septembre 2026</p><p style="font-size:8.6pt">Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi n° 89-462 du 6 juillet 1989).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Madame WALTER Ghislaine',
      tenant: either(
        'Monsieur DELACOUR Thomas et Madame BENALI Inès',
        'Monsieur DELACOUR Thomas, Madame BENALI Inès',
        'Monsieur DELACOUR Thomas',
      ),
      property_address: '41 rue de Saurupt, 54000 NANCY',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 63132,
      rent_charges: 15000,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const cover = paperOf(
  'assurance-habitation-saumur',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 20mm; h1 { font-size: 14pt; color: #0d47a1 } td { border-bottom: .2mm solid #bcd }`,
  [
    `<p style="color:#0d47a1;font-size:15pt"><b>MUTUELLE LIGÉRIENNE EXEMPLE</b></p><p>Agence de Saumur – 5 rue Saint-Jean – 49400 SAUMUR – 02 41 00 80 15</p><p style="margin:6mm 0 6mm 85mm">M. ET MME CHEVALLIER LAURENT<br>8 RUE DU PETIT-PUY<br>49400 SAUMUR</p><h1>ATTESTATION D’ASSURANCE HABITATION</h1><p>Nous soussignés, Mutuelle Ligérienne Exemple, attestons que M. et Mme CHEVALLIER Laurent sont titulaires d’un contrat d’assurance multirisque habitation en qualité de propriétaires occupants :</p>${table(
      [],
      [
        ['Numéro de contrat', '4930 7718 02'],
        ['Numéro de sociétaire', '0 771 802 K'],
        ['Risque assuré', 'Maison de 6 pièces et dépendances, 8 rue du Petit-Puy, 49400 SAUMUR'],
        ['Date d’effet', '01/04/2026'],
        ['Validité de l’attestation', 'du 01/04/2026 au 31/03/2027'],
      ],
    )}<p style="margin-top:5mm">Garanties souscrites : responsabilité civile vie privée, responsabilité civile propriétaire d’immeuble, incendie et événements assimilés, tempête, grêle et neige, dégâts des eaux et gel, vol et vandalisme, bris de glace, catastrophes naturelles et technologiques, défense pénale et recours.</p><p>La présente attestation est délivrée sous réserve du paiement de la cotisation. Elle ne peut engager l’assureur en dehors des termes et limites précisés par les clauses et conditions du contrat auquel elle se réfère.</p><p>Fait à Saumur, le 02/04/2026</p><p style="text-align:right">Pour la Mutuelle, le directeur</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. et Mme CHEVALLIER Laurent',
      insurer: 'MUTUELLE LIGÉRIENNE EXEMPLE',
      policy_number: '4930 7718 02',
      property_address: '8 rue du Petit-Puy, 49400 SAUMUR',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-saumur',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; border: .5mm solid #b71c1c; padding: 2mm; color: #b71c1c } h2 { font-size: 10pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #bbb }`,
  [
    `<p><b>THOUET CHAUFFAGE SERVICE</b> – ZA de la Ronde – 49400 SAUMUR – SIRET 900 000 733 00012</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE<br><span style="font-size:9.5pt">puissance comprise entre 4 et 400 kW – arrêté du 15 septembre 2009 modifié</span></h1>${table(
      [],
      [
        ['Commanditaire', 'M. CHEVALLIER Laurent'],
        ['Adresse de l’intervention', '8 rue du Petit-Puy, 49400 SAUMUR'],
        ['Date de la visite', '14/10/2025'],
        ['Date de la visite précédente', '22/10/2024'],
        ['Technicien', 'P. Guéret'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(
      ['Marque et modèle', 'Puissance', 'Énergie', 'Évacuation', 'N° de série', 'Mise en service'],
      [['Thermex Classic 28', '28 kW', 'Gaz naturel', 'Cheminée', '0904-33718', '2009']],
    )}<h2>Points contrôlés</h2>${table(
      ['Opération', 'Fait', 'Observation'],
      [
        ['Nettoyage du corps de chauffe, du brûleur et de l’extracteur', 'oui', ''],
        ['Vérification fonctionnelle de la pompe de chauffage', 'oui', ''],
        ['Vérification des dispositifs de sécurité', 'oui', ''],
        ['Mesure de la température des fumées', 'oui', '118 °C'],
        ['Mesure de la teneur en monoxyde de carbone ambiant', 'oui', '4 ppm – situation normale'],
        ['Rendement évalué', 'oui', '87,4 % (référence : 92 %)'],
        ['Émissions de NOx évaluées', 'oui', '102 mg/kWh'],
      ],
    )}<h2>Conseils</h2><p>La chaudière fonctionne correctement. Compte tenu de son âge, son remplacement par une chaudière à condensation ou une pompe à chaleur permettrait une économie de l’ordre de 20 %. Désembouage du circuit recommandé.</p><p style="margin-top:5mm">Attestation remise au commanditaire le 14/10/2025, à conserver deux ans au moins et à présenter sur demande. Signature et cachet de l’entreprise.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-10-14',
      owner: 'M. CHEVALLIER Laurent',
      property_address: '8 rue du Petit-Puy, 49400 SAUMUR',
    },
    absent: ['dpe_number', 'rnc', 'lots'],
  },
);

export const LOCATION_ET_ENTRETIEN = [bare, furnished, receipt, cover, boiler];
