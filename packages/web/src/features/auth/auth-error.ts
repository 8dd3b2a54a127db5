import { showSnackbar } from '../../ui/snackbars.ts';

export const showAuthErrorSnackbar = (): void =>
  showSnackbar({
    type: 'error',
    title: "Erreur d'authentification",
    text: 'Essayez à nouveau de vous connecter',
  });
