import { readError, textOf } from '@quitus/api/client';
import { readableName } from '@quitus/domain/documents/download';

import { API_BASE } from '../../api.ts';
import { saveAnswer } from '../../save-answer.ts';
import { showSnackbar } from '../../ui/snackbars.ts';
import type { ViewedFile } from './shared-view.ts';
import { sendAsVisitor } from './visit.ts';

async function fetchShared(token: string, path: string): Promise<Response> {
  const answer = await sendAsVisitor(token, new Request(`${API_BASE}/share/${path}`));
  if (!answer.ok) throw await readError(answer);
  return answer;
}

const isPdf = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('application/pdf') ?? false;

/** A picture comes back as a PDF when something is written across its pages. */
export async function saveSharedFile(token: string, file: ViewedFile): Promise<void> {
  try {
    const answer = await fetchShared(token, `files/${file.id}/content`);
    await saveAnswer(answer, isPdf(answer) ? readableName(file, 'pdf') : readableName(file));
  } catch (cause) {
    showSnackbar({
      type: 'error',
      title: 'Le document n’a pas été téléchargé',
      text: textOf(cause),
    });
  }
}

export async function saveSharedReceipt(token: string, number: string): Promise<void> {
  try {
    await saveAnswer(await fetchShared(token, 'receipt'), `Reçu de remise ${number}.pdf`);
  } catch (cause) {
    showSnackbar({ type: 'error', title: 'Le reçu n’a pas été ouvert', text: textOf(cause) });
  }
}
