import { listIcons } from '@laurel/contract/team/icons.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { noChat } from '../chatDirectory.ts'
import { answeredBy } from './chatAnswer.ts'

/** The emoji of the chat workspace, for the icon of a reward or the reaction of a shoutout. */
export const serveIcons = (api: Api, { chat }: Dependencies): void => {
  api.route({
    ...routeOf(listIcons),
    handler: async request => {
      const icons = answeredBy(await (chat?.icons(callerOf(request).teamId) ?? noChat))
      return { icons: icons.map(({ name, url }) => ({ name, url })) }
    },
  })
}
