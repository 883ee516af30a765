import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { explainFigure } from './books/entries/explanations.ts'
import { listLedgerEntries } from './books/entries/queries.ts'
import { channelCredits } from './books/liability/channelCredits.ts'
import { flowsOfPeriod } from './books/liability/flowsOfPeriod.ts'
import { expiringPoints } from './books/lots/expiringPoints.ts'
import type { Queryable } from './engine/queryable.ts'
import type { ListRequest, Page } from './engine/querying/page.ts'
import { administratorIds } from './people/members/administratorIds.ts'
import { membersNamed } from './people/members/mentions.ts'
import { listMembers } from './people/members/queries.ts'
import { latestActivity, listActivity } from './recognition/activity/queries.ts'
import { listRecipients } from './recognition/activity/recipientQueries.ts'
import { listRedemptions } from './rewards/redemptions/queries.ts'
import { listChannels } from './team/channels/queries.ts'
import { buffersOf } from './testing/buffersOf.ts'
import { filledMemberId, fillTeam, filledTeamId as teamId } from './testing/fillTeam.ts'
import { openTestDatabase } from './testing/openTestDatabase.ts'

const { database } = await openTestDatabase()
const size = { members: 1_000, activities: 20_000, channels: 20 }
await fillTeam(database, size)
const memberId = await filledMemberId(database, 77)
const shoutouts = { kinds: ['shoutout'], privateBirthdaysOf: memberId, limit: 25 } as const
const byRecipient = { ...shoutouts, isRecalled: false } as const

/** The buffers of the statement that reads the rows. */
const ofRows = async (query: (database: Queryable) => Promise<unknown>): Promise<number> =>
  (await buffersOf(database, query))[0] ?? 0

type Read<Sort extends string> = (database: Queryable, part: ListRequest<Sort>) => Promise<Page<unknown>>

/** A list sorted by each of the fields, in both directions. */
const inEachOrder = <const Sort extends string>(name: string, sorts: readonly Sort[], read: Read<Sort>) =>
  sorts.flatMap(sort =>
    (['ASC', 'DESC'] as const).map(order => ({
      name: `${name} by ${sort} ${order}`,
      read: (database: Queryable, part: ListRequest<never>) => read(database, { ...part, sort, order }),
    })),
  )

describe('a page of a team with many rows', () => {
  it('reads its own rows alone when an index has its order', async () => {
    const pages: [string, (database: Queryable) => Promise<unknown>][] = [
      ['activity', d => listActivity(d, teamId, shoutouts)],
      ['activity by date', d => listActivity(d, teamId, { ...shoutouts, sort: 'occurredAt', order: 'DESC' })],
      ['activity by points', d => listActivity(d, teamId, { ...shoutouts, sort: 'points', order: 'DESC' })],
      ['recipients', d => listRecipients(d, teamId, byRecipient)],
      [
        'entries by position',
        d => listLedgerEntries(d, teamId, { sort: 'position', order: 'DESC', limit: 25 }),
      ],
      ['entries by points', d => listLedgerEntries(d, teamId, { sort: 'points', order: 'DESC', limit: 25 })],
      ['redemptions', d => listRedemptions(d, teamId, { limit: 25 })],
      ['members', d => listMembers(d, teamId, { limit: 25 })],
      ['channels', d => listChannels(d, teamId, { limit: 25 })],
    ]
    const buffers = []
    for (const [name, query] of pages) buffers.push([name, await ofRows(query)] as const)
    expect(buffers.filter(([, count]) => count > 800)).toEqual([])
  })

  it('reads its own rows alone wherever it is in the list, in every order', async () => {
    const lists = [
      ...inEachOrder('activity', ['occurredAt', 'points', 'memberName'], (d, part) =>
        listActivity(d, teamId, { ...shoutouts, ...part }),
      ),
      ...inEachOrder('recipients', ['occurredAt', 'points', 'memberName', 'recipientName'], (d, part) =>
        listRecipients(d, teamId, { ...byRecipient, ...part }),
      ),
      ...inEachOrder('entries', ['position', 'occurredAt', 'points'], (d, part) =>
        listLedgerEntries(d, teamId, part),
      ),
      ...inEachOrder(
        'redemptions',
        ['requestedAt', 'points', 'status', 'rewardName', 'memberName'],
        (d, part) => listRedemptions(d, teamId, part),
      ),
    ]
    const costly: (readonly [string, number])[] = []
    for (const { name, read } of lists) {
      const offset = name.startsWith('redemptions') ? 1_000 : 9_000
      const { next } = await read(database, { offset, limit: 25 })
      if (!next) throw new Error(`The list of ${name} ends too early.`)
      const buffers = await ofRows(d => read(d, { cursor: next, limit: 25 }))
      if (buffers > 1_600) costly.push([name, buffers])
    }
    expect(costly).toEqual([])
  })

  it('reads no names for the rows before it', async () => {
    const middle = await ofRows(d => listActivity(d, teamId, { ...shoutouts, offset: 5_000 }))
    const entries = await ofRows(d => listLedgerEntries(d, teamId, { limit: 25, offset: 20_000 }))
    const members = await ofRows(d => listMembers(d, teamId, { limit: 25, offset: 900 }))
    // A row of the table costs one buffer at most, each name another three.
    expect(middle).toBeLessThan(2_000)
    expect(entries).toBeLessThan(2_000)
    expect(members).toBeLessThan(1_500)
  })
})

