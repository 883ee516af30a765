import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'

const { url } = await createTestDatabase()
const client = new Client({ connectionString: url })
beforeAll(() => client.connect())
afterAll(() => client.end())

const openConnections = async () => {
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'laurel listen'`,
  )
  return rows.length
}
const killConnections = () =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'laurel listen'`,
  )
const notify = (channel: string, payload: string) =>
  client.query('select pg_notify($1, $2)', [channel, payload])

/** Listens to a channel and keeps what arrives. */
const hear = async (channel: string) => {
  const heard: string[] = []
  const onListening = vi.fn()
  const onLost = vi.fn()
  const listening = listen(url, {
    channel,
    onNotification: payload => heard.push(payload),
    onListening,
    onLost,
  })
  await expect.poll(() => onListening.mock.calls.length).toBe(1)
  return { heard, onListening, onLost, stop: () => listening.stop() }
}

it('brings each channel to those that listen to it, over one connection', async () => {
  const [one, two, other] = [await hear('one'), await hear('one'), await hear('other')]
  expect(await openConnections()).toBe(1)
  await notify('one', 'first')
  await notify('other', 'second')
  await expect.poll(() => other.heard).toEqual(['second'])
  expect(one.heard).toEqual(['first'])
  expect(two.heard).toEqual(['first'])
  await one.stop()
  await notify('one', 'third')
  await expect.poll(() => two.heard).toEqual(['first', 'third'])
  expect(one.heard).toEqual(['first'])
  await Promise.all([two.stop(), other.stop()])
  await expect.poll(openConnections).toBe(0)
})

it('says that it listens once it does, also when several begin together', async () => {
  const first = await hear('begun')
  const queries = vi.spyOn(Client.prototype, 'query')
  const underWay = () => queries.mock.settledResults.filter(({ type }) => type === 'incomplete').length
  const seen: number[] = []
  const listenings = ['new', 'new', 'newer'].map(channel =>
    listen(url, { channel, onNotification: () => {}, onListening: () => seen.push(underWay()) }),
  )
  await expect.poll(() => seen).toEqual([0, 0, 0])
  queries.mockRestore()
  await Promise.all([first, ...listenings].map(listening => listening.stop()))
})

it('says when the connection is lost and when it listens again', async () => {
  const { heard, onListening, onLost, stop } = await hear('lost')
  await killConnections()
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  await expect.poll(() => onListening.mock.calls.length).toBe(2)
  await notify('lost', 'again')
  await expect.poll(() => heard).toEqual(['again'])
  await stop()
})

it('leaves no connection open when it stops while it reconnects', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { stop } = await hear('stopped')
    await killConnections()
    await stop()
  }
  await expect.poll(openConnections).toBe(0)
})

it('stops before it has connected, and while the database is away', async () => {
  const away = new URL(url)
  away.port = '1'
  for (const address of [url, away.href])
    await listen(address, { channel: 'early', onNotification: () => undefined }).stop()
  await expect.poll(openConnections).toBe(0)
})

it('closes without a warning while it begins to listen to another channel', async () => {
  const warn = vi.spyOn(console, 'warn')
  const error = vi.spyOn(console, 'error')
  const first = await hear('first')
  const second = listen(url, { channel: 'second', onNotification: () => undefined })
  await Promise.all([first.stop(), second.stop()])
  await expect.poll(openConnections).toBe(0)
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([])
  vi.restoreAllMocks()
})
