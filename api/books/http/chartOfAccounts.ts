import { getChartOfAccounts, setChartOfAccounts } from '@laurel/contract/team/chartOfAccounts.ts'
import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { setChartOfAccounts as setChart } from '../setChartOfAccounts.ts'

/** Where the accounts of the ledger go in the books of the company. */
export const serveChartOfAccounts = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(getChartOfAccounts),
    handler: async request => {
      const { chartOfAccounts } = await teamOfCaller(dependencies, request)
      const { fiscalYearStartsIn, xeroTaxRate, accounts } = chartOfAccounts ?? exampleChart
      return {
        fiscal_year_starts_in: fiscalYearStartsIn,
        xero_tax_rate: xeroTaxRate,
        accounts,
        is_example: chartOfAccounts === null,
      }
    },
  })

  api.route({
    ...routeOf(setChartOfAccounts),
    handler: async (request, reply) => {
      const { fiscal_year_starts_in: fiscalYearStartsIn, xero_tax_rate: xeroTaxRate, accounts } = request.body
      const intent = intentOf(dependencies, request)
      const chart = { fiscalYearStartsIn, xeroTaxRate, accounts }
      return acknowledge(await setChart(dependencies, intent, chart), reply)
    },
  })
}
