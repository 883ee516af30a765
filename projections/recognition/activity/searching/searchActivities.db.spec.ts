import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Queryable } from '../../../engine/queryable.ts'
import { CursorRefused } from '../../../engine/querying/cursor.ts'
import { isShort } from '../../../engine/querying/textSearch.ts'
import { buffersOf } from '../../../testing/buffersOf.ts'
import { filledMemberId, fillTeam, filledTeamId as teamId } from '../../../testing/fillTeam.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { searchedWords as words } from '../../../testing/searchedWords.ts'
import type { ActivityFilter } from '../activityFilter.ts'
import { exportActivity, listActivity } from '../queries.ts'
import { exportRecipients, listRecipients } from '../recipientQueries.ts'
import { searchActivities } from './searchActivities.ts'

const { database } = await openTestDatabase()
const size = { members: 400, activities: 14_000, channels: 10 }
const smallTeamId = derivedId('small team')
const allKinds = ['shoutout', 'award', 'birthday', 'anniversary', 'newHire'] as const

const copyRows = async (table: string, to: string, condition: string) => {
  const { rows } = await database.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attname <> $2',
    [table, 'team_id'],
  )
  const columns = rows.map(({ name }) => name).join(', ')
  await database.query(
    `insert into ${table} (team_id, ${columns}) select '${to}', ${columns} from ${table} where ${condition}`,
  )
}

/** An activity every hour: the newest first slice holds five months of twenty. */
beforeAll(async () => {
  await fillTeam(database, size)
  const messages: readonly (readonly [string, string])[] = [
    ['position % 2 = 0', `message || ' for the teamwork'`],
    ['position between 1000 and 4000', `message || ' Kudos!'`],
    ['position % 1700 = 60', `message || ' A zeppelin.'`],
    ['position % 70 = 5', `message || ' Again weekly'`],
    ['position % 1300 = 9', `message || ' 本当に感謝します'`],
    ['position % 1300 = 11', `message || ' Вы — Чудо, größter Dank, ça va'`],
    ['position in (30, 900, 13000)', `'100% sure_thing \\ now'`],
    ['position in (40, 13900)', `E'First line\\nxylophone (xy)'`],
    ['position in (50, 13800)', `'An unoxygenated ending'`],
  ]
  for (const [where, message] of messages)
    await database.query(`update read_activity.activities set message = ${message} where ${where}`)
  await database.query(
    `update read_activity.activities set award_name = 'The Golden Anchor' where position % 900 = 52`,
  )
  for (const table of ['activities', 'recognitions'])
    await database.query(
      `update read_activity.${table} set occurred_at = timestamptz '2025-01-01T00:00:00Z' + position * interval '1 hour'`,
    )
  await database.query(
    `update read_members.members set name = 'Zoë Quartermain' where member_id = md5('member7')::uuid`,
  )
  await database.query(`update read_members.members set name = 'Ada ' || name where member_id::text < '2'`)
  await copyRows('read_members.members', smallTeamId, `external_key in ('U7', 'U8')`)
  await copyRows('read_activity.activities', smallTeamId, 'position % 700 = 60')
  await copyRows('read_activity.recognitions', smallTeamId, 'position % 700 = 60')
  // As in a table that was written in order.
  await database.query('cluster read_activity.activities using activities_1_team_id_occurred_at_kind')
  await database.query('vacuum analyze')
  await readEverything()
}, 60_000)

const Row = z.object({
  id: z.string(),
  kind: z.string(),
  occurredAt: z.date().transform(date => date.toISOString()),
  texts: z.array(z.string()),
})

type Wanted = (row: z.output<typeof Row>) => boolean

/** All activities, the oldest first, with the texts and names that a search looks through. */
let everything: readonly z.output<typeof Row>[] = []

const readEverything = async () => {
  const { rows } = await database.query(
    `select a.activity_id as id, a.kind, a.occurred_at as "occurredAt",
       jsonb_build_array(a.message, coalesce(a.value, ''), coalesce(a.award_name, ''), m.name, coalesce(r.name, '')) as texts
     from read_activity.activities a
     join read_members.members m on m.team_id = a.team_id and m.member_id = a.member_id
     left join read_members.members r on r.team_id = a.team_id and r.member_id = (a.recipient_ids ->> 0)::uuid
     where a.team_id = $1 order by a.occurred_at, a.position`,
    [teamId],
  )
  everything = z.array(Row).parse(rows)
}

