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
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { birthdayVisibility } from '../birthdayPrivacy.ts'
import { dateParts, dayParts } from '../dateParts.ts'
import { type PersonAhead, upcomingPage } from '../upcomingPage.ts'

/** The celebrations of the next six months, for administrators. */
export const serveUpcomingCelebrations = (api: Api, dependencies: Dependencies): void => {
  const upcoming = async <Person>(
    request: FastifyRequest<{ Querystring: { readonly cursor?: string | undefined } }>,
    kind: CelebrationKind,
    answerOf: (person: PersonAhead) => readonly Person[],
  ) => {
    await requireFeature(dependencies, request, 'celebrations')
    const team = await teamOfCaller(dependencies, request)
    const now = instantOf(dependencies.clock())
    const cursor = cursorOf(request.query)
    const page = await upcomingPage(dependencies.database, team, { kind, now, months: monthsAhead, cursor })
    return { users: page.rows.flatMap(answerOf), next: nextOf(page) }
  }

  api.route({
    ...routeOf(upcomingBirthdays),
    handler: request => upcoming(request, 'BIRTHDAY', person => [birthdayOf(person)]),
  })
  api.route({
    ...routeOf(upcomingAnniversaries),
    handler: request => upcoming(request, 'ANNIVERSARY', anniversaryOf),
  })
  api.route({
    ...routeOf(upcomingNewHires),
    handler: request => upcoming(request, 'NEW_HIRE', anniversaryOf),
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

const birthdayOf = ({ member, day }: PersonAhead): UpcomingBirthday => {
  const birthday = dayParts(member.birthday)
  return {
    ...personOf(member),
    metadata: { birthday_public: birthdayVisibility(member) },
    birthday_month: birthday.month,
    birthday_day: birthday.day,
    date: day?.fallsOn ?? null,
  }
}

/** Anniversaries and first days are always public. */
const anniversaryOf = ({ member, day }: PersonAhead): readonly UpcomingAnniversary[] =>
  day === null ? [] : [{ ...personOf(member), date: day.fallsOn, years: day.years }]
