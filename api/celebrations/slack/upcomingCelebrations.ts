import { type DatedOccasion, occasionsBetween } from '@laurel/ledger/celebrations/occasions.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { celebratedMembers } from '@laurel/projections/people/members/celebratedMembers.ts'
import { channelMemberIds } from '@laurel/projections/team/channels/queries.ts'
import { addDays } from 'date-fns/addDays'
import { parseISO } from 'date-fns/parseISO'
import type { AwardStanding } from '../../awards/awardStanding.ts'
import type { GivingDesk } from '../../recognition/slack/shoutouts/givingDesk.ts'

/** `Ben Ode`, `5 years with us`, `27 November`. */
export type UpcomingCelebration = { readonly name: string; readonly occasion: string; readonly day: string }

const aheadDays = 14
const shownMax = 10

/**
 * What is celebrated in the next two weeks: of everybody for admins, of their people for managers of a channel. What
 * somebody keeps private is nobody's news, and nobody reads of their own.
 */
export const upcomingCelebrations = async (
  database: Queryable,
  { team, giver }: Pick<GivingDesk, 'team' | 'giver'>,
  standing: AwardStanding,
  now: Instant,
): Promise<UpcomingCelebration[]> => {
  const { teamId, timeZone, plan } = team
  if (plan !== 'pro' || (!standing.isAdmin && standing.managed.length === 0)) return []
  const today = dayAt(now, timeZone)
  const days = { from: today, until: dayText(addDays(parseISO(today), aheadDays)) }
  const isTheirs = await peopleOf(database, teamId, standing)
  const [celebrations, members] = await Promise.all([
    listCelebrations(database, teamId),
    celebratedMembers(database, teamId),
  ])
  const enabled = celebrations.filter(({ isEnabled }) => isEnabled)
  return members
    .filter(({ memberId }) => memberId !== giver.memberId && isTheirs(memberId))
    .flatMap(member =>
      enabled
        .filter(({ kind }) => kind !== 'BIRTHDAY' || !member.isBirthdayPrivate)
        .flatMap(({ kind, settings }) => occasionsBetween(member, kind, settings.weekendMode, days))
        .map(occasion => ({ name: member.name, ...occasion })),
    )
    .toSorted((one, other) => one.heldOn.localeCompare(other.heldOn))
    .slice(0, shownMax)
    .map(({ name, ...occasion }) => ({
      name,
      occasion: occasionInWords(occasion),
      day: calendarDay.format(parseISO(`${occasion.heldOn}T12:00:00Z`)),
    }))
}

const calendarDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const peopleOf = async (
  database: Queryable,
  teamId: TeamId,
  { isAdmin, managed }: AwardStanding,
): Promise<(memberId: MemberId) => boolean> => {
  if (isAdmin) return () => true
  const people = await Promise.all(
    managed.map(({ channelId }) => channelMemberIds(database, teamId, channelId)),
  )
  const theirs = new Set(people.flat())
  return memberId => theirs.has(memberId)
}

const occasionInWords = ({ kind, years }: DatedOccasion): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return 'birthday'
    case 'ANNIVERSARY':
      return years === 1 ? 'a year with us' : `${years ?? 0} years with us`
    case 'NEW_HIRE':
      return 'first day'
    default:
      return assertNever(kind)
  }
}
