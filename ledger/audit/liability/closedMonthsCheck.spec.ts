import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import type { Instant } from '../../kernel/instant.ts'
import { monthRange } from '../../kernel/month.ts'
import { genesisHash, sealRecordedEvent } from '../../log/chain.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import type { RecordedEvent } from '../../log/port.ts'
import { settle } from '../../processes/settle.ts'
import { logOf } from '../../testing/testCheckpoints.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { type VerifyOptions, verifyLedger } from '../verifyLedger.ts'
import { monthRequest } from './closedMonth.ts'
import { packDigest } from './liabilityPack.ts'
import { readLiability } from './readLiability.ts'

/** Two closed months with a shoutout each, and a shoutout after them. */
const history = async (): Promise<readonly RecordedEvent[]> => {
  let now: Instant = '2026-09-05T12:00:00.000Z'
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'], startsAt: now })
  const give = async (points: number, at: Instant) => {
    now = at
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], points, { at, key: at })).events)
  }
  const close = async (month: '2026-09' | '2026-10', at: Instant) => {
    now = at
    const request = monthRequest(team.teamId, monthRange(month, 'UTC'))
    const digest = packDigest((await readLiability(log, request)).pack)
    accepted(
      await ledger.handle({
        type: 'closeMonth',
        id: team.shoutoutId(month),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: now,
        data: { month, digest },
      }),
    )
  }
  await give(10, '2026-09-06T12:00:00.000Z')
  await close('2026-09', '2026-10-01T06:00:00.000Z')
  await give(20, '2026-10-06T12:00:00.000Z')
  await close('2026-10', '2026-11-01T06:00:00.000Z')
  await give(30, '2026-11-06T12:00:00.000Z')
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  return events
}
const events = await history()

/** A forger who makes every hash fit again. */
const forged = (change: (event: RecordedEvent, index: number) => RecordedEvent): readonly RecordedEvent[] => {
  const hashes = new Map<string, string>()
  return events.map((event, index) => {
    const changed = change(event, index)
    const hash = sealRecordedEvent(hashes.get(event.stream) ?? genesisHash, changed)
    hashes.set(event.stream, hash)
    return { ...changed, hash }
  })
}

const findingsIn = async (recorded: readonly RecordedEvent[], options: VerifyOptions = {}) =>
  (await verifyLedger(logOf(recorded), options)).findings

const lastIndex = events.length - 1

describe('verifying closed months', () => {
  it('is satisfied with the books as they were closed', async () => {
    expect(await findingsIn(events, { recordedClock: 'log' })).toEqual([])
  })

  it('names an event that was recorded into a closed month', async () => {
    const recordedAt = '2026-10-15T09:00:00.000Z'
    const intruded = forged((event, index) => (index === lastIndex ? { ...event, recordedAt } : event))
    const { position } = events[lastIndex] ?? {}
    expect(await findingsIn(intruded, { recordedClock: 'log' })).toMatchObject([
      {
        invariant: 'months as closed',
        position,
        message: expect.stringContaining(`is recorded at ${recordedAt}, in 2026-10, which was closed before`),
      },
      {
        invariant: 'recorded in order',
        position,
        message: expect.stringContaining('although the log had reached 2026-11-06T12:00:00.000Z'),
      },
    ])
  })

  it('names the month whose points were moved to another day of it', async () => {
    let credits = 0
    const moved = forged(event => {
      if (event.type === 'ShoutoutCredited') credits += 1
      return credits === 2 && event.type === 'ShoutoutCredited'
        ? { ...event, recordedAt: '2026-11-01T00:00:00.000Z' }
        : event
    })
    expect(await findingsIn(moved)).toMatchObject([
      {
        invariant: 'months as closed',
        message: expect.stringMatching(/The books of 2026-10 were closed by MonthClosed .* and fold to /),
      },
    ])
  })

  it('names the month with another digest, and none of the others', async () => {
    const digest = '0'.repeat(64)
    const changed = forged(event =>
      event.type === 'MonthClosed' && event.data.month === '2026-09'
        ? { ...event, data: { ...event.data, digest } }
        : event,
    )
    expect(await findingsIn(changed)).toMatchObject([
      { message: expect.stringContaining(`The books of 2026-09 were closed`) },
    ])
  })

  it('names an instant in another notation, which would not compare with the others', async () => {
    const recordedAt = '2026-11-06T12:00:00Z'
    const changed = forged((event, index) => (index === lastIndex ? { ...event, recordedAt } : event))
    expect(await findingsIn(changed)).toMatchObject([
      { invariant: 'recorded in order', message: expect.stringContaining('which is no instant') },
    ])
  })
})
