// What arrives too and belongs to no slot: bills, letters, adverts, a payslip, a leaflet.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const serif = `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm`;
const grid = `font: 8.8pt/1.36 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt } td, th { border: .2mm solid #aaa; padding: .9mm 1.4mm } th { background: #eee; font-weight: bold }`;

export const ETRANGERS = [
  stranger(
    'facture-etat-date-clermont-ferrand',
    grid,
    `<p><b>ARVERNE GESTION PATRIMOINE</b> – 27 place de Jaude – 63000 CLERMONT-FERRAND – TVA FR00900001247</p><p style="margin:6mm 0 6mm 100mm">SCP TOURNEBIZE BRUGIÈRE<br>5 cours Sablon<br>63000 CLERMONT-FERRAND</p><h1>FACTURE N° F26-11-0082 du 09/11/2026</h1><p>Vente de CHABANNES – LE CLOS TRUDAINE – lots 14 et 52</p>${table(
      ['Prestation', 'Qté', 'PU HT', 'TVA', 'Montant TTC'],
      [
        ['Établissement de l’état daté (plafond : 380 € TTC)', '1', '316,67', '20 %', '380,00'],
        ['Certificat de l’article 20 II', '1', '25,00', '20 %', '30,00'],
        ['Fiche synthétique', '1', '0,00', '20 %', '0,00'],
        ['Total TTC à payer', '', '', '', '410,00'],
      ],
    )}<p style="margin-top:4mm">À régler à réception par virement. Somme imputable au seul copropriétaire cédant (article 10-1 b de la loi du 10 juillet 1965). Échéance : 09/12/2026. Pénalités au taux légal majoré ; indemnité forfaitaire de 40 €.</p>`,
    ['total', 'to_pay', 'owner', 'due_on', 'courantes'],
  ),
  stranger(
    'lettre-notaire-tulle',
    serif,
    `<p><b>SCP FARGES</b><br>Notaires associés<br>3 place Gambetta, 19000 TULLE</p><p style="margin-left:90mm">M. et Mme Hubert d’ARGENTAT<br>rue de l’Estabournie<br>19000 TULLE</p><p>Tulle, le 10 novembre 2026<br>VENTE d’ARGENTAT / COMBES – dossier 1004417</p>${paragraphs(['Madame, Monsieur,', 'Afin de préparer l’acte de vente de votre appartement, 40 avenue Victor Hugo à Tulle (lots 7 et 33), je vous remercie de me faire parvenir les pièces suivantes :', '– la copie recto verso de vos cartes nationales d’identité ;<br>– votre titre de propriété du 24 mai 1991 ;<br>– la dernière taxe foncière ;<br>– les procès-verbaux des trois dernières assemblées générales ;<br>– le règlement de copropriété et ses modificatifs ;<br>– le dossier de diagnostics techniques (DPE, amiante, électricité, superficie loi Carrez) ;<br>– un relevé d’identité bancaire pour le versement du prix.', 'Le rendez-vous de signature pourrait être fixé au vendredi 18 décembre 2026 à 10 heures. Le prix de 142 000 € sera versé à ma comptabilité la veille.', 'Je vous prie de croire, Madame, Monsieur, à l’assurance de mes sentiments dévoués.'])}<p style="text-align:right">Maître Cécile FARGES</p>`,
    ['price', 'deed_on', 'sellers', 'buyers', 'meeting_on', 'notary'],
  ),
  stranger(
    'paie-novembre-roanne',
    grid,
    `<h1>BULLETIN DE PAIE</h1><p>Employeur : TISSAGES DE LA LOIRE SAS – 12 boulevard de Belgique – 42300 ROANNE – SIRET 900 015 700 00014 – APE 1320Z<br>Salariée : GONIN Aurore – 17 allée des Glycines, 42300 ROANNE – Matricule 00417 – Emploi : responsable qualité – Entrée le 03/09/2012<br>Période : du 01/10/2026 au 31/10/2026 – Paiement le 30/10/2026 par virement</p>${table(
      ['Rubrique', 'Base', 'Taux salarial', 'Montant salarial', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '18,4600', '2 799,83', ''],
        ['Prime d’ancienneté', '', '', '224,00', ''],
        ['Salaire brut', '', '', '3 023,83', ''],
        ['Sécurité sociale – maladie', '3 023,83', '', '', '211,67'],
        ['Retraite de base et complémentaire', '3 023,83', '11,31 %', '-341,99', '487,14'],
        ['Complémentaire santé', '', '', '-28,40', '28,40'],
        ['CSG déductible', '2 970,91', '6,80 %', '-202,02', ''],
        ['CSG/CRDS non déductible', '2 970,91', '2,90 %', '-86,16', ''],
        ['Net à payer avant impôt', '', '', '2 365,26', ''],
        ['Impôt sur le revenu prélevé à la source', '2 451,42', '4,10 %', '-100,51', ''],
        ['NET PAYÉ', '', '', '2 264,75', ''],
      ],
    )}<p style="margin-top:3mm">Congés acquis N : 10,40 – pris : 5,00 – solde : 5,40. Dans votre intérêt, conservez ce bulletin sans limitation de durée.</p>`,
    ['total', 'to_pay', 'period_from', 'balance'],
  ),
  stranger(
    'annonce-agence-vichy',
    `font: 10.6pt/1.45 'URW Gothic', sans-serif; padding: 16mm 18mm; h1 { font-size: 19pt; color: #1b4d89; margin-bottom: 1mm } .p { font-size: 22pt; color: #c0392b }`,
    `<h1>VICHY Thermal – appartement 3 pièces de 61 m²</h1><p class="p"><b>118 500 €</b></p><p>dont 6,75 % d’honoraires à la charge de l’acquéreur, soit 111 007 € net vendeur</p>${paragraphs(['À deux pas du parc des Sources, au 8 rue des Célestins, dans une petite copropriété de caractère, appartement traversant au deuxième étage : entrée, séjour parqueté, cuisine séparée, deux chambres, salle d’eau, cave. Chauffage individuel au gaz.', 'Surface loi Carrez : 61,18 m². DPE : classe E (271 kWh/m²/an) – GES : classe D (49 kg CO₂/m²/an), réalisé le 12/09/2026. Montant estimé des dépenses annuelles d’énergie : entre 1 390 et 1 930 €.', 'Copropriété de 8 lots (pas de procédure en cours). Charges annuelles : 1 337 €. Taxe foncière : 1 012 €.', 'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur www.georisques.gouv.fr.', 'Votre contact : Mélanie Fayolle, agent commercial RSAC Cusset 900 016 114 – Agence Sources & Parcs, 2 rue Burnol, 03200 Vichy – mandat n° 1877'])}`,
    ['surface_carrez', 'energy', 'emissions', 'price', 'tax_total', 'dpe_number'],
  ),
  stranger(
    'devis-toiture-roanne',
    grid,
    `<p><b>CHARPENTES DU FOREZ</b> – 8 rue de l’Artisanat – 42153 RIORGES – Qualibat 3182 – assurance décennale SMABTP Exemple 1247001/0</p><p style="margin:5mm 0 5mm 100mm">SDC LES TISSERANDS<br>c/o Cabinet Perret &amp; Fils<br>6 rue Jean Jaurès<br>42300 ROANNE</p><h1>DEVIS N° D2026-0319 du 16/04/2026</h1><p>Chantier : réfection de la toiture, résidence Les Tisserands, 41 rue Mulsant, 42300 ROANNE – valable trois mois</p>${table(
      ['Désignation', 'U', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Installation de chantier, échafaudage', 'ens', '1', '9 800,00', '9 800,00'],
        ['Dépose de la couverture tuiles et évacuation', 'm²', '412', '21,00', '8 652,00'],
        [
          'Fourniture et pose écran HPV, liteaux, tuiles romanes',
          'm²',
          '412',
          '84,50',
          '34 814,00',
        ],
        ['Zinguerie : gouttières, noues, solins', 'ml', '138', '64,75', '8 935,50'],
        ['Total HT', '', '', '', '62 201,50'],
        ['TVA 10 %', '', '', '', '6 220,15'],
        ['Total TTC', '', '', '', '68 421,65'],
      ],
    )}<p style="margin-top:3mm">Remise commerciale pour signature avant le 30/06/2026 : total TTC ramené à 68 420,00 €. Acompte de 30 % à la commande, situations mensuelles, solde à la réception. Bon pour accord, date et signature :</p>`,
    ['total', 'travaux', 'works_adopted', 'building', 'to_pay'],
    ['DOCS_MAISON_MOINS_10_ANS', 'ENTRETIEN'],
  ),
  stranger(
    'relance-assurance-rodez',
    serif,
    `<p style="font-size:13pt;color:#155a8a"><b>Mutuelle des Causses</b></p><p>Agence de Rodez – 25 avenue de Paris – 12000 RODEZ</p><p style="margin-left:90mm">INDIVISION CAZALS<br>2 chemin du Moulinet<br>12000 LE MONASTÈRE</p><p>Rodez, le 14 octobre 2026</p><p><b>Avis d’échéance – contrat local professionnel n° 8 114 702 B</b></p>${paragraphs(['Madame, Monsieur,', 'Votre contrat arrive à échéance le 1er décembre 2026. La cotisation pour la période du 01/12/2026 au 30/11/2027 s’élève à 412,68 € (dont taxes 31,04 € et contribution attentats 6,50 €).', 'Elle sera prélevée le 5 décembre 2026 sur le compte que vous nous avez indiqué. Le solde de votre compte assuré est nul à ce jour.', 'Nous vous rappelons que vous disposez de vingt jours pour vous opposer à la reconduction (article L. 113-15-1 du code des assurances). En cas de vente du local, pensez à nous prévenir.', 'Votre conseiller, Ludovic Puech'])}`,
    ['total', 'balance', 'due_on', 'period_from', 'to_pay'],
    ['ASSURANCES_DU_LOGEMENT'],
  ),
  stranger(
    'affichette-travaux-saint-etienne',
    `font: 14pt/1.5 'Carlito', sans-serif; padding: 22mm; h1 { font-size: 26pt; text-align: center; color: #b0202e }`,
    `<h1>COUPURE D’EAU<br>ET ARRÊT DE L’ASCENSEUR</h1><p style="text-align:center">Résidence BELLEVUE FOREZ – escaliers 1 et 3</p>${paragraphs(['Chers résidents,', 'L’entreprise Loire Ascenseurs interviendra du <b>lundi 11 au vendredi 29 janvier 2027</b> pour le remplacement des ascenseurs voté lors de la dernière assemblée générale.', 'L’eau froide sera coupée le mardi 12 janvier de 8 h à 12 h.', 'Une aide au portage des courses est proposée aux personnes à mobilité réduite : appelez Mme Chomel (conseil syndical), 06 00 72 11 40.', 'Merci de votre compréhension.', 'Le syndic, Groupe Méridis Immobilier – affiché le 9 novembre 2026'])}`,
    ['meeting_on', 'works_adopted', 'resolutions', 'sent_on'],
  ),
];
