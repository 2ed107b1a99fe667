import { useEffect } from 'react';
import { useDrawnAt, useNavigate } from './router-context.ts';

/** A page that only leads to another one, which takes its place. */
export function Navigate({ to }: { to: string }) {
  const navigate = useNavigate();
  useDrawnAt(to);
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
