import { bambooHrStandIn } from '@laurel/scripts/sandbox/sources/bamboohr/bambooHrStandIn.ts'
import { uuidOf } from '@laurel/scripts/sandbox/sources/companyUuid.ts'
import { gustoStandIn } from '@laurel/scripts/sandbox/sources/gusto/gustoStandIn.ts'
import { hiBobStandIn } from '@laurel/scripts/sandbox/sources/hibob/hiBobStandIn.ts'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bambooHr } from '../sources/bamboohr/adapter.ts'
import { connectSource } from '../sources/connections/connectSource.ts'
import { disconnectSource } from '../sources/connections/disconnectSource.ts'
import { saveSourceConnection } from '../sources/connections/sourceConnections.ts'
import { gusto } from '../sources/gusto/adapter.ts'
import { hiBob } from '../sources/hibob/adapter.ts'
import { registered } from '../sources/registeredSource.ts'
import { oweSourceRuns } from '../sources/runs/oweRuns.ts'
import { listRuns } from '../sources/runs/runRows.ts'
import { openSource, type SentMessage } from '../sources/testing/openSource.ts'
import { signal } from '../sources/testing/sourceSpec.ts'
import { type SourceToStart, startSources } from '../sources/testing/startSources.ts'
import { oweSubscription } from '../sources/webhooks/subscribing.ts'
import { ensureSubscription } from '../sources/webhooks/subscriptions.ts'
import { sourceWebhooks } from './sourceWebhooks.ts'

const [hour, day] = [3_600_000, 86_400_000]

const bambooHrToStart: SourceToStart = {
  source: registered(bambooHr),
  standIn: bambooHrStandIn,
  open: () => openSource(bambooHr, bambooHrStandIn),
}
const gustoToStart: SourceToStart = {
  source: registered(gusto),
  standIn: gustoStandIn,
  open: () => openSource(gusto, gustoStandIn),
}
const hiBobToStart: SourceToStart = {
  source: registered(hiBob),
  standIn: hiBobStandIn,
  open: () => openSource(hiBob, hiBobStandIn),
}

const webhookSecret = 'secret-of-the-webhook'

/** A team that is connected, has read everyone, and gets the messages of its source. */
const start = async (toStart: SourceToStart) => {
  const laurel = await startSources(undefined, toStart)
  const { sources, database, clock, teamId, sent } = laurel
  const { name, webhooks } = toStart.source
  const app = Fastify()
  await app.register(sourceWebhooks, { sources, clock })
  onTestFinished(() => app.close())

  const deliver = async (message: SentMessage): Promise<number> => {
    const { url, headers, body } = message
    const { pathname } = new URL(url)
    return (await app.inject({ method: 'POST', url: pathname, headers, body })).statusCode
  }
  /** Delivers what the source sent, and does what follows. */
  const arrive = async (): Promise<readonly number[]> => {
    const statuses = await Promise.all(sent.splice(0).map(deliver))
    await laurel.workInbox()
    return statuses
  }
  const runs = async () =>
    (await listRuns(database, teamId, { limit: 50 })).map(({ isHinted, state, counts }) => ({
      isHinted,
      state,
      read: counts.read,
    }))

  if (webhooks?.scope === 'app') {
    const settings = toStart.standIn.settings
    const account = webhooks.accountIn(settings)
    await saveSourceConnection(sources.store, { teamId, source: name, settings, account }, clock())
  }
  await oweSubscription(database, await laurel.connection(), clock())
  await laurel.work()
  if (webhooks?.scope === 'typed') {
    await connectSource(sources, { teamId, name, typed: { webhookSecret } }, clock())
    const { connectionId } = await laurel.connection()
    const { subscriptionId } = await ensureSubscription(database, { source: name, connectionId })
    laurel.enterWebhook({
      url: `https://laurel.example/webhooks/sources/${name}/${subscriptionId}`,
      secret: webhookSecret,
    })
  }
  await arrive()
  await laurel.sync({ isFull: true })
  laurel.pass(60_000)
  return { ...laurel, deliver, arrive, runs, subject: { teamId, name } }
}

