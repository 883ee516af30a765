import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { beforeFirst, type RecordedEvent } from '@laurel/ledger/log/port.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { addMilliseconds } from '@laurel/ledger/values/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { WebClient } from '@slack/web-api'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { giveShoutout } from '../../recognition/giveShoutout.ts'
import { migrateSlack } from '../database/migrateSlack.ts'
import { createPeopleDirectory } from './people.ts'
import { recordOwed } from './recordOwed.ts'
import { sendDue } from './sender.ts'
import { startSlackStub } from './testing/startSlackStub.ts'

const { url } = await createTestDatabase()
await migrateSlack(url)
const database = new Pool({ connectionString: url, max: 4 })

const slack = await startSlackStub()
const { calls, posted } = slack
afterAll(async () => {
  await slack.close()
  await database.end()
})

const start = '2026-11-20T09:00:00.000Z'
let now = start
const events: RecordedEvent[] = []
let sequence = 0
const log = createMemoryLog({ now: () => new Date(now) })
const ledger = createLedger({ log })
const teamId = teamIdOf('T1')
const channelId = channelIdOf(teamId, 'C1')
const [ann, ben] = ['UANN', 'UBEN'].map(key => memberIdOf(teamId, key))
const system = { kind: 'system', id: 'spec' } as const
const common = (occurredAt = now) => ({
  teamId,
  actor: system,
  occurredAt,
  id: derivedId('spec', String(sequence++)),
})

const pace = { spacingMilliseconds: 1_050, attemptsMax: 3, backoffMillisecondsMax: 60_000 }
const client = new WebClient('xoxb-1', {
  slackApiUrl: slack.apiUrl,
  retryConfig: { retries: 0 },
  rejectRateLimitedCalls: true,
})
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined }
const sender = {
  ledger,
  log,
  database,
  clock: () => now,
  logger: quiet,
  pace,
  people: createPeopleDirectory(ledger, log),
  clientOf: async () => client,
  portalUrl: 'https://laurel.example/redeem',
}
const freshness = () => ({ now, ageMilliseconds: 86_400_000, backdatedMilliseconds: 600_000 })
const newEvents = async () => {
  const after = events.at(-1)?.position ?? beforeFirst
  const found: RecordedEvent[] = []
  for await (const batch of log.readAll(after)) found.push(...batch)
  events.push(...found)
  return found
}
const observe = async () => recordOwed(database, await newEvents(), freshness())
const send = () => sendDue(sender)
const pass = (milliseconds: number) => {
  now = addMilliseconds(now, milliseconds)
}
const rows = async () =>
  (await database.query('select state, shown, attempts, problem from slack.announcements order by position'))
    .rows

const profile = (name: string) => ({ name, email: null, pictureUrl: null, timeZone: null })
const member = (key: string) => ({
  memberId: memberIdOf(teamId, key),
  externalKey: key,
  profile: profile(key),
  isActive: true,
  isAdmin: false,
  isOwner: false,
})
const settings = {
  title: '#kudos',
  slackChannelId: 'C1',
  shoutoutAllowance: 1000,
  awardAllowance: 0,
  pointOptions: [],
  managerIds: [],
}
await ledger.handle({
  ...common(),
  type: 'createTeam',
  data: { teamId, name: 'T', externalKey: 'T1', timeZone: 'UTC', pointsName: 'points' },
})
for (const key of ['UANN', 'UBEN'])
  await ledger.handle({ ...common(), type: 'syncMember', data: member(key) })
await ledger.handle({ ...common(), type: 'createChannel', data: { channelId, settings } })

const give = async (intent: { channelId?: string | null; occurredAt?: string } = {}) => {
  const { id: commandId, ...rest } = common(intent.occurredAt)
  const shoutoutId = derivedId('shoutout', commandId)
  const outcome = await giveShoutout(
    { ledger, channelsOf: async () => [settings] },
    {
      ...rest,
      commandId,
      shoutoutId,
      giverId: ann ?? '',
      recipientIds: [ben ?? ''],
      pointsEach: 5,
      channelId: intent.channelId === undefined ? channelId : intent.channelId,
      value: null,
      message: 'thanks',
    },
  )
  expect(outcome.kind).toBe('accepted')
  return shoutoutId
}
const recall = async (shoutoutId: string) => {
  const data = { shoutoutId, giverId: ann ?? '', reason: '' }
  const policy = { clawBackPolicy: 'absorb' } as const
  expect(await ledger.handle({ ...common(), type: 'recallShoutout', data, policy })).toMatchObject({
    kind: 'accepted',
  })
}

const reinstate = async (shoutoutId: string) => {
  const data = { shoutoutId, giverId: ann ?? '' }
  expect(await ledger.handle({ ...common(), type: 'reinstateShoutout', data })).toMatchObject({
    kind: 'accepted',
  })
}

beforeEach(async () => {
  pass(60_000)
  await observe()
  await database.query('truncate slack.announcements, slack.lanes')
  slack.reset()
})

