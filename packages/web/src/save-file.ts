import { readError, textOf } from '@quitus/api/client';

import { API_BASE, send } from './api.ts';
import { saveAnswer } from './save-answer.ts';
import { showSnackbar } from './ui/snackbars.ts';

/** Downloads carry the session, which a plain link does not. */
export async function saveFile(uid: string, file: { id: string; name: string }): Promise<void> {
  try {
    const answer = await send(
      new Request(`${API_BASE}/portfolios/${uid}/files/${file.id}/content`),
    );
    if (!answer.ok) throw await readError(answer);
    await saveAnswer(answer, file.name);
  } catch (cause) {
    showSnackbar({
      type: 'error',
      title: 'Le fichier n’a pas été téléchargé',
      text: textOf(cause),
    });
  }
}
