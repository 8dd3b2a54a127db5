// The pages of the replica `legacy`, as strings.
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export const SPACE = '/espace-client/espace-de-gestion';

const LOGOUT = '<a class="Header-logout" href="/logout">Déconnexion</a>';

const shell = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body><header class="Header"><a href="/">Mon espace copropriété</a>${head}</header>
<main>${body}</main></body></html>`;

const dialog = (message: string | null): string =>
  message === null ? '' : `<div class="Dialog Dialog--warning"><p>${escaped(message)}</p></div>`;

export type LoginLook = { dom: string; captcha: boolean; is_changed: boolean };

export function loginPage(token: string, message: string | null, look: LoginLook): string {
  const captcha = look.captcha ? '<div class="g-recaptcha" data-sitekey="replica"></div>' : '';
  const hidden = `<input type="hidden" name="_csrf_token" value="${token}">`;
  if (look.is_changed)
    return shell('Connexion', '', '<div id="app" data-endpoint="/graphql"></div>');
  // Two steps on the screen, one form on the wire.
  const fields =
    look.dom === '2023'
      ? `<div class="Step"><label>E-mail ou identifiant <input id="userloginid" name="username"></label><button type="button">Suivant</button></div>
<div class="Step" hidden><label>Mot de passe <input id="userloginpass" type="password" name="_password"></label></div>`
      : '<label>Identifiant <input name="username"></label><label>Mot de passe <input type="password" name="_password"></label>';
  return shell(
    'Connexion',
    '',
    `${dialog(message)}<form class="LoginForm" action="/login_check" method="post">${hidden}${fields}${captcha}
<button type="submit">Se connecter</button></form><a href="/mot-de-passe/oublie">Mot de passe oublié ?</a>`,
  );
}

/** A way out is on this page too, although nobody is in yet. */
export const codePage = (token: string, mail: string, message: string | null): string =>
  shell(
    'Vérification',
    LOGOUT,
    `${dialog(message)}<p class="TwoFactor-sent">Un code à 6 chiffres a été envoyé à <strong>${escaped(mail)}</strong>.</p>
<form class="TwoFactorForm" action="/login/2fa_check" method="post"><input type="hidden" name="_csrf_token" value="${token}">
<label>Code <input name="_auth_code" inputmode="numeric" maxlength="6"></label>
<label><input type="checkbox" name="_trusted" value="1"> Faire confiance à cet appareil</label>
<button type="submit">Valider</button></form>
<form class="TwoFactorResend" action="/login/2fa/renvoyer" method="post"><input type="hidden" name="_csrf_token" value="${token}"><button>Renvoyer le code</button></form>`,
  );

export const termsPage = (): string =>
  shell(
    'Conditions générales d’utilisation',
    LOGOUT,
    '<h1>Nos conditions générales d’utilisation évoluent</h1><form action="/cgu" method="post"><label><input type="checkbox" name="accept"> J’accepte</label><button>Continuer</button></form>',
  );

export const expiredPasswordPage = (): string =>
  shell(
    'Mot de passe expiré',
    LOGOUT,
    '<h1>Votre mot de passe a expiré</h1><form action="/mot-de-passe/expire" method="post"><input type="password" name="new_password"><button>Changer</button></form>',
  );

export const maintenancePage = (): string =>
  shell('Maintenance', '', '<h1>Service momentanément indisponible</h1><p>Revenez plus tard.</p>');

export const botWallPage = (): string =>
  '<!doctype html><html lang="fr"><head><title>Vérification de votre navigateur</title><script src="/fp.js"></script></head><body><form id="challenge-form" action="/__challenge"><noscript>Activez JavaScript pour continuer.</noscript></form></body></html>';

export const missingPage = (): string =>
  shell('Page introuvable', '', '<h1>Cette page n’existe pas</h1>');

export type Property = { id: string; label: string };

const signedIn = (name: string): string =>
  `<div class="Header-account"><span class="Header-name">${escaped(name)}</span>${LOGOUT}</div>`;

const propertiesList = (properties: readonly Property[]): string =>
  `<ul class="MyPropertiesSelector">${properties
    .map(
      ({ id, label }) =>
        `<li class="MyPropertiesSelector-item" data-property="${id}"><a href="${SPACE}/mes-documents/${id}">${escaped(label)}</a></li>`,
    )
    .join('')}
<li class="MyPropertiesSelector-item MyPropertiesSelector-item--add" data-property="new"><a href="${SPACE}/ajouter">Ajouter un bien</a></li></ul>`;

export const homePage = (
  name: string,
  properties: readonly Property[],
  is_changed: boolean,
): string =>
  shell(
    'Mon bien',
    signedIn(name),
    is_changed
      ? '<div class="PropertyCards"><a href="#">Voir mes biens</a></div>'
      : `<h1>Mon bien</h1>${propertiesList(properties)}`,
  );

export type Row = { id: string; title: string; date: string; href: string | null };
export type DocumentsLook = { dom: string; is_changed: boolean };
export type DocumentsPage = {
  name: string;
  properties: readonly Property[];
  tabs: readonly { href: string; label: string; is_open: boolean }[];
  /** Null where no folder is open yet. */
  rows: readonly Row[] | null;
  next: string | null;
};

function teaser({ id, title, date, href }: Row, { dom, is_changed }: DocumentsLook): string {
  if (is_changed) return `<div class="DocumentCard" data-id="${id}">${escaped(title)}</div>`;
  const link =
    href === null ? '' : `<a class="Download" href="${href}"><span>Télécharger</span></a>`;
  return dom === '2023'
    ? `<article class="TeaserRow" id="${id}"><div class="TeaserRow-body"><div class="TeaserRow-desc"><strong>${escaped(title)}</strong>
 <span class="TeaserRow-size">(PDF)</span></div><div class="TeaserRow-date"><span>Ajouté le</span> ${date}</div></div>${link}</article>`
    : `<article class="TeaserRow" id="${id}"><p class="TeaserRow-desc">
  ${escaped(title)}
</p><p class="TeaserRow-date">${date}</p>${link}</article>`;
}

export function documentsPage(page: DocumentsPage, look: DocumentsLook): string {
  const tabs = page.tabs.map(
    ({ href, label, is_open }) =>
      `<a class="Tabs-link${is_open ? ' is-active' : ''}" href="${href}">${escaped(label)}</a>`,
  );
  const rows = (page.rows ?? []).map((row) => teaser(row, look)).join('\n');
  const empty =
    page.rows?.length === 0
      ? '<p class="TeaserList-empty">Aucun document n’est disponible.</p>'
      : '';
  const list =
    page.rows === null
      ? ''
      : `<section class="${look.is_changed ? 'DocumentGrid' : 'TeaserList'}">${rows}${empty}</section>`;
  const next =
    page.next === null
      ? ''
      : `<nav class="Pagination"><a rel="next" href="${page.next}">Suivant</a></nav>`;
  return shell(
    'Mes documents',
    signedIn(page.name),
    `<h1>Mes documents</h1>${propertiesList(page.properties)}<nav class="Tabs">${tabs.join('')}</nav>${list}${next}`,
  );
}

export const chargesPage = (name: string, owed: string): string =>
  shell(
    'Mes charges',
    signedIn(name),
    `<h1>Mes charges</h1><p>Solde : <span class="nbPrice">${owed}</span></p>`,
  );
