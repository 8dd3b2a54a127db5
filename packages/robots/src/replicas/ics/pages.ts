// The pages of the extranet, as a browser is given them.
import type { Skin } from './skins.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

// The foot speaks of passwords and conditions on every page: whoever searches the whole text is misled.
const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body>
${body}
<footer><a href="conditions.html">Conditions générales d’utilisation</a> <a href="oubli.html">Mot de passe expiré ou oublié ?</a></footer>
</body></html>
`;

const LOGOUT = '<nav><a href="deconnexion.html">Déconnexion</a></nav>';

export type LoginLook = {
  skin: Skin;
  groupe: string;
  message: string | null;
  captcha: boolean;
  /** The form after a change of the portal. */
  changed: boolean;
};

export function loginPage({ skin, groupe, message, captcha, changed }: LoginLook): string {
  const [login, password] = changed ? ['usr', 'pwd_v6'] : [skin.login, skin.password];
  const ids = changed ? ['a1', 'a2'] : ['login', 'mdp'];
  return page(
    'Votre espace client',
    `<h1>Votre espace client</h1>
${message === null ? '' : `<p class="alert">${escaped(message)}</p>`}
<form action="/login_externe.php" method="post">
<label>Identifiant <input id="${ids[0]}" name="${login}"></label>
<label>Mot de passe <input id="${ids[1]}" type="password" name="${password}"></label>
<input type="hidden" name="groupe" value="${escaped(groupe)}">
${captcha ? '<img src="/captcha.png" alt="Code de sécurité"><input name="captcha">' : ''}
<button type="submit">Se connecter</button>
</form>`,
  );
}

export const unknownAgencyPage = (): string =>
  page('Extranet', '<h1>Cabinet inconnu</h1><p>Vérifiez l’adresse donnée par votre cabinet.</p>');

export const maintenancePage = (): string =>
  page(
    'Maintenance',
    '<h1>Maintenance en cours</h1><p>Votre espace client est momentanément indisponible.</p>',
  );

export const botWallPage = (): string =>
  page('Accès refusé', '<h1>Accès refusé</h1><p>Votre navigation semble automatisée.</p>');

/** What is owed, in the account's words: « 420,15€ ». Null: nothing. */
export const welcomePage = (owed: string | null): string =>
  page(
    'Accueil',
    `${LOGOUT}<h1>Bienvenue</h1>
${owed === null ? '<p>VOTRE SOLDE EST A JOUR</p>' : `<p>VOUS DEVEZ</p><p class="prix-gros">${owed}</p>`}
<a href="documents.html">Vos documents</a>`,
  );

/** A way out stands on these too, although nobody is in. */
export const expiredPasswordPage = (): string =>
  page(
    'Mot de passe',
    `${LOGOUT}<h1>Votre mot de passe a expiré</h1>
<form action="modification.php" method="post"><input type="password" name="nouveau"><button>Valider</button></form>`,
  );

export const conditionsPage = (): string =>
  page(
    'Conditions',
    `${LOGOUT}<h1>Nouvelles conditions générales d’utilisation</h1>
<form action="acceptation.php" method="post"><label><input type="checkbox" name="cgu"> J’accepte les conditions générales d’utilisation</label><button>Continuer</button></form>`,
  );

export type BuildingShown = { imme: string; copro: string; label: string };

export const documentsPage = (buildings: readonly BuildingShown[], changed: boolean): string =>
  page(
    'Vos documents',
    `${LOGOUT}<h1>Vos documents</h1>
${buildings.map((building) => buildingRow(building, changed)).join('\n')}`,
  );

const buildingRow = ({ imme, copro, label }: BuildingShown, changed: boolean): string => {
  const address = `documents-syndic-${imme}-${copro}.html`;
  return `<div class="${changed ? 'card' : 'row'}"><p class="main-text">${escaped(label)}</p>
<a href="${address}">VOS DOCUMENTS</a>
<a href="${address}?vue=immeuble">DOCUMENTS DE L'IMMEUBLE</a></div>`;
};

export type MenuShown = BuildingShown & { cle: string; login: string; pwd: string };

export const buildingPage = (menu: MenuShown, changed: boolean): string => {
  const name = changed ? 'ged-explorer' : 'side-menu-left';
  const { cle, login, pwd, imme, copro } = menu;
  return page(
    menu.label,
    `${LOGOUT}<h1>${escaped(menu.label)}</h1>
<${name} cle="${cle}" login="${login}" pwd="${pwd}" cabinet="0042" imme="${imme}" copro="${copro}"></${name}>`,
  );
};
