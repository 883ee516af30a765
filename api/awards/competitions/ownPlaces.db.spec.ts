import type { Competition } from '@laurel/ledger/competitions/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import type { Prepared } from '@laurel/projections/engine/queryable.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { projectCompany } from '@laurel/projections/testing/projected.ts'
import { describe, expect, test } from 'vitest'
import { createCompetition } from './createCompetition.ts'
import { createOwnPlaces } from './ownPlaces.ts'
import { ownRunning } from './readCompetitions.ts'

const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo', 'Dan'] })
const { team, teamId, ledger, log } = company
const { database, projections } = await projectCompany(company)
const awards = createTestAwards(ledger, team)
const now = '2026-03-14T12:00:00.000Z'

const caughtUp = async () => projections.waitForPosition(await log.head(), 30_000)
const envelope = (key: string) => ({
  id: derivedId('spec places', key),
  teamId,
  actor: { kind: 'member', id: team.memberId('Ann') } as const,
  occurredAt: '2026-03-10T12:00:00.000Z',
})
const channel = async (title: string, names: readonly string[]) => {
  const channelId = channelIdOf(teamId, title)
  const settings = {
    title,
    slackChannelId: title,
    shoutoutAllowance: 1000,
    awardAllowance: 0,
    pointOptions: [],
    managerIds: [],
  }
  const data = { channelId, memberIds: names.map(team.memberId) }
  accepted(
    await ledger.handle({
      type: 'createChannel',
      ...envelope(`create ${title}`),
      data: { channelId, settings },
    }),
  )
  accepted(await ledger.handle({ type: 'syncChannelMembers', ...envelope(`fill ${title}`), data }))
  return channelId
}
const compete = async (title: string, channelIds: readonly string[], changes: Partial<Competition> = {}) => {
  accepted(await awards.define(title, { points: 500 }))
  await caughtUp()
  const data = {
    competitionId: derivedId('competition', title),
    title,
    type: channelIds.length === 1 ? ('PVP' as const) : ('TVT' as const),
    metric: 'SHOUTOUT_COUNT' as const,
    channelIds: [...channelIds],
    startsAt: '2026-03-11T00:00:00.000Z',
    endsAt: '2026-03-18T00:00:00.000Z',
    awardId: awards.awardId(title),
    createdBy: team.memberId('Ann'),
    ...changes,
  }
  accepted(await createCompetition({ ledger, database }, envelope(`compete ${title}`), data))
  await caughtUp()
}
const give = async (giver: string, to: readonly string[], channelId: string) => {
  accepted(await team.give(giver, to, 1, { channelId, at: '2026-03-12T00:00:00.000Z' }))
  await caughtUp()
}

/** Reads places by a clock of its own, and counts how often scores are read. */
const setUp = () => {
  let time = 0
  let counts = 0
  const counting = {
    query: (statement: string | Prepared, values?: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text
      if (text.includes(activities.live)) counts += 1
      return database.query(statement, values)
    },
  }
  const readPlaces = createOwnPlaces(counting, { now: () => time })
  return {
    placesOf: async (name: string) =>
      (await readPlaces({ teamId, memberId: team.memberId(name) }, now)).map(
        ({ competition, own }) => [competition.title, own] as const,
      ),
    counts: () => counts,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** The same from the leaderboards. */
const exactPlacesOf = async (name: string) =>
  (await ownRunning(database, { teamId, memberId: team.memberId(name) })).map(({ competition, own }) => [
    competition.title,
    own && { rank: own.rank, score: own.score },
  ])

describe('the own places of members', () => {
  test('are those of the leaderboards: of a member, or of the best of their channels', async () => {
    const [red, blue] = [await channel('red', ['Ann', 'Ben', 'Dan']), await channel('blue', ['Ben', 'Cleo'])]
    await compete('Members', [red])
    await compete('Channels', [red, blue])
    await give('Ann', ['Ben', 'Dan'], red)
    await give('Cleo', ['Ben'], blue)
    const { placesOf } = setUp()
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan'])
      expect(await placesOf(name)).toEqual(await exactPlacesOf(name))
    expect(Object.fromEntries(await placesOf('Dan'))).toEqual({
      Members: { rank: 1, score: 1 },
      Channels: { rank: 1, score: 2 },
    })
    expect(Object.fromEntries(await placesOf('Cleo'))).toEqual({ Channels: { rank: 2, score: 1 } })
  })

  test('come from scores that all share for half a minute', async () => {
    const green = await channel('green', ['Cleo', 'Dan'])
    await compete('Shared', [green])
    await give('Cleo', ['Dan'], green)
    const { placesOf, counts, wait } = setUp()
    const sharedOf = async (name: string) => new Map(await placesOf(name)).get('Shared')
    expect([await sharedOf('Cleo'), await sharedOf('Dan')]).toEqual([null, { rank: 1, score: 1 }])
    const atFirst = counts()
    await give('Dan', ['Cleo'], green)
    wait(29_999)
    expect([await sharedOf('Cleo'), counts()]).toEqual([null, atFirst])
    wait(1)
    expect(await sharedOf('Cleo')).toEqual({ rank: 1, score: 1 })
  })

  test('are read for the first five competitions that run, and for no others', async () => {
    await team.add('Eve')
    const busy = await channel('busy', ['Eve'])
    await compete('Over', [busy], {
      startsAt: '2026-03-11T00:00:00.000Z',
      endsAt: '2026-03-14T00:00:00.000Z',
    })
    for (const number of [1, 2, 3, 4, 5, 6])
      await compete(`Busy ${number}`, [busy], { startsAt: `2026-03-12T00:00:0${number}.000Z` })
    await compete('Waiting', [busy], { startsAt: '2026-03-15T00:00:00.000Z' })
    const { placesOf, counts } = setUp()
    expect((await placesOf('Eve')).map(([title]) => title)).toEqual([
      'Busy 1',
      'Busy 2',
      'Busy 3',
      'Busy 4',
      'Busy 5',
    ])
    expect(counts()).toBe(5)
  })
})
