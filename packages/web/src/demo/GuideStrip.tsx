import { Check } from 'lucide-react';
import { useId } from 'react';

import { useProfile } from '../profile/profile.ts';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { rememberGuide, useGuideMemory } from './guide-memory.ts';
import type { GuideStep } from './guide-steps.ts';
import { GuideEnd } from './GuideEnd.tsx';
import { useDemo } from './use-demo.ts';
import { useGuide } from './use-guide.ts';

/** A link: the main action of the screen stays the page's own. */
const NEXT = 'inline-flex min-h-11 items-center font-semibold';

/** Five steps to a pré-état daté, in the page and never over it. In a demonstration only. */
export default function GuideStrip() {
  const { accounts } = useDemo();
  const profile = useProfile();
  const { skipped } = useGuideMemory(profile?.email ?? '');
  const guided = profile && !profile.staff && profile.account_type !== 'GUEST';
  if (accounts.length === 0 || !guided || skipped) return null;
  return <Guide email={profile.email} />;
}

function Guide({ email }: { email: string }) {
  const title = useId();
  const guide = useGuide(email);
  if (!guide) return null;
  const { steps, ending } = guide;
  const rank = steps.findIndex(({ done }) => !done);
  const next = steps[rank];
  const hide = () => rememberGuide(email, { skipped: true });
  return (
    <section aria-labelledby={title} className="conteneur print:hidden">
      <div className="mb-2 flex sm:mb-4 flex-wrap items-center gap-x-8 gap-y-1 rounded-carte bg-email-doux px-5 py-2 sm:px-6 sm:py-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
            <h2 id={title} className="font-texte text-second font-semibold">
              Visite guidée
              <span className="font-normal text-encre-2">
                {next ? `, étape ${rank + 1} sur ${steps.length}` : ', terminée'}
              </span>
            </h2>
            <span className="max-sm:hidden">
              <Dots steps={steps} rank={rank} />
            </span>
          </div>
          <p className="sm:mt-1.5">
            <span className="font-semibold">{(next ?? ending)?.title}.</span>{' '}
            <span className="text-encre-2 max-sm:hidden">{(next ?? ending)?.text}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          {next?.link && (
            <TextLink to={next.link.to} className={NEXT}>
              {next.link.label}
            </TextLink>
          )}
          {!next && ending && <GuideEnd ending={ending} linkLook={NEXT} />}
          <Button variant="quiet" size="compact" onClick={hide}>
            {next ? 'Passer la visite' : 'Fermer'}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The steps as a line; a reader hears each with its state. */
const Dots = ({ steps, rank }: { steps: readonly GuideStep[]; rank: number }) => (
  <ol className="flex gap-1.5">
    {steps.map(({ title, done }, index) => (
      <li
        key={title}
        aria-current={index === rank ? 'step' : undefined}
        className={`flex h-4.5 w-7 items-center justify-center rounded-full ${done ? 'bg-email text-sur-email' : index === rank ? 'border-2 border-email' : 'border border-trait-fort'}`}
      >
        {done && <Check aria-hidden className="size-3" />}
        <span className="sr-only">
          {title} : {done ? 'fait' : 'à faire'}
        </span>
      </li>
    ))}
  </ol>
);
