import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startWireServer, type WireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../crash/freePort.ts'
import { until } from '../crash/until.ts'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { type Server, saidBy, startServer } from './driving/startServer.ts'

/** How long the engine is late. The long form: LAUREL_LATE_SECONDS=60. */
const lateMilliseconds = z.coerce.number().default(8).parse(process.env.LAUREL_LATE_SECONDS) * 1_000

const { url: databaseUrl } = await createTestDatabase()
const home = createTemporaryHome('late-')
let engine: WireServer | undefined
let server: Server | undefined
afterAll(async () => {
  await server?.stop()
  await engine?.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a server that starts before its EventStoreDB says that it waits, and goes on when the engine answers', {
  timeout: 60_000 + lateMilliseconds,
}, async () => {
  const port = await freePort(createRandom(process.pid))
  const starting = startServer({ home, databaseUrl, eventStoreUrl: `esdb://127.0.0.1:${port}?tls=false` })
  const late = pause(lateMilliseconds)
  await until('the server says that it waits', () =>
    saidBy(home).includes(`Waiting for EventStoreDB at 127.0.0.1:${port} …`) ? true : undefined,
  )
  await late
  engine = await startWireServer({ port })
  server = await starting
  expect(await (await fetch(`${server.origin}/health`)).json()).toMatchObject({
    status: 'ok',
    log: { ok: true, detail: 'EventStoreDB answers' },
  })
})
