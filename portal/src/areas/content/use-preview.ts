import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepPreviewToken } from '#portal/shared/hub/preview-token.ts';
import { useSearchParams } from '#portal/shared/router/router-context.ts';

export interface Preview {
  /** A296: unpublished items show too. */
  on: boolean;
  /** AD39: links inside content keep the preview mode. */
  link: (path: string) => string;
}

const MODE = 'previewMode';
const TOKEN = 'previewToken';

/** AD39: the mode stands in the address; a token that comes with it is kept for the session and dropped from there. */
export function usePreview(): Preview {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const on = search.get(MODE) === 'true';
  const token = search.get(TOKEN);
  // Before the page asks for anything, so that its first calls carry the token.
  if (token) keepPreviewToken(token);

  useEffect(() => {
    if (token === null) return;
    queries.invalidateQueries({ queryKey: ['public'] });
    setSearch(
      (before) => {
        before.delete(TOKEN);
        return before;
      },
      { replace: true },
    );
  }, [token, queries, setSearch]);

  return { on, link: (path) => (on ? `${path}${path.includes('?') ? '&' : '?'}${MODE}=true` : path) };
}
