import {
  anniversaryStats,
  birthdayStats,
  newHireStats,
} from '@laurel/contract/celebrations/celebrationStats.ts'
import { awardFor } from '@laurel/ledger/celebrations/awardFor.ts'
import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { celebrationOf } from '@laurel/projections/awards/awards/queries.ts'
import type { CelebratedRow } from '@laurel/projections/awards/awards/tables.ts'
import { celebratedBetween } from '@laurel/projections/celebrations/celebratedBetween.ts'
import { celebratedMembers } from '@laurel/projections/people/members/celebratedMembers.ts'
import { endOfMonth } from 'date-fns/endOfMonth'
import { parseISO } from 'date-fns/parseISO'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { requirePro } from '../../http/serving/requirePro.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { thisMonth } from '../../team/calendar.ts'
import { type OccasionAhead, occasionsAhead } from '../occasionsAhead.ts'

type Stats = { readonly celebrated: number; readonly upcoming: number; readonly cost: number }

const movedMilliseconds = 3 * 24 * 60 * 60 * 1000

/** How this month's celebrations go: who was celebrated, who is still to be, and what all of it costs in points. */
export const serveCelebrationStats = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  const statsOf = async (request: FastifyRequest, kind: CelebrationKind): Promise<Stats> => {
    await requirePro(dependencies, request)
    const { teamId, timeZone } = await teamOfCaller(dependencies, request)
    const now = clock()
    const today = dayAt(instantOf(now), timeZone)
    const month = thisMonth(now, timeZone)
    const [celebration, lately, members] = await Promise.all([
      celebrationOf(database, teamId, kind),
      // A weekend may have moved what falls in this month into the one before.
      celebratedBetween(database, teamId, kind, { from: addMilliseconds(month.from, -movedMilliseconds) }),
      celebratedMembers(database, teamId),
    ])
    const celebrated = lately.filter(({ occurredAt }) => occurredAt >= month.from)
    const settings = celebration?.isEnabled ? celebration.settings : undefined
    const done = new Set(lately.map(({ memberId, year }) => `${memberId} ${year}`))
    const upcoming = occasionsAhead(members, kind, settings?.weekendMode ?? 'DAY_OF', {
      from: today,
      until: dayText(endOfMonth(parseISO(today))),
    }).filter(({ member, occasion }) => !done.has(`${member.memberId} ${occasion.year}`))
    const cost = settings ? costOf(settings, kind, celebrated, upcoming) : 0
    return { celebrated: celebrated.length, upcoming: upcoming.length, cost }
  }

  api.route({
    ...routeOf(birthdayStats),
    handler: async request => {
      const { celebrated, upcoming, cost } = await statsOf(request, 'BIRTHDAY')
      return { birthdays_celebrated: celebrated, birthdays_upcoming: upcoming, estimated_point_cost: cost }
    },
  })
  api.route({
    ...routeOf(anniversaryStats),
    handler: async request => {
      const { celebrated, upcoming, cost } = await statsOf(request, 'ANNIVERSARY')
      return {
        anniversaries_celebrated: celebrated,
        anniversaries_upcoming: upcoming,
        estimated_point_cost: cost,
      }
    },
  })
  api.route({
    ...routeOf(newHireStats),
    handler: async request => {
      const { celebrated, upcoming, cost } = await statsOf(request, 'NEW_HIRE')
      return { newhires_celebrated: celebrated, newhires_upcoming: upcoming, estimated_point_cost: cost }
    },
  })
}

/** An anniversary costs what its years bring; every birthday and every welcome costs the same. */
const costOf = (
  settings: CelebrationSettings,
  kind: CelebrationKind,
  celebrated: readonly CelebratedRow[],
  upcoming: readonly OccasionAhead[],
): number =>
  kind === 'ANNIVERSARY'
    ? sumOf(celebrated.map(({ points }) => points)) +
      sumOf(upcoming.map(({ occasion }) => awardFor(settings, occasion.years).points))
    : (upcoming.length + celebrated.length) * settings.points

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)
