import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../crash/until.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { clientOf, type Listening, listen, signIn } from './driving/clientOf.ts'
import {
  adjust,
  areReadModelsIdentical,
  type Company,
  foundCompany,
  verdictAtRest,
} from './driving/company.ts'
import { type Server, startServer } from './driving/startServer.ts'

const takeoverMilliseconds = 5_000

const { url } = await createTestDatabase()
let company: Company
let first: Server
let second: Server
let firstHears: Listening
let secondHears: Listening
let points = 0

beforeAll(async () => {
  company = await foundCompany(url)
  // The first is alone for a moment, and so it leads.
  first = await startServer({ home: company.home('first'), databaseUrl: url })
  await until('the first instance leads', async () => (await leader()) ?? undefined)
  second = await startServer({ home: company.home('second'), databaseUrl: url })
  firstHears = await listen(clientOf(first.origin, await tokenOf('Ann')))
  secondHears = await listen(clientOf(second.origin, await tokenOf('Ann')))
}, 60_000)

afterAll(async () => {
  await Promise.all([firstHears, secondHears].map(hears => hears?.stop()))
  await Promise.all([first, second].map(server => server?.stop()))
  await company?.close()
})

const tokenOf = (name: string) =>
  signIn(company, { teamId: company.team.teamId, memberId: company.team.memberId(name) })

/** The connection that holds the worker's lock; never two at a time. */
const leader = async (): Promise<number | undefined> => {
  const { rows } = await company.database.query(
    `select a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid
     where l.locktype = 'advisory' and l.granted and a.application_name = 'laurel worker'
       and a.datname = current_database()`,
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0]?.pid
}

/** How often each shoutout was credited; dead letters would be here, too. */
const keptMoreThanOnce = async () => {
  const { rows } = await company.database.query(
    `select data ->> 'shoutoutId' as shoutout, count(*)::int as times from log.events
     where type in ('ShoutoutCredited', 'ReactionDeadLettered') group by 1 having count(*) > 1`,
  )
  return rows
}

/** A shoutout that only a worker settles. */
const giveToAnn = async (key: string): Promise<void> => {
  accepted(await company.team.give('Ben', ['Ann'], 1, { key, at: new Date().toISOString() }))
  points += 1
}

test('one command that reaches both instances at once counts once', { timeout: 30_000 }, async () => {
  const token = await tokenOf('Olga')
  const clients = [first, second].map(({ origin }) => clientOf(origin, token))
  for (let number = 0; number < 10; number += 1) {
    const answers = await Promise.all(
      clients.map(client => adjust(client, company, 'Ann', 10, `both ${number}`)),
    )
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
    points += 10
  }
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: points })
})

test('a promise that both could keep is kept once', { timeout: 30_000 }, async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => giveToAnn(`shoutout ${index}`)))
  const { events } = accepted(await company.team.give('Ben', ['Ann'], 1, { key: 'settled here' }))
  await settle(company.ledger, events)
  points += 1
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: points })
  expect(await keptMoreThanOnce()).toEqual([])
})

test('both instances announce every change, whichever of them made it', { timeout: 30_000 }, async () => {
  const token = await tokenOf('Olga')
  const clients = [first, second].map(({ origin }) => clientOf(origin, token))
  for (let number = 0; number < 5; number += 1) {
    for (const [index, client] of clients.entries()) {
      points += 100
      await adjust(client, company, 'Ann', 100, `live ${number} through ${index}`)
      await Promise.all([firstHears.untilBalance(points), secondHears.untilBalance(points)])
    }
  }
  // Announcements of a burst may be merged, but both instances announce its end.
  const storm = clients.flatMap((client, index) =>
    Array.from({ length: 20 }, (_, number) =>
      adjust(client, company, 'Ann', 1, `storm ${number} through ${index}`),
    ),
  )
  await Promise.all(storm)
  points += 40
  await Promise.all([firstHears.untilBalance(points), secondHears.untilBalance(points)])
})

test('when the instance that runs the processes is killed, the other goes on within 5 s', {
  timeout: 30_000,
}, async () => {
  const before = await leader()
  await first.kill()
  await replaced(before, 'after the kill', secondHears)
})

test('who was killed comes back, hears on, and takes over when the other is killed', {
  timeout: 120_000,
}, async () => {
  await firstHears.stop()
  await giveToAnn('while it was away')
  first = await startServer({ home: company.home('first'), databaseUrl: url })
  firstHears = await listen(clientOf(first.origin, await tokenOf('Ann')))
  await giveToAnn('as it is back')
  await firstHears.untilBalance(points)
  const before = await leader()
  await second.kill()
  await replaced(before, 'after the second kill', firstHears)
  expect(await areReadModelsIdentical(company)).toBe(true)
})

/** Another leader settles an open shoutout in time, and once. */
const replaced = async (before: number | undefined, key: string, hears: Listening): Promise<void> => {
  const killedAt = performance.now()
  await giveToAnn(key)
  await hears.untilBalance(points)
  expect(performance.now() - killedAt).toBeLessThan(takeoverMilliseconds)
  expect(await leader()).not.toBe(before)
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: points })
  expect(await keptMoreThanOnce()).toEqual([])
}
