import type { Points } from '../../kernel/points.ts'
import type { KnownMember } from '../state.ts'

/**
 * The day whose limit an adjustment of a day counts towards, and what counts towards it before. The clocks of two
 * servers differ around midnight: a late adjustment of an earlier day counts towards the newest one.
 */
export const unapprovedOn = (
  { unapproved }: Pick<KnownMember, 'unapproved'>,
  day: string,
): { readonly day: string; readonly points: Points } =>
  unapproved.day === null || day > unapproved.day
    ? { day, points: 0 }
    : { day: unapproved.day, points: unapproved.points }
