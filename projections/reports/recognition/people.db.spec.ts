import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createProjections } from '../../engine/createProjections.ts'
import { columnsOf } from '../../engine/querying/rows.ts'
import type { TimeRange } from '../../engine/querying/timeRange.ts'
import { recognitionOfMembers } from '../../recognition/activity/recognitionOfMembers.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { connectionsOf } from './connections.ts'
import { recognitionBetween } from './recognitionBetween.ts'
import type { PeopleScope } from './scope.ts'
import { engagementOf, topMembers } from './topMembers.ts'

let now = '2026-03-10T12:00:00.000Z'
const log = createMemoryLog({ now: () => new Date(now) })
const ledger = createLedger({ log })
const memberNames = ['Ann', 'Ben', 'Cleo', 'Dan']
const team = await createTestTeam(ledger, { memberNames, startsAt: '2026-01-01T00:00:00.000Z' })
const awards = createTestAwards(ledger, team, () => now)
const { teamId } = team
const [ann = '', ben = '', cleo = '', dan = ''] = memberNames.map(team.memberId)
const channelId = channelIdOf(teamId, 'praise')
const { url, database } = await openTestDatabase()

const on = async (day: string, act: () => Promise<Outcome>) => {
  now = `${day}T12:00:00.000Z`
  await settle(ledger, accepted(await act()).events)
}
const give = (day: string, giver: string, to: string[], key: string, wish: object = {}) =>
  on(day, () => team.give(giver, to, 5, { key, at: `${day}T12:00:00.000Z`, ...wish }))

await give('2026-03-01', 'Ann', ['Ben', 'Cleo', 'Dan'], 'three', { value: 'Care' })
await give('2026-03-02', 'Ann', ['Ben'], 'again', { value: 'Care', channelId })
await give('2026-03-03', 'Ben', ['Ann'], 'back', { value: 'Craft' })
await give('2026-03-04', 'Dan', ['Cleo', 'Ben'], 'mistake', { channelId })
await on('2026-03-04', () => team.recall('Dan', 'mistake', now))
await on('2026-03-05', () => awards.give('Cleo', ['Ben', 'Dan'], 'Beacon', { channelId }))
await on('2026-03-06', () => awards.give('Cleo', ['Ben'], 'Whisper', { isPrivate: true }))
await on('2026-03-07', () => awards.celebrate('Dan', { kind: 'BIRTHDAY', year: 2026, years: null }, 20))
await on('2026-03-08', () => awards.celebrate('Ben', { kind: 'BIRTHDAY', year: 2026, years: null }, 20))
await on('2026-03-09', () => awards.celebrate('Ben', { kind: 'ANNIVERSARY', year: 2026, years: 5 }, 30))
await on('2026-03-10', () => awards.setDetails('Ben', { isBirthdayPrivate: true }))

const projections = createProjections({ log, databaseUrl: url })
await projections.start()
await projections.waitForPosition(await log.head(), 30_000)
await projections.stop()

const { rows } = await database.query(`select ${columnsOf(activities, 'a')} from ${activities.live} a`)
const all = z.array(activities.schema).parse(rows)

type ListedScope = PeopleScope & { readonly people: { readonly memberIds: readonly string[] } }

/** The recognition of a scope in a range, one line per recipient, from the activities alone. */
const expected = (
  { people: { memberIds }, channelIds }: ListedScope,
  { from = '', until = '~' }: TimeRange,
) => {
  const shown = all
    .filter(({ isRecalled, isPrivate }) => !isRecalled && !isPrivate)
    .filter(({ occurredAt }) => occurredAt >= from && occurredAt < until)
  const inChannel = (activity: (typeof all)[number]) =>
    activity.channelId !== null && channelIds.includes(activity.channelId)
  return {
    received: shown.flatMap(activity =>
      activity.recipientIds
        .filter(id => inChannel(activity) || memberIds.includes(id))
        .filter(id => !(activity.kind === 'birthday' && id === ben))
        .map(recipientId => ({ ...activity, recipientId })),
    ),
    given: shown
      .filter(({ kind }) => kind === 'shoutout' || kind === 'award')
      .filter(activity => inChannel(activity) || memberIds.includes(activity.memberId)),
  }
}

const sumBy = <Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  pointsOf: (line: Line) => number,
) =>
  Array.from(Map.groupBy(lines, keyOf), ([key, each]) => ({
    key,
    times: each.length,
    points: each.reduce((sum, line) => sum + pointsOf(line), 0),
  })).toSorted((one, other) => one.key.localeCompare(other.key))

