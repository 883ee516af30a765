import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { FastifyRequest } from 'fastify'
import type { KeyClaim } from '../../access/admissions.ts'
import type { Caller } from './caller.ts'
import { CommandHeaders } from './commandHeaders.ts'

/** What a key stands for. */
export type RequestWords = { readonly method: string; readonly url: string; readonly body: unknown }

/** A key of a member's own: the same key of somebody else is another. */
export const claimUnder = (
  key: string,
  { teamId, memberId }: Pick<Caller, 'teamId' | 'memberId'>,
  { method, url, body }: RequestWords,
): KeyClaim => ({
  keyId: derivedId('request', teamId, memberId, key),
  request: JSON.stringify([method, url, body ?? null]),
})

/** The claim that a command with an Idempotency-Key makes. */
export const claimOf = (request: FastifyRequest, caller: Caller): KeyClaim | undefined => {
  if (request.routeOptions.config.isCommand !== true) return undefined
  const key = CommandHeaders.shape['idempotency-key'].parse(request.headers['idempotency-key'])
  return key === undefined ? undefined : claimUnder(key, caller, request)
}
