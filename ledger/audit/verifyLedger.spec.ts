import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { genesisHash, sealRecordedEvent } from '../log/chain.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { compareBalances } from './compareBalances.ts'
import { verifyLedger } from './verifyLedger.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const given = accepted(await team.give('Ann', ['Ben'], 30))
  await settle(ledger, given.events)
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  return { log, ledger, team, events }
}

const logOf = (events: readonly RecordedEvent[]): Pick<EventLog, 'readAll'> => ({
  async *readAll() {
    yield events
  },
})

/** A forger who also repairs every hash, so that only the books can tell. */
const forge = (
  events: readonly RecordedEvent[],
  change: (event: RecordedEvent) => RecordedEvent,
): RecordedEvent[] => {
  const heads = new Map<string, string>()
  return events.map(event => {
    const changed = change(event)
    const hash = sealRecordedEvent(heads.get(event.stream) ?? genesisHash, changed)
    heads.set(event.stream, hash)
    return { ...changed, hash }
  })
}

const typed =
  (type: string, change: (event: RecordedEvent) => RecordedEvent) =>
  (event: RecordedEvent): RecordedEvent =>
    event.type === type ? change(event) : event

describe('verifying a ledger', () => {
  it('finds nothing wrong with what commands recorded', async () => {
    const { events, team } = await setUp()
    const verification = await verifyLedger(logOf(events))
    expect(verification.findings).toEqual([])
    expect(verification.underWay).toEqual([])
    expect(verification.books.balanceOf(team.teamId, 'redeemable', team.memberId('Ben'))).toBe(30)
  })

  it('names the event whose stored bytes changed', async () => {
    const { events } = await setUp()
    const altered = events.map(
      typed('ShoutoutGiven', event => ({ ...event, data: { ...event.data, value: 'x' } })),
    )
    const { findings } = await verifyLedger(logOf(altered))
    expect(findings[0]).toMatchObject({
      invariant: 'tamper-evident',
      position: events.find(event => event.type === 'ShoutoutGiven')?.position,
    })
  })

  it('sees points that come from nowhere, even with hashes made to fit', async () => {
    const { events, team } = await setUp()
    const forged = forge(
      events,
      typed('ShoutoutCredited', event => ({
        ...event,
        data: {
          ...event.data,
          postings: [
            { account: 'clearing', points: -40 },
            { account: 'redeemable', member: team.memberId('Ben'), points: 40 },
          ],
        },
      })),
    )
    const { findings, underWay } = await verifyLedger(logOf(forged))
    expect(findings).toEqual([])
    expect(underWay).toMatchObject([{ points: -10, isDeadLettered: false }])
  })

  it('sees an account below zero', async () => {
    const { events } = await setUp()
    const forged = forge(
      events.filter(event => event.type !== 'AllowanceReset'),
      event => (event.type === 'ShoutoutGiven' ? { ...event, revision: 1 } : event),
    )
    const { findings } = await verifyLedger(logOf(forged))
    expect(findings.map(({ invariant }) => invariant)).toContain('never overdrawn')
  })

  it('sees a command that was recorded twice', async () => {
    const { events } = await setUp()
    const credit = events.find(event => event.type === 'ShoutoutCredited')
    if (!credit) throw new Error('The shoutout was not credited.')
    const between = events.find(event => event.stream !== credit.stream)
    if (!between) throw new Error('There is one stream only.')
    const end = events.at(-1)?.position ?? 0
    const again = { ...credit, revision: credit.revision + 1, position: end + 1 }
    const other = { ...credit, stream: `${credit.stream}0`, revision: 0, position: end + 2 }
    const { findings } = await verifyLedger(logOf(forge([...events, again, other], event => event)))
    expect(findings.map(({ invariant }) => invariant)).toContain('once')
  })

  it("sees an event that is in another team's stream", async () => {
    const { events, ledger, log } = await setUp()
    const other = await createTestTeam(ledger, { name: 'birch', memberNames: [] })
    const all: RecordedEvent[] = []
    for await (const batch of log.readAll()) all.push(...batch)
    expect(all.length).toBeGreaterThan(events.length)
    const forged = forge(
      all,
      typed('ShoutoutCredited', event => ({
        ...event,
        metadata: { ...event.metadata, teamId: other.teamId },
      })),
    )
    const { findings } = await verifyLedger(logOf(forged))
    expect(findings.map(({ invariant }) => invariant)).toContain('isolated')
  })

  it('sees an event that no schema knows, and goes on reading', async () => {
    const { events } = await setUp()
    const forged = forge(
      events,
      typed('ShoutoutGiven', event => ({ ...event, data: { points: 'many' } })),
    )
    const { findings, events: read } = await verifyLedger(logOf(forged))
    expect(findings[0]).toMatchObject({ invariant: 'well-formed' })
    expect(read).toBe(events.length)
  })

  it.each(['commandId', 'teamId'])(
    'sees an event whose metadata has no %s, and goes on reading',
    async key => {
      const { events } = await setUp()
      const forged = forge(
        events,
        typed('ShoutoutGiven', event => ({ ...event, metadata: { ...event.metadata, [key]: undefined } })),
      )
      const { findings, events: read } = await verifyLedger(logOf(forged))
      expect(findings[0]).toMatchObject({
        invariant: 'well-formed',
        message: expect.stringContaining('must name a team and a command'),
      })
      expect(read).toBe(events.length)
    },
  )

  it('compares what read models show at the event they stand at', async () => {
    const { events, team } = await setUp()
    const shown = [
      { teamId: team.teamId, account: 'redeemable', memberId: team.memberId('Ben'), points: 31 },
    ] as const
    const { findings } = await verifyLedger(logOf(events), {
      comparison: {
        position: events.at(-1)?.position ?? -1,
        compare: books => compareBalances(books, shown),
      },
    })
    expect(findings[0]).toMatchObject({
      invariant: 'rebuildable',
      message: expect.stringContaining('31 shown, 30'),
    })
  })

  it('tells which points are still under way', async () => {
    const { ledger, team, log } = await setUp()
    await team.give('Ann', ['Ben'], 5, { key: 'unfinished' })
    expect((await verifyLedger(log)).underWay).toMatchObject([
      { subjectId: team.shoutoutId('unfinished'), points: 5, isDeadLettered: false },
    ])
    const lost = accepted(await team.give('Ann', ['Nemo'], 5, { key: 'lost' }))
    await settle(ledger, lost.events)
    expect((await verifyLedger(log)).underWay).toMatchObject([
      { isDeadLettered: false },
      { isDeadLettered: true },
    ])
  })
})
