// Papers that no slot waits for, though they speak of homes, accounts, notaries and meetings.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { CATCH_ALL } from './commun.ts';

const stranger = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[] = [],
): Paper =>
  paperOf(`etranger-${name}`, css, [html], {
    type: null,
    also: CATCH_ALL,
    sub_kind: null,
    facts: {},
    absent,
  });
const dense = `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; td, th { border: .15mm solid #999; padding: .8mm }`;
const letter = `font: 11pt/1.5 'Carlito', sans-serif; padding: 22mm`;

export const PAPIERS_HORS_SUJET = [
  stranger(
    'facture-syndic-etat-date-nice',
    dense,
    `<p><b style="font-size:15pt;color:#c2410c">squaris</b> SQUARIS NICE CARABACEL – 8 rue de l’Escarène-Neuve 06000 NICE</p><p style="margin-left:100mm">M. ou Mme TOSELLO-BENAMOU Roland<br>41 avenue des Orangers de Cimiez<br>06000 NICE</p><h1 style="font-size:13pt">FACTURE N° F2026-10-0447</h1><p>Date : 06/10/2026 – Copropriété : LE PALAIS MIRAMONT – lots 12 et 47 – Client TOSEL0412</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'TVA', 'Total TTC'],
      [
        [
          'Établissement de l’état daté (décret n° 2020-153, plafonné)',
          '1',
          '316,67',
          '20 %',
          '380,00',
        ],
        ['Opposition sur mutation – article 20', '0', '100,00', '20 %', '0,00'],
        ['Copie de trois procès-verbaux', '1', '25,00', '20 %', '30,00'],
      ],
    )}<p style="text-align:right;margin-top:3mm">Total HT 341,67 € – TVA 68,33 € – <b>Total TTC 410,00 €</b></p><p>À régler avant le 06/11/2026. Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire : 40 €.</p>`,
    ['balance', 'period_from', 'tantiemes'],
  ),
  stranger(
    'releve-banque-paris',
    dense,
    `<p><b>BANQUE DE L’ESTUAIRE EXEMPLE</b> – Agence Paris Voltaire</p><p style="margin-left:100mm">MME DE LA ROCHEBRUNE SOLANGE<br>22 QUAI DES CARENES<br>17000 LA ROCHELLE</p><h1 style="font-size:12pt">RELEVÉ DE VOTRE COMPTE CHÈQUES – n° 08 – du 01/08/2026 au 31/08/2026</h1>${table(
      ['Date', 'Valeur', 'Nature de l’opération', 'Débit', 'Crédit'],
      [
        ['01/08', '01/08', 'SOLDE CRÉDITEUR AU 31/07/2026', '', '4 218,77'],
        ['04/08', '04/08', 'VIR FONCIVIA LOCATION LOYER 08/26', '', '1 685,00'],
        ['10/08', '10/08', 'ÉCHÉANCE PRÊT 00418 IMMO', '2 214,06', ''],
        ['17/08', '17/08', 'VIR SEPA SDC 14 R HAUDRIETTES', '635,38', ''],
        ['28/08', '28/08', 'CARTE 27/08 CAVE DES CARENES', '84,20', ''],
        ['31/08', '', 'TOTAL DES MOUVEMENTS', '2 933,64', '1 685,00'],
        ['31/08', '', 'NOUVEAU SOLDE CRÉDITEUR', '', '2 970,13'],
      ],
    )}<p style="margin-top:4mm;font-size:7pt">Médiateur : consultez nos conditions générales. Découvert autorisé : 800 €. Frais bancaires du mois : 0,00 €.</p>`,
    ['syndic', 'to_pay'],
  ),
  stranger(
    'devis-ravalement-toulouse',
    dense,
    `<p><b>RAVAL’OC FAÇADES</b> – 9 chemin de Lapujade-Haute, 31200 TOULOUSE – RC décennale GALIEX 771 204</p><p style="margin-left:95mm">SDC LES TERRASSES D’ARNAUD-BERNARD<br>c/o GESTOCC SYNDIC<br>18 rue des Filatiers-Hauts<br>31000 TOULOUSE</p><h1 style="font-size:13pt">DEVIS N° 2026-0318 – Ravalement façade sud</h1><p>Chantier : 52 boulevard des Minimettes, 31200 TOULOUSE – établi le 12/05/2026, valable 3 mois</p>${table(
      ['Poste', 'Unité', 'Quantité', 'P.U. HT', 'Total HT'],
      [
        ['Échafaudage, protections', 'ens', '1', '12 400,00', '12 400,00'],
        ['Lavage haute pression', 'm²', '860', '6,50', '5 590,00'],
        ['Reprises d’enduit', 'm²', '140', '58,00', '8 120,00'],
        ['Peinture pliolite 2 couches', 'm²', '860', '31,00', '26 660,00'],
      ],
    )}<p style="text-align:right">Total HT 52 770,00 – TVA 10 % 5 277,00 – Total TTC <b>58 047,00 €</b></p><p>Acompte de 30 % à la commande. Bon pour accord, date et signature du syndic :</p>`,
    ['works_adopted_total', 'travaux', 'meeting_on'],
  ),
  stranger(
    'bulletin-paie-gardienne-paris16',
    dense,
    `<table><tr><td>SDC 27 AVENUE DE LAMBALLERIE<br>c/o Cabinet Henri Maussion<br>33 rue de la Bienveillance 75008 PARIS<br>SIRET 382 000 771 00014 – NAF 8110Z</td><td><b>BULLETIN DE PAIE</b><br>Période : du 01/09/2026 au 30/09/2026<br>Paiement le 30/09/2026</td></tr></table><p style="margin-left:95mm">Mme FERREIRA DOS SANTOS Maria de Fátima<br>Loge – 27 avenue de Lamballerie<br>75016 PARIS</p><p>Emploi : gardienne, catégorie B, 10 000 UV – Convention collective des gardiens, concierges et employés d’immeubles – Entrée le 01/04/2003</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Part salariale', 'Part patronale'],
      [
        ['Salaire de base', '', '', '1 988,40', ''],
        ['Prime d’ancienneté 18 %', '', '', '178,20', ''],
        ['Astreinte de nuit', '', '', '165,00', ''],
        ['Salaire en nature logement', '', '', '112,44', ''],
        ['Santé, retraite, chômage', '2 444,04', '', '- 521,17', '988,70'],
        ['CSG/CRDS', '2 401,27', '9,70 %', '- 232,92', ''],
      ],
    )}<p style="text-align:right">Net à payer avant impôt : 1 577,51 – Prélèvement à la source 1,2 % : 19,84 – <b>NET PAYÉ : 1 557,67 €</b></p>`,
    ['balance', 'rent'],
  ),
  stranger(
    'mandat-exclusif-vente-cannes',
    letter,
    `<p><b>CROISETTE PRESTIGE REALTY</b> – 77 rue d’Antibes-Haute, 06400 CANNES – Carte T CPI 0605 2019 000 041 207</p><h1 style="font-size:14pt;text-align:center">MANDAT EXCLUSIF DE VENTE N° 1184</h1><p>Entre Madame Ingeborg SCHÜTZENBERGER veuve LAMBERT, le mandant, et l’agence, le mandataire, il est convenu : le mandant confie au mandataire la mission de vendre l’appartement de deux pièces de 44 m² environ avec terrasse, résidence CALIFORNIE SOLEIL, 19 boulevard de la Croisette-Haute, 06400 CANNES.</p><p>Prix demandé, net vendeur : 615 000 €. Honoraires à la charge du vendeur : 4,5 % TTC. Durée : trois mois irrévocables à compter du 15 septembre 2026, puis dénonçable à tout moment avec préavis de quinze jours.</p><p>Le mandant remettra au notaire son titre de propriété, les procès-verbaux d’assemblée, le carnet d’entretien et les diagnostics. Formulaire de rétractation au verso.</p><p>Fait à Cannes, le 15 septembre 2026.</p>`,
    ['deed_on', 'notary', 'surface_carrez'],
  ),
  stranger(
    'avis-passage-compteurs-nantes',
    letter,
    `<p style="font-size:20pt;text-align:center"><b>AVIS DE PASSAGE</b></p><p>Les Ateliers du Bas-Chantenay – 6 quai des Salorgeais</p><p>Un technicien d’OCÉA COMPTAGE passera relever vos compteurs d’eau froide <b>le jeudi 3 décembre 2026 entre 8 h et 12 h</b>, à la demande de matelo., votre syndic.</p><p>En cas d’absence, merci d’inscrire votre index ci-dessous et d’afficher ce papier sur votre porte :</p><p>Appartement : ………… Compteur n° : …………………… Index (chiffres noirs) : ……………… m³</p><p>Sans relevé, une consommation forfaitaire sera retenue dans votre décompte annuel de charges.</p><p style="font-size:9pt">Les relevés servent au calcul de l’acompte du trimestre suivant. Pour toute question : 02 40 00 90 90.</p>`,
    ['meeting_on', 'owner', 'charges_reelles'],
  ),
  stranger(
    'courriel-notaire-pieces-paris',
    letter,
    `<p style="font-size:9pt">De : c.delamotte@bcv-notaires.example.fr<br>À : s.delarochebrune@example.fr<br>Envoyé : mar. 29 sept. 2026 18:02<br>Objet : VENTE ROCHEBRUNE / N. – pièces à fournir<br>Pièces jointes : questionnaire.pdf (214 Ko)</p><p>Chère Madame,</p><p>Afin de préparer la promesse, pourriez-vous nous adresser : votre titre de propriété, votre dernière taxe foncière, votre pièce d’identité, un RIB à votre nom, les trois derniers procès-verbaux d’assemblée générale, le règlement de copropriété et ses modificatifs, la fiche synthétique, le carnet d’entretien, vos deux derniers décomptes annuels de charges ainsi que le bail de M. Moreira ?</p><p>Le dossier de diagnostics nous est bien parvenu ce matin. Il nous manque toutefois le mesurage.</p><p>Bien à vous,<br>Clémence DELAMOTTE, clerc<br>BCV NOTAIRES – 140 avenue Ledru-Rollet – 75011 PARIS</p><p style="font-size:8pt;color:#777">ATTENTION : pour lutter contre la fraude, l’étude ne modifie jamais son RIB par courriel.</p>`,
    ['meeting_on', 'deed_on', 'iban'],
  ),
] as const;
