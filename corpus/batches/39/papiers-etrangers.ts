// Papers that no slot of a dossier waits for, near ours: invoices, a letter, a leaflet, a mail, a payslip.
import { stranger } from '../../stranger.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const iban = accountOf('devis-couvreur-b39');

const quote = stranger(
  'devis-couverture-dinan-b39',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; td, th { border: .15mm solid #999 } td:nth-child(n+2) { text-align: right } h1 { font-size: 15pt; color: #2d4f6c }`,
  `<p><b>ZINGUERIE DE LA RANCE</b> – ZA des Alleux – 22100 TADEN – SIRET 900 000 377 00014 – assurance décennale n° 55-102</p><p style="margin-left:100mm">Copropriété 11 rue du Jerzual<br>Mme Briand, syndic bénévole<br>22100 DINAN</p><h1>DEVIS N° D-2026-0231</h1><p>Date : 02/04/2026 – valable trois mois</p>${table(
    ['Désignation', 'Qté', 'P.U. HT', 'Total HT'],
    [
      ['Dépose de la gouttière existante', '14 ml', '12,00', '168,00'],
      ['Fourniture et pose de gouttière zinc demi-ronde', '14 ml', '61,00', '854,00'],
      ['Descente zinc et crapaudine', '1', '238,00', '238,00'],
      ['Total HT', '', '', '1 260,00'],
      ['TVA 10 %', '', '', '126,00'],
      ['<b>Total TTC</b>', '', '', '<b>1 386,00</b>'],
    ],
  )}<p style="margin-top:4mm">Acompte de 30 % à la commande. Règlement par virement : ${iban.spaced}.</p><p>Bon pour accord, date et signature :</p>`,
  ['total', 'to_pay', 'works_adopted', 'due_on'],
);

const invoice = stranger(
  'facture-syndic-brest-b39',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #14507a } td:nth-child(n+2) { text-align: right } h1 { font-size: 14pt; color: #14507a }`,
  `<p><b style="color:#14507a;font-size:14pt">ARMOR GESTION IMMOBILIÈRE</b><br>8 place de la Liberté – 29200 BREST</p><p style="margin-left:100mm">SELARL MORVAN – CREAC’H<br>Notaires<br>22 rue de Lyon<br>29200 BREST</p><h1>FACTURE D’HONORAIRES N° FH-26-1102</h1><p>Brest, le 04/11/2026 – Affaire : vente LE BIHAN, LES HAUTS DE SIAM, lots 14, 58, 71</p>${table(
    ['Prestation', 'HT', 'TVA 20 %', 'TTC'],
    [
      ['Établissement de l’état daté', '316,67', '63,33', '380,00'],
      ['Opposition sur mutation (à la charge du vendeur)', '0,00', '0,00', '0,00'],
      ['<b>Net à payer</b>', '', '', '<b>380,00 €</b>'],
    ],
  )}<p style="margin-top:4mm">Facture payable à réception, par le compte du vendeur. Pénalités de retard : trois fois le taux d’intérêt légal. L’état daté vous sera transmis dès réception du règlement.</p>`,
  ['total', 'to_pay', 'balance', 'solde_anterieur'],
  ['PRE_ETAT_DATE', 'CHARGES'],
);

const mail = stranger(
  'mail-clerc-lorient-b39',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; .h { border-bottom: .2mm solid #999; margin-bottom: 4mm; font-size: 8.6pt }`,
  `<div class="h"><b>De :</b> Maëlys GUILLO &lt;m.guillo@notaires-lorient.example.fr&gt;<br><b>À :</b> Ronan LE GALLO &lt;ronan.legallo@example.fr&gt;<br><b>Envoyé :</b> jeudi 12 novembre 2026 11:26<br><b>Objet :</b> Vente SCI TY GLAZ – 22 quai des Indes – pièces manquantes</div><p>Bonjour Monsieur,</p><p>Je reviens vers vous concernant la vente des lots 27 et 103 de la Résidence du Bassin à Flot. Pour préparer l’avant-contrat, il nous manque encore :</p><p>– les procès-verbaux des trois dernières assemblées générales ;<br>– le règlement de copropriété et ses modificatifs ;<br>– le carnet d’entretien et la fiche synthétique ;<br>– le dernier appel de fonds et le relevé de charges ;<br>– la taxe foncière 2026 ;<br>– un RIB de la SCI et ses statuts à jour.</p><p>Le rendez-vous de signature est maintenu au 8 décembre à 14 h 30. Le dépôt de garantie de l’acquéreur sera de 9 500 €.</p><p>Bien cordialement,<br>Maëlys Guillo, clerc – Office notarial du Scorff</p>`,
  ['meeting_on', 'deposit', 'tax_year', 'iban'],
);

const pay = stranger(
  'bulletin-paie-pontivy-b39',
  `font: 8.4pt/1.35 'Nimbus Sans Narrow', sans-serif; td, th { border: .15mm solid #999 } td:nth-child(n+2) { text-align: right }`,
  `<p><b>LAITERIES DU BLAVET SAS</b> – ZI de Kerguilloten – 56920 NOYAL-PONTIVY – SIRET 900 000 729 00035 – Code APE 1051A – Convention collective : industrie laitière</p><p style="margin-left:95mm">M. LE MOIGNE Kévin<br>14 quai Niemen<br>56300 PONTIVY</p><p style="font-size:13pt"><b>BULLETIN DE PAIE – octobre 2026</b></p><p>Matricule 00418 – Emploi : technicien de maintenance – Période du 01/10/2026 au 31/10/2026 – Paiement le 30/10/2026 par virement</p>${table(
    ['Rubrique', 'Base', 'Taux', 'Part salarié', 'Part employeur'],
    [
      ['Salaire de base', '151,67', '15,4300', '2 340,27', ''],
      ['Prime d’ancienneté', '', '', '70,21', ''],
      ['<b>Salaire brut</b>', '', '', '<b>2 410,48</b>', ''],
      ['Santé, complémentaire', '', '', '-28,40', '42,60'],
      ['Retraite', '', '', '-272,38', '392,91'],
      ['CSG déductible', '2 368,30', '6,80 %', '-161,04', ''],
      ['CSG/CRDS non déductible', '2 368,30', '2,90 %', '-68,68', ''],
      ['<b>Net à payer avant impôt</b>', '', '', '<b>1 879,98</b>', ''],
      ['Impôt prélevé à la source', '1 948,66', '3,10 %', '-60,41', ''],
      ['<b>Net payé</b>', '', '', '<b>1 819,57 €</b>', ''],
    ],
  )}<p style="margin-top:3mm">Congés acquis : 20,83 – pris : 12. À conserver sans limitation de durée.</p>`,
  ['total', 'to_pay', 'owner', 'period_from', 'balance'],
);

const leaflet = stranger(
  'prospectus-syndic-cherbourg-b39',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 24pt; color: #d2691e } .b { background: #fff3e6; padding: 5mm; margin: 5mm 0 }`,
  `<p>COTENTIN SYNDIC, le syndic près de chez vous</p><h1>Et si vous changiez de syndic ?</h1><p>Appels de fonds clairs, comptes en ligne, procès-verbaux en huit jours, un seul interlocuteur : à Cherbourg, Valognes et Les Pieux, 140 copropriétés nous font déjà confiance.</p><div class="b"><b>Nos engagements</b><br>– Budget prévisionnel présenté au conseil syndical un mois avant l’assemblée générale<br>– Convocation et annexes comptables relues avec vous<br>– Mise en concurrence des contrats d’assurance et d’ascenseur tous les trois ans<br>– Honoraires à partir de 149 € TTC par lot et par an</div><p>Offre de bienvenue : pour tout contrat signé avant le 31/12/2026, carnet d’entretien et fiche synthétique offerts la première année.</p><p>Demandez votre devis : 02 33 00 18 18 – 11 quai Alexandre III, 50100 Cherbourg-en-Cotentin</p>`,
  ['total', 'budget', 'building_address', 'meeting_on'],
);

const water = stranger(
  'facture-eau-vitre-b39',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; td, th { border-bottom: .15mm solid #9bc } td:nth-child(n+2) { text-align: right } h1 { font-size: 14pt; color: #0a6ebd }`,
  `<p><b style="font-size:14pt;color:#0a6ebd">Eaux de la Vilaine Amont</b><br>Régie publique – 12 allée de la Hodeyère – 35500 VITRÉ</p><p style="margin-left:100mm">M. GUÉRIN-LEROUX Stanislas<br>19 rue de Paris<br>35500 VITRÉ</p><h1>Votre facture d’eau n° 2026-118804</h1><p>Contrat 774 118 – Point de livraison : 19 rue de Paris, 35500 VITRÉ – Période du 02/04/2026 au 01/10/2026<br>Compteur D17FA004 : ancien index 418 – nouvel index 449 – consommation 31 m³</p>${table(
    ['Rubrique', 'Quantité', 'Prix HT', 'Montant TTC'],
    [
      ['Abonnement eau', '1', '24,00', '25,32'],
      ['Consommation eau potable', '31 m³', '2,1100', '69,01'],
      [
        'Collecte et traitement des eaux usées (assainissement collectif)',
        '31 m³',
        '2,3500',
        '80,14',
      ],
      ['Organismes publics (Agence de l’eau)', '31 m³', '0,4300', '14,06'],
      ['<b>Total à régler avant le 05/11/2026</b>', '', '', '<b>188,53 €</b>'],
    ],
  )}<p style="margin-top:4mm">Solde antérieur : 0,00 €. Prélèvement non souscrit. Référence à rappeler : 774118-2026-2.</p>`,
  ['total', 'to_pay', 'solde_anterieur', 'due_on'],
);

export const PAPIERS_ETRANGERS = [quote, invoice, mail, pay, leaflet, water];
