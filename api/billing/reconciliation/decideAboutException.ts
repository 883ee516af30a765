import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { ExceptionDecision } from '@laurel/ledger/reconciliation/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../../access/intent.ts'
import type { Compensation } from './compensation.ts'
import { type Decider, decisionsFor, redemptionOf } from './decisionsFor.ts'
import { type Exception, exceptionById, markDecided } from './exceptionRows.ts'

export type DecidingDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'redemption'>
  readonly database: Queryable
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Pick<Settled, 'position'>>
}

export type ExceptionChoice = {
  readonly exceptionId: string
  readonly decision: ExceptionDecision
  readonly reason: string
  readonly decider: Decider
}

export type Decided =
  | { readonly kind: 'accepted'; readonly position: number; readonly isRepeated: boolean }
  | { readonly kind: 'unknown' }
  /** It is not open, there is no proposal to compensate with, or the operator decides. */
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Puts a decision on record with its reason, and then compensates where that was decided. After an interruption the same
 * decision continues: the command of the compensation derives from the exception. Rejects with OWN_REDEMPTION for an order
 * of the decider's own.
 */
export const decideAboutException = async (
  dependencies: DecidingDependencies,
  intent: Intent,
  { exceptionId, decision, reason, decider }: ExceptionChoice,
): Promise<Decided> => {
  const { ledger, database } = dependencies
  const exception = await exceptionById(database, intent.teamId, exceptionId)
  if (!exception) return { kind: 'unknown' }
  const state = decision === 'compensate' ? 'compensated' : 'accepted'
  const decidedBy = intent.actor.id
  const isRepeat = exception.state === state && exception.decidedBy === decidedBy
  if (!isRepeat && !decisionsFor(exception, decider).includes(decision)) return { kind: 'notOffered' }
  if (await isOwnOrder(ledger, intent, exception))
    return { kind: 'rejected', rejection: { code: 'OWN_REDEMPTION' } }
  const { kind, reference, cents } = exception
  const outcome = await ledger.handle({
    ...intent,
    type: 'decideException',
    data: { exceptionId, kind, reference, cents, decision, decidedBy, reason },
  })
  if (outcome.kind === 'rejected') return outcome
  const compensated = decision === 'compensate' ? await compensate(dependencies, intent, exception) : outcome
  if (compensated.kind === 'rejected') return compensated
  await markDecided(database, exceptionId, state, decidedBy, intent.occurredAt)
  const position = Math.max(outcome.position, compensated.position)
  return { kind: 'accepted', position, isRepeated: outcome.isRepeated }
}

/** Members never decide about an order of their own. */
const isOwnOrder = async (
  ledger: Pick<Ledger, 'redemption'>,
  { teamId, actor }: Intent,
  exception: Exception,
): Promise<boolean> => {
  const redemptionId = redemptionOf(exception)
  if (redemptionId === null) return false
  const state = await ledger.redemption(teamId, redemptionId)
  return state.status !== 'NONE' && state.memberId === actor.id
}

const compensate = async (
  { ledger, settle }: DecidingDependencies,
  intent: Intent,
  { exceptionId, compensation }: Exception,
): Promise<
  Extract<Decided, { kind: 'rejected' }> | { readonly kind: 'accepted'; readonly position: number }
> => {
  if (!compensation) throw new Error(`Exception ${exceptionId} has no compensation to carry out.`)
  const outcome = await ledger.handle(commandOf(intent, exceptionId, compensation))
  if (outcome.kind === 'rejected') return outcome
  const { position } = await settle(outcome.events)
  return { kind: 'accepted', position: Math.max(outcome.position, position) }
}

const commandOf = (intent: Intent, exceptionId: string, compensation: Compensation): LedgerCommand => ({
  ...intent,
  id: derivedId('compensation', exceptionId, JSON.stringify(compensation)),
  correlationId: intent.id,
  ...compensation,
})
