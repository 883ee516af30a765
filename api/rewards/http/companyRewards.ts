import type { CompanyRewardSettings } from '@laurel/contract/rewards/companyReward.ts'
import {
  archiveCompanyReward,
  changeCompanyReward,
  defineCompanyReward,
  getCompanyReward,
  listCompanyRewards,
} from '@laurel/contract/rewards/companyRewards.ts'
import { listRewards, rewardById } from '@laurel/projections/rewards/catalog/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { archiveReward } from '../archiveReward.ts'
import { changeReward } from '../changeReward.ts'
import { defineReward, type RewardSettings } from '../defineReward.ts'
import { companyRewardOf } from './companyReward.ts'

const sortFields = { name: 'name', point_cost: 'pointCost' } as const

/** The catalog of company rewards, for administrators. */
export const serveCompanyRewards = (api: Api, dependencies: Dependencies): void => {
  serveCatalog(api, dependencies)

  api.route({
    ...routeOf(defineCompanyReward),
    handler: async (request, reply) => {
      const { body } = request
      const outcome = await defineReward(dependencies, intentOf(dependencies, request), settingsOf(body))
      const { rewardId, position } = acceptedOf(outcome, reply)
      return { ...body, id: rewardId, position }
    },
  })

  api.route({
    ...routeOf(changeCompanyReward),
    handler: async (request, reply) => {
      const { body, params } = request
      const intent = intentOf(dependencies, request)
      const outcome = await changeReward(dependencies, intent, params.id, settingsOf(body))
      const { rewardId, position } = acceptedOf(outcome, reply)
      return { ...body, id: rewardId, position }
    },
  })

  api.route({
    ...routeOf(archiveCompanyReward),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await archiveReward(dependencies, intent, request.params.id), reply)
    },
  })
}

const settingsOf = ({ name, emoji, description, point_cost }: CompanyRewardSettings): RewardSettings => ({
  name,
  emoji,
  description,
  pointCost: point_cost,
})

const serveCatalog = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listCompanyRewards),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await listRewards(database, callerOf(request).teamId, {
        ...part,
        q: filter?.q,
        rewardIds: filter?.id,
        isArchived: false,
      })
      answerRange(reply, 'rewards', part, page)
      return page.rows.map(companyRewardOf)
    },
  })

  api.route({
    ...routeOf(getCompanyReward),
    handler: async request => {
      const reward = await rewardById(database, callerOf(request).teamId, request.params.id)
      if (!reward || reward.isArchived) throw notFound('reward')
      return companyRewardOf(reward)
    },
  })
}