const expectedIds = (words: string, isWanted: Wanted = () => true): string[] => {
  const wanted = words.toLowerCase()
  const isFound = (text: string) =>
    isShort(words)
      ? text
          .toLowerCase()
          .split(/[ \n]/)
          .some(word => word.startsWith(wanted))
      : text.toLowerCase().includes(wanted)
  const found = everything.filter(row => isWanted(row) && row.texts.some(isFound))
  return found.map(({ id }) => id).reverse()
}

const foundIds = async (words: string, filter: ActivityFilter, isNewestFirst: boolean, limit: number) =>
  (
    await searchActivities(database, { teamId, words, filter, isNewestFirst, limit, after: null })
  ).activities.map(({ activityId }) => activityId)

describe('a search finds what a look at everything finds', () => {
  it.each(words)('by %s', async (_, searched) => {
    const newest = expectedIds(searched)
    expect(await foundIds(searched, {}, true, 26)).toEqual(newest.slice(0, 26))
    expect(await foundIds(searched, {}, false, 26)).toEqual(newest.reverse().slice(0, 26))
    const awards = expectedIds(searched, row => row.kind === 'award')
    expect(await foundIds(searched, { kinds: ['award'] }, true, 26)).toEqual(awards.slice(0, 26))
    const [from, until] = ['2025-03-01T00:00:00.000Z', '2025-05-01T00:00:00.000Z']
    const ofSpring = expectedIds(searched, row => row.occurredAt >= from && row.occurredAt < until)
    expect(await foundIds(searched, { occurred: { from, until } }, true, 26)).toEqual(ofSpring.slice(0, 26))
  })

  it('by one or two letters, where a word begins', async () => {
    for (const short of ['xy', 'z', 'ZE', 'su', '00'])
      expect(await foundIds(short, {}, true, 26), short).toEqual(expectedIds(short).slice(0, 26))
  })

  it('in more rows than a page has', async () => {
    for (const [, searched] of words.slice(0, 5))
      expect(await foundIds(searched, {}, true, 2_000), searched).toEqual(
        expectedIds(searched).slice(0, 2_000),
      )
  })
})

describe('pages of a search', () => {
  it('follow each other without a total', async () => {
    const expected = expectedIds('kudos')
    const first = await listActivity(database, teamId, { q: 'kudos', limit: 40 })
    const second = await listActivity(database, teamId, {
      q: 'kudos',
      limit: 40,
      cursor: first.next ?? undefined,
    })
    const byOffset = await listActivity(database, teamId, { q: 'kudos', limit: 40, offset: 40 })
    expect(first.total).toBeNull()
    expect([...first.rows, ...second.rows].map(row => row.activityId)).toEqual(expected.slice(0, 80))
    expect(byOffset.rows).toEqual(second.rows)
  })

  it('end with the total if they have all rows', async () => {
    const { rows, total, next } = await listActivity(database, teamId, { q: 'zeppelin', limit: 100 })
    expect(next).toBeNull()
    expect(total).toBe(rows.length)
    expect(rows).toHaveLength(expectedIds('zeppelin').length)
  })

  it('sort the newest matches by something else', async () => {
    const { rows } = await listActivity(database, teamId, { q: 'zeppelin', sort: 'points', order: 'DESC' })
    expect(rows.map(row => row.points)).toEqual(rows.map(row => row.points).sort((a, b) => b - a))
    expect(new Set(rows.map(row => row.activityId))).toEqual(new Set(expectedIds('zeppelin')))
  })

  it('have no total if the search has left out matches', async () => {
    const sorted = { q: 'kudos', sort: 'points', order: 'DESC', limit: 1_000 } as const
    expect(await listActivity(database, teamId, sorted)).toMatchObject({ total: null, next: null })
    const few = { ...sorted, q: 'zeppelin' } as const
    expect((await listActivity(database, teamId, few)).total).toBe(expectedIds('zeppelin').length)
  })

  it.each([
    ['soon', 'later'],
    ['2026-01-01 00:00:00+00', '-1'],
    ['+275760-09-12T00:00:00Z', '1'],
    ['-000001-01-01T00:00:00Z', '1'],
    ['0000-01-01T00:00:00Z', '1'],
  ])('refuse a cursor that no search has answered: after %s, %s', async (...after) => {
    const cursor = { sort: null, order: 'DESC', after } as const
    await expect(listActivity(database, teamId, { q: 'kudos', cursor })).rejects.toThrow(CursorRefused)
  })

  it('have a row for each recipient', async () => {
    const request = { q: 'zeppelin', kinds: allKinds, limit: 3 } as const
    const first = await listRecipients(database, teamId, request)
    const second = await listRecipients(database, teamId, { ...request, cursor: first.next ?? undefined })
    const expected = expectedIds('zeppelin', row => row.kind !== 'redemption')
    expect([...first.rows, ...second.rows].map(row => row.activityId)).toEqual(expected.slice(0, 6))
  })
})

