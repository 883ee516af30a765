import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../crash/until.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoEmployee, demoOwner } from '../demo/people.ts'
import { demoChannels, demoWorkspace } from '../demo/workspace.ts'
import { clientOf, type Listening, listen, signIn } from './driving/clientOf.ts'
import { adjust, type Company, foundCompany, verdictAtRest } from './driving/company.ts'
import { sendSlackCommand } from './driving/sendSlackCommand.ts'
import { type Server, startServer } from './driving/startServer.ts'

const promptMilliseconds = 2_000

const { url } = await createTestDatabase()
let company: Company
let server: Server
let hears: Listening

beforeAll(async () => {
  company = await foundCompany(url)
  server = await startServer({ home: company.home('server'), databaseUrl: url })
  hears = await listen(clientOf(server.origin, await tokenOf('Ann')))
}, 60_000)

afterAll(async () => {
  await hears?.stop()
  await server?.stop()
  await company?.close()
})

const tokenOf = (name: string) =>
  signIn(company, { teamId: company.team.teamId, memberId: company.team.memberId(name) })

const slackHangs = (isHanging: boolean): Promise<Response> =>
  fetch(`${server.sandboxOrigin}/sandbox/control/faults`, {
    method: isHanging ? 'POST' : 'DELETE',
    ...(isHanging
      ? {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ method: '*', times: 1_000, answer: 'hang' }),
        }
      : {}),
  })

const announcementsOf = async (status: string): Promise<number> => {
  const { rows } = await company.database.query(
    `select count(*)::int as count from delivery.jobs
     where kind = 'slack.announcement' and owner = $1 and status = $2`,
    [teamIdOf(demoWorkspace.team.id), status],
  )
  return rows[0]?.count
}

test('while Slack does not answer, points arrive and other requests do not wait; the announcement follows', {
  timeout: 60_000,
}, async () => {
  await slackHangs(true)
  const told = sendSlackCommand(server, company.home('server'), {
    userId: demoOwner.slackId,
    channelId: demoChannels[0]?.id ?? '',
    text: `<@${demoEmployee.slackId}> +5 thanks`,
  })
  await until('the announcement is owed', async () =>
    (await announcementsOf('waiting')) === 1 ? true : undefined,
  )

  const olga = clientOf(server.origin, await tokenOf('Olga'))
  for (let number = 1; number <= 5; number += 1) {
    const beganAt = performance.now()
    await adjust(olga, company, 'Ann', 10, `beside a slow partner ${number}`)
    await hears.untilBalance(10 * number)
    expect(performance.now() - beganAt).toBeLessThan(promptMilliseconds)
  }
  expect((await fetch(`${server.origin}/health`)).status).toBe(200)
  expect(await verdictAtRest(company, 'Ann')).toEqual({ findings: [], redeemable: 50 })
  expect(await told).toContain('You gave')
  expect(await announcementsOf('done')).toBe(0)

  await slackHangs(false)
  await until('the announcement is made', async () =>
    (await announcementsOf('done')) === 1 ? true : undefined,
  )
})
