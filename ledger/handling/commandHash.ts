import type { KeyObject } from 'node:crypto'
import { canonicalJson } from '../log/canonicalJson.ts'
import type { Json } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'
import { createKeyedHash } from './keyedHash.ts'

/** Hashes intents and recognises them again. */
export type CommandHash = {
  of(command: AnyCommand): string
  /** Whether a recorded hash is that of this command, also if it was recorded before hashes had a key. */
  matches(recorded: string, command: AnyCommand): boolean
}

/**
 * The hash of an intent: who wants what. The moment and the policy are left out, because a retry of the same intent
 * comes later and may meet another configuration. It is keyed, because it outlives the text it was made of: without
 * the key, a reader of the log cannot guess what a person wrote before they were forgotten.
 */
export const createCommandHash = (key?: KeyObject): CommandHash => {
  const { of, matches } = createKeyedHash(key)
  return {
    of: command => of(bodyOf(command)),
    matches: (recorded, command) => matches(recorded, bodyOf(command)),
  }
}

const bodyOf = ({ type, teamId, actor, data }: AnyCommand): string => {
  // In canonical order, which saves sorting it.
  const body: Json = { actor: { id: actor.id, kind: actor.kind }, data, teamId, type }
  return canonicalJson(body)
}
