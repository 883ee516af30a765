import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { Competition } from '@laurel/ledger/competitions/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { leaderboardOf } from '@laurel/projections/awards/competitions/leaderboard.ts'
import { competitionById, competitionUsing } from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { projectCompany } from '@laurel/projections/testing/projected.ts'
import { describe, expect, test } from 'vitest'
import { completeDueCompetitions } from './completeDueCompetitions.ts'
import { createCompetition } from './createCompetition.ts'

const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'] })
const { team, teamId, ledger, log } = company
const { database, projections } = await projectCompany(company)
const awards = createTestAwards(ledger, team)

const caughtUp = async () => projections.waitForPosition(await log.head(), 30_000)
const envelope = (key: string, occurredAt: string) => ({
  id: derivedId('spec competition', key),
  teamId,
  actor: { kind: 'member', id: team.memberId('Ann') } as const,
  occurredAt,
})
const fill = async (channelId: string, names: readonly string[], key: string) =>
  accepted(
    await ledger.handle({
      type: 'syncChannelMembers',
      ...envelope(key, '2026-03-10T12:00:00.000Z'),
      data: { channelId, memberIds: names.map(team.memberId) },
    }),
  )
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
  const create = envelope(`create ${title}`, '2026-03-10T12:00:00.000Z')
  accepted(await ledger.handle({ type: 'createChannel', ...create, data: { channelId, settings } }))
  await fill(channelId, names, `fill ${title}`)
  return channelId
}

/** A competition from March 11 until just before March 18, with a channel and an award of its own. */
const compete = async (key: string, channelIds: readonly string[], changes: Partial<Competition> = {}) => {
  accepted(await awards.define(key, { points: 500 }))
  await caughtUp()
  const competitionId = derivedId('competition', key)
  accepted(
    await createCompetition({ ledger, database }, envelope(`create ${key}`, '2026-03-10T12:00:00.000Z'), {
      competitionId,
      title: key,
      type: channelIds.length === 1 ? 'PVP' : 'TVT',
      metric: 'SHOUTOUT_COUNT',
      channelIds: [...channelIds],
      startsAt: '2026-03-11T00:00:00.000Z',
      endsAt: '2026-03-18T00:00:00.000Z',
      awardId: awards.awardId(key),
      createdBy: team.memberId('Ann'),
      ...changes,
    }),
  )
  return competitionId
}
const give = (giver: string, to: readonly string[], channelId: string, at: string, key?: string) =>
  team.give(giver, to, 5, { channelId, at, ...(key === undefined ? {} : { key }) })

const decideAt = async (now: string) => {
  await caughtUp()
  await completeDueCompetitions({ ledger, database, log }, now, new AbortController().signal)
  const events = []
  for await (const batch of log.readAll()) events.push(...batch)
  await settle(
    ledger,
    events.filter(({ type }) => type === 'CompetitionCompleted'),
  )
  await caughtUp()
}
const result = async (competitionId: string) => {
  const found = await competitionById(database, teamId, competitionId)
  const nameOf = (id: string) =>
    ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].find(name => team.memberId(name) === id) ?? id
  return {
    state: found?.state,
    winners: found?.winners.map(({ id, score }) => `${nameOf(id)} ${score}`).sort(),
    standings: found?.standings.map(({ id, score }) => `${nameOf(id)} ${score}`),
    paid: found?.paidMembers,
    award: found?.paidAwardName,
  }
}
const prizesOf = async (competitionId: string) => {
  let paid = 0
  for await (const batch of log.readAll())
    for (const event of batch)
      if (event.type === 'PrizeGranted' && JSON.stringify(event.data).includes(competitionId)) paid += 1
  return paid
}

const inTime = '2026-03-18T00:01:00.000Z'
const twoDaysLate = '2026-03-20T09:00:00.000Z'

