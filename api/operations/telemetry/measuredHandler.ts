import type { JobHandler } from '../../delivery/handler.ts'
import type { Meters } from './meters.ts'

/** The same handler; it times every attempt. An attempt that the process breaks off is `aborted`. */
export const measuredHandler =
  ({ time }: Pick<Meters, 'time'>) =>
  (handler: JobHandler): JobHandler => ({
    ...handler,
    run: async (job, tools) => {
      const began = performance.now()
      let outcome = 'failed'
      try {
        const result = await handler.run(job, tools)
        outcome = result.kind
        return result
      } finally {
        time('laurel.job.attempt.duration', performance.now() - began, {
          'laurel.job.kind': handler.kind,
          'laurel.outcome': tools.signal.aborted && outcome === 'failed' ? 'aborted' : outcome,
        })
      }
    },
  })
