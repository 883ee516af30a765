import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdLeadership } from './holdLeadership.ts'

const { url } = await createTestDatabase()
const killer = new Client({ connectionString: url })
beforeAll(() => killer.connect())
afterAll(() => killer.end())

/** Instances that want to lead; tells every term that one of them led. */
const createRivals = (name: string) => {
  const stopping = new AbortController()
  const terms: string[] = []
  let leading = 0
  let leadingMost = 0
  const waiting = new Set<() => void>()
  const run = (instance: string) =>
    holdLeadership({
      databaseUrl: url,
      name,
      signal: stopping.signal,
      onError: () => undefined,
      lead: async signal => {
        terms.push(instance)
        leading += 1
        leadingMost = Math.max(leadingMost, leading)
        for (const look of waiting) look()
        if (!signal.aborted) await once(signal, 'abort')
        leading -= 1
      },
    })
  const until = (count: number): Promise<void> =>
    new Promise(resolve => {
      const look = () => {
        if (terms.length >= count) resolve()
      }
      waiting.add(look)
      look()
    })
  return { run, until, terms, leadingMost: () => leadingMost, stop: () => stopping.abort() }
}

test('one leads at a time; a leader whose connection is dropped notices it, and another leads', async () => {
  const rivals = createRivals('spec')
  const running = [rivals.run('first')]
  await rivals.until(1)
  running.push(rivals.run('second'))
  for (const term of [2, 3]) {
    await killer.query(
      `select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
       where l.locktype = 'advisory' and a.application_name = 'laurel spec'`,
    )
    await rivals.until(term)
  }
  rivals.stop()
  await Promise.all(running)
  expect(rivals.leadingMost()).toBe(1)
})

/** An address of the database that forwards what the server says, but not that it closes a connection. */
const throughEndlessConnections = async () => {
  const target = new URL(url)
  const { hostname, port } = target
  const door = createServer({ allowHalfOpen: true }, caller => {
    const server = connect(Number(port), hostname)
    server.on('data', data => caller.write(data)).on('error', () => {})
    caller.on('data', data => server.write(data)).on('error', () => {})
    caller.on('close', () => server.destroy())
    closing.signal.addEventListener('abort', () => caller.destroy())
  })
  const closing = new AbortController()
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const address = door.address()
  target.port = String(typeof address === 'object' ? address?.port : '')
  const close = async () => {
    closing.abort()
    await new Promise(resolve => door.close(resolve))
  }
  return { databaseUrl: target.href, close }
}

test('a leader knows that it lost the lock before the connection is closed', async () => {
  const { databaseUrl, close } = await throughEndlessConnections()
  const stopping = new AbortController()
  const led = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<void>()
  const running = holdLeadership({
    databaseUrl,
    name: 'endless',
    signal: stopping.signal,
    onError: () => undefined,
    lead: async signal => {
      led.resolve()
      await once(signal, 'abort')
      lost.resolve()
      stopping.abort()
    },
  })
  await led.promise
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'laurel endless'`,
  )
  await lost.promise
  await close()
  await running
})

test('an instance stops although the database is unreachable', async () => {
  const stopping = new AbortController()
  const errors: unknown[] = []
  const running = holdLeadership({
    databaseUrl: 'postgres://laurel@127.0.0.1:1/nothing',
    name: 'spec',
    signal: stopping.signal,
    lead: () => Promise.reject(new Error('No instance can lead.')),
    onError: error => {
      errors.push(error)
      stopping.abort()
    },
  })
  await running
  expect(errors).toMatchObject([{ code: 'ECONNREFUSED' }])
})
