import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CommandId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { ExceptionDecision } from '@laurel/ledger/reconciliation/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Compensation } from './compensation.ts'
import { type Exception, exceptionById, markDecided } from './exceptionRows.ts'

export type DecidingDependencies = {
  readonly ledger: Pick<Ledger, 'handle'>
  readonly database: Queryable
  readonly settle: (events: readonly RecordedEvent[]) => Promise<unknown>
}

/** The decision of an administrator. */
export type DecidingIntent = {
  readonly id: CommandId
  readonly teamId: TeamId
  readonly memberId: MemberId
  readonly occurredAt: Instant
}

export type Decided =
  | { readonly kind: 'decided' }
  | { readonly kind: 'unknown' }
  /** There is no proposal to compensate with. */
  | { readonly kind: 'noCompensation' }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Puts a decision on record with its reason, and then compensates where that was decided. After an interruption the same
 * decision continues: the command of the compensation derives from the exception.
 */
export const decideAboutException = async (
  dependencies: DecidingDependencies,
  intent: DecidingIntent,
  choice: {
    readonly exceptionId: string
    readonly decision: ExceptionDecision
    readonly reason: string
  },
): Promise<Decided> => {
  const { ledger, database, settle } = dependencies
  const { exceptionId, decision, reason } = choice
  const exception = await exceptionById(database, intent.teamId, exceptionId)
  if (!exception) return { kind: 'unknown' }
  const { kind, reference, cents, compensation } = exception
  if (decision === 'compensate' && compensation === null) return { kind: 'noCompensation' }
  const decidedBy = intent.memberId
  const outcome = await ledger.handle({
    ...envelope(intent, intent.id),
    type: 'decideException',
    data: { exceptionId, kind, reference, cents, decision, decidedBy, reason },
  })
  if (outcome.kind === 'rejected') return { kind: 'rejected', rejection: outcome.rejection }
  if (decision === 'compensate' && compensation) {
    const compensated = await ledger.handle(commandOf(intent, exception, compensation))
    if (compensated.kind === 'rejected') return { kind: 'rejected', rejection: compensated.rejection }
    await settle(compensated.events)
  }
  const state = decision === 'compensate' ? 'compensated' : 'accepted'
  await markDecided(database, exceptionId, state, decidedBy, intent.occurredAt)
  return { kind: 'decided' }
}

const envelope = ({ teamId, memberId, occurredAt }: DecidingIntent, id: CommandId) => ({
  id,
  teamId,
  actor: { kind: 'member' as const, id: memberId },
  occurredAt,
})

const commandOf = (
  intent: DecidingIntent,
  { exceptionId }: Exception,
  compensation: Compensation,
): LedgerCommand => ({
  ...envelope(intent, derivedId('compensation', exceptionId, JSON.stringify(compensation))),
  correlationId: intent.id,
  ...compensation,
})
