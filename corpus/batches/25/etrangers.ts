// Papers of the same week that no slot waits for, though they speak of the same buildings and people.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { footer } from './outils.ts';

const stranger = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[],
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`etranger-${name}`, css, [html], {
    type: null,
    also: ['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS', ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const office = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #999; padding: 1mm 1.5mm } th { background: #eee } .n td { border: 0 }`;
const letter = `font: 11pt/1.5 'P052', serif; padding: 22mm 24mm`;

export const ETRANGERS = [
  stranger(
    'facture-menuiserie-lyon',
    office,
    `<table class="n"><tr><td><b style="font-size:14pt">MENUISERIE FOURVIÈRE</b><br>12 montée de Loyasse, 69005 LYON<br>SIRET 900 540 117 00012 – TVA FR 00 900540117</td><td style="padding-top:10mm">SDC LE CLOS SAINT-IRENEE<br>c/o Régie BOUVARD & PEYSSON<br>27 rue de Créqui<br>69006 LYON</td></tr></table><h1 style="font-size:14pt">FACTURE D’ACOMPTE N° 2026-0318</h1><p>Date : 04/09/2026 – Échéance : 04/10/2026 – Chantier : 14 et 16 rue des Macchabées, 69005 LYON, bâtiment B – Votre commande : AG du 20/05/2026, résolution 10</p>${table(
      ['Réf.', 'Désignation', 'Qté', 'P.U. HT', 'Total HT'],
      [
        [
          'MEX-01',
          'Châssis fixe aluminium 120 × 210, double vitrage feuilleté',
          '6',
          '2 140,00',
          '12 840,00',
        ],
        ['MEX-02', 'Châssis à soufflet avec commande de désenfumage', '3', '3 055,00', '9 165,00'],
        ['POSE', 'Dépose, pose, évacuation, raccords', '1', '4 008,00', '4 008,00'],
        ['', 'Total marché HT', '', '', '26 013,00'],
        ['', 'TVA 10 %', '', '', '2 601,30'],
        ['', 'Total marché TTC', '', '', '28 614,30'],
        ['', '<b>Acompte à la commande 30 %</b>', '', '', '<b>8 584,29</b>'],
      ],
    )}<p style="margin-top:4mm">Net à payer : 8 584,29 € TTC par virement. Appel de fonds en cours chez le syndic. Pénalités de retard : 3 fois le taux d’intérêt légal ; indemnité forfaitaire de recouvrement : 40 €. Assurance décennale Exemple BTP n° 77.418.220.</p>`,
    ['total', 'to_pay', 'due_on', 'works_adopted', 'owner'],
    ['ENTRETIEN', 'DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'courrier-syndic-nancy',
    letter,
    `<p><b>SCHWEITZER &amp; HENRION</b><br>9 rue Gambetta, 54000 NANCY</p><p style="margin-left:85mm">M. et Mme KOWALCZYK<br>17 B rue du Maréchal Exelmans<br>54000 NANCY</p><p style="margin-left:85mm">Nancy, le 2 novembre 2026</p><p>Réf. : LE STANISLAS – lots 118, 203 et 241<br><b>Objet : votre projet de vente – changement de gestionnaire</b></p>${paragraphs(['Madame, Monsieur,', 'Nous accusons réception de votre courriel du 26 octobre par lequel vous nous informez de la mise en vente de votre appartement. Nous en prenons bonne note et vous rappelons que l’état daté (380,00 € TTC) et l’opposition éventuelle seront établis à la demande de votre notaire, à qui nous adresserons directement les trois derniers procès-verbaux, la fiche synthétique et le carnet d’entretien.', 'Les appels de fonds continuent de vous être adressés jusqu’à la notification de la mutation (article 6 du décret du 17 mars 1967). L’appel du premier trimestre 2027 partira vers le 15 décembre.', 'Par ailleurs, nous vous informons que Mme Agnès PERRIN remplace M. Loriot à la gestion de votre résidence à compter du 1er décembre. Elle se présentera lors de l’assemblée générale du 8 décembre, dont vous recevrez la convocation sous pli séparé.', 'Nous vous prions de croire, Madame, Monsieur, à l’assurance de nos sentiments dévoués.'])}<p style="margin-left:85mm">P. HENRION</p>`,
    ['total', 'balance', 'resolutions', 'closed_on', 'to_pay'],
  ),
  stranger(
    'bulletin-paie-gardien-villeurbanne',
    `font: 8pt/1.3 'DejaVu Sans Condensed', sans-serif; td, th { border: .15mm solid #777; padding: .6mm 1.2mm } td:nth-child(n+2) { text-align: right } .n td { border: 0; text-align: left }`,
    `<table class="n"><tr><td><b>SYNDICAT DES COPROPRIÉTAIRES LE TOTEM</b><br>112 cours Émile-Zola, 69100 VILLEURBANNE<br>c/o Gratte-Ciel Immobilier, syndic<br>SIRET 900 000 641 00018 – NAF 8110Z</td><td>M. Rachid AMMOUR<br>Loge, 112 cours Émile-Zola<br>69100 VILLEURBANNE<br>Gardien, catégorie B, coefficient 255 – entré le 01/04/2009</td></tr></table><h1 style="font-size:13pt;text-align:center">BULLETIN DE PAIE – OCTOBRE 2026</h1><p>Période du 01/10/2026 au 31/10/2026 – Convention collective : gardiens, concierges et employés d’immeubles (n° 3144) – N° SS 1 71 05 99 352 018 44 – Paiement le 30/10/2026 par virement</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Salarié', 'Employeur'],
      [
        ['Salaire minimum conventionnel (10 000 UV)', '', '', '1 948,20', ''],
        ['Prime d’ancienneté', '1 948,20', '15 %', '292,23', ''],
        ['Prime de tri sélectif (141 lots)', '141', '1,00', '141,00', ''],
        ['Avantage en nature logement (loge 38 m²)', '38', '3,51', '133,38', ''],
        ['<b>Salaire brut</b>', '', '', '<b>2 514,81</b>', ''],
        ['Sécurité sociale plafonnée', '2 514,81', '6,90 %', '– 173,52', '215,02'],
        ['Retraite complémentaire T1', '2 514,81', '4,01 %', '– 100,84', '151,14'],
        ['CSG / CRDS', '2 470,80', '9,70 %', '– 239,67', ''],
        ['Mutuelle', '', '', '– 21,00', '21,00'],
        ['Reprise avantage en nature', '', '', '– 133,38', ''],
        ['<b>Net à payer avant impôt</b>', '', '', '<b>1 846,40</b>', ''],
        ['Impôt prélevé à la source', '1 920,11', '2,10 %', '– 40,32', ''],
        ['<b>NET PAYÉ</b>', '', '', '<b>1 806,08</b>', ''],
      ],
    )}<p style="margin-top:3mm">Congés payés acquis 2026 : 12,5 j – pris : 6 j. Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée.</p>`,
    ['total', 'to_pay', 'period_from', 'owner', 'balance'],
  ),
  stranger(
    'estimation-agence-angers',
    `font: 10pt/1.45 'URW Gothic', sans-serif; padding: 16mm; h1 { font-size: 17pt; color: #c2410c } td, th { border-bottom: .2mm solid #ddd; padding: 1.2mm } .b { background: #fff3ea; padding: 4mm; text-align: center; font-size: 15pt; margin: 4mm 0 }`,
    `<p><b>Maine Immo Conseil</b> – 3 place du Ralliement, 49100 ANGERS – carte T CPI 4901 2022 000 001 118</p><h1>Avis de valeur de votre appartement</h1><p>Préparé pour M. et Mme DIALLO – visite du 20 octobre 2026 – 76 rue des Justices, 49000 ANGERS, résidence Les Jardins des Justices</p><p>Appartement T3 de 2004, bâtiment A, 2e étage avec ascenseur, environ 63 m² (surface non certifiée), balcon 8 m², parking en sous-sol. DPE : C (communiqué par le propriétaire, à vérifier). Charges de copropriété : environ 285 € par trimestre. Taxe foncière : 1 180 €.</p><div class="b">Valeur estimée : entre 198 000 € et 212 000 €<br><span style="font-size:10pt">soit 3 140 à 3 365 €/m²</span></div>${table(
      ['Ventes comparables (source DVF)', 'Surface', 'Date', 'Prix'],
      [
        ['Rue des Justices, T3', '61 m²', '03/2026', '195 000 €'],
        ['Avenue Jean-Joxé, T3', '66 m²', '11/2025', '214 900 €'],
        ['Rue de la Chalouère, T3', '58 m²', '07/2026', '187 500 €'],
      ],
    )}<p style="margin-top:4mm">Points forts : calme, ascenseur, stationnement. Points faibles : cuisine à rénover, exposition nord des chambres. Prévoir les pièces suivantes avant la mise en vente : titre de propriété, règlement de copropriété, trois derniers PV d’assemblée, appels de fonds, diagnostics, mesurage Carrez.</p><p style="font-size:8pt">Cet avis de valeur, gratuit, ne constitue pas une expertise. Nos honoraires de vente : 4,5 % TTC, charge vendeur. Mandat exclusif : photos professionnelles et visite virtuelle offertes jusqu’au 31 décembre !</p>`,
    ['surface_carrez', 'price', 'tax_total', 'energy', 'dpe_number', 'owner'],
  ),
  stranger(
    'offre-pret-metz',
    office,
    `<p><b>CRÉDIT LORRAIN EXEMPLE</b> – Agence Metz République – 14 avenue Robert Schuman, 57000 METZ</p><h1 style="font-size:13pt;text-align:center">SIMULATION DE FINANCEMENT IMMOBILIER<br><span style="font-size:9pt">document sans valeur contractuelle – ne constitue pas une offre de prêt</span></h1><p>Emprunteurs : M. Théo WEBER et Mme Inès CHAOUI – Projet : acquisition d’un appartement ancien, 52 rue des Trois-Évêchés, 57070 METZ – résidence principale – Conseillère : Mme Aline HOFFMANN – 28/10/2026</p>${table(
      ['Plan de financement', 'Montant'],
      [
        ['Prix d’acquisition', '168 000,00 €'],
        ['Frais de notaire estimés', '13 100,00 €'],
        ['Travaux', '9 500,00 €'],
        ['Frais de garantie et de dossier', '2 640,00 €'],
        ['Apport personnel', '– 28 240,00 €'],
        ['<b>Montant à financer</b>', '<b>165 000,00 €</b>'],
      ],
    )}<p></p>${table(
      ['Prêt', 'Capital', 'Durée', 'Taux nominal', 'Échéance hors assurance', 'Assurance', 'TAEG'],
      [
        [
          'Habitat modulable',
          '145 000,00 €',
          '240 mois',
          '3,12 %',
          '813,96 €',
          '36,25 €',
          '3,74 %',
        ],
        ['Prêt à taux zéro', '20 000,00 €', '180 mois', '0,00 %', '111,11 €', '5,00 €', '0,58 %'],
      ],
    )}<p style="margin-top:4mm">Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager. L’emprunteur dispose d’un délai de réflexion de dix jours ; la vente est subordonnée à l’obtention du prêt et, si celui-ci n’est pas obtenu, le vendeur doit rembourser les sommes versées. Garantie envisagée : inscription au livre foncier. Pièces à fournir : compromis, avis d’imposition, bulletins de salaire, relevés de compte, RIB, pièce d’identité.</p>`,
    ['price', 'emprunts', 'buyers', 'balance', 'total', 'iban'],
  ),
  stranger(
    'mail-etude-pau',
    `font: 9.6pt/1.45 'Carlito', sans-serif; padding: 12mm 15mm; hr { border: 0; border-top: .2mm solid #aaa }`,
    `<p><b>De :</b> Maylis LAFITTE &lt;m.lafitte@castera.notaires.example.fr&gt;<br><b>À :</b> Jean-Michel LABORDE &lt;jm.laborde@example.fr&gt;<br><b>Cc :</b> Me Pierre CASTERA<br><b>Envoyé :</b> mardi 3 novembre 2026 10:42<br><b>Objet :</b> RE: Vente LABORDE / Villa Aragon – pièces manquantes</p><hr>${paragraphs(['Bonjour Monsieur,', 'Merci pour votre envoi. Sauf erreur, il nous manque encore pour monter le dossier :', '– le dernier appel de fonds (4e trimestre 2026) et le relevé de compte de charges à jour ;<br>– les procès-verbaux des assemblées générales de 2024, 2025 et 2026 (nous n’avons que celui du 22 juin 2026) ;<br>– le carnet d’entretien ; la fiche synthétique est bien reçue ;<br>– l’avis de taxe foncière 2026 ;<br>– la copie recto verso de la carte d’identité de Madame votre mère, en cours de validité ;<br>– un RIB au nom de l’indivision.', 'Les diagnostics (DPE, gaz, électricité, ERP) ont été déposés hier par Béarn Contrôle Immo ; le certificat Carrez annonce 92,15 m².', 'Le syndic nous indique un solde débiteur de 118,06 € au 30 juin, que nous réglerons sur le prix le jour de la signature, comme convenu.', 'Le rendez-vous de compromis est maintenu le jeudi 26 novembre à 15 h, en visioconférence pour votre mère (procuration jointe à signer).', 'Bien cordialement,', 'Maylis LAFITTE, notaire assistante<br>SELAS CASTERA – LAFOURCADE – ETCHEVERRY, 18 rue Henri IV, 64000 PAU'])}<hr><p style="color:#555">Le lun. 2 nov. 2026 à 19:20, Jean-Michel LABORDE a écrit :<br>&gt; Bonjour, vous trouverez ci-joint la fiche de la copropriété et l’attestation de propriété de mes parents.<br>&gt; Le règlement de copropriété est chez ma sœur, je passe le prendre samedi.<br>&gt; Pour la chaudière j’ai l’attestation d’entretien de février, est-ce utile ?<br>&gt; Cordialement, JM Laborde</p>${footer('Ce message est confidentiel. N’imprimez ce courriel que si nécessaire.', 7)}`,
    ['balance', 'surface_carrez', 'meeting_on', 'as_of', 'lots'],
  ),
];
