import type { PartnerMark } from './partners.data.ts';

/*
 * Put here reviews that were really received, with their authors' agreement. Those marked `sample` were
 * written by nobody: they are shown as examples, and left out in production. A card shows four lines at most.
 */

export interface TestimonialEntry {
  name: string;
  /** Nobody wrote it. */
  sample?: true;
  professional: boolean;
  stars: 4 | 5;
  review: string;
  /** The mark of the agency, and how wide it is drawn, in pixels. */
  logo?: { mark: PartnerMark; size: 20 | 24 };
}

export const TESTIMONIALS: readonly TestimonialEntry[] = [
  {
    sample: true,
    name: 'Camille R.',
    professional: true,
    stars: 5,
    review: 'Le dossier était complet avant la première visite, le notaire n’a rien redemandé.',
    logo: { mark: 'arch', size: 24 },
  },
  {
    sample: true,
    name: 'Hugo M.',
    professional: true,
    stars: 5,
    review: 'Je retrouve la page d’où vient chaque montant, je ne ressaisis plus rien.',
  },
  {
    sample: true,
    name: 'Lucie D.',
    professional: false,
    stars: 4,
    review: 'Je ne savais pas par où commencer. La liste m’a suffi, le robot a fait le reste.',
  },
  {
    sample: true,
    name: 'Amine B.',
    professional: true,
    stars: 5,
    review: 'Un lien pour le notaire, un pour les acquéreurs, et plus de pièces jointes perdues.',
    logo: { mark: 'roof', size: 24 },
  },
  {
    sample: true,
    name: 'Jeanne P.',
    professional: false,
    stars: 5,
    review: 'J’ai suivi ma vente fenêtre après fenêtre. On voit tout de suite ce qui manque.',
  },
  {
    sample: true,
    name: 'Thomas L.',
    professional: true,
    stars: 4,
    review: 'Mes vendeurs déposent leurs papiers eux-mêmes. Je relance deux fois moins.',
    logo: { mark: 'columns', size: 20 },
  },
  {
    sample: true,
    name: 'Nadia K.',
    professional: true,
    stars: 5,
    review: 'Les documents du syndic arrivent sans appel ni courrier. Mon équipe respire.',
  },
  {
    sample: true,
    name: 'Paul V.',
    professional: false,
    stars: 4,
    review: 'Un diagnostic était périmé. Je l’ai su à temps, la signature n’a pas bougé.',
  },
  {
    sample: true,
    name: 'Inès F.',
    professional: true,
    stars: 5,
    review: 'Le pré-état daté se prépare pendant que je fais visiter. C’est du temps rendu.',
    logo: { mark: 'key', size: 24 },
  },
  {
    sample: true,
    name: 'Marc T.',
    professional: false,
    stars: 5,
    review: 'Deux appartements, deux dossiers, une seule page. Je n’ai rien imprimé.',
  },
];
