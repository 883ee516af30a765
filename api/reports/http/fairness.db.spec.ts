import { randomUUID } from 'node:crypto'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const path = '/v1/team/reporting/fairness'

const createFairTeam = async (name: string) => {
  const team = await api().team(name)
  const lead = async () => {
    const outcome = await api().ledger.handle({
      type: 'syncMemberFields',
      data: {
        memberId: team.ben.memberId,
        fields: {},
        managerId: team.ann.memberId,
        dates: { birthday: null, joinedOn: null },
      },
      id: randomUUID(),
      teamId: team.teamId,
      actor: { kind: 'member', id: team.olga.memberId },
      occurredAt: '2026-03-10T12:00:00.000Z',
    })
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    await api().shown((await settle(api().ledger, outcome.events)).position)
  }
  const show = async (isShown: boolean) => {
    const { status, body } = await api().ask(team.olga, {
      method: 'PATCH',
      url: '/v1/team/metadata',
      body: { show_fairness: isShown },
    })
    expect(status).toBe(200)
    await api().shown(z.object({ position: z.number() }).parse(body).position)
  }
  return { ...team, lead, show }
}

const Quiet = z.object({ users: z.array(z.object({ id: z.string() })) })

describe('the report on fairness', () => {
  test('is off until an administrator switches it on, and the change has its history', async () => {
    const team = await createFairTeam('fair')
    const off = { status: 409, body: { code: 'FAIRNESS_OFF' } }
    for (const part of ['', '/quiet', '/reciprocity', '/groups'])
      expect(await api().ask(team.olga, { url: `${path}${part}` })).toMatchObject(off)
    await team.show(true)
    expect(await api().ask(team.olga, { url: path })).toMatchObject({ status: 200 })
    const { body } = await api().ask(team.olga, { url: '/v1/admin/changes' })
    expect(JSON.stringify(body)).toContain('showsFairness')
    await team.show(false)
    expect(await api().ask(team.olga, { url: path })).toMatchObject(off)
  })

  test('shows a lead their own people alone', async () => {
    const team = await createFairTeam('led')
    await team.show(true)
    expect(await api().ask(team.ann, { url: `${path}/quiet` })).toMatchObject({ status: 403 })
    await team.lead()
    const { body } = await api().ask(team.ann, { url: `${path}/quiet` })
    const seen = Quiet.parse(body).users.map(({ id }) => id)
    expect(seen.every(id => id === team.ben.memberId)).toBe(true)
    const { body: all } = await api().ask(team.ann, { url: path })
    expect(z.object({ all: z.object({ people: z.number() }) }).parse(all).all.people).toBeLessThanOrEqual(1)
    expect(await api().ask(team.ann, { url: `${path}/groups?by=channels` })).toMatchObject({ status: 403 })
  })
})
