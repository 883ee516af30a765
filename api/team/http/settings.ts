import {
  getSettings,
  setAllowancePolicy,
  setClawBackPolicy,
  setTeamLocale,
  setTimeZone,
} from '@laurel/contract/team/settings.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { usualTeamLocale } from '@laurel/ledger/kernel/locale.ts'
import { pointsNameOf } from '@laurel/ledger/kernel/pointsName.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { nextPeriods } from '../nextPeriods.ts'
import { setAllowancePolicy as setAllowances } from '../setAllowancePolicy.ts'
import { setClawBackPolicy as setClawBack } from '../setClawBackPolicy.ts'
import { setTeamLocale as chooseLocale } from '../setTeamLocale.ts'
import { setTimeZone as chooseTimeZone } from '../setTimeZone.ts'

/** The settings of a team, for its administrators. */
export const serveSettings = (api: Api, dependencies: Dependencies): void => {
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
        locale: team.locale ?? usualTeamLocale,
        next_periods: nextPeriods(instantOf(dependencies.clock()), team.interval ?? 'MONTHLY', team.timeZone),
        text_retention_months: team.textRetention,
        points_name: team.pointsName,
        points_name_singular: pointsNameOf(team.pointsName, team.settings.pointsNameSingular).one,
      }
    },
  })

  api.route({
    ...routeOf(setAllowancePolicy),
    handler: async (request, reply) => {
      const { interval, shoutout_points: shoutoutPoints, award_points: awardPoints } = request.body
      const intent = intentOf(dependencies, request)
      const data = { interval, shoutoutPoints, awardPoints }
      return acknowledge(await setAllowances(dependencies, intent, data), reply)
    },
  })

  api.route({
    ...routeOf(setTimeZone),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const data = { timeZone: request.body.time_zone }
      return acknowledge(await chooseTimeZone(dependencies, intent, data), reply)
    },
  })

  api.route({
    ...routeOf(setTeamLocale),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await chooseLocale(dependencies, intent, { locale: request.body.locale }), reply)
    },
  })

  api.route({
    ...routeOf(setClawBackPolicy),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const data = { clawBackPolicy: request.body.claw_back_policy }
      return acknowledge(await setClawBack(dependencies, intent, data), reply)
    },
  })
}
