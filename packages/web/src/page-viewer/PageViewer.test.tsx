import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PageViewer } from './PageViewer.tsx';
import type { Heard } from './use-viewer-keys.ts';
import { useViewing } from './use-viewing.ts';

vi.mock('../api.ts', () => ({ fetchBytes: vi.fn() }));

const FILES = [
  { id: 'deed', pages: 2 },
  { id: 'table', pages: null },
];

function Screen({ arrows }: { arrows: Heard }) {
  const [shown, onShow] = useState({ file_id: 'deed', page: 1 });
  const pageView = useViewing({ files: FILES, shown, onShow, from: 1 });
  const source = () => ({ queryKey: [shown], queryFn: async () => new Blob() });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PageViewer name={shown.file_id} source={source} pageView={pageView} arrows={arrows} />
      <button type="button">À côté</button>
      <input aria-label="Note" />
    </QueryClientProvider>
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string, on: Element = button('À côté')) => fireEvent.keyDown(on, { key });
const page = () => screen.getByLabelText('page').getAttribute('value');

it('turns pages with the arrows from anywhere, but where something is typed', () => {
  render(<Screen arrows="EVERYWHERE" />);
  press('ArrowRight', screen.getByLabelText('Note'));
  expect(page()).toBe('1');
  press('ArrowRight');
  expect(page()).toBe('2');
  press('ArrowLeft');
  expect(page()).toBe('1');
});

it('hears them only in itself where others use them, and nowhere where others have them all', () => {
  const { unmount } = render(<Screen arrows="HERE" />);
  press('ArrowRight');
  expect(page()).toBe('1');
  press('ArrowRight', button('Agrandir'));
  expect(page()).toBe('2');
  unmount();
  render(<Screen arrows="NOWHERE" />);
  press('ArrowRight', button('Agrandir'));
  expect(page()).toBe('1');
});

it('comes closer and back, and stops at the closest', () => {
  render(<Screen arrows="HERE" />);
  press('+', button('Agrandir'));
  press('+', button('Agrandir'));
  expect(screen.getByRole('status').textContent).toBe('200 %');
  expect(button('Agrandir').getAttribute('aria-disabled')).toBe('true');
  press('0', button('Agrandir'));
  expect(screen.getByText('Page entière')).toBeDefined();
});

it('goes on to the next document, and says when its pages cannot be shown', () => {
  render(<Screen arrows="EVERYWHERE" />);
  press('ArrowRight');
  fireEvent.click(button('Document suivant'));
  expect(screen.getByText(/^Ce format ne s’affiche pas ici/)).toBeDefined();
  expect(button('Page suivante').getAttribute('aria-disabled')).toBe('true');
});