const subjects: readonly (readonly [string, SourceToStart, (id: string) => string])[] = [
  ['BambooHR', bambooHrToStart, id => id],
  ['Gusto', gustoToStart, uuidOf],
  ['HiBob', hiBobToStart, id => id],
]

describe.each(subjects)('the messages of %s', (_title, toStart, externalIdOf) => {
  test('have the people read whom they name, and no one else', async () => {
    const laurel = await start(toStart)
    laurel.company.change('1013', { department: 'Platform' })
    expect(await laurel.arrive()).toEqual([200])
    expect((await laurel.member('1013')).fields).toMatchObject({ XfDEPT: 'Platform' })
    expect((await laurel.runs())[0]).toEqual({ isHinted: true, state: 'done', read: 1 })
    expect((await laurel.database.query('select from sources.hints')).rows).toEqual([])
    laurel.company.leave('1014', '2026-02-28')
    await laurel.arrive()
    expect((await laurel.member('1014')).isActive).toBe(false)
  })

  test('are believed nothing but whom they name', async () => {
    const laurel = await start(toStart)
    laurel.company.change('1013', { department: 'Platform' })
    const [message] = laurel.sent
    expect(message?.body).toContain(externalIdOf('1013'))
    const { rows } = await laurel.database.query('select body from delivery.inbox')
    for (const name of ['Platform', 'Engineering']) expect(JSON.stringify(rows)).not.toContain(name)
    laurel.company.change('1013', { department: 'Orchards' })
    await laurel.deliver(message ?? { url: '', headers: {}, body: '' })
    await laurel.workInbox()
    expect((await laurel.member('1013')).fields).toMatchObject({ XfDEPT: 'Orchards' })
  })

  test('have no effect where they are forged', async () => {
    const laurel = await start(toStart)
    laurel.company.change('1013', { department: 'Platform' })
    const [message] = laurel.sent.splice(0)
    if (!message) throw new Error('Nothing was sent.')
    const before = await laurel.runs()
    expect(await laurel.deliver({ ...message, body: message.body.replace('13', '14') })).toBe(401)
    expect(await laurel.deliver({ ...message, headers: { 'content-type': 'application/json' } })).toBe(401)
    expect(await laurel.deliver({ ...message, url: message.url.replace(/[0-9a-f]{4}$/, '0000') })).toBe(404)
    expect(
      await laurel.deliver({ ...message, url: message.url.replace(toStart.source.name, 'dayforce') }),
    ).toBe(404)
    await laurel.workInbox()
    expect(await laurel.runs()).toEqual(before)
  })

  test('have one effect where they come twice, and none where they are replayed days later', async () => {
    const laurel = await start(toStart)
    laurel.company.change('1013', { department: 'Platform' })
    const [message] = laurel.sent
    if (!message) throw new Error('Nothing was sent.')
    laurel.sent.push(message)
    expect(await laurel.arrive()).toEqual([200, 200])
    const once = await laurel.runs()
    expect(once.filter(({ isHinted }) => isHinted)).toHaveLength(1)
    laurel.pass(2 * day)
    await laurel.database.query('delete from delivery.inbox')
    expect(await laurel.deliver(message)).toBe(200)
    await laurel.workInbox()
    expect(await laurel.runs()).toEqual(once)
  })

  test('may be lost: the schedule brings what they were about', async () => {
    const laurel = await start(toStart)
    laurel.company.change('1013', { department: 'Platform' })
    laurel.sent.splice(0)
    laurel.pass(toStart.source.capabilities.isIncremental ? hour : day)
    await oweSourceRuns(laurel.sources, laurel.clock(), signal)
    await laurel.work()
    expect((await laurel.member('1013')).fields).toMatchObject({ XfDEPT: 'Platform' })
  })

  test('do not get around the guard', async () => {
    const laurel = await start(toStart)
    for (let id = 1011; id < 1022; id += 1) {
      laurel.company.leave(String(id), '2026-02-28')
      await laurel.arrive()
    }
    const states = (await laurel.runs()).map(({ state }) => state)
    expect(states).toContain('needs_confirmation')
    expect((await laurel.member('1021')).isActive).toBe(true)
  })

  test('end with the connection', async () => {
    const laurel = await start(toStart)
    await disconnectSource(laurel, laurel.subject, { keeps: true }, laurel.clock())
    expect((await laurel.database.query('select from sources.subscriptions')).rows).toEqual([])
    laurel.company.change('1013', { department: 'Platform' })
    const statuses = await laurel.arrive()
    expect(statuses).toEqual(toStart === hiBobToStart ? [404] : [])
  })
})

