import { backTestRadar, lookBack, readRadar, setRadarSignal } from '@laurel/contract/recognition/radar.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { setRadarSignal as set } from '../radar/decideFinding.ts'
import { findingOf } from '../radar/findingOf.ts'
import { monthAt } from '../radar/months.ts'
import { askToLook } from '../radar/radarJobs.ts'
import { backTest, readRadar as read } from '../radar/readRadar.ts'

/** The signals of the radar, their back-test and their settings. */
export const serveRadar = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const now = () => instantOf(clock())

  api.route({
    ...routeOf(readRadar),
    handler: async request => {
      const { signals, lookedAt, isLooking } = await read(database, callerOf(request).teamId, now())
      return {
        signals: signals.map(({ isOn, ...signal }) => ({ ...signal, is_on: isOn })),
        looked_at: lookedAt,
        is_looking: isLooking,
      }
    },
  })

  api.route({
    ...routeOf(backTestRadar),
    handler: async request => {
      const { teamId, timeZone } = await teamOfCaller(dependencies, request)
      const current = monthAt(now(), timeZone)
      const { months, examples } = await backTest(database, teamId, request.query, current)
      return { months, examples: examples.map(findingOf) }
    },
  })

  api.route({
    ...routeOf(lookBack),
    handler: async request => {
      await askToLook(database, callerOf(request).teamId, now())
      return { ok: true } as const
    },
  })

  api.route({
    ...routeOf(setRadarSignal),
    handler: async (request, reply) => {
      const { is_on: isOn, threshold } = request.body
      const { signal } = request.params
      const outcome = await set(dependencies, intentOf(dependencies, request), { signal, isOn, threshold })
      // A signal that is switched on looks at once and not first tomorrow.
      if (isOn) await askToLook(database, callerOf(request).teamId, now())
      return acknowledge(outcome, reply)
    },
  })
}