const people = (memberIds: readonly string[], channelIds: readonly string[] = []): ListedScope => ({
  kind: 'people',
  people: { memberIds },
  channelIds,
})
const everyone = people([ann, ben, cleo, dan])
const scopes = { everyone, two: people([ben, cleo]), one: people([dan]), channel: people([], [channelId]) }
const mixed = people([ann], [channelId])
const ranges = [{}, { from: '2026-03-02T00:00:00.000Z', until: '2026-03-06T00:00:00.000Z' }]
const cases = Object.entries({ ...scopes, mixed }).flatMap(([name, scope]) =>
  ranges.map(range => ({ name, scope, range })),
)

describe('the recognition of people', () => {
  it.each(cases)('of $name is that of their activities', async ({ scope, range }) => {
    const { received, given } = expected(scope, range)
    const { from = '2026-01-01T00:00:00.000Z', until = '2027-01-01T00:00:00.000Z' } = range
    const borders = [from, '2026-03-03T00:00:00.000Z', until]
    const periodOf = (occurredAt: string) => (occurredAt < '2026-03-03T00:00:00.000Z' ? 0 : 1)
    const sums = await recognitionBetween(database, teamId, scope, borders)
    const keyed = sums.map(({ period, kind, value, ...sum }) => ({
      key: `${period} ${kind} ${value}`,
      ...sum,
    }))
    const keyOf = (line: (typeof received)[number]) =>
      `${periodOf(line.occurredAt)} ${line.kind} ${line.value ?? ''}`
    const activitiesOf = Map.groupBy(received, keyOf)
    expect(keyed.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual(
      sumBy(received, keyOf, line => line.pointsEach).map(({ key, times, points }) => ({
        key,
        activities: new Set(activitiesOf.get(key)?.map(line => line.activityId)).size,
        recipients: times,
        points,
      })),
    )
    const isMember = (id: string) => scope.people.memberIds.includes(id)
    for (const [side, lines] of [
      [
        'received',
        sumBy(
          received,
          line => line.recipientId,
          line => line.pointsEach,
        ),
      ],
      [
        'given',
        sumBy(
          given,
          line => line.memberId,
          line => line.points,
        ),
      ],
    ] as const) {
      const top = await topMembers(database, teamId, side, scope, range, 10)
      const shown = top.map(({ memberId: key, times, points }) => ({ key, times, points }))
      expect(
        shown.toSorted((one, other) => one.key.localeCompare(other.key)),
        side,
      ).toEqual(lines.filter(({ key }) => isMember(key)))
    }
    expect(await engagementOf(database, teamId, scope, range)).toEqual({
      senders: new Set(given.map(line => line.memberId).filter(isMember)).size,
      recipients: new Set(received.map(line => line.recipientId).filter(isMember)).size,
      users: scope.people.memberIds.length,
    })
  })

  it('is counted for each of them', async () => {
    const countOf = (lines: readonly { readonly kind: string }[], kind: string) =>
      lines.filter(line => line.kind === kind).length
    for (const range of ranges) {
      const { received, given } = expected(everyone, range)
      expect(await recognitionOfMembers(database, teamId, everyone.people.memberIds, range)).toEqual(
        everyone.people.memberIds.map(memberId => {
          const own = received.filter(line => line.recipientId === memberId)
          return {
            memberId,
            shoutoutsReceived: countOf(own, 'shoutout'),
            shoutoutsGiven: countOf(
              given.filter(line => line.memberId === memberId),
              'shoutout',
            ),
            awards: countOf(own, 'award'),
            pointsEarned: own.reduce((sum, line) => sum + line.pointsEach, 0),
          }
        }),
      )
    }
  })

  it('has the pairs among them alone, the most frequent first', async () => {
    for (const range of ranges)
      for (const scope of Object.values(scopes)) {
        const { given } = expected(everyone, range)
        const pairs = given
          .flatMap(line => line.recipientIds.map(recipientId => ({ ...line, recipientId })))
          .filter(line => [line.memberId, line.recipientId].every(id => scope.people.memberIds.includes(id)))
        const lines = sumBy(
          pairs,
          line => `${line.memberId} ${line.recipientId}`,
          line => line.pointsEach,
        )
        const read = (limit: number) => connectionsOf(database, teamId, scope, range, limit)
        const found = await read(10)
        const shown = found.map(({ giver, recipient, times, points }) => ({
          key: `${giver.memberId} ${recipient.memberId}`,
          times,
          points,
        }))
        expect(shown.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual(lines)
        const order = found.map(({ times, points }) => times * 1_000 + points)
        expect(order).toEqual(order.toSorted((one, other) => other - one))
        for (const limit of [1, 2]) expect(await read(limit)).toEqual(found.slice(0, limit))
      }
  })
})
