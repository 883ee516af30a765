import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { personOf } from '../people/actor.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { changeScreen } from './screens.ts'

const heartbeatMilliseconds = 15_000
const Query = z.object({ user: z.string() })

/** `/sandbox/stream?user=U1`: server-sent events of the changes that this person may see. */
export const streamPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    fastify.get('/sandbox/stream', async (request, reply) => {
      const user = personOf(context, Query.parse(request.query).user)
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache',
        'x-accel-buffering': 'no',
      })
      raw.write('retry: 1000\n\n')
      const stop = context.changes.subscribe(change => {
        const screen = changeScreen(context, change, user.id)
        if (screen !== undefined) raw.write(`data: ${JSON.stringify(screen)}\n\n`)
      })
      const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMilliseconds)
      raw.on('close', () => {
        stop()
        clearInterval(heartbeat)
      })
    })
  }
