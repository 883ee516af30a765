import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import { passingProblem } from '../http/problems/passingProblems.ts'

/** After this time without another attempt nobody knows any more whether it would fail again. */
const rememberedMilliseconds = 30_000

export type Recording = {
  /** The same ledger; what becomes of its commands is noticed. */
  readonly ledger: Ledger
  /** Why the last command could not be recorded just now; null when nothing is known to be wrong. */
  readonly lastFailure: () => string | null
}

/** Notices a log that can be read and takes nothing, as on a full disk. */
export const watchRecording = (ledger: Ledger): Recording => {
  let failure: { readonly at: number; readonly reason: string } | undefined
  return {
    ledger: {
      ...ledger,
      handle: async command => {
        try {
          const outcome = await ledger.handle(command)
          if (outcome.kind === 'accepted' && !outcome.isRepeated) failure = undefined
          return outcome
        } catch (error) {
          // A crowd passes by turning some away, which is no fault of the log.
          if (passingProblem(error) && !(error instanceof LogOverloaded))
            failure = {
              at: performance.now(),
              reason: error instanceof Error ? error.message : String(error),
            }
          throw error
        }
      },
    },
    lastFailure: () =>
      failure && performance.now() - failure.at < rememberedMilliseconds ? failure.reason : null,
  }
}
