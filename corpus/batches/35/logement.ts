// A home's life: leases, a receipt, an agency's report, an insurance, an upkeep visit.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { envelope, foot, sides } from './communs.ts';

const lease = paperOf(
  'bail-type-castres',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.8pt; background: #eee; padding: .6mm 2mm; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<p style="text-align:center">CABINET R. VIALA-ESCUDIER – Gérance – 27 rue Henri IV, 81100 CASTRES</p><h1>CONTRAT TYPE DE LOCATION DE LOGEMENT NU</h1><p style="text-align:center">(Soumis au titre Ier de la loi du 6 juillet 1989 tendant à améliorer les rapports locatifs – décret n° 2015-587 du 29 mai 2015)</p>
    <h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :<br>– <b>Bailleur</b> : SC DU MOULIN DE ROQUECOURBE, personne morale (société civile non familiale), La Bastide, 81210 ROQUECOURBE, représentée par son mandataire le Cabinet R. VIALA-ESCUDIER ;<br>– <b>Locataire</b> : M. Amadou SOW, né le 3 janvier 1995 à SAINT-LOUIS (Sénégal).</p>
    <h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Localisation : 4 quai des Jacobins, 81100 CASTRES, 2e étage. Type d’habitat : immeuble collectif, copropriété. Période de construction : avant 1949. Surface habitable : 74,60 m². Nombre de pièces principales : 3. Chauffage individuel au gaz. Niveau de performance : classe D (DPE 2281E0917740C).<br>B. Destination des locaux : usage d’habitation.<br>C. Locaux accessoires à usage privatif : caves n° 45 et 46.</p>
    <h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 15 mars 2024. B. Durée du contrat : six ans (bailleur personne morale). En l’absence de proposition de renouvellement, le contrat est reconduit tacitement.</p>
    <h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. 1° Montant du loyer mensuel : 585,00 €. Le loyer du dernier locataire était de 570,00 €, versé le 1er janvier 2024. 2° Révision : annuelle, au 15 mars, IRL du 4e trimestre 2023 : 142,06.<br>B. Charges récupérables : provisions sur charges avec régularisation annuelle ; montant des provisions : 65,00 € par mois.<br>C. Modalités de paiement : mensuel, à échoir, le 5 du mois. Total dû mensuellement : 650,00 €.</p>
    <h2>V. TRAVAUX</h2><p>Peinture du séjour et de la cuisine en 2023 (2 140 €).</p>${foot('Paraphes – page 1/2')}`,
    `<h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : 585,00 € (un mois de loyer hors charges). Garantie Visale n° A 1044 7718.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet, un seul locataire.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit à défaut de paiement du loyer, des charges ou du dépôt de garantie, six semaines après un commandement de payer resté infructueux, ou à défaut d’assurance un mois après commandement.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>À la charge du locataire : visite, dossier, rédaction 8 €/m² soit 596,80 € ; état des lieux 3 €/m² soit 223,80 €. Même montant à la charge du bailleur.</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété ; dossier de diagnostic technique (DPE, CREP, électricité, gaz, ERP) ; notice d’information ; état des lieux d’entrée ; autorisation préalable : sans objet.</p><p>Fait à CASTRES, le 11 mars 2024, en trois originaux.</p>${sides('Le bailleur, par son mandataire', 'Le locataire « lu et approuvé »')}${foot('Paraphes – page 2/2')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SC DU MOULIN DE ROQUECOURBE',
      tenant: 'M. Amadou SOW',
      property_address: '4 quai des Jacobins, 81100 CASTRES',
      surface_habitable: 7460,
      lease_from: '2024-03-15',
      lease_duration_months: 72,
      rent: 58500,
      rent_charges: 6500,
      deposit: 58500,
    },
    absent: ['price', 'iban', 'surface_carrez'],
  },
);

