// A login page in one line that changes when the page does, and what changed in words for the team.
import type { Page } from './session.ts';

/** « POST /login_check · _csrf_token, _password, username »: method, action, names of the inputs in order. */
export function signatureOf({ $, url }: Page): string {
  const forms = $('form').toArray();
  const inputs = (form: (typeof forms)[number]) => $(form).find('input[name], select[name]');
  const login =
    forms.find((form) => $(form).find('input[type=password]').length > 0) ??
    forms.toSorted((a, b) => inputs(b).length - inputs(a).length)[0];
  // Drawn by a script: its title is all that stays from one day to the next.
  if (!login) return `sans formulaire · ${$('title').text().trim()}`;
  const method = ($(login).attr('method') ?? 'get').toUpperCase();
  const action = new URL($(login).attr('action') ?? '', url);
  const names = inputs(login)
    .toArray()
    .map((input) => $(input).attr('name') ?? '');
  const path = action.pathname.replace(/;jsessionid=.*$/i, '');
  const host = action.host === url.host ? '' : action.host;
  return `${method} ${host}${path} · ${[...new Set(names)].toSorted().join(', ')}`;
}

/** Null: nothing changed. */
export function differenceBetween(recorded: string, seen: string): string | null {
  if (recorded === seen) return null;
  const [formerAction = '', formerNames = ''] = recorded.split(' · ');
  const [action = '', names = ''] = seen.split(' · ');
  const former = formerNames.split(', ');
  const present = names.split(', ');
  const gone = former.filter((name) => !present.includes(name));
  const come = present.filter((name) => !former.includes(name));
  const words = [
    action !== formerAction && `envoi : ${formerAction} → ${action}`,
    gone.length > 0 && `disparu : ${gone.join(', ')}`,
    come.length > 0 && `nouveau : ${come.join(', ')}`,
  ];
  return words.filter((one) => one !== false).join('\u00a0; ');
}
