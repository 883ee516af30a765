import type { CompanyRewardSettings } from '@laurel/contract/rewards/companyReward.ts'
import {
  archiveCompanyReward,
  changeCompanyReward,
  defineCompanyReward,
  getCompanyReward,
  listCompanyRewards,
} from '@laurel/contract/rewards/companyRewards.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { listRewards, rewardById } from '@laurel/projections/rewards/catalog/queries.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, type Intent, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { companyRewardOf } from './companyReward.ts'

const sortFields = { name: 'name', point_cost: 'pointCost' } as const

export const serveAdminRewards = (api: Api, dependencies: Dependencies): void => {
  serveShelf(api, dependencies)
  const { ledger } = dependencies

  const define = async (
    intent: Intent,
    rewardId: string,
    settings: CompanyRewardSettings,
    reply: FastifyReply,
  ) => {
    const { name, emoji, description, point_cost: pointCost } = settings
    const data = { rewardId, name, emoji, description, pointCost }
    const outcome = await ledger.handle({ ...intent, type: 'defineReward', data })
    return { ...settings, id: rewardId, position: acceptedOf(outcome, reply).position }
  }

  const requireKnown = async (request: FastifyRequest, rewardId: string): Promise<void> => {
    const { rewards } = await ledger.catalog(callerOf(request).teamId)
    if (!rewards.has(rewardId)) throw rejectionProblem({ code: 'REWARD_UNKNOWN' })
  }

  api.route({
    ...routeOf(defineCompanyReward),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return define(intent, derivedId('reward', intent.id), request.body, reply)
    },
  })

  api.route({
    ...routeOf(changeCompanyReward),
    handler: async (request, reply) => {
      const rewardId = request.params.id
      await requireKnown(request, rewardId)
      return define(intentOf(dependencies, request), rewardId, request.body, reply)
    },
  })

  api.route({
    ...routeOf(archiveCompanyReward),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const data = { rewardId: request.params.id }
      const outcome = await ledger.handle({ ...intent, type: 'archiveReward', data })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}

const serveShelf = (api: Api, { database }: Dependencies): void => {
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
