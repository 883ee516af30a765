import { chooseLocale } from '@laurel/contract/people/chooseLocale.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { chooseLocale as choose } from '../chooseLocale.ts'

export const serveChooseLocale = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(chooseLocale),
    handler: async (request, reply) => {
      const { country, language, force_geo: place } = request.body
      const intent = intentOf(dependencies, request)
      const data = {
        memberId: intent.actor.id,
        locale: `${language}-${country}`,
        ...(place !== undefined && { place }),
      }
      return acknowledge(await choose(dependencies, intent, data), reply)
    },
  })
}
