import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../crash/until.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { type AdjustingLoad, startAdjustingLoad } from './driving/adjustingLoad.ts'
import { clientOf, type Listening, listen, signIn } from './driving/clientOf.ts'
import { areReadModelsIdentical, type Company, foundCompany, verdictAtRest } from './driving/company.ts'
import { type Server, startServer } from './driving/startServer.ts'

const callers = 6
/** An append waits 10 s for its answer; no caller waits for one append after the other. */
const answerSecondsMax = 20

const { url: databaseUrl } = await createTestDatabase()
const engine = await startWireServer()
let company: Company
let server: Server
let load: AdjustingLoad
let hears: Listening

beforeAll(async () => {
  company = await foundCompany(databaseUrl, engine.url)
  server = await startServer({ home: company.home('server'), databaseUrl, eventStoreUrl: engine.url })
  const tokenOf = (name: string) =>
    signIn(company, { teamId: company.team.teamId, memberId: company.team.memberId(name) })
  load = startAdjustingLoad(server, company, { token: await tokenOf('Olga'), callers })
  hears = await listen(clientOf(server.origin, await tokenOf('Ann')))
}, 60_000)

afterAll(async () => {
  engine.resume()
  await load?.stop()
  await hears?.stop()
  await server?.stop()
  await company?.close()
  await engine.stop()
})

const health = async (): Promise<{ readonly status: number; readonly body: unknown }> => {
  const response = await fetch(`${server.origin}/health`)
  return { status: response.status, body: await response.json() }
}

const acceptedMore = async (): Promise<void> => {
  const goal = load.accepted() + 2 * callers
  await until('commands are accepted', () => (load.accepted() >= goal ? true : undefined))
}

test('while the engine is frozen, every caller is asked to come back; nothing is lost or doubled', {
  timeout: 120_000,
}, async () => {
  await acceptedMore()
  engine.pause()
  await until('health fails', async () => ((await health()).status === 503 ? true : undefined))
  expect(await health()).toMatchObject({
    status: 503,
    body: { database: { ok: true }, log: { ok: false, detail: 'EventStoreDB does not answer' } },
  })
  await until('every caller is asked to come back', () =>
    load.answers.filter(({ status }) => status === 503).length >= callers ? true : undefined,
  )
  engine.resume()

  await acceptedMore()
  await until('the server is healthy again', async () => ((await health()).status === 200 ? true : undefined))
  await load.stop()
  const unexpected = load.answers.filter(
    ({ status, retryAfter, seconds }) =>
      seconds > answerSecondsMax || (status !== 200 && !(status === 503 && retryAfter === '2')),
  )
  expect(unexpected).toEqual([])
  await hears.untilBalance(load.accepted())
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: load.accepted() })
  expect(await areReadModelsIdentical(company)).toBe(true)
})
