import type { OpenedServer } from '@laurel/api/server/openServer.ts'
import type { ServeSettings } from '@laurel/api/server/settings.ts'
import type { WorkspaceConnection } from '@laurel/api/server/workspaceConnection.ts'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { WebClient } from '@slack/web-api'
import { inviteDemoTeam } from '../demo/createDemoTeam.ts'
import { fillChat } from '../demo/fillChat.ts'
import { stockCatalog } from '../demo/stockCatalog.ts'
import { demoWorkspace } from '../demo/workspace.ts'
import { connectStandIns } from './connectStandIns.ts'
import { installedInSandbox, installInSandbox } from './installInSandbox.ts'
import { openSourceStandIns, sandboxSourceApps, sourceStandInUrl } from './openSourceStandIns.ts'
import { openStandIns, standInUrl } from './openStandIns.ts'
import { openStripeStandIn } from './openStripeStandIn.ts'
import { sandboxApp, sandboxGifs, startSandbox } from './startSandbox.ts'

const projectedWithinMilliseconds = 60_000

/** Starts the sandbox workspace, which speaks Slack's HTTP, with Laurel installed and the demo team in it. */
export const openSandbox = async (
  { home, origin, sandboxPort, hasDemo = true }: ServeSettings,
  { stores: { log }, database, ledger, projections, secrets, now, step, onStop }: OpenedServer,
): Promise<WorkspaceConnection> => {
  const teamId = teamIdOf(demoWorkspace.team.id)
  let url = ''
  const vendors = openStandIns({
    home,
    origin,
    teamId,
    clock: () => instantOf(now()),
    sandboxUrl: () => url,
  })
  const stripe = openStripeStandIn({ home, origin, sandboxUrl: () => url })
  const sourceStandIns = openSourceStandIns({ clock: () => instantOf(now()), sandboxUrl: () => url })
  const sandbox = await step('Opening the workspace', async () =>
    startSandbox(origin, sandboxPort, secrets, {
      installed: await installedInSandbox(database, secrets),
      standIns: vendors,
      sourceStandIns,
      stripe: stripe.plugin,
    }),
  )
  url = sandbox.url
  onStop(async () => {
    stripe.close()
    await sandbox.close()
  })
  await stripe.prepare()
  await installInSandbox(database, secrets, now())
  const client = new WebClient(secrets.sandboxBotToken, { slackApiUrl: sandbox.apiUrl })
  await step('Inviting the demo team', tell =>
    inviteDemoTeam({ ledger, database, client, now: now(), tell }, hasDemo),
  )
  await connectStandIns(database, secrets, teamId, now())
  await stockCatalog({ ledger, database }, teamId, now())
  await projections.waitForPosition(await log.head(), projectedWithinMilliseconds)
  await fillChat({ database, ledger, log, origin, sandbox })
  return {
    app: {
      clientId: sandboxApp.clientId,
      clientSecret: secrets.sandboxClientSecret,
      signingSecret: secrets.sandboxSigningSecret,
      url: sandbox.url,
    },
    issuer: sandbox.url,
    hasPkce: true,
    apiUrl: sandbox.apiUrl,
    gifs: sandboxGifs(sandbox),
    stripe: stripe.settings(),
    imageOrigins: [sandbox.url],
    codeInbox: { url: `${sandbox.url}/sandbox/inbox` },
    sources: {
      origins: {
        ...Object.fromEntries(sourceStandIns.map(({ source }) => [source, sourceStandInUrl(url, source)])),
        printful: standInUrl(url, 'printful'),
        sendoso: standInUrl(url, 'sendoso'),
        sendosoSandbox: standInUrl(url, 'sendosoSandbox'),
      },
      apps: sandboxSourceApps,
    },
    vendorOrigins: Object.fromEntries(vendors.map(({ vendor }) => [vendor, standInUrl(url, vendor)])),
  }
}
