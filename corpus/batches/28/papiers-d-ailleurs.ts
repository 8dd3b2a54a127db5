// What arrives in the same mail and that no slot waits for.
import { stranger } from '../../stranger.ts';
import { accountOf } from '../../world.ts';
import { paragraphs, table } from '../../writing.ts';

const grid = `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt } td, th { border: .2mm solid #999; padding: 1.1mm 1.6mm } th { background: #eee; font-weight: bold }`;
const letter = `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; p { text-align: justify }`;
const diallo = accountOf('28-diallo');

export const PAPIERS_D_AILLEURS = [
  stranger(
    'facture-etat-date-dijon',
    grid,
    [
      `<p><b>BOURGOGNE FONCIA-SUD EXEMPLE</b> – 21 boulevard de Sévigné – 21000 DIJON</p><p style="margin-left:105mm">Mme Capucine LE BAILLY DE LA FALAISE<br>40 rue Chabot-Charny<br>21000 DIJON</p><h1>FACTURE N° F26-10-4471</h1><p>Date : 26/10/2026 – Résidence LA TOISON D’OR II – lots 52, 152, 207 – Compte 21-0714-C00052<br>Prestations particulières imputables au seul copropriétaire concerné (article 10-1 de la loi du 10 juillet 1965)</p>${table(
        ['Désignation', 'Qté', 'P.U. HT', 'Total HT', 'TVA'],
        [
          ['Établissement de l’état daté', '1', '316,67', '316,67', '20 %'],
          [
            'Délivrance de copies (procès-verbaux, carnet d’entretien)',
            '1',
            '41,67',
            '41,67',
            '20 %',
          ],
          ['Total HT', '', '', '358,34', ''],
          ['TVA', '', '', '71,66', ''],
          ['<b>Total TTC à régler</b>', '', '', '<b>430,00 €</b>', ''],
        ],
      )}<p style="margin-top:5mm">Règlement à réception. Pas d’escompte pour paiement anticipé. Pénalités de retard : 3 fois le taux d’intérêt légal ; indemnité forfaitaire pour frais de recouvrement : 40 €.</p>`,
    ],
    ['total', 'to_pay', 'balance', 'courantes'],
  ),
  stranger(
    'contrat-de-syndic-strasbourg',
    `font: 8.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; margin: 3mm 0 1mm } td, th { border: .2mm solid #999 } p { text-align: justify; margin-bottom: 1.2mm }`,
    [
      `<h1>CONTRAT DE SYNDIC<br><span style="font-size:8.6pt">contrat type – annexe 1 au décret n° 67-223 du 17 mars 1967, modifié par le décret n° 2020-834 du 2 juillet 2020</span></h1><p>Entre les soussignés : 1. D’une part, le syndicat des copropriétaires de l’immeuble sis 62-64 route du Polygone, 67100 STRASBOURG, numéro d’immatriculation AC4718205, représenté pour le présent contrat par M. Antoine RINCKENBERGER, président de séance. 2. Et d’autre part, le syndic désigné par l’assemblée générale du 12 mars 2026 : la SAS Kléber &amp; Associés, 28 quai Zorn, 67000 STRASBOURG, titulaire de la carte CPI 6701 2019 000 000 044.</p><h2>1. Missions</h2><p>Le syndicat confie au syndic qui l’accepte mandat d’exercer la mission de syndic de l’immeuble ci-dessus désigné.</p><h2>2. Durée du contrat</h2><p>Le présent contrat est conclu pour une durée de 15 mois et 18 jours. Il prendra effet le 13 mars 2026 et prendra fin le 30 juin 2027. Il n’est pas renouvelable par tacite reconduction.</p><h2>3. Révocation du syndic – 4. Démission</h2><p>Le contrat peut être révoqué par décision de l’assemblée générale des copropriétaires statuant à la majorité de l’article 25. La délibération doit préciser sa date d’effet.</p><h2>5. Nouvelle désignation du syndic</h2><p>À la fin du présent contrat, l’assemblée générale procède à une nouvelle désignation.</p><h2>7. Prestations et modalités de rémunération du syndic</h2><p>7.1. Forfait. La rémunération forfaitaire annuelle perçue par le syndic s’élève à la somme de 11 233,33 € hors taxes, soit 13 480,00 € toutes taxes comprises. Elle est payable par trimestre et d’avance. Le contenu du forfait comprend l’organisation et la tenue de l’assemblée générale annuelle d’une durée de 2 h 30, à l’intérieur d’une plage horaire allant de 17 h à 20 h.</p>${table(
        ['7.2. Prestations particulières', 'Modalités de tarification', 'TTC'],
        [
          ['Assemblée générale supplémentaire', 'au temps passé', '108,00 €/h'],
          ['Visite supplémentaire de la copropriété avec rapport', 'forfait', '162,00 €'],
          ['Gestion d’un sinistre', 'au temps passé', '108,00 €/h'],
          ['Suivi du dossier transmis à l’avocat', 'forfait', '240,00 €'],
        ],
      )}`,
      `${table(
        ['9. Frais imputables au seul copropriétaire concerné', '', 'TTC'],
        [
          ['9.1. Frais de recouvrement', 'Mise en demeure par LRAR', '42,00 €'],
          ['', 'Relance après mise en demeure', '24,00 €'],
          [
            '9.2. Frais et honoraires liés aux mutations',
            'Établissement de l’état daté (maximum légal 380 €)',
            '380,00 €',
          ],
          ['', 'Opposition sur mutation', '150,00 €'],
          ['9.3. Frais de délivrance des documents', 'Copie du carnet d’entretien', '18,00 €'],
          ['', 'Copie certifiée conforme d’un procès-verbal', '30,00 €'],
        ],
      )}<h2>10. Copropriété en difficulté</h2><p>En cas de désignation d’un mandataire ad hoc, la rémunération forfaitaire pourra être révisée.</p><h2>11. Reddition de compte</h2><p>La reddition de compte interviendra chaque année à la date de l’assemblée générale annuelle.</p><h2>12. Compétence</h2><p>Tous les litiges nés de l’exécution du présent contrat sont de la compétence de la juridiction du lieu de situation de l’immeuble.</p><p style="margin-top:6mm">Fait en deux exemplaires et signé ce jour, le 12 mars 2026, à Strasbourg. Le syndicat – Le syndic</p>`,
    ],
    ['resolutions', 'quitus', 'owner', 'budget'],
  ),
  stranger(
    'lettre-degat-des-eaux-chambery',
    letter,
    [
      `<p><b>SAVOIE SYNDIC SERVICES</b><br>88 quai de la Rize, 73000 CHAMBÉRY</p><p style="margin-left:85mm">Monsieur Florian PERROUX<br>16 rue Croix d’Or<br>73000 CHAMBÉRY</p><p style="text-align:right">Chambéry, le 2 novembre 2026</p><p>Objet : LE CLOS DE BISSY – lot 19 – infiltration du 27 octobre</p>${paragraphs(['Monsieur,', 'Nous avons été avisés par Mme TARDY, propriétaire du lot 12, d’une infiltration provenant de votre salle de bains. Notre plombier, l’entreprise Mercier, a constaté que le joint du receveur de douche était hors d’usage.', 'S’agissant d’une partie privative, la réparation est à votre charge. Nous vous remercions de la faire exécuter sous quinzaine et d’adresser à votre assureur le constat amiable ci-joint ; la franchise du contrat de l’immeuble (police 7714 0092 C) est de 380,00 €.', 'Nous profitons de la présente pour vous rappeler que l’assemblée générale se tiendra le 19 novembre prochain, la convocation vous ayant été adressée le 20 octobre.', 'Nous vous prions d’agréer, Monsieur, nos salutations distinguées.', 'Isabelle Blanc-Gonnet, gestionnaire'])}`,
    ],
    ['resolutions', 'total', 'balance'],
  ),
  stranger(
    'avis-de-valeur-thonon-les-bains',
    `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 18mm 20mm; h1 { color: #00817a; font-size: 17pt } .v { background: #00817a; color: #fff; font-size: 14pt; padding: 4mm; text-align: center; margin: 5mm 0 }`,
    [
      `<p><b>CHABLAIS PRESTIGE TRANSACTIONS</b> – 2 rue Vallon – 74200 THONON-LES-BAINS</p><h1>Votre avis de valeur</h1><p>Préparé pour Mme Clémence DUBOULOZ-MONNET, le 7 novembre 2026</p><p><b>Le bien</b> : appartement T4 de 92 m² environ, Résidence de Ripaille, 15 avenue Saint-François de Sales, 74200 THONON-LES-BAINS, 4e étage avec ascenseur, balcon 11 m² vue lac, deux caves, garage. DPE : D. Charges : environ 310 € / mois. Taxe foncière : 1 640 €.</p><div class="v">entre 428 000 € et 452 000 € net vendeur</div><p><b>Points forts</b> : la vue, le calme, les travaux récents. <b>Points à prévoir</b> : cuisine d’origine, ravalement à voter.</p><p><b>Ventes comparables</b> : T4 de 88 m², avenue de Corzent, 415 000 € (03/2026) ; T4 de 96 m², rue des Ursules, 461 000 € (06/2026).</p><p>Confiez-nous votre bien en exclusivité et bénéficiez d’honoraires réduits à 4 % TTC, d’un reportage photo offert et d’une visite virtuelle. Cet avis ne constitue pas une expertise. Carte T CPI 7401 2022 000 000 515.</p>`,
    ],
    ['price', 'surface_carrez', 'tax_total', 'courantes', 'dpe_number'],
  ),
  stranger(
    'taxe-habitation-secondaire-briancon',
    grid,
    [
      `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b> – SIP DE BRIANÇON</p><h1>AVIS D’IMPÔT 2026 – TAXE D’HABITATION<br><span style="font-size:9.4pt">sur les résidences secondaires et autres locaux meublés non affectés à l’habitation principale</span></h1><p>MME GRAS-TOMASI LUDIVINE – 22 BD LONGCHAMP – 13001 MARSEILLE</p><p>Numéro fiscal : 21 13 480 226 917 – Référence de l’avis : 26 05 7720145 60 – Lieu d’imposition : 2 CHE DU FONTENIL, 05100 BRIANÇON</p>${table(
        ['', 'Commune', 'Intercommunalité', 'Taxe GEMAPI'],
        [
          ['Valeur locative brute', '2 418', '2 418', '2 418'],
          ['Taux 2026', '26,10 %', '9,02 %', '0,31 %'],
          ['Cotisation', '631', '218', '7'],
          ['Majoration résidence secondaire 40 %', '252', '', ''],
        ],
      )}<p style="margin-top:4mm">Total des cotisations : 1 108 € – Frais de gestion : 22 € – <b>Montant de votre impôt : 1 130,00 €</b>, à payer au plus tard le 15/12/2026.</p><p>Vous n’êtes pas redevable de la contribution à l’audiovisuel public, supprimée. Le montant sera prélevé le 28/12/2026 si vous avez opté pour le prélèvement à l’échéance.</p>`,
    ],
    ['tax_total', 'teom'],
  ),
  stranger(
    'releve-bancaire-belfort',
    grid,
    [
      `<p><b>BANQUE DE L’EXEMPLE</b> – Agence de Belfort République</p><h1>RELEVÉ DE VOTRE COMPTE CHÈQUES</h1><p>du 01/10/2026 au 31/10/2026 – n° 10 – page 1/1</p><p>M. DIALLO-VERNIER OUSMANE – 23 FAUBOURG DE BRISACH – 90000 BELFORT<br>IBAN ${diallo.spaced} – BIC EXEMFRPPBEL</p>${table(
        ['Date', 'Libellé', 'Valeur', 'Débit', 'Crédit'],
        [
          ['01/10', 'SOLDE PRÉCÉDENT', '', '', '1 206,44'],
          ['02/10', 'VIR SALAIRE ALSTOM EXEMPLE', '02/10', '', '2 318,07'],
          ['05/10', 'PRLV PRET IMMO 0044187', '05/10', '742,18', ''],
          ['09/10', 'CB SUPERMARCHE EXEMPLE', '09/10', '118,62', ''],
          ['15/10', 'PRLV IMPOTS TAXE FONCIERE', '15/10', '104,00', ''],
          ['22/10', 'VIR LION COPRO APPEL T4', '22/10', '289,40', ''],
          ['', 'TOTAL DES MOUVEMENTS', '', '1 254,20', '2 318,07'],
          ['31/10', '<b>NOUVEAU SOLDE CRÉDITEUR</b>', '', '', '<b>2 270,31</b>'],
        ],
      )}<p style="margin-top:4mm">Sauf erreur ou omission. Votre découvert autorisé est de 800 €. Médiateur auprès de la Fédération Exemple. Vos dépôts sont garantis jusqu’à 100 000 €.</p>`,
    ],
    ['balance', 'entries', 'owner', 'total_debit', 'total_credit'],
  ),
  stranger(
    'bulletin-de-paie-gardien-besancon',
    grid,
    [
      `<h1>BULLETIN DE PAIE</h1><p>Employeur : SDC LE PARC DE PLANOISE – 10 à 18 rue de Cologne, 25000 BESANÇON – représenté par DOUBS HABITAT SYNDIC – SIRET 900 002 091 00014 – APE 8110Z<br>Salarié : M. Zoran PETROVIĆ – gardien catégorie B – 10 rue de Cologne (loge) – N° SS 1 71 04 99 125 118 – entré le 01/06/2012<br>Période du 01/10/2026 au 31/10/2026 – Convention collective des gardiens, concierges et employés d’immeubles</p>${table(
        ['Rubrique', 'Base', 'Taux', 'Montant salarié', 'Part employeur'],
        [
          ['Salaire de base (10 000 UV)', '', '', '1 918,40', ''],
          ['Prime d’ancienneté', '', '', '211,02', ''],
          ['Avantage en nature logement', '', '', '182,70', ''],
          ['Salaire brut', '', '', '2 312,12', ''],
          ['Sécurité sociale, retraite, chômage', '2 312,12', '', '- 511,90', '874,33'],
          ['Retenue logement', '', '', '- 182,70', ''],
          ['<b>Net à payer avant impôt</b>', '', '', '<b>1 617,52</b>', ''],
        ],
      )}<p>Congés payés : acquis 12,5 – pris 5 – solde 7,5. Dans votre intérêt, conservez ce bulletin sans limitation de durée.</p>`,
    ],
    ['total', 'balance', 'owner', 'lots'],
  ),
  stranger(
    'devis-menuiseries-mulhouse',
    grid,
    [
      `<p><b>FENÊTRES DU FLORIVAL SARL</b> – 4 rue de l’Industrie – 68500 GUEBWILLER – RGE Qualibat 3521</p><h1>DEVIS N° D-2026-1187 du 21/10/2026 – valable deux mois</h1><p>Client : SCI DU VIEUX TILLEUL, 5 impasse des Merisiers, 68130 ALTKIRCH<br>Chantier : 17 rue de la Montagne, 68100 MULHOUSE, 3e gauche</p>${table(
        ['Description', 'Qté', 'P.U. HT', 'Montant HT'],
        [
          [
            'Fenêtre PVC 2 vantaux 120 × 135, Uw 1,3, pose en rénovation',
            '4',
            '612,00',
            '2 448,00',
          ],
          ['Porte-fenêtre PVC 2 vantaux 140 × 215', '1', '1 084,00', '1 084,00'],
          ['Dépose et évacuation', '5', '48,00', '240,00'],
          ['Total HT', '', '', '3 772,00'],
          ['TVA 5,5 %', '', '', '207,46'],
          ['<b>Total TTC</b>', '', '', '<b>3 979,46 €</b>'],
        ],
      )}<p style="margin-top:4mm">Acompte à la commande 30 % : 1 193,84 €. Délai : 8 semaines. Assurance décennale Exemple Assurances n° 664.102. Accord de la copropriété à obtenir par le client (aspect extérieur). Bon pour accord, date et signature :</p>`,
    ],
    ['total', 'to_pay', 'price', 'owner'],
    ['ENTRETIEN'],
  ),
];
