// Papers of none that lie in the same envelopes: an estimate, a syndic's letter, a payslip, an advert, a bill, a mail.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';
import { envelope, foot, sides } from './communs.ts';

const quote = stranger(
  'devis-facade-beziers',
  `font: 9pt/1.38 'Carlito', sans-serif; td, th { border: .2mm solid #aaa } th { background: #eee; font-weight: bold } td:nth-child(n+3) { text-align: right }`,
  `${sides('<b style="font-size:13pt">Entreprise SEGUI et Fils</b><br>Maçonnerie – façades – 34490 MURVIEL-LÈS-BÉZIERS<br>SIRET 900 002 523 00019 – décennale n° 77 1022', '<b>DEVIS n° D26-0188</b><br>Date : 12/02/2026<br>Valable 3 mois')}${envelope('SDC LE POLYGONE<br>c/o ORIADIS – Mme Laget<br>41 allées Paul Riquet<br>34500 BÉZIERS')}<p>Chantier : 9 rue Française, 34500 Béziers – ravalement des façades rue et cour</p>${table(
    ['Poste', 'Unité', 'Qté', 'P.U. HT', 'Total HT'],
    [
      ['Échafaudage, protections', 'ens', '1', '9 800,00', '9 800,00'],
      ['Piquage des enduits', 'm²', '410', '38,00', '15 580,00'],
      ['Enduit à la chaux trois couches', 'm²', '410', '96,00', '39 360,00'],
      ['Badigeon, encadrements', 'm²', '410', '33,60', '13 776,00'],
      ['Évacuations', 'f', '1', '29,45', '29,45'],
    ],
  )}<p style="text-align:right;margin-top:3mm">Total HT : 78 545,45 €<br>TVA 10 % : 7 854,55 €<br><b>Total TTC : 86 400,00 €</b></p><p>Acompte de 30 % à la commande. Durée : 10 semaines. À présenter à l’assemblée générale des copropriétaires du 24 mars 2026. Bon pour accord, date et signature :</p>`,
  ['total', 'to_pay', 'travaux', 'meeting_on', 'works_adopted', 'owner'],
  ['DOCS_MAISON_MOINS_10_ANS', 'ENTRETIEN'],
);