describe('a competition that is over', () => {
  test('counts its own channel and window, and no recalled thanks; ties share the win', async () => {
    const sales = await channel('sales', ['Ann', 'Ben', 'Cleo'])
    const other = await channel('other', ['Ann', 'Ben', 'Cleo'])
    const id = await compete('Sprint', [sales])
    await give('Ann', ['Ben', 'Cleo'], sales, '2026-03-11T00:00:00.000Z')
    await give('Ann', ['Ben'], sales, '2026-03-10T23:59:59.999Z')
    await give('Ann', ['Ben'], sales, '2026-03-18T00:00:00.000Z')
    await give('Ann', ['Ben'], other, '2026-03-12T00:00:00.000Z')
    await give('Ann', ['Ben'], sales, '2026-03-13T00:00:00.000Z', 'recalled')
    await team.recall('Ann', 'recalled')
    await give('Cleo', ['Ann'], sales, '2026-03-17T23:59:59.999Z')
    await give('Ben', ['Ann'], sales, '2026-03-17T23:59:59.998Z')
    await give('Ben', ['Cleo'], sales, '2026-03-17T23:59:59.997Z')
    await caughtUp()
    expect(await competitionUsing(database, teamId, sales)).toBe('Sprint')
    expect(await competitionUsing(database, teamId, other)).toBeNull()
    await decideAt('2026-03-18T00:00:10.000Z')
    expect((await result(id)).state).toBe('open')
    await decideAt(inTime)
    await decideAt(twoDaysLate)
    expect(await result(id)).toMatchObject({
      state: 'complete',
      winners: ['Ann 2', 'Cleo 2'],
      paid: 2,
      award: 'Sprint',
    })
    expect((await result(id)).standings).toHaveLength(3)
    expect(await prizesOf(id)).toBe(2)
    expect(await competitionUsing(database, teamId, sales)).toBeNull()
  })

  test('is decided two days late as it would have been in time', async () => {
    const late = await channel('late', ['Ann', 'Ben'])
    const id = await compete('Late', [late])
    await give('Ann', ['Ben'], late, '2026-03-12T00:00:00.000Z')
    await give('Ben', ['Ann'], late, '2026-03-18T08:00:00.000Z')
    await decideAt(twoDaysLate)
    expect(await result(id)).toMatchObject({ winners: ['Ben 1'], paid: 1 })
  })

  test('waits while the team is deactivated, and pays nothing in that time', async () => {
    const paused = await channel('paused', ['Ann', 'Ben'])
    const id = await compete('Paused', [paused])
    await give('Ann', ['Ben'], paused, '2026-03-12T00:00:00.000Z')
    const at = '2026-03-17T12:00:00.000Z'
    accepted(await ledger.handle({ type: 'deactivateTeam', ...envelope('stop', at), data: {} }))
    await decideAt(inTime)
    expect([(await result(id)).state, await prizesOf(id)]).toEqual(['open', 0])
    accepted(await ledger.handle({ type: 'reactivateTeam', ...envelope('go on', at), data: {} }))
    await decideAt(twoDaysLate)
    expect(await result(id)).toMatchObject({ state: 'complete', winners: ['Ben 1'], paid: 1 })
  })

  test('has no winner among members who left, and goes to the best who stayed', async () => {
    const left = await channel('left', ['Ann', 'Dan', 'Eve'])
    const id = await compete('Left', [left])
    await give('Ann', ['Dan', 'Eve'], left, '2026-03-12T00:00:00.000Z')
    await give('Ann', ['Dan'], left, '2026-03-12T00:00:01.000Z')
    await fill(left, ['Ann', 'Eve'], 'Dan leaves')
    await decideAt(inTime)
    expect(await result(id)).toMatchObject({ winners: ['Eve 1'], paid: 1 })
  })

  test('ends without a winner where nothing was received', async () => {
    const quiet = await channel('quiet', ['Ann', 'Ben'])
    const id = await compete('Quiet', [quiet])
    await decideAt(inTime)
    expect(await result(id)).toMatchObject({ state: 'complete', winners: [], paid: 0 })
  })

  test('names its winners and pays nothing where its award was archived', async () => {
    const archived = await channel('archived', ['Ann', 'Ben'])
    const id = await compete('Archived', [archived])
    await give('Ann', ['Ben'], archived, '2026-03-12T00:00:00.000Z')
    accepted(await awards.archive('Archived'))
    await decideAt(inTime)
    expect(await result(id)).toMatchObject({ winners: ['Ben 1'], paid: 0, award: null })
    expect(await prizesOf(id)).toBe(0)
  })

  test('between channels pays each member of the winning one, and counts both competitions of a channel', async () => {
    const [red, blue] = [await channel('red', ['Ann', 'Ben']), await channel('blue', ['Cleo'])]
    const id = await compete('Colours', [red, blue], { metric: 'POINTS' })
    const emptied = await compete('Emptied', [red, await channel('green', ['Dan'])])
    await give('Cleo', ['Ann'], red, '2026-03-12T00:00:00.000Z')
    await give('Cleo', ['Ben'], red, '2026-03-12T00:00:01.000Z')
    await give('Ann', ['Cleo'], blue, '2026-03-12T00:00:02.000Z')
    await caughtUp()
    const competition = await competitionById(database, teamId, id)
    if (!competition) throw new Error('It was created.')
    expect(
      (await leaderboardOf(database, teamId, competition)).places.map(({ rank, name, score }) => [
        rank,
        name,
        score,
      ]),
    ).toEqual([
      [1, 'red', 10],
      [2, 'blue', 5],
    ])
    await decideAt(inTime)
    expect(await result(id)).toMatchObject({ winners: [`${red} 10`], paid: 2 })
    expect(await result(emptied)).toMatchObject({ winners: [`${red} 2`], paid: 2 })
  })

  test('pays no one where the winning channel lost all members', async () => {
    const [gone, rest] = [await channel('gone', ['Ann', 'Ben']), await channel('rest', ['Cleo'])]
    const id = await compete('Gone', [gone, rest])
    await give('Ann', ['Ben'], gone, '2026-03-12T00:00:00.000Z')
    await fill(gone, [], 'all leave')
    await decideAt(inTime)
    expect(await result(id)).toMatchObject({ state: 'complete', winners: [`${gone} 1`], paid: 0 })
  })

  test('is counted once, when the read models show all that is in the log', async () => {
    const slow = await channel('slow', ['Ann', 'Ben'])
    const id = await compete('Slow', [slow])
    await give('Ann', ['Ben'], slow, '2026-03-12T00:00:00.000Z')
    await caughtUp()
    const missing = (await log.head()) + 1
    let looks = 0
    let counts = 0
    const looked: Queryable = {
      query: async (statement, values) => {
        const text = typeof statement === 'string' ? statement : statement.text
        if (text.includes('projections.checkpoints')) looks += 1
        if (text.includes('as scores')) counts += 1
        const answer = await database.query(statement, values)
        if (looks === 3) {
          await give('Ann', ['Ben'], slow, '2026-03-12T00:00:01.000Z', 'slow')
          await caughtUp()
        }
        return answer
      },
    }
    const dependencies = { ledger, database: looked, log: { ...log, head: async () => missing } }
    await completeDueCompetitions(dependencies, inTime, new AbortController().signal)
    await caughtUp()
    expect(await result(id)).toMatchObject({ winners: ['Ben 2'] })
    expect([looks, counts]).toEqual([5, 1])
  })

  test('counts whole months from sums, and takes recalled thanks from them', async () => {
    const spring = await channel('spring', ['Ann', 'Ben', 'Cleo'])
    const id = await compete('Spring', [spring], { endsAt: '2026-06-11T00:00:00.000Z' })
    for (const [index, at] of [
      '2026-03-12',
      '2026-04-01',
      '2026-04-30',
      '2026-05-20',
      '2026-06-10',
    ].entries())
      await give('Ann', ['Ben'], spring, `${at}T00:00:00.000Z`, `spring ${index}`)
    await give('Ann', ['Cleo'], spring, '2026-06-11T00:00:00.000Z')
    await team.recall('Ann', 'spring 2')
    await decideAt('2026-06-11T01:00:00.000Z')
    expect(await result(id)).toMatchObject({ winners: ['Ben 4'], standings: ['Ben 4'] })
  })
})

test('what was decided can be recomputed from the log', async () => {
  const { findings, checked } = await verifyLedger(log)
  expect(checked).toContain('competitions as counted')
  expect(findings).toEqual([])
})
