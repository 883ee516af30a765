import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import { daysHeld } from '@laurel/ledger/celebrations/occasions.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { Plan } from '@laurel/ledger/teams/vocabulary.ts'
import { listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { CelebrationRow } from '@laurel/projections/awards/awards/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type CelebrationViewer,
  type NextCelebration,
  nextCelebrations,
} from '@laurel/projections/people/members/nextCelebrations.ts'
import { add } from 'date-fns/add'
import { parseISO } from 'date-fns/parseISO'
import type { AwardGiverRoles } from '../awards/readAwardGiverRoles.ts'
import type { Days } from './occasionsHeld.ts'

/** A celebration ahead, as other people may see it. */
export type UpcomingCelebration = {
  readonly name: string
  readonly kind: CelebrationKind
  readonly years: number
  readonly heldOn: string
}

type CelebratingTeam = { readonly teamId: TeamId; readonly timeZone: string; readonly plan: Plan }

const shownMax = 10

/**
 * The first celebrations of the next two weeks that a member may see, on the days they are held. Admins see the whole
 * team, channel managers the members of their channels. Private birthdays and the member's own celebrations are left out.
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
  const channelIds = isAdmin ? undefined : managed.map(({ channelId }) => channelId)
  const celebrations = (await listCelebrations(database, teamId)).filter(({ isEnabled }) => isEnabled)
  const found = await Promise.all(
    celebrations.map(celebration => firstOfKind(database, celebration, days, { viewerId, channelIds })),
  )
  return found
    .flat()
    .toSorted((one, other) => one.heldOn.localeCompare(other.heldOn) || one.name.localeCompare(other.name))
    .slice(0, shownMax)
}

/** Most of a page is found in the first days. Days that are held together are read together. */
const firstDays = 3

const firstOfKind = async (
  database: Queryable,
  { teamId, kind, settings }: CelebrationRow,
  days: Days,
  viewer: CelebrationViewer,
): Promise<UpcomingCelebration[]> => {
  const held = daysHeld(settings.weekendMode, days)
  const border = dayText(add(parseISO(days.from), { days: firstDays }))
  const first = await nextCelebrations(
    database,
    teamId,
    kind,
    held.filter(({ heldOn }) => heldOn < border),
    { ...viewer, limit: shownMax },
  )
  const limit = shownMax - first.length
  const others =
    limit > 0
      ? await nextCelebrations(
          database,
          teamId,
          kind,
          held.filter(({ heldOn }) => heldOn >= border),
          { ...viewer, limit },
        )
      : []
  return [...first, ...others].map(celebration => upcomingOf(kind, celebration))
}

const upcomingOf = (
  kind: CelebrationKind,
  { name, joinedOn, fallsOn, heldOn }: NextCelebration,
): UpcomingCelebration => ({
  name,
  kind,
  years: yearOf(fallsOn) - yearOf(joinedOn ?? fallsOn),
  heldOn,
})

const yearOf = (day: string): number => Number(day.slice(0, 4))
