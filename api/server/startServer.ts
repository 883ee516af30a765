import { fileURLToPath } from 'node:url'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { createAccess } from '../access/createAccess.ts'
import { createTokenCipher } from '../access/tokenCipher.ts'
import { stripeWebhook } from '../billing/http/stripeWebhook.ts'
import { packHandler } from '../books/packHandler.ts'
import type { WriteOrderedPack } from '../books/writeOrderedPack.ts'
import { deliveryHealth } from '../delivery/health.ts'
import { createRunner } from '../delivery/runner.ts'
import { deliveryHandler } from '../developers/webhooks/deliver.ts'
import { startDispatcher } from '../developers/webhooks/startDispatcher.ts'
import { closeGently } from '../http/serving/closing.ts'
import { clockHealthOf, readClocks } from '../operations/clockHealth.ts'
import { readKeptFiles } from '../operations/keptFiles.ts'
import { finishErasuresOnSchedule } from '../people/finishErasures.ts'
import { scimPlugin } from '../people/http/scim.ts'
import { sourceWebhooks } from '../people/http/sourceWebhooks.ts'
import { peopleHandlers } from '../people/peopleHandlers.ts'
import { createGifSearch } from '../recognition/gifs/gifSearch.ts'
import { lookHandler } from '../recognition/radar/radarJobs.ts'
import { exportParts } from '../reports/http/exportParts.ts'
import { exportHandler } from '../reports/slack/exportHandler.ts'
import { createPrismicArticles } from '../rewards/articles/prismic/prismicArticles.ts'
import { createPrismicReader } from '../rewards/articles/prismic/prismicReader.ts'
import { createEveryOrg } from '../rewards/charities/everyOrg/everyOrg.ts'
import { openGeoIp } from '../rewards/charities/geoIp.ts'
import { loadBundled } from '../rewards/charities/loadBundled.ts'
import { createPrismicCharities } from '../rewards/charities/prismicCharities.ts'
import { readNextCause } from '../rewards/charities/readCauses.ts'
import { vendorWebhooks } from '../rewards/http/vendorWebhooks.ts'
import { fromNamedHosts } from '../rewards/images/namedHosts.ts'
import { createS3Files } from '../rewards/images/s3/s3Files.ts'
import { createCodeSenders } from '../rewards/payouts/codes/codeSettings.ts'
import { createAnnouncer } from '../slack/announcements/createAnnouncer.ts'
import { createChatDirectory } from '../slack/directory/chatDirectory.ts'
import { createSetup } from '../slack/installations/createSetup.ts'
import { slackPlugin } from '../slack/slackPlugin.ts'
import { workspaceSyncHandler } from '../slack/sync/runSync.ts'
import { eraseOldTexts } from '../team/retention/eraseOldTexts.ts'
import { dutiesOf } from './duties.ts'
import { endInTurn } from './endInTurn.ts'
import { imageOrigins } from './imageOrigins.ts'
import { rememberOrigin } from './knownOrigin.ts'
import { openBilling } from './openBilling.ts'
import { type OpenedServer, openServer } from './openServer.ts'
import { openSources } from './openSources.ts'
import { openVendors } from './openVendors.ts'
import type { ServeSettings } from './settings.ts'
import type { Step } from './step.ts'
import type { Stores } from './stores/openStores.ts'
import { workApart } from './worker/apart/workApart.ts'
import { historyHandlers } from './worker/historyApart/historyHandlers.ts'
import { processLag } from './worker/processLag.ts'
import type { KeepCheckpoint } from './worker/schedule.ts'
import { syncApart } from './worker/syncApart/syncApart.ts'
import type { WorkspaceConnection } from './workspaceConnection.ts'

export type RunningServer = {
  readonly database: Pool
  readonly logName: string
  readonly stop: () => Promise<void>
}

export type ServerOptions = {
  readonly settings: ServeSettings
  readonly step: Step
  readonly connectWorkspace: (opened: OpenedServer) => Promise<WorkspaceConnection>
  /** Signs a checkpoint of the log each day. Left out, none is signed. */
  readonly keepCheckpoint?: (stores: Stores) => KeepCheckpoint
  /** Writes attestation packs. Left out, none is written. */
  readonly writePack?: (stores: Stores, database: Pool) => WriteOrderedPack
}

const folderOf = (workspace: string): string =>
  fileURLToPath(new URL(`../../${workspace}/dist`, import.meta.url))

