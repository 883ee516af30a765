import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { WebClient } from '@slack/web-api'
import { Pool } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { isShoutoutFormData, loadShoutoutFormData } from './shoutoutFormData.ts'
import { submitShoutout } from './submitShoutout.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
const log = createMemoryLog()
const ledger = createLedger({ log })
const projections = createProjections({ log, databaseUrl: url })
await projections.start()
afterAll(async () => {
  await projections.stop()
  await database.end()
})

const startsAt = '2026-11-20T09:00:00.000Z'

test('a shoutout from Slack asks the database for the places of the giver and the channel alone', async () => {
  const { teamId, memberId } = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'], startsAt })
  const channelId = channelIdOf(teamId, 'C1')
  const common = (key: string) => ({
    id: derivedId('spec', key),
    teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt: startsAt,
  })
  const settings = {
    title: '#kudos',
    slackChannelId: 'C1',
    shoutoutAllowance: 300,
    awardAllowance: 0,
    pointOptions: [],
    managerIds: [],
  }
  accepted(
    await ledger.handle({ ...common('channel'), type: 'createChannel', data: { channelId, settings } }),
  )
  const memberIds = ['Ann', 'Ben'].map(memberId)
  accepted(
    await ledger.handle({ ...common('in'), type: 'syncChannelMembers', data: { channelId, memberIds } }),
  )
  await projections.waitForPosition(await log.head(), 30_000)

  const queries = vi.spyOn(database, 'query')
  const context = { ledger, database, clock: () => startsAt, log: console }
  const caller = { teamId, slackTeamId: 'T1', slackUserId: 'Ann', client: new WebClient() }
  const formData = await loadShoutoutFormData(context, caller, 'C1')
  if (!isShoutoutFormData(formData)) throw new Error(`Ann may give, but got ${formData.code}.`)
  const forForm = queries.mock.calls.length
  const shoutout = { recipients: ['Ben'], points: 10, value: null, message: 'Thank you', gif: null }
  const given = await submitShoutout(context, caller, formData, {
    shoutout,
    commandId: derivedId('spec', 'give'),
  })
  expect(given).toMatchObject({ kind: 'given', allowanceLeft: 290 })
  expect(queries.mock.calls.length).toBe(forForm)
})
