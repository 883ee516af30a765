import { ImageAddress } from '@laurel/contract/rewards/itemImages.ts'
import { listTeamRewards, refreshItemImages, saveTeamRewards } from '@laurel/contract/rewards/teamRewards.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { written } from '../../messages/sentence.ts'
import { refreshImages } from '../integrations/refreshImages.ts'
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
      const intent = intentOf(dependencies, request)
      const clock = () => instantOf(dependencies.clock())
      const signal = AbortSignal.timeout(refreshMilliseconds)
      const { ledger, vendors, imageFiles } = dependencies
      const refreshing = { ledger, database, imageFiles, vendors, clock }
      const outcome = await refreshImages(refreshing, intent, request.params.id, signal)
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      if (outcome.kind === 'unavailable') throw imageUnavailable(outcome.problem)
      return { ok: true as const, images: z.array(ImageAddress).parse(outcome.images) }
    },
  })
}

const refreshMilliseconds = 10_000

const imageUnavailable = (english: string) =>
  new HttpProblem({
    status: 422,
    code: 'IMAGE_REFUSED',
    says: 'problems.imageUnavailable',
    detail: written(english),
  })
