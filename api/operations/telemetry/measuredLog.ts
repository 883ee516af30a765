import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Meters } from './meters.ts'

/** The same log; it times every append. */
export const measuredLog = <Log extends Pick<EventLog, 'append'>>(
  log: Log,
  { time }: Pick<Meters, 'time'>,
): Log => ({
  ...log,
  append: async (...given: Parameters<EventLog['append']>) => {
    const began = performance.now()
    let outcome = 'error'
    try {
      const result = await log.append(...given)
      outcome = result.kind === 'appended' ? (result.repeated ? 'repeated' : 'appended') : 'wrong_revision'
      return result
    } finally {
      time('laurel.log.append.duration', performance.now() - began, { 'laurel.outcome': outcome })
    }
  },
})
