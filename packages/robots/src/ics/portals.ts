// What differs between an agency at ICS and Citya, which runs on the same engine.
import { z } from 'zod';

/** A replica of this machine stands where the portal should; the network guard decides whether it may. */
const REPLICA = String.raw`127\.0\.0\.1:\d+`;

export const icsTenant = z.object({
  groupe: z.string().regex(/^[\w-]{1,60}$/),
  host: z
    .string()
    .regex(new RegExp(`^(?:extranet2\\.ics\\.fr|${REPLICA})$`))
    .default('extranet2.ics.fr'),
});
export const cityaTenant = z.object({
  host: z
    .string()
    .regex(new RegExp(`^(?:my\\.citya\\.com|${REPLICA})$`))
    .default('my.citya.com'),
});
export type IcsTenant = z.output<typeof icsTenant>;
export type CityaTenant = z.output<typeof cityaTenant>;

export type IcsPortal<T> = {
  loginPath: (tenant: T) => string;
  /** What goes before `/webservice/`. */
  services: string;
  /** Papers that one answer may hold. */
  results: number;
  /** A printer's file can be had as a PDF. */
  prints_pcl: boolean;
};

// Addresses of V4 are tried on V5 under the same name; an agency that is not there is « inconnu », and said so.
export const ICS: IcsPortal<IcsTenant> = {
  loginPath: ({ groupe }) => `/V5/connexion-${groupe}.html`,
  services: '',
  results: 10,
  prints_pcl: false,
};

export const CITYA: IcsPortal<CityaTenant> = {
  loginPath: () => '/V5/',
  services: '/V5',
  results: 500,
  prints_pcl: true,
};
