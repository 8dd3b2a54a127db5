import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { latePart, stillPart } from './late-part.tsx';

/** As the browser calls back: once when the element comes near. */
let comeNear: (near: boolean) => void;

class Observer {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = (isIntersecting) => told([{ isIntersecting }]);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

/** A section with a field and a button that counts, to see whether React is there. */
function Form() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <input aria-label="Nom" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </section>
  );
}

const FORM = '<section><input aria-label="Nom"><button type="button">0</button></section>';
const load = vi.fn(async () => ({ default: Form }));
const button = () => screen.getByRole('button');
let root: Root | undefined;

/** Between the marks that React writes around what may wait. */
async function takeOver(Part: ComponentType, before = '', after = ''): Promise<void> {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `${before}<!--$-->${FORM}<!--/$-->${after}`;
  await act(async () => void (root = hydrateRoot(page, <Part />)));
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer));

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  load.mockClear();
  vi.unstubAllGlobals();
});

describe('a late part', () => {
  const open = () => takeOver(latePart(load), '<div class="contents">', '</div>');

  it('stands as it was written until somebody comes near', async () => {
    await open();
    await act(async () => comeNear(false));
    expect(load).not.toHaveBeenCalled();
    expect(button().textContent).toBe('0');
  });

  it('then comes to life, with what was typed in it', async () => {
    await open();
    const field = screen.getByLabelText('Nom');
    if (field instanceof HTMLInputElement) field.value = 'Jeanne';
    await act(async () => comeNear(true));
    await act(async () => button().click());
    expect(button().textContent).toBe('1');
    expect(screen.getByLabelText('Nom')).toBe(field);
    expect(screen.getByDisplayValue('Jeanne')).toBe(field);
  });

  it('is drawn at once for those who come from another page', async () => {
    const Part = latePart(load);
    render(<Part />);
    await screen.findByRole('button');
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a still part', () => {
  it('asks for nothing, unless the visitor moves inside the page', async () => {
    await takeOver(stillPart(load));
    expect(load).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is there again for somebody who left before it ever was', async () => {
    const Part = stillPart(load);
    await takeOver(Part);
    await act(async () => root?.unmount());
    document.body.replaceChildren();
    render(<Part />);
    expect(await screen.findByRole('button')).toBeTruthy();
  });
});
