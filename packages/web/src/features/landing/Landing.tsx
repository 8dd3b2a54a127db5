import { Suspense } from 'react';

import { Contact } from './Contact.tsx';
import { Demo } from './Demo.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { stillPart } from './still-part.tsx';
import { Television } from './Television.tsx';
import { Testimonials } from './Testimonials.tsx';

const Partners = stillPart(() => import('./Partners.tsx'));
const Figures = stillPart(() => import('./Figures.tsx'));
const NightStreet = stillPart(
  () => import('./NightStreet.tsx'),
  <div className="h-60 sm:h-87 print:hidden" />,
);

/**
 * Everything is in the page from the start. Below the fold each part comes to life by itself, in small
 * steps between which the browser answers the visitor, or at once when it is pressed.
 */
export function Landing() {
  return (
    <>
      <Hero />
      <Partners />
      <Figures />
      <Suspense>
        <Features />
      </Suspense>
      <Suspense>
        <Demo />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      <Suspense>
        <Television />
      </Suspense>
      <Suspense>
        <Contact />
      </Suspense>
      <NightStreet />
    </>
  );
}
