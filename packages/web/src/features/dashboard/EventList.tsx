import type { PortfolioEvent } from '@quitus/api/portfolios.api';

import { Ordinals } from '../../ui/Ordinals.tsx';
import { clockWords } from '../../words/clock-words.ts';
import { byDay, describeEvent } from './event-sentence.ts';

type EventListProps = { events: readonly PortfolioEvent[]; now: Date };

export const EventList = ({ events, now }: EventListProps) => (
  <ol className="flex flex-col gap-6">
    {byDay(events, now).map(({ day, heading, events: ofTheDay }) => (
      <li key={day}>
        <p className="text-second font-semibold text-encre-2">{heading}</p>
        <ol className="mt-2 flex flex-col gap-2.5">
          {ofTheDay.map((event) => (
            <Line key={event.number} event={event} />
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

function Line({ event }: { event: PortfolioEvent }) {
  const { sentence, more } = describeEvent(event);
  return (
    <li className="flex gap-4">
      <time
        dateTime={event.created_at}
        className="w-14 flex-none pt-0.5 text-second whitespace-nowrap text-encre-3"
      >
        {clockWords(event.created_at)}
      </time>
      <p className="min-w-0 wrap-break-word">
        <Ordinals>{sentence}</Ordinals>
        {more !== null && (
          <span className="block text-second text-encre-2">
            <Ordinals>{more}</Ordinals>
          </span>
        )}
      </p>
    </li>
  );
}
