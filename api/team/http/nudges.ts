import { listNudges } from '@laurel/contract/team/nudges.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { nudgePreviews } from '../../slack/nudges/nudgePreviews.ts'
import { speechTo } from '../../slack/speech/findSpeech.ts'

/** The reminders of a team, for its administrators. */
export const serveNudges = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger, clock, settings } = dependencies
  api.route({
    ...routeOf(listNudges),
    handler: async request => {
      const team = await teamOfCaller(dependencies, request)
      const speech = await speechTo(ledger, team.teamId, callerOf(request).memberId)
      return { nudges: await nudgePreviews(database, speech, team, instantOf(clock()), settings.origin) }
    },
  })
}
