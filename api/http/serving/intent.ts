import { randomUUID } from 'node:crypto'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Intent } from '../../access/intent.ts'
import type { Dependencies } from '../dependencies.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { callerOf } from './authenticate.ts'
import { commandIdUnder, keyOf } from './commandId.ts'

export type { Intent }

/**
 * The intent of a request. The same Idempotency-Key of the same member is the same intent; a request without a key is
 * an intent of its own.
 */
export const intentOf = (dependencies: Pick<Dependencies, 'clock'>, request: FastifyRequest): Intent =>
  intentUnder(dependencies, request, keyOf(request) ?? randomUUID())

/** The intent under a given key. */
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

type Accepted = { readonly kind: 'accepted'; readonly isRepeated: boolean }
type Rejected = { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/** The accepted result of a use case. Marks a repeat in the answer's headers; throws the problem of a rejection. */
export const acceptedOf = <Result extends Accepted>(
  outcome: Result | Rejected,
  reply: FastifyReply,
): Result => {
  if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
  if (outcome.isRepeated) markRepeated(reply)
  return outcome
}

/** The answer to a command whose result is its position alone. Throws the problem of a rejection. */
export const acknowledge = (
  outcome: (Accepted & { readonly position: number }) | Rejected,
  reply: FastifyReply,
): { ok: true; position: number } => ({ ok: true, position: acceptedOf(outcome, reply).position })

export const markRepeated = (reply: FastifyReply): void => {
  reply.header('idempotency-hit', 'true')
}
