import { randomUUID } from 'node:crypto'
import {
  type ChangedPolicy,
  getPolicySimulation,
  listPolicySimulations,
  simulationsMax,
} from '@laurel/contract/team/policySimulation.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createRunner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { runSimulation } from '../policySimulation/runSimulation.ts'
import { simulationHandler } from '../policySimulation/simulationHandler.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const path = '/v1/admin/policy-simulations'
const unchanged: ChangedPolicy = {
  interval: null,
  shoutout_points: null,
  award_points: null,
  point_options: null,
  spot_award_max: null,
  celebrations_percent: null,
  expiry_months: null,
}

const createSimulations = async (name: string) => {
  const team = await api().team(name)
  const order = (policy: Partial<ChangedPolicy>, id: string = randomUUID(), as = team.olga) =>
    api().ask(as, {
      method: 'POST',
      url: path,
      body: { id, policy: { ...unchanged, ...policy }, start: null },
    })
  return {
    ...team,
    order,
    give: async (points: number) => {
      const outcome = await api().ledger.handle({
        type: 'giveShoutout',
        id: randomUUID(),
        teamId: team.teamId,
        actor: { kind: 'member', id: team.ann.memberId },
        occurredAt: instantOf(api().clock.now),
        data: {
          shoutoutId: randomUUID(),
          giverId: team.ann.memberId,
          recipientIds: [team.ben.memberId],
          pointsEach: points,
          channelId: team.channelId,
          value: null,
          message: 'Thank you',
        },
        policy: {
          allowance: { period: '2026-03-01', points: 100 },
          day: '2026-03-10',
          absentRecipientIds: [],
          ineligibleRecipientIds: [],
          pointOptions: [],
          values: [],
          isValueRequired: false,
        },
      })
      if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
      await api().shown((await settle(api().ledger, outcome.events)).position)
    },
    kept: async () =>
      listPolicySimulations.response.parse((await api().ask(team.olga, { url: path })).body).simulations,
    read: async (id: string) =>
      getPolicySimulation.response.parse((await api().ask(team.olga, { url: `${path}/${id}` })).body),
  }
}

const work = async () => {
  const { database, log } = api()
  const clock = () => instantOf(api().clock.now)
  const handlers = [simulationHandler({ database, simulate: runSimulation({ database, log }) })]
  const problems: unknown[] = []
  const onError = (error: unknown) => problems.push(error)
  await createRunner({ database, databaseUrl: url, handlers, clock, onError }).runDue()
  expect(problems).toEqual([])
}

const passTime = () => {
  api().clock.now = new Date(addMilliseconds(instantOf(api().clock.now), 60_000))
}

describe('a simulated policy', () => {
  test('runs in the background, and its result can be opened again', async () => {
    const team = await createSimulations('tried')
    await team.give(20)
    passTime()
    const id = randomUUID()
    expect(await team.order({ shoutout_points: 10 }, id)).toMatchObject({ status: 200 })
    await team.order({ shoutout_points: 10 }, id)
    expect(await team.kept()).toMatchObject([{ id, state: 'running' }])
    expect(await team.read(id)).toMatchObject({ state: 'running', result: null })
    await work()
    expect(await team.read(id)).toMatchObject({
      state: 'ready',
      policy: { shoutout_points: 10 },
      result: {
        totals: { given: { today: 20, changed: 0 }, liability: { today: 520, changed: 500 } },
        channels: [{ id: team.channelId, today: 20, changed: 0 }],
        refused: { shoutout: 1 },
        examples: [{ points: 20, reason: 'ALLOWANCE_EXHAUSTED', user: { id: team.ann.memberId } }],
      },
    })
  })

  test('tries other amounts of shoutouts', async () => {
    const team = await createSimulations('amounts')
    await team.give(20)
    passTime()
    const id = randomUUID()
    expect(await team.order({ point_options: [] }, id)).toMatchObject({ status: 400 })
    await team.order({ point_options: [5, 10] }, id)
    await work()
    expect(await team.read(id)).toMatchObject({
      policy: { point_options: [5, 10] },
      result: { refused: { shoutout: 1 }, examples: [{ reason: 'POINTS_NOT_AN_OPTION' }] },
    })
  })

  test('belongs to the administrators of its team', async () => {
    const team = await createSimulations('owned')
    const other = await createSimulations('other')
    const id = randomUUID()
    await team.order({}, id)
    expect(await api().ask(other.olga, { url: `${path}/${id}` })).toMatchObject({ status: 404 })
    expect(await other.kept()).toEqual([])
    expect(await api().ask(team.ann, { url: `${path}/${id}` })).toMatchObject({ status: 403 })
    expect(await team.order({}, randomUUID(), team.ann)).toMatchObject({ status: 403 })
  })

  test('makes room for newer ones', async () => {
    const team = await createSimulations('many')
    for (let index = 0; index <= simulationsMax; index += 1) {
      passTime()
      await team.order({ expiry_months: index + 1 })
    }
    const kept = await team.kept()
    expect(kept).toHaveLength(simulationsMax)
    expect(kept.at(-1)?.policy.expiry_months).toBe(2)
    await work()
    expect((await team.kept()).every(({ state }) => state === 'ready')).toBe(true)
  })

  test('refuses a policy by field', async () => {
    const team = await createSimulations('wrong')
    expect(await team.order({ expiry_months: 0 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.policy.expiry_months' }] },
    })
  })
})
