import {
  monthsAhead,
  type UpcomingAnniversary,
  type UpcomingBirthday,
  upcomingAnniversaries,
  upcomingBirthdays,
  upcomingNewHires,
} from '@laurel/contract/celebrations/upcomingCelebrations.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { celebratedMembers } from '@laurel/projections/people/members/celebratedMembers.ts'
import type { MemberRow } from '@laurel/projections/people/members/tables.ts'
import { addMonths } from 'date-fns/addMonths'
import { parseISO } from 'date-fns/parseISO'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { requirePro } from '../../http/serving/requirePro.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { type OccasionAhead, occasionsAhead } from '../occasionsAhead.ts'

/** Who is to be celebrated from today to the same day six months on, as the calendar of the team has it. */
export const serveUpcomingCelebrations = (api: Api, dependencies: Dependencies): void => {
  const ahead = async (request: FastifyRequest, kind: CelebrationKind): Promise<OccasionAhead[]> => {
    await requirePro(dependencies, request)
    const { teamId, timeZone } = await teamOfCaller(dependencies, request)
    const today = dayAt(instantOf(dependencies.clock()), timeZone)
    const days = { from: today, until: dayText(addMonths(parseISO(today), monthsAhead)) }
    return occasionsAhead(await celebratedMembers(dependencies.database, teamId), kind, 'DAY_OF', days)
  }

  api.route({
    ...routeOf(upcomingBirthdays),
    handler: async request => {
      const found = await ahead(request, 'BIRTHDAY')
      const ofKind = (isPrivate: boolean) =>
        found.filter(({ member }) => member.isBirthdayPrivate === isPrivate)
      // In order of days a private one would tell when it is.
      const byName = ofKind(true).sort((one, other) => one.member.name.localeCompare(other.member.name))
      return { users: [...ofKind(false), ...byName].map(birthdayOf) }
    },
  })
  api.route({
    ...routeOf(upcomingAnniversaries),
    handler: async request => ({ users: (await ahead(request, 'ANNIVERSARY')).map(anniversaryOf) }),
  })
  api.route({
    ...routeOf(upcomingNewHires),
    handler: async request => ({ users: (await ahead(request, 'NEW_HIRE')).map(anniversaryOf) }),
  })
}

const personOf = (member: MemberRow) => ({
  ...userReferenceOf(member),
  email: member.email,
  ...joiningDateOf(member.joinedOn),
})

const joiningDateOf = (joinedOn: string | null) =>
  joinedOn === null
    ? { anniversary_month: null, anniversary_day: null, anniversary_year: null }
    : {
        anniversary_month: Number(joinedOn.slice(5, 7)) - 1,
        anniversary_day: Number(joinedOn.slice(8)),
        anniversary_year: Number(joinedOn.slice(0, 4)),
      }

const birthdayOf = ({ member, occasion }: OccasionAhead): UpcomingBirthday => {
  const isTold = !member.isBirthdayPrivate
  return {
    ...personOf(member),
    metadata: { birthday_public: isTold ? 'PUBLIC' : 'PRIVATE' },
    birthday_month: isTold && member.birthday !== null ? Number(member.birthday.slice(0, 2)) - 1 : null,
    birthday_day: isTold && member.birthday !== null ? Number(member.birthday.slice(3)) : null,
    date: isTold ? occasion.fallsOn : null,
  }
}

const anniversaryOf = ({ member, occasion }: OccasionAhead): UpcomingAnniversary => ({
  ...personOf(member),
  date: occasion.fallsOn,
  years: occasion.years ?? 0,
})
