// What else a dossier may hold: a manager's account, a state of the rooms, a plan of works, guarantees, a living area.
import { paperOf } from '../../paper.ts';
import { paragraphs, table, tr } from '../../writing.ts';
import { euro } from './outils.ts';

const RENTS = { rent: 61000, charges: 11500, fee: 5075, repair: 13200 };
const manager = paperOf(
  'gerance-releve-evreux',
  `font: 9.6pt/1.35 'Carlito', sans-serif; padding: 15mm; td, th { border: .15mm solid #888; padding: .8mm 1.5mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Étude immobilière PORÉE-HAMEL</b> – service gestion locative – 6 rue de l’Horloge, 27000 ÉVREUX</p><p style="margin-left:90mm">Madame Solange de LA HOUSSAYE<br>Château de Bérengeville<br>27180 LE PLESSIS-GROHAN</p><p style="font-size:13pt"><b>COMPTE RENDU DE GÉRANCE – 1er trimestre 2026, mois de mars</b></p><p>Mandat de gestion n° 418. Bien géré : 3 allée des Soupirs, 27000 ÉVREUX. Locataire : M. Bakary SISSOKO.</p><table><thead><tr><th>Libellé</th><th>Recettes</th><th>Dépenses</th></tr></thead><tbody>${tr(['Loyer de mars 2026', euro(RENTS.rent), ''])}${tr(['Provision pour charges', euro(RENTS.charges), ''])}${tr(['Honoraires de gérance 7 % TTC', '', euro(RENTS.fee)])}${tr(['Plombier Delamare, facture 2026-88', '', euro(RENTS.repair)])}${tr(['<b>Totaux</b>', `<b>${euro(RENTS.rent + RENTS.charges)}</b>`, `<b>${euro(RENTS.fee + RENTS.repair)}</b>`])}${tr(['<b>Net viré au mandant le 08/04/2026</b>', `<b>${euro(RENTS.rent + RENTS.charges - RENTS.fee - RENTS.repair)}</b>`, ''])}</tbody></table><p style="margin-top:4mm">Ces sommes sont à déclarer dans vos revenus fonciers. Le congé délivré au locataire pour le 14 mai suit son cours.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'GERANCE',
    facts: {
      landlord: 'Madame Solange de LA HOUSSAYE',
      tenant: 'M. Bakary SISSOKO',
      property_address: '3 allée des Soupirs, 27000 ÉVREUX',
    },
    absent: ['charges_reelles', 'courantes', 'deposit', 'iban', 'price'],
  },
);

const rooms = paperOf(
  'etat-des-lieux-tours',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm; td, th { border: .15mm solid #777; padding: .5mm 1mm } th { background: #eee } h1 { font-size: 13pt }`,
  [
    `<h1>ÉTAT DES LIEUX D’ENTRÉE – LOGEMENT MEUBLÉ</h1><p>Dressé contradictoirement le 01/09/2024 à 10 h entre M. OUEDRAOGO-RENARD Paul-Henri, bailleur, et Mlle DOS REIS Mafalda, locataire. Logement : 88 boulevard Béranger, 37000 TOURS, escalier 2, 3e étage.</p><p>Relevés : électricité 014 882 kWh – eau froide 0211,4 m³ – eau chaude 0098,0 m³. Clés remises : 2 jeux, 1 badge, 1 clé de boîte. Dépôt de garantie versé : oui.</p>${table(
      ['Pièce', 'Élément', 'TB', 'B', 'M', 'Observations'],
      [
        ['Entrée', 'Porte palière', '', 'X', '', 'serrure 3 points'],
        ['Entrée', 'Placard', '', '', 'X', 'porte voilée'],
        ['Pièce principale', 'Sol stratifié', 'X', '', '', ''],
        ['Pièce principale', 'Murs peints', '', 'X', '', '2 trous rebouchés'],
        ['Pièce principale', 'Fenêtre PVC', '', 'X', '', ''],
        ['Kitchenette', 'Évier, plaques', '', 'X', '', ''],
        ['Kitchenette', 'Réfrigérateur', 'X', '', '', 'neuf, août 2024'],
        ['Salle d’eau', 'Joints', '', '', 'X', 'à refaire'],
        ['Salle d’eau', 'VMC', '', 'X', '', ''],
        ['Cave 139', 'Porte', '', '', 'X', 'cadenas fourni'],
      ],
    )}<p style="margin-top:4mm">La locataire peut demander de compléter cet état dans les dix jours, et pendant le premier mois de chauffe pour les radiateurs. Signatures.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'ETAT_DES_LIEUX',
    facts: {
      landlord: 'M. OUEDRAOGO-RENARD Paul-Henri',
      tenant: 'Mlle DOS REIS Mafalda',
      property_address: '88 boulevard Béranger, 37000 TOURS',
      made_on: '2024-09-01',
    },
    absent: ['rent', 'deposit', 'surface_carrez', 'iban'],
  },
);

const plan = paperOf(
  'pppt-note-alencon',
  `font: 10.5pt/1.4 'Nimbus Roman', serif; padding: 18mm 20mm; td, th { border: .2mm solid #000; padding: .8mm 1.5mm } h2 { font-size: 11.5pt; margin: 4mm 0 1mm }`,
  [
    `<p style="text-align:right">Agence ORNE BÂTI CONSEIL<br>Ingénieur : Mme Perrine GUESDON<br>22 rue Cazault, 61000 ALENÇON</p><p style="font-size:16pt;margin-top:10mm"><b>Projet de plan pluriannuel de travaux</b></p><p>Copropriété HÔTEL DE LA DENTELLIÈRE, 11 rue du Pont-Neuf, 61000 ALENÇON. Étude remise le 17 avril 2024 au Cabinet GERVAISE-MESNIL, syndic.</p>${paragraphs(['Établi en application de l’article 14-2 de la loi n° 65-557 du 10 juillet 1965, à partir du DPE collectif (classe F) et d’une visite des 5 et 6 février 2024.'])}<h2>Travaux proposés sur dix ans</h2>${table(
      ['Année', 'Travaux', 'Montant estimé TTC', 'Gain'],
      [
        ['1 – 2', 'Réfection de la zinguerie, sécurité des lucarnes', '28 400 €', '—'],
        ['3 – 5', 'Isolation des rampants', '64 000 €', '19 %'],
        ['6 – 8', 'Chaudière collective, régulation', '41 500 €', '14 %'],
        ['9 – 10', 'Menuiseries des parties communes', '17 250 €', '4 %'],
        ['', 'TOTAL', '151 150 €', '37 %'],
      ],
    )}<p style="margin-top:4mm">Après travaux : classe D. Cotisation minimale au fonds de travaux si le plan est adopté : 2,5 % du montant, soit 3 778,75 €.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'HÔTEL DE LA DENTELLIÈRE',
      building_address: '11 rue du Pont-Neuf, 61000 ALENÇON',
      syndic: 'Cabinet GERVAISE-MESNIL',
      made_on: '2024-04-17',
    },
    absent: ['rnc', 'owner', 'lots', 'meeting_on', 'budget'],
  },
);

const guarantee = paperOf(
  'decennale-maison-tille',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 20mm`,
  [
    `<p><b>Constructa Exemple SA</b> – assurance construction – 60 rue de l’Exemple, 75009 PARIS</p><p style="font-size:14pt"><b>ATTESTATION D’ASSURANCE DE RESPONSABILITÉ DÉCENNALE OBLIGATOIRE</b></p>${paragraphs(['Constructa Exemple atteste que l’entreprise MAISONS DU BEAUVAISIS, 60000 BEAUVAIS, est titulaire du contrat n° RCD 0447-2218, garantissant sa responsabilité décennale au titre des articles 1792 et suivants du code civil.', 'Chantier : construction d’une maison individuelle pour Mme Ludivine OBRY, 18 rue de l’Église, 60000 TILLÉ. Permis de construire PC 060 639 19 T0014. Déclaration d’ouverture du chantier : 4 mai 2020. Réception prévue au printemps 2021.', 'La garantie s’applique pendant dix ans à compter de la réception, selon le régime de la capitalisation. Elle couvre la solidité de l’ouvrage et son impropriété à destination, à hauteur du coût des réparations.', 'La présente attestation ne peut engager l’assureur au-delà des clauses du contrat. Fait à Paris, le 12 janvier 2020.'])}`,
  ],
  {
    type: 'DOCS_MAISON_MOINS_10_ANS',
    also: ['ASSURANCES_DU_LOGEMENT'],
    sub_kind: null,
    facts: { property_address: '18 rue de l’Église, 60000 TILLÉ' },
    absent: ['iban', 'price', 'lots', 'rnc'],
  },
);

const living = paperOf(
  'boutin-attestation-rouen',
  `font: 10pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm; td, th { border: .2mm solid #444; padding: 1mm 2mm } td:last-child { text-align: right }`,
  [
    `<p>SEINE DIAGNOSTIC – 74 rue Beauvoisine, 76000 ROUEN – dossier n° SD/2025/611</p><p style="font-size:14pt"><b>Attestation de surface habitable</b><br><small>loi n° 2009-323 du 25 mars 2009, article R. 156-1 du CCH</small></p><p>Bailleur : SCI DU ROBEC. Logement : 22 rue Damiette, 76000 ROUEN, rez-de-chaussée sur cour, lot 1. Mesuré le 18/11/2025 en vue d’une location.</p>${table(
      ['Pièce', 'm²'],
      [
        ['Pièce à vivre', '16,84'],
        ['Coin nuit', '7,02'],
        ['Salle d’eau et WC', '3,31'],
        ['Total surface habitable', '27,17'],
      ],
    )}<p style="margin-top:4mm">Exclus : mezzanine sous 1,80 m (5,60 m²), cave. Ce document ne vaut pas certificat de superficie privative au sens de la loi Carrez.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '22 rue Damiette, 76000 ROUEN',
      owner: 'SCI DU ROBEC',
      lots: ['1'],
      made_on: '2025-11-18',
      report_number: 'SD/2025/611',
      surface_habitable: 2717,
    },
    absent: ['surface_carrez', 'rnc'],
  },
);

export const AUTRES_PIECES = [manager, rooms, plan, guarantee, living];
