import { listGiftCards } from '@laurel/contract/rewards/listGiftCards.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { exchangeRates } from '../exchangeRates/exchangeRates.ts'
import { type GiftCardRow, searchGiftCards } from '../giftCards/catalog/searchGiftCards.ts'
import { pricedCard } from '../giftCards/priceGiftCards.ts'
import { readCountry } from '../readCountry.ts'

export const serveListGiftCards = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies
  api.route({
    ...routeOf(listGiftCards),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const country = await readCountry(database, teamId, memberId)
      const text = request.query.query ?? ''
      const search = { teamId, country, text, page: request.params.page }
      const rows = await searchGiftCards(connectionsFor(dependencies, text), search)
      return { gift_cards: await pricedCards(database, rows) }
    },
  })
}

export const pricedCards = async (database: Queryable, rows: readonly GiftCardRow[]) => {
  const rates = await exchangeRates(
    database,
    rows.flatMap(({ currency }) => currency ?? []),
  )
  return rows.flatMap(row => pricedCard(row, rates) ?? [])
}
