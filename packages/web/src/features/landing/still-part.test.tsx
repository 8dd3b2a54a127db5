import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

import { stillPart } from './still-part.tsx';

const load = vi.fn(async () => ({ default: () => <p>Un immeuble</p> }));
let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  load.mockClear();
});

test('what stands in the page stays, and its code is not asked for', async () => {
  const Part = stillPart(load);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div class="contents"><!--$--><p>Un immeuble</p><!--/$--></div>';
  const standing = screen.getByText('Un immeuble');
  const complaints = vi.fn();
  await act(
    async () => void (root = hydrateRoot(page, <Part />, { onRecoverableError: complaints })),
  );
  await act(async () => root?.render(<Part />));
  expect(screen.getByText('Un immeuble')).toBe(standing);
  expect(load).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test('those who come from another page get it with its code', async () => {
  const Part = stillPart(load);
  render(<Part />);
  expect(await screen.findByText('Un immeuble')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
