import {
  getSettings,
  setAllowancePolicy,
  setClawBackPolicy,
  setTaggableValues,
} from '@laurel/contract/team/settings.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'

export const serveAdminSettings = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies

  api.route({
    ...routeOf(getSettings),
    handler: async request => {
      const team = await teamOfCaller(dependencies, request)
      return {
        allowance: {
          interval: team.interval ?? 'MONTHLY',
          shoutout_points: team.shoutoutPoints ?? 0,
          award_points: team.awardPoints ?? 0,
        },
        values: { values: [...team.values], is_required: team.isValueRequired },
        claw_back_policy: team.clawBackPolicy,
        time_zone: team.timeZone,
        points_name: team.pointsName,
      }
    },
  })

  api.route({
    ...routeOf(setAllowancePolicy),
    handler: async (request, reply) => {
      const { interval, shoutout_points: shoutoutPoints, award_points: awardPoints } = request.body
      const intent = intentOf(dependencies, request)
      const data = { interval, shoutoutPoints, awardPoints }
      const outcome = await ledger.handle({ ...intent, type: 'setAllowancePolicy', data })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(setTaggableValues),
    handler: async (request, reply) => {
      const { values, is_required: isRequired } = request.body
      const intent = intentOf(dependencies, request)
      const outcome = await ledger.handle({
        ...intent,
        type: 'setTaggableValues',
        data: { values, isRequired },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(setClawBackPolicy),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const data = { clawBackPolicy: request.body.claw_back_policy }
      const outcome = await ledger.handle({ ...intent, type: 'setClawBackPolicy', data })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
