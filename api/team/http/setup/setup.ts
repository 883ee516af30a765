import { setupAuthorization } from '@laurel/contract/team/setup/setupAuthorization.ts'
import { setupFromSlack } from '@laurel/contract/team/setup/setupFromSlack.ts'
import { setupProgress } from '@laurel/contract/team/setup/setupProgress.ts'
import { startSession } from '../../../access/createAccess.ts'
import { tokenAnswer } from '../../../http/access/tokenAnswer.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { freshnessMilliseconds } from '../../../http/limits.ts'
import type { Api } from '../../../http/serving/api.ts'
import { callerOf, visitorOf } from '../../../http/serving/authenticate.ts'
import { limited } from '../../../http/serving/rateLimit.ts'
import { routeOf } from '../../../http/serving/routeOf.ts'
import { isSlackTrouble } from '../../../slack/app/isSlackTrouble.ts'
import type { WorkspaceSetup } from '../../slack/installations/createSetup.ts'
import { installFailed, setupNotPossible, slackUnavailable } from './setupProblems.ts'

/** Installs Laurel in a workspace and signs the installer in. */
export const serveSetup = (api: Api, { access, projections, setup }: Dependencies): void => {
  const connected = (): WorkspaceSetup => {
    if (setup === undefined) throw setupNotPossible()
    return setup
  }

  api.route({
    ...limited(routeOf(setupAuthorization)),
    handler: async request => ({ url: connected().authorizeAddress(request.query.state) }),
  })

  api.route({
    ...limited(routeOf(setupFromSlack)),
    handler: async request => {
      const installed = await connected()
        .install(request.body.oauth_code)
        .catch((error: unknown) => {
          if (!isSlackTrouble(error)) throw error
          request.log.warn({ err: error }, 'Slack did not let an installation end.')
          throw slackUnavailable()
        })
      if (installed.result === 'CODE_REFUSED') {
        request.log.warn({ reason: installed.reason }, 'Slack refused the code of an installation.')
        throw installFailed()
      }
      const { teamId, memberId, result, position } = installed
      await projections.waitForPosition(position, freshnessMilliseconds)
      const owner = { teamId, memberId }
      await access.securityLog.note('AUTHENTICATED_WITH_SLACK_TOKEN', owner, visitorOf(request))
      return { ...tokenAnswer(await startSession(access, owner)), result, position }
    },
  })

  api.route({
    ...routeOf(setupProgress),
    handler: async request => {
      const sync = await connected().progress(callerOf(request).teamId)
      return {
        state: sync?.state === 'due' ? ('reading' as const) : (sync?.state ?? ('done' as const)),
        member_count: sync?.memberCount ?? 0,
        channel_count: sync?.channelCount ?? 0,
      }
    },
  })
}
