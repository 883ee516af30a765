import { rowsMax } from '@laurel/contract/admin/listQuery.ts'
import { me } from '@laurel/contract/user/me.ts'
import { allowanceGrant } from '@laurel/ledger/members/allowanceGrant.ts'
import type { AllowanceGrant } from '@laurel/ledger/members/resetAllowance.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import { teamAccountBalances } from '@laurel/projections/balances/queries.ts'
import { listChannels } from '@laurel/projections/channels/queries.ts'
import { directReports } from '@laurel/projections/members/directReports.ts'
import { memberById } from '@laurel/projections/members/queries.ts'
import { listRewards } from '@laurel/projections/rewards/queries.ts'
import type { Surroundings } from '../dependencies.ts'
import { notYetShown } from '../problems/generalProblems.ts'
import { teamOf } from '../records/team.ts'
import { userOf } from '../records/user.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import type { Caller } from '../serving/caller.ts'
import { routeOf } from '../serving/routeOf.ts'
import { teamOfCaller } from '../serving/team.ts'

export const serveMe = (api: Api, surroundings: Surroundings): void => {
  const { database } = surroundings
  api.route({
    ...routeOf(me),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const [team, member, accounts, channels, rewards, grant, reports] = await Promise.all([
        teamOfCaller(surroundings, request),
        memberById(database, teamId, memberId),
        teamAccountBalances(database, teamId),
        listChannels(database, teamId, { limit: rowsMax }),
        listRewards(database, teamId, { isArchived: false, limit: 1 }),
        shoutoutGrant(surroundings, callerOf(request)),
        directReports(database, teamId, memberId),
      ])
      if (!member) throw notYetShown()
      const facts = { fund: accounts.fund, channels: channels.rows, hasRewards: rewards.total > 0 }
      return {
        user: userOf(member, grant, reports),
        team: teamOf(team, facts),
        amazon_marketplace: null,
        currency_rates: { USD: 1 },
      }
    },
  })
}

/** What the member may give in the period of this moment, whether or not it has been granted yet. */
const shoutoutGrant = async (
  { ledger, database, clock }: Surroundings,
  { teamId, memberId }: Caller,
): Promise<AllowanceGrant | null> => {
  const [team, channels] = await Promise.all([
    ledger.team(teamId),
    listChannels(database, teamId, { memberId, limit: rowsMax }),
  ])
  return team.kind === 'known' ? allowanceGrant(team, channels.rows, 'shoutout', instantOf(clock())) : null
}
