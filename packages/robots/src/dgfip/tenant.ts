// Where the tax space is: two hosts, one for its pages and one for its logins.
import { z } from 'zod';

import type { Page } from '../session.ts';
import { SELECTORS } from './pages.ts';

export const tenantSchema = z.object({
  app_url: z.url().default('https://cfspart.impots.gouv.fr'),
  idp_url: z.url().default('https://cfspart-idp.impots.gouv.fr'),
});
export type Tenant = z.output<typeof tenantSchema>;

export const inSpace = ({ app_url }: Tenant, path: string): string => new URL(path, app_url).href;
export const atIdp = ({ idp_url }: Tenant, path: string): string => new URL(path, idp_url).href;

/** 0 is the present one; without a year the space answers with an error. */
export const yearAddress = (at: Tenant, year: number): string =>
  inSpace(at, `/enp/documents.do?n=${year}`);

export const isLoginUrl = ({ host, pathname }: URL, { app_url }: Tenant): boolean =>
  host !== new URL(app_url).host || /oauth|connexion/.test(pathname);

export const isInside = (page: Page, at: Tenant): boolean =>
  !isLoginUrl(page.url, at) && page.$(SELECTORS.inside.css).length > 0;
