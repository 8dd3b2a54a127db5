// Papers of people. Whether they sell or buy is not written on them: the slot somebody chose says it.
import type { Kind } from '../kind.ts';
import { HAS_MOVEMENTS } from './other-worlds.data.ts';

const MACHINE_LINES =
  /(?:^|\s)(?:id[a-z]{3}|i<[a-z]{3}|p[<a-z][a-z]{3})(?=[a-z0-9]{0,40}<)[a-z0-9<]{12,}/g;

export const DOC_IDENTITE: readonly Kind[] = [
  {
    type: 'DOC_IDENTITE',
    sub_kind: 'CARTE_IDENTITE',
    title: ['carte nationale d’identité', 'identity card'],
    strong: [
      'nationalité française',
      'date d’expir',
      'carte valable jusqu’au',
      'taille',
      'nom d’usage',
      'prénoms given names',
    ],
    weak: [
      'république française',
      'nationalité',
      'prénom',
      'sexe',
      'né le',
      'née le',
      'signature du titulaire',
    ],
    against: ['notaire', 'officier de l’état civil', 'bailleur', 'locataire', 'passport'],
    signs: [{ name: 'lignes lues par machine', pattern: MACHINE_LINES, times: 1, weight: 8 }],
  },
  {
    type: 'DOC_IDENTITE',
    sub_kind: 'PASSEPORT',
    title: ['passeport', 'passport'],
    strong: [
      'passeport passport',
      'code du pays',
      'given names',
      'date d’expiration',
      'autorité authority',
      'n° de passeport',
      'numéro de passeport',
      'passeport n°',
      'union européenne',
      'expire le',
      'délivré le',
    ],
    weak: [
      'république française',
      'nationalité',
      'prénoms',
      'sexe',
      'type p',
      'né e le',
      'nom',
      'date de naissance',
    ],
    against: [
      'notaire',
      'officier de l’état civil',
      'bailleur',
      'locataire',
      'carte nationale d’identité',
    ],
    signs: [
      {
        name: 'lignes lues par machine',
        pattern: /(?:^|\s)p[<a-z][a-z]{3}(?=[a-z0-9]{0,40}<)[a-z0-9<]{20,}/g,
        times: 1,
        weight: 8,
      },
    ],
  },
  {
    type: 'DOC_IDENTITE',
    sub_kind: 'TITRE_DE_SEJOUR',
    title: ['titre de séjour', 'carte de séjour', 'carte de résident', 'residence permit'],
    strong: ['catégorie du titre', 'autorise son titulaire à travailler', 'type of permit'],
    weak: ['république française', 'nationalité', 'prénoms', 'sexe'],
    against: ['notaire', 'bailleur', 'locataire'],
  },
];

export const RIB: readonly Kind[] = [
  {
    type: 'RIB',
    sub_kind: null,
    title: [
      'relevé d’identité bancaire',
      'identité bancaire',
      'vos coordonnées bancaires',
      'mes coordonnées bancaires',
      'attestation de compte bancaire',
      'mon rib',
      'mon iban',
      'rib',
      'iban',
    ],
    strong: [
      'titulaire du compte',
      'intitulé du compte',
      'adresse du titulaire',
      'code banque',
      'code guichet',
      'clé rib',
      'domiciliation',
      'international bank account number',
      'bank identifier code',
      'identification internationale',
      'nom du bénéficiaire',
      'titulaires du compte',
      'ouvert dans nos livres',
      'vos créanciers ou débiteurs',
    ],
    weak: ['iban', 'bic', 'swift', 'numéro de compte', 'banque', 'guichet'],
    against: [
      'appel de fonds',
      'tantièmes',
      'facture',
      'mandat de prélèvement',
      'relevé de compte',
      'loyer',
      'débit crédit',
      'taxes foncières',
      'net à payer',
    ],
    signs: [
      {
        name: 'IBAN',
        pattern: /\bfr\d{2}(?:\s?[0-9a-z]{4}){5}\s?[0-9a-z]{3}\b/g,
        times: 1,
        weight: 2,
      },
      {
        // An app shows little more than the account; whoever asks for money says how much.
        name: 'compte seul sur sa page',
        pattern:
          /^(?=[\s\S]{0,900}$)(?![\s\S]{0,900}?(?:\d,\d{2}(?!\d)|€|\bmandat\b))(?=[\s\S]{0,900}?\bbic\b)[\s\S]{0,900}?\bfr\d{2}(?:\s?[0-9a-z]{4}){5}/g,
        times: 1,
        weight: 6,
      },
      HAS_MOVEMENTS,
    ],
  },
];

export const ACT_NAISSANCE: readonly Kind[] = [
  {
    type: 'ACT_NAISSANCE',
    sub_kind: null,
    title: [
      'acte de naissance',
      'copie intégrale d’acte de naissance',
      'extrait d’acte de naissance',
      'copie intégrale de l’acte de naissance',
      'extrait de naissance',
      'naissance copie intégrale',
      'naissance n°',
      'registre des naissances',
      'registres des naissances',
      'bulletin de naissance',
      'copie intégrale',
    ],
    strong: [
      'officier de l’état civil',
      'mentions marginales',
      'délivré selon procédé informatisé',
      'copie certifiée conforme',
      'certifié conforme',
      'pour extrait conforme',
      'service central d’état civil',
      'du sexe féminin',
      'du sexe masculin',
      'est né à',
      'est née à',
    ],
    weak: ['mairie de', 'acte n°', 'filiation', 'père', 'mère', 'mariage', 'commune de'],
    against: [
      'notaire',
      'bailleur',
      'carte nationale d’identité',
      'acquéreur',
      'livret de famille',
      'premier enfant',
    ],
    signs: [
      {
        // « Le trois mai mil neuf cent soixante, à dix heures, est né ».
        name: 'naissance à une heure',
        pattern: /\ble [a-z -]{5,40}\smil(?:le)?\s[a-z\s-]{4,40},?[^.;]{0,60}\best\snee?\b/g,
        times: 1,
        weight: 6,
      },
    ],
  },
];
