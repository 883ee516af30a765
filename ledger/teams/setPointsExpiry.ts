import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { addMilliseconds, type Instant } from '../kernel/instant.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { KnownTeam, TeamState } from './state.ts'
import { expiryNoticeDays, type PointsExpiry, type PointsExpiryMonths } from './vocabulary.ts'

/**
 * Sets for how many months points can be redeemed; null for ever. Nothing expires within 60 days of a change that lets
 * points expire sooner, and what expired does not come back.
 */
export type SetPointsExpiry = Command<
  'setPointsExpiry',
  { readonly months: PointsExpiryMonths; readonly reason: string }
>

export const setPointsExpiry = (
  state: TeamState,
  { data: { months, reason }, occurredAt }: SetPointsExpiry,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if ((state.pointsExpiry?.months ?? null) === months) return accept()
  const expiry = months === null ? null : expiryOf(state, months, occurredAt)
  return accept({ type: 'PointsExpirySet', data: { expiry, reason } })
}

/** What a change to so many months would be at an instant. */
export const expiryOf = (
  { pointsExpiry: before }: Pick<KnownTeam, 'pointsExpiry'>,
  months: PointsExpiry['months'],
  at: Instant,
): PointsExpiry => {
  const isLonger = before !== null && months >= before.months
  return { months, notBefore: isLonger ? before.notBefore : afterNotice(at) }
}

const dayMilliseconds = 24 * 60 * 60 * 1000

const afterNotice = (at: Instant): string =>
  addMilliseconds(at, expiryNoticeDays * dayMilliseconds).slice(0, '2026-10-01'.length)
