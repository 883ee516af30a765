import { describe, expect, it } from 'vitest'
import { balancesAsOf } from '../audit/balancesAsOf.ts'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { createTestTeam } from '../testing/testTeam.ts'
import { createMemoryVault } from './memoryVault.ts'
import { createUnreadableFields } from './unreadableFields.ts'
import { createVaultedLog } from './vaultedLog.ts'

const setUp = async () => {
  const stored = createMemoryLog()
  const vault = createMemoryVault()
  const team = await createTestTeam(createLedger({ log: createVaultedLog(stored, vault) }), {
    memberNames: ['Ann', 'Ben'],
  })
  await team.give('Ann', ['Ben'], 10, { message: 'Thanks for the soup' })
  const events: RecordedEvent[] = []
  for await (const batch of stored.readAll()) events.push(...batch)
  const given = events.find(({ type }) => type === 'ShoutoutGiven')
  if (!given) throw new Error('Nothing was given.')
  return { stored, vault, team, events, given }
}

const tampered = (stored: EventLog, events: readonly RecordedEvent[]): EventLog => ({
  ...stored,
  async *readAll() {
    yield events.map(event =>
      event.type === 'ShoutoutGiven' && typeof event.data.message === 'string'
        ? { ...event, data: { ...event.data, message: `${event.data.message}AAAA` } }
        : event,
    )
  },
})

const messagesIn = async (log: Pick<EventLog, 'readAll'>): Promise<readonly unknown[]> => {
  const messages: unknown[] = []
  for await (const batch of log.readAll())
    messages.push(...batch.filter(({ type }) => type === 'ShoutoutGiven').map(({ data }) => data.message))
  return messages
}

describe('a field that can not be decrypted', () => {
  it('is named once, replaced, and keeps nothing else from being read', async () => {
    const { stored, vault, events, given, team } = await setUp()
    const unreadable = createUnreadableFields()
    const log = createVaultedLog(tampered(stored, events), vault, unreadable.note)
    expect(await messagesIn(log)).toEqual([''])
    expect(await messagesIn(log)).toEqual([''])
    expect(unreadable.count()).toBe(1)
    expect(unreadable.first()).toEqual([
      {
        eventId: given.id,
        type: 'ShoutoutGiven',
        stream: given.stream,
        revision: given.revision,
        position: given.position,
        field: 'message',
      },
    ])
    const lines = await balancesAsOf(log, { team: team.teamId })
    expect(lines.find(({ account }) => account === 'clearing')?.points).toBe(10)
  })

  it('is each field of a person whose key is lost, and reading makes no new key', async () => {
    const { stored, team } = await setUp()
    const lost = createMemoryVault()
    const unreadable = createUnreadableFields()
    const log = createVaultedLog(stored, lost, unreadable.note)
    expect(await messagesIn(log)).toEqual([''])
    expect(unreadable.first().map(({ field }) => field)).toEqual(
      expect.arrayContaining(['externalKey', 'profile.name', 'profile.email', 'message']),
    )
    const person = { teamId: team.teamId, memberId: team.memberId('Ann') }
    expect(await lost.findKeys([person])).toEqual([null])
  })
})
