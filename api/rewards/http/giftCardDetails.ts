import { giftCardDetails } from '@laurel/contract/rewards/giftCardDetails.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { exchangeRates } from '../exchangeRates/exchangeRates.ts'
import { giftCardById, isOfferedIn } from '../giftCards/catalog/giftCardById.ts'
import { pricedDetails } from '../giftCards/priceGiftCards.ts'
import { readCountry } from '../readCountry.ts'

export const serveGiftCardDetails = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(giftCardDetails),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const card = await giftCardById(database, teamId, request.params.id)
      const country = await readCountry(database, teamId, memberId)
      if (!card || !isOfferedIn(card, country)) throw unknownGiftCard()
      const currencies = card.variants.map(({ least }) => least.currency)
      const details = pricedDetails(card, await exchangeRates(database, currencies))
      if (!details) throw unknownGiftCard()
      return details
    },
  })
}

const unknownGiftCard = () =>
  new HttpProblem({ status: 404, code: 'NOT_FOUND', says: 'problems.giftCardUnknown' })
