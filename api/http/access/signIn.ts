import { exchangeSlackToken } from '@laurel/contract/access/exchangeSlackToken.ts'
import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import { signInWithLink } from '../../access/signInWithLink.ts'
import { signInWithSlack } from '../../access/signInWithSlack.ts'
import { createSlackOpenId } from '../../access/slackOpenId.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Api } from '../serving/api.ts'
import { visitorOf } from '../serving/authenticate.ts'
import { limited } from '../serving/rateLimit.ts'
import { routeOf } from '../serving/routeOf.ts'
import { linkExpired, notInstalled, signInFailed, slackNotSetUp } from './signInProblems.ts'
import { tokenAnswer } from './tokenAnswer.ts'

/** Sign-in with a single-use link, and with Slack. */
export const serveSignIn = (api: Api, dependencies: Dependencies): void => {
  const { access, settings, clock } = dependencies
  const slack = settings.slack && createSlackOpenId(settings.slack, redirectUri(settings.origin), clock)

  api.route({
    ...limited(routeOf(exchangeToken)),
    handler: async request => {
      const signedIn = await signInWithLink(dependencies, request.body.token, visitorOf(request))
      if (!signedIn) throw linkExpired()
      return tokenAnswer(signedIn)
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
      const result = await signInWithSlack({ ...dependencies, slack }, { code, state }, visitorOf(request))
      switch (result.kind) {
        case 'signed in':
          return tokenAnswer(result)
        case 'not installed':
          throw notInstalled()
        case 'failed':
          if (result.cause !== undefined)
            request.log.warn({ err: result.cause }, 'Slack did not answer a sign-in.')
          throw signInFailed()
      }
    },
  })
}

/** The address that Slack sends the browser back to; it has to be registered with the Slack app. */
export const redirectUri = (origin: string): string => new URL('/login/slack', origin).href
