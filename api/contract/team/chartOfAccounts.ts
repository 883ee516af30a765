import {
  CompanyAccounts,
  FiscalYearStart,
  refuseSecondNames,
  XeroTaxRate,
} from '@laurel/ledger/teams/finance/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'

const fields = {
  /** The first month of the fiscal year: 1 is January. */
  fiscal_year_starts_in: FiscalYearStart,
  /** The tax rate of every line, as Xero calls it. */
  xero_tax_rate: XeroTaxRate,
  /** Where each account of the ledger goes. */
  accounts: CompanyAccounts,
}

export const ChartSettings = z
  .strictObject(fields)
  .superRefine(({ accounts }, context) => refuseSecondNames(accounts, context))
export type ChartSettings = z.infer<typeof ChartSettings>

export const getChartOfAccounts = defineCall({
  name: 'getChartOfAccounts',
  method: 'GET',
  path: '/v1/admin/settings/chart-of-accounts',
  access: 'admin',
  summary: 'Where the accounts of the ledger go in the books of the company',
  query: After,
  response: z.object({
    ...fields,
    /** Set until the company has a chart of its own: the accounts are those of an example. */
    is_example: z.boolean(),
  }),
})

export const setChartOfAccounts = defineCall({
  name: 'setChartOfAccounts',
  method: 'POST',
  path: '/v1/admin/settings/chart-of-accounts',
  access: 'admin',
  summary: 'Set the chart of accounts',
  body: ChartSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