it('the rows of a kind are counted in an index alone', async () => {
  await database.query('vacuum read_activity.activities')
  const [, counting] = await buffersOf(database, d =>
    listActivity(d, teamId, { kinds: ['award'], limit: 25 }),
  )
  const { rows } = await database.query(
    `select count(*)::int as total from read_activity.activities where team_id = $1 and kind = 'award'`,
    [teamId],
  )
  const [{ total }] = z.tuple([z.object({ total: z.number() })]).parse(rows)
  expect(total).toBeGreaterThan(300)
  expect(counting).toBeLessThan(total / 10)
})

it('administrators and members by name are found without reading the other members', async () => {
  const buffers = await buffersOf(database, async d => {
    await administratorIds(d, teamId)
    await membersNamed(d, teamId, ['Member 77', 'Member 78 and'])
  })
  expect(buffers.filter(count => count > 20)).toEqual([])
})

it('the latest activity of a member is found by giver and by recipient, and not counted', async () => {
  const buffers = await buffersOf(database, d =>
    latestActivity(d, teamId, { kinds: ['shoutout'], memberId, limit: 5 }),
  )
  expect(buffers).toHaveLength(1)
  expect(buffers[0]).toBeLessThan(500)
})

it.each(['occurred', 'recorded'] as const)(
  'earnings by channel come from sums, and credits are read at the borders of the period only (%s clock)',
  async clock => {
    const period = { from: '2025-01-02T00:30:00.000Z', until: '2025-01-26T01:00:00.000Z' }
    const buffers = await buffersOf(database, d =>
      channelCredits(d, { teamId, clock, ...period }, period.until),
    )
    expect(buffers.filter(count => count > 500)).toEqual([])
  },
)

it.each(['occurred', 'recorded'] as const)(
  'the flows of a statement come from sums of days, and entries are read at its borders only (%s clock)',
  async clock => {
    const period = { from: '2025-01-02T00:30:00.000Z', until: '2025-01-26T01:00:00.000Z' }
    const [buffers] = await buffersOf(database, d => flowsOfPeriod(d, { teamId, clock, ...period }))
    expect(buffers).toBeLessThan(500)
  },
)

it('a figure of the team is explained by sums and one page of entries', async () => {
  for (const kind of ['outstanding', 'giveable'] as const) {
    const figure = (d: Queryable) =>
      explainFigure(d, teamId, { kind }, { limit: 25, privateBirthdaysOf: memberId })
    for (const buffers of await buffersOf(database, figure)) expect(buffers).toBeLessThan(800)
  }
})

it('what of a member’s points expires is read from rows of that member', async () => {
  const of = (id?: string) => (d: Queryable) =>
    expiringPoints(d, teamId, ['2024-12'], '2025-06-01T00:00:00.000Z', id)
  const [ofOne = 0] = await buffersOf(database, of(memberId))
  const [ofAll = 0] = await buffersOf(database, of())
  expect(ofOne).toBeLessThan(ofAll / 10)
})

describe('a search', () => {
  it('reads the members and the activities once, not the members for each activity', async () => {
    for (const buffers of await buffersOf(database, d =>
      listActivity(d, teamId, { ...shoutouts, q: 'person c4ca' }),
    ))
      expect(buffers).toBeLessThan(4_000)
  })
})

it('a search for words that no text has looks through a thousand activities, and asks the index', async () => {
  const buffers = await buffersOf(database, d => listActivity(d, teamId, { ...shoutouts, q: 'no such word' }))
  expect(buffers.filter(count => count > 150)).toEqual([])
})

describe('a report by recipient', () => {
  const occurred = { until: '2025-01-05T00:00:00Z' }
  const totals = async (request: Parameters<typeof listRecipients>[2]) =>
    (await listRecipients(database, teamId, { ...request, occurred })).total

  it('counts narrow rows, less recalled ones and private birthdays of others', async () => {
    const { rows } = await database.query(
      `select a.kind, count(*)::int as total from read_activity.activities a
       where a.kind <> 'redemption' and a.occurred_at < '${occurred.until}' and not a.is_recalled and not (a.kind = 'birthday' and a.is_private)
       group by 1`,
    )
    const expected = new Map(
      z
        .array(z.object({ kind: z.string(), total: z.number() }))
        .parse(rows)
        .map(row => [row.kind, row.total]),
    )
    expect(await totals(byRecipient)).toBe(expected.get('shoutout'))
    expect(await totals({ ...byRecipient, kinds: ['award'] })).toBe(expected.get('award'))
    expect(await totals({ ...byRecipient, kinds: ['birthday'] })).toBe(expected.get('birthday'))
  })

  it('answers as many rows as it counts', async () => {
    const request = { ...byRecipient, kinds: ['birthday', 'award'], hasPoints: true, limit: 1000 } as const
    const { rows, total } = await listRecipients(database, teamId, request)
    expect(total).toBe(rows.length)
  })
})
