// Signing in: the number, the password once, the code that comes by mail.
import type { Visit } from '../connector.ts';
import { RobotError } from '../robot-error.ts';
import { Secret } from '../secret.ts';
import { expect, type Page } from '../session.ts';
import { type Answer, maskedAddress, readAnswer } from './answers.ts';
import { SELECTORS } from './pages.ts';
import { atIdp, inSpace, isInside, type Tenant } from './tenant.ts';

const CODE_LENGTH = 6;
const CODE_TRIES = 2;

type Entering = Visit<{ login: string; password: Secret }, Tenant>;

const unknown = (info: string): RobotError => new RobotError('UNKNOWN', { info });

/** What the number is, before any password is sent. */
const CONTEXTS: Record<string, (link: string) => RobotError | null> = {
  LMDP: () => null,
  EXISTEPAS: () => new RobotError('LOGIN_FAILED', { info: 'EXISTEPAS' }),
  BLOCAGE: () => new RobotError('ACCOUNT_LOCKED'),
  '3S': (link) => new RobotError('CREATE_ACCOUNT', { link }),
};

function checkContext(answer: Answer, at: Tenant): void {
  if (answer.kind === 'MAINTENANCE') throw new RobotError('MAINTENANCE');
  if (answer.kind !== 'CONTEXT') throw unknown('no context of the number');
  const known = CONTEXTS[answer.context];
  if (!known) throw unknown('a context never seen');
  const refusal = known(at.app_url);
  if (refusal) throw refusal;
}

const holdsCodeForm = (page: Page): boolean => page.$(SELECTORS.code_form.css).length > 0;
const asksCode = (page: Page): boolean => {
  const { kind } = readAnswer(page.text);
  return kind === 'CODE' || (holdsCodeForm(page) && (kind === 'NONE' || kind === 'UNKNOWN'));
};

/** A page without a message may be the space itself: the proof is asked for afterwards. */
async function follow(page: Page, { session, tenant: at }: Entering): Promise<void> {
  const answer = readAnswer(page.text);
  if (answer.kind === 'INSIDE') await session.page(answer.url);
  else if (answer.kind === 'MAINTENANCE') throw new RobotError('MAINTENANCE');
  else if (answer.kind === 'REFUSED')
    throw new RobotError('LOGIN_FAILED', { tries_left: answer.tries_left ?? undefined });
  else if (answer.kind === 'CONTEXT') {
    checkContext(answer, at);
    throw unknown('a password asked for again');
  } else if (answer.kind === 'UNKNOWN') throw unknown('a message never seen');
}

/** The code that came by mail, into the form of the answer or of the page around it. Asked for twice at most. */
async function giveCode(asked: Page, loginPage: Page, visit: Entering): Promise<Page> {
  let page = asked;
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const hint = maskedAddress(page.text);
    const code = await visit.ask({
      kind: 'CODE',
      channel: 'EMAIL',
      ...(hint !== undefined && { hint }),
      length: CODE_LENGTH,
      retry: tries > 0,
    });
    const form = holdsCodeForm(page) ? page : loginPage;
    const [first] = expect(form, SELECTORS.code_form);
    if (!form.$(first).attr('action')) form.$(first).attr('action', atIdp(visit.tenant, '/'));
    page = await visit.session.submit(form, SELECTORS.code_form.css, {
      code: new Secret(code.replaceAll(/\D/g, '')),
    });
    if (!asksCode(page)) return page;
    if (/expir/i.test(page.$('body').text())) throw new RobotError('OTP_EXPIRED');
  }
  throw new RobotError('OTP_WRONG');
}

export async function login(visit: Entering): Promise<void> {
  const { session, tenant: at, credentials } = visit;
  const loginPage = await session.page(inSpace(at, '/'));
  if (isInside(loginPage, at)) return;
  expect(loginPage, SELECTORS.login);
  const headers = { referer: loginPage.url.href, origin: new URL(at.idp_url).origin };
  const context = await session.page(atIdp(at, '/GetContexte'), {
    form: { url: '', lmAuth: '', spi: credentials.login },
    headers,
  });
  checkContext(readAnswer(context.text), at);
  const answered = await session.page(atIdp(at, '/'), {
    form: {
      url: '',
      lmAuth: 'LDAP',
      authType: '',
      spi: credentials.login,
      pwd: credentials.password.expose(),
      fg: '',
    },
    headers,
  });
  await follow(asksCode(answered) ? await giveCode(answered, loginPage, visit) : answered, visit);
}
