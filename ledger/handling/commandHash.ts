import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { canonicalJson } from '../log/canonicalJson.ts'
import type { Json } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'

/** Hashes the intent of a command. */
export type CommandHash = (command: Pick<AnyCommand, 'type' | 'teamId' | 'actor' | 'data'>) => string

/** For specs and simulation, where nothing is secret. */
const openKey = createSecretKey(Buffer.alloc(32, 'laurel'))

/**
 * The hash of an intent. It leaves out the moment and the policy, because a retry of the same intent comes later and
 * may meet another configuration. It is keyed, because it outlives the text that it covers: without the key, a reader
 * of the log cannot guess the words of a forgotten person.
 */
export const createCommandHash =
  (key: KeyObject = openKey): CommandHash =>
  ({ type, teamId, actor, data }) => {
    // In canonical order, which saves sorting it.
    const body: Json = { actor: { id: actor.id, kind: actor.kind }, data, teamId, type }
    return createHmac('sha256', key).update(canonicalJson(body)).digest('hex')
  }
