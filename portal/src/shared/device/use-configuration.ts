import { createContext, useContext } from 'react';
import type { Look } from '#portal/looks/look.ts';
import type { Configuration } from './configuration.ts';

/** The decided configuration and the look; both exist as soon as a page renders. */
export interface Deployment {
  configuration: Configuration;
  look: Look;
}

export const DeploymentContext = createContext<Deployment | undefined>(undefined);

function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext);
  if (!deployment) throw new Error('The configuration is not loaded yet');
  return deployment;
}

export function useConfiguration(): Configuration {
  return useDeployment().configuration;
}

export function useLook(): Look {
  return useDeployment().look;
}
