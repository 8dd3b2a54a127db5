// The few pages that an extranet of this family shows outside its application.
const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** An empty shell that a script fills. */
export const shellPage = (agency: string): string =>
  page(
    `${agency} : espace client`,
    `<div id="app"><form action="/authenticate" method="post"><input name="login" autocomplete="username"><input type="password" name="password"><button>Se connecter</button></form></div><script src="/connexion/app.js"></script>`,
  );
export const DOWN_PAGE = page(
  'Maintenance',
  '<h1>Site en maintenance</h1><p>Merci de revenir plus tard.</p>',
);
/** Says nothing of why: it is only no JSON. */
export const PAUSE_PAGE = page(
  'Espace client',
  '<p>Votre espace revient dans quelques instants.</p>',
);
export const PASSWORD_PAGE = page(
  'Changement de mot de passe',
  '<h1>Votre mot de passe a expiré</h1>',
);
export const TERMS_PAGE = page('Conditions', '<h1>Conditions générales d’utilisation</h1>');
export const MISSING_PAGE = page('404', '<h1>Page introuvable</h1>');
export const FAULT_PAGE = page('Erreur', '<p>Une erreur est survenue lors du chargement.</p>');
export const CHALLENGE_PAGE = page(
  'Just a moment...',
  '<div id="cf-challenge-running"></div><noscript>Enable JavaScript and cookies to continue</noscript>',
);
