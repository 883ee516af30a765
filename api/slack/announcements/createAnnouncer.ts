import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, Subscription } from '@laurel/ledger/log/port.ts'
import { WebClient } from '@slack/web-api'
import type { Pool } from 'pg'
import type { Clock } from '../../access/clock.ts'
import { createInstallationKeeper } from '../../team/slack/installations/installationKeeper.ts'
import { installationStateOf } from '../../team/slack/installations/installationStates.ts'
import { createTokenCipher } from '../../team/slack/installations/tokenCipher.ts'
import { createSlackLogger, type Log } from '../app/slackLogger.ts'
import { keepDoing } from './keepDoing.ts'
import type { Pace } from './outbox.ts'
import { createPeopleDirectory } from './people.ts'
import { readCheckpoint, recordOwed } from './recordOwed.ts'
import { type SenderOptions, sendDue } from './sender.ts'

export type AnnouncerOptions = {
  readonly log: EventLog
  readonly ledger: Ledger
  readonly database: Pool
  readonly clock: Clock
  readonly logger: Log
  readonly settings: {
    /** Base of Slack's Web API. */
    readonly apiUrl: string
    readonly origin: string
    /** 32 bytes in base64 that open the stored tokens. */
    readonly encryptionKey: string
    /** The app as Slack knows it, to renew tokens that run out. */
    readonly app?: { readonly clientId: string; readonly clientSecret: string }
    /** What is older is not announced; a day unless said otherwise. */
    readonly announcedWithinMilliseconds?: number
  }
}

export type Announcer = {
  start(): Promise<void>
  /** Finishes the message under way and stops. What is left in the outbox goes out after the next start. */
  stop(): Promise<void>
}

const day = 24 * 60 * 60 * 1000
const backdatedMilliseconds = 10 * 60 * 1000
const restMilliseconds = 250
const pace: Pace = { spacingMilliseconds: 1_050, attemptsMax: 8, backoffMillisecondsMax: 15 * 60 * 1000 }

/** Announces recognition in Slack: a subscriber fills an outbox exactly once per event, a sender empties it. */
export const createAnnouncer = (options: AnnouncerOptions): Announcer => {
  const { log, database, logger, settings } = options
  const stop = new AbortController()
  const common = { restMilliseconds, stopping: stop.signal, logger }
  const sender = senderOptions(options)
  let running: Promise<unknown> = Promise.resolve()
  let subscription: Subscription | undefined

  const follow = async (): Promise<void> => {
    const from = await readCheckpoint(database)
    if (stop.signal.aborted) return
    const freshness = () => ({
      now: instantOf(options.clock()),
      ageMilliseconds: settings.announcedWithinMilliseconds ?? day,
      backdatedMilliseconds,
    })
    subscription = log.subscribeAll(from, events => recordOwed(database, events, freshness()), {
      streamPrefixes: ['member-', 'team-'],
    })
    await subscription.stopped
  }
  const send = async (): Promise<void> => {
    await sendDue(sender, () => stop.signal.aborted)
  }

  return {
    start: async () => {
      running = Promise.all([
        keepDoing({
          ...common,
          round: follow,
          failure: 'Announcements stopped following the log for a moment.',
        }),
        keepDoing({
          ...common,
          round: send,
          failure: 'The outbox of Slack could not be worked on for a moment.',
        }),
      ])
    },
    stop: async () => {
      stop.abort()
      await subscription?.stop()
      await running
    },
  }
}

/** The sender keeps its own pace: no call waits or repeats inside the client. */
const clientLimits = { timeout: 10_000, retryConfig: { retries: 0 }, rejectRateLimitedCalls: true } as const

const senderOptions = ({
  log,
  ledger,
  database,
  clock,
  logger,
  settings,
}: AnnouncerOptions): SenderOptions => {
  const installations = createInstallationKeeper({
    database,
    clock,
    cipher: createTokenCipher(settings.encryptionKey),
    apiUrl: settings.apiUrl,
    app: settings.app,
  })
  return {
    ledger,
    log,
    database,
    clock: () => instantOf(clock()),
    logger,
    pace,
    people: createPeopleDirectory(ledger, log),
    origin: settings.origin,
    clientOf: async (teamId: TeamId) => {
      const installation = await installations.ofTeam(teamId)
      if (installation === undefined)
        return (await installationStateOf(database, teamId)) === 'absent' ? 'absent' : 'ended'
      return new WebClient(installation.botToken, {
        slackApiUrl: settings.apiUrl,
        logger: createSlackLogger(logger),
        ...clientLimits,
      })
    },
  }
}
