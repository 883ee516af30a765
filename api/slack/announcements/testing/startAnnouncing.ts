import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { beforeFirst, type RecordedEvent } from '@laurel/ledger/log/port.ts'
import { absentLog } from '@laurel/ledger/log/suite/absentLog.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { WebClient } from '@slack/web-api'
import { Pool } from 'pg'
import { migrateBilling } from '../../../billing/migrateBilling.ts'
import { createRunner } from '../../../delivery/runner.ts'
import { migrateDevelopers } from '../../../developers/migrateDevelopers.ts'
import { giveShoutout } from '../../../recognition/giveShoutout.ts'
import { saveSourceChannel } from '../../../recognition/slack/shoutouts/sourceChannel.ts'
import { migrateSlack } from '../../database/migrateSlack.ts'
import { createPeopleDirectory } from '../people.ts'
import { recordOwed } from '../recordOwed.ts'
import { announcementHandler } from '../sender.ts'
import { startSlackStub } from './startSlackStub.ts'

/** A team with one channel, whose shoutouts are announced to a stub of Slack under a controlled clock. */
export const startAnnouncing = async (
  url: string,
  {
    channelMembers = ['UANN', 'UBEN'],
    trialUntil,
  }: { readonly channelMembers?: readonly string[]; readonly trialUntil?: string } = {},
) => {
  await migrateSlack(url)
  await migrateBilling(url)
  await migrateDevelopers(url)
  const database = new Pool({ connectionString: url, max: 4 })

  const slack = await startSlackStub()
  const start = '2026-11-20T09:00:00.000Z'
  let now = start
  const events: RecordedEvent[] = []
  let sequence = 0
  const { log, absence } = absentLog(createMemoryLog({ now: () => new Date(now) }))
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl: url })
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

  const pace = { laneIntervalMilliseconds: 1_050, attemptsMax: 3 }
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
    origin: 'https://laurel.example',
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
  const runner = createRunner({
    database,
    databaseUrl: url,
    handlers: [announcementHandler(sender)],
    clock: () => now,
    random: () => 1,
    onError: () => undefined,
  })
  const send = () => runner.runDue()
  const pass = (milliseconds: number) => {
    now = addMilliseconds(now, milliseconds)
  }
  const rows = async () =>
    (
      await database.query(
        `select case j.status when 'waiting' then 'due' when 'dead' then 'parked' else 'settled' end as state,
           a.shown, j.attempts, j.problem
         from slack.announcements a join delivery.jobs j on j.key = 'slack.announcement.' || a.announcement_id
         order by a.position, a.recipient_id nulls first`,
      )
    ).rows

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
    data: {
      teamId,
      name: 'T',
      externalKey: 'T1',
      timeZone: 'UTC',
      pointsName: 'points',
      ...(trialUntil === undefined ? {} : { trialUntil }),
    },
  })
  for (const key of ['UANN', 'UBEN'])
    await ledger.handle({ ...common(), type: 'syncMember', data: member(key) })
  await ledger.handle({ ...common(), type: 'createChannel', data: { channelId, settings } })
  const inChannel = { channelId, memberIds: channelMembers.map(key => memberIdOf(teamId, key)) }
  await ledger.handle({ ...common(), type: 'syncChannelMembers', data: inChannel })

  const give = async (
    intent: {
      channelId?: string | null
      occurredAt?: string
      attachment?: Attachment
      recipients?: readonly string[]
      /** The Slack channel to announce in, if it is not a recognition channel. */
      sourceChannel?: string
    } = {},
  ) => {
    const { id: commandId, ...rest } = common(intent.occurredAt)
    const shoutoutId = derivedId('shoutout', commandId)
    const shoutout = {
      ...rest,
      commandId,
      shoutoutId,
      giverId: ann ?? '',
      recipientIds: (intent.recipients ?? ['UBEN']).map(key => memberIdOf(teamId, key)),
      pointsEach: 5,
      channelId: intent.channelId === undefined ? channelId : intent.channelId,
      value: null,
      message: 'thanks',
      mayRepeat: true,
      ...(intent.attachment && { attachment: intent.attachment }),
    }
    if (intent.sourceChannel) await saveSourceChannel(database, shoutout, intent.sourceChannel)
    const outcome = await giveShoutout(
      {
        ledger,
        allowanceSourcesOf: async () => ({ channels: [settings], segments: [] }),
        mediaHosts: ['gifs.example'],
      },
      shoutout,
    )
    if (outcome.kind === 'rejected') throw new Error(`Giving was refused: ${outcome.rejection.code}`)
    return shoutoutId
  }
  const recall = async (shoutoutId: string) => {
    const data = { shoutoutId, giverId: ann ?? '', reason: '' }
    const policy = { clawBackPolicy: 'absorb' } as const
    accepted(await ledger.handle({ ...common(), type: 'recallShoutout', data, policy }))
  }

  const reinstate = async (shoutoutId: string) => {
    const data = { shoutoutId, giverId: ann ?? '' }
    accepted(await ledger.handle({ ...common(), type: 'reinstateShoutout', data }))
  }

  /** Adds a person who is in no channel. */
  const addOutsider = (key: string) => ledger.handle({ ...common(), type: 'syncMember', data: member(key) })
  /** Adds people to the channel, and returns their Slack user ids. */
  const addToChannel = async (count: number): Promise<string[]> => {
    const keys = Array.from({ length: count }, (_, index) => `UCROWD${index}`)
    for (const key of keys) await ledger.handle({ ...common(), type: 'syncMember', data: member(key) })
    const memberIds = [ann ?? '', ben ?? '', ...keys.map(key => memberIdOf(teamId, key))]
    await ledger.handle({ ...common(), type: 'syncChannelMembers', data: { channelId, memberIds } })
    return keys
  }
  const createChannel = async (slackChannelId: string | null) => {
    const id = channelIdOf(teamId, `other ${slackChannelId}`)
    const other = { ...settings, title: '#other', slackChannelId }
    const data = { channelId: id, settings: other }
    accepted(await ledger.handle({ ...common(), type: 'createChannel', data }))
    const members = { channelId: id, memberIds: [ann ?? ''] }
    accepted(await ledger.handle({ ...common(), type: 'syncChannelMembers', data: members }))
    return id
  }

  const awards = createTestAwards(ledger, { teamId, memberId: key => memberIdOf(teamId, key) }, () => now)

  return {
    slack,
    absence,
    log,
    ledger,
    teamId,
    channelId,
    awards,
    common,
    /** Waits until the read models have reached the end of the log. */
    catchUp: async () => {
      await projections.start()
      await projections.waitForPosition(await log.head(), 30_000)
    },
    rows,
    addOutsider,
    addToChannel,
    createChannel,
    give,
    recall,
    reinstate,
    observe,
    /** Applies all events since the beginning again. */
    observeAgain: () => recordOwed(database, events, freshness()),
    observeThese: (seen: readonly RecordedEvent[]) => recordOwed(database, seen, freshness()),
    newEvents,
    send,
    pass,
    now: () => now,
    /** Before each spec: empties the outbox and resets the stub. */
    clear: async () => {
      pass(60_000)
      await observe()
      await database.query('truncate slack.announcements, delivery.jobs, delivery.lanes')
      slack.reset()
    },
    stop: async () => {
      await projections.stop()
      await slack.close()
      await database.end()
    },
  }
}
