import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { DatedOccasion } from '@laurel/ledger/celebrations/occasions.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { Plan } from '@laurel/ledger/teams/vocabulary.ts'
import { listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { CelebratedMember } from '@laurel/projections/people/members/celebratedMembers.ts'
import { channelMemberIds } from '@laurel/projections/team/channels/queries.ts'
import { add } from 'date-fns/add'
import { parseISO } from 'date-fns/parseISO'
import type { AwardGiverRoles } from '../awards/readAwardGiverRoles.ts'
import { anyone, isPrivateCelebration, shownBirthday } from './birthdayPrivacy.ts'
import { type OccasionHeld, readOccasions } from './occasionsHeld.ts'

/** A celebration ahead, as other people may see it: a private one comes without its days. */
export type UpcomingCelebration = {
  readonly member: CelebratedMember
  readonly kind: CelebrationKind
  readonly years: number | null
  readonly isPrivate: boolean
  readonly days: Pick<DatedOccasion, 'fallsOn' | 'heldOn'> | null
}

type CelebratingTeam = { readonly teamId: TeamId; readonly timeZone: string; readonly plan: Plan }

/**
 * The celebrations of the next two weeks that a member may see, on the days they are held. Admins see the whole team,
 * channel managers the members of their channels. Private birthdays and the member's own celebrations are left out.
 */
export const upcomingForMember = async (
  database: Queryable,
  team: CelebratingTeam,
  viewerId: MemberId,
  { isAdmin, managed }: AwardGiverRoles,
  now: Instant,
): Promise<UpcomingCelebration[]> => {
  if (!hasFeature(team, 'celebrations') || (!isAdmin && managed.length === 0)) return []
  const { teamId, timeZone } = team
  const today = dayAt(now, timeZone)
  const days = { from: today, until: dayText(add(parseISO(today), { days: 14 })) }
  const channelIds = managed.map(({ channelId }) => channelId)
  const [celebrations, visibleIds] = await Promise.all([
    listCelebrations(database, teamId),
    isAdmin ? undefined : memberIdsOf(database, teamId, channelIds),
  ])
  const occasions = await Promise.all(
    celebrations
      .filter(({ isEnabled }) => isEnabled)
      .map(({ kind, settings }) => readOccasions(database, teamId, kind, settings.weekendMode, days)),
  )
  const isVisible = ({ member: { memberId } }: OccasionHeld): boolean =>
    memberId !== viewerId && (visibleIds === undefined || visibleIds.has(memberId))
  return occasions
    .flat()
    .filter(isVisible)
    .toSorted(
      (one, other) =>
        one.occasion.heldOn.localeCompare(other.occasion.heldOn) ||
        one.member.name.localeCompare(other.member.name),
    )
    .map(shownToOthers)
    .filter(({ isPrivate }) => !isPrivate)
}

const memberIdsOf = async (
  database: Queryable,
  teamId: TeamId,
  channelIds: readonly AwardGiverRoles['managed'][number]['channelId'][],
): Promise<ReadonlySet<MemberId>> => {
  const memberIds = await Promise.all(
    channelIds.map(channelId => channelMemberIds(database, teamId, channelId)),
  )
  return new Set(memberIds.flat())
}

const shownToOthers = ({ member, occasion }: OccasionHeld): UpcomingCelebration => {
  const { kind, years, fallsOn, heldOn } = occasion
  const isPrivate = isPrivateCelebration(kind, member)
  return {
    member: { ...member, birthday: shownBirthday(member, anyone) },
    kind,
    years,
    isPrivate,
    days: isPrivate ? null : { fallsOn, heldOn },
  }
}
