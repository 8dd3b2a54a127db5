// Papers that people add by mistake: none of them has a place in a dossier.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const foreign = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[],
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`hors-sujet-${name}`, css, [html], {
    type: null,
    also: ['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS', ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const letter = `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 24mm 22mm`;
const grid = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #aaa } td:last-child { text-align: right }`;

export const HORS_DOSSIER = [
  foreign(
    'electricite-quimper',
    grid,
    `<p><b>Watt Exemple</b> – service clients, 35000 Rennes</p><h1>Votre facture d’électricité du 8 octobre 2026</h1><p>Titulaire : M. LE BIHAN Erwan – référence client 4 018 226 771 – PDL 14 220 118 904 417<br>Lieu de consommation : 12 rue des Korrigans, 29000 QUIMPER – puissance 6 kVA, option base</p>${table(
      ['Détail', 'Période', 'Quantité', 'Prix HT', 'Montant HT'],
      [
        ['Abonnement', '08/08 au 07/10/2026', '2 mois', '12,44 €/mois', '24,88 €'],
        ['Consommation', '08/08 au 07/10/2026', '412 kWh', '0,1612 €/kWh', '66,41 €'],
        ['Taxes et contributions', '', '', '', '15,90 €'],
        ['TVA', '', '', '', '19,72 €'],
        ['Total TTC à payer', '', '', '', '126,91 €'],
      ],
    )}<p>Ce montant sera prélevé le 23 octobre 2026. Aucun solde antérieur. Votre consommation est en baisse de 6 % par rapport à la même période de l’an dernier. En cas de litige, le médiateur national de l’énergie peut être saisi.</p>`,
    ['total', 'to_pay', 'owner', 'energy'],
  ),
  foreign(
    'devis-fenetres-colmar',
    grid,
    `<p><b>MENUISERIES DU RIED</b> – zone artisanale, 68180 HORBOURG – TVA FR00900005118</p><h1>DEVIS N° D26-0418</h1><p>Date : 11/05/2026 – valable trois mois<br>Madame SCHOENAUER – chantier : 9 quai de la Sinn, 68000 COLMAR</p>${table(
      ['Désignation', 'Qté', 'P.U. HT', 'Total HT'],
      [
        ['Volets battants bois, teinte RAL 6021', '4', '612,00', '2 448,00'],
        ['Dépose et évacuation des anciens volets', '1', '280,00', '280,00'],
        ['Pose et réglage', '1', '540,00', '540,00'],
      ],
    )}<p>Total HT : 3 268,00 € – TVA 10 % : 326,80 € – Total TTC : 3 594,80 €. Acompte de 30 % à la commande, solde à la fin des travaux. Délai : huit semaines après accord de l’architecte des bâtiments de France.</p><p>Bon pour accord, date et signature :</p>`,
    ['total', 'price', 'to_pay'],
    ['ENTRETIEN'],
  ),
  foreign(
    'pret-chambery',
    grid,
    `<p><b>Néolac Banque</b> – crédits aux particuliers</p><h1>Tableau d’amortissement</h1><p>Prêt immobilier n° 0077 418 220 – Mme BOUVIER Laurence – capital emprunté : 96 000,00 € – taux fixe 1,35 % – 180 mensualités</p>${table(
      [
        'Échéance',
        'Date',
        'Capital amorti',
        'Intérêts',
        'Assurance',
        'Mensualité',
        'Capital restant dû',
      ],
      [
        ['61', '05/07/2026', '504,22', '75,10', '16,00', '595,32', '66 251,18'],
        ['62', '05/08/2026', '504,79', '74,53', '16,00', '595,32', '65 746,39'],
        ['63', '05/09/2026', '505,36', '73,96', '16,00', '595,32', '65 241,03'],
        ['64', '05/10/2026', '505,92', '73,40', '16,00', '595,32', '64 735,11'],
      ],
    )}<p>En cas de remboursement anticipé, une indemnité au plus égale à un semestre d’intérêts sur le capital remboursé, sans pouvoir dépasser 3 % du capital restant dû, est perçue.</p>`,
    ['balance', 'entries', 'price', 'emprunts'],
  ),
  foreign(
    'mise-en-demeure-bayonne',
    letter,
    `<p>Citadine Pays Basque<br>7 allée Boufflers, 64100 BAYONNE</p><p style="margin-left:80mm">SCI ETXE ONA<br>16 chemin de Hargous<br>64100 BAYONNE</p><p>Bayonne, le 9 septembre 2026</p><p>Objet : nuisances sonores – appartement A103, Résidence ARITZA</p>${paragraphs(['Monsieur le gérant,', 'Plusieurs occupants du bâtiment A nous ont signalé des nuisances sonores répétées provenant de votre appartement, notamment dans les nuits du 22 et du 29 août 2026.', 'Nous vous rappelons que le règlement de copropriété impose à chacun de veiller à la tranquillité de l’immeuble, et que le copropriétaire bailleur répond de son locataire à l’égard du syndicat.', 'Nous vous remercions de bien vouloir intervenir auprès de votre locataire afin que ces troubles cessent sans délai. À défaut, la question sera inscrite à l’ordre du jour de la prochaine assemblée générale.', 'Veuillez agréer, Monsieur le gérant, nos salutations distinguées.', 'Le gestionnaire, B. Darrieux'])}`,
    ['meeting_on', 'total', 'balance', 'resolutions'],
  ),
  foreign(
    'mandat-vente-quimper',
    letter,
    `<p style="text-align:center"><b>MANDAT EXCLUSIF DE VENTE N° 2 418</b><br>(loi n° 70-9 du 2 janvier 1970 et décret n° 72-678 du 20 juillet 1972)</p>${paragraphs(['Entre M. et Mme LE BIHAN Erwan, mandants, et l’Agence Exemple du Steïr, titulaire de la carte professionnelle CPI 2901 2021 000 000 552, mandataire, il est convenu ce qui suit.', 'Le mandant charge le mandataire de rechercher un acquéreur pour l’appartement de trois pièces avec cave et stationnement situé 12 rue des Korrigans à QUIMPER.', 'Prix de présentation du bien : 192 000 €, honoraires inclus à la charge de l’acquéreur, soit 4,5 % du prix net vendeur.', 'Le mandat est donné pour trois mois à compter de sa signature et se renouvelle par tacite reconduction ; il peut être dénoncé à tout moment, passé ce délai, avec un préavis de quinze jours par lettre recommandée.', 'Le mandataire s’engage à diffuser l’annonce, à organiser les visites et à rendre compte de ses démarches toutes les deux semaines.', 'Fait à Quimper le 3 octobre 2026, en deux exemplaires.'])}`,
    ['price', 'deed_on', 'notary', 'mandate_from'],
    ['TITRE_PROP'],
  ),
  foreign(
    'impot-revenu-marsac',
    grid,
    `<p>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES – SIP PÉRIGUEUX</p><h1>AVIS D’IMPÔT 2026 – impôt sur les revenus et prélèvements sociaux – revenus de 2025</h1><p>M DELTEIL BERNARD – 4 CHEMIN DES NOYERS – 24430 MARSAC SUR L ISLE – date d’établissement : 21/07/2026 – 1,0 part</p>${table(
      ['Détail des revenus', 'Montant'],
      [
        ['Pensions, retraites, rentes', '28 416'],
        ['Abattement spécial de 10 %', '- 2 842'],
        ['Revenu brut global', '25 574'],
        ['Revenu imposable', '25 574'],
        ['Revenu fiscal de référence', '25 574'],
        ['Impôt sur le revenu net', '1 518'],
        ['Prélèvement à la source déjà payé', '1 544'],
        ['Montant qui vous est remboursé', '26'],
      ],
    )}<p>Vous serez remboursé le 31 juillet 2026 sur votre compte bancaire. Votre taux de prélèvement à la source est de 5,4 %.</p>`,
    ['tax_total', 'teom', 'pay_by'],
  ),
];
