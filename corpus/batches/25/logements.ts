// A home let, insured and kept up; and what is told of it before it is sold.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { footer } from './outils.ts';

const lease = paperOf(
  'bail-nu-grenoble',
  `font: 8.8pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; margin: 2.6mm 0 .8mm; background: #eee; padding: .6mm 1.5mm } p { margin-bottom: 1.2mm; text-align: justify } .pg { position: absolute; bottom: 7mm; right: 15mm; font-size: 7.4pt }`,
  [
    `<h1>CONTRAT TYPE DE LOCATION<br><span style="font-size:9pt">Logement nu à usage de résidence principale – soumis au titre Ier de la loi du 6 juillet 1989 – décret n° 2015-587 du 29 mai 2015</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p><b>SCI DES TROIS MASSIFS</b>, société civile immobilière familiale (parents et alliés jusqu’au 4e degré), 12 chemin de la Taillat, 38240 MEYLAN, représentée par son gérant M. Aurélien PRA-LEVIS, désignée ci-après « le bailleur » ; représentée par le mandataire : A.G.D.A., 6 cours Jean Jaurès, 38000 GRENOBLE, carte professionnelle CPI 3801 2020 000 044 902 ;</p><p>et <b>Mme Lucie FERREIRA-BONHOMME</b>, née le 19/07/1996 à VOIRON, lucie.fb@example.fr, désignée ci-après « le locataire ».</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation : 22 rue Nicolas Chorier, 38000 GRENOBLE, résidence LES ALLOBROGES, 4e étage, porte 18. Type d’habitat : immeuble collectif, copropriété. Période de construction : 1949-1974. Surface habitable : 57,10 m². Nombre de pièces principales : 3. Chauffage collectif, eau chaude individuelle. Niveau de performance du logement : classe D. B. Destination des locaux : usage d’habitation. C. Locaux accessoires à usage privatif : box n° 52. D. Locaux à usage commun : garage à vélos, ascenseur.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : <b>15/09/2023</b>. B. Durée du contrat : trois ans (bailleur personne physique ou SCI familiale). En l’absence de proposition de renouvellement, le contrat est reconduit tacitement pour trois ans.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – 1° Fixation du loyer initial : a) montant du loyer mensuel : <b>712,00 €</b> (sept cent douze euros). b) Le logement est soumis au décret fixant le montant maximum d’évolution des loyers : oui. Loyer de référence : 11,40 €/m² ; loyer de référence majoré : 13,70 €/m². c) Dernier loyer acquitté par le précédent locataire : 695,00 €, versé le 01/07/2023. 2° Modalités de révision : date de révision 15 septembre ; IRL du 2e trimestre 2023 : 140,59.</p><p>B. Charges récupérables – Provisions sur charges avec régularisation annuelle : <b>95,00 €</b> par mois. C. Contribution pour le partage des économies de charges : néant. E. Modalités de paiement : mensuel, à échoir, le 5 du mois ; montant total dû à la première échéance (prorata de 16 jours) : 430,40 €. Dépenses annuelles d’énergie estimées : 980 à 1 380 €.</p><p class="pg">1/2 – Paraphes :</p>`,
    `<h2>V. TRAVAUX</h2><p>Travaux d’amélioration effectués depuis la fin du dernier contrat : remplacement de la robinetterie, 640 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : <b>712,00 €</b>, soit un mois de loyer hors charges. Cautionnement Visale n° V-2023-118840.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>En cas de colocation ou de couple, les copreneurs sont tenus solidairement au paiement des loyers, charges et accessoires.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des provisions de charges ou du dépôt de garantie, de défaut d’assurance des risques locatifs, ou de trouble de voisinage constaté par une décision de justice passée en force de chose jugée.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Visite, constitution du dossier et rédaction du bail : 571,00 € à la charge du locataire (10 €/m²) ; état des lieux d’entrée : 171,30 € (3 €/m²). Plafonds applicables en zone tendue. Mêmes montants à la charge du bailleur.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Le locataire fera ramoner et entretenir le chauffe-eau chaque année. Il ne pourra ni céder ni sous-louer sans l’accord écrit du bailleur. Les animaux dangereux sont interdits.</p><h2>XI. ANNEXES</h2><p>Dossier de diagnostic technique (DPE, ERP, électricité, amiante), notice d’information, état des lieux, extraits du règlement de copropriété, attestation d’assurance, grille de vétusté.</p><p style="margin-top:6mm">Le 13/09/2023 à GRENOBLE, en deux exemplaires.</p><table><tr><td>Signature du bailleur ou de son mandataire</td><td>Signature du locataire</td></tr></table><p class="pg">2/2 – Paraphes :</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'SCI DES TROIS MASSIFS',
        'SCI DES TROIS MASSIFS, représentée par son gérant M. Aurélien PRA-LEVIS',
      ),
      tenant: 'Mme Lucie FERREIRA-BONHOMME',
      property_address: '22 rue Nicolas Chorier, 38000 GRENOBLE',
      surface_habitable: 5710,
      lease_from: '2023-09-15',
      lease_duration_months: 36,
      rent: 71200,
      rent_charges: 9500,
      deposit: 71200,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'valid_until'],
  },
);

const furnished = paperOf(
  'bail-meuble-un-an-tours',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm; p { text-align: justify }`,
  [
    `<h1 style="font-size:14pt;text-align:center">BAIL DE LOCATION MEUBLÉE</h1>${paragraphs(['Entre les soussignés, Monsieur Aymeric d’AUBIGNY de VILLERMONT, demeurant La Chesnaye à Fondettes (37230), ci-après dénommé le bailleur, et Monsieur Yusuf ÖZTÜRK, étudiant, né à Mulhouse le 4 février 2004, ci-après dénommé le preneur, il a été arrêté et convenu ce qui suit.', '<b>Article 1.</b> Le bailleur donne en location meublée au preneur, qui accepte pour en faire sa résidence principale, un studio situé au 29 rue Colbert, 37000 Tours, deuxième étage sur cour, d’une surface habitable de 24,60 m², garni des meubles portés à l’inventaire joint.', '<b>Article 2.</b> La location est consentie pour une durée d’un an à compter du 1er septembre 2025. Elle se renouvellera par tacite reconduction, sauf congé donné trois mois à l’avance par le bailleur, un mois par le preneur.', '<b>Article 3.</b> Le loyer mensuel est fixé à quatre cent soixante-dix euros (470 €), auquel s’ajoute un forfait de charges de quarante euros (40 €) comprenant l’eau froide et l’entretien des parties communes. Le tout, soit 510 €, est payable d’avance le 3 de chaque mois par virement.', '<b>Article 4.</b> Le loyer sera révisé chaque année à la date anniversaire suivant la variation de l’indice de référence des loyers, valeur du premier trimestre 2025.', '<b>Article 5.</b> Le preneur verse à la signature une somme de neuf cent quarante euros (940 €) à titre de dépôt de garantie, correspondant à deux mois de loyer hors charges.', '<b>Article 6.</b> Madame Emine ÖZTÜRK, mère du preneur, se porte caution solidaire par acte séparé.', '<b>Article 7.</b> À défaut de paiement à son terme exact, le bail sera résilié de plein droit deux mois après un commandement de payer resté sans effet. Le preneur s’assurera contre les risques locatifs et en justifiera chaque année.', 'Fait à Tours le 25 août 2025, en deux originaux.'])}<p style="display:flex;justify-content:space-between"><span>Le bailleur (lu et approuvé)</span><span>Le preneur (lu et approuvé)</span></p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Monsieur Aymeric d’AUBIGNY de VILLERMONT',
      tenant: 'Monsieur Yusuf ÖZTÜRK',
      property_address: '29 rue Colbert, 37000 Tours',
      surface_habitable: 2460,
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 47000,
      rent_charges: 4000,
      deposit: 94000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'lots'],
  },
);

const receipt = paperOf(
  'quittance-gerance-grenoble',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; td, th { border: .2mm solid #000; padding: 1.2mm } .q td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>A.G.D.A. – SERVICE GÉRANCE LOCATIVE</b><br>6 cours Jean Jaurès 38000 GRENOBLE – Tél. 04 76 00 85 12</p><p style="margin:6mm 0 0 95mm;font-size:10.5pt">MME FERREIRA-BONHOMME LUCIE<br>22 RUE NICOLAS CHORIER<br>38000 GRENOBLE</p><h1 style="font-size:14pt;margin-top:8mm">QUITTANCE DE LOYER – OCTOBRE 2026</h1><p>Mandant (propriétaire) : SCI DES TROIS MASSIFS<br>Locataire : Mme FERREIRA-BONHOMME Lucie – compte locataire 411-00877<br>Locaux loués : 22 rue Nicolas Chorier, 38000 GRENOBLE, lots 18 et 52<br>Période du 01/10/2026 au 31/10/2026</p>${table(
      ['Libellé', 'Montant'],
      [
        ['Loyer principal (révisé au 15/09/2026)', '758,40'],
        ['Provision pour charges', '105,00'],
        ['Taxe d’enlèvement des ordures ménagères (appel annuel)', '0,00'],
        ['<b>Total quittancé</b>', '<b>863,40</b>'],
        ['Votre règlement du 05/10/2026 (prélèvement)', '863,40'],
        ['Solde', '0,00'],
      ],
      'q',
    )}<p style="margin-top:5mm">Nous, A.G.D.A., agissant pour le compte du bailleur, reconnaissons avoir reçu du locataire la somme de huit cent soixante-trois euros et quarante centimes au titre du loyer et des charges de la période, et lui en donnons quittance, sous réserve de tous nos droits et actions.</p><p style="font-size:8pt">Cette quittance annule tous les reçus qui auraient pu être donnés pour acomptes versés sur le présent terme, même si ces reçus portent une date postérieure à la date ci-contre. Éditée le 07/10/2026. À conserver trois ans.</p>${footer('A.G.D.A. – SARL au capital de 15 244,90 € – SIREN 900 455 120 RCS GRENOBLE – CPI 3801 2020 000 044 902')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI DES TROIS MASSIFS',
      tenant: 'Mme FERREIRA-BONHOMME Lucie',
      property_address: '22 rue Nicolas Chorier, 38000 GRENOBLE',
      lots: ['18', '52'],
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 75840,
      rent_charges: 10500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-pno-angers',
  `font: 9.8pt/1.45 'URW Gothic', sans-serif; padding: 16mm 18mm; .b { background: #f2f5ee; padding: 4mm; margin: 4mm 0 } td { padding: 1mm 1.5mm; border-bottom: .15mm solid #bbb }`,
  [
    `<p style="font-size:15pt;color:#4b6b1f"><b>MUTUELLE VAL DE LOIRE EXEMPLE</b></p><p style="font-size:8pt">Agence d’Angers Ralliement – 4 rue Lenepveu 49100 ANGERS – 02 41 00 64 90</p><p style="margin-left:88mm">M. et Mme DIALLO<br>76 rue des Justices<br>49000 ANGERS</p><p>Angers, le 4 janvier 2026</p><h1 style="font-size:14pt">Attestation d’assurance habitation</h1><p>Nous attestons que M. DIALLO Mamadou Lamine et Mme PITOU-DIALLO Clémence sont titulaires d’un contrat « Résidence Sérénité » garantissant le logement désigné ci-dessous :</p><div class="b">${table(
      [],
      [
        ['Numéro de sociétaire', '3 418 220 K'],
        ['Numéro de contrat', 'RS 49 0877 1152'],
        [
          'Adresse du risque',
          '76 rue des Justices, 49000 ANGERS (appartement 3 pièces, bât. A, et parking)',
        ],
        ['Qualité de l’assuré', 'copropriétaire occupant'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
        ['Capital mobilier', '32 000 €, dont objets de valeur 6 000 €'],
      ],
    )}</div><p>Sont garantis, dans les limites des conditions générales RS-2024 : la responsabilité civile propriétaire et vie privée, l’incendie, les événements climatiques, les catastrophes naturelles, les dégâts des eaux, le vol, le bris de glaces, la défense pénale et recours suite à accident.</p><p>La présente attestation, établie pour servir et valoir ce que de droit, ne peut engager l’assureur en dehors des limites prévues par le contrat. La cotisation annuelle de 268,44 € est à jour.</p><p style="text-align:right">Le directeur général, par délégation</p>${footer('Société d’assurance mutuelle à cotisations variables régie par le code des assurances – siège : 1 quai de la Loire, 45000 Orléans – SIREN 900 111 870')}`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: either('M. DIALLO Mamadou Lamine et Mme PITOU-DIALLO Clémence', 'M. et Mme DIALLO'),
      insurer: 'MUTUELLE VAL DE LOIRE EXEMPLE',
      policy_number: 'RS 49 0877 1152',
      property_address: '76 rue des Justices, 49000 ANGERS',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-pau',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #8899a6; padding: 1mm 1.5mm } h1 { font-size: 13pt; text-align: center }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font-size:13pt">ADOUR THERMIQUE SERVICES</b><span style="text-align:right">ZA du Pont Long, 64160 MORLAÀS<br>Qualigaz PG 04418 – RGE</span></div><h1 style="margin-top:6mm">ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE<br><span style="font-size:8.6pt">décret n° 2009-649 du 9 juin 2009 – arrêté du 15 septembre 2009</span></h1>${table(
      [],
      [
        ['Commanditaire de l’entretien', 'Mme LABORDE Suzanne'],
        ['Adresse du logement', '4 avenue Trespoey, 64000 PAU – Villa Aragon, 2e étage'],
        ['Date de la visite', '17/02/2026'],
        ['N° de contrat', 'ATS-C-2207'],
        ['Marque, modèle, n° de série', 'Saunier Exemple Isotwin F24 – 21-18-44107'],
        ['Mode d’évacuation, combustible', 'ventouse – gaz naturel'],
        ['Mise en service', '11/2015'],
      ],
    )}<p style="margin-top:4mm"><b>Opérations effectuées :</b> nettoyage du corps de chauffe, du brûleur et de l’extracteur ; vérification du circulateur ; contrôle des organes de régulation et de sécurité ; réglage du débit de gaz ; mesure de la température des fumées.</p>${table(
      ['Mesure', 'Valeur', 'Appréciation'],
      [
        ['Teneur en CO ambiant', '3 ppm', 'conforme (< 10 ppm)'],
        ['Rendement évalué', '91,8 % PCI', 'rendement de référence 92 %'],
        ['Température des fumées', '118 °C', ''],
        ['Émissions de NOx', '74 mg/kWh', ''],
      ],
    )}<p style="margin-top:4mm">Conseils : purger les radiateurs, désembouage à prévoir. Remplacement conseillé à terme par une chaudière à condensation ou une pompe à chaleur. Prochaine visite avant le 17/02/2027.</p><p>Technicien : Beñat ETCHEGARAY – signature du client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-17',
      owner: 'Mme LABORDE Suzanne',
      property_address: '4 avenue Trespoey, 64000 PAU',
    },
    absent: ['dpe_number', 'rnc', 'energy', 'policy_number'],
  },
);

