import { createSecretKey, hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../log/canonicalJson.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createCommandHash } from './commandHash.ts'
import { createLedger } from './createLedger.ts'

const keyOf = (text: string) => createSecretKey(Buffer.alloc(32, text))
const command = (reason: string) => ({
  type: 'adjustPoints',
  ...byAdmin(),
  data: { memberId: idOf('Ann'), account: 'redeemable', points: 5, reason },
})
const unkeyed = (reason: string) => {
  const { type, teamId, actor, data } = command(reason)
  return hash('sha256', canonicalJson({ type, teamId, actor, data }))
}

describe('the hash of a command', () => {
  it('recognises the same intent, and no other', () => {
    const commandHash = createCommandHash(keyOf('ours'))
    const recorded = commandHash.of(command('Thx'))
    expect(commandHash.matches(recorded, { ...command('Thx'), occurredAt: '2026-03-11T12:00:00.000Z' })).toBe(
      true,
    )
    expect(commandHash.matches(recorded, command('Thanks'))).toBe(false)
  })

  it('can not be found by guessing without the key', () => {
    const recorded = createCommandHash(keyOf('ours')).of(command('Thx'))
    expect(recorded).not.toBe(unkeyed('Thx'))
    expect(createCommandHash(keyOf('theirs')).matches(recorded, command('Thx'))).toBe(false)
  })

  it('recognises what was recorded before hashes had a key', () => {
    const commandHash = createCommandHash(keyOf('ours'))
    expect(commandHash.matches(unkeyed('Thx'), command('Thx'))).toBe(true)
    expect(commandHash.matches(unkeyed('Thx'), command('Thanks'))).toBe(false)
  })
})

/** A log whose events were recorded before hashes had a key. */
const formerLog = (log: EventLog, formerHash: string): EventLog => ({
  ...log,
  append: (stream, events, expectedRevision) =>
    log.append(
      stream,
      events.map(event => ({ ...event, metadata: { ...event.metadata, commandHash: formerHash } })),
      expectedRevision,
    ),
})

it('a command that was recorded before hashes had a key is answered as it was', async () => {
  const log = createMemoryLog()
  const team = await createTestTeam(createLedger({ log }), { memberNames: ['Ann'] })
  const adjustment = (points: number) => ({
    ...byAdmin(),
    type: 'adjustPoints' as const,
    teamId: team.teamId,
    data: { memberId: team.memberId('Ann'), account: 'redeemable' as const, points, reason: 'Before' },
  })
  const { type, teamId, actor, data } = adjustment(5)
  const former = hash('sha256', canonicalJson({ type, teamId, actor, data }))
  accepted(await createLedger({ log: formerLog(log, former) }).handle(adjustment(5)))
  const ledger = createLedger({ log, hashKey: keyOf('ours') })
  expect(accepted(await ledger.handle(adjustment(5))).isRepeated).toBe(true)
  expect(await ledger.handle(adjustment(6))).toMatchObject({ rejection: { code: 'COMMAND_CONFLICT' } })
})
