import { randomUUID } from 'node:crypto'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { CommandId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { callerOf } from './authenticate.ts'
import { commandIdUnder, keyOf } from './commandId.ts'

/** What every command carries, whatever it wants. */
export type Intent = {
  readonly id: CommandId
  readonly teamId: TeamId
  readonly actor: { readonly kind: 'member'; readonly id: MemberId }
  readonly occurredAt: Instant
}

/**
 * Who wants something and under which id. The same Idempotency-Key of the same member is the same command; without one
 * each request is an intent of its own.
 */
export const intentOf = (dependencies: Pick<Dependencies, 'clock'>, request: FastifyRequest): Intent =>
  intentUnder(dependencies, request, keyOf(request) ?? randomUUID())

/** The intent under a key of its own. */
export const intentUnder = (
  { clock }: Pick<Dependencies, 'clock'>,
  request: FastifyRequest,
  key: string,
): Intent => {
  const caller = callerOf(request)
  const { teamId, memberId } = caller
  const actor = { kind: 'member', id: memberId } as const
  return { id: commandIdUnder(key, caller), teamId, actor, occurredAt: instantOf(clock()) }
}

/** What was recorded, or the problem that tells why nothing was. */
export const acceptedOf = (outcome: Outcome, reply: FastifyReply): Accepted => {
  if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
  if (outcome.isRepeated) markRepeated(reply)
  return outcome
}

export const markRepeated = (reply: FastifyReply): void => {
  reply.header('idempotency-hit', 'true')
}
