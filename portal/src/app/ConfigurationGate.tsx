import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Look } from '#portal/looks/look.ts';
import { applyLook, loadLook, wantedLook } from '#portal/looks/looks.ts';
import { type Configuration, decideConfiguration } from '#portal/shared/device/configuration.ts';
import { DeploymentContext } from '#portal/shared/device/use-configuration.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { untilHad } from '#portal/shared/until-had.ts';
import { ConnectionErrorPage } from './ConnectionErrorPage.tsx';
import { CONFIGURATION_RETRY_MS, loadConfiguration } from './load-configuration.ts';
import { StartScreen } from './StartScreen.tsx';

/** A16: fetching, then the portal or the error page; no routed page before. */
export function ConfigurationGate({ first, children }: { first?: Look; children: ReactNode }) {
  const state = useGroup('configuration');
  const { clientConfig } = usePortal();
  const { isSettled } = useTranslation();
  useConfigurationLoad();
  const device = state.status === 'ready' ? state.device : undefined;
  const configuration = useMemo(() => device && decideConfiguration(device, clientConfig), [device, clientConfig]);
  const look = useLoadedLook(configuration, first);
  const [hasStarted, setHasStarted] = useState(false);
  const isReady = Boolean(configuration && look && (isSettled || hasStarted));

  useEffect(() => {
    if (isReady) setHasStarted(true);
  }, [isReady]);
  // Before the page is painted: a kiosk is laid out by it.
  useLayoutEffect(() => {
    if (!configuration) return;
    const { dataset } = document.documentElement;
    dataset.device = configuration.kind;
    if (configuration.isKiosk && configuration.extensions.has('screens')) dataset.standing = '';
    else delete dataset.standing;
  }, [configuration]);

  const deployment = useMemo(() => configuration && look && { configuration, look }, [configuration, look]);
  if (state.status === 'failed') return <ConnectionErrorPage line={state.line} />;
  if (!isReady || !deployment) return <StartScreen />;
  return <DeploymentContext value={deployment}>{children}</DeploymentContext>;
}

function useConfigurationLoad(): void {
  const portal = usePortal();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const load = async () => {
      const isReady = await loadConfiguration(portal);
      if (!isReady && !isOver) timer = setTimeout(load, CONFIGURATION_RETRY_MS);
    };
    // A page that brought the configuration has it before anything is drawn.
    if (portal.store.getState().configuration.status !== 'ready') load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [portal]);
}

/** A6, AD3 */
function useLoadedLook(configuration: Configuration | undefined, first: Look | undefined): Look | undefined {
  const { store } = usePortal();
  const [look, setLook] = useState(first);
  const wanted = configuration && wantedLook(configuration.ui.theme, configuration.device.hub?.layoutTheme);
  useEffect(() => {
    if (!wanted) return;
    const load = () => loadLook(wanted);
    return untilHad(load, (loaded) => {
      applyLook(loaded);
      setLook(loaded);
      // Fetched ahead at the next start.
      if (store.getState().clientinfo.look !== loaded.name) patchGroup(store, 'clientinfo', { look: loaded.name });
    });
  }, [wanted, store]);
  return look;
}
