import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { logTroubleOf } from '@laurel/ledger/log/logTrouble.ts'

/** A failure counts for this long: without another attempt it is unknown whether the next command would fail. */
const rememberedMilliseconds = 30_000

export type Recording = {
  /** The same ledger; the watch sees the outcome of its commands. Any number of ledgers can be on one log. */
  readonly watched: (ledger: Ledger) => Ledger
  /** The reason why the last command could not be recorded; null when nothing is known to be wrong. */
  readonly lastFailure: () => string | null
}

/** Notices a log that answers reads and fails writes, as on a full disk. */
export const watchRecording = (): Recording => {
  let failure: { readonly at: number; readonly reason: string } | undefined
  return {
    watched: ledger => ({
      ...ledger,
      handle: async command => {
        try {
          const outcome = await ledger.handle(command)
          if (outcome.kind === 'accepted' && !outcome.isRepeated) failure = undefined
          return outcome
        } catch (error) {
          const trouble = logTroubleOf(error)
          // An overloaded log sheds commands by design; that is no fault of the log.
          if (trouble !== undefined && trouble !== 'overloaded')
            failure = {
              at: performance.now(),
              reason: error instanceof Error ? error.message : String(error),
            }
          throw error
        }
      },
    }),
    lastFailure: () =>
      failure && performance.now() - failure.at < rememberedMilliseconds ? failure.reason : null,
  }
}
