// What the other slots gather: each kind is told by its own title, nothing is put here for want of better.
import type { Kind } from '../kind.ts';

export const OTHER: readonly Kind[] = [
  {
    type: 'OTHER',
    sub_kind: null,
    title: [
      'livret de famille',
      'contrat de mariage',
      'convention de pacs',
      'pacte civil de solidarité',
      'jugement de divorce',
      'convention de divorce',
      'acte de mariage',
      'acte de décès',
      'acte de notoriété',
      'extrait kbis',
      'immatriculation principale au registre du commerce',
      'statuts de la société',
      'société civile immobilière',
    ],
    strong: [
      'futurs époux',
      'séparation de biens',
      'communauté réduite aux acquêts',
      'régime de la séparation',
      'registre du commerce et des sociétés',
      'juge aux affaires familiales',
      'partenaires déclarent',
      'objet social',
      'dévolution successorale',
    ],
    weak: ['époux', 'greffe', 'tribunal', 'capital social', 'notaire'],
    against: ['moyennant le prix', 'tantièmes', 'effet relatif', 'locataire'],
  },
];

export const OTHER_PROPERTY_DOCS: readonly Kind[] = [
  {
    type: 'OTHER_PROPERTY_DOCS',
    sub_kind: null,
    title: [
      'facture',
      'devis',
      'statuts de l’association syndicale',
      'association syndicale libre',
      'convention de servitude',
      'contrat de rachat',
      'contrat d’achat de l’énergie électrique',
      'note technique piscine',
      'dispositif de sécurité piscine',
    ],
    strong: [
      'net à payer',
      'total ttc',
      'total ht',
      'montant ht',
      'conditions de règlement',
      'servitude de passage',
      'fonds dominant',
      'panneaux photovoltaïques',
      'facture n°',
    ],
    weak: [
      'tva',
      'quantité',
      'prix unitaire',
      'désignation',
      'siret',
      'main d’œuvre',
      'fourniture et pose',
    ],
    against: [
      'tantièmes',
      'bailleur',
      'numéro fiscal',
      'notaire soussigné',
      'appel de fonds',
      'vacuité du conduit',
    ],
  },
];

export const DOCS_AUTRE_ACQUEREURS: readonly Kind[] = [
  {
    type: 'DOCS_AUTRE_ACQUEREURS',
    sub_kind: null,
    title: [
      'accord de principe',
      'offre de prêt',
      'offre de prêt immobilier',
      'simulation de prêt',
      'attestation de financement',
      'simulation de financement',
      'plan de financement',
    ],
    strong: [
      'prêt immobilier',
      'taux nominal',
      'taux annuel effectif global',
      'mensualité',
      'apport personnel',
      'tableau d’amortissement',
      'emprunteur',
      'montant du prêt',
      'durée du prêt',
      'capacité d’emprunt',
    ],
    weak: ['financement', 'taeg', 'assurance emprunteur', 'mois', 'banque', 'acquisition'],
    against: [
      'tantièmes',
      'notaire soussigné',
      'date extrême d’effet',
      'locataire',
      'publicité foncière',
    ],
  },
];
