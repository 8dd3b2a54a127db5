import { ApiError } from '@quitus/api/errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Loaded } from './Loaded.tsx';

afterEach(cleanup);

const refetch = vi.fn<() => void>();
type State = { data?: string; error?: unknown; fetchStatus?: 'fetching' | 'paused' | 'idle' };

const show = ({ data, error = null, fetchStatus = 'idle' }: State) =>
  render(
    <Loaded
      query={{ data, error, fetchStatus, refetch }}
      waiting={<p>squelette</p>}
      failure="La liste n’a pas pu être chargée"
    >
      {(list) => <p>{list}</p>}
    </Loaded>,
  );

it('holds the place while it waits, a retry included', () => {
  show({ fetchStatus: 'fetching', error: new ApiError('UNREACHABLE', 503) });
  expect(screen.getByText('squelette')).toBeTruthy();
  expect(screen.getByText('Chargement…')).toBeTruthy();
});

it('says what went wrong and tries again when asked', () => {
  show({ error: new ApiError('UNREACHABLE', 503) });
  expect(screen.getByText(/Quitus ne répond pas/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what is there when a later reading fails, and says that it may be old', () => {
  show({ data: 'trois dossiers', error: new ApiError('INTERNAL_ERROR', 500) });
  expect(screen.getByText('trois dossiers')).toBeTruthy();
  expect(screen.getByText('Ce qui est affiché n’est peut-être plus à jour.')).toBeTruthy();
});

it('waits for the network without offering to try', () => {
  show({ fetchStatus: 'paused' });
  expect(screen.getByText(/dès que vous serez en ligne/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
