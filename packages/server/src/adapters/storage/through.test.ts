import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { watched } from './through.ts';

it('keeps a failure for the reader that comes later', async () => {
  const source = new Readable({ read: () => {} });
  const changed = watched(source, () => {});
  source.destroy(new Error('the browser went away'));
  await expect.poll(() => changed.destroyed).toBe(true);
  await expect(buffer(changed)).rejects.toThrow('the browser went away');
});

it('drops the source with what it became, even unread', async () => {
  const source = new Readable({ read: () => {} });
  watched(source, () => {}).destroy();
  await expect.poll(() => source.destroyed).toBe(true);
});