const furnished = paperOf(
  'bail-meuble-mende',
  `font: 10.6pt/1.5 'P052', serif; padding: 20mm 24mm; p { text-align: justify }`,
  [
    `<h1 style="font-size:15pt;text-align:center">BAIL D’HABITATION MEUBLÉE</h1><p>Entre les soussignés :</p><p>Madame Odile PEYTAVIN veuve de CHAMBRUN-LESCURE, demeurant au Villaret, 48190 Mont-Lozère-et-Goulet, la bailleresse,</p><p>Et Monsieur Nassim ACHOUR, professeur certifié, actuellement domicilié à Florac, le locataire,</p><p>Il a été convenu ce qui suit.</p>
    <p><b>1. Logement.</b> Un appartement meublé de deux pièces au premier étage de la résidence « Les Terrasses du Lot », 22 avenue Foch, 48000 MENDE (lot 5 et cave lot 18), d’une surface habitable de 51,92 m².</p><p><b>2. Durée.</b> Un an à compter du 1er septembre 2026, reconductible.</p><p><b>3. Loyer.</b> Quatre cent trente euros (430 €) par mois, payables d’avance le premier de chaque mois, plus un forfait de charges de quatre-vingt-dix euros (90 €). Le loyer sera révisé chaque année selon l’indice de référence des loyers du deuxième trimestre.</p><p><b>4. Dépôt de garantie.</b> Huit cent soixante euros (860 €), restitués dans le mois ou les deux mois de la remise des clés.</p><p><b>5. Assurance.</b> Le locataire justifie ce jour d’une assurance contre les risques locatifs.</p><p><b>6. Mobilier.</b> L’inventaire signé par les parties est joint, de même que le dossier de diagnostic technique et l’attestation de surface du 12 juin 2026.</p><p>Fait en deux exemplaires à Mende, le 24 août 2026.</p>${sides('O. de Chambrun-Lescure', 'N. Achour')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either('Madame Odile PEYTAVIN veuve de CHAMBRUN-LESCURE', 'Madame Odile PEYTAVIN'),
      tenant: 'Monsieur Nassim ACHOUR',
      property_address: '22 avenue Foch, 48000 MENDE',
      surface_habitable: 5192,
      lease_from: '2026-09-01',
      lease_duration_months: 12,
      rent: 43000,
      rent_charges: 9000,
      deposit: 86000,
    },
    absent: ['price', 'iban', 'surface_carrez'],
  },
);

const receipt = paperOf(
  'quittance-agence-castres',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; td, th { border: .2mm solid #999 } td:last-child { text-align: right; width: 34mm }`,
  [
    `${sides('<b>CABINET R. VIALA-ESCUDIER</b><br>27 rue Henri IV<br>81100 CASTRES', 'Quittance n° 2026-09-0418<br>Mandat 0077 – Locataire 00771')}${envelope('M. SOW AMADOU<br>4 QUAI DES JACOBINS<br>81100 CASTRES')}
    <h1 style="font-size:14pt;text-align:center">QUITTANCE DE LOYER</h1><p>Période du 01/09/2026 au 30/09/2026 – Bailleur : SC DU MOULIN DE ROQUECOURBE</p><p>Logement : appartement T3, 4 quai des Jacobins, 81100 CASTRES, 2e étage</p>
    ${table(
      [],
      [
        ['Loyer (révisé au 15/03/2026)', spaced(60312)],
        ['Provisions pour charges', spaced(6500)],
        ['Total réglé le 04/09/2026 par virement', spaced(66812)],
      ],
    )}
    <p style="margin-top:5mm">Nous reconnaissons avoir reçu de M. SOW la somme de SIX CENT SOIXANTE-HUIT EUROS ET DOUZE CENTIMES en règlement du terme ci-dessus, et lui en donnons quittance sous réserve de tous nos droits. Cette quittance annule tous les reçus qui auraient pu être donnés pour acompte versé sur le présent terme, même si ces reçus portent une date postérieure. Elle est délivrée à titre gratuit (art. 21 de la loi du 6 juillet 1989).</p><p>Castres, le 07/09/2026</p>${foot('R. VIALA-ESCUDIER – SIREN 900 001 290 – carte 8101 2016 000 000 121 gestion et syndic')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SC DU MOULIN DE ROQUECOURBE',
      tenant: either('M. SOW AMADOU', 'M. SOW'),
      property_address: '4 quai des Jacobins, 81100 CASTRES',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 60312,
      rent_charges: 6500,
    },
    absent: ['deposit', 'lease_from', 'due_on', 'iban'],
  },
);

const agency = paperOf(
  'gerance-compte-rendu-castres',
  `font: 8.8pt/1.38 'DejaVu Sans Condensed', sans-serif; td, th { border-bottom: .1mm solid #999; padding: .8mm 1.2mm } th { border-bottom: .3mm solid #000; font-weight: bold } td:nth-child(n+3), th:nth-child(n+3) { text-align: right } .t td { font-weight: bold; border-top: .3mm solid #000 }`,
  [
    `${sides('<b>CABINET R. VIALA-ESCUDIER</b><br>Service gérance – 27 rue Henri IV – 81100 CASTRES', 'Mandat de gestion n° 0077')}${envelope('SC DU MOULIN DE ROQUECOURBE<br>LA BASTIDE<br>81210 ROQUECOURBE')}<h1 style="font-size:12.5pt">COMPTE RENDU DE GÉRANCE – 3e trimestre 2026</h1><p>Immeuble 4 quai des Jacobins, 81100 CASTRES – du 01/07/2026 au 30/09/2026</p>
    ${table(['Date', 'Libellé', 'Débit', 'Crédit'], [['01/07/2026', 'Solde précédent', '', '0,00'], ['06/07/2026', 'SOW – loyer et charges juillet', '', spaced(66812)], ['05/08/2026', 'SOW – loyer et charges août', '', spaced(66812)], ['04/09/2026', 'SOW – loyer et charges septembre', '', spaced(66812)], ['12/08/2026', 'Facture Plomberie Agout – robinet cuisine', spaced(14850), ''], ['30/09/2026', 'Honoraires de gérance 6 % HT, TVA 20 %', spaced(14431), ''], ['30/09/2026', 'Garantie loyers impayés 2,5 %', spaced(5011), ''], `<tr class="t"><td></td><td>Totaux</td><td>${spaced(34292)}</td><td>${spaced(200436)}</td></tr>`, `<tr class="t"><td></td><td>Net à vous verser, viré le 05/10/2026</td><td></td><td>${spaced(166144)}</td></tr>`])}
    <p style="margin-top:4mm">Pour votre déclaration de revenus fonciers : loyers encaissés 1 809,36 € ; charges récupérables 195,00 €. Les charges de copropriété sont réglées directement par vos soins.</p>${foot('R. VIALA-ESCUDIER – SIREN 900 001 290 – carte 8101 2016 000 000 121')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'GERANCE',
    facts: {
      property_address: '4 quai des Jacobins, 81100 CASTRES',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
    },
    absent: ['charges_reelles', 'due_on', 'iban', 'deposit'],
  },
);

const insurance = paperOf(
  'assurance-attestation-agde',
  `font: 10pt/1.45 'URW Gothic', sans-serif; td { border-bottom: .2mm solid #cde; padding: 1.2mm } td:first-child { color: #357; width: 60mm }`,
  [
    `${sides('<b style="font-size:15pt;color:#b4232a">PRÉVOYANCE LITTORAL EXEMPLE</b><br>Agence Bernadette Sicard<br>4 rue de l’Amour, 34300 AGDE – ORIAS 07 000 000', '<p style="margin-top:14mm">M. MORALES-SICRE DIEGO<br>18 RUE DES NÉRÉIDES<br>34300 AGDE</p>')}<h1 style="font-size:15pt;margin-top:8mm">Attestation d’assurance multirisque habitation</h1><p>Agde, le 5 janvier 2026</p><p>Nous attestons que le contrat ci-dessous est en vigueur et garantit le logement suivant.</p>
    ${table(
      [],
      [
        ['Souscripteur', 'M. Diego MORALES-SICRE'],
        ['Contrat n°', '34-700-118822-K'],
        ['Formule', 'Confort – maison individuelle, 5 pièces, piscine'],
        ['Adresse du risque', '18 rue des Néréides, 34300 AGDE'],
        ['Qualité de l’assuré', 'Propriétaire occupant'],
        ['Période de validité', 'du 1er janvier 2026 au 31 décembre 2026'],
        [
          'Garanties',
          'Incendie, événements climatiques, catastrophes naturelles et technologiques, dégât des eaux, vol, bris de glace, responsabilité civile vie privée',
        ],
        ['Franchise', '150 € – catastrophes naturelles 380 €'],
      ],
    )}
    <p style="margin-top:5mm">La présente attestation, établie pour valoir ce que de droit, ne peut engager l’assureur au-delà des conditions du contrat. Elle cesse de produire effet en cas de résiliation ou de suspension.</p>${foot('Prévoyance Littoral Exemple – société d’assurance mutuelle à cotisations variables régie par le code des assurances – siège : 34000 Montpellier')}`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. Diego MORALES-SICRE',
      insurer: 'PRÉVOYANCE LITTORAL EXEMPLE',
      policy_number: '34-700-118822-K',
      property_address: '18 rue des Néréides, 34300 AGDE',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-castres',
  `font: 9.2pt/1.4 'Nimbus Sans Narrow', sans-serif; td, th { border: .2mm solid #678; padding: .9mm 1.5mm } h1 { font-size: 13pt; text-align: center; background: #e6edf3; padding: 2mm } h2 { font-size: 10.2pt; margin: 3mm 0 1mm }`,
  [
    `${sides('<b>ETS GALIBERT CHAUFFAGE</b><br>ZA de Mélou, 81100 CASTRES<br>Qualigaz – RGE', 'Attestation n° 26-2207<br>Contrat d’entretien n° 1184')}<h1>ATTESTATION D’ENTRETIEN D’UNE CHAUDIÈRE<br>dont la puissance nominale est comprise entre 4 et 400 kW</h1><p style="text-align:center">Arrêté du 15 septembre 2009 modifié, annexe IV</p>
    ${table(
      [],
      [
        ['Commanditaire', 'M. SOW Amadou (locataire)'],
        ['Adresse de la chaudière', '4 quai des Jacobins, 81100 CASTRES, 2e étage'],
        ['Date de la visite', '02/06/2026'],
        ['Technicien', 'R. Galibert'],
      ],
    )}<h2>Identification</h2>${table(['Marque', 'Modèle', 'N° série', 'Puissance', 'Combustible', 'Mise en service', 'Évacuation'], [['Saunier D.', 'Thema', '21084477', '23,3 kW', 'Gaz naturel', '2014', 'Conduit de fumée']])}
    <h2>Contrôles et mesures</h2>${table(
      [],
      [
        ['Nettoyage du corps de chauffe et du brûleur', 'fait'],
        ['Vérification de la pompe et des organes de sécurité', 'fait'],
        ['Température des fumées', '118 °C'],
        ['Teneur en CO dans l’ambiance', '3 ppm – situation normale (inférieure à 10 ppm)'],
        ['Rendement évalué sur PCI', '91,4 %'],
        ['Émissions d’oxydes d’azote évaluées', '84 mg/kWh'],
      ],
    )}
    <h2>Conseils</h2><p>Appareil de plus de douze ans : envisager un remplacement par une chaudière à condensation ou un système utilisant une énergie renouvelable. Désembouage conseillé. Montant de la visite : compris dans le contrat (139 € TTC par an).</p><p>Fait à Castres, le 02/06/2026 – signature du technicien, signature du client. Attestation à conserver deux ans.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-06-02',
      property_address: either(
        '4 quai des Jacobins, 81100 CASTRES',
        '4 quai des Jacobins, 81100 CASTRES, 2e étage',
      ),
    },
    absent: ['energy', 'emissions', 'valid_until'],
  },
);

export const LOGEMENT = [lease, furnished, receipt, agency, insurance, boiler];
