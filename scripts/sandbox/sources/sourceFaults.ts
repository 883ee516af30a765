import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** What goes wrong with calls to a source. */
export const SourceFault = z.strictObject({
  kind: z.enum(['unauthorised', 'busy', 'serverError', 'html', 'halfJson', 'hang', 'cut']),
  /** This many calls go well before it. */
  after: z.int().min(0).max(1_000_000).default(0),
  /** How many calls it happens to; for good if left out. */
  times: z.int().min(1).max(1_000_000).optional(),
  retryAfterSeconds: z.int().min(0).max(100_000).default(30),
})
export type SourceFault = z.input<typeof SourceFault>

const hangMilliseconds = 60_000

export const createSourceFaults = () => {
  let fault: z.output<typeof SourceFault> | undefined
  let calls = 0
  const isDue = (): boolean =>
    fault !== undefined &&
    calls > fault.after &&
    (fault.times === undefined || calls <= fault.after + fault.times)

  return {
    /** Undefined ends the fault. */
    plan: (next: SourceFault | undefined): void => {
      fault = next && SourceFault.parse(next)
      calls = 0
    },
    /** A hook `onRequest`. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (request.url.includes('/_control/')) return
      calls += 1
      if (!fault || !isDue()) return
      switch (fault.kind) {
        case 'unauthorised':
          return reply.code(401).send({ error: 'unauthorized' })
        case 'busy':
          return reply
            .code(429)
            .header('retry-after', String(fault.retryAfterSeconds))
            .send({ error: 'busy' })
        case 'serverError':
          return reply.code(500).send({ error: 'server' })
        case 'html':
          return reply.code(200).type('text/html').send('<!doctype html><title>Down for maintenance</title>')
        case 'hang':
          await rest(hangMilliseconds, undefined, { ref: false })
          return reply.code(504).send()
        case 'cut':
          request.raw.socket.destroy()
          return reply.hijack()
        case 'halfJson':
          return
      }
    },
    /** A hook `onSend`. */
    end: async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
      if (fault?.kind !== 'halfJson' || !isDue() || typeof payload !== 'string') return payload
      if (request.url.includes('/_control/')) return payload
      reply.removeHeader('content-length')
      return payload.slice(0, Math.floor(payload.length / 2))
    },
  }
}
export type SourceFaults = ReturnType<typeof createSourceFaults>
