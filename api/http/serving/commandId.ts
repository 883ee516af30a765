import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import { CommandHeaders } from './commandHeaders.ts'

/**
 * The id of the command under a key. It includes the member, because the ids of what a command creates, such as a
 * redemption, derive from it.
 */
export const commandIdUnder = (
  key: string,
  { teamId, memberId }: Pick<Caller, 'teamId' | 'memberId'>,
): CommandId => derivedId('request', teamId, memberId, key)

/** The Idempotency-Key of a command. */
export const keyOf = (request: FastifyRequest): string | undefined =>
  request.routeOptions.config.isCommand === true
    ? CommandHeaders.shape['idempotency-key'].parse(request.headers['idempotency-key'])
    : undefined
