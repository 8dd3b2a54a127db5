// Getting in: one form, sent once; then, it may be, a code received by mail.
import type { Question } from '../connector.ts';
import { RobotError } from '../robot-error.ts';
import { Secret } from '../secret.ts';
import { expect, type Page, type Session, SessionExpired } from '../session.ts';
import { asksCaptcha, messageOn, placeOf, SELECTORS, sentTo } from './pages.ts';
import { codeRefusal, loginRefusal } from './refusals.ts';
import { inside } from './standing.ts';

const CODE_LENGTH = 6;
const REFUSED = 403;

type Entry = {
  credentials: { login: string; password: Secret };
  session: Session;
  ask: (question: Question) => Promise<string>;
};

export async function logIn(entry: Entry, link: string): Promise<void> {
  const { session, ask } = entry;
  const loginPage = await session.page('/login');
  if (loginPage.status === REFUSED) throw new RobotError('BLOCKED', { info: 'answer 403' });
  // A session that was kept is led past the login page, to whatever it stands before.
  const answer =
    placeOf(loginPage) === 'LOGIN' ? await givePassword(loginPage, entry, link) : loginPage;
  const page = placeOf(answer) === 'CODE' ? await giveCode(answer, session, ask, 'FIRST') : answer;
  try {
    inside(page, link);
  } catch (cause) {
    // The code was given, and the login page is shown again.
    throw cause instanceof SessionExpired ? new RobotError('OTP_EXPIRED') : cause;
  }
}

async function givePassword(
  loginPage: Page,
  { credentials, session }: Entry,
  link: string,
): Promise<Page> {
  expect(loginPage, SELECTORS.login);
  expect(loginPage, SELECTORS.token);
  // Before anything is typed: a password sent without the answer is a try lost.
  if (asksCaptcha(loginPage)) throw new RobotError('CAPTCHA', { link });
  const { login, password } = credentials;
  const typed = { username: login, _password: password };
  const answer = await session.submit(loginPage, SELECTORS.login.css, typed);
  // 302 for what is right and for what is wrong: only the page where it ends tells.
  if (placeOf(answer) === 'LOGIN')
    throw loginRefusal(messageOn(answer), [login, password.expose()]);
  return answer;
}

/** Asked twice at most. A code that died is sent anew before it is asked again. */
async function giveCode(
  page: Page,
  session: Session,
  ask: Entry['ask'],
  turn: 'FIRST' | 'LAST',
): Promise<Page> {
  const hint = sentTo(page);
  const answer = await ask({
    kind: 'CODE',
    channel: 'EMAIL',
    ...(hint !== null && { hint }),
    length: CODE_LENGTH,
    retry: turn === 'LAST',
  });
  const code = answer.replaceAll(/\s/g, '');
  // Trusted, so that a session that dies on the way does not ask again: the cookie goes with the visit.
  const fields = { _auth_code: new Secret(code), _trusted: '1' };
  const next = await session.submit(page, SELECTORS.code.css, fields);
  if (placeOf(next) !== 'CODE') return next;
  const refusal = codeRefusal(messageOn(next), [code]);
  const again = refusal.code === 'OTP_EXPIRED' || refusal.code === 'OTP_WRONG';
  if (!again || turn === 'LAST') throw refusal;
  const asked =
    refusal.code === 'OTP_EXPIRED' ? await session.submit(next, SELECTORS.resend.css, {}) : next;
  return giveCode(asked, session, ask, 'LAST');
}
