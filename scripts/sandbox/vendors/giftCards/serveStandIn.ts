import Fastify, { type FastifyPluginAsync } from 'fastify'

/** Serves the stand-in of one vendor on this machine, for the spec of its adapter. */
export const serveStandIn = async (name: string, plugin: FastifyPluginAsync) => {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(plugin, { prefix: `/vendors/${name}` })
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return { origin: `${origin}/vendors/${name}`, stop: () => server.close() }
}
