import { previewTextRetention, setTextRetention } from '@laurel/contract/team/textRetention.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { lastExpiredMonth } from '../retention/expiredMonths.ts'
import { countMessagesUntil } from '../retention/readOldTexts.ts'
import { setTextRetention as chooseRetention } from '../setTextRetention.ts'

/** For how long a team keeps free text, and what that erases. */
export const serveTextRetention = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(setTextRetention),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await chooseRetention(dependencies, intent, request.body), reply)
    },
  })

  api.route({
    ...routeOf(previewTextRetention),
    handler: async request => {
      const { database, clock, ledger } = dependencies
      const { teamId } = callerOf(request)
      const team = await ledger.team(teamId)
      const erased = team.kind === 'known' ? team.erasedMonths : new Set<string>()
      const until = lastExpiredMonth(instantOf(clock()), request.query.months)
      return { until, messages: await countMessagesUntil(database, teamId, until, erased) }
    },
  })
}
