import type { FastifyInstance } from 'fastify';
import type { Hub } from '#hub/hub.ts';

/** `/health`: the process answers. `/ready`: it can serve guests, that is, its database answers and it is not stopping. */
export function answerHealth(app: FastifyInstance, { sql, lifecycle }: Pick<Hub, 'sql' | 'lifecycle'>): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (lifecycle.isStopping()) return reply.code(503).send({ status: 'stopping' });
    const isUp = await sql`select 1`.then(
      () => true,
      () => false,
    );
    return isUp
      ? reply.send({ status: 'ready' })
      : reply.code(503).header('retry-after', '2').send({ status: 'no database' });
  });
}
