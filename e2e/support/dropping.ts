// A file dragged from the desktop onto the page.
import type { Locator } from '@playwright/test';

export async function dropFile(on: Locator, name: string, content: Uint8Array): Promise<void> {
  const data = await on.page().evaluateHandle(
    ({ bytes, called }) => {
      const transfer = new DataTransfer();
      const file = new File([new Uint8Array(bytes)], called, { type: 'application/pdf' });
      transfer.items.add(file);
      return transfer;
    },
    { bytes: [...content], called: name },
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await on.dispatchEvent(event, { dataTransfer: data });
}
