import { expect, it } from 'vitest';

import { codeRefusal, loginRefusal } from './refusals.ts';

it.each([
  ['Votre e-mail, votre identifiant ou votre mot de passe est incorrect.', 'LOGIN_FAILED'],
  ['Votre compte est bloqué. Merci de contacter votre agence.', 'ACCOUNT_LOCKED'],
  ['Votre mot de passe a expiré.', 'PASSWORD_EXPIRED'],
  ['Service momentanément indisponible', 'MAINTENANCE'],
  ['Veuillez confirmer que vous n’êtes pas un robot.', 'CAPTCHA'],
  ['Jeton CSRF invalide.', 'UNKNOWN'],
  ['Une erreur est survenue (0x80).', 'UNKNOWN'],
  [null, 'UNKNOWN'],
] as const)('at the login: %s', (message, code) => {
  expect(loginRefusal(message, ['claire', 'Tilleul-84'])).toMatchObject({ code });
});

it.each([
  ['Le code saisi est incorrect.', 'OTP_WRONG'],
  ['Le code saisi a expiré.', 'OTP_EXPIRED'],
  ['Jeton CSRF invalide.', 'UNKNOWN'],
  [null, 'UNKNOWN'],
] as const)('at the code: %s', (message, code) => {
  expect(codeRefusal(message, ['123456'])).toMatchObject({ code });
});

it('tells the team what was said, unless it repeats what was typed', () => {
  const typed = ['claire', 'Tilleul-84'];
  expect(loginRefusal('Erreur 0x80', typed).facts.info).toBe(
    'connexion\u00a0: «\u00a0Erreur 0x80\u00a0»',
  );
  expect(loginRefusal('Erreur : tilleul-84 ?', typed).facts.info).toBe(
    'connexion\u00a0: message qui répète la saisie',
  );
});
