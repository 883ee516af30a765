import { deadLetterIdOf } from '@laurel/ledger/deadLetters/deadLetterIdOf.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { Intent } from '../access/intent.ts'

export type RetryDependencies = {
  readonly ledger: Pick<Ledger, 'handle'>
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
  /** Reports an error of the reaction. The retry stays in the log, and the worker continues it. */
  readonly reportFailure: (error: unknown) => void
}

export type RetryOutcome =
  | {
      readonly kind: 'accepted'
      readonly position: number
      readonly isRepeated: boolean
      /** Whether the reaction is complete; false where it became a dead letter again or is still to run. */
      readonly isFinished: boolean
    }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/** Runs the reaction of a dead letter again. Rejects with DEAD_LETTER_UNKNOWN and DEAD_LETTER_ALREADY_RETRIED. */
export const retryDeadLetter = async (
  { ledger, settle, reportFailure }: RetryDependencies,
  intent: Intent,
  deadLetterId: string,
): Promise<RetryOutcome> => {
  const outcome = await ledger.handle({ ...intent, type: 'retryDeadLetter', data: { deadLetterId } })
  if (outcome.kind === 'rejected') return outcome
  const { events, position, isRepeated } = outcome
  const settled = await settle(events).catch((error: unknown) => {
    reportFailure(error)
    return undefined
  })
  return {
    kind: 'accepted',
    position: Math.max(position, settled?.position ?? position),
    isRepeated,
    isFinished: settled !== undefined && !isDeadLetterIn(settled, deadLetterId),
  }
}

const isDeadLetterIn = ({ events }: Settled, deadLetterId: string): boolean =>
  events.some(event => event.type === 'ReactionDeadLettered' && deadLetterIdOf(event.data) === deadLetterId)
