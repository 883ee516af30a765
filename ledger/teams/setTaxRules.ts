import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import type { TaxRules } from './tax/taxRules.ts'

/** Sets what the company taxes. The rules change no balance: they say how what people received is reported. */
export type SetTaxRules = Command<'setTaxRules', TaxRules>

export const setTaxRules = (state: TeamState, { data }: SetTaxRules): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return jsonEquals(state.taxRules, data) ? accept() : accept({ type: 'TaxRulesSet', data })
}
