import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** What happens to the answers of a vendor on their way, until something else is said. */
export const LineTrouble = z.strictObject({
  /** Each answer comes this much later. */
  delayMilliseconds: z.int().min(0).max(60_000).default(0),
  /** The connection breaks before each answer. */
  isCut: z.boolean().default(false),
})
export type LineTrouble = z.output<typeof LineTrouble>

/** The line between a vendor and Laurel. */
export const createLine = () => {
  let trouble: LineTrouble = LineTrouble.parse({})
  return {
    set: (next: LineTrouble): void => {
      trouble = next
    },
    /** A hook `onSend`. */
    pass: async (request: FastifyRequest, _reply: FastifyReply, payload: unknown): Promise<unknown> => {
      // Control of the vendor is not on this line.
      if (request.url.includes('/_control/')) return payload
      const { delayMilliseconds, isCut } = trouble
      if (delayMilliseconds > 0) await rest(delayMilliseconds)
      if (isCut) request.raw.socket.destroy()
      return payload
    },
  }
}
export type Line = ReturnType<typeof createLine>
