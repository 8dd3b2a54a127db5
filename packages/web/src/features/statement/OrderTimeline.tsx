import type { PedOrder, PedStepView } from '@quitus/api/preetatdate.api';
import type { ReactNode } from 'react';

import { exactDate, shownDate } from '../../words/shown-date.ts';
import { awaitedSteps, stepWords } from './order-words.ts';

type OrderTimelineProps = { order: PedOrder; steps: readonly PedStepView[]; now: Date };

/** What happened, in its order; then what is awaited. */
export const OrderTimeline = ({ order, steps, now }: OrderTimelineProps) => (
  <section aria-labelledby="etapes" className="max-lg:mt-10">
    <h2 id="etapes" className="border-b border-trait pb-3 text-h3">
      Étapes
    </h2>
    <ol className="mt-5 flex flex-col">
      {steps.map((one, index) => {
        const { title, text } = stepWords(one);
        return (
          <Step key={index} done>
            <p className="font-medium">{title}</p>
            {text !== '' && <p className="text-second wrap-break-word text-encre-2">{text}</p>}
            <time
              dateTime={one.at}
              title={exactDate(one.at)}
              className="block text-second text-encre-3"
            >
              {shownDate(one.at, now)}
            </time>
          </Step>
        );
      })}
      {awaitedSteps(order).map((title) => (
        <Step key={title} done={false}>
          <p className="text-encre-2">{title}</p>
          <p className="text-second text-encre-3">à venir</p>
        </Step>
      ))}
    </ol>
  </section>
);

/** A thread with a knot at each step: full when it happened. */
const Step = ({ done, children }: { done: boolean; children: ReactNode }) => (
  <li className="relative pb-6 pl-7 before:absolute before:top-3 before:bottom-[-0.75rem] before:left-1.25 before:w-px before:bg-trait last:before:hidden">
    <span
      aria-hidden
      className={`absolute top-1.75 left-0 size-2.75 rounded-full ${done ? 'bg-email' : 'bg-papier inset-ring-2 inset-ring-trait-fort'}`}
    />
    {children}
  </li>
);
