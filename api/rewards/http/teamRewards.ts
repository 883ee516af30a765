import { ImageAddress } from '@laurel/contract/rewards/itemImages.ts'
import { listTeamRewards, refreshItemImages, saveTeamRewards } from '@laurel/contract/rewards/teamRewards.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import { itemById } from '@laurel/projections/rewards/items/queries.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { saveRewards } from '../saveRewards.ts'
import { companyRewardOf } from './companyReward.ts'

/** The culture rewards of a team as one list. */
export const serveTeamRewards = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies
  api.route({
    ...routeOf(listTeamRewards),
    handler: async request => {
      const { rows } = await listRewards(database, callerOf(request).teamId, {
        isArchived: false,
        limit: rowsMax,
      })
      return { rewards: rows.map(companyRewardOf) }
    },
  })

  api.route({
    ...routeOf(saveTeamRewards),
    handler: async request => {
      const listed = request.body.rewards.map(({ id = null, point_cost: pointCost, ...rest }) => ({
        ...rest,
        pointCost,
        rewardId: id,
      }))
      const outcome = await saveRewards(dependencies, intentOf(dependencies, request), listed)
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      const rewards = outcome.rewards.map(({ rewardId: id, pointCost: point_cost, ...rest }) => ({
        ...rest,
        id,
        point_cost,
      }))
      return { ok: true as const, rewards, position: outcome.position }
    },
  })

  api.route({
    ...routeOf(refreshItemImages),
    handler: async request => {
      const item = await itemById(database, callerOf(request).teamId, request.params.id)
      if (!item || item.isArchived) throw notFound('item')
      return { ok: true as const, images: z.array(ImageAddress).parse(item.images) }
    },
  })
}
