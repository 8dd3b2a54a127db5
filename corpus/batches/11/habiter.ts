// A home lived in, let, insured, heated and taxed.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-vide-bayonne',
  `font: 9.6pt/1.42 'Nimbus Roman', serif; padding: 15mm 18mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.6pt; margin: 3.5mm 0 1mm } .p { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<h1>CONTRAT DE LOCATION<br>d’un logement nu à usage de résidence principale</h1><p style="text-align:center">(soumis au titre Ier de la loi du 6 juillet 1989 – contrat type, décret n° 2015-587 du 29 mai 2015)</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :<br>– <b>SCI ETXE ONA</b>, société civile immobilière non familiale, 16 chemin de Hargous, 64100 BAYONNE, représentée par son gérant M. Xabi ETCHEVERRY, désignée ci-après « le bailleur » ;<br>– <b>Mme Camille DUPOUY</b>, née le 22/01/1995 à Dax, désignée ci-après « le locataire » ;<br>Il a été convenu ce qui suit.</p><h2>II. OBJET DU CONTRAT</h2><p><b>A. Consistance du logement.</b> Localisation : 33 allées Marines, bâtiment A, 1er étage, 64100 BAYONNE. Type d’habitat : immeuble collectif, en copropriété. Période de construction : 1994 à 2000. Surface habitable : 44,05 m². Nombre de pièces principales : 2. Autres parties du logement : balcon. Éléments d’équipement : cuisine équipée de plaques et hotte. Chauffage et eau chaude : collectifs.<br><b>B. Destination des locaux :</b> usage d’habitation.<br><b>C. Locaux accessoires à usage privatif :</b> garage n° 211.<br><b>D. Niveau de performance du logement :</b> classe C.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 15 mars 2026.<br>B. Durée du contrat : six ans, le bailleur étant une personne morale.</p><p>En l’absence de proposition de renouvellement du contrat, celui-ci est, à son terme, reconduit tacitement pour six ans et dans les mêmes conditions. Le locataire peut mettre fin au bail à tout moment, après avoir donné congé.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p><b>A. Loyer.</b> 1° Fixation du loyer initial : a) Montant du loyer mensuel : 685,00 € (six cent quatre-vingt-cinq euros). b) Le loyer du logement est soumis au décret fixant annuellement le montant maximum d’évolution des loyers à la relocation : oui. Dernier loyer acquitté par le précédent locataire : 662,00 €, versé le 1er février 2026. 2° Révision : chaque année le 15 mars, IRL du 4e trimestre 2025.</p><p class="p">Paraphes : ....... page 1/2</p>`,
    `<p><b>B. Charges récupérables.</b> Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions sur charges : 90,00 € par mois.</p><p><b>C. Modalités de paiement.</b> Le loyer est payé d’avance, le 5 de chaque mois, par virement. Montant total dû à la première échéance de paiement pour une période complète de location : 775,00 €.</p><h2>V. TRAVAUX</h2><p>Montant et nature des travaux d’amélioration effectués depuis la fin du dernier contrat : réfection des peintures de la chambre, 1 140 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : 685,00 €, soit un mois de loyer hors charges. Il est restitué dans un délai d’un mois à compter de la remise des clés si l’état des lieux de sortie est conforme à l’état des lieux d’entrée, de deux mois dans le cas contraire.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet, le locataire étant unique.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas d’inexécution des obligations du locataire, soit en cas de défaut de paiement des loyers et des charges, de non-versement du dépôt de garantie ou de défaut d’assurance contre les risques locatifs. Une clause ne produit effet que six semaines après un commandement de payer demeuré infructueux.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Néant, location de particulier sans intermédiaire.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire s’engage à respecter le règlement de l’immeuble dont un extrait lui a été remis, à user paisiblement des locaux et à prendre à sa charge l’entretien courant et les réparations locatives.</p><h2>XI. ANNEXES</h2><p>Sont annexés et joints au contrat de location : le dossier de diagnostic technique, une notice d’information relative aux droits et obligations des locataires et des bailleurs, l’état des lieux d’entrée, l’acte de cautionnement.</p><p>Fait à Bayonne, le 12 mars 2026, en deux originaux.</p><table style="margin-top:8mm"><tr><td>Le bailleur (signature)</td><td>Le locataire (signature, « lu et approuvé »)</td></tr></table><p class="p">Paraphes : ....... page 2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'SCI ETXE ONA',
        'SCI ETXE ONA, représentée par son gérant M. Xabi ETCHEVERRY',
      ),
      tenant: 'Mme Camille DUPOUY',
      property_address: either(
        '33 allées Marines, 64100 BAYONNE',
        '33 allées Marines, bâtiment A, 1er étage, 64100 BAYONNE',
      ),
      surface_habitable: 4405,
      lease_from: '2026-03-15',
      lease_duration_months: 72,
      rent: 68500,
      rent_charges: 9000,
      deposit: 68500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-un-an-chambery',
  `font: 9.8pt/1.45 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 14pt; background: #e9edf2; padding: 2mm } td { border: .2mm solid #bbc }`,
  [
    `<h1>BAIL DE LOCATION MEUBLÉE – résidence principale</h1><p>Loi n° 89-462 du 6 juillet 1989, articles 25-3 et suivants</p>${table(
      [],
      [
        ['Bailleur', 'Mme Laurence BOUVIER, 8 faubourg Montmélian, 73000 CHAMBÉRY'],
        ['Locataires', 'M. Hugo PERRIER et Mme Inès GALLAY, solidaires'],
        ['Logement loué', '27 rue Sainte-Rose, 73000 CHAMBÉRY – 2e étage, porte gauche'],
        ['Surface habitable', '31,60 m² – 1 pièce principale et cuisine séparée'],
        ['Date d’effet', '01/09/2025'],
        ['Durée', '1 an, renouvelable par tacite reconduction'],
        ['Loyer mensuel hors charges', '540,00 €'],
        ['Forfait de charges', '45,00 € par mois'],
        ['Dépôt de garantie', '1 080,00 € (deux mois de loyer)'],
        ['Révision', 'au 1er septembre, IRL du 1er trimestre 2025'],
      ],
    )}<p style="margin-top:4mm"><b>Article 1 – Objet.</b> Le bailleur donne en location au locataire, qui accepte, les locaux meublés désignés ci-dessus, avec le mobilier prévu par le décret n° 2015-981 du 31 juillet 2015, dont l’inventaire est annexé.</p><p><b>Article 2 – Paiement.</b> Le loyer et les charges sont payables d’avance le premier jour de chaque mois. Une quittance est remise gratuitement à la demande du locataire.</p><p><b>Article 3 – Obligations du locataire.</b> User paisiblement des lieux, répondre des dégradations, s’assurer contre les risques locatifs et en justifier chaque année, laisser exécuter les travaux nécessaires, ne pas sous-louer sans l’accord écrit du bailleur.</p><p><b>Article 4 – Obligations du bailleur.</b> Délivrer un logement décent, en bon état d’usage et de réparation, assurer la jouissance paisible, entretenir les locaux.</p><p><b>Article 5 – Congé.</b> Le locataire peut résilier à tout moment avec un préavis d’un mois. Le bailleur ne peut donner congé qu’au terme du bail, avec un préavis de trois mois, pour reprendre, vendre ou pour un motif légitime et sérieux.</p><p><b>Article 6 – Clause résolutoire.</b> À défaut de paiement d’un terme à son échéance ou d’assurance, le contrat est résilié de plein droit après commandement resté sans effet pendant le délai légal.</p><p><b>Article 7 – Diagnostics.</b> Le locataire reconnaît avoir reçu le diagnostic de performance énergétique (classe D) et l’état des risques.</p><p>Fait en trois exemplaires à Chambéry, le 25/08/2025. Signatures précédées de « lu et approuvé » :</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mme Laurence BOUVIER',
      tenant: 'M. Hugo PERRIER et Mme Inès GALLAY',
      property_address: '27 rue Sainte-Rose, 73000 CHAMBÉRY',
      surface_habitable: 3160,
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 54000,
      rent_charges: 4500,
      deposit: 108000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'lots'],
  },
);

const receipt = paperOf(
  'quittance-bayonne',
  `font: 11pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 22mm; h1 { text-align: center; font-size: 17pt } td { border: .2mm solid #999 } td:last-child { text-align: right }`,
  [
    `<p>SCI ETXE ONA<br>16 chemin de Hargous<br>64100 BAYONNE</p><p style="margin-left:80mm">Mme Camille DUPOUY<br>33 allées Marines<br>64100 BAYONNE</p><h1>QUITTANCE DE LOYER</h1><p style="text-align:center">Période du 01/10/2026 au 31/10/2026</p><p>Adresse de la location : 33 allées Marines, 64100 BAYONNE</p>${table(
      [],
      [
        ['Loyer nu', '685,00 €'],
        ['Provision pour charges', '90,00 €'],
        ['Total payé', '775,00 €'],
        ['Date du paiement', '05/10/2026'],
      ],
    )}<p style="margin-top:6mm">Je soussigné, gérant de la SCI ETXE ONA, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Mme Camille DUPOUY la somme de sept cent soixante-quinze euros au titre du paiement du loyer et des charges pour la période indiquée, et lui en donne quittance, sous réserve de tous mes droits.</p><p>Fait à Bayonne, le 07/10/2026</p><p style="font-size:8.6pt">Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi n° 89-462 du 6 juillet 1989).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI ETXE ONA',
      tenant: 'Mme Camille DUPOUY',
      property_address: '33 allées Marines, 64100 BAYONNE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 68500,
      rent_charges: 9000,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const cover = paperOf(
  'assurance-colmar',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm 20mm; h1 { font-size: 15pt; color: #0b5d3b }`,
  [
    `<p><b style="color:#0b5d3b;font-size:14pt">Mutuelle Rhénane Exemple</b><br>Agence de Colmar – 30 avenue de Fribourg – 68000 COLMAR</p><p style="margin-left:90mm">Madame Christiane SCHOENAUER<br>5 rue du Ladhof<br>68000 COLMAR</p><p>Colmar, le 05/01/2026</p><h1>Attestation d’assurance – propriétaire non occupant</h1><p>Nous soussignés, Mutuelle Rhénane Exemple, société d’assurance mutuelle à cotisations variables, attestons que Madame Christiane SCHOENAUER est titulaire du contrat d’assurance multirisque habitation n° <b>PNO 711 408 25</b>, garantissant le bien suivant :</p><p>Appartement de trois pièces et cave, situés 9 quai de la Sinn, 68000 COLMAR.</p><p>Le contrat comporte notamment les garanties suivantes : responsabilité civile propriétaire d’immeuble, incendie et événements assimilés, événements climatiques, catastrophes naturelles et technologiques, dégâts des eaux et gel, bris de glaces, vol et vandalisme, défense pénale et recours.</p><p>La présente attestation est valable pour la période du 01/01/2026 au 31/12/2026, sous réserve du paiement de la cotisation. Elle est délivrée pour servir et valoir ce que de droit ; elle n’implique qu’une présomption de garantie à la charge de l’assureur, dans les limites des conditions générales et particulières.</p><p>Pour la mutuelle, le directeur de l’agence, P. Lichtlé</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Madame Christiane SCHOENAUER',
      insurer: 'Mutuelle Rhénane Exemple',
      policy_number: 'PNO 711 408 25',
      property_address: '9 quai de la Sinn, 68000 COLMAR',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-quimper',
  `font: 9.6pt/1.42 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } td, th { border: .2mm solid #999 }`,
  [
    `<p><b>CHAUFFAGE DE L’ODET</b> – SARL – 22 route de Bénodet, 29000 QUIMPER – RCS 900 004 620 – Qualification gaz : professionnel du gaz n° 90-118</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p style="text-align:center">Arrêté du 15 septembre 2009 – articles R. 224-41-4 et suivants du code de l’environnement</p><p>Client : M. LE BIHAN Erwan – 12 rue des Korrigans, 29000 QUIMPER<br>Date de la visite : 21/04/2026 – Technicien : Kévin GUILLOU – Bon n° 26-0914</p>${table(
      ['Chaudière', ''],
      [
        ['Marque et modèle', 'Exelia 24, murale, à condensation'],
        ['Combustible', 'Gaz naturel'],
        ['Puissance nominale', '24 kW'],
        ['Mise en service', '2017'],
        ['Mode d’évacuation', 'Ventouse'],
      ],
    )}<p></p>${table(
      ['Opérations et mesures', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe et du brûleur', 'Fait'],
        ['Vérification du circulateur et du vase d’expansion', 'Fait'],
        ['Contrôle des sécurités', 'Fait'],
        ['Teneur en monoxyde de carbone dans l’ambiance', '0 ppm – situation normale'],
        ['Température des fumées', '64 °C'],
        ['Rendement évalué sur PCI', '97,8 % – rendement de référence 94 %'],
        ['Émissions de NOx', '38 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Conseils : l’installation d’un thermostat programmable permettrait une économie de 5 à 10 %. Aucune anomalie constatée. Prochain entretien à prévoir avant le 21/04/2027. Cette attestation doit être conservée deux ans et tenue à disposition. Signature et cachet de l’entreprise.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-04-21',
      owner: 'M. LE BIHAN Erwan',
      property_address: '12 rue des Korrigans, 29000 QUIMPER',
    },
    absent: ['dpe_number', 'rnc'],
  },
);

export const HABITER = [lease, furnished, receipt, cover, boiler];
