import { rmSync } from 'node:fs'
import type { Role } from '@laurel/api/server/runningEnvironment.ts'
import { type RunningServer, startServer } from '@laurel/api/server/startServer.ts'
import { connectToSlack } from '@laurel/api/server/workspaceConnection.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { freePorts } from '../freePorts.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('roles-')
const database = new Pool({ connectionString: url, max: 1 })
database.on('error', () => undefined)
const { port: webPort, sandboxPort: workerPort } = await freePorts()

/** A Slack that is not there: nothing in this spec asks it. */
const slackApp = { clientId: '1', clientSecret: '2', signingSecret: '3', url: 'http://127.0.0.1:9' }

const start = (role: Role, port: number): Promise<RunningServer> =>
  startServer({
    settings: {
      home,
      databaseUrl: url,
      eventStoreUrl: undefined,
      role,
      host: '127.0.0.1',
      port,
      sandboxPort: port,
      origin: `http://127.0.0.1:${webPort}`,
      logLevel: 'silent',
      slackApp,
    },
    step: (_name, work) => work(() => undefined),
    connectWorkspace: async () => connectToSlack(slackApp),
  })

const running: RunningServer[] = []
beforeAll(async () => {
  running.push(await start('web', webPort))
}, 120_000)
afterAll(async () => {
  for (const server of running) await server.stop()
  await database.end()
  rmSync(home, { recursive: true, force: true })
})

const statusOf = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status
const scheduledRuns = async (): Promise<number> =>
  (await database.query('select 1 from delivery.schedule')).rows.length

test('a web process serves people and leaves scheduled work alone; a worker does the reverse', async () => {
  expect(await statusOf(webPort, '/health')).toBe(200)
  expect(await statusOf(webPort, '/v1/user/ping')).toBe(400)
  expect(await scheduledRuns()).toBe(0)

  running.push(await start('worker', workerPort))
  await expect.poll(scheduledRuns, { timeout: 30_000, interval: 100 }).toBeGreaterThan(0)
  const health = await fetch(`http://127.0.0.1:${workerPort}/health`)
  expect(health.status).toBe(200)
  expect(await health.json()).toMatchObject({ recording: { ok: true }, processes: {}, delivery: {} })
  expect(await statusOf(workerPort, '/v1/user/ping')).toBe(404)
  expect(await statusOf(workerPort, '/slack/commands')).toBe(404)
}, 120_000)
