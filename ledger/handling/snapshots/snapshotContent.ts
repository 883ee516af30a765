import { deserialize, serialize } from 'node:v8'
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { CommandId } from '../../kernel/ids.ts'

/** A folded state, and the revision at which each command of its stream was recorded. */
export type SnapshotContent<State> = {
  readonly state: State
  readonly handled: Map<CommandId, number>
}

const idBytes = 16

/**
 * Ids of commands take sixteen bytes each, because they are most of the snapshot of a long stream. Compression halves the
 * rest in a fraction of a millisecond.
 */
export const encodeSnapshot = <State>(
  { state, handled }: { readonly state: State; readonly handled: ReadonlyMap<CommandId, number> },
  revision: number,
): Uint8Array => {
  // The map is shared with later states of the stream.
  const covered = [...handled].filter(([, recordedAt]) => recordedAt <= revision)
  const ids = Buffer.from(covered.map(([id]) => id.replaceAll('-', '')).join(''), 'hex')
  if (ids.length !== covered.length * idBytes) throw new Error('The id of a command is not a uuid.')
  const revisions = covered.map(([, recordedAt]) => recordedAt)
  return deflateRawSync(serialize({ state, ids: new Uint8Array(ids), revisions }), {
    level: constants.Z_BEST_SPEED,
  })
}

export const decodeSnapshot = <State>(content: Uint8Array): SnapshotContent<State> => {
  const Content = z.object({
    state: z.custom<State>(),
    ids: z.instanceof(Uint8Array),
    revisions: z.array(z.number()),
  })
  const { state, ids, revisions } = Content.parse(deserialize(inflateRawSync(content)))
  const digits = Buffer.from(ids).toString('hex')
  return { state, handled: new Map(revisions.map((revision, index) => [idAt(digits, index), revision])) }
}

const idAt = (digits: string, index: number): CommandId => {
  const id = digits.slice(index * idBytes * 2, (index + 1) * idBytes * 2)
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`
}
