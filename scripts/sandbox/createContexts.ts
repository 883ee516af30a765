import { contractFolder } from '../contracts/readContract.ts'
import type { SlackContract } from '../contracts/slackContract.ts'
import { SandboxApp } from './appSettings.ts'
import { createFaults } from './control/faults.ts'
import { createDeliveries } from './outbound/deliveries.ts'
import { createResponseUrls } from './outbound/responseUrls.ts'
import { createTriggers } from './outbound/triggers.ts'
import type { SandboxContext } from './sandboxContext.ts'
import { SandboxWorkspace } from './seed.ts'
import { createGrants } from './signIn/grants.ts'
import { createInstallation } from './signIn/installation.ts'
import { createSigningKey } from './signIn/signingKey.ts'
import type { SlackSandboxOptions } from './slackSandboxOptions.ts'
import { createChanges } from './state/changes.ts'
import { createSequence } from './state/sequence.ts'
import { createWorkspace } from './state/workspace.ts'

/** Slack's types are large: they are loaded only where checks are wanted. */
const slackContract = async (): Promise<SlackContract | undefined> => {
  const folder = contractFolder()
  if (folder === undefined) return undefined
  const { readSlackContract } = await import('../contracts/slackContract.ts')
  return readSlackContract(folder)
}

/** What the parts of each workspace work with; the first workspace comes first. */
export const createContexts = async (
  options: SlackSandboxOptions,
  origin: () => string,
  stopping: AbortSignal,
): Promise<readonly [SandboxContext, ...SandboxContext[]]> => {
  const now = options.now ?? (() => new Date())
  const app = SandboxApp.parse(options.app)
  const sequence = createSequence(now)
  const all: SandboxContext[] = []
  const common = {
    origin,
    workspaces: () => all,
    now,
    app,
    sequence,
    stopping,
    faults: createFaults(),
    grants: createGrants(now, sequence),
    signingKey: await createSigningKey(),
    contract: await slackContract(),
    eventRetryWaits: options.eventRetryWaits ?? [0, 60_000, 300_000],
    deliveries: createDeliveries({
      signingSecret: app.signingSecret,
      now,
      fetch: options.fetch ?? fetch,
      answerWithinMilliseconds: options.answerWithinMilliseconds ?? 3_000,
    }),
  }

  const contextOf = (seed: SandboxWorkspace, isFirst: boolean): SandboxContext => {
    const { team } = SandboxWorkspace.parse(seed)
    const home = isFirst ? '' : `/workspaces/${team.domain}`
    const url = () => `${origin()}${home}`
    const known = options.installed?.find(({ slackTeamId }) => slackTeamId === team.id)?.botToken
    return {
      ...common,
      home,
      url,
      workspace: createWorkspace(seed, app, now()),
      changes: createChanges(),
      triggers: createTriggers(now, sequence),
      responseUrls: createResponseUrls(url, now, sequence),
      installation: createInstallation({
        app,
        now,
        startsWith: known ?? (isFirst && app.isInstalled ? app.botToken : undefined),
        firstToken: isFirst ? app.botToken : `${app.botToken}-${team.id}`,
      }),
    }
  }

  const first = contextOf(options.workspace, true)
  const others = (options.otherWorkspaces ?? []).map(seed => contextOf(seed, false))
  all.push(first, ...others)
  return [first, ...others]
}