it('an export has everything that a search finds, the oldest first', async () => {
  for (const searched of ['again', '\\', 'ada']) {
    const ids: string[] = []
    for await (const batch of exportActivity(database, teamId, { q: searched }, 100))
      ids.push(...batch.map(row => row.activityId))
    expect(ids, searched).toEqual(expectedIds(searched).reverse())
  }
  const ids: string[] = []
  for await (const batch of exportRecipients(database, teamId, { q: 'again', kinds: allKinds }, 100))
    ids.push(...batch.map(row => row.activityId))
  expect(ids).toEqual(expectedIds('again', row => row.kind !== 'redemption').reverse())
})

it('an export goes on when rows go while it is read', async () => {
  const expected = expectedIds('again').reverse()
  const gone = expected[74]
  const recall = (isRecalled: boolean) =>
    database.query(
      'update read_activity.activities set is_recalled = $3 where team_id = $1 and activity_id = $2',
      [teamId, gone, isRecalled],
    )
  let reads = 0
  const recalling: Queryable = {
    query: async (statement, values) => {
      if (JSON.stringify(statement).includes('isPrivateBirthday')) reads += 1
      // After the search has found the rows of the second batch, and before they are read.
      if (reads === 2) await recall(true)
      return database.query(statement, values)
    },
  }
  const ids: string[] = []
  for await (const batch of exportActivity(recalling, teamId, { q: 'again', isRecalled: false }, 50))
    ids.push(...batch.map(row => row.activityId))
  await recall(false)
  expect(ids).toEqual(expected.filter(id => id !== gone))
})

describe('a search shows no one what they may not see', () => {
  it('finds nothing of other teams', async () => {
    const { rows } = await listActivity(database, smallTeamId, { q: 'thank you' })
    expect(new Set(rows.map(row => row.teamId))).toEqual(new Set([smallTeamId]))
    expect((await listActivity(database, smallTeamId, { q: 'kudos' })).rows.length).toBeLessThan(10)
    expect((await listActivity(database, derivedId('no team'), { q: 'teamwork' })).rows).toEqual([])
  })

  it('finds private birthdays for their member only', async () => {
    const { rows } = await database.query<{ memberId: string }>(
      `update read_activity.activities set message = 'Happy hullabaloo', is_private = true
       where position in (1001, 13801) and team_id = '${teamId}' returning member_id as "memberId"`,
    )
    const other = await filledMemberId(database, 3)
    const found = async (viewer: string) =>
      (await listActivity(database, teamId, { q: 'hullabaloo', privateBirthdaysOf: viewer })).rows
    expect(await found(other)).toEqual([])
    for (const { memberId } of rows)
      expect((await found(memberId)).map(row => row.memberId)).toContain(memberId)
  })
})

describe('the cost of a search', () => {
  const page = { kinds: ['shoutout'], limit: 25 } as const

  it('is bounded, whether the words are frequent, rare or nowhere', async () => {
    for (const [name, searched] of words) {
      const buffers = await buffersOf(database, d => listActivity(d, teamId, { ...page, q: searched }))
      expect(
        buffers.reduce((sum, count) => sum + count, 0),
        name,
      ).toBeLessThan(1_500)
    }
  })

  it('is a part of an index behind the first activities, if the words are rare in any script', async () => {
    for (const searched of [
      'zeppelin',
      'golden anchor',
      '感謝',
      '謝',
      'чудо',
      'GRÖßTER',
      '100%',
      'zzqqxx',
      '鳥',
    ]) {
      const buffers = await buffersOf(database, d => listActivity(d, teamId, { ...page, q: searched }))
      // The members, the first activities, the last of these, the index, and the rows of the page.
      expect(buffers, searched).toHaveLength(5)
      expect(buffers[3], searched).toBeLessThan(100)
    }
  })

  it('does not grow with the team beside', async () => {
    for (const [name, searched] of words) {
      const buffers = await buffersOf(database, d => listActivity(d, smallTeamId, { ...page, q: searched }))
      expect(
        buffers.reduce((sum, count) => sum + count, 0),
        name,
      ).toBeLessThan(600)
    }
  })
})
