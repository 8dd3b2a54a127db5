import type { Kind } from '../kind.ts';

/** Deeds speak of publicity too: this is what the registry answers. */
export const ETAT_HYPOTHECAIRE: readonly Kind[] = [
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    title: [
      'état hypothécaire',
      'demande de renseignements',
      'relevé des formalités publiées',
      'relevé des formalités',
      'renseignements sommaires urgents',
      'état hors formalité',
      'état sur formalité',
      'réponse à la demande de renseignements',
      'certificat de dépôt',
    ],
    strong: [
      'relevé des formalités publiées',
      'demande de renseignements hors formalité',
      '3233-sd',
      'date de certification',
      'date extrême d’effet',
      'date extrême d’exigibilité',
      'hypothèque conventionnelle',
      'hypothèque légale',
      'privilège de prêteur de deniers',
      'prêteur de deniers',
      'certificat de dépôt',
      'disposant donneur',
      'références d’enliassement',
      'montant principal',
      'fichier immobilier',
    ],
    weak: [
      'service de la publicité foncière',
      'créancier',
      'inscription',
      'publication',
      'formalité',
      'titulaire',
      'saisie',
    ],
    against: [
      'a reçu le présent acte',
      'notaire soussigné',
      'moyennant le prix',
      'objet du règlement',
      'offre de prêt',
    ],
  },
];
