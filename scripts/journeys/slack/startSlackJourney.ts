import { randomBytes } from 'node:crypto'
import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { migrateBilling } from '@laurel/api/billing/migrateBilling.ts'
import { createRunner } from '@laurel/api/delivery/runner.ts'
import { migrateDevelopers } from '@laurel/api/developers/migrateDevelopers.ts'
import { migrateSources } from '@laurel/api/people/sources/migrateSources.ts'
import { createGifSearch } from '@laurel/api/recognition/gifs/gifSearch.ts'
import { createAnnouncer } from '@laurel/api/slack/announcements/createAnnouncer.ts'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { connectWorkspace } from '@laurel/api/slack/installations/connectWorkspace.ts'
import { createInstallationKeeper } from '@laurel/api/slack/installations/installationKeeper.ts'
import { createSlackInbox, type SlackInbox } from '@laurel/api/slack/receiver/slackInbox.ts'
import { slackPlugin } from '@laurel/api/slack/slackPlugin.ts'
import type { SyncDependencies } from '@laurel/api/slack/sync/runSync.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import { createSlackSandbox, type SlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallGrant, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'
import { sandboxGifs } from '../../serve/startSandbox.ts'

export type SlackJourney = {
  readonly sandbox: SlackSandbox
  /** Stops the sandbox and starts another at the same address; the app keeps running. */
  restartSandbox(): Promise<SlackSandbox>
  readonly app: FastifyInstance
  readonly ledger: Ledger
  readonly teamId: TeamId
  /** What Slack delivers, as the app stores it. */
  readonly inbox: SlackInbox
  /** For reading the workspace again. */
  readonly workspaces: SyncDependencies
  /** Where the log stands. */
  head(): Promise<number>
  /** How many events the log holds. */
  eventCount(): Promise<number>
  /** Lets something happen in the workspace that the app does not hear of. */
  unheard(happening: () => void): Promise<void>
  /** Runs what events promise and lets the read models catch up. */
  settled(): Promise<void>
  stop(): Promise<void>
}

export type SlackJourneyOptions = {
  readonly hasGifs?: boolean
  /** The locales of people in Slack, by their ids there. */
  readonly locales?: Readonly<Record<string, string>>
}

const addressOf = (path: string): string => `http://app.test/slack/${path}`

/** The Slack app of Laurel beside a workspace that can't be told from Slack, over a ledger in memory. */
export const startSlackJourney = async (
  databaseUrl: string,
  { hasGifs = true, locales = {} }: SlackJourneyOptions = {},
): Promise<SlackJourney> => {
  const encryptionKey = randomBytes(32).toString('base64')
  const clock = () => new Date()
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl })
  await migrateBilling(databaseUrl)
  await migrateDevelopers(databaseUrl)
  await migrateSlack(databaseUrl)
  await migrateSources(databaseUrl)
  await projections.start()
  const database = new Pool({ connectionString: databaseUrl, max: 4 })

  const users = smallWorkspace.users.map(user => {
    const locale = locales[user.id]
    return locale === undefined ? user : { ...user, locale }
  })
  const app = Fastify()
  let appUrl = ''
  let isDeaf = false
  const startSandbox = (port = 0): Promise<SlackSandbox> =>
    createSlackSandbox({
      port,
      workspace: { ...smallWorkspace, users },
      app: {
        ...smallApp,
        requestUrls: {
          commands: addressOf('commands'),
          interactivity: addressOf('interactivity'),
          events: addressOf('events'),
          oauthRedirect: 'http://app.test/login/slack',
        },
      },
      fetch: async (input, init) =>
        isDeaf ? new Response('') : fetch(input.replace('http://app.test', appUrl), init),
    })
  const sandbox = await startSandbox()
  let running = sandbox
  const settings = {
    signingSecret: smallApp.signingSecret,
    apiUrl: sandbox.apiUrl,
    origin: 'https://laurel.example',
    encryptionKey,
  }
  const gifs = hasGifs ? { gifs: createGifSearch(sandboxGifs(sandbox)) } : {}
  const runner = createRunner({
    database,
    databaseUrl,
    handlers: [],
    onError: (error, doing) => console.error(doing, error),
  })
  await app.register(slackPlugin, { jobs: runner, ledger, database, projections, clock, settings, ...gifs })
  appUrl = await app.listen({ host: '127.0.0.1', port: 0 })

  const newChannel = { shoutoutAllowance: 100, awardAllowance: 0, pointOptions: [] }
  const { teamId, position } = await connectWorkspace(
    { ledger, database, clock, settings, newChannel },
    smallGrant(smallApp.botToken),
  )
  const actor = { kind: 'system', id: 'journey' } as const
  const values = { values: ['Teamwork', 'Customer First'], isRequired: false }
  const id = '00000000-0000-4000-8000-000000000001'
  const occurredAt = clock().toISOString()
  await ledger.handle({ type: 'setTaggableValues', id, teamId, actor, occurredAt, data: values })
  await projections.waitForPosition(position, 5_000)
  const logger = { error: () => undefined, warn: () => undefined, info: () => undefined }
  const announcer = createAnnouncer({ log, ledger, database, clock, logger, settings })
  await announcer.start()
  runner.add(announcer.handler)
  await runner.start()

  return {
    sandbox,
    restartSandbox: async () => {
      await running.close()
      running = await startSandbox(Number(new URL(sandbox.url).port))
      return running
    },
    app,
    ledger,
    teamId,
    inbox: createSlackInbox(database, createTokenCipher(encryptionKey)),
    workspaces: {
      ledger,
      database,
      clock,
      installations: createInstallationKeeper({
        database,
        clock,
        cipher: createTokenCipher(encryptionKey),
        apiUrl: sandbox.apiUrl,
        app: undefined,
      }),
      apiUrl: sandbox.apiUrl,
      newChannel,
    },
    head: () => log.head(),
    eventCount: async () => {
      let count = 0
      for await (const batch of log.readAll()) count += batch.length
      return count
    },
    unheard: async happening => {
      isDeaf = true
      happening()
      await sandbox.idle()
      isDeaf = false
    },
    settled: async () => {
      await sandbox.idle()
      for await (const batch of log.readAll()) await settle(ledger, batch)
      await projections.waitForPosition(await log.head(), 5_000)
    },
    stop: async () => {
      await announcer.stop()
      await runner.stop()
      await running.close()
      await app.close()
      await projections.stop()
      await log.close()
      await database.end()
    },
  }
}
