import { pageMeta } from '../../site/page-meta.ts';
import { ThemeChoice } from '../../ui/ThemeChoice.tsx';
import { BadgeSection } from './BadgeSection.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { ColourSection } from './ColourSection.tsx';
import { FacadeSection } from './FacadeSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FormSection } from './FormSection.tsx';
import { LiveFacadeSection } from './LiveFacadeSection.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { StatusSection } from './StatusSection.tsx';
import { TypeSection } from './TypeSection.tsx';

import '../../theme/account.css';

export const meta = () => pageMeta({ title: 'Atelier', private: true });

/** Every piece of the design system in every state, for whoever builds screens. Not in production. */
export default function AtelierPage() {
  return (
    <div className="conteneur py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>Atelier</h1>
          <p className="mt-2 text-encre-2">Chaque pièce du site, dans tous ses états.</p>
        </div>
        <ThemeChoice />
      </div>
      <OverlaySection />
      <LiveFacadeSection />
      <StatusSection />
      <BadgeSection />
      <FacadeSection />
      <ButtonSection />
      <FormSection />
      <FeedbackSection />
      <TypeSection />
      <ColourSection />
    </div>
  );
}
