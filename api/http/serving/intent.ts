import { createHash, randomUUID } from 'node:crypto'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Actor } from '@laurel/ledger/log/port.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { CommandId, TeamId } from '@laurel/ledger/values/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/values/instant.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Surroundings } from '../dependencies.ts'
import { idempotencyConflict } from '../problems/generalProblems.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { callerOf } from './authenticate.ts'
import { CommandHeaders } from './commandHeaders.ts'

/** What every command carries, whatever it wants. */
export type Intent = {
  readonly id: CommandId
  readonly teamId: TeamId
  readonly actor: Actor
  readonly occurredAt: Instant
}

/**
 * Reads who wants something and under which id. The same Idempotency-Key of the same member is the same command;
 * without one each request is an intent of its own.
 */
export const intentOf = async (
  { access, clock }: Pick<Surroundings, 'access' | 'clock'>,
  request: FastifyRequest,
): Promise<Intent> => {
  const { teamId, memberId } = callerOf(request)
  const key = keyOf(request)
  const id = key === undefined ? randomUUID() : derivedId('request', teamId, memberId, key)
  if (key !== undefined && !(await access.requestKeys.claim(id, hashOf(request)))) throw idempotencyConflict()
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

const keyOf = (request: FastifyRequest): string | undefined =>
  CommandHeaders.parse(request.headers)['idempotency-key']

const hashOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex')
