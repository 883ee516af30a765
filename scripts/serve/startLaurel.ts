import type { ServeSettings } from '@laurel/api/server/settings.ts'
import { type RunningServer, startServer } from '@laurel/api/server/startServer.ts'
import type { Step } from '@laurel/api/server/step.ts'
import { connectToSlack } from '@laurel/api/server/workspaceConnection.ts'
import { checkpointsOfServer } from '../laurel/audit/checkpoints/apart/checkpointsOfServer.ts'
import { packsOfServer } from '../laurel/audit/pack/apart/packsOfServer.ts'
import { openSandbox } from './openSandbox.ts'
import { refuseOpenSandbox } from './refuseOpenSandbox.ts'

export type RunningLaurel = RunningServer & {
  /** The address of the sandbox; undefined when Laurel is connected to Slack. */
  readonly sandboxUrl: string | undefined
}

/** Starts the server, connected to Slack if an app is configured, otherwise to a sandbox with the demo team. */
export const startLaurel = async (settings: ServeSettings, step: Step): Promise<RunningLaurel> => {
  const { slackApp } = settings
  refuseOpenSandbox(settings)
  let sandboxUrl: string | undefined
  const server = await startServer({
    settings,
    step,
    connectWorkspace: async opened => {
      if (slackApp) return connectToSlack(slackApp)
      const sandbox = await openSandbox(settings, opened)
      sandboxUrl = sandbox.app.url
      return sandbox
    },
    keepCheckpoint: checkpointsOfServer(settings),
    writePack: packsOfServer(settings),
  })
  return { ...server, sandboxUrl }
}
