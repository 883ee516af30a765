import { me } from '@laurel/contract/user/me.ts'
import { teamAccountBalances } from '@laurel/projections/balances/queries.ts'
import { listChannels } from '@laurel/projections/channels/queries.ts'
import { memberById } from '@laurel/projections/members/queries.ts'
import { listRewards } from '@laurel/projections/rewards/queries.ts'
import type { Surroundings } from '../dependencies.ts'
import { notFound } from '../problems/generalProblems.ts'
import { teamOf } from '../records/team.ts'
import { userOf } from '../records/user.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import { routeOf } from '../serving/routeOf.ts'
import { teamOfCaller } from '../serving/team.ts'

export const serveMe = (api: Api, surroundings: Surroundings): void => {
  const { database } = surroundings
  api.route({
    ...routeOf(me),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const [team, member, accounts, channels, rewards] = await Promise.all([
        teamOfCaller(surroundings, request),
        memberById(database, teamId, memberId),
        teamAccountBalances(database, teamId),
        listChannels(database, teamId),
        listRewards(database, teamId, { isArchived: false, limit: 1 }),
      ])
      if (!member) throw notFound('member')
      const facts = { fund: accounts.fund, channels: channels.rows, hasRewards: rewards.total > 0 }
      return {
        user: userOf(member),
        team: teamOf(team, facts),
        amazon_marketplace: null,
        currency_rates: { USD: 1 },
      }
    },
  })
}