const section = (title: string, rows: readonly (readonly [string, string])[]) =>
  `<h2>${title}</h2>${table([], rows, 'p')}`;
const beforeSale = paperOf(
  'ped-notaire-villeurbanne',
  `font: 8.8pt/1.38 'Carlito', sans-serif; h2 { font-size: 9.6pt; color: #3b3b6d; border-bottom: .3mm solid #3b3b6d; margin: 3.5mm 0 1mm } .p td { border-bottom: .15mm dotted #888; padding: .7mm 1mm } .p td:last-child { text-align: right; width: 46mm }`,
  [
    `<p><b>Étude VACHON &amp; ASSOCIÉS</b>, notaires – 30 cours de la République – 69100 VILLEURBANNE</p><h1 style="font-size:15pt;text-align:center;color:#3b3b6d">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières destinées à l’acquéreur d’un lot de copropriété – article L. 721-2 II 2° du code de la construction et de l’habitation</p><p>Copropriété : <b>LE TOTEM</b> – 112 cours Émile-Zola, 69100 VILLEURBANNE – immatriculation AA8157302<br>Syndic : Gratte-Ciel Immobilier (groupe SYNERIS), 88 avenue Henri-Barbusse, 69100 VILLEURBANNE<br>Copropriétaires cédants : M. et Mme NGUYEN VAN Thanh – Lots n° 87, 212 et 340<br>Établi le 6 novembre 2026, au vu des documents remis par le cédant</p>${section(
      'I – SITUATION DU COPROPRIÉTAIRE CÉDANT – sommes dues au syndicat',
      [
        ['Provisions exigibles du budget prévisionnel (4T 2026)', '487,12 €'],
        ['Provisions exigibles hors budget (étanchéité 3/3, au 15/12/2026)', '318,60 €'],
        ['Charges impayées sur exercices antérieurs', '0,00 €'],
        ['Solde débiteur au 30/09/2026', '46,72 €'],
        ['Avances exigibles', '0,00 €'],
        ['Frais de relance inclus dans le solde', '19,00 €'],
      ],
    )}${section('II – SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR', [
      ['Avance de trésorerie (1031)', '164,00 €'],
      ['Avances sur travaux', '0,00 €'],
      ['Trop-perçu sur exercice clos', '0,00 €'],
    ])}${section('III – SOMMES INCOMBANT AU NOUVEAU COPROPRIÉTAIRE', [
      ['Reconstitution de l’avance', '164,00 €'],
      ['Provisions non encore exigibles, 1er trimestre 2027', '495,00 €'],
      ['Travaux votés non encore appelés', '0,00 €'],
    ])}`,
    `${section('IV – CHARGES DES LOTS SUR LES DEUX DERNIERS EXERCICES', [
      ['Exercice 2025 : provisions appelées', '1 921,76 €'],
      ['Exercice 2025 : charges réelles', '1 789,32 €'],
      ['Exercice 2024 : provisions appelées', '1 880,00 €'],
      ['Exercice 2024 : charges réelles', '1 944,18 €'],
    ])}${section('V – SITUATION FINANCIÈRE DU SYNDICAT AU 31/12/2025', [
      ['Impayés de charges au sein de la copropriété', '48 207,51 €'],
      ['Dette du syndicat envers les fournisseurs', '33 918,44 €'],
      ['Fonds de travaux : montant total', '91 334,00 €'],
      ['Fonds de travaux : part rattachée aux lots vendus', '589,10 €'],
      ['Dernière cotisation versée', '24,36 €'],
      ['Emprunts collectifs', 'néant'],
    ])}${section('VI – PROCÉDURES ET DIVERS', [
      ['Procédures en cours', 'recouvrement contre deux copropriétaires'],
      ['Travaux votés', 'étanchéité des terrasses (AG du 28/05/2025)'],
      ['Plan pluriannuel de travaux', 'en cours d’élaboration'],
    ])}<p style="margin-top:6mm">Le présent document n’est pas l’état daté prévu à l’article 5 du décret du 17 mars 1967, qui sera demandé au syndic avant la signature de l’acte. Les informations sont données sous la responsabilité du cédant.</p><p style="text-align:right">Le cédant : T. NGUYEN VAN</p>${footer('Étude VACHON & ASSOCIÉS – SELARL titulaire d’un office notarial – dossier 1007741 NGUYEN VAN / vente – page 2/2', 7)}`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('Gratte-Ciel Immobilier', 'Gratte-Ciel Immobilier (groupe SYNERIS)'),
      building: 'LE TOTEM',
      building_address: '112 cours Émile-Zola, 69100 VILLEURBANNE',
      rnc: 'AA8157302',
      owner: 'M. et Mme NGUYEN VAN Thanh',
      lots: ['87', '212', '340'],
      made_on: '2026-11-06',
      impayes: 4820751,
      dette_fournisseurs: 3391844,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const LOGEMENTS = [lease, furnished, receipt, insurance, boiler, beforeSale];
