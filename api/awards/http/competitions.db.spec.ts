import { saveAwards } from '@laurel/contract/awards/awards.ts'
import type { Competition } from '@laurel/contract/awards/competition.ts'
import {
  competitionHistory,
  competitionLeaderboard,
  competitionResults,
  createCompetition,
  listCompetitionResults,
  listCompetitions,
  ownCompetitions,
} from '@laurel/contract/awards/competitions.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test, vi } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
import { completeDueCompetitions } from '../competitions/completeDueCompetitions.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const hour = 3_600_000
const fromNow = (hours: number) => addMilliseconds(instantOf(new Date()), hours * hour)

const newTeam = () => api().team(crypto.randomUUID().slice(0, 8))

const awardOf = async ({ olga }: TestTeam) => {
  const answer = await api().ask(olga, {
    method: 'PATCH',
    url: '/v1/team/awards',
    payload: { to_create: { name: 'Beacon', points: 300 } },
  })
  return saveAwards.response.parse(answer.body).awards[0]?.id ?? ''
}

const create = async (team: TestTeam, changes: object = {}) => {
  const answer = await api().ask(team.olga, {
    method: 'POST',
    url: '/v1/team/competitions',
    payload: {
      title: 'Sprint',
      type: 'PVP',
      metric: 'SHOUTOUT_COUNT',
      group_id: team.channelId,
      start_time: fromNow(-1),
      end_time: fromNow(1),
      award_id: await awardOf(team),
      ...changes,
    },
  })
  const created = createCompetition.response.safeParse(answer.body).data
  return { ...answer, id: created?.id ?? '', position: created?.position ?? -1 }
}

const join = async ({ teamId, channelId, olga }: TestTeam, memberIds: readonly string[]) => {
  const outcome = await api().ledger.handle({
    type: 'syncChannelMembers',
    id: crypto.randomUUID(),
    teamId,
    actor: { kind: 'member', id: olga.memberId },
    occurredAt: instantOf(new Date()),
    data: { channelId, memberIds: [...memberIds] },
  })
  return outcome.kind === 'accepted' ? outcome.position : -1
}

const listed = async ({ olga }: TestTeam, after: number): Promise<readonly Competition[]> => {
  const answer = await api().ask(olga, { url: `/v1/team/competitions?after=${after}` })
  return listCompetitions.response.parse(answer.body).competitions
}

