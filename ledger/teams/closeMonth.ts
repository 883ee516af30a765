import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Month } from '../kernel/month.ts'
import { closingRange } from './closingRange.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/**
 * Records the books of a month. The month is one of the team's time zone, on the recorded clock: later events are
 * recorded later, so nothing can be posted into it any more. On EventStoreDB only the clock within each stream never
 * goes back; there the digest reveals a posting by a machine with a slow clock.
 */
export type CloseMonth = Command<
  'closeMonth',
  {
    readonly month: Month
    /** Of the liability statement of the month. */
    readonly digest: string
  }
>

export type CloseMonthRejection =
  | TeamUnknown
  | { readonly code: 'MONTH_NOT_OVER'; readonly overAt: Instant }
  | { readonly code: 'MONTH_CLOSED'; readonly digest: string }

export const closeMonth = (
  state: TeamState,
  { data, occurredAt }: CloseMonth,
): Decision<TeamEvent, CloseMonthRejection> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const closed = state.closedMonths.get(data.month)
  if (closed) return reject({ code: 'MONTH_CLOSED', digest: closed.digest })
  const { from, until } = closingRange(state, data.month)
  if (occurredAt < until) return reject({ code: 'MONTH_NOT_OVER', overAt: until })
  return accept({ type: 'MonthClosed', data: { ...data, from, until } })
}
