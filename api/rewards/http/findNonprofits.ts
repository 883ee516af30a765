import { findNonprofits } from '@laurel/contract/rewards/findNonprofits.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { charitiesByEins } from '../charities/findCharities.ts'
import { searchCharities } from '../charities/searchCharities.ts'
import { nonprofitOf } from './nonprofit.ts'

const foundMax = 20

export const serveFindNonprofits = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(findNonprofits),
    handler: async request => {
      const { q, eins } = request.query
      const charities =
        eins === undefined
          ? (
              await searchCharities(connectionsFor(dependencies, q), q ?? '', {
                after: 0,
                limit: foundMax,
              })
            ).charities
          : await charitiesByEins(dependencies.database, eins.split(','))
      return { nonprofits: charities.map(nonprofitOf) }
    },
  })
}
