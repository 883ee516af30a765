import { exchangeSlackToken } from '@laurel/contract/access/exchangeSlackToken.ts'
import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import { startSession } from '../../access/createAccess.ts'
import type { SessionOwner } from '../../access/sessions.ts'
import { createSlackOpenId, type SlackIdentity } from '../../access/slackOpenId.ts'
import { installationStateOf } from '../../team/slack/installations/installationStates.ts'
import type { Dependencies } from '../dependencies.ts'
import { signInsPerMinuteMax } from '../limits.ts'
import type { Api } from '../serving/api.ts'
import { visitorOf } from '../serving/authenticate.ts'
import { routeOf } from '../serving/routeOf.ts'
import { linkExpired, notInstalled, signInFailed, slackNotSetUp } from './signInProblems.ts'
import { tokenAnswer } from './tokenAnswer.ts'

/** The ways in: a single-use link, and Sign in with Slack. */
export const serveSignIn = (api: Api, dependencies: Dependencies): void => {
  const { access, settings, clock } = dependencies
  const slack = settings.slack && createSlackOpenId(settings.slack, redirectUri(settings.origin), clock)

  api.route({
    ...limited(routeOf(exchangeToken)),
    handler: async request => {
      const owner = await access.loginLinks.use(request.body.token)
      if (!owner || !(await isActive(dependencies, owner))) throw linkExpired()
      await access.securityLog.note('AUTHENTICATED_WITH_HITHRIVE_TOKEN', owner, visitorOf(request))
      return tokenAnswer(await startSession(access, owner))
    },
  })

  api.route({
    ...limited(routeOf(slackAuthorization)),
    handler: async request => {
      if (!slack) throw slackNotSetUp()
      const { state } = request.query
      return { url: slack.authorizeAddress({ state, nonce: await access.signIns.begin(state) }) }
    },
  })

  api.route({
    ...limited(routeOf(exchangeSlackToken)),
    handler: async request => {
      if (!slack) throw slackNotSetUp()
      const { token: code, state } = request.body
      const nonce = state === undefined ? undefined : await access.signIns.finish(state)
      if (state !== undefined && nonce === undefined) throw signInFailed()
      const identity = await slack.identify(code, nonce).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Slack could not be asked who signs in.')
        throw signInFailed()
      })
      if (!identity) throw signInFailed()
      const owner = ownerOf(identity)
      if (!(await isActive(dependencies, owner))) throw notInstalled()
      // Who takes the app out of a workspace takes the way in through that workspace away.
      if ((await installationStateOf(dependencies.database, owner.teamId)) === 'ended') throw notInstalled()
      await access.securityLog.note('AUTHENTICATED_WITH_SLACK_TOKEN', owner, visitorOf(request))
      return tokenAnswer(await startSession(access, owner))
    },
  })
}

/** Where Slack sends the browser back to; the address has to be registered with the Slack app. */
export const redirectUri = (origin: string): string => new URL('/login/slack', origin).href

const ownerOf = ({ slackTeamId, slackUserId }: SlackIdentity): SessionOwner => {
  const teamId = teamIdOf(slackTeamId)
  return { teamId, memberId: memberIdOf(teamId, slackUserId) }
}

const isActive = async ({ database }: Dependencies, { teamId, memberId }: SessionOwner): Promise<boolean> =>
  (await memberById(database, teamId, memberId))?.isActive ?? false

/** Tighter limits than elsewhere: guessing must not pay. */
const limited = <Route extends { readonly config: object }>(route: Route) => ({
  ...route,
  config: { ...route.config, rateLimit: { max: signInsPerMinuteMax, timeWindow: '1 minute' } },
})
