import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { CheckpointLine } from '../checkpoints/checkpoint.ts'
import { signCheckpoint } from '../checkpoints/signature.ts'
import { takeCheckpoint } from '../checkpoints/takeCheckpoint.ts'
import { createLedger } from '../handling/createLedger.ts'
import { genesisHash, sealRecordedEvent } from '../log/chain.ts'
import { createMemoryLog, type MemoryLogOptions } from '../log/memory/memoryLog.ts'
import { beforeFirst, type EventLog, type RecordedEvent } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from './testTeam.ts'

export const recordedAt = '2026-06-01T00:00:00.000Z'

export const createTestKey = (): { readonly privateKey: KeyObject; readonly publicKey: KeyObject } => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

export const logOf = (events: readonly RecordedEvent[]): Pick<EventLog, 'readAll'> => ({
  async *readAll() {
    yield events
  },
})

export const takeSigned = async (
  log: Pick<EventLog, 'readAll'>,
  before: readonly CheckpointLine[],
  privateKey: KeyObject,
): Promise<CheckpointLine> => {
  const taken = await takeCheckpoint(log, before, recordedAt)
  if (taken.kind !== 'taken') throw new Error(`No checkpoint was taken: ${JSON.stringify(taken)}`)
  return { ...signCheckpoint(taken.checkpoint, privateKey), changed: taken.changed }
}

/** A team with some history, and a checkpoint after each of its shoutouts. */
export const createSignedHistory = async (shoutouts = 3, options: MemoryLogOptions = {}) => {
  const log = createMemoryLog({ now: () => new Date(recordedAt), ...options })
  const ledger = createLedger({ log })
  const key = createTestKey()
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  const lines: CheckpointLine[] = []
  for (let shoutout = 0; shoutout < shoutouts; shoutout += 1) {
    await settle(ledger, accepted(await team.give('Ann', ['Ben', 'Cleo'], 5)).events)
    lines.push(await takeSigned(log, lines, key.privateKey))
  }
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  return { log, team, key, lines, events, resealed: resealedLike(events) }
}

/** A forger with the database: all hashes and positions are made to fit again. */
const resealedLike = (events: readonly RecordedEvent[]) => (forged: readonly RecordedEvent[]) => {
  const heads = new Map<string, { hash: string; revision: number }>()
  const end = events.at(-1)?.position ?? beforeFirst
  return forged.map((event, index): RecordedEvent => {
    const head = heads.get(event.stream) ?? { hash: genesisHash, revision: -1 }
    const position = events[index]?.position ?? end + 1 + index - events.length
    const moved = { ...event, position, revision: head.revision + 1 }
    const sealed = { ...moved, hash: sealRecordedEvent(head.hash, moved) }
    heads.set(event.stream, sealed)
    return sealed
  })
}
