import { chooseLocale } from '@laurel/contract/user/chooseLocale.ts'
import type { Surroundings } from '../dependencies.ts'
import type { Api } from '../serving/api.ts'
import { acceptedOf, intentOf } from '../serving/intent.ts'
import { routeOf } from '../serving/routeOf.ts'

export const serveChooseLocale = (api: Api, surroundings: Surroundings): void => {
  api.route({
    ...routeOf(chooseLocale),
    handler: async (request, reply) => {
      const { country, language, force_geo: place } = request.body
      const intent = intentOf(surroundings, request)
      const data = {
        memberId: intent.actor.id,
        locale: `${language}-${country}`,
        ...(place !== undefined && { place }),
      }
      const outcome = await surroundings.ledger.handle({ ...intent, type: 'chooseLocale', data })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
