import { listFindings, readFinding } from '@laurel/contract/recognition/findings.ts'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { backTestRadar, readRadar } from '@laurel/contract/recognition/radar.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { lookAtTeam } from '../radar/lookAtTeam.ts'
import { askToLook } from '../radar/radarJobs.ts'
import { eraseSightings } from '../radar/sightingRows.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const give = async (from: TestMember, to: TestMember, about: string) => {
  const { body } = await api().ask(from, {
    method: 'POST',
    url: '/v1/shoutouts',
    payload: { for_user_ids: [to.memberId], points_each: 10, message_text: `You helped me with ${about}.` },
  })
  await api().shown(giveShoutout.response.parse(body).position)
}

/** Ann and Ben thank each other alone. */
const trade = async ({ ann, ben }: TestTeam, times: number, about = 'day') => {
  for (let time = 0; time < times; time += 1) {
    await give(ann, ben, `${about} ${time}`)
    await give(ben, ann, `${about} ${time}`)
  }
}

const look = async ({ teamId }: TestTeam) => {
  const { database, ledger, clock } = api()
  const now = clock.now.toISOString()
  await askToLook(database, teamId, now)
  await lookAtTeam({ database, ledger }, teamId, now, new AbortController().signal)
}

const list = async (as: TestMember, filter: object = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  return listFindings.response.parse(
    (await api().ask(as, { url: `/v1/admin/findings?${query.toString()}` })).body,
  )
}
const act = async (as: TestMember, path: string, payload: object) => {
  const answer = await api().ask(as, { method: 'POST', url: `/v1/admin/${path}`, payload })
  if (answer.status === 200) await api().shown(Acknowledged.parse(answer.body).position)
  return answer
}
const switchPairs = (team: TestTeam, is_on: boolean, threshold = 75) =>
  act(team.olga, 'radar/signals/pair', { is_on, threshold })
const radarOf = async ({ olga }: TestTeam) =>
  readRadar.response.parse((await api().ask(olga, { url: '/v1/admin/radar' })).body)
const tried = async ({ olga }: TestTeam, threshold: number) =>
  backTestRadar.response.parse(
    (await api().ask(olga, { url: `/v1/admin/radar/back-test?signal=pair&threshold=${threshold}` })).body,
  )

describe('the radar', () => {
  test('is off, tells what a signal would have found, and then finds it', async () => {
    const team = await api().team('radar')
    await trade(team, 3)
    expect(await radarOf(team)).toMatchObject({ looked_at: null, is_looking: false })
    expect((await tried(team, 75)).months).toEqual([])
    await look(team)
    expect((await radarOf(team)).looked_at).not.toBeNull()

    const { months, examples } = await tried(team, 75)
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject({ findings: 1, thanks: 6 })
    expect(examples).toMatchObject([{ signal: 'pair', share: 100, times: 6, weight: 60, status: 'quiet' }])
    expect(await list(team.olga)).toEqual([])

    await switchPairs(team, true)
    expect((await radarOf(team)).signals).toContainEqual({
      signal: 'pair',
      is_on: true,
      threshold: 75,
      proposed: 65,
    })
    expect(await list(team.olga)).toMatchObject([{ signal: 'pair', status: 'open', share: 100 }])
    const { body } = await api().ask(team.olga, { url: '/v1/admin/changes' })
    expect(JSON.stringify(body)).toContain('radar.pair')
    await switchPairs(team, false)
    expect(await list(team.olga)).toEqual([])
  })

  test('opens a finding to its shoutouts, and stays quiet about what looks fine until it grows', async () => {
    const team = await api().team('fine')
    const { olga, ann } = team
    await switchPairs(team, true)
    await trade(team, 3)
    await look(team)
    const [found] = await list(olga)
    const id = found?.id ?? ''
    const read = async () =>
      readFinding.response.parse((await api().ask(olga, { url: `/v1/admin/findings/${id}` })).body)
    expect((await read()).entries).toHaveLength(6)

    expect(await act(olga, `findings/${id}/dismiss`, { reason: ' ' })).toMatchObject({ status: 400 })
    await act(olga, `findings/${id}/dismiss`, { reason: 'They share a project.' })
    expect(await list(olga)).toEqual([])
    expect(await list(olga, { status: 'fine' })).toMatchObject([{ id, decided_by: { name: 'Olga' } }])
    expect(await read()).toMatchObject({ status: 'fine', reason: 'They share a project.' })

    await give(ann, team.ben, 'one more')
    await look(team)
    expect(await list(olga)).toEqual([])
    await trade(team, 2, 'more')
    await look(team)
    expect(await list(olga)).toMatchObject([{ id, weight: 110, status: 'open' }])

    await act(olga, `findings/${id}/dismiss`, { reason: 'Still the project.' })
    await act(olga, `findings/${id}/reopen`, {})
    expect(await list(olga)).toMatchObject([{ id, status: 'open', decided_by: null }])
  })

  test('keeps what was seen to administrators of the same team, and forgets an erased person', async () => {
    const team = await api().team('private')
    const { olga: stranger } = await api().team('stranger')
    await switchPairs(team, true)
    await trade(team, 3)
    await look(team)
    const id = (await list(team.olga))[0]?.id ?? ''
    expect(await list(stranger)).toEqual([])
    expect(await api().ask(stranger, { url: `/v1/admin/findings/${id}` })).toMatchObject({ status: 404 })
    for (const path of ['radar', 'findings', `findings/${id}`])
      expect(await api().ask(team.ann, { url: `/v1/admin/${path}` })).toMatchObject({ status: 403 })
    await eraseSightings(api().database, team.teamId, team.ben.memberId)
    expect(await list(team.olga, { id: [id] })).toEqual([])
  })
})
