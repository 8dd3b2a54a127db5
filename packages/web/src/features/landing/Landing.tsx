import { Contact } from './Contact.tsx';
import { Demo } from './Demo.tsx';
import { Features } from './Features.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Partners } from './Partners.tsx';
import { Television } from './Television.tsx';
import { Testimonials } from './Testimonials.tsx';

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
    </>
  );
}
