import { syncProfiles } from '@laurel/api/people/slack/syncProfiles.ts'
import { adoptTeam } from '@laurel/api/slack/sync/adoptTeam.ts'
import { SlackUser, syncMemberCommand } from '@laurel/api/slack/sync/slackUser.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { collect } from '@laurel/ledger/log/suite/logFixture.ts'
import { WebClient } from '@slack/web-api'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'

const peopleCount = 1_000
const slackUserIds = Array.from({ length: peopleCount }, (_, index) => `U1${index}`)
const sandbox = await createSlackSandbox({
  workspace: {
    ...smallWorkspace,
    channels: [],
    profileFields: [{ id: 'Xf0TEAM', label: 'Team' }],
    users: slackUserIds.map((id, index) => ({
      id,
      name: `person${index}`,
      realName: `Person ${index}`,
      fields: { Xf0TEAM: `Team ${index % 20}` },
    })),
  },
  app: smallApp,
  fetch: async () => new Response(''),
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.faults.clear())

const log = createMemoryLog()
const ledger = createLedger({ log })
const teamId = teamIdOf('T1')
const calls: string[] = []
const client = new WebClient(smallApp.botToken, {
  slackApiUrl: sandbox.apiUrl,
  fetch: (input, init) => {
    calls.push(String(input).split('/').at(-1) ?? '')
    return fetch(input, init)
  },
})
let nights = 0
/** The calls and the events of a night. */
const night = async () => {
  nights += 1
  calls.length = 0
  const before = await log.head()
  const occurredAt = new Date(Date.UTC(2026, 10, nights, 4)).toISOString()
  await syncProfiles({ ledger, client, teamId, occurredAt, breatherMilliseconds: 1 }, slackUserIds)
  return { calls: calls.length, events: (await collect(log.readAll(before))).length }
}

it('a thousand people cost a call each, and nothing is recorded in a night without news', async () => {
  const occurredAt = '2026-11-01T00:00:00.000Z'
  const newChannel = { shoutoutAllowance: 100, awardAllowance: 0 }
  await adoptTeam({ ledger, occurredAt, newChannel }, teamId, { id: 'T1', name: 'Northwind' })
  for (const id of slackUserIds)
    await ledger.handle(syncMemberCommand(teamId, SlackUser.parse({ id, name: id }), occurredAt))
  expect(await night()).toEqual({ calls: peopleCount + 1, events: peopleCount + 1 })
  expect(await night()).toEqual({ calls: peopleCount + 1, events: 0 })
})

it('takes breath where Slack was asked too often, by either of its answers', async () => {
  sandbox.changeUser('U15', { fields: { Xf0TEAM: 'Team of one' } })
  sandbox.faults.add({ method: 'users.profile.get', answer: 'rateLimited', retryAfterSeconds: 0 })
  sandbox.faults.add({ method: 'users.profile.get', answer: 'error', error: 'ratelimited', times: 2 })
  expect(await night()).toMatchObject({ events: 1 })
  expect(await ledger.member(teamId, memberIdOf(teamId, 'U15'))).toMatchObject({
    fields: { Xf0TEAM: 'Team of one' },
  })
})

it('asks Slack for no profile where the workspace has no fields', async () => {
  const other = createLedger({ log: createMemoryLog() })
  const newChannel = { shoutoutAllowance: 100, awardAllowance: 0 }
  const occurredAt = '2026-11-01T00:00:00.000Z'
  await adoptTeam({ ledger: other, occurredAt, newChannel }, teamId, { id: 'T1', name: 'Northwind' })
  sandbox.changeProfileFields([])
  calls.length = 0
  await syncProfiles({ ledger: other, client, teamId, occurredAt }, slackUserIds)
  expect(calls).toEqual(['team.profile.get'])
})
