// Papers that no slot waits for, near to those that do.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const grid = `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #999 }`;
const letter = `font: 11pt/1.55 'P052', serif; padding: 24mm; p { text-align: justify }`;

export const SANS_CASE = [
  stranger(
    'facture-diagnostics-quimper',
    grid,
    `<p><b>ARMOR DIAG</b> – 6 place Terre au Duc, 29000 QUIMPER</p><h1>FACTURE N° F26-1147 du 22/09/2026</h1><p>M. Yann de KERSAUZON, 3 hent Penn ar Roz, 29950 BÉNODET – bien : 8 rue du Moulin Vert, 29000 QUIMPER</p>${table(
      ['Prestation', 'HT', 'TVA 20 %', 'TTC'],
      [
        ['Constat amiante avant vente', '95,00', '19,00', '114,00'],
        ['État électricité', '90,00', '18,00', '108,00'],
        ['État gaz', '90,00', '18,00', '108,00'],
        ['Analyses laboratoire (2)', '80,00', '16,00', '96,00'],
        ['Total', '355,00', '71,00', '426,00'],
      ],
    )}<p>Net à payer : 426,00 €, à réception. Les rapports seront adressés après règlement. Pas d’escompte ; indemnité forfaitaire de recouvrement de 40 €.</p>`,
    ['total', 'to_pay', 'diagnostic_result', 'owner'],
  ),
  stranger(
    'courrier-syndic-degat-bayonne',
    letter,
    `<p>ETCHEVERRY SYNDIC<br>9 allées Paulmy, 64100 BAYONNE</p><p style="text-align:right">Bayonne, le 21 octobre 2026</p><p>Objet : copropriété HARRIAGUE – recherche de fuite</p>${paragraphs(['Maître,', 'Nous avons bien reçu votre courrier du 15 octobre relatif à la succession de Mme DUHALDE. Le plombier mandaté n’a pu pénétrer dans l’appartement du 2e étage ; nous vous remercions de nous faire parvenir les clefs ou de nous désigner une personne présente sur place.', 'Les frais de recherche de fuite sont pris en charge par l’assureur de l’immeuble dès lors que l’origine se situe en partie commune. Vous recevrez par ailleurs l’état daté dès que la date de signature nous sera communiquée.', 'Nous vous prions d’agréer, Maître, l’expression de nos sentiments distingués.', 'Maialen Etcheverry'])}`,
    ['total', 'balance', 'meeting_on', 'deed_on'],
  ),
  stranger(
    'annonce-vitrine-agence-aix',
    `font: 12pt/1.5 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 22pt; color: #c08a2b }`,
    `<h1>AIX CENTRE – QUARTIER MAZARIN</h1><p style="font-size:20pt"><b>398 000 €</b></p>${paragraphs(['Coup de cœur pour ce T3 de 71 m² au 2e étage d’un immeuble de caractère avec ascenseur, parquet, cheminée, cave. Vendu loué.', 'Copropriété de 61 lots (28 d’habitation). Charges courantes : 1 598 € par an. Pas de procédure en cours. Taxe foncière : 1 340 €.', 'DPE : D (194 kWh/m²/an) – GES : C (28 kg CO₂/m²/an). Montant estimé des dépenses annuelles d’énergie : de 1 120 € à 1 560 €.', 'Honoraires : 4,5 % TTC à la charge de l’acquéreur, prix hors honoraires 380 861 €. Les informations sur les risques auxquels ce bien est exposé sont disponibles sur georisques.gouv.fr.', 'Agence du Roi René Exemple – mandat n° 4471 – 04 42 00 90 14'])}`,
    ['price', 'energy', 'emissions', 'surface_carrez', 'tax_total'],
  ),
  stranger(
    'bulletin-salaire-hopital-brest',
    grid,
    `<h1>BULLETIN DE PAIE – octobre 2026</h1><p>Employeur : Clinique de la Rade Exemple, 3 rue du Château, 29200 BREST – SIRET 900 291 440 00012<br>Salarié : NGUYEN VAN Thanh, 44 rue de la Porte, 29200 BREST – matricule 00418 – manipulateur radio – période du 01/10/2026 au 31/10/2026</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Part salarié', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '15,8240', '2 400,03', ''],
        ['Prime d’ancienneté', '', '', '144,00', ''],
        ['Salaire brut', '', '', '2 544,03', ''],
        ['Sécurité sociale plafonnée', '2 544,03', '6,90 %', '-175,54', '217,51'],
        ['Retraite complémentaire', '2 544,03', '4,01 %', '-102,02', '153,15'],
        ['CSG déductible', '2 499,51', '6,80 %', '-169,97', ''],
      ],
    )}<p><b>Net à payer avant impôt : 2 096,50 €</b> – impôt sur le revenu prélevé à la source : 88,05 € – Net payé : 2 008,45 € par virement le 29/10/2026. À conserver sans limitation de durée.</p>`,
    ['total', 'to_pay', 'period_from', 'iban'],
  ),
  stranger(
    'devis-ravalement-facades-caen',
    grid,
    `<p><b>FAÇADES DU BOCAGE SARL</b> – ZA de la Vallée, 14111 LOUVIGNY</p><h1>DEVIS N° 25-331 – Ravalement de la façade sur rue</h1><p>À l’attention du syndic OUISTREHAM GESTION – Copropriété Le Clos des Cordeliers, 12 bis rue des Cordeliers, 14000 CAEN – le 12/02/2026, valable six mois</p>${table(
      ['Poste', 'Qté', 'P.U. HT', 'Total HT'],
      [
        ['Échafaudage et protections', '1', '24 003,00', '24 003,00'],
        ['Nettoyage, décapage', '620 m²', '38,00', '23 560,00'],
        ['Reprise pierre de Caen', '110 m²', '540,00', '59 400,00'],
        ['Rejointoiement, badigeon', '620 m²', '71,35', '44 237,00'],
        ['Total HT', '', '', '151 200,00'],
        ['TVA 10 %', '', '', '15 120,00'],
        ['Total TTC', '', '', '166 320,00'],
      ],
    )}<p>Acompte à la commande 25 %. Délai : 16 semaines. Assurance décennale Exemple n° 55-118. Bon pour accord, date et signature :</p>`,
    ['total', 'works_adopted', 'meeting_on', 'travaux'],
  ),
  stranger(
    'message-etude-pieces-annemasse',
    `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 16mm; .h { border-bottom: .3mm solid #888; padding-bottom: 2mm; margin-bottom: 4mm; font-size: 9pt }`,
    `<div class="h"><b>De :</b> Étude Favre-Rochex &lt;dossier@favre-rochex.example.fr&gt;<br><b>À :</b> aissatou.dp@example.fr<br><b>Date :</b> jeu. 5 nov. 2026 à 10:17<br><b>Objet :</b> Vente DIALLO-PERRET – pièces à fournir</div>${paragraphs(['Bonjour Madame,', 'Afin de préparer la promesse de vente de votre appartement du 5 chemin des Îles à Annemasse, merci de nous adresser : votre titre de propriété, le règlement de copropriété, les procès-verbaux des trois dernières assemblées générales, les derniers appels de fonds, la dernière taxe foncière, le dossier de diagnostics (DPE, amiante, électricité, ERP), l’attestation de surface Carrez, votre pièce d’identité, un RIB et votre acte de naissance.', 'Le rendez-vous de signature est proposé le 3 décembre à 14 h 30 en notre étude, 8 place de la Libération, 74100 Annemasse.', 'Bien cordialement,<br>Ludivine Mermillod, clerc – pour Maître Favre-Rochex'])}<p style="font-size:7.5pt;color:#666">Ce message et ses pièces jointes sont confidentiels. Attention aux fraudes : aucun changement de RIB ne vous sera jamais notifié par courriel.</p>`,
    ['meeting_on', 'deed_on', 'iban', 'notary'],
  ),
];
