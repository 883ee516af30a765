import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { Month } from '../kernel/month.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Records that the keys of these months' texts are destroyed. */
export type EraseTexts = Command<'eraseTexts', { readonly months: readonly Month[] }>

export const eraseTexts = (state: TeamState, { data }: EraseTexts): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const months = data.months.filter(month => !state.erasedMonths.has(month))
  return months.length === 0 ? accept() : accept({ type: 'TextsErased', data: { months } })
}
