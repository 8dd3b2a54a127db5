import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Facade } from '../../ui/Facade.tsx';
import { LIVELY_FLOORS } from '../../ui/facade/floors.ts';

const PROMISE =
  'Le robot récupère les documents chez le syndic, Quitus les vérifie, vous les partagez avec le notaire, les acquéreurs, l’agent et le vendeur.';

export const meta = () =>
  pageMeta({ title: 'Le dossier de vente, enfin en ordre', description: PROMISE });

export default function LandingPage() {
  return (
    <section className="conteneur grid items-end gap-10 pt-6 md:grid-cols-[1fr_1fr] md:pt-10 lg:max-w-[77.5rem] lg:grid-cols-[1.25fr_1fr]">
      <div className="self-start md:pt-10">
        <h1 className="text-affiche">Le dossier de vente, enfin en ordre.</h1>
        <p className="mt-6 max-w-[34rem] text-chapeau text-encre-2 sm:mt-8">{PROMISE}</p>
        <ButtonLink to={paths.signUp} size="large" className="mt-8 max-sm:w-full">
          <span className="max-sm:hidden">Tester gratuitement</span>
          <span className="sm:hidden">S'inscrire</span>
        </ButtonLink>
      </div>
      <div className="mx-auto w-full max-w-[36rem]">
        <Facade
          floors={LIVELY_FLOORS}
          number="14"
          title="Un immeuble dont chaque fenêtre est un document : presque toutes sont éclairées, car vérifiées."
        />
      </div>
    </section>
  );
}
