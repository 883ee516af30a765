import { getLeaderboard } from '@laurel/contract/reports/leaderboard.ts'
import { getLiability } from '@laurel/contract/reports/liability.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const recalledAt = '2026-03-10T15:00:00.000Z'

/** Ann thanks Ben, Ben thanks Cleo by mistake, and Ben spends some of it; Olga administers. */
const busyTeam = async (name: string) => {
  const { ledger, clock } = api()
  const team = await createTestTeam(ledger, { name, memberNames: ['Ann', 'Ben', 'Cleo'] })
  accepted(await team.add('Olga', { isAdmin: true }))
  const settled = async (outcome: ReturnType<typeof team.give>) =>
    settle(ledger, accepted(await outcome).events)
  await settled(team.give('Ann', ['Ben'], 40))
  await settled(team.give('Ben', ['Cleo'], 60, { key: 'mistake' }))
  await settled(team.redeem('Ben', 'Mug', 15))
  const { position: after } = await settled(team.recall('Ben', 'mistake', recalledAt))
  clock.now = new Date(Date.now() + 1000)
  const as = (member: string) => ({ teamId: team.teamId, memberId: team.memberId(member) })
  return { team, after, olga: as('Olga'), ann: as('Ann') }
}

const liability = (query = '') => ({ url: `/v1/admin/liability?${query}` })
const leaderboard = (query = '') => ({ url: `/v1/admin/leaderboard?${query}` })
type Administrator = Awaited<ReturnType<typeof busyTeam>>['olga']

const owed = async (olga: Administrator, query: string) =>
  getLiability.response.parse((await api().ask(olga, liability(query))).body)

/** `1 Ben 40`, each under its rank. */
const board = async (olga: Administrator, query: string) => {
  const { lines } = getLeaderboard.response.parse((await api().ask(olga, leaderboard(query))).body)
  return lines.map(({ rank, user, points }) => `${rank} ${user.name} ${points}`)
}

describe('the time machine of a team', () => {
  test('tells what is owed, how it came about and how old it is, as of any instant', async () => {
    const { olga, after } = await busyTeam('owing')
    expect(await owed(olga, `after=${after}`)).toMatchObject({
      clock: 'occurred',
      outstanding_points: 25,
      earned: 100,
      redeemed: 15,
      recalled: 60,
      held: 15,
      earned_by_group: [{ group: null, points: 100 }],
      owed_by_members: 0,
    })
    const before = await owed(olga, 'as_of=2026-03-10T14:59:59.999Z')
    expect(before).toMatchObject({ as_of: '2026-03-10T14:59:59.999Z', outstanding_points: 85, recalled: 0 })
    expect(before.by_age[0]).toEqual({ days: '0-30', points: 85 })
    expect(await owed(olga, 'as_of=2026-03-10T14:59:59.999Z&clock=recorded')).toMatchObject({
      outstanding_points: 0,
      earned_by_group: [],
    })
  })

  test('tells who received and who gave most; what was recalled counts up to its recall', async () => {
    const { olga, after } = await busyTeam('ranking')
    expect(await board(olga, `after=${after}`)).toEqual(['1 Ben 40'])
    expect(await board(olga, 'as_of=2026-03-10T14:59:59.999Z')).toEqual(['1 Cleo 60', '2 Ben 40'])
    expect(await board(olga, 'as_of=2026-03-10T14:59:59.999Z&by=given&range=[1,1]')).toEqual(['2 Ann 40'])
    expect(await board(olga, 'as_of=2026-03-10T14:59:59.999Z&clock=recorded')).toEqual([])
    expect(await board(olga, 'from=2026-03-11T00:00:00Z')).toEqual([])
  })

  test('shows nothing of another team, whatever ids it is sent', async () => {
    const { olga, ann, after, team } = await busyTeam('mine')
    const { teamId, olga: stranger } = await api().team('theirs')
    expect(await owed(stranger, `after=${after}&user_id=${team.memberId('Ben')}`)).toMatchObject({
      outstanding_points: 500,
    })
    expect(await board(stranger, `team=${team.teamId}`)).toEqual([])
    const foreign = channelIdOf(teamId, 'C1')
    expect(await board(stranger, `group=${foreign}`)).toEqual([])
    expect(await api().ask(olga, leaderboard(`group=${foreign}`))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
    for (const question of [liability(), leaderboard()]) {
      expect(await api().ask(ann, question)).toMatchObject({ status: 403 })
      expect(await api().ask(null, question)).toMatchObject({ status: 401 })
    }
  })

  test.each([
    ['an instant that has not been', 'as_of=2999-01-01T00:00:00Z', 'query.as_of'],
    ['no instant at all', 'as_of=yesterday', 'query.as_of'],
    ['a time without a zone', 'as_of=2026-03-10T12:00:00', 'query.as_of'],
    ['an unknown clock', 'clock=cuckoo', 'query.clock'],
  ])('refuses %s, and names the field', async (_, query, path) => {
    const { olga } = await busyTeam(query)
    for (const question of [liability(query), leaderboard(query)]) {
      const answer = await api().ask(olga, question)
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
      expect(JSON.stringify(answer.body)).toContain(`"path":"${path}"`)
    }
  })

  test.each([
    ['an unknown side', 'by=luck', 'query.by'],
    ['a start after the end', 'from=2026-03-11T00:00:00Z&as_of=2026-03-10T00:00:00Z', 'query.from'],
    ['a channel that is none', 'group=general', 'query.group'],
  ])('refuses %s for a leaderboard', async (_, query, path) => {
    const { olga } = await busyTeam(query)
    const answer = await api().ask(olga, leaderboard(query))
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(JSON.stringify(answer.body)).toContain(`"path":"${path}"`)
  })
})
