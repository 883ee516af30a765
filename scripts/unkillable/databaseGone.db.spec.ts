import { setTimeout as pause } from 'node:timers/promises'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { until } from '../crash/until.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoOwner } from '../demo/people.ts'
import { demoChannels } from '../demo/workspace.ts'
import { clientOf, type Listening, listen, signIn } from './driving/clientOf.ts'
import {
  adjust,
  areReadModelsIdentical,
  type Company,
  foundCompany,
  verdictAtRest,
} from './driving/company.ts'
import { type Door, openDoor } from './driving/openDoor.ts'
import { sendSlackCommand } from './driving/sendSlackCommand.ts'
import { type Server, saidBy, startServer } from './driving/startServer.ts'

/** How long the database is gone. The long form: LAUREL_GONE_SECONDS=30. */
const goneMilliseconds = z.coerce.number().default(3).parse(process.env.LAUREL_GONE_SECONDS) * 1_000
const patience = { timeout: 60_000 + 2 * goneMilliseconds }

const { url } = await createTestDatabase()
let company: Company
let door: Door
let server: Server
let token: string
let hears: Listening
let points = 0

beforeAll(async () => {
  company = await foundCompany(url)
  door = await openDoor(url)
  server = await startServer({ home: company.home('server'), databaseUrl: door.url })
  const { teamId, memberId } = company.team
  token = await signIn(company, { teamId, memberId: memberId('Olga') })
  const ann = await signIn(company, { teamId, memberId: memberId('Ann') })
  hears = await listen(clientOf(server.origin, ann))
}, 60_000)

afterAll(async () => {
  await door?.open()
  await hears?.stop()
  await server?.stop()
  await door?.close()
  await company?.close()
})

const adjustByHand = (key: string): Promise<Response> =>
  fetch(`${server.origin}${adjustMemberPoints.path.replace(':id', company.team.memberId('Ann'))}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ points: 10, reason: key }),
  })

const health = async () => {
  const response = await fetch(`${server.origin}/health`)
  return { status: response.status, text: await response.text() }
}

/** An answer of health stays for a second. */
const untilHealthSays = (words: string): Promise<true> =>
  until(`health says that the database ${words}`, async () => {
    const { status, text } = await health()
    return status === 503 && text.includes(words) ? true : undefined
  })

/** Another instance goes on: what it records has to be kept, shown and told by ours later. */
const giveElsewhere = async (key: string): Promise<void> => {
  accepted(await company.team.give('Ben', ['Ann'], 1, { key, at: new Date().toISOString() }))
  points += 1
}

const caughtUp = async (): Promise<void> => {
  await hears.untilBalance(points)
  await until('the server is healthy again', async () => ((await health()).status === 200 ? true : undefined))
  await until('the announcer has read on', async () => {
    const { rows } = await company.database.query(
      `select position >= (select max(position) from log.events where stream like 'member-%') as done
       from slack.checkpoints where name = 'announcements'`,
    )
    return rows[0]?.done === true ? true : undefined
  })
}

test(
  'while the database is gone, every caller gets an answer that says so, and nothing is lost',
  patience,
  async () => {
    const goneAt = performance.now()
    await door.close()
    await giveElsewhere('while it is gone')

    const refused = await adjustByHand('sent again later')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      detail: expect.stringMatching(/database.*Try again/),
    })
    await untilHealthSays('fails')
    expect(saidBy(company.home('server'))).toContain('ECONNREFUSED')
    const channelId = demoChannels[0]?.id ?? ''
    const command = { userId: demoOwner.slackId, channelId, text: '@chloe.bennett +5 thanks' }
    expect(await sendSlackCommand(server, company.home('server'), command)).toMatch(/send the command again/)
    await pause(Math.max(0, goneMilliseconds - (performance.now() - goneAt)))

    await door.open()
    await until('the same command is taken', async () =>
      (await adjustByHand('sent again later')).ok ? true : undefined,
    )
    points += 10
    await caughtUp()
    expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: points })
    expect(await areReadModelsIdentical(company)).toBe(true)
  },
)

test('a network that swallows everything for a while loses nothing either', patience, async () => {
  door.freeze()
  await giveElsewhere('while it is silent')
  const waiting = adjustByHand('sent into silence')
  await untilHealthSays('does not answer')
  await door.open()
  const first = await waiting
  if (!first.ok) await adjust(clientOf(server.origin, token), company, 'Ann', 10, 'sent into silence')
  points += 10
  await caughtUp()
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: points })
})

test('a database without room takes nothing, says so, and goes on when there is room', patience, async () => {
  await company.database.query(`
    create function log.find_no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$;
    create trigger no_room before insert on log.events for each row execute function log.find_no_room()`)
  const refused = await adjustByHand('when there is room')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('out of disk space') })
  await untilHealthSays('could not be recorded')
  expect(saidBy(company.home('server'))).toContain('No space left')

  await company.database.query('drop trigger no_room on log.events')
  expect((await adjustByHand('when there is room')).status).toBe(200)
  points += 10
  await caughtUp()
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: points })
})