/** Starts everything in one process, from the database up. When a step fails, the steps before it are undone. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const started: (() => Promise<unknown>)[] = []
  const stop = (): Promise<void> => endInTurn(started.splice(0))
  try {
    const opened = await openServer(options, end => started.push(end))
    const workspace = await options.connectWorkspace(opened)
    await serve(options, opened, workspace)
    return { database: opened.database, logName: opened.stores.logName, stop }
  } catch (error) {
    // The reason of the failed start matters more than what fails to stop after it.
    await stop().catch(() => undefined)
    throw error
  }
}

const serve = async (
  { settings, keepCheckpoint, writePack }: ServerOptions,
  {
    stores,
    database,
    pools,
    ledger,
    jobLedger,
    projections,
    secrets,
    telemetry,
    recording,
    now,
    onStop,
  }: OpenedServer,
  workspace: WorkspaceConnection,
): Promise<void> => {
  const { origin, host, port, logLevel } = settings
  const { log, databaseUrl } = stores
  const duties = dutiesOf(settings.role)
  const { encryptionKey } = secrets
  const gifSettings = settings.gifs ?? workspace.gifs
  const gifs = gifSettings === undefined || gifSettings === 'off' ? undefined : createGifSearch(gifSettings)
  const { clientId, clientSecret, signingSecret } = workspace.app
  const slackSettings = { apiUrl: workspace.apiUrl, origin, encryptionKey, app: { clientId, clientSecret } }
  const signIn = { clientId, clientSecret, issuer: workspace.issuer, hasPkce: workspace.hasPkce ?? false }
  const setup = createSetup({ ledger, database, clock: now, slack: signIn, origin, encryptionKey })
  const runner = createRunner({
    database,
    databaseUrl,
    handlers: [],
    runs: duties.runs,
    around: telemetry.handler,
    onError: (error, doing) => app.log.error({ err: error }, `Delivery could not ${doing}. It tries again.`),
  })
  const giftCardForm = settings.giftCardForm ?? workspace.vendorOrigins?.giftCardForm
  const imageFiles = settings.pictures && createS3Files(settings.pictures, { fetch, now })
  const charitySource = settings.everyOrg && createEveryOrg(settings.everyOrg, fetch)
  const vending = openVendors({
    database,
    databaseUrl,
    log: telemetry.following('follow redemptions', log),
    jobLedger,
    now,
    encryptionKey,
    origins: workspace.vendorOrigins,
    giftCardForm,
    imageFiles,
    charitySource,
  })
  await loadBundled(database)
  const prismic = settings.content && createPrismicReader(settings.content, fetch)
  const locate = settings.geoIpDatabase === undefined ? undefined : await openGeoIp(settings.geoIpDatabase)
  const clock = () => instantOf(now())
  const stripeSettings = settings.stripe ?? workspace.stripe
  const paying = openBilling({ settings: stripeSettings, jobLedger, log, database, clock })
  const { billing } = paying
  // The sandbox is for development: a receiver may run beside it.
  const allowsLocalhost = workspace.vendorOrigins !== undefined
  const syncs = await openSources({ database, jobLedger, clock, encryptionKey, origin, settings, workspace })
  const checked = {
    processLag: () => processLag(database, log),
    deliveryHealth: () => deliveryHealth(database, [...runner.kinds(), ...duties.elsewhere]),
    clockHealth: async () => clockHealthOf(await readClocks(database, log, now())),
    keptFiles: () => readKeptFiles(settings.home),
    recording,
  }
  telemetry.system({
    ...checked,
    database,
    log: { name: stores.logName, head: () => log.head() },
    projections,
    now,
  })
  const app = await duties.build({
    ledger,
    setup,
    chat: createChatDirectory(setup.workspaces.installations, workspace.apiUrl),
    log: { name: stores.logName, head: () => log.head(), readStream: (...read) => log.readStream(...read) },
    database: pools.calls,
    searches: pools.searches,
    databaseUrl,
    projections,
    ...checked,
    rewardVendors: vending.vendors,
    personSources: syncs.sources,
    vault: stores.vault,
    ...(gifs ? { gifs } : {}),
    access: createAccess(database, { secrets: () => [encryptionKey] }),
    ...(locate ? { locate } : {}),
    ...(imageFiles ? { imageFiles } : {}),
    ...(billing ? { billing } : {}),
    ...(prismic
      ? { articles: createPrismicArticles(prismic), charityContent: createPrismicCharities(prismic) }
      : {}),
    logger: { level: logLevel },
    observe: telemetry.requests,
    ...(telemetry.telling ? { telling: telemetry.telling } : {}),
    settings: {
      origin,
      slack: signIn,
      ...(gifs ? { mediaHosts: gifs.mediaHosts } : {}),
      hasGiftCardForm: giftCardForm !== undefined,
      ...(settings.supportEmail === undefined ? {} : { supportEmail: settings.supportEmail }),
      hasCharitySource: charitySource !== undefined,
      imageOrigins: imageOrigins(settings, workspace),
      fetchPicture: fromNamedHosts(fetch, settings.imageHosts ?? [], workspace.imageOrigins?.[0]),
      ...(settings.trustedProxies ? { trustedProxies: settings.trustedProxies } : {}),
      webhooks: { key: encryptionKey, allowsLocalhost },
      payouts: {
        key: encryptionKey,
        codes: createCodeSenders({
          ...settings.codes,
          ...(workspace.codeInbox ? { inbox: workspace.codeInbox } : {}),
        }),
      },
      staticFolders: { admin: folderOf('admin-ui'), portal: folderOf('portal-ui') },
    },
    plugins: async (instance, callers) => {
      await instance.register(slackPlugin, {
        callers,
        ledger,
        database,
        projections,
        clock: now,
        jobs: runner,
        ...(gifs ? { gifs } : {}),
        settings: { ...slackSettings, signingSecret },
      })
      await instance.register(scimPlugin, { sources: syncs.sources, origin, clock, callers })
      await instance.register(sourceWebhooks, { sources: syncs.sources, clock, callers })
      await instance.register(vendorWebhooks, { database, connections: vending.vendors.connections, callers })
      if (billing) await instance.register(stripeWebhook, { database, billing, callers })
    },
  })
  onStop(() => app.close())

  const workspaces = { ...setup.workspaces, ledger: jobLedger, apart: syncApart(settings, signIn) }
  const worker = await duties.startWorker({
    ledger,
    jobLedger,
    log: telemetry.following('run processes', log),
    database,
    databaseUrl,
    now,
    workspaces,
    keepCheckpoint: keepCheckpoint?.(stores),
    vendors: vending.vendors.connections,
    sources: syncs.sources,
    readsExchangeRates: workspace.vendorOrigins === undefined,
    readNonprofits: charitySource && ((...at) => readNextCause({ database, source: charitySource }, ...at)),
    ...(paying.plans ? { plans: paying.plans } : {}),
    workApart: workApart(settings),
    finishErasures: () => finishErasuresOnSchedule({ vault: stores.vault, ledger, projections, database }),
    eraseOldTexts: (at, signal) =>
      eraseOldTexts({ vault: stores.vault, ledger, projections, database }, at, signal),
    onError: (error, doing) =>
      app.log.error({ err: error }, `The worker could not ${doing}. It tries again.`),
  })
  onStop(() => worker.stop())
  const announcer = createAnnouncer({
    log: telemetry.following('announce', log),
    ledger,
    database,
    clock: now,
    logger: app.log,
    settings: slackSettings,
  })
  runner.add(announcer.handler)
  runner.add(workspaceSyncHandler(workspaces))
  for (const handler of peopleHandlers({ ledger: jobLedger, database, clock })) runner.add(handler)
  runner.add(lookHandler({ ledger: jobLedger, database, clock }))
  runner.add(exportHandler({ database, ledger: jobLedger, clock, readPart: exportParts(database) }))
  const cipher = createTokenCipher(encryptionKey)
  runner.add(deliveryHandler({ database, cipher, clock, origin, allowsLocalhost }))
  for (const handler of historyHandlers(settings, { database, log, ledger: jobLedger, clock }))
    runner.add(handler)
  if (writePack) runner.add(packHandler({ database, writePack: writePack(stores, database) }))
  for (const handler of vending.handlers) runner.add(handler)
  for (const handler of syncs.handlers) runner.add(handler)
  for (const handler of paying.handlers) runner.add(handler)
  await runner.start()
  onStop(() => runner.stop())
  if (duties.works) {
    const orders = vending.follow(error =>
      app.log.error({ err: error }, 'Laurel could not follow redemptions. It tries again.'),
    )
    onStop(() => orders.stop())
    const dispatcher = startDispatcher({
      database,
      databaseUrl,
      clock,
      onError: error => app.log.error({ err: error }, 'Laurel could not send events. It tries again.'),
    })
    onStop(() => dispatcher.stop())
    await announcer.start()
    onStop(() => announcer.stop())
  }

  const receiving = duties.receives && (await syncs.sftp?.start(app.log))
  if (receiving) onStop(receiving.stop)
  await app.listen({ host, port })
  // Stops first, so that nothing new begins while the other parts stop.
  onStop(() => closeGently(app))
  rememberOrigin(settings.home, origin)
}
