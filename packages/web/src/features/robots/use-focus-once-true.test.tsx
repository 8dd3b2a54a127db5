import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { takeFocus } from '../../ui/take-focus.ts';
import { useFocusOnceTrue } from './use-focus-once-true.ts';

afterEach(cleanup);

function Visit({ underWay, asks }: { underWay: boolean; asks: boolean }) {
  const box = useFocusOnceTrue(underWay);
  return (
    <div ref={box} tabIndex={-1} data-testid="visit">
      {asks && <input ref={takeFocus} />}
    </div>
  );
}

it('leads to the visit once it is under way', () => {
  const { rerender } = render(<Visit underWay={false} asks={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Visit underWay asks={false} />);
  expect(document.activeElement).toBe(screen.getByTestId('visit'));
});

it('leaves the keyboard in the field of a question that is there at once', () => {
  const { rerender } = render(<Visit underWay={false} asks={false} />);
  rerender(<Visit underWay asks />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
