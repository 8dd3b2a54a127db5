import { textOf } from '@quitus/api/client';
import { visitsApi } from '@quitus/api/sharing.api';
import { readableName } from '@quitus/domain/documents/download';

import { saveAnswer } from '../../saving/save-answer.ts';
import { showSnackbar } from '../../ui/snackbars.ts';
import type { ViewedFile } from './shared-view.ts';
import { fetchAsVisitor } from './visit.ts';

const isPdf = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('application/pdf') ?? false;

/** A picture comes back as a PDF when something is written across its pages. */
export async function saveSharedFile(token: string, file: ViewedFile): Promise<void> {
  try {
    const params = { file_id: file.id };
    const answer = await fetchAsVisitor(token)(visitsApi.sharedContent, { params });
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
    const answer = await fetchAsVisitor(token)(visitsApi.receiptPaper);
    await saveAnswer(answer, `Reçu de remise ${number}.pdf`);
  } catch (cause) {
    showSnackbar({ type: 'error', title: 'Le reçu n’a pas été ouvert', text: textOf(cause) });
  }
}
