import { listIcons } from '@laurel/contract/team/icons.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { answered, nobody } from './chatChannels.ts'

/** Emoji of the chat workspace, to choose one for a reward or a reaction. */
export const serveIcons = (api: Api, { chat }: Dependencies): void => {
  api.route({
    ...routeOf(listIcons),
    handler: async request => {
      const icons = answered(await (chat?.icons(callerOf(request).teamId) ?? nobody))
      return { icons: icons.map(({ name, url }) => ({ name, url })) }
    },
  })
}
