import type { Plugin } from 'vite';

/** Under `npm run dev` the portal finds the hub that was started with it, whatever its port. */
export function devConfig(hubApiUrl: string | undefined): Plugin {
  return {
    name: 'dev-config',
    apply: 'serve',
    configureServer(server) {
      if (!hubApiUrl) return;
      server.middlewares.use('/config.json', (_, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ hubApiUrl }));
      });
    },
  };
}
