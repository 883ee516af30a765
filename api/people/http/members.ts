import {
  adjustMemberPoints,
  changeMemberAdmin,
  getMember,
  listMembers,
  listUsersPage,
  type UserFilters,
} from '@laurel/contract/people/members.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { MemberFilter } from '@laurel/projections/people/members/memberFilter.ts'
import { memberById, listMembers as membersOf } from '@laurel/projections/people/members/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { adjustPoints, needsApproval } from '../adjustPoints.ts'
import { changeMemberAdmin as changeAdmin } from '../changeMemberAdmin.ts'
import { memberOf } from './member.ts'

const sortFields = {
  name: 'name',
  email: 'email',
  redeemable_points: 'redeemable',
  shoutout_allowance_remaining: 'shoutoutAllowance',
  award_allowance_remaining: 'awardAllowance',
  is_active: 'isActive',
  is_admin: 'isAdmin',
} as const

const usersPerPage = 100

const filterOf = (type: UserFilters['user_type']): MemberFilter => {
  switch (type) {
    case undefined:
      return {}
    case 'administrators':
      return { isAdmin: true }
    case 'no_channel':
      return { hasChannel: false }
    case 'managers':
      return { isManager: true }
    default:
      return assertNever(type)
  }
}

/** The members of a team, for its administrators. */
export const serveMembers = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(listMembers),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await membersOf(connectionsFor(dependencies, filter?.q), callerOf(request).teamId, {
        ...part,
        q: filter?.q,
        memberIds: filter?.id,
        isAdmin: filter?.is_admin,
        isActive: filter?.is_active,
        hasChannel: filter?.has_group,
        isManager: filter?.is_manager,
      })
      answerRange(reply, 'members', part, page)
      return page.rows.map(memberOf)
    },
  })

  api.route({
    ...routeOf(listUsersPage),
    handler: async request => {
      const { q, filters } = request.query
      const first = (request.params.page - 1) * usersPerPage
      const { rows, total, next } = await membersOf(
        connectionsFor(dependencies, q),
        callerOf(request).teamId,
        { ...filterOf(filters?.user_type), q, isActive: true, offset: first, limit: usersPerPage },
      )
      return { users: rows.map(memberOf), total, has_more: next !== null }
    },
  })

  api.route({
    ...routeOf(getMember),
    handler: async request => {
      const member = await memberById(database, callerOf(request).teamId, request.params.id)
      if (!member) throw notFound('member')
      return memberOf(member)
    },
  })

  api.route({
    ...routeOf(adjustMemberPoints),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const data = { memberId: request.params.id, ...request.body }
      const outcome = acceptedOf(await adjustPoints(dependencies, intent, data), reply)
      return { ok: true as const, position: outcome.position, needs_approval: needsApproval(outcome) }
    },
  })

  api.route({
    ...routeOf(changeMemberAdmin),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const data = { memberId: request.params.id, isAdmin: request.body.is_admin }
      return acknowledge(await changeAdmin(dependencies, intent, data), reply)
    },
  })
}
