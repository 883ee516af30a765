import type { Actor } from '../../kernel/actor.ts'
import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import type { KnownMember } from '../state.ts'
import { unapprovedOn } from './unapprovedOn.ts'

/**
 * Whether an adjustment waits for a second administrator: points that an administrator adds to an own balance, and
 * points above the limit of a member and day. Taking points away needs no approval, because no one gains by it. The
 * system's own adjustments have no limit.
 */
export const needsSecondAdministrator = (
  member: KnownMember,
  points: Points,
  actor: Actor,
  day: string,
  limit: Points,
): boolean => {
  if (points <= 0 || actor.kind === 'system') return false
  if (actor.id === member.memberId) return true
  return unapprovedOn(member, day).points + points > limit
}

/** The UTC day whose limit an adjustment counts towards. */
export const limitDayOf = (occurredAt: Instant): string => occurredAt.slice(0, 10)
