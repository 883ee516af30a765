import { z } from 'zod'

/** What goes wrong with the next calls of a Web API method. */
export const Fault = z.object({
  /** `chat.postMessage`, or `*` for any. */
  method: z.string().min(1),
  times: z.int().min(1).max(1000).default(1),
  /** `error` answers 200 with `{ ok: false, error }`; `hang` never answers. */
  answer: z.enum(['rateLimited', 'serverError', 'hang', 'error']),
  retryAfterSeconds: z.int().min(0).max(3600).default(1),
  error: z.string().default('internal_error'),
  /** Does what was asked and only then fails, so that the caller can't know. */
  isCarriedOut: z.boolean().default(false),
})
export type Fault = z.output<typeof Fault>

export type Faults = {
  add(fault: z.input<typeof Fault>): void
  clear(): void
  /** The fault this call meets, if any; it is then one fewer. */
  take(method: string): Fault | undefined
  list(): readonly Fault[]
}

export const createFaults = (): Faults => {
  let faults: Fault[] = []
  return {
    add(fault) {
      faults.push(Fault.parse(fault))
    },
    clear() {
      faults = []
    },
    take(method) {
      const fault = faults.find(each => each.method === method || each.method === '*')
      if (fault === undefined) return undefined
      fault.times -= 1
      faults = faults.filter(each => each.times > 0)
      return fault
    },
    list: () => faults,
  }
}
