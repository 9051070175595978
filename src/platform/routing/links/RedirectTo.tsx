import { useLayoutEffect } from 'react';
import { useNavigate } from './useLink';

/** Redirects to another page without a history entry. */
export function RedirectTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
