// Papers that no slot waits for, in the same envelope as the others: near misses, all of one page.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const office = `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13pt } td, th { border: .15mm solid #aaa; padding: 1mm 1.5mm } th { background: #f0f0f0 } .n td:nth-child(n+2) { text-align: right }`;

export const COURRIER_ETRANGER = [
  stranger(
    'reunion-conseil-syndical-grenoble',
    `font: 10.4pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm; li { margin-bottom: 1.5mm }`,
    `<p><b>Résidence LE PALLADIUM – 71 boulevard Joseph Vallier, 38100 Grenoble</b></p><h1 style="font-size:14pt">Compte rendu de la réunion du conseil syndical du 6 octobre 2026</h1><p>Présents : Mme Jacquier, M. Lombard, M. Zerrouki. Excusée : Mme Pham-Huu. Invité : M. Rosset (Foncialpes).</p><ol><li><b>Contrôle des comptes.</b> Les factures de l’exercice ont été pointées. Une facture Airflux de 412,50 € est à réclamer.</li><li><b>Garde-corps façade Sud.</b> Deuxième tranche terminée ; réception prévue le 20 octobre.</li><li><b>Impayés.</b> Quatre comptes débiteurs ; le syndic relance.</li><li><b>Préparation de la prochaine assemblée générale.</b> Date envisagée : 10 décembre 2026. Le conseil souhaite inscrire la mise en concurrence du contrat ascenseurs et le renouvellement du syndic. Budget à l’étude : 114 000 €.</li><li><b>Divers.</b> Fête des voisins : merci à tous.</li></ol><p>Prochaine réunion le 3 novembre à 18 h. Rédigé par M. Lombard. Document interne, sans valeur de décision.</p>`,
    ['meeting_on', 'budget', 'resolutions_adopted', 'quitus', 'impayes'],
  ),
  stranger(
    'taxe-habitation-secondaire-serre-chevalier',
    office,
    `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b> – SIP DE BRIANÇON</p><h1>AVIS D’IMPÔT 2026 – TAXE D’HABITATION SUR LES RÉSIDENCES SECONDAIRES<br><span style="font-size:9pt">et autres locaux meublés non affectés à l’habitation principale – taxe sur les locaux vacants</span></h1><p>MME VAN DEN BROECK ODILE – AVENUE MOLIERE 114 BTE 6 – 1190 BRUXELLES – BELGIQUE</p><p>Numéro fiscal : 99 61 204 118 337 – Référence de l’avis : 26 05 7710034 90 – date de mise en recouvrement : 30/09/2026</p>${table(
      ['Détail', 'Commune', 'Intercommunalité', 'TSE', 'GEMAPI'],
      [
        ['Valeur locative brute', '1 104', '1 104', '1 104', '1 104'],
        ['Taux 2026', '24,10 %', '9,02 %', '0,211 %', '0,18 %'],
        ['Cotisation', '266', '100', '2', '2'],
        ['Majoration résidence secondaire 40 %', '106', '', '', ''],
      ],
      'n',
    )}<p>Adresse d’imposition : 7 chemin des Salettes, 05100 BRIANÇON. Frais de gestion : 14 €. <b>Montant de votre impôt : 490 €</b>. Date limite de paiement : 15/12/2026.</p><p>Vous êtes redevable de cet avis en tant qu’occupant au 1er janvier 2026.</p>`,
    ['tax_total', 'teom', 'price'],
  ),
  stranger(
    'facture-eau-oyonnax',
    office,
    `<table><tr><td style="border:0"><b>RÉGIE DES EAUX DU HAUT-BUGEY</b><br>57 rue René Nicod – 01100 OYONNAX</td><td style="border:0">M. ZAMBELLI Raphaël<br>15 rue Michelet<br>01100 OYONNAX</td></tr></table><h1>FACTURE N° 2026-044718 DU 14/10/2026</h1><p>Référence abonné : 118 204 – point de desserte : 15 rue Michelet, 01100 OYONNAX – période du 01/04/2026 au 30/09/2026 – compteur 08 441 – ancien index 612, nouvel index 668, consommation 56 m³</p>${table(
      ['Rubrique', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Distribution de l’eau – abonnement', '1', '24,50', '24,50'],
        ['Distribution de l’eau – consommation', '56', '1,62', '90,72'],
        ['Assainissement collectif', '56', '1,88', '105,28'],
        ['Redevances de l’agence de l’eau', '56', '0,43', '24,08'],
      ],
      'n',
    )}<p>Total HT 244,58 € – TVA 5,5 % et 10 % : 18,19 € – total TTC de la facture 262,77 € – solde antérieur 0,00 € – <b>NET À PAYER 262,77 € avant le 04/11/2026</b></p><p>Prélèvement automatique : aucun. Qualité de l’eau : conforme. Chèque énergie non accepté.</p>`,
    ['total', 'to_pay', 'solde_anterieur', 'balance', 'lots', 'sewer_kind'],
  ),
  stranger(
    'facture-diagnostics-annecy',
    office,
    `<p><b>ANNECY EXPERTISE DIAG</b> – 40 avenue de Novel – 74000 ANNECY – SIRET 900 000 881 00012 – TVA FR 40 900 000 881</p><h1>FACTURE F26-0933</h1><p>Date : 23/10/2026 – dossier 26-1048-DLP – échéance : à réception</p><p>Client : M. et Mme DE LA PALUD Hervé, 27 route du Crêt du Maure, 74320 SEVRIER<br>Bien : 5 avenue de France, 74000 ANNECY</p>${table(
      ['Prestation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['DPE', '1', '110,00', '110,00'],
        ['Repérage amiante avant vente', '1', '85,00', '85,00'],
        ['Analyse laboratoire amiante', '1', '48,00', '48,00'],
        ['Diagnostic gaz', '1', '80,00', '80,00'],
        ['Mesurage loi Carrez', '1', '62,00', '62,00'],
        ['Remise pack', '1', '-35,00', '-35,00'],
      ],
      'n',
    )}<p>Total HT 350,00 € – TVA 20 % 70,00 € – <b>Total TTC 420,00 €</b>. Acquittée par carte le 23/10/2026. Les rapports sont délivrés après paiement. Pas d’escompte pour paiement anticipé ; indemnité forfaitaire de recouvrement 40 € (professionnels).</p>`,
    ['total', 'to_pay', 'dpe_number', 'diagnostic_result', 'surface_carrez'],
    ['DIAGNOSTICS'],
  ),
  stranger(
    'avis-de-valeur-chambery',
    `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm`,
    `<p><b>Agence Les Éléphants</b> – transaction – 6 rue de Boigne, 73000 CHAMBÉRY</p><p style="text-align:right">Chambéry, le 2 octobre 2026</p><p>À l’attention de la SCI LE COVET</p><p><b>Objet : avis de valeur – appartement 41 rue Pasteur, 73000 Chambéry</b></p>${paragraphs(['Suite à notre visite du 28 septembre, nous vous remercions de votre confiance et vous communiquons notre estimation du bien : appartement T3 au deuxième étage, lot 21, environ 68 m², cave, en copropriété de 34 lots, charges d’environ 1 900 € par an, DPE D.', 'Compte tenu des ventes comparables (59 rue Pasteur, T3 de 66 m², 208 000 € en avril ; 12 rue Jean-Pierre Veyrat, 71 m², 219 000 € en juin), nous situons la valeur de présentation entre 205 000 € et 218 000 € net vendeur. Nos honoraires seraient de 5 % TTC à la charge de l’acquéreur.', 'Pour la mise en vente, merci de préparer : titre de propriété, règlement de copropriété, trois derniers procès-verbaux d’assemblée générale, derniers appels de fonds, taxe foncière, diagnostics.', 'Le présent avis ne constitue pas une expertise et n’engage pas notre responsabilité.'])}<p>Maud Chavasse, négociatrice</p>`,
    ['price', 'surface_carrez', 'meeting_on', 'total', 'deed_on'],
  ),
  stranger(
    'bulletin-de-paie-valence',
    `font: 8pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm; td, th { border: .15mm solid #999; padding: .7mm 1.2mm } td:nth-child(n+2) { text-align: right } th { background: #eee }`,
    `<table><tr><td style="text-align:left"><b>DRÔME LOGISTIQUE EXEMPLE SAS</b><br>ZI des Auréats, 26000 VALENCE<br>SIRET 900 000 260 00044 – APE 5229A – URSSAF 267</td><td style="text-align:left">Mme ARNAUD-VINCENT Hélène<br>22 rue Faventines<br>26000 VALENCE</td></tr></table><p style="font-size:12pt"><b>BULLETIN DE PAIE</b> – période du 01/10/2026 au 31/10/2026 – paiement le 30/10/2026 par virement</p><p>Emploi : responsable d’exploitation – statut cadre – convention collective transports routiers – matricule 00417 – entrée le 02/05/2014 – n° SS 2 80 04 26 362 118 41</p>${table(
      ['Rubrique', 'Base', 'Taux salarial', 'Part salarié', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '21,4280', '3 249,98', ''],
        ['Prime d’ancienneté', '3 249,98', '6,00 %', '195,00', ''],
        ['SALAIRE BRUT', '', '', '3 444,98', ''],
        ['Sécurité sociale – maladie', '3 444,98', '', '', '241,15'],
        ['Retraite plafonnée', '3 444,98', '6,90 %', '-237,70', '294,55'],
        ['Complémentaire tranche 1', '3 444,98', '4,01 %', '-138,14', '207,39'],
        ['CSG déductible', '3 384,69', '6,80 %', '-230,16', ''],
        ['CSG / CRDS non déductible', '3 384,69', '2,90 %', '-98,16', ''],
        ['NET À PAYER AVANT IMPÔT', '', '', '2 740,82', ''],
        ['Impôt sur le revenu prélevé à la source', '2 838,98', '7,20 %', '-204,41', ''],
        ['NET PAYÉ', '', '', '2 536,41', ''],
      ],
    )}<p>Cumul imposable 2026 : 28 102,44. Congés : acquis 12,5 – pris 5 – solde 7,5. Dans votre intérêt, conservez ce bulletin sans limitation de durée.</p>`,
    ['total', 'to_pay', 'balance', 'period_from', 'charges_reelles'],
  ),
];
