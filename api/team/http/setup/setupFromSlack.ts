import { setupFromSlack } from '@laurel/contract/team/setup/setupFromSlack.ts'
import { completeSignIn } from '../../../http/access/openSession.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { freshnessMilliseconds } from '../../../http/limits.ts'
import type { Api } from '../../../http/serving/api.ts'
import { limited } from '../../../http/serving/rateLimit.ts'
import { routeOf } from '../../../http/serving/routeOf.ts'
import { isSlackTrouble } from '../../../slack/app/isSlackTrouble.ts'
import { connectedSetup } from './connectedSetup.ts'
import { installerNotAdmin, installFailed, slackUnavailable } from './setupProblems.ts'

/** Installs Laurel in a workspace and signs the installer in. */
export const serveSetupFromSlack = (api: Api, dependencies: Dependencies): void => {
  const { projections, setup } = dependencies
  api.route({
    ...limited(routeOf(setupFromSlack)),
    handler: async (request, reply) => {
      const installed = await connectedSetup(setup)
        .install(request.body.oauth_code)
        .catch((error: unknown) => {
          if (!isSlackTrouble(error)) throw error
          request.log.warn({ err: error }, 'Slack did not complete an installation.')
          throw slackUnavailable()
        })
      if (installed.result === 'CODE_REFUSED') {
        request.log.warn({ reason: installed.reason }, 'Slack refused the code of an installation.')
        throw installFailed()
      }
      if (installed.result === 'INSTALLER_NOT_ADMIN') throw installerNotAdmin()
      const { teamId, memberId, result, position } = installed
      await projections.waitForPosition(position, freshnessMilliseconds)
      const signedIn = await completeSignIn(dependencies, request, reply, {
        owner: { teamId, memberId },
        activity: 'AUTHENTICATED_WITH_SLACK_TOKEN',
      })
      return { ...signedIn, result, position }
    },
  })
}
