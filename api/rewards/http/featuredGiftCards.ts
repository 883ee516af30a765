import { featuredGiftCards } from '@laurel/contract/rewards/featuredGiftCards.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { featuredGiftCards as featured } from '../giftCards/catalog/searchGiftCards.ts'
import { readCountry } from '../readCountry.ts'
import { pricedCards } from './listGiftCards.ts'

const monthLength = '2026-11'.length

export const serveFeaturedGiftCards = (api: Api, { database, clock }: Dependencies): void => {
  api.route({
    ...routeOf(featuredGiftCards),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const country = await readCountry(database, teamId, memberId)
      const month = clock().toISOString().slice(0, monthLength)
      return { gift_cards: await pricedCards(database, await featured(database, { teamId, country, month })) }
    },
  })
}
