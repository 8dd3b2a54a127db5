// Papers that no slot of a dossier waits for, or that look like one that does.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { Paper } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const css = `font: 10.5pt/1.45 'Nimbus Sans', sans-serif; padding: 22mm; td, th { border: .2mm solid #aaa } h1 { font-size: 14pt }`;
const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];
const trap = (name: string, html: string, also: readonly DocumentType[] = []): Paper => ({
  name: `piege-${name}`,
  css,
  pages: [html],
  documents: [{ type: null, also: [...CATCH_ALL, ...also], sub_kind: null, facts: {} }],
});

export const PIEGES = [
  trap(
    'facture-plombier',
    `<p>SARL Plomberie Nantaise – SIRET 900 000 002 00018</p><h1>FACTURE N° F2026-0418</h1><p>Mme HUREAU, 27 rue Paul Bellamy 44000 NANTES – le 14/04/2026</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Remplacement mitigeur', '1', '148,00', '148,00'],
        ['Main d’œuvre', '2', '55,00', '110,00'],
      ],
    )}<p>Total HT 258,00 – TVA 10 % 25,80 – Net à payer TTC 283,80 €</p>`,
    ['DOCS_MAISON_MOINS_10_ANS', 'ENTRETIEN'],
  ),
  trap(
    'lettre-syndic',
    `<p>Cabinet Perrault et Fils – Angers, le 3 septembre 2026</p>${paragraphs(['Madame, Monsieur,', 'Nous vous informons que la coupure d’eau prévue pour le remplacement de la vanne générale aura lieu le mardi 15 septembre de 9 h à 12 h. Merci de prendre vos dispositions et de laisser l’accès à vos compteurs.', 'Le règlement de copropriété interdit par ailleurs d’entreposer des objets sur les paliers. L’assemblée générale a rappelé ce point.', 'Le syndic'])}`,
  ),
  trap(
    'contrat-syndic',
    `<h1>CONTRAT TYPE DE SYNDIC DE COPROPRIÉTÉ</h1>${paragraphs(['Entre le syndicat des copropriétaires de l’immeuble 15 rue Saint-Julien à Angers et le Cabinet Perrault et Fils, titulaire de la carte professionnelle mention « syndic ».', '1. Missions. 2. Durée du contrat : dix-huit mois. 7. Rémunération forfaitaire annuelle : 6 400 € TTC. Les prestations particulières sont tarifées au temps passé. 9.1 Frais de recouvrement : relance 36 €, mise en demeure 48 €. Établissement de l’état daté : 380 €.', 'Le syndic tient le carnet d’entretien, convoque l’assemblée générale et tient les comptes (annexes du décret du 14 mars 2005).'])}`,
  ),
  trap(
    'reglement-interieur',
    `<h1>RÈGLEMENT INTÉRIEUR DE LA RÉSIDENCE</h1>${paragraphs(['Article 1. Les occupants veillent à la tranquillité de l’immeuble entre 22 h et 7 h.', 'Article 2. Les poubelles sont sorties la veille du passage.', 'Article 3. Les animaux sont tenus en laisse dans les parties communes.', 'Article 4. L’usage du barbecue sur les balcons est interdit. Affiché dans le hall, le 1er juin 2024.'])}`,
    ['RCP_EDD'],
  ),
  trap(
    'annonce',
    `<h1>À VENDRE – Nantes Hauts-Pavés – T4 de 78 m² – 289 000 €</h1>${paragraphs(['Au 2e étage avec ascenseur, lumineux, séjour double, cuisine équipée, deux chambres, cave et parking. Copropriété de 126 lots, charges annuelles 1 456 €. Taxe foncière 1 486 €. DPE : D (198 kWh/m²/an), GES : D. Procédure en cours : non.', 'Honoraires à la charge du vendeur. Les informations sur les risques sont disponibles sur le site Géorisques.', 'Contact : Agence du Port, 02 40 00 55 66'])}`,
  ),
  trap(
    'mail',
    `<p><b>De :</b> claire.pasquier@fontalis.example.fr<br><b>À :</b> s.hureau@example.fr<br><b>Objet :</b> Re: documents pour la vente<br><b>Date :</b> lun. 21 sept. 2026 10:42</p>${paragraphs(['Bonjour Madame,', 'Vous trouverez le dernier appel de fonds et les PV d’AG dans votre espace. La fiche synthétique suivra. Pour le pré-état daté, notre tarif est de 250 €.', 'Bien à vous, Claire Pasquier'])}`,
  ),
  trap(
    'bulletin-paie',
    `<h1>BULLETIN DE PAIE – août 2026</h1><p>Employeur : Banque de l’Exemple – Salariée : HUREAU Sylvie – N° SS 2 74 11 49 099 000 00</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Part salarié', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '', '3 240,00', ''],
        ['Sécurité sociale plafonnée', '3 240,00', '6,90', '-223,56', '277,02'],
        ['CSG déductible', '3 183,30', '6,80', '-216,46', ''],
      ],
    )}<p>Net à payer avant impôt : 2 541,18 € – Net payé : 2 398,02 €</p>`,
  ),
  trap(
    'releve-bancaire',
    `<p>Banque de l’Exemple – agence de Nantes Bretagne</p><h1>RELEVÉ DE COMPTE N° 8 – du 01/08/2026 au 31/08/2026</h1><p>Compte chèques n° 00417729981 – MLE SYLVIE HUREAU</p>${table(
      ['Date', 'Nature des opérations', 'Débit', 'Crédit'],
      [
        ['01/08', 'SOLDE PRECEDENT', '', '1 204,11'],
        ['03/08', 'CARTE SUPERMARCHE', '84,20', ''],
        ['05/08', 'PRLV FONTALIS LOIRE SYNDIC', '141,41', ''],
        ['28/08', 'VIR SALAIRE', '', '2 398,02'],
      ],
    )}<p>Nouveau solde créditeur au 31/08/2026 : 3 376,52 €</p>`,
  ),
  trap(
    'facture-electricite',
    `<p>Énergie Exemple</p><h1>Votre facture d’électricité du 12 mai 2026</h1><p>Point de livraison 14400000000009 – 27 rue Paul Bellamy 44000 NANTES – titulaire : Mme HUREAU</p>${table(
      [],
      [
        ['Abonnement', '22,14 €'],
        ['Consommation 412 kWh', '101,20 €'],
        ['Taxes et contributions', '18,06 €'],
        ['Total TTC', '141,40 €'],
      ],
    )}<p>À régler avant le 27 mai 2026. Montant prélevé sur votre compte IBAN FR76 **** **** 4417.</p>`,
  ),
  trap(
    'taxe-habitation',
    `<h1>AVIS D’IMPÔT 2019 – TAXE D’HABITATION et contribution à l’audiovisuel public</h1><p>HUREAU SYLVIE – 27 rue Paul Bellamy 44000 NANTES – Numéro fiscal 30 14 552 018 774</p>${table(
      [],
      [
        ['Taxe d’habitation', '612 €'],
        ['Contribution à l’audiovisuel public', '139 €'],
        ['Montant à payer', '751 €'],
      ],
    )}<p>Date limite de paiement : 15/11/2019</p>`,
  ),
  trap(
    'recette',
    `<h1>Gâteau nantais</h1>${paragraphs(['125 g de beurre demi-sel, 150 g de sucre, 100 g de poudre d’amandes, 3 œufs, 40 g de farine, 10 cl de rhum.', 'Battre le beurre et le sucre, ajouter les amandes puis les œufs un à un. Verser dans un moule et cuire 45 minutes à 170 °C. Napper de glaçage au rhum.'])}`,
  ),
  trap(
    'devis-ravalement',
    `<p>Façades de l’Erdre</p><h1>DEVIS n° 26-0077 du 8 mars 2026</h1><p>Pour le syndicat des copropriétaires LES ORMEAUX – à l’attention de FONTALIS LOIRE, syndic</p>${table(
      ['Poste', 'Montant HT'],
      [
        ['Échafaudage', '18 200,00'],
        ['Peinture des façades', '64 900,00'],
        ['Total TTC (TVA 10 %)', '91 410,00'],
      ],
    )}<p>Valable trois mois. À présenter à l’assemblée générale.</p>`,
  ),
  trap(
    'attestation-propriete-automobile',
    `<h1>CERTIFICAT D’IMMATRICULATION</h1><p>République française – n° AB-123-CD – C.1 titulaire HUREAU SYLVIE – 27 rue Paul Bellamy 44000 NANTES – B date de 1re immatriculation 14/05/2016 – D.1 marque EXEMPLE – J.1 VP – I 22/09/2017</p>`,
  ),
] as const;
