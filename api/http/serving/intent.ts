import { randomUUID } from 'node:crypto'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { CommandId, MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
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
  readonly actor: { readonly kind: 'member'; readonly id: MemberId }
  readonly occurredAt: Instant
}

/** What a key stands for. */
export type RequestWords = { readonly method: string; readonly url: string; readonly body: unknown }

/**
 * Reads who wants something and under which id. The same Idempotency-Key of the same member is the same command;
 * without one each request is an intent of its own.
 */
export const intentOf = async (
  surroundings: Pick<Surroundings, 'access' | 'clock'>,
  request: FastifyRequest,
): Promise<Intent> => {
  const key = keyOf(request)
  if (key === undefined) return intentWith(randomUUID(), surroundings, request)
  const intent = await intentUnder(surroundings, request, key, request)
  if (!intent) throw idempotencyConflict()
  return intent
}

/** The intent under a key; undefined when the key came with another request before. */
export const intentUnder = async (
  surroundings: Pick<Surroundings, 'access' | 'clock'>,
  request: FastifyRequest,
  key: string,
  { method, url, body }: RequestWords,
): Promise<Intent | undefined> => {
  const { teamId, memberId } = callerOf(request)
  const id = derivedId('request', teamId, memberId, key)
  const words = JSON.stringify([method, url, body ?? null])
  const isClaimed = await surroundings.access.requestKeys.claim(id, words)
  return isClaimed ? intentWith(id, surroundings, request) : undefined
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

const keyOf = (request: FastifyRequest): string | undefined =>
  CommandHeaders.parse(request.headers)['idempotency-key']