test('a message before the first run, or of a company that no team is connected to, has no effect', async () => {
  const laurel = await start(gustoToStart)
  const before = await laurel.runs()
  await laurel.database.query('update sources.connections set account = $1', [uuidOf('77')])
  laurel.company.change('1013', { department: 'Platform' })
  expect(await laurel.arrive()).toEqual([200])
  await laurel.database.query('update sources.connections set account = $1, full_at = null', [uuidOf('1')])
  laurel.company.change('1013', { department: 'Orchards' })
  expect(await laurel.arrive()).toEqual([200])
  expect(await laurel.runs()).toEqual(before)
  expect((await laurel.database.query('select from sources.hints')).rows).toEqual([])
})

test('people who are named while a run is under way are read after it', async () => {
  const laurel = await start(bambooHrToStart)
  await laurel.database.query(`update sources.runs set state = 'applying'`)
  await laurel.database.query(
    `insert into delivery.jobs (key, kind, lane, status, payload, not_before, created_at)
     select 'held', 'no handler', 'sources.run ' || connection_id, 'waiting', '{}', now(), now() from sources.connections`,
  )
  laurel.company.change('1013', { department: 'Platform' })
  await laurel.arrive()
  expect(await laurel.runs()).toHaveLength(1)
  await laurel.database.query(`update sources.runs set state = 'done'`)
  await laurel.database.query(`delete from delivery.jobs where key = 'held'`)
  await laurel.sync({ isFull: true })
  await laurel.work()
  expect((await laurel.runs()).filter(({ isHinted }) => isHinted)).toEqual([
    { isHinted: true, state: 'done', read: 1 },
  ])
})

describe('the handshake of Gusto', () => {
  test('that Gusto did not send is no key for messages', async () => {
    const laurel = await startSources(undefined, gustoToStart)
    const app = Fastify()
    await app.register(sourceWebhooks, { sources: laurel.sources, clock: laurel.clock })
    onTestFinished(() => app.close())
    await oweSubscription(laurel.database, await laurel.connection(), laurel.clock())
    await laurel.work()
    const [handshake] = laurel.sent.splice(0)
    const forged = {
      verification_token: 'mine',
      webhook_subscription_uuid: JSON.parse(handshake?.body ?? '{}').webhook_subscription_uuid,
    }
    const url = new URL(handshake?.url ?? '').pathname
    expect((await app.inject({ method: 'POST', url, payload: forged })).statusCode).toBe(200)
    await laurel.workInbox()
    const secrets = async () => (await laurel.database.query('select secret from sources.subscriptions')).rows
    expect(await secrets()).toEqual([{ secret: null }])
    expect((await app.inject({ method: 'POST', url, payload: handshake?.body ?? '' })).statusCode).toBe(200)
    await laurel.workInbox()
    expect(await secrets()).toEqual([{ secret: expect.any(String) }])
    expect(JSON.stringify(await secrets())).not.toContain(
      JSON.parse(handshake?.body ?? '{}').verification_token,
    )
  })
})
