// Papers that no slot waits for, though each looks like one that does.
import { stranger } from '../../stranger.ts';
import { paragraphs, table, tr } from '../../writing.ts';

const word = `font: 11pt/1.45 'Carlito', sans-serif; padding: 20mm 22mm`;
const roman = `font: 11.5pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm`;
const lined = `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm; td, th { border: .2mm solid #888; padding: .8mm 1.5mm } h1 { font-size: 14pt }`;

export const ETRANGERS_DU_NORD = [
  stranger(
    'facture-etat-date-lisieux',
    word,
    [
      `<p><b>GESTION AUGERONNE</b> – Marie-Odile de COURSEULLES, 18 place Thiers, 14100 LISIEUX</p><p style="font-size:14pt"><b>NOTE D’HONORAIRES n° 2026/014</b></p><p>Lisieux, le 21 janvier 2026</p><p>Doit : Indivision LECARPENTIER, chez Maître DUVAL-PICOT<br>Copropriété MANOIR SAINT-JACQUES – lots 3, 3 bis, 20</p>${table(
        [],
        [
          ['Établissement de l’état daté (art. 5 du décret du 17 mars 1967)', '316,67 € HT'],
          ['TVA 20 %', '63,33 €'],
          ['<b>Net à payer</b>', '<b>380,00 €</b>'],
        ],
      )}<p style="margin-top:6mm">À prélever sur le prix de vente. Plafond du décret n° 2020-153. Payable à réception.</p>`,
    ],
    ['total', 'to_pay', 'courantes', 'balance'],
    ['CHARGES', 'PRE_ETAT_DATE'],
  ),
  stranger(
    'banque-syndicat-rouen',
    lined,
    [
      `<p>Crédit Normand Exemple – agence Rouen Saint-Marc</p><h1>RELEVÉ DE COMPTE COURANT N° 3 – MARS 2025</h1><p>Titulaire : SDC 22 RUE DAMIETTE, C/O MME LHERMITTE – compte 0021 4410 077</p>${table(
        ['Date', 'Opération', 'Débit', 'Crédit'],
        [
          ['', 'ANCIEN SOLDE CRÉDITEUR AU 28/02/2025', '', '3 118,22'],
          ['04/03', 'PRLV EAUX DE NORMANDIE', '412,07', ''],
          ['11/03', 'VIR M MARAIS CYPRIEN', '', '276,18'],
          ['17/03', 'PRLV ASSURANCE IMMEUBLE', '301,50', ''],
          ['31/03', 'COTISATION COMPTE ASSOCIATION', '6,90', ''],
          ['', 'TOTAL DES OPÉRATIONS', '720,47', '276,18'],
          ['', 'NOUVEAU SOLDE CRÉDITEUR AU 31/03/2025', '', '2 673,93'],
        ],
      )}<p>Garantie des dépôts : FGDR, plafond 100 000 €. Médiateur auprès de la Fédération bancaire.</p>`,
    ],
    ['balance', 'entries', 'total_debit', 'as_of', 'owner'],
  ),
  stranger(
    'devis-ravalement-saumur',
    lined,
    [
      `<p><b>ENTREPRISE TUFFEAU &amp; PATRIMOINE</b> – 49350 GENNES-VAL-DE-LOIRE – SIRET 900 377 205 00013 – assurance décennale Exemple BTP n° 440-118</p><h1>DEVIS N° 2026-077</h1><p>Le 02/02/2026, valable trois mois – Copropriété LES MOULINS DE CHACÉ, 2 à 8 rue du Chemin Vert, 49400 SAUMUR – à l’attention de LIGÉRIS IMMOBILIER – à joindre à la convocation de l’assemblée générale</p>${table(
        ['Poste', 'U', 'Qté', 'PU HT', 'Total HT'],
        [
          ['Échafaudage, protection', 'ens', '1', '4 800,00', '4 800,00'],
          ['Nettoyage hydrogommage façade sud', 'm²', '212', '38,00', '8 056,00'],
          ['Remplacement de pierres de tuffeau', 'u', '14', '265,00', '3 710,00'],
          ['Rejointoiement à la chaux', 'm²', '212', '41,50', '8 798,00'],
          ['TOTAL HT', '', '', '', '25 364,00'],
          ['TVA 10 %', '', '', '', '2 536,40'],
          ['TOTAL TTC', '', '', '', '27 900,40'],
        ],
      )}<p>Acompte de 30 % à la commande. Délai : 6 semaines. Bon pour accord, le syndic :</p>`,
    ],
    ['total', 'travaux', 'works_adopted', 'budget', 'meeting_on'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'promesse-notaire-amiens',
    roman,
    [
      `<p>Étude de Me Anselme TATTEGRAIN, notaire à AMIENS, 3 rue des Otages</p><p style="text-align:center"><b>PROJET DE PROMESSE UNILATÉRALE DE VENTE</b><br>(à relire par les parties, ne vaut pas acte)</p>${paragraphs(['PROMETTANT : Madame Ginette POIRET-LESUEUR, retraitée. BÉNÉFICIAIRE : Monsieur Rayan BOUDJEMAA, technicien.', 'Le promettant confère au bénéficiaire la faculté d’acquérir, si bon lui semble, à AMIENS (80000), 40 à 46 quai Bélu, les lots 9 et 31, au prix de 164 000 €, sous la condition suspensive de l’obtention d’un prêt de 140 000 € sur vingt ans au taux maximal de 3,90 %.', 'La promesse expirera le … à seize heures. Indemnité d’immobilisation : 8 200 €. Délai de rétractation de dix jours. Superficie : à compléter. Diagnostics : à recevoir.', 'Reste à fournir par le vendeur : titre de propriété, trois derniers procès-verbaux d’assemblée, pré-état daté, taxe foncière, pièce d’identité, relevé d’identité bancaire.'])}`,
    ],
    ['deed_on', 'price', 'sellers', 'surface_carrez', 'publication'],
  ),
  stranger(
    'paie-gardien-tours',
    lined,
    [
      `<h1>BULLETIN DE PAIE – AVRIL 2025</h1><p>Employeur : SDC RESIDENCE LES JARDINS DE BÉRANGER, 88 boulevard Béranger 37000 TOURS, représenté par TOURAINE COPRO SERVICES, syndic – APE 8110Z – convention collective des gardiens, concierges et employés d’immeubles</p><p>Salarié : M. LOPES Joaquim – employé d’immeuble, coef. 255 – n° SS 1 67 04 99 139 118 – période du 01/04/2025 au 30/04/2025</p>${table(
        ['Rubrique', 'Base', 'Taux', 'Gain', 'Retenue', 'Charges patronales'],
        [
          ['Salaire de base', '151,67', '12,4100', '1 882,22', '', ''],
          ['Prime d’ancienneté 12 %', '', '', '225,87', '', ''],
          ['Sécurité sociale plafonnée', '2 108,09', '6,90', '', '145,46', '180,24'],
          ['Retraite complémentaire', '2 108,09', '4,01', '', '84,53', '126,70'],
          ['CSG / CRDS', '2 071,20', '9,70', '', '200,91', ''],
        ],
      )}<p>Net à payer avant impôt : 1 677,19 € – impôt sur le revenu 2,1 % : 35,22 € – <b>Net payé le 30/04/2025 : 1 641,97 €</b>. Congés acquis : 2,5 j. À conserver sans limitation de durée.</p>`,
    ],
    ['total', 'to_pay', 'charges_courantes', 'period_from', 'owner'],
  ),
  stranger(
    'gazette-immeuble-le-havre',
    `font: 9.6pt/1.4 'Nimbus Roman', serif; padding: 14mm; .c { column-count: 3; column-gap: 6mm; text-align: justify } h1 { font-size: 26pt; text-align: center; border-bottom: 1mm double #000 } h2 { font-size: 11.5pt; margin: 2mm 0 1mm }`,
    [
      `<h1>L’Écho de la Porte Océane</h1><p style="text-align:center">feuille de liaison du conseil syndical – n° 31 – printemps 2026 – ne pas jeter dans le hall</p><div class="c"><h2>L’assemblée approche</h2><p>Elle se tiendra le 19 mai 2026. Venez nombreux, ou donnez votre pouvoir. Au programme : les comptes de 2025, le quitus, le budget 2027 et surtout les façades. Les devis vont de 71 000 à 96 000 €.</p><h2>Fonds de travaux : où en est-on ?</h2><p>Il y avait 18 430 € au 31 décembre. C’est peu pour un immeuble classé au patrimoine mondial.</p><h2>Carnet rose</h2><p>Bienvenue à Nino, troisième étage de l’escalier 3.</p><h2>Ça déborde</h2><p>Le local à poubelles n’est pas une déchetterie. L’enlèvement du canapé nous a coûté 140 €.</p><h2>Le coin du bricoleur</h2><p>Purgez vos radiateurs avant l’hiver ; détartrez vos mousseurs. La visite de la chaudière individuelle est obligatoire chaque année.</p><h2>À vendre</h2><p>Grenier 8 m², escalier 2, s’adresser à M. Hauchecorne. Vélo d’enfant, 40 €.</p><h2>Le mot du syndic</h2><p>Mme Mauger rappelle que les appels sont exigibles le premier jour du semestre.</p></div>`,
    ],
    ['meeting_on', 'budget', 'resolutions', 'fonds_travaux', 'quitus'],
  ),
  stranger(
    'courriel-notaire-valenciennes',
    `font: 10pt/1.4 'Carlito', sans-serif; padding: 15mm; .h td { padding: .3mm 1mm; border: 0 } .h { border-bottom: .3mm solid #000; margin-bottom: 4mm }`,
    [
      `<table class="h">${tr(['De :', 'j.thieffry@hainaut-notaires.example.fr'])}${tr(['À :', 'samira.bouteldja@example.fr'])}${tr(['Date :', 'mardi 13 janvier 2026 16:48'])}${tr(['Objet :', 'Votre vente – 5 rue de Famars – pièces manquantes'])}${tr(['PJ :', 'questionnaire_vendeur.pdf ; bareme.pdf'])}</table>${paragraphs(['Bonjour Madame Bouteldja,', 'Je vous remercie de votre accueil téléphonique. Pour préparer le compromis au prix de 134 000 €, il me manque encore :', '– la copie recto verso de votre carte d’identité et votre RIB ;<br>– le règlement de copropriété et ses modificatifs ;<br>– les procès-verbaux des assemblées générales de 2023, 2024 et 2025 ;<br>– le dernier appel de fonds et le relevé de compte du cabinet Wallerand ;<br>– la taxe foncière 2025 ;<br>– le diagnostic amiante (le DPE de 2023 est encore valable jusqu’au 31/08/2033) ;<br>– l’attestation d’entretien de la chaudière.', 'Le syndic nous facturera 380 € d’état daté, à votre charge.', 'Bien cordialement, Justine THIEFFRY, collaboratrice, pour Maître LESTIENNE-BRASSART'])}<p style="font-size:7.5pt;margin-top:10mm">ATTENTION AUX FRAUDES AU VIREMENT : nous ne changeons jamais de coordonnées bancaires par courriel. Imprimé depuis la messagerie – 1/1</p>`,
    ],
    ['price', 'valid_until', 'dpe_number', 'meeting_on', 'notary'],
  ),
  stranger(
    'taxe-habitation-cabourg',
    lined,
    [
      `<p>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES – SIP DE CAEN</p><h1>AVIS D’IMPÔT 2025 – TAXE D’HABITATION SUR LES RÉSIDENCES SECONDAIRES</h1><p>M OU MME PELTIER-ASSELIN GRÉGOIRE – 12 RUE DE PRONY 75017 PARIS</p><p>Local imposé : 25 AV DE LA BRÈCHE-BUHOT 14390 CABOURG – Numéro fiscal : 18 70 224 619 003 – Référence de l’avis : 25 14 7719003 22</p>${table(
        ['', 'Commune', 'Intercommunalité', 'Taxe spéciale', 'GEMAPI'],
        [
          ['Base nette', '3310', '3310', '3310', '3310'],
          ['Taux 2025', '13,90 %', '9,44 %', '0,21 %', '0,30 %'],
          ['Cotisation', '460', '312', '7', '10'],
          ['Majoration résidences secondaires 60 %', '276', '', '', ''],
        ],
      )}<p>Total des cotisations : 1 065 € – frais de gestion : 21 € – <b>Montant à payer : 1 086 €</b> – date limite de paiement : 15/12/2025 – contribution à l’audiovisuel public : supprimée</p>`,
    ],
    ['teom', 'price'],
  ),
];
