import { randomUUID } from 'node:crypto'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { CommandId, MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/values/instant.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Surroundings } from '../dependencies.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { callerOf } from './authenticate.ts'
import { claimUnder, type RequestWords } from './keyClaims.ts'

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
export const intentOf = (surroundings: Pick<Surroundings, 'clock'>, request: FastifyRequest): Intent =>
  intentWith(request.keyClaim?.keyId ?? randomUUID(), surroundings, request)

/** The intent under a key of its own; undefined when the key came with another request before. */
export const intentUnder = async (
  surroundings: Pick<Surroundings, 'access' | 'clock'>,
  request: FastifyRequest,
  key: string,
  words: RequestWords,
): Promise<Intent | undefined> => {
  const claim = claimUnder(key, callerOf(request), words)
  const isClaimed = await surroundings.access.requestKeys.claim(claim.keyId, claim.request)
  return isClaimed ? intentWith(claim.keyId, surroundings, request) : undefined
}

const intentWith = (
  id: CommandId,
  { clock }: Pick<Surroundings, 'clock'>,
  request: FastifyRequest,
): Intent => {
  const { teamId, memberId } = callerOf(request)
  return { id, teamId, actor: { kind: 'member', id: memberId }, occurredAt: instantOf(clock()) }
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
