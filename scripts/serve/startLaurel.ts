import { fileURLToPath } from 'node:url'
import { createAccess } from '@laurel/api/access/createAccess.ts'
import { migrateAccess } from '@laurel/api/access/migrateAccess.ts'
import { deliveryHealth } from '@laurel/api/delivery/health.ts'
import { createRunner } from '@laurel/api/delivery/runner.ts'
import { buildApi } from '@laurel/api/http/buildApi.ts'
import { createGifSearch } from '@laurel/api/recognition/gifs/gifSearch.ts'
import { createAnnouncer } from '@laurel/api/slack/announcements/createAnnouncer.ts'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { createChatDirectory } from '@laurel/api/slack/directory/chatDirectory.ts'
import { slackPlugin } from '@laurel/api/slack/slackPlugin.ts'
import { createSetup } from '@laurel/api/team/slack/installations/createSetup.ts'
import { workspaceSyncHandler } from '@laurel/api/team/slack/sync/runSync.ts'
import { processLag } from '@laurel/api/worker/processLag.ts'
import { startWorker } from '@laurel/api/worker/startWorker.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { WebClient } from '@slack/web-api'
import { Pool } from 'pg'
import { inviteDemoTeam } from '../demo/createDemoTeam.ts'
import { fillChat } from '../demo/fillChat.ts'
import { keepDailyCheckpoint } from '../laurel/audit/checkpoints/dailyCheckpoint.ts'
import { openStores } from '../stores/openStores.ts'
import { loadSecrets } from '../stores/secrets.ts'
import { connectSlack } from './connectSlack.ts'
import { endInTurn } from './endInTurn.ts'
import { installedInSandbox, installInSandbox } from './installInSandbox.ts'
import { rememberOrigin } from './knownOrigin.ts'
import type { ServeSettings } from './settings.ts'
import { sandboxGifs } from './startSandbox.ts'
import type { Step } from './step.ts'

export type RunningLaurel = {
  readonly database: Pool
  readonly sandboxUrl: string | undefined
  readonly logName: string
  readonly stop: () => Promise<void>
}

/** Whoever waits longer for the database is told that it is away; a question that takes longer has lost its answer. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 20_000, keepAlive: true } as const

/** An EventStoreDB that starts together with Laurel needs a moment. */
const storePatienceMilliseconds = 2 * 60 * 1_000

const folderOf = (workspace: string): string =>
  fileURLToPath(new URL(`../../${workspace}/dist`, import.meta.url))

/** Starts everything in one process, from the database up. What was started is stopped again when a later step fails. */
export const startLaurel = async (settings: ServeSettings, step: Step): Promise<RunningLaurel> => {
  const started: (() => Promise<unknown>)[] = []
  const stop = (): Promise<void> => endInTurn(started.splice(0))
  try {
    return { ...(await start(settings, step, started)), stop }
  } catch (error) {
    // Why it did not start is what a person must read, whatever fails to end afterwards.
    await stop().catch(() => undefined)
    throw error
  }
}

