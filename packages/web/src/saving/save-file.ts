import { textOf } from '@quitus/api/client';
import { documentsApi } from '@quitus/api/documents.api';

import { fetchBytes } from '../api.ts';
import { showSnackbar } from '../ui/snackbars.ts';
import { saveAnswer } from './save-answer.ts';

/** Downloads carry the session, which a plain link does not. */
export async function saveFile(uid: string, file: { id: string; name: string }): Promise<void> {
  try {
    const params = { uid, file_id: file.id };
    await saveAnswer(await fetchBytes(documentsApi.fileContent, { params }), file.name);
  } catch (cause) {
    showSnackbar({
      type: 'error',
      title: 'Le fichier n’a pas été téléchargé',
      text: textOf(cause),
    });
  }
}
