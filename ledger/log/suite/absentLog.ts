import { LogUnavailable } from '../logUnavailable.ts'
import type { EventLog } from '../port.ts'

/** The same log, until `isAbsent` is set: then nothing can be asked of it, as while its store is away. */
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
