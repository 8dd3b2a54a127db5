import type { Login } from '@quitus/api/auth.api';
import { isSitePath } from '@quitus/domain/auth/redirect';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '../../paths.ts';
import { storeSession } from '../../session/session.ts';

/** Keeps the tokens, then goes where the server says, else back where the visitor came from. */
export function useOpenSession() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return ({ tokens, redirect_url }: Login): void => {
    storeSession(tokens);
    void navigate([redirect_url, backUrl(state)].find(isOurs) ?? paths.account, { replace: true });
  };
}

const isOurs = (url: unknown): url is string => typeof url === 'string' && isSitePath(url);

const backUrl = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'back_url' in state ? state.back_url : undefined;
