import { LogUnavailable } from '../logUnavailable.ts'
import type { EventLog } from '../port.ts'

/** Wraps a log; while `isAbsent` is set every call fails as if the store were away. */
export const absentLog = (log: EventLog) => {
  const absence = { isAbsent: false, message: 'The store does not answer.' }
  const present = (): EventLog => {
    if (absence.isAbsent) throw new LogUnavailable(absence.message)
    return log
  }
  const switched: EventLog = {
    ...log,
    append: async (...question) => present().append(...question),
    readStream: async function* (...question) {
      yield* present().readStream(...question)
    },
    readAll: async function* (...question) {
      yield* present().readAll(...question)
    },
    eventAt: async position => present().eventAt(position),
    head: async () => present().head(),
  }
  return { log: switched, absence }
}
