import {
  adjustMemberPoints,
  changeMemberAdmin,
  exportUsers,
  getMember,
  listMembers,
  listUsersPage,
  type MemberFilter as SentFilter,
  type UserFilters,
} from '@laurel/contract/people/members.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { MemberFilter } from '@laurel/projections/people/members/memberFilter.ts'
import { memberById, listMembers as membersOf } from '@laurel/projections/people/members/queries.ts'
import type { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { csvResponse, sendCsv } from '../../http/serving/csvAnswer.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { adjustPoints, needsApproval } from '../adjustPoints.ts'
import { changeMemberAdmin as changeAdmin } from '../changeMemberAdmin.ts'
import { memberBatches } from '../memberBatches.ts'
import { memberOf } from './member.ts'
import { userCells, userColumns } from './userCells.ts'

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

const memberFilterOf = (filter: z.infer<typeof SentFilter> = {}): MemberFilter => ({
  q: filter.q,
  memberIds: filter.id,
  isAdmin: filter.is_admin,
  isActive: filter.is_active,
  hasChannel: filter.has_group,
  isManager: filter.is_manager,
})

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
        ...memberFilterOf(filter),
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

  const exportRoute = routeOf(exportUsers)
  api.route({
    ...exportRoute,
    schema: { ...exportRoute.schema, response: csvResponse(exportUsers.response) },
    handler: (request, reply) => {
      const { filter } = request.query
      const connections = connectionsFor(dependencies, filter?.q)
      const batches = memberBatches(connections, callerOf(request).teamId, memberFilterOf(filter))
      return sendCsv(reply, 'users', userColumns, userCells(batches))
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
