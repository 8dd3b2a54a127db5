import { formatPrice } from '@quitus/domain/payments/catalogue';

import { sold } from '../../orders/sold.ts';
import { site } from '../../site/site.ts';

const HOURS = `${site.figures.statement_hours}h`;

export const PRO_PRICE = formatPrice(sold('PED_PRO').price_cents);
export const PRICE = formatPrice(sold('PED').price_cents);

export const STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Les documents sont réunis',
    text: 'Le robot les récupère sur le portail du syndic, ou vous les déposez. Ils sont contrôlés : bon immeuble, bon lot, complets, à jour.',
  },
  {
    title: 'Chaque montant est lu, avec son adresse',
    text: 'Une valeur, une date, un document, une page. Vous cliquez sur un montant et vous voyez la ligne d’où il vient.',
  },
  {
    title: 'Les comptes sont recoupés',
    text: 'Le budget voté et vos tantièmes doivent redonner vos provisions, les totaux des annexes comptables doivent s’égaler. Un écart est montré, jamais caché.',
  },
  {
    title: 'Vous confirmez, vous complétez',
    text: 'Ce qui manque reste écrit « non communiqué », avec la personne à qui le demander. Un montant inconnu n’est jamais imprimé comme un zéro.',
  },
  {
    title: 'Le document est livré',
    text: `Aussitôt si tout est confirmé et si les contrôles passent. Sinon notre équipe le reprend et le livre en ${HOURS}. Le PDF arrive dans le dossier et par e-mail.`,
  },
  {
    title: 'Il reste vérifiable',
    text: 'Il porte un numéro, la liste de ses sources avec leur empreinte, et un code à scanner qui dit s’il est authentique et s’il est toujours le dernier.',
  },
];

export interface Paper {
  name: string;
  detail: string;
}

export const REQUIRED: readonly Paper[] = [
  {
    name: 'La dernière convocation d’assemblée générale',
    detail: 'Celle qui approuve les comptes, avec ses annexes comptables.',
  },
  {
    name: 'Les appels de fonds et relevés de charges',
    detail: 'Le dernier appel, le relevé de compte, les décomptes des deux derniers exercices.',
  },
];

export const HELPFUL: readonly Paper[] = [
  {
    name: 'Les procès-verbaux d’assemblée générale',
    detail: 'Travaux votés, emprunts, procédures.',
  },
  { name: 'La fiche synthétique', detail: 'Impayés et dettes de la copropriété.' },
  { name: 'Le titre de propriété', detail: 'Lots vendus et tantièmes.' },
];

export const QUESTIONS: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'Le pré-état daté est-il obligatoire ?',
    answer: [
      'La loi n’emploie pas ce nom. Elle impose en revanche son contenu : l’article L. 721-2 du Code de la construction et de l’habitation demande de remettre ces informations financières à l’acquéreur, au plus tard à la signature de la promesse de vente.',
    ],
  },
  {
    question: 'Qui peut l’établir ?',
    answer: [
      'Le vendeur, son agent immobilier ou un service comme Quitus. Il n’est pas réservé au syndic, à la différence de l’état daté.',
    ],
  },
  {
    question: 'Faudra-t-il quand même un état daté ?',
    answer: [
      'Oui. L’état daté est demandé par le notaire au syndic avant l’acte de vente. Lui seul peut l’établir, et ses honoraires sont plafonnés à 380 € TTC par vente.',
    ],
  },
  {
    question: 'Combien de temps est-il valable ?',
    answer: [
      'La loi ne fixe pas de durée. Nous le tenons pour à jour jusqu’au prochain appel de fonds ou jusqu’à la prochaine assemblée générale, et trois mois au plus. Quand un document plus récent arrive dans le dossier, une mise à jour vous est proposée.',
    ],
  },
  {
    question: 'Ma copropriété est petite et n’a pas d’annexes comptables.',
    answer: [
      'C’est possible : les plus petites copropriétés peuvent tenir des comptes simplifiés. Vous complétez alors les montants à la main, avec les papiers que vous avez, et notre équipe relit.',
    ],
  },
  {
    question: 'Je vends un appartement, une cave et un parking.',
    answer: [
      'Un seul pré-état daté suffit s’ils sont vendus ensemble dans la même copropriété. Les montants de tous les lots vendus y sont additionnés.',
    ],
  },
  {
    question: 'Puis-je me rétracter ?',
    answer: [
      'Un consommateur dispose de 14 jours. Comme le document est livré en un jour, nous vous demandons avant de payer si vous voulez qu’il soit établi tout de suite. Si oui, le droit de rétractation se perd une fois le document livré. Si vous renoncez avant, vous êtes remboursé en entier.',
    ],
  },
];