describe('a shoutout', () => {
  it('is announced once, however often its event is seen', async () => {
    await give()
    await observe()
    await recordOwed(database, events, freshness())
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    expect(calls).toMatchObject([
      { method: 'chat.postMessage', channel: 'C1', text: '<@UANN> thanked <@UBEN>: +5 points. thanks' },
    ])
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('is told to the recipient in person where there is no channel', async () => {
    await give({ channelId: null })
    await observe()
    await send()
    expect(calls).toMatchObject([
      { method: 'conversations.open', users: 'UBEN' },
      { method: 'chat.postMessage', channel: 'DUBEN' },
    ])
  })

  it('that was brought in from elsewhere, or is old, is not announced', async () => {
    await give({ occurredAt: addMilliseconds(now, -3_600_000) })
    await give()
    const seen = await newEvents()
    await recordOwed(database, seen.slice(0, 1), freshness())
    pass(2 * 86_400_000)
    await recordOwed(database, seen, freshness())
    expect(await rows()).toEqual([])
  })
})

describe('the pace', () => {
  it('leaves more than a second between two messages of a channel', async () => {
    await give()
    await give()
    await observe()
    expect(await send()).toBe(1)
    pass(1_000)
    expect(await send()).toBe(0)
    pass(50)
    expect(await send()).toBe(1)
  })

  it('does not stand still because the clock was set back an hour', async () => {
    await give()
    await give()
    await observe()
    expect(await send()).toBe(1)
    pass(-3_600_000)
    expect(await send()).toBe(1)
    pass(3_600_000)
  })

  it('pauses as long as Slack asks for, and counts that as no failure', async () => {
    slack.plan({ status: 429, headers: { 'retry-after': '30' }, body: { ok: false, error: 'ratelimited' } })
    await give()
    await observe()
    await send()
    pass(29_000)
    expect(await send()).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'due', attempts: 0 }])
    pass(1_000)
    expect(await send()).toBe(1)
    expect(posted).toHaveLength(1)
  })
})

describe('an attempt without an answer', () => {
  const noAnswer = { status: 503, body: {} }

  it('is looked up before it is repeated: a message that arrived is not posted again', async () => {
    slack.plan({ ...noAnswer, isCarriedOut: true })
    await give()
    await observe()
    await send()
    pass(2_000)
    await send()
    expect(calls.map(call => call.method)).toEqual(['chat.postMessage', 'conversations.history'])
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('is repeated after growing pauses and parked with its reason in the end', async () => {
    slack.plan(noAnswer, noAnswer, noAnswer)
    await give()
    await observe()
    await send()
    pass(2_000)
    await send()
    pass(3_900)
    expect(await send()).toBe(0)
    pass(100)
    await send()
    expect(await rows()).toEqual([
      { state: 'parked', shown: null, attempts: 3, problem: 'Slack answered with status 503.' },
    ])
  })

  it('does not hide a refusal: that is parked at once and says what to do', async () => {
    slack.plan({ status: 200, body: { ok: false, error: 'not_in_channel' } })
    await give()
    await observe()
    await send()
    expect(await rows()).toMatchObject([
      { state: 'parked', problem: 'Slack answered not_in_channel. Add the app to the channel.' },
    ])
  })
})

describe('a shoutout that is taken back', () => {
  it('changes the message that told of it', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await observe()
    pass(2_000)
    await send()
    expect(calls.at(-1)).toMatchObject({
      method: 'chat.update',
      channel: 'C1',
      ts: posted[0]?.ts,
      text: '<@UANN> took this shoutout back.',
    })
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'recalled' }])
  })

  it('before it was announced is never announced', async () => {
    await recall(await give())
    await observe()
    expect(await send()).toBe(0)
    expect(calls).toEqual([])
  })
})

describe('a shoutout that is given again', () => {
  const told = '<@UANN> thanked <@UBEN>: +5 points. thanks'

  it('has its message back, words and all', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await observe()
    pass(2_000)
    await send()
    await reinstate(shoutoutId)
    await observe()
    pass(2_000)
    expect(await send()).toBe(1)
    expect(calls.at(-1)).toMatchObject({ method: 'chat.update', ts: posted[0]?.ts, text: told })
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('before the recall was shown leaves its message alone', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await reinstate(shoutoutId)
    await observe()
    pass(2_000)
    expect(await send()).toBe(0)
    expect(calls.map(call => call.method)).toEqual(['chat.postMessage'])
  })

  it('before it was announced is announced once', async () => {
    const shoutoutId = await give()
    await recall(shoutoutId)
    await reinstate(shoutoutId)
    await observe()
    expect(await send()).toBe(1)
    expect(calls).toMatchObject([{ method: 'chat.postMessage', text: told }])
  })

  it('has its message back also when nobody heard whether the recall was shown', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await observe()
    pass(2_000)
    slack.plan({ status: 503, body: {}, isCarriedOut: true })
    await send()
    await reinstate(shoutoutId)
    await observe()
    pass(60_000)
    await send()
    expect(calls.at(-1)).toMatchObject({ method: 'chat.update', text: told })
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })
})
