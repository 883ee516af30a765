import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import { type Operation, ofOwnTeam, settingsOf } from './operation.ts'

/** The team of the test began in this month. */
const params = { month: new Date().toISOString().slice(0, '2026-10'.length) }
const unclosed = { foreignAdministrator: 409, administrator: 409 }
const running = { foreignAdministrator: 422, administrator: 422 }

/** Calls about the months of a team and their files. */
export const bookOperations: Readonly<Record<string, Operation>> = {
  getChartOfAccounts: ofOwnTeam(),
  setChartOfAccounts: settingsOf({
    fiscal_year_starts_in: 4,
    xero_tax_rate: 'Tax Exempt',
    accounts: exampleChart.accounts,
  }),
  listBooks: ofOwnTeam(),
  getMonthBooks: ofOwnTeam({ params }),
  closeMonth: ofOwnTeam({ params }, running),
  readMonthBooks: ofOwnTeam({ params }, unclosed),
  exportMonthEntry: ofOwnTeam({ params, query: { format: 'xero' } }, unclosed),
  orderAttestationPack: ofOwnTeam({ params }, unclosed),
  fetchAttestationPack: ofOwnTeam({ params }, unclosed),
}
