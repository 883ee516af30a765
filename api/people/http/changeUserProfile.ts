import { getUserProfile, updateUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { memberNames } from '@laurel/projections/people/members/profileFieldQueries.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'

import { acknowledge, intentOf } from '../../http/serving/intent.ts'

import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { changeMemberDetails } from '../changeMemberDetails.ts'
import { customFieldValuesOf } from '../customField.ts'
import { peopleIn } from '../profileFields/shownValue.ts'
import { readAllowances } from '../readAllowances.ts'
import { fieldProblemOf, wantedDetailsOf } from './userDetails.ts'
import { userProfileOf } from './userProfile.ts'

/** What people operations record about a member: dates to celebrate, eligibility, allowances. */
export const serveChangeUserProfile = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  api.route({
    ...routeOf(getUserProfile),
    handler: async request => {
      const { teamId, memberId: viewerId } = callerOf(request)
      const { id } = request.params
      const [team, member, allowances] = await Promise.all([
        teamOfCaller(dependencies, request),
        memberById(database, teamId, id),
        readAllowances(dependencies, teamId, id, instantOf(clock())),
      ])
      if (!member || !allowances) throw notFound('member')
      const people = team.profileFields.flatMap(field => {
        const value = member.fields[field.id]
        return field.type === 'person' && value !== undefined ? peopleIn(value) : []
      })
      const names = await memberNames(database, teamId, people)
      const customFields = customFieldValuesOf(member, team, names)
      return { user: userProfileOf(member, allowances, customFields, viewerId) }
    },
  })

  api.route({
    ...routeOf(updateUserProfile),
    handler: async (request, reply) => {
      const { body, params } = request
      const intent = intentOf(dependencies, request)
      const outcome = await changeMemberDetails(dependencies, intent, params.id, wantedDetailsOf(body))
      if (outcome.kind === 'problem') throw invalidRequest([fieldProblemOf(outcome.problem)])
      return acknowledge(outcome, reply)
    },
  })
}
