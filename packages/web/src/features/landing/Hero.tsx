import { ArrowRight } from 'lucide-react';

import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DemoLink } from '../../ui/DemoLink.tsx';
import { stillPart } from './still-part.tsx';

/* On a phone the drawing is as tall as it is wide; wider, it is laid under the text. */
const HeroScene = stillPart(
  () => import('./HeroScene.tsx'),
  <div className="mx-auto mt-8 aspect-square w-[min(100%-2*var(--marge),32rem)] md:hidden" />,
);

export function Hero() {
  return (
    <section className="relative overflow-clip pt-6 md:min-h-164 md:pt-10 lg:min-h-181 lg:pt-12">
      <div className="conteneur relative z-10">
        <h1 className="max-w-170 text-affiche md:max-lg:text-[3.5rem] md:max-lg:leading-[3.75rem]">
          Le dossier de&nbsp;vente, enfin en&nbsp;ordre.
        </h1>
        <p className="mt-6 max-w-128 text-chapeau text-encre-2 md:max-lg:max-w-100 lg:mt-7">
          Le robot récupère les documents chez le syndic, Quitus les vérifie, vous les partagez avec
          le notaire, les acquéreurs, l’agent et le vendeur.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:flex-col max-sm:items-stretch">
          {/* The words change at the same width as the rest of the page: 650 px. */}
          <ButtonLink to={paths.signUp} size="large">
            <span className="max-sm:hidden">Tester gratuitement</span>
            <span className="sm:hidden">S'inscrire</span>
          </ButtonLink>
          <DemoLink variant="quiet" size="large" className="px-4">
            <ArrowRight />
          </DemoLink>
        </div>
      </div>
      <HeroScene />
    </section>
  );
}
