import { Mail, MapPin } from 'lucide-react';

import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Section } from './Section.tsx';

export function Contact() {
  return (
    <Section id="contact" labelledBy="contact-titre" className="scroll-mt-4">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[1fr_minmax(0,37rem)]">
        <div>
          <h2 id="contact-titre">Une question ? Contactez nous !</h2>
          <address className="mt-5 grid gap-2 not-italic">
            <span className="flex min-h-8 items-center gap-3">
              <MapPin />
              {site.postal_address}
            </span>
            <span className="flex min-h-8 items-center gap-3">
              <Mail />
              <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
            </span>
          </address>
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
