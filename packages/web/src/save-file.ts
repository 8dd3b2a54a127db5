import { readError, textOf } from '@quitus/api/client';

import { API_BASE, send } from './api.ts';
import { showSnackbar } from './ui/snackbars.ts';

/** Downloads carry the session, which a plain link does not. */
export async function saveFile(uid: string, file: { id: string; name: string }): Promise<void> {
  try {
    const answer = await send(
      new Request(`${API_BASE}/portfolios/${uid}/files/${file.id}/content`),
    );
    if (!answer.ok) throw await readError(answer);
    const url = URL.createObjectURL(await answer.blob());
    const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
    link.click();
    URL.revokeObjectURL(url);
  } catch (cause) {
    showSnackbar({
      type: 'error',
      title: 'Le fichier n’a pas été téléchargé',
      text: textOf(cause),
    });
  }
}
