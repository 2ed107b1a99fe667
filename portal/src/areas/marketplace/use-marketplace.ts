import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ParamsOf, ReplyOf, Route } from '#contract/route.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { noteAnswer, noteSilence } from '#portal/shared/hub/connection.ts';
import type { CallInput } from '#portal/shared/hub/hub-client.ts';
import { readTolerantly } from '#portal/shared/hub/tolerant-reading.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { marketplaceHeaders } from './marketplace-headers.rules.ts';

/** Offers of third parties change by the hour, not by the minute. */
const STALE_MS = 5 * 60_000;

type Question<R extends Route> = UseQueryOptions<ReplyOf<R>, Error>;
type Ask = <R extends Route>(route: R, params: ParamsOf<R>) => Question<R>;

/**
 * BD46: the hub answers marketplace calls, but through a client of their own: a refusal, 403 included, never touches the
 * guest's session (A48, B241).
 */
export function useMarketplaceAsk(): Ask {
  const { hub, external, store, connection, now } = usePortal();
  const { language } = useTranslation();
  const { ui } = useConfiguration();
  return (route, params) => ({
    queryKey: ['public', 'marketplace', language, route.path, params],
    staleTime: STALE_MS,
    // The hub has waited for the marketplace already; whoever wants to wait longer can press the button.
    retry: false,
    queryFn: async ({ signal }) => {
      const { sessionId } = store.getState().authentication;
      const headers = { ...marketplaceHeaders(language, ui), ...(sessionId && { SessionId: sessionId }) };
      const address = hub.url(route, { params } as CallInput<typeof route>);
      const answer = await external.request<unknown>(
        address,
        { headers, signal },
        { onAnswer: (keptAt) => noteAnswer(connection, now(), keptAt), onSilence: () => noteSilence(connection) },
      );
      return readTolerantly(route.reply, answer, console.warn) as ReplyOf<typeof route>;
    },
  });
}

export function useMarketplace<R extends Route>(
  route: R,
  params: ParamsOf<R>,
  options: { enabled?: boolean } = {},
): UseQueryResult<ReplyOf<R>, Error> {
  const ask = useMarketplaceAsk();
  return useQuery({ ...ask(route, params), ...options });
}
