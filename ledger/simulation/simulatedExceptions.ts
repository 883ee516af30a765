import type { LedgerCommand } from '../handling/commands.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { MemberId } from '../kernel/ids.ts'
import { ExceptionDecision, ExceptionKind } from '../reconciliation/vocabulary.ts'
import type { Random } from './random.ts'

type Envelope = Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>

type SimulatedExceptionsParts = {
  readonly random: Random
  readonly memberIds: readonly MemberId[]
  readonly envelope: () => Envelope
}

/** Invents decisions about differences with partners: by several people, more than once, and now and then without a reason. */
export const createSimulatedExceptions = ({ random, memberIds, envelope }: SimulatedExceptionsParts) => ({
  decideException: (): LedgerCommand => {
    const command = envelope()
    const reference = `pi_${random.below(6)}`
    return {
      type: 'decideException',
      ...command,
      data: {
        exceptionId: derivedId('exception', command.teamId, reference),
        kind: random.pick(ExceptionKind.options),
        reference,
        cents: random.between(-500, 500),
        decision: random.pick(ExceptionDecision.options),
        decidedBy: random.pick(memberIds),
        reason: random.chance(0.1) ? ' ' : 'A lost webhook.',
      },
    }
  },
})
