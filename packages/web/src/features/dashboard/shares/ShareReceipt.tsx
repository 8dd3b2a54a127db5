import { textOf } from '@quitus/api/client';
import { type DeliveryReceipt, sharingApi } from '@quitus/api/sharing.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { Printer } from 'lucide-react';
import { useState } from 'react';

import { fetchBytes } from '../../../api.ts';
import { saveAnswer } from '../../../saving/save-answer.ts';
import { Button } from '../../../ui/Button.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';

type ShareReceiptProps = { uid: string; share_id: string; receipt: DeliveryReceipt };

/** The buyer acknowledged the delivery: the proof, and the clock it may have started. */
export function ShareReceipt({ uid, share_id, receipt }: ShareReceiptProps) {
  const { number, name, delivered_on, retraction_ends, documents } = receipt;
  const [saving, setSaving] = useState(false);

  async function print() {
    setSaving(true);
    try {
      const answer = await fetchBytes(sharingApi.shareReceipt, { params: { uid, share_id } });
      await saveAnswer(answer, `Reçu de remise ${number}.pdf`);
    } catch (cause) {
      showSnackbar({ type: 'error', title: 'Le reçu n’a pas été ouvert', text: textOf(cause) });
    } finally {
      setSaving(false);
    }
  }

  return (
    <section className="mt-6 rounded-carte bg-creux p-5" aria-label="Reçu de remise">
      <p className="font-semibold">
        Reçu n<sup>o</sup> {number}
      </p>
      <p className="mt-1 text-encre-2">
        {name} a accusé réception de {documents} {documents > 1 ? 'documents' : 'document'} le{' '}
        {frenchDay(delivered_on)}. Dernier jour du délai de rétractation si le délai court de cette
        remise : {frenchDay(retraction_ends)}.
      </p>
      <Button
        variant="secondary"
        size="compact"
        className="mt-4 bg-surface"
        pending={saving}
        onClick={() => void print()}
      >
        <Printer aria-hidden />
        Imprimer le reçu
      </Button>
    </section>
  );
}
