import { USUAL_DOCUMENTS } from '@quitus/domain/robots/usual-documents';

// The extranets of ICS, and Citya's, which is one of them in another dress.
import { chooseUnit } from '../choose-unit.ts';
import { defineConnector, type ListEvent, type Visit, type VisitInside } from '../connector.ts';
import { guessByLabel, leaveByLabel } from '../label-guess.ts';
import { type CredentialsOf, POLITE, secretField, textField } from '../manifest.ts';
import { RobotError } from '../robot-error.ts';
import { type Page, type Session, SessionExpired } from '../session.ts';
import type { GedDocument } from './answers.ts';
import { openShelf, type Shelf } from './ged.ts';
import {
  isLoginPage,
  type ListedBuilding,
  readBuildings,
  readLoginForm,
  readMenu,
  standingOf,
  wayOut,
} from './pages.ts';
import {
  CITYA,
  type CityaTenant,
  cityaTenant,
  ICS,
  type IcsPortal,
  type IcsTenant,
  icsTenant,
} from './portals.ts';

const FIELDS = {
  login: textField({ label: 'Identifiant', hint: 'Il figure sur vos appels de fonds.' }),
  password: secretField({ label: 'Mot de passe' }),
};
type Credentials = CredentialsOf<typeof FIELDS>;

const COMMON = {
  version: '2026-11',
  scope: 'SYNDIC',
  produces: USUAL_DOCUMENTS.SYNDIC,
  fields: FIELDS,
  by_hand:
    'Connectez-vous, ouvrez « Vos documents », puis « Documents de l’immeuble » : chaque dossier se déplie et chaque document se télécharge d’un clic.',
  interactive: ['CAPTCHA', 'UNIT'],
  limits: POLITE,
} as const;

const addressAt = (host: string, path: string): string =>
  `${host.startsWith('127.') ? 'http' : 'https'}://${host}${path}`;

const DOCUMENTS = '/V5/documents.html';
/** How often the person may copy the picture. */
const CAPTCHA_TRIES = 2;

async function login<T>(
  portal: IcsPortal<T>,
  { tenant, credentials, session, ask }: Visit<Credentials, T>,
  link: string,
): Promise<void> {
  let page = await session.page(portal.loginPath(tenant));
  for (let tries = 1; ; tries += 1) {
    if (page.status === 403) throw new RobotError('BLOCKED');
    const form = readLoginForm(page);
    const { captcha } = form;
    const copied = captcha && {
      [captcha.field]: await ask({
        kind: 'CAPTCHA',
        png: (await session.file(captcha.image)).bytes,
        retry: tries > 1,
      }),
    };
    page = await session.submit(page, form.css, {
      [form.login]: credentials.login,
      [form.password]: credentials.password,
      ...copied,
    });
    const standing = standingOf(page);
    if (standing === 'IN') return;
    if (standing === 'CAPTCHA' && copied && tries < CAPTCHA_TRIES) continue;
    throw new RobotError(standing ?? 'UNKNOWN', { link, info: 'after the login' });
  }
}

async function isLoggedIn({ session }: Pick<VisitInside<unknown>, 'session'>): Promise<boolean> {
  return standingOf(await session.page(DOCUMENTS)) === 'IN';
}

/** A page of those who are inside. */
async function inside(session: Session, address: string): Promise<Page> {
  const page = await session.page(address);
  if (isLoginPage(page)) throw new SessionExpired();
  return page;
}

async function* list<T>(
  portal: IcsPortal<T>,
  { session, home, ask }: VisitInside<T>,
): AsyncGenerator<ListEvent> {
  const buildings = readBuildings(await inside(session, DOCUMENTS));
  const unit = await chooseUnit(
    buildings.map((building) => building.unit),
    home,
    ask,
  );
  const shelves = buildings.find((building) => building.unit.id === unit.id)?.shelves ?? [];
  yield { kind: 'STEP', title: 'Immeuble trouvé', detail: unit.label };
  for (const { view, address } of shelves) {
    const menu = readMenu(await inside(session, address));
    const shelf = openShelf(portal, session, menu, view);
    for await (const found of shelf.documents()) yield listed(found, unit, shelf);
  }
}

function listed(
  { path, document }: { path: readonly string[]; document: GedDocument },
  unit: ListedBuilding['unit'],
  shelf: Shelf,
): ListEvent {
  const title = document.nom.trim();
  return {
    kind: 'DOCUMENT',
    document: {
      remote_key: document.guid,
      title,
      path,
      date: document.dateCreated ?? document.dateUpload ?? null,
      guess: guessByLabel(title, path),
      leave: leaveByLabel(title, path),
      unit,
      open: () => shelf.fetch(document),
    },
  };
}

async function logout({ session }: Pick<VisitInside<unknown>, 'session'>): Promise<void> {
  const address = wayOut(await session.page(DOCUMENTS));
  if (address !== null) await session.page(address);
}

const icsLogin = (tenant: IcsTenant): string => addressAt(tenant.host, ICS.loginPath(tenant));

export const ics = defineConnector<typeof FIELDS, IcsTenant>({
  manifest: {
    ...COMMON,
    id: 'ics',
    label: 'ICS',
    tenant: icsTenant,
    detect: [
      /^https?:\/\/extranet2?\.ics\.fr\/V[45]\/connexion(?:-|\.php\?groupe=)(?<groupe>[a-z0-9_-]+)/i,
    ],
    // Addresses of V4 lead to V5.
    hosts: ({ host }) => [host, 'extranet.ics.fr'],
    login_url: icsLogin,
  },
  isLoggedIn,
  login: (visit) => login(ICS, visit, icsLogin(visit.tenant)),
  list: (visit) => list(ICS, visit),
  logout,
});

const cityaLogin = (tenant: CityaTenant): string => addressAt(tenant.host, CITYA.loginPath(tenant));

export const citya = defineConnector<typeof FIELDS, CityaTenant>({
  manifest: {
    ...COMMON,
    id: 'citya',
    label: 'Citya',
    tenant: cityaTenant,
    detect: [/^https?:\/\/(?:my\.citya\.com|(?:www\.)?citya\.com\/(?:my|i-)citya)(?:[/?#]|$)/i],
    hosts: ({ host }) => [host, 'www.citya.com'],
    login_url: cityaLogin,
  },
  isLoggedIn,
  login: (visit) => login(CITYA, visit, cityaLogin(visit.tenant)),
  list: (visit) => list(CITYA, visit),
  logout,
});