const start = async (
  settings: ServeSettings,
  step: Step,
  started: (() => Promise<unknown>)[],
): Promise<Omit<RunningLaurel, 'stop'>> => {
  const now = () => new Date()
  const { origin, host, port, logLevel } = settings
  const secrets = loadSecrets(settings.home)

  const stores = await step('Opening the database and the log', (tell, signal) =>
    openStores(settings, { patienceMilliseconds: storePatienceMilliseconds, tell, signal }),
  )
  started.push(stores.close)
  const { log, databaseUrl } = stores
  const database = new Pool({ connectionString: databaseUrl, max: 12, ...patience })
  // A connection may break while it is lent out as well as while it is idle; unheard, either would end the process.
  database.on('connect', client => client.on('error', () => {}))
  database.on('error', error => process.stderr.write(`A database connection was lost: ${error.message}\n`))
  started.push(() => database.end())
  await step('Preparing tables', async () => {
    await migrateAccess(databaseUrl)
    await migrateSlack(databaseUrl)
  })

  const ledger = createLedger(stores)
  const projections = createProjections({ log, databaseUrl })
  started.push(() => projections.stop())
  await step('Building read models', () => projections.start())

  const slack = await step('Opening the workspace', async () =>
    connectSlack(settings, secrets, await installedInSandbox(database, secrets)),
  )
  started.push(slack.close)
  if (slack.sandbox) {
    const client = new WebClient(secrets.sandboxBotToken, { slackApiUrl: slack.apiUrl })
    await installInSandbox(database, secrets, now())
    await step('Inviting the demo team', tell =>
      inviteDemoTeam({ ledger, database, client, now: now(), tell }, settings.hasDemo ?? true),
    )
    await projections.waitForPosition(await log.head(), 60_000)
    await fillChat({ database, ledger, log, origin, sandbox: slack.sandbox })
  }

  const gifSettings = settings.gifs ?? (slack.sandbox && sandboxGifs(slack.sandbox))
  const gifs = gifSettings === 'off' ? undefined : gifSettings && createGifSearch(gifSettings)
  const { clientId, clientSecret } = slack.app
  const { encryptionKey } = secrets
  const slackSettings = { apiUrl: slack.apiUrl, origin, encryptionKey, app: { clientId, clientSecret } }
  const signIn = { clientId, clientSecret, issuer: slack.issuer }
  const setup = createSetup({
    ledger,
    database,
    clock: now,
    slack: signIn,
    origin,
    encryptionKey,
  })
  const runner = createRunner({
    database,
    databaseUrl,
    handlers: [],
    onError: (error, doing) =>
      app.log.error({ err: error }, `Delivery could not ${doing}. What can be tried again is tried again.`),
  })
  const app = await buildApi({
    ledger,
    setup,
    chat: createChatDirectory(setup.workspaces.installations, slack.apiUrl),
    log: { name: stores.logName, head: () => log.head() },
    database,
    databaseUrl,
    projections,
    processLag: () => processLag(database, log),
    deliveryHealth: () => deliveryHealth(database, runner.kinds()),
    access: createAccess(database),
    logger: { level: logLevel },
    settings: {
      origin,
      slack: signIn,
      ...(gifs ? { mediaHosts: gifs.mediaHosts } : {}),
      ...(slack.sandbox ? { imageOrigins: [slack.issuer] } : {}),
      staticFolders: { admin: folderOf('admin-ui'), portal: folderOf('portal-ui') },
    },
    plugins: async instance => {
      await instance.register(slackPlugin, {
        ledger,
        database,
        projections,
        clock: now,
        jobs: runner,
        ...(gifs ? { gifs } : {}),
        settings: { ...slackSettings, signingSecret: slack.app.signingSecret },
      })
    },
  })
  started.push(() => app.close())

  const { home, checkpointFolder: folder } = settings
  const worker = await startWorker({
    ledger,
    log,
    database,
    databaseUrl,
    now,
    workspaces: setup.workspaces,
    keepCheckpoint:
      folder === undefined
        ? undefined
        : (day, signal) => keepDailyCheckpoint({ stores, home, folder }, day, signal),
    onError: (error, doing) =>
      app.log.error({ err: error }, `The worker could not ${doing}. What can be tried again is tried again.`),
  })
  started.push(() => worker.stop())
  const announcer = createAnnouncer({
    log,
    ledger,
    database,
    clock: now,
    logger: app.log,
    settings: slackSettings,
  })
  runner.add(announcer.handler)
  runner.add(workspaceSyncHandler(setup.workspaces))
  await runner.start()
  started.push(() => runner.stop())
  await announcer.start()
  started.push(() => announcer.stop())

  await app.listen({ host, port })
  rememberOrigin(settings.home, origin)
  return { database, logName: stores.logName, sandboxUrl: slack.sandbox?.url }
}
