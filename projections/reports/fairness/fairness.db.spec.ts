import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLateHistory, instantsAround } from '../../testing/lateHistory.ts'
import { coverageSince } from './coverage.ts'
import { reciprocityIn } from './exchange.ts'
import { quietPeople } from './quietPeople.ts'

const { teamId, events, database } = await createLateHistory()

/** The people who received something that holds, counted from the events alone. */
const reachedSince = (since: Instant): ReadonlySet<string> => {
  const holding = new Map<string, readonly string[]>()
  for (const { type, data, metadata } of events) {
    if (type === 'ShoutoutGiven' && metadata.occurredAt >= since)
      holding.set(data.shoutoutId, data.recipientIds)
  }
  const recalled = new Set<string>()
  for (const { type, data } of events) {
    if (type === 'ShoutoutRecalled') recalled.add(data.shoutoutId)
    if (type === 'ShoutoutReinstated') recalled.delete(data.shoutoutId)
  }
  return new Set([...holding].flatMap(([id, recipientIds]) => (recalled.has(id) ? [] : recipientIds)))
}

const everyone = events.flatMap(({ type, data }) => (type === 'MemberAdded' ? [data.memberId] : []))
const joinedAt = events.find(({ type }) => type === 'MemberAdded')?.metadata.occurredAt ?? ''

describe('whom recognition reaches', () => {
  it('is what the events say, whatever was recalled or came late', async () => {
    for (const since of instantsAround(events).filter(instant => instant > addMilliseconds(joinedAt, 1))) {
      const reached = reachedSince(since)
      const quiet = everyone.filter(memberId => !reached.has(memberId)).toSorted()
      const { rows } = await quietPeople(database, teamId, undefined, since, {})
      expect(rows.map(({ memberId }) => memberId).toSorted(), since).toEqual(quiet)
      const [all] = (await coverageSince(database, teamId, undefined, since, '2026-04-01')).filter(
        ({ by }) => by === 'all',
      )
      expect(all, since).toMatchObject({ people: everyone.length, reached: everyone.length - quiet.length })
    }
  })

  it('is limited to some people', async () => {
    const [first = ''] = everyone
    const { rows } = await quietPeople(
      database,
      teamId,
      { memberIds: [first] },
      '2030-01-01T00:00:00.000Z',
      {},
    )
    expect(rows.map(({ memberId }) => memberId)).toEqual([first])
  })

  it('counts shoutouts both ways, without what was recalled in the same month', async () => {
    const { rows } = await database.query(
      'select month, sum(times) as times from read_fairness.given_in_month group by 1',
    )
    for (const { month, times } of z
      .array(z.object({ month: z.coerce.number(), times: z.coerce.number() }))
      .parse(rows)) {
      const sums = await reciprocityIn(database, teamId, month)
      expect(sums.given).toBe(times)
      expect(sums.returned).toBeLessThanOrEqual(Math.max(0, times))
    }
  })
})
