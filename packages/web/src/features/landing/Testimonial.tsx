import { PartnerMark } from './PartnerMark.tsx';
import type { TestimonialEntry } from './testimonials.data.ts';

const LOGO_SIZES = { 20: 'size-5', 24: 'size-6' } as const;

export function Testimonial({ name, professional, stars, review, logo }: TestimonialEntry) {
  return (
    <li className="avis">
      <figure>
        <p className="sr-only">Note&nbsp;: {stars} sur 5</p>
        <svg viewBox="0 0 120 20" className="h-4.5 w-auto" aria-hidden>
          <use href={`#note${stars}`} />
        </svg>
        <blockquote className="mt-4 line-clamp-4 min-h-23.5 max-w-96 font-titre text-[1.3125rem] leading-7.75">
          {review}
        </blockquote>
        <figcaption className="mt-4 flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-9 flex-none place-items-center rounded-full bg-pierre-2 text-mini font-semibold"
          >
            {logo ? <PartnerMark mark={logo.mark} className={LOGO_SIZES[logo.size]} /> : name[0]}
          </span>
          <span className="text-second">
            <span className="block font-semibold">{name}</span>
            <span className="block text-encre-3">
              {professional ? 'Professionnel' : 'Particulier'}
            </span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

const STAR = 'm10 1 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L10 15.5l-5.7 3.1 1.2-6.4L.8 7.7l6.4-.8z';
const PLACES = [0, 25, 50, 75, 100];

/** Drawn once for all the reviews. */
export function StarDefs() {
  return (
    <svg className="absolute size-0" aria-hidden>
      <defs>
        <path id="etoile" d={STAR} />
        {([4, 5] as const).map((stars) => (
          <g key={stars} id={`note${stars}`}>
            {PLACES.map((x, index) => (
              <use
                key={x}
                href="#etoile"
                x={x}
                className={index < stars ? 'fill-lampe-trait' : 'fill-trait'}
              />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  );
}