const letter = stranger(
  'courrier-syndic-narbonne',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 20mm 22mm`,
  `${sides('<b style="color:#1c5d99">ROBINE IMMO SYNDIC</b><br>46 cours Mirabeau<br>11100 NARBONNE', 'Narbonne, le 3 septembre 2026')}${envelope('M. et Mme CROS<br>11 impasse des Tamaris<br>11430 GRUISSAN')}<p><b>Objet : relève des compteurs d’eau – Le Clos des Barques</b></p>${paragraphs(
    [
      'Madame, Monsieur,',
      'La société Compteurs du Midi procédera à la relève annuelle des compteurs divisionnaires d’eau froide le mardi 22 septembre 2026, entre 8 h 30 et 12 h.',
      'Votre présence, ou celle de votre locataire, est nécessaire. À défaut, vous voudrez bien nous communiquer l’index par téléphone ; une consommation forfaitaire de 30 m³ par trimestre serait sinon appliquée, conformément à la résolution n° 13 de l’assemblée générale du 28 avril 2026.',
      'Nous profitons de ce courrier pour vous rappeler que les travaux d’étanchéité des garages débuteront le 5 octobre : les véhicules devront être sortis pour trois semaines. Un plan de stationnement provisoire sera affiché dans le hall.',
      'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
      'Élodie Marty, gestionnaire de copropriétés',
    ],
  )}${foot('ROBINE IMMO SYNDIC SARL – capital 20 000 € – RCS Narbonne 900 001 189 – CPI 1102 2021 000 000 036')}`,
  ['meeting_on', 'sent_on', 'resolutions', 'total', 'balance'],
);

const payslip = stranger(
  'bulletin-paie-nimes',
  `font: 7.8pt/1.35 'Nimbus Sans Narrow', sans-serif; td, th { border: .1mm solid #888; padding: .5mm 1mm } th { background: #e9e9e9; font-weight: bold } td:nth-child(n+2) { text-align: right }`,
  `${sides('<b>SNCF EXEMPLE – Établissement de Nîmes</b><br>1 boulevard Sergent Triaire, 30000 NÎMES<br>SIRET 900 002 634 00031 – APE 4910Z', '<b>BULLETIN DE PAIE</b><br>Période : du 01/09/2026 au 30/09/2026<br>Paiement le 28/09/2026')}${envelope('M. JOUVE SYLVAIN<br>40 RUE VINCENT FAÏTA<br>30000 NÎMES')}<p>Matricule 7704418 – N° SS 1 66 06 30 007 041 22 – Emploi : agent de circulation – Ancienneté : 37 ans – Convention : ferroviaire</p>${table(
    ['Désignation', 'Base', 'Taux salarial', 'Montant salarial', 'Part employeur'],
    [
      ['Salaire de base', '151,67', '', '2 418,30', ''],
      ['Prime de travail', '', '', '386,12', ''],
      ['Indemnité de nuit', '24,00', '4,10', '98,40', ''],
      ['<b>SALAIRE BRUT</b>', '', '', '<b>2 902,82</b>', ''],
      ['Santé – complémentaire', '2 902,82', '1,20 %', '34,83', '34,83'],
      ['Retraite régime spécial', '2 902,82', '9,06 %', '263,00', '1 042,11'],
      ['CSG déductible', '2 852,02', '6,80 %', '193,94', ''],
      ['CSG / CRDS non déductible', '2 852,02', '2,90 %', '82,71', ''],
      ['<b>Net à payer avant impôt</b>', '', '', '<b>2 328,34</b>', ''],
      ['Impôt sur le revenu prélevé à la source', '2 411,05', '6,90 %', '166,36', ''],
    ],
  )}<p style="text-align:right;font-size:11pt"><b>NET PAYÉ : 2 161,98 euros</b></p><p>Cumuls annuels : brut 26 125,38 – net imposable 21 699,45. Congés : acquis 28,0 – pris 15,0 – solde 13,0. Pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée.</p>`,
  ['total', 'to_pay', 'period_from', 'balance', 'born_on'],
);

const advert = stranger(
  'annonce-agence-sete',
  `font: 10.6pt/1.45 'URW Gothic', sans-serif; padding: 14mm 16mm; .h { background: #ffd23f; padding: 5mm; font-size: 19pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 5mm 0 } .p { background: #dbe4ea; height: 48mm } li { margin-bottom: 1mm }`,
  `<div class="h"><b>À VENDRE – SÈTE, Corniche</b><br>Appartement T2 – 46 m² – vue mer</div><div class="g"><div class="p"></div><div class="p"></div></div><p style="font-size:18pt"><b>172 000 € FAI</b> <small>dont 5,5 % TTC d’honoraires à la charge de l’acquéreur (163 033 € hors honoraires)</small></p><ul><li>Résidence LES QUILLES, 158 boulevard Joliot Curie, 34200 Sète, 2e étage avec ascenseur</li><li>Séjour 19 m² avec loggia, cuisine équipée, chambre 11 m², salle d’eau refaite en 2022, cellier</li><li>Surface Carrez : 45,86 m² – lots 214 et 331</li><li>Charges de copropriété : environ 1 110 € par an – 350 lots – procédure en cours : non</li><li>Taxe foncière : 1 064 €</li><li>DPE : D (214 kWh/m²/an) – GES : B (7 kg CO₂/m²/an) – coût annuel estimé entre 690 € et 980 €</li></ul><p>Les informations sur les risques auxquels ce bien est exposé sont disponibles sur www.georisques.gouv.fr.</p><p><b>AGENCE DU MÔLE – Transaction</b> – 17 quai de la Résistance – 04.67.00.74.11 – Réf. V-2204 – mandat exclusif n° 1187 – négociatrice : Marina Scotto</p>`,
  ['price', 'surface_carrez', 'energy', 'emissions', 'tax_total', 'syndic'],
);

const bill = stranger(
  'facture-eau-albi',
  `font: 8.8pt/1.38 'DejaVu Sans Condensed', sans-serif; td, th { border-bottom: .1mm solid #9bd; padding: .8mm 1.2mm } th { color: #06c; font-weight: bold } td:nth-child(n+2) { text-align: right }`,
  `${sides('<b style="color:#06c;font-size:14pt">Eaux du Grand Tarn Exemple</b><br>Service clients : 05 63 00 81 99', 'Facture n° 2026-118-40772<br>du 14 septembre 2026<br>Référence abonné : 0811 4470')}${envelope('MME PUECH GINETTE<br>36 RUE PORTA APPT 12<br>81000 ALBI')}<p>Lieu desservi : 36 rue Porta, 81000 ALBI – compteur 17DA044182 – relevé du 02/09/2026 : ancien index 412, nouvel index 461, consommation 49 m³ – période du 03/03/2026 au 02/09/2026</p>${table(
    ['Rubrique', 'Quantité', 'Prix unitaire HT', 'Montant HT', 'TVA'],
    [
      ['Distribution de l’eau – abonnement', '6 mois', '3,2500', '19,50', '5,5 %'],
      ['Distribution de l’eau – consommation', '49 m³', '1,4820', '72,62', '5,5 %'],
      ['Collecte et traitement des eaux usées', '49 m³', '1,7310', '84,82', '10 %'],
      ['Redevance performance réseaux (Agence de l’eau)', '49 m³', '0,1200', '5,88', '5,5 %'],
    ],
  )}<p style="text-align:right;margin-top:2mm">Total HT 182,82 – TVA 5,5 % : 5,39 – TVA 10 % : 8,48<br><b>Total TTC à payer avant le 05/10/2026 : 196,69 €</b><br>Solde antérieur : 0,00 €</p><p>Prélèvement automatique, mensualisation : rendez-vous sur votre agence en ligne. Qualité de l’eau : conforme. Assainissement collectif. Médiation de l’eau, BP 40463, 75366 Paris Cedex 08.</p>`,
  ['total', 'to_pay', 'period_from', 'due_on', 'solde_anterieur', 'sewer_kind'],
);

const mail = stranger(
  'courriel-notaire-montauban',
  `font: 10.2pt/1.45 'Carlito', sans-serif; padding: 16mm 20mm; .m { border-bottom: .2mm solid #888; margin-bottom: 4mm; padding-bottom: 2mm; font-size: 9.2pt }`,
  `<div class="m"><b>De :</b> formalites@notaires-quercy.example.fr<br><b>Date :</b> mardi 13 octobre 2026 à 16:22<br><b>À :</b> Fatoumata DIALLO-LACOSTE<br><b>Objet :</b> Vente DIALLO / à définir – pièces à nous adresser – 55 allées de l’Empereur</div>${paragraphs(
    [
      'Chère Madame,',
      'Vous nous avez confié la vente de votre appartement. Afin d’établir le projet de promesse, je vous remercie de me transmettre par retour :',
    ],
  )}<ul><li>votre titre de propriété du 18 septembre 2023 et l’attestation que nous vous avions remise ;</li><li>les procès-verbaux des trois dernières assemblées générales, le carnet d’entretien et la fiche synthétique ;</li><li>les deux derniers appels de fonds et le relevé de compte du syndic ;</li><li>le dernier avis de taxe foncière ;</li><li>le dossier de diagnostics (DPE, électricité, état des risques, superficie Carrez) ;</li><li>une copie de votre pièce d’identité, un RIB et un acte de naissance de moins de trois mois.</li></ul>${paragraphs(
    [
      'Le rendez-vous de signature pourrait être fixé au 26 novembre à 10 h. Une provision sur frais de 400 € vous sera demandée.',
      'Bien à vous,',
      'Clémence Alibert, clerc – SELARL NOTAIRES DU QUERCY, 20 place Prax-Paris, 82000 MONTAUBAN',
    ],
  )}<p style="font-size:7.6pt;color:#666">Nos coordonnées bancaires ne changent jamais par courriel : appelez-nous avant tout virement. Office disposant d’un médiateur du notariat.</p>`,
  ['deed_on', 'meeting_on', 'price', 'made_on'],
);

export const ETRANGERS = [quote, letter, payslip, advert, bill, mail];
