import {
  monthsAhead,
  type UpcomingAnniversary,
  type UpcomingBirthday,
  upcomingAnniversaries,
  upcomingBirthdays,
  upcomingNewHires,
} from '@laurel/contract/celebrations/upcomingCelebrations.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { CelebratedMember } from '@laurel/projections/people/members/celebratedMembers.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { birthdayVisibility } from '../birthdayPrivacy.ts'
import { dateParts, dayParts } from '../dateParts.ts'
import { type UpcomingCelebration, upcomingOfKind } from '../upcomingCelebrations.ts'

/** The celebrations of the next six months, for administrators. */
export const serveUpcomingCelebrations = (api: Api, dependencies: Dependencies): void => {
  const upcoming = async (request: FastifyRequest, kind: CelebrationKind): Promise<UpcomingCelebration[]> => {
    await requireFeature(dependencies, request, 'celebrations')
    const team = await teamOfCaller(dependencies, request)
    const now = instantOf(dependencies.clock())
    return await upcomingOfKind(dependencies.database, team, kind, now, { months: monthsAhead })
  }

  api.route({
    ...routeOf(upcomingBirthdays),
    handler: async request => ({ users: (await upcoming(request, 'BIRTHDAY')).map(birthdayOf) }),
  })
  api.route({
    ...routeOf(upcomingAnniversaries),
    handler: async request => ({ users: (await upcoming(request, 'ANNIVERSARY')).flatMap(anniversaryOf) }),
  })
  api.route({
    ...routeOf(upcomingNewHires),
    handler: async request => ({ users: (await upcoming(request, 'NEW_HIRE')).flatMap(anniversaryOf) }),
  })
}

const personOf = (member: CelebratedMember) => {
  const joined = dateParts(member.joinedOn)
  return {
    ...userReferenceOf(member),
    email: member.email,
    anniversary_month: joined.month,
    anniversary_day: joined.day,
    anniversary_year: joined.year,
  }
}

const birthdayOf = ({ member, days }: UpcomingCelebration): UpcomingBirthday => {
  const birthday = dayParts(member.birthday)
  return {
    ...personOf(member),
    metadata: { birthday_public: birthdayVisibility(member) },
    birthday_month: birthday.month,
    birthday_day: birthday.day,
    date: days?.fallsOn ?? null,
  }
}

/** Anniversaries and first days are always public. */
const anniversaryOf = ({ member, days, years }: UpcomingCelebration): UpcomingAnniversary[] =>
  days === null ? [] : [{ ...personOf(member), date: days.fallsOn, years: years ?? 0 }]
