// Which parts of the landing page are made of samples: for the line that the server prints when it starts.
import { PARTNER_ROWS } from './partners.data.ts';
import { TESTIMONIALS } from './testimonials.data.ts';

export function sampleSections(video_url: string | undefined): string[] {
  const some = (entries: readonly { sample?: true }[]) => entries.some(({ sample }) => sample);
  return [
    ...(some(PARTNER_ROWS.flat()) ? ['les partenaires'] : []),
    ...(some(TESTIMONIALS) ? ['les avis de clients'] : []),
    ...(video_url ? [] : ['« Vu à la télévision »']),
  ];
}
