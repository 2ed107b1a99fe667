import type { DeviceConfig } from '#contract/areas/device.ts';
import type { LoginSettings } from '#contract/areas/session.ts';
import { EXTENSIONS } from '#contract/extensions.ts';
import type { DeviceGroup } from '#packs/schema/operator.ts';
import type { Deployment } from './device.store.ts';

export interface ConfigSources {
  deployment: Deployment | undefined;
  group: DeviceGroup | undefined;
  /** How guests log in at present, which operators change while the hub runs. */
  login: LoginSettings;
  picturesVersion: string;
  deviceType: string;
  shipTimeZone: string;
  now: Date;
  /** Base address of the sandbox partners, which a pack writes as `{sandbox}`. */
  sandboxUrl: string | undefined;
  /** CD8: who the portal is at the video provider; a setting of the deployment, never of a pack. */
  videoAccount: { login: string | undefined; password: string | undefined };
  /** CD21: the same at the second one. */
  seanetAccount: { username: string | undefined; password: string | undefined };
}

/** The answer to `devices/config`, put together from the deployment and the group of the device that asks. */
export function deviceConfigOf(sources: ConfigSources): DeviceConfig {
  const { deployment, group, login, deviceType, shipTimeZone, now, sandboxUrl, videoAccount, seanetAccount } = sources;
  const video = deployment?.videoConfiguration;
  const videoUrl = atSandbox(video?.url, sandboxUrl);
  const seanet = deployment?.seanetConfiguration;
  const seanetUrl = atSandbox(seanet?.url, sandboxUrl);
  const seanetVideoUrl = atSandbox(seanet?.videoUrl, sandboxUrl);
  return {
    hub: {
      hubType: deployment?.hubType,
      layoutTheme: deployment?.look,
      currency: deployment?.currency,
      osmServiceUrl: atSandbox(deployment?.osmServiceUrl, sandboxUrl),
      signageHostname: deployment?.signagePath,
      uiSettings: {
        showPastEvents: false, // BD50: by word
        ...deployment?.uiSettings,
        sparkUrl: atSandbox(deployment?.uiSettings.sparkUrl, sandboxUrl),
        trackerNamesUrl: atSandbox(deployment?.uiSettings.trackerNamesUrl, sandboxUrl),
        appLoginByName: login.appLoginByName,
      },
      deviceType,
      enableWayfinder: deployment?.enableWayfinder,
    },
    deviceGroup: {
      deviceType,
      settings: { maxIdleTime: group?.maxIdleTime },
      deviceProfile: {
        ...group?.profile,
        languages: group ? (deployment?.languages ?? []) : [],
        modules: group?.modules ?? [],
      },
    },
    authentication: { type: login.type },
    defaultImageId: deployment?.defaultImageId,
    videoConfiguration: video && videoUrl ? { ...video, ...videoAccount, url: videoUrl } : undefined,
    seanetConfiguration: seanetUrl
      ? { ...seanet, ...seanetAccount, url: seanetUrl, videoUrl: seanetVideoUrl }
      : undefined,
    pmsConfiguration: {
      pms: login.type === 'Passenger' ? undefined : login.type,
      pinLoginEnabled: login.pinLoginEnabled,
      reLoginUrl: login.reLoginUrl ?? undefined,
    },
    shipTimeZone,
    serverTime: now.toISOString(),
    gamesUrl: atSandbox(deployment?.gamesUrl, sandboxUrl),
    extensions: Object.keys(EXTENSIONS),
    picturesVersion: sources.picturesVersion,
    ...deployment?.featureFlags,
  };
}

const SANDBOX = '{sandbox}';

/** A partner's address; one of the sandbox needs a sandbox. */
function atSandbox(address: string | undefined, sandboxUrl: string | undefined): string | undefined {
  if (!address?.includes(SANDBOX)) return address;
  return sandboxUrl && address.replace(SANDBOX, sandboxUrl);
}
