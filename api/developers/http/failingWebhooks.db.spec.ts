import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
import { createTestWebhooks } from '../testing/testWebhooks.ts'
import { type DeliveryRow, listDeliveries } from '../webhooks/deliveryRows.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const { received, answers, whileAnswering, work, add, adjust, deliveriesOf, webhookOf, post, arrived } =
  createTestWebhooks(url, api)

// What an earlier test left waiting must not arrive in the next one.
beforeEach(async () => {
  await api().database.query('delete from developers.webhooks')
  received.length = 0
})

const newTeam = () => api().team(crypto.randomUUID().slice(0, 8))
const pathOf = ({ id }: { readonly id: string }) => `/v1/developers/webhooks/${id}`

/** Lets the only delivery of a team fail as soon as each attempt is due; answers how it stands then. */
const failAgain = async ({ teamId }: TestTeam, times: number) => {
  const { database, clock } = api()
  for (let time = 0; time < times; time += 1) {
    const next = (await deliveryOfTeam(database, teamId)).nextAttemptAt
    if (next !== null) clock.now = new Date(next)
    answers.push(500)
    await work()
  }
  const { state, attempts, nextAttemptAt: next } = await deliveryOfTeam(database, teamId)
  return { state, attempts, pause: next === null ? null : Date.parse(next) - clock.now.getTime() }
}

const deliveryOfTeam = async (database: Queryable, teamId: TeamId): Promise<DeliveryRow> => {
  const [delivery] = (await listDeliveries(database, teamId, { limit: 1 })).rows
  if (!delivery) throw new Error('The team has no delivery.')
  return delivery
}

/** A webhook whose receiver has just failed, so that a later attempt is due in some seconds. */
const failing = async () => {
  const team = await newTeam()
  const { webhook } = await add(team)
  await adjust(team, 1)
  answers.push(500)
  await work()
  expect(arrived()).toEqual([1])
  return { team, webhook, path: pathOf(webhook) }
}

describe('a webhook that is switched on', () => {
  test('without catching up begins at once with what happens then', async () => {
    const { team, webhook, path } = await failing()
    await adjust(team, 2)
    await work()
    await post(team, `${path}/disable`)
    api().clock.now = new Date(api().clock.now.getTime() + 6_000)
    // Its deliveries are put off by a day.
    await work()
    await adjust(team, 3)
    await post(team, `${path}/enable`, { catches_up: false })
    await adjust(team, 4)
    await work()
    expect(arrived()).toEqual([4])
    expect((await deliveriesOf(team)).map(({ state }) => state)).toEqual(['delivered', 'failed', 'failed'])
    expect(await webhookOf(team, webhook.id)).toMatchObject({ status: 'active', waiting: 0 })
  })

  test('sends what was left out where a person asks for it', async () => {
    const { team, path } = await failing()
    await post(team, `${path}/disable`)
    await post(team, `${path}/enable`, { catches_up: false })
    const [left] = await deliveriesOf(team)
    await post(team, `/v1/admin/webhook_deliveries/${left?.id}/retry`)
    await work()
    expect(arrived()).toEqual([1])
  })

  test('leaves out the event that is on its way when it fails, and keeps it when it arrives', async () => {
    for (const [status, state] of [
      [500, 'failed'],
      [204, 'delivered'],
    ] as const) {
      const team = await newTeam()
      const { webhook } = await add(team)
      await adjust(team, 1)
      answers.push(status)
      whileAnswering.push(async () => {
        await post(team, `${pathOf(webhook)}/disable`)
        await post(team, `${pathOf(webhook)}/enable`, { catches_up: false })
      })
      await work()
      expect(await deliveriesOf(team)).toMatchObject([{ state, next_attempt_at: null }])
      await adjust(team, 2)
      await work()
      expect(arrived()).toEqual([1, 2])
    }
  })
})

describe('a delivery', () => {
  test('that failed for good has all attempts ahead of it when a person asks for it', async () => {
    const { team } = await failing()
    const { now } = api().clock
    expect(await failAgain(team, 9)).toEqual({ state: 'failed', attempts: 10, pause: null })
    // The session of the administrator has ended by then.
    api().clock.now = now
    const [failed] = await deliveriesOf(team)
    await post(team, `/v1/admin/webhook_deliveries/${failed?.id}/retry`)
    expect(await failAgain(team, 1)).toEqual({ state: 'waiting', attempts: 11, pause: 5_000 })
    expect(await failAgain(team, 1)).toEqual({ state: 'waiting', attempts: 12, pause: 300_000 })
  })

  test('that waited while its webhook was off begins with short pauses', async () => {
    const { team, path } = await failing()
    expect(await failAgain(team, 2)).toEqual({ state: 'waiting', attempts: 3, pause: 1_800_000 })
    await post(team, `${path}/disable`)
    await post(team, `${path}/enable`, { catches_up: true })
    answers.push(500)
    await work()
    expect(await failAgain(team, 0)).toEqual({ state: 'waiting', attempts: 4, pause: 5_000 })
  })
})

describe('a webhook that gets another address', () => {
  test.each([
    ['tries what waits there at once', '?second', [1]],
    ['keeps the pause while the address is the same', '', []],
  ])('%s', async (_name, query, expected) => {
    const { team, webhook, path } = await failing()
    const { url: address, types, includes_messages } = webhook
    const answer = await api().ask(team.olga, {
      method: 'PUT',
      url: path,
      payload: { url: `${address}${query}`, description: 'Moved', types, includes_messages },
    })
    expect(answer.body).toMatchObject({ webhook: { url: `${address}${query}`, description: 'Moved' } })
    await work()
    expect(arrived()).toEqual(expected)
  })
})

describe('a test event', () => {
  test('does not wait for the next attempt at another event', async () => {
    const { team, path } = await failing()
    await post(team, `${path}/test`)
    await work()
    expect(arrived()).toEqual(['test'])
  })

  test.each([500, 410])(
    'that is answered with %i says so, and changes nothing about its webhook',
    async status => {
      const team = await newTeam()
      const { webhook } = await add(team)
      await post(team, `${pathOf(webhook)}/test`)
      answers.push(status)
      await work()
      expect(await deliveriesOf(team)).toMatchObject([{ state: 'failed', response_status: status }])
      expect(await webhookOf(team, webhook.id)).toMatchObject({
        status: 'active',
        failing_since: null,
        last_problem: null,
      })
    },
  )

  test('that fails leaves the problem of the events and the time since they fail', async () => {
    const { team, webhook, path } = await failing()
    const before = await webhookOf(team, webhook.id)
    api().clock.now = new Date(api().clock.now.getTime() + 1_000)
    await post(team, `${path}/test`)
    answers.push(404)
    await work()
    expect(before).toMatchObject({ status: 'failing', last_problem: 'Answered 500.' })
    expect(await webhookOf(team, webhook.id)).toEqual(before)
  })

  test('that arrives shows that the receiver answers again', async () => {
    const { team, webhook, path } = await failing()
    await post(team, `${path}/test`)
    await work()
    expect(await webhookOf(team, webhook.id)).toMatchObject({ status: 'active', waiting: 1 })
  })
})
