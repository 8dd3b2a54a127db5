import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { latePart, stillPart } from './late-part.tsx';
import { Partners } from './Partners.tsx';

const Features = latePart(() => import('./Features.tsx'));
const Demo = latePart(() => import('./Demo.tsx'));
const Testimonials = latePart(() => import('./Testimonials.tsx'));
const Television = latePart(() => import('./Television.tsx'));
const Contact = latePart(() => import('./Contact.tsx'));
const NightStreet = stillPart(
  () => import('./NightStreet.tsx'),
  <div className="h-60 sm:h-87 print:hidden" />,
);

export default function Landing() {
  return (
    <>
      <Hero />
      <Partners />
      <Figures />
      <Features />
      <Demo />
      <Testimonials />
      <Television />
      <Contact />
      <NightStreet />
    </>
  );
}
