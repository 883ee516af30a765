import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { ChartOfAccounts } from './finance/vocabulary.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Sets where the accounts of the ledger go in the books of the company. The chart changes no balance. */
export type SetChartOfAccounts = Command<'setChartOfAccounts', ChartOfAccounts>

export const setChartOfAccounts = (
  state: TeamState,
  { data }: SetChartOfAccounts,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return jsonEquals(state.chartOfAccounts, data) ? accept() : accept({ type: 'ChartOfAccountsSet', data })
}
