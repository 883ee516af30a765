import { getTaxRules, setTaxRules } from '@laurel/contract/team/taxRules.ts'
import { exampleRules } from '@laurel/ledger/audit/tax/taxRules.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { setTaxRules as setRules } from '../setTaxRules.ts'
import { sentRules, shownRules } from '../shownTax.ts'

/** What the company taxes. */
export const serveTaxRules = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(getTaxRules),
    handler: async request => {
      const { taxRules } = await teamOfCaller(dependencies, request)
      return { ...shownRules(taxRules), example: shownRules(exampleRules) }
    },
  })

  api.route({
    ...routeOf(setTaxRules),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await setRules(dependencies, intent, sentRules(request.body)), reply)
    },
  })
}
