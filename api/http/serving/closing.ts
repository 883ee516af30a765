import type { FastifyInstance } from 'fastify'
import { drainMilliseconds } from '../limits.ts'
import { Stopping } from '../problems/passingProblems.ts'

/** While the server closes, refuses requests on open connections, and ends each connection with its answer. */
export const refuseWhileClosing = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', done => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Stopping()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/**
 * Stops listening, lets the requests under way finish, and cuts those that take longer. What Slack got an acknowledgement for is stored,
 * so that work that is cut off here continues after the next start.
 */
export const closeGently = async (app: FastifyInstance, milliseconds = drainMilliseconds): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    app.server.closeAllConnections()
    resolve()
  }, milliseconds)
  try {
    await Promise.race([app.close(), late])
  } finally {
    clearTimeout(timer)
  }
}
