import type { Kind } from '../kind.ts';

const OF_OTHERS = [
  'renseignements hypothécaires',
  'hors formalité',
  'relevé des formalités',
  'demande de renseignements',
  'certificat de dépôt',
  'promesse unilatérale de vente',
  'compromis de vente',
  'objet du règlement',
];

/** A certificate is a letter: no deed opens in it, and it says what it certifies in its first lines. */
const CERTIFIES =
  /^(?=[\s\S]{0,30000}?\b(?:notaires?|office notarial)\b)(?=[\s\S]{0,30000}?\b(?:vente|vendu|acquis|acquisition|acquereurs?|proprietaires?)\b)(?=[\s\S]{0,30000}?\b(?:lots?|immeuble|appartement|maison|biens?)\b)(?![\s\S]{0,1500}?(?:l'an (?:deux mille|mil)|a recu l[ae] present))[\s\S]{0,1500}?(?:\b(?:certifi|attest)(?:e|ons)\b[\s,]{1,3}(?:et (?:certifie|atteste)\s)?(?:par l[ae]s? presente?s?|que\b|qu'|avoir|ce qui suit|:)|\bconfirm(?:e|ons) que (?:l'acte|la vente)|vaut attestation)/g;
/** Over the certificate, and nothing else on its line. */
const ALONE =
  /^(?=[\s\S]{0,30000}?\b(?:notaires?|office notarial)\b)[\s\S]{0,900}?\n\W{0,6}(?:attestation|certificat)\W{0,6}\n/g;

/** « a reçu le 14 décembre 2021 le présent acte contenant VENTE ». */
const RECEIVED =
  /^(?![\s\S]{0,3000}?\b(?:promesse|compromis)\b)[\s\S]{0,2000}?\bnotaires?\b[\s\S]{0,600}?\ba recu\b[^.;]{0,90}?\bvente\b/g;

/** « Par-devant Me X, notaire…, ont comparu… Mme Y vend à M. Z… », for a price: what a deed of sale is, whatever it is called. */
const SELLS =
  /^(?![\s\S]{0,3000}?\b(?:promesse|compromis|bail|modificatif|reglement de copropriete)\b)[\s\S]{0,1500}?\bpar[ -]?devant\b[\s\S]{0,300}?\bnotaire[\s\S]{0,600}?\bcomparu\b[\s\S]{0,4000}?\b(?:vend|vendent|vendu)\b[\s\S]{0,20000}?\bprix\b/g;

/** « prix : quatre-vingt-douze mille euros (92 000,00 €) »: in words and in figures, as only notaries write. */
const SPELT_PRICE =
  /\bnotaires?\b[\s\S]{0,20000}?\bprix\b[^.;]{0,140}?\b(?:mille|cents?)\b[^.;]{0,60}?\beuros?\s*\(\s*\d[\d\s.,]{2,14}(?:€|eur)/g;

export const TITRE_PROP: readonly Kind[] = [
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    title: [
      'titre de propriété',
      'acte de vente',
      'vente',
      'acte authentique de vente',
      'donation',
      'donation partage',
      'partage',
      'vente en l’état futur d’achèvement',
    ],
    strong: [
      'a reçu le présent acte',
      'reçu le présent acte de vente',
      'notaire soussigné',
      'moyennant le prix',
      'effet relatif',
      'origine de propriété',
      'propriété jouissance',
      'quotités acquises',
      'nature et quotité des droits',
      'certifie la présente copie',
      'paiement du prix',
      'le vendeur vend à l’acquéreur',
      'l’an deux mille',
      'l’an mil neuf cent',
      'entrée en jouissance',
      'identification des parties',
      'acte authentique contenant',
      'donataires',
      'donateurs',
      // Of whatever deed: it is no title of a sale.
      'copie authentique',
      'copie exécutoire',
    ],
    weak: [
      'vendeur',
      'acquéreur',
      'désignation',
      'figurant au cadastre',
      'lot numéro',
      'publicité foncière',
      'office notarial',
      'régime matrimonial',
      'parties communes générales',
      'crpcen',
    ],
    against: [
      ...OF_OTHERS,
      'contrat de mariage',
      'dépôt de garantie',
      'définition des parties communes',
      'modificatif à l’état descriptif',
      'modificatif de l’état descriptif',
      'modificatif au règlement',
      'modificatif du règlement',
      'présente attestation',
      'certifie et atteste',
    ],
    signs: [
      { name: 'vente reçue par un notaire', pattern: RECEIVED, times: 1, weight: 6 },
      { name: 'vente par ceux qui ont comparu', pattern: SELLS, times: 1, weight: 6 },
      { name: 'prix en lettres et en chiffres', pattern: SPELT_PRICE, times: 1, weight: 2 },
    ],
  },
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    title: [
      'attestation de propriété',
      'attestation de vente',
      'attestation de propriété immobilière',
      'attestation notariée',
      'attestation immobilière',
      'attestation d’acquisition',
    ],
    strong: [
      'aux termes d’un acte reçu',
      'certifie et atteste',
      'notaire soussigné',
      'atteste que',
      'acquéreurs en pleine propriété',
      'en foi de quoi',
      'présente attestation',
      'il a été procédé à la vente',
      'il a été constaté la vente',
      'dévolution successorale',
      'suivant acte reçu',
      'aux termes de l’acte reçu',
      'avoir reçu ce jour',
      'acte reçu en mon étude',
      'acte reçu par moi',
      'a été signé en mon étude',
      'vaut attestation',
      'sont devenus propriétaires',
      'moyennant le prix',
      'pour servir et valoir ce que de droit',
      'certifie que',
      'pour l’avoir acquis',
      'pour les avoir acquis',
    ],
    weak: [
      'notaire',
      'acquéreur',
      'vendeur',
      'désignation',
      'lot numéro',
      'cadastre',
      'pleine propriété',
      'je soussigné',
      'a acquis de',
      'au profit de',
    ],
    against: [
      ...OF_OTHERS,
      'a reçu le présent acte',
      'assurance',
      'origine de propriété antérieure',
    ],
    needs: ['notaire', 'notaires', 'office notarial', 'étude notariale'],
    signs: [
      { name: 'un notaire certifie une vente', pattern: CERTIFIES, times: 1, weight: 5 },
      { name: 'attestation d’un notaire', pattern: ALONE, times: 1, weight: 5 },
      { name: 'prix en lettres et en chiffres', pattern: SPELT_PRICE, times: 1, weight: 2 },
    ],
  },
];
