import { pendingClaims } from '@laurel/contract/rewards/pendingClaims.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import { openClaims } from '@laurel/projections/rewards/claims/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { claimOf } from './claim.ts'

const rewardsMax = 1_000

/** Gifts that came with an award and wait for whoever got it. */
export const serveClaims = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(pendingClaims),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const claims = await openClaims(database, teamId, memberId)
      const options = claims.flatMap(({ gifts }) => gifts.flat())
      const rewardIds = options.flatMap(option => (option.type === 'CUSTOM_REWARD' ? [option.rewardId] : []))
      // A reward that was taken off the shelf since is still the one that was promised.
      const { rows } = await listRewards(database, teamId, { rewardIds, limit: rewardsMax })
      const rewards = new Map(rows.map(reward => [reward.rewardId, reward]))
      return { claims: claims.map(claim => claimOf(claim, rewards)) }
    },
  })
}
