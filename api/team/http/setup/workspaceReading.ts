import { workspaceReading } from '@laurel/contract/team/setup/workspaceReading.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import type { Api } from '../../../http/serving/api.ts'
import { callerOf } from '../../../http/serving/authenticate.ts'
import { routeOf } from '../../../http/serving/routeOf.ts'
import { connectedSetup } from './connectedSetup.ts'

export const serveSetupProgress = (api: Api, { setup }: Dependencies): void => {
  api.route({
    ...routeOf(workspaceReading),
    handler: async request => {
      const sync = await connectedSetup(setup).progress(callerOf(request).teamId)
      return {
        state: sync?.state === 'due' ? ('reading' as const) : (sync?.state ?? ('done' as const)),
        member_count: sync?.memberCount ?? 0,
        channel_count: sync?.channelCount ?? 0,
      }
    },
  })
}
