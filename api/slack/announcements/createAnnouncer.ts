import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, Subscription } from '@laurel/ledger/log/port.ts'
import { WebClient } from '@slack/web-api'
import type { Pool } from 'pg'
import type { Clock } from '../../access/clock.ts'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import type { HandlerLimits, JobHandler } from '../../delivery/handler.ts'
import { installationStateOf } from '../../team/installationState.ts'
import { fetchUntil } from '../app/fetchUntil.ts'
import { createSlackLogger, type Log } from '../app/slackLogger.ts'
import { createInstallationKeeper } from '../installations/installationKeeper.ts'
import { keepDoing } from './keepDoing.ts'
import { createPeopleDirectory } from './people.ts'
import { announcementsFrom, recordOwed } from './recordOwed.ts'
import { announcementHandler, type SenderOptions } from './sender.ts'

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
    /** 32 bytes in base64 that decrypt the stored tokens. */
    readonly encryptionKey: string
    /** The credentials of the Slack app, which refresh expiring tokens. */
    readonly app?: { readonly clientId: string; readonly clientSecret: string }
    /** Older events are not announced. A day by default. */
    readonly announcedWithinMilliseconds?: number
  }
}

export type Announcer = {
  /** Sends announcements, in the job runner of this process. */
  readonly handler: JobHandler
  start(): Promise<void>
  stop(): Promise<void>
}

const day = 24 * 60 * 60 * 1000
const backdatedMilliseconds = 10 * 60 * 1000
const restMilliseconds = 250
/** Slack accepts about one message a second per channel. */
const pace: Partial<HandlerLimits> = { laneIntervalMilliseconds: 1_050 }

/** Announces recognition in Slack: a subscriber fills the outbox exactly once per event, and jobs send from it. */
export const createAnnouncer = (options: AnnouncerOptions): Announcer => {
  const { log, database, logger, settings } = options
  const stop = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let subscription: Subscription | undefined

  const follow = async (): Promise<void> => {
    const from = await announcementsFrom(database, log)
    if (stop.signal.aborted) return
    const freshness = () => ({
      now: instantOf(options.clock()),
      ageMilliseconds: settings.announcedWithinMilliseconds ?? day,
      backdatedMilliseconds,
    })
    subscription = log.subscribeAll(from, events => recordOwed(database, events, freshness()), {
      streamPrefixes: ['campaign-', 'member-', 'redemption-', 'team-'],
    })
    await subscription.stopped
  }

  return {
    handler: announcementHandler(senderOptions(options)),
    start: async () => {
      running = keepDoing({
        restMilliseconds,
        stopping: stop.signal,
        logger,
        round: follow,
        failure: 'The subscription of the announcements failed; it restarts in a moment.',
      })
    },
    stop: async () => {
      stop.abort()
      await subscription?.stop()
      await running
    },
  }
}

/** The sender has its own rate limit and retries, so the client neither waits nor retries. */
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
    clientOf: async (teamId: TeamId, signal: AbortSignal) => {
      const installation = await installations.ofTeam(teamId)
      if (installation === undefined)
        return (await installationStateOf(database, teamId)) === 'absent' ? 'absent' : 'ended'
      return new WebClient(installation.botToken, {
        slackApiUrl: settings.apiUrl,
        logger: createSlackLogger(logger),
        ...clientLimits,
        fetch: fetchUntil(signal),
      })
    },
  }
}