describe('competitions', () => {
  test('are listed with what the specification names', async () => {
    const team = await newTeam()
    const { id, position } = await create(team)
    const upcoming = await create(team, { title: 'Later', start_time: fromNow(24), end_time: fromNow(48) })
    const [first, second] = await listed(team, upcoming.position)
    expect(position).toBeGreaterThan(0)
    expect(first).toMatchObject({
      id,
      title: 'Sprint',
      type: 'PVP',
      metric: 'SHOUTOUT_COUNT',
      status: 'STARTED',
      user_group: { id: team.channelId },
      award: { name: 'Beacon' },
    })
    expect(second).toMatchObject({ title: 'Later', status: 'SCHEDULED' })
  })

  test('take days of the team, both included', async () => {
    const team = await newTeam()
    const [start, end] = [fromNow(48).slice(0, 10), fromNow(72).slice(0, 10)]
    const { position } = await create(team, { start_time: start, end_time: end })
    const [competition] = await listed(team, position)
    expect(competition).toMatchObject({ start_date: start, end_date: end })
    expect(Date.parse(competition?.end_reset_time ?? '')).toBeGreaterThan(Date.parse(`${end}T12:00:00Z`))
  })

  test.each([
    ['without a title', { title: ' ' }, 400, 'INVALID_REQUEST'],
    ['without a group', { group_id: undefined }, 400, 'INVALID_REQUEST'],
    [
      'with one group against none',
      { type: 'TVT', group_ids: [crypto.randomUUID()] },
      400,
      'INVALID_REQUEST',
    ],
    ['with an unknown group', { group_id: crypto.randomUUID() }, 422, 'COMPETITION_CHANNEL_UNKNOWN'],
    ['with an unknown award', { award_id: crypto.randomUUID() }, 422, 'COMPETITION_AWARD_UNKNOWN'],
    ['that ends before it starts', { end_time: fromNow(-2) }, 422, 'COMPETITION_ENDS_TOO_EARLY'],
    ['that started last week', { start_time: fromNow(-170) }, 422, 'COMPETITION_STARTS_TOO_EARLY'],
    ['of ten years', { end_time: fromNow(87_600) }, 422, 'COMPETITION_TOO_LONG'],
  ])('%s is refused', async (_name, changes, status, code) => {
    expect(await create(await newTeam(), changes)).toMatchObject({ status, body: { code } })
  })

  test('need a plan with awards to be created', async () => {
    const team = await newTeam()
    await api().database.query(`update ${teams.live} set plan = 'core' where team_id = $1`, [team.teamId])
    const answer = await api().ask(team.olga, {
      method: 'POST',
      url: '/v1/team/competitions',
      payload: {
        title: 'Sprint',
        type: 'PVP',
        metric: 'POINTS',
        group_id: team.channelId,
        start_time: fromNow(1),
        end_time: fromNow(2),
        award_id: crypto.randomUUID(),
      },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'PRO_REQUIRED' } })
  })

  test('need a plan with awards to be administered, and those who compete still see their places', async () => {
    const team = await newTeam()
    const { id, position } = await create(team)
    await listed(team, position)
    await api().database.query(`update ${teams.live} set plan = 'core' where team_id = $1`, [team.teamId])
    const administered = [
      ['GET', '/v1/team/competitions'],
      ['GET', '/v1/team/competitions/results'],
      ['GET', '/v1/admin/competitionResults'],
      ['DELETE', `/v1/team/competitions/${id}`],
    ] as const
    for (const [method, path] of administered)
      expect(await api().ask(team.olga, { method, url: path }), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'PRO_REQUIRED' },
      })
    for (const path of ['/v1/user/competitions', `/v1/team/competitions/${id}/leaderboard`])
      expect((await api().ask(team.ann, { url: path })).status, path).toBe(200)
  })

  test('keep their group from being deleted, and let it go when they are archived', async () => {
    const team = await newTeam()
    const { id, position } = await create(team)
    await listed(team, position)
    const deletion = { method: 'DELETE', url: `/v1/team/groups/${team.channelId}` } as const
    expect(await api().ask(team.olga, deletion)).toMatchObject({
      status: 409,
      body: { code: 'CHANNEL_IN_USE', detail: expect.stringContaining('Sprint') },
    })
    const archived = await api().ask(team.olga, { method: 'DELETE', url: `/v1/team/competitions/${id}` })
    expect(archived.status).toBe(200)
    expect(
      await listed(team, createCompetition.response.omit({ id: true }).parse(archived.body).position),
    ).toEqual([])
    expect(await api().ask(team.olga, deletion)).toMatchObject({ status: 200 })
    expect(await api().ask(team.olga, { url: `/v1/team/competitions/${id}/leaderboard` })).toMatchObject({
      status: 404,
    })
  })

  test('have one leaderboard for administrators and members, and results after the end', async () => {
    const team = await newTeam()
    const { olga, ann, ben, channelId } = team
    await join(team, [ann.memberId, ben.memberId])
    const { id } = await create(team)
    const given = await api().ask(ann, {
      method: 'POST',
      url: '/v1/shoutouts',
      payload: { for_user_ids: [ben.memberId], points_each: 1, group_id: channelId },
    })
    expect(given.status).toBe(200)
    const after = JSON.parse(JSON.stringify(given.body)).position
    const leaderboardFor = async (as: typeof olga) => {
      const answer = await api().ask(as, { url: `/v1/team/competitions/${id}/leaderboard?after=${after}` })
      return competitionLeaderboard.response.parse(answer.body)
    }
    const place = { rank: 1, type: 'user', id: ben.memberId, score: 1 }
    expect(await leaderboardFor(olga)).toMatchObject({ leaderboard: [place], own: null })
    expect(await leaderboardFor(ben)).toMatchObject({ leaderboard: [place], own: { rank: 1, score: 1 } })
    expect(await api().ask(ben, { url: `/v1/team/competitions/${id}/results` })).toMatchObject({
      status: 404,
    })
    const own = ownCompetitions.response.parse((await api().ask(ben, { url: '/v1/user/competitions' })).body)
    expect(own).toMatchObject({ running: [{ competition: { id }, own: { rank: 1 }, leaders: [place] }] })

    const { ledger, database, log } = api()
    const later = fromNow(2)
    await completeDueCompetitions({ ledger, database, log }, later, new AbortController().signal)
    const head = await log.head()
    const result = { id, reward: { winners: [place], winner_count: 1, paid_count: 1, name: 'Beacon' } }
    const results = await api().ask(ben, { url: `/v1/team/competitions/${id}/results?after=${head}` })
    expect(competitionResults.response.parse(results.body)).toMatchObject({ ...result, results: [place] })
    const past = await api().ask(olga, { url: '/v1/team/competitions/results' })
    expect(listCompetitionResults.response.parse(past.body).results).toMatchObject([result])
    const history = await api().ask(olga, { url: '/v1/admin/competitionResults?range=[0,9]' })
    expect(competitionHistory.response.parse(history.body)).toMatchObject([result])
    expect(await listed(team, head)).toEqual([])
    expect(await api().ask(olga, { method: 'DELETE', url: `/v1/team/competitions/${id}` })).toMatchObject({
      status: 409,
      body: { code: 'COMPETITION_COMPLETE' },
    })
  })

  test('are answered with as many statements for six results as for two', async () => {
    const team = await newTeam()
    const { olga, ann, ben, channelId, teamId } = team
    await join(team, [ann.memberId, ben.memberId])
    const { ledger, database, log } = api()
    const otherId = channelIdOf(teamId, 'Others')
    await ledger.handle({
      type: 'createChannel',
      id: crypto.randomUUID(),
      teamId,
      actor: { kind: 'member', id: olga.memberId },
      occurredAt: instantOf(new Date()),
      data: {
        channelId: otherId,
        settings: {
          title: 'Others',
          slackChannelId: 'COTHERS',
          shoutoutAllowance: 0,
          awardAllowance: 0,
          pointOptions: [],
          managerIds: [],
        },
      },
    })
    const caughtUp = async () => api().shown(await log.head())
    await caughtUp()
    const compete = async () => {
      const sides = { type: 'TVT', group_id: undefined, group_ids: [channelId, otherId] }
      const answers = [
        await create(team, { title: 'Members' }),
        await create(team, { title: 'Groups', ...sides }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    const statementsOfResults = async () => {
      await caughtUp()
      await completeDueCompetitions({ ledger, database, log }, fromNow(2), new AbortController().signal)
      await caughtUp()
      const queries = vi.spyOn(database, 'query')
      const past = await api().ask(olga, { url: '/v1/team/competitions/results' })
      const ofList = queries.mock.calls.length
      const history = await api().ask(olga, { url: '/v1/admin/competitionResults?range=[0,9]' })
      const ofHistory = queries.mock.calls.length - ofList
      queries.mockRestore()
      const { results } = listCompetitionResults.response.parse(past.body)
      expect(competitionHistory.response.parse(history.body)).toEqual(results)
      return { results, statements: [ofList, ofHistory] }
    }
    await compete()
    await api().ask(ann, {
      method: 'POST',
      url: '/v1/shoutouts',
      payload: { for_user_ids: [ben.memberId], points_each: 1, group_id: channelId },
    })
    const two = await statementsOfResults()
    const shown = two.results.map(({ title, reward, results }) => [
      title,
      [reward.winners, results].map(places => places.map(({ name }) => name)),
    ])
    expect(Object.fromEntries(shown)).toEqual({
      Members: [['Ben'], ['Ben']],
      Groups: [['#general'], ['#general']],
    })
    for (let round = 0; round < 2; round += 1) await compete()
    const six = await statementsOfResults()
    expect([two.results.length, six.results.length]).toEqual([2, 6])
    expect(six.statements).toEqual(two.statements)
  })
})
