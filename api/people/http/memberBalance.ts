import { getMemberBalance } from '@laurel/contract/people/memberBalance.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { memberBalanceAsOf } from '@laurel/projections/books/entries/memberBalanceAsOf.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** The balances of a member as of any instant. */
export const serveMemberBalance = (api: Api, { database, clock: now }: Dependencies): void => {
  api.route({
    ...routeOf(getMemberBalance),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { clock } = request.query
      const asOf = request.query.as_of ?? instantOf(now())
      const member = await memberById(database, teamId, request.params.id)
      if (!member) throw notFound('member')
      const held = await memberBalanceAsOf(database, teamId, member.memberId, asOf, clock)
      return {
        as_of: asOf,
        clock,
        redeemable_points: held.redeemable,
        owed_points: 0 - held.owed,
        shoutout_allowance_remaining: held['allowance:shoutout'],
        award_allowance_remaining: held['allowance:award'],
      }
    },
  })
}
