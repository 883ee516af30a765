import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../crash/until.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { signIn } from './driving/clientOf.ts'
import { type Company, foundCompany } from './driving/company.ts'
import { type Door, openDoor } from './driving/openDoor.ts'
import { type Server, startServer } from './driving/startServer.ts'

const { url } = await createTestDatabase()
let company: Company
let door: Door
let server: Server

beforeAll(async () => {
  company = await foundCompany(url)
  door = await openDoor(url)
  server = await startServer({ home: company.home('server'), databaseUrl: door.url })
}, 60_000)

afterAll(async () => {
  await door?.open()
  await server?.stop()
  await door?.close()
  await company?.close()
})

const isRefused = async (): Promise<true | undefined> =>
  await fetch(`${server.origin}/health`).then(
    () => undefined,
    () => true,
  )

const isFailing = async (): Promise<true | undefined> =>
  (await fetch(`${server.origin}/health`)).status === 503 ? true : undefined

test('SIGTERM stops listening at once, and finishes the request under way', async () => {
  const { teamId, memberId } = company.team
  const token = await signIn(company, { teamId, memberId: memberId('Olga') })
  const adjust = (key: string): Promise<Response> =>
    fetch(`${server.origin}${adjustMemberPoints.path.replace(':id', memberId('Ann'))}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ points: 10, reason: key }),
    })
  expect(await adjust('before')).toMatchObject({ status: 200 })

  door.freeze()
  const underWay = adjust('under way')
  await until('the request waits for the database', isFailing)
  const stopped = server.stop()
  await until('nothing new is accepted', isRefused)
  await door.open()
  expect(await underWay).toMatchObject({ status: 200 })
  await stopped
})
