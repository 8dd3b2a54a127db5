// A home let, insured and heated: two leases, a receipt, a certificate of insurance, a boiler.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const LEASE = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #ececec; padding: .8mm 2mm; margin: 2.6mm 0 1.2mm } p { margin-bottom: 1.2mm; text-align: justify } .pg { position: absolute; bottom: 6mm; right: 15mm; font-size: 7.4pt }`;
const empty = paperOf(
  'bail-lille-contrat-type',
  LEASE,
  [
    `<h1>CONTRAT DE LOCATION<br><small>(Soumis au titre Ier bis de la loi tendant à améliorer les rapports locatifs et portant modification de la loi n° 86-1290 du 23 décembre 1986)</small></h1><p style="text-align:center"><b>BAIL DE LOGEMENT NU À USAGE DE RÉSIDENCE PRINCIPALE</b></p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>– <b>M. VERHAEGHE Bastien</b>, demeurant 7 rue du Faubourg d'Arras, 59000 LILLE, personne physique, b.verhaeghe@example.fr, désigné ci-après « <b>le bailleur</b> » ;</p><p>– <b>Mme DELANNOY Justine</b>, née le 30/09/1996 à Béthune, j.delannoy@example.fr, désignée ci-après « <b>le locataire</b> » ;</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation : 52 rue d’Iéna, 59000 LILLE, 2e étage, porte droite (lot 12). Type d'habitat : immeuble collectif. Régime juridique de l'immeuble : copropriété. Période de construction : de 1949 à 1974. Surface habitable : 54,70 m². Nombre de pièces principales : 2. Modalité de production de chauffage : collectif au gaz. Modalité de production d'eau chaude sanitaire : collective. Niveau de performance du logement : classe E. Rappel : un logement décent doit respecter les critères minimaux de performance suivants : à compter du 1er janvier 2025, le niveau de performance minimal correspond à la classe F du DPE ; à compter du 1er janvier 2028, à la classe E.</p><p>B. Destination des locaux : usage d'habitation exclusivement.</p><p>C. Désignation des locaux et équipements accessoires à usage privatif : garage (lot 31). Locaux à usage commun : local à vélos, cour.</p><p>D. Équipement d'accès aux technologies de l'information : raccordement à la fibre optique.</p><h2>III. DATE DE PRISE D'EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d'effet du contrat : 1er février 2023. B. Durée du contrat : trois ans. En l'absence de proposition de renouvellement, le contrat est reconduit tacitement pour trois ans dans les mêmes conditions. Le locataire peut mettre fin au bail à tout moment, après avoir donné congé. Le bailleur, quant à lui, peut mettre fin au bail à son échéance, soit pour reprendre le logement en vue de l'occuper lui-même ou une personne de sa famille, soit pour le vendre, soit pour un motif sérieux et légitime.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – 1° Fixation du loyer initial : a) montant du loyer mensuel : 712,00 € (sept cent douze euros) ; b) modalités particulières de fixation : le loyer est soumis au décret fixant annuellement le montant maximum d'évolution des loyers à la relocation : oui ; loyer de référence 12,1 €/m², loyer de référence majoré 14,5 €/m² ; informations relatives au loyer du dernier locataire : 690,00 €. 2° Modalités de révision : révision annuelle au 1er février, IRL du 3e trimestre 2022 : 136,27.</p><p>B. Charges récupérables : 1° provisions sur charges avec régularisation annuelle. 2° Montant des provisions sur charges : 118,00 € par mois.</p><p>C. Modalités de paiement : à échoir, le 5 de chaque mois. Montant total dû à la première échéance : 830,00 €.</p><p class="pg">Paraphes : BV – JD &nbsp; 1/2</p>`,
    `<h2>V. TRAVAUX</h2><p>Montant et nature des travaux d'amélioration ou de mise en conformité effectués depuis la fin du dernier contrat : réfection de la peinture du séjour, 1 240 €. Majoration du loyer en cours de bail consécutive à des travaux : néant.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l'exécution des obligations du locataire : 712,00 € (un mois de loyer hors charges). Garant : Visale, contrat n° A10 220 417.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet, le locataire étant seul titulaire du bail.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le présent contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des provisions de charges ou de la régularisation annuelle, de défaut de versement du dépôt de garantie, de défaut d'assurance des risques locatifs, ou de troubles de voisinage constatés par une décision de justice passée en force de chose jugée.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Sans objet : contrat conclu sans le concours d'un professionnel.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire souffrira la réalisation des travaux urgents. Il ne pourra ni céder le contrat, ni sous-louer sans l'accord écrit du bailleur. Il justifiera chaque année, à la demande du bailleur, de son assurance contre les risques locatifs. Les animaux familiers sont admis, à l'exclusion des chiens de première catégorie.</p><h2>XI. ANNEXES</h2><p>Sont annexés et joints au contrat de location : un extrait du règlement de copropriété concernant la destination de l'immeuble et la jouissance des parties privatives et communes ; un dossier de diagnostic technique comprenant le diagnostic de performance énergétique, l'état des risques, l'état de l'installation intérieure d'électricité ; une notice d'information relative aux droits et obligations des locataires et des bailleurs ; un état des lieux établi contradictoirement lors de la remise des clés ; la grille de vétusté.</p><p style="margin-top:4mm">Le 20 janvier 2023, à Lille, en deux exemplaires.</p><p>Signature du bailleur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature du locataire</p><p class="pg">Paraphes : BV – JD &nbsp; 2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. VERHAEGHE Bastien',
      tenant: 'Mme DELANNOY Justine',
      property_address: '52 rue d’Iéna, 59000 LILLE',
      surface_habitable: 5470,
      lots: either(['12', '31'], ['12']),
      lease_from: '2023-02-01',
      lease_duration_months: 36,
      rent: 71200,
      rent_charges: 11800,
      deposit: 71200,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-bordeaux-meuble-etudiant',
  LEASE.replace("'Nimbus Sans'", "'DejaVu Serif Condensed'"),
  [
    `<p style="text-align:right">AQUIVERA GESTION LOCATIVE – mandat de gérance n° 2210</p><h1>BAIL D'HABITATION MEUBLÉE – LOCATION À UN ÉTUDIANT<br><small>loi n° 89-462 du 6 juillet 1989, titre Ier bis, articles 25-3 à 25-11</small></h1><h2>Les parties</h2><p>BAILLEUR : SCI ACHARD, 4 rue Poyenne, 33000 BORDEAUX, représentée par son gérant, ayant donné mandat à AQUIVERA IMMOBILIER.</p><p>LOCATAIRE : M. Théo MARQUET, étudiant, né le 4 juin 2005 à Périgueux, demeurant chez ses parents, 11 rue Limogeanne, 24000 PÉRIGUEUX. Se portent caution solidaire M. et Mme MARQUET, par acte séparé.</p><h2>Le logement</h2><p>Adresse : 27 rue Achard, 33300 BORDEAUX, résidence Le Clos Bacalan, bâtiment B, rez-de-chaussée, lot 109. Appartement meublé de deux pièces, d'une surface habitable de 38,25 m², chauffage individuel électrique, eau chaude individuelle. DPE : classe D. L'inventaire du mobilier, conforme au décret n° 2015-981 du 31 juillet 2015, est annexé.</p><h2>Durée</h2><p>Le bail est consenti pour une durée de 9 mois, non renouvelable tacitement, à compter du 01/09/2025 pour se terminer le 31/05/2026.</p><h2>Loyer et charges</h2>${table(
      [],
      [
        ['Loyer mensuel hors charges', '598,00 €'],
        ['Forfait de charges mensuel (eau, entretien, ordures ménagères)', '62,00 €'],
        ['Total mensuel, payable le 1er de chaque mois', '660,00 €'],
        ['Dépôt de garantie (deux mois de loyer)', '1 196,00 €'],
      ],
    )}<p>Le logement est situé en zone d'encadrement : loyer de référence 15,6 €/m², loyer de référence majoré 18,7 €/m². Le forfait de charges ne donne lieu à aucun complément ni régularisation. Les paiements sont effectués par prélèvement.</p><h2>Honoraires</h2><p>Honoraires de visite, de constitution du dossier et de rédaction du bail à la charge du locataire : 382,50 € TTC ; honoraires d'état des lieux : 114,75 € TTC.</p><h2>Obligations</h2><p>Le locataire est tenu d'user paisiblement des lieux, de répondre des dégradations, de prendre à sa charge l'entretien courant et les menues réparations, de s'assurer contre les risques locatifs et d'en justifier à la remise des clés. Le bailleur est tenu de remettre un logement décent, d'en assurer la jouissance paisible et d'entretenir les locaux en état de servir à l'usage prévu.</p><h2>Clause résolutoire</h2><p>À défaut de paiement d'un terme de loyer ou de charges à son échéance, et six semaines après un commandement de payer resté infructueux, le bail sera résilié de plein droit.</p><p style="margin-top:3mm">Fait à Bordeaux le 21 août 2025, signé électroniquement par toutes les parties. Annexes : inventaire, état des lieux, dossier de diagnostic technique, notice d'information, acte de cautionnement.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI ACHARD',
      tenant: 'M. Théo MARQUET',
      property_address: '27 rue Achard, 33300 BORDEAUX',
      surface_habitable: 3825,
      lots: ['109'],
      lease_from: '2025-09-01',
      lease_duration_months: 9,
      rent: 59800,
      rent_charges: 6200,
      deposit: 119600,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-lille-particulier',
  `font: 10.6pt/1.5 'P052', serif; padding: 22mm; h1 { text-align: center; font-size: 17pt } td { border: .2mm solid #555 } td:last-child { text-align: right }`,
  [
    `<p>Bastien VERHAEGHE<br>7 rue du Faubourg d'Arras<br>59000 LILLE</p><p style="margin-left:85mm">Mme Justine DELANNOY<br>52 rue d’Iéna<br>59000 LILLE</p><h1>Quittance de loyer du mois de septembre 2026</h1><p><b>Adresse de la location :</b> 52 rue d’Iéna, 59000 LILLE, 2e étage</p><p>Je soussigné Bastien VERHAEGHE, propriétaire du logement désigné ci-dessus, déclare avoir reçu de Madame Justine DELANNOY la somme de huit cent soixante-huit euros et quarante-neuf centimes (868,49 €), au titre du paiement du loyer et des charges pour la période de location du 1er septembre 2026 au 30 septembre 2026, et lui en donne quittance, sous réserve de tous mes droits.</p><p><b>Détail du règlement :</b></p>${table(
      [],
      [
        ['Loyer (hors charges)', '744,49 €'],
        ['Provision pour charges', '124,00 €'],
        ['Total', '868,49 €'],
        ['Date du paiement', '5 septembre 2026'],
      ],
    )}<p style="margin-top:8mm">Fait à Lille, le 8 septembre 2026.</p><p style="margin-top:8mm;font-size:9pt"><i>Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel du montant du présent terme. Elle est à conserver pendant trois ans par le locataire (article 7-1 de la loi n° 89-462 du 6 juillet 1989). Le paiement de la présente quittance n'emporte pas présomption de paiement des termes antérieurs.</i></p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Bastien VERHAEGHE',
      tenant: either('Mme Justine DELANNOY', 'Madame Justine DELANNOY'),
      property_address: '52 rue d’Iéna, 59000 LILLE',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 74449,
      rent_charges: 12400,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-lille-pno',
  `font: 9.8pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; .t td { border-bottom: .2mm solid #ccd; padding: 1.4mm } .t td:first-child { color: #555; width: 62mm }`,
  [
    `<p style="font-size:16pt;color:#0a5c6b"><b>Flandre Assurances Mutuelles Exemple</b></p><p>Agence Lille République – 2 boulevard Jean-Baptiste Lebas, 59000 LILLE – 03 20 00 17 17</p><p style="margin:8mm 0 8mm 95mm">M. VERHAEGHE BASTIEN<br>7 RUE DU FAUBOURG D'ARRAS<br>59000 LILLE</p><p>Lille, le 19 décembre 2025</p><h1 style="font-size:14pt;color:#0a5c6b">ATTESTATION D'ASSURANCE – PROPRIÉTAIRE NON OCCUPANT</h1><p>Nous soussignés, Flandre Assurances Mutuelles Exemple, certifions que M. VERHAEGHE BASTIEN est titulaire d'un contrat d'assurance garantissant le bien désigné ci-dessous.</p>${table(
      [],
      [
        ['Numéro de contrat', 'PNO 559 204 117 B'],
        ['Souscripteur', 'M. VERHAEGHE BASTIEN'],
        ['Adresse du risque', '52 rue d’Iéna, 59000 LILLE – 2e étage'],
        ['Type de bien', 'Appartement 2 pièces et garage, donnés en location vide'],
        ['Date d’effet', '16/12/2022'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
        ['Échéance principale', '1er janvier'],
      ],
      't',
    )}<p style="margin-top:4mm">Garanties acquises : responsabilité civile du propriétaire d'immeuble, recours des locataires, recours des voisins et des tiers, incendie, explosion, dégâts des eaux, gel, événements climatiques, catastrophes naturelles et technologiques, bris de glace, vol et vandalisme, défense pénale et recours.</p><p>Cette attestation satisfait à l'obligation d'assurance de responsabilité civile de chaque copropriétaire, occupant ou non occupant, prévue par l'article 9-1 de la loi n° 65-557 du 10 juillet 1965. Elle n'implique qu'une présomption de garantie à la charge de l'assureur et ne peut engager celui-ci en dehors des limites prévues par les clauses du contrat auquel elle se réfère. Les exceptions opposables au souscripteur le sont également aux bénéficiaires.</p><p>Fait pour servir et valoir ce que de droit.</p><p style="margin-left:95mm">Pour la société, l'agent général<br>Corentin HERBAUT</p><p style="font-size:7.4pt">Société d'assurance mutuelle à cotisations variables régie par le code des assurances – 10 place Sébastopol, 59000 LILLE – SIREN 900 010 559</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. VERHAEGHE BASTIEN',
      insurer: 'Flandre Assurances Mutuelles Exemple',
      policy_number: 'PNO 559 204 117 B',
      property_address: '52 rue d’Iéna, 59000 LILLE',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-gironde-chaudiere',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; background: #c2410c; color: #fff; padding: 2mm 3mm } h2 { font-size: 10pt; color: #c2410c; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #bbb; padding: 1mm 1.5mm }`,
  [
    `<p><b>CHALEUR D'AQUITAINE</b> – 44 route de Créon, 33670 SADIRAC – Qualigaz PG n° 33-2208 – RCS Bordeaux 900 011 220</p><h1>ATTESTATION D'ENTRETIEN ANNUEL D'UNE CHAUDIÈRE À COMBUSTIBLE GAZEUX</h1><p>Arrêté du 15 septembre 2009 relatif à l'entretien annuel des chaudières dont la puissance nominale est comprise entre 4 et 400 kilowatts – articles R. 224-41-4 à R. 224-41-9 du code de l'environnement</p>${table(
      [],
      [
        ['Commanditaire de l’entretien', 'M. LABARTHE Pierre-Yves'],
        ['Adresse de l’installation', '6 chemin de Peybois, 33360 LATRESNE'],
        ['Date de la visite d’entretien', '27/11/2025'],
        ['N° d’intervention', 'INT-25-11874'],
        ['Technicien', 'D. Peyrelongue'],
      ],
    )}<h2>Identification de la chaudière</h2>${table(
      [
        'Marque / modèle',
        'N° de série',
        'Mise en service',
        'Puissance',
        'Combustible',
        'Mode d’évacuation',
      ],
      [['CALORIA Condens 24', 'CC24-1180773', '2017', '24 kW', 'Gaz naturel', 'Ventouse']],
    )}<h2>Opérations effectuées</h2><p>☒ Nettoyage du corps de chauffe, du brûleur et de l'extracteur &nbsp; ☒ Vérification du circulateur &nbsp; ☒ Vérification des organes de régulation &nbsp; ☒ Vérification de la vacuité du conduit &nbsp; ☒ Réglage du débit de gaz et analyse de combustion &nbsp; ☒ Contrôle de l'étanchéité du circuit gaz</p><h2>Mesures et évaluation</h2>${table(
      [
        'Teneur en CO ambiant',
        'Température des fumées',
        'O₂',
        'CO₂',
        'Rendement évalué',
        'NOx évalué',
      ],
      [['2 ppm – situation normale', '54 °C', '5,1 %', '9,0 %', '97 %', '38 mg/kWh']],
    )}<p style="margin-top:2mm">Le rendement de la chaudière est comparable à celui de la meilleure technologie disponible. Selon les informations fournies par le fabricant, l'appareil ne nécessite pas de remplacement.</p><h2>Conseils</h2><p>Désembouage du circuit à prévoir avant l'hiver 2026-2027. Programmation horaire recommandée : 19 °C en période d'occupation, 16 °C la nuit. Installer des robinets thermostatiques dans les chambres permettrait une économie estimée entre 5 et 10 %.</p><p>Cette attestation est remise au commanditaire dans les quinze jours suivant la visite et doit être conservée deux ans. Prochaine visite : novembre 2026. Montant réglé : 139,00 € TTC (contrat n° 7741).</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-11-27',
      owner: 'M. LABARTHE Pierre-Yves',
      property_address: '6 chemin de Peybois, 33360 LATRESNE',
    },
    absent: ['dpe_number', 'rnc', 'energy', 'total'],
  },
);

export const LOCATION_ENTRETIEN = [empty, furnished, receipt, insurance, boiler];
