import { z } from 'zod'

/** What goes wrong with a call of the API. */
export const CallFault = z.strictObject({
  kind: z.enum([
    /** Carried out, and answered with 500, also to a repeat with the same key. */
    'failAfterSuccess',
    /** Carried out, and the connection breaks before the answer. A repeat with the same key gets it. */
    'loseAnswer',
    /** Not carried out, and answered with 500, also to a repeat with the same key. */
    'fail',
    /** Not carried out, and answered with 503. A repeat with the same key is carried out. */
    'away',
    /** Answered with 401. */
    'wrongKey',
    /** Answered with 409: another request with the same key is under way. */
    'inUse',
    'tooMany',
    'html',
    'halfAnswer',
    'hang',
  ]),
  /** The calls whose path contains this. Left out, all calls that write. */
  path: z.string().max(200).optional(),
  /** Left out, every method. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  times: z.int().min(1).max(1_000).default(1),
})
export type CallFault = z.input<typeof CallFault>

/** What happens to the events on their way to Laurel. */
export const WebhookTrouble = z.strictObject({
  kind: z.enum(['none', 'lose', 'double', 'hold']),
  /** The number of events. Left out, until something else is said. */
  times: z.int().min(1).max(100_000).optional(),
  /** The types of events. Left out, all. */
  type: z.string().max(100).optional(),
})
export type WebhookTrouble = z.infer<typeof WebhookTrouble>

export const createCallFaults = () => {
  type Planned = Omit<z.output<typeof CallFault>, 'times'> & { left: number }
  const planned: Planned[] = []
  return {
    plan: (given: CallFault): void => {
      const { times, ...fault } = CallFault.parse(given)
      planned.push({ ...fault, left: times })
    },
    /** The fault of this call, which is used up. */
    next: (method: string, path: string) => {
      const index = planned.findIndex(
        fault =>
          (fault.method === undefined || fault.method === method) &&
          (fault.path === undefined ? method !== 'GET' : path.includes(fault.path)),
      )
      const fault = planned[index]
      if (!fault) return undefined
      fault.left -= 1
      if (fault.left === 0) planned.splice(index, 1)
      return fault.kind
    },
    clear: (): void => void planned.splice(0),
  }
}
export type CallFaults = ReturnType<typeof createCallFaults>
