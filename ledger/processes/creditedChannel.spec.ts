import { describe, expect, it } from 'vitest'
import type { LedgerCommand } from '../handling/commands.ts'
import { createLedger } from '../handling/createLedger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { channelIdOf } from '../kernel/foreignIds.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { recordingFirstVersions } from '../testing/recordingFirstVersions.ts'
import { accepted, createTestTeam, type TestTeam } from '../testing/testTeam.ts'
import { settle } from './settle.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const redeemable = async (name: string) => {
    const member = await ledger.member(team.teamId, team.memberId(name))
    return member.kind === 'known' ? member.redeemable : undefined
  }
  return { log, ledger, team, redeemable }
}

const creditsIn = async (log: EventLog): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  return events.filter(({ type }) => type === 'ShoutoutCredited')
}

const recallOf = (team: TestTeam, key: string): LedgerCommand => ({
  type: 'recallShoutout',
  id: derivedId('spec', 'recall', key),
  teamId: team.teamId,
  actor: { kind: 'system', id: 'spec' },
  occurredAt: '2026-03-10T12:00:00.000Z',
  data: { shoutoutId: team.shoutoutId(key), giverId: team.memberId('Ann'), reason: 'A mistake' },
  policy: { clawBackPolicy: 'absorb' },
})

describe('the channel of a credit', () => {
  it('is that of the shoutout, after a recall and after a reinstatement too', async () => {
    const { ledger, team, log } = await setUp()
    const channelId = channelIdOf(team.teamId, 'praise')
    await team.give('Ann', ['Ben'], 20, { key: 'thanks', channelId })
    await settle(ledger, accepted(await team.recall('Ann', 'thanks')).events)
    await settle(ledger, accepted(await team.reinstate('Ann', 'thanks')).events)
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 20)).events)
    expect(await creditsIn(log)).toMatchObject([
      { version: 2, data: { channelId } },
      { version: 2, data: { channelId } },
      { version: 2, data: { channelId: null } },
    ])
  })

  it('may be missing in credits of a former version, which are duplicates for this version', async () => {
    const { ledger, team, log, redeemable } = await setUp()
    const former = createLedger({ log: recordingFirstVersions(log, () => true) })
    const channelId = channelIdOf(team.teamId, 'praise')
    const given = accepted(await team.give('Ann', ['Ben'], 20, { key: 'thanks', channelId }))
    await settle(former, given.events)
    const before = await creditsIn(log)
    expect(before).toMatchObject([{ version: 1, data: expect.not.objectContaining({ channelId }) }])
    await settle(ledger, given.events)
    expect(await creditsIn(log)).toEqual(before)
    expect(await redeemable('Ben')).toBe(20)
  })

  it('is unknown to a recall of a former version, so that a credit before it names none', async () => {
    const { ledger, team, log } = await setUp()
    const former = createLedger({ log: recordingFirstVersions(log, () => true) })
    const channelId = channelIdOf(team.teamId, 'praise')
    const given = accepted(await team.give('Ann', ['Ben'], 20, { key: 'thanks', channelId }))
    const recalled = accepted(await former.handle(recallOf(team, 'thanks')))
    await settle(ledger, recalled.events)
    await settle(ledger, given.events)
    const [credit, ...others] = await creditsIn(log)
    expect(others).toEqual([])
    expect(credit?.data).not.toHaveProperty('channelId')
  })
})
