import { awardFor } from '@laurel/ledger/celebrations/celebrationAwardFor.ts'
import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { celebrationOf } from '@laurel/projections/awards/awards/queries.ts'
import type { CelebratedRow } from '@laurel/projections/awards/awards/tables.ts'
import { celebratedBetween } from '@laurel/projections/celebrations/celebratedBetween.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { celebratedMembers } from '@laurel/projections/people/members/celebratedMembers.ts'
import { endOfMonth } from 'date-fns/endOfMonth'
import { parseISO } from 'date-fns/parseISO'
import { thisMonth } from '../team/calendar.ts'
import { isPrivateCelebration } from './birthdayPrivacy.ts'
import { type OccasionHeld, readOccasions } from './occasionsHeld.ts'

export type CelebrationStats = {
  readonly celebrated: number
  readonly upcoming: number
  /** In points, of those held and those ahead. */
  readonly cost: number
}

const movedMilliseconds = 3 * 24 * 60 * 60 * 1000

/**
 * Counts this month's celebrations of a kind. Private ones are left out: beside the list of public birthdays, a count
 * that changes tells the day.
 */
export const celebrationStats = async (
  database: Queryable,
  { teamId, timeZone }: { readonly teamId: TeamId; readonly timeZone: string },
  kind: CelebrationKind,
  now: Instant,
): Promise<CelebrationStats> => {
  const today = dayAt(now, timeZone)
  const month = thisMonth(new Date(now), timeZone)
  const [celebration, held] = await Promise.all([
    celebrationOf(database, teamId, kind),
    // A weekend may have moved an occasion of this month into the month before.
    celebratedBetween(database, teamId, kind, { from: addMilliseconds(month.from, -movedMilliseconds) }),
  ])
  const settings = celebration?.isEnabled ? celebration.settings : undefined
  const ahead = { from: today, until: dayText(endOfMonth(parseISO(today))) }
  const heldIds = held.map(({ memberId }) => memberId)
  const [heldMembers, occasions] = await Promise.all([
    celebratedMembers(database, teamId, heldIds),
    readOccasions(database, teamId, kind, settings?.weekendMode ?? 'DAY_OF', ahead),
  ])
  const hidden = new Set(
    heldMembers.filter(member => isPrivateCelebration(kind, member)).map(({ memberId }) => memberId),
  )
  const lately = held.filter(({ memberId }) => !hidden.has(memberId))
  const celebrated = lately.filter(({ occurredAt }) => occurredAt >= month.from)
  const done = new Set(lately.map(({ memberId, year }) => `${memberId} ${year}`))
  const upcoming = occasions.filter(
    ({ member, occasion }) =>
      !isPrivateCelebration(kind, member) && !done.has(`${member.memberId} ${occasion.year}`),
  )
  const cost = settings ? costOf(settings, kind, celebrated, upcoming) : 0
  return { celebrated: celebrated.length, upcoming: upcoming.length, cost }
}

/** The cost of an anniversary depends on its years; birthdays and first days have one price each. */
const costOf = (
  settings: CelebrationSettings,
  kind: CelebrationKind,
  celebrated: readonly CelebratedRow[],
  upcoming: readonly OccasionHeld[],
): number =>
  kind === 'ANNIVERSARY'
    ? sumOf(celebrated.map(({ points }) => points)) +
      sumOf(upcoming.map(({ occasion }) => awardFor(settings, occasion.years).points))
    : (upcoming.length + celebrated.length) * settings.points

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)
