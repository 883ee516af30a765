import { confirmSignIn } from '@laurel/contract/access/confirmSignIn.ts'
import { exchangeSlackToken } from '@laurel/contract/access/exchangeSlackToken.ts'
import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import { signInWithLink } from '../../access/signInWithLink.ts'
import { type SlackSignIn, signInWithSlack } from '../../access/signInWithSlack.ts'
import { createSlackOpenId } from '../../access/slackOpenId.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Api } from '../serving/api.ts'
import { visitorOf } from '../serving/authenticate.ts'
import { limited } from '../serving/rateLimit.ts'
import { routeOf } from '../serving/routeOf.ts'
import { createCookies } from './cookies.ts'
import { completeSignIn, openSession } from './openSession.ts'
import { linkExpired, notInstalled, signInFailed, slackNotSetUp } from './signInProblems.ts'

/** Sign-in with a single-use link, and with Slack. */
export const serveSignIn = (api: Api, dependencies: Dependencies): void => {
  const { access, settings, clock } = dependencies
  const slack = settings.slack && createSlackOpenId(settings.slack, redirectUri(settings.origin), clock)
  const cookies = createCookies(settings.origin)

  api.route({
    ...limited(routeOf(exchangeToken)),
    handler: async (request, reply) => {
      const signIn = await signInWithLink(dependencies, request.body.token)
      if (signIn.kind === 'verified') return openSession(dependencies, request, reply, signIn)
      await access.securityLog.note('SIGN_IN_REFUSED', signIn.owner, visitorOf(request), exchangeToken.name)
      throw linkExpired()
    },
  })

  api.route({
    ...limited(routeOf(slackAuthorization)),
    handler: async (request, reply) => {
      if (!slack) throw slackNotSetUp()
      const { state } = request.query
      const { binding, expiresAt } = await access.signIns.bind(cookies.read(request, 'sign-in'))
      const proof = await access.signIns.proofOf(binding, state)
      if (!proof) throw signInFailed()
      cookies.write(reply, 'sign-in', binding, expiresAt)
      return { url: slack.authorizeAddress({ state, ...proof }) }
    },
  })

  api.route({
    ...limited(routeOf(exchangeSlackToken)),
    handler: async (request, reply) => {
      if (!slack) throw slackNotSetUp()
      const { token: code, state, migrate: isForeign = false } = request.body
      const begun: SlackSignIn['begun'] = isForeign
        ? { where: 'elsewhere' }
        : { where: 'here', state, binding: cookies.read(request, 'sign-in') }
      const result = await signInWithSlack({ ...dependencies, slack }, { code, begun })
      if (result.kind === 'verified') return openSession(dependencies, request, reply, result, isForeign)
      await access.securityLog.note('SIGN_IN_REFUSED', undefined, visitorOf(request), exchangeSlackToken.name)
      if (result.kind === 'not installed') throw notInstalled()
      if (result.cause !== undefined)
        request.log.warn({ err: result.cause }, 'Slack did not answer a sign-in.')
      throw signInFailed()
    },
  })

  api.route({
    ...limited(routeOf(confirmSignIn)),
    handler: async (request, reply) => {
      const pending = await access.confirmations.use(request.body.ticket, cookies.read(request, 'sign-in'))
      if (!pending) throw signInFailed()
      return completeSignIn(dependencies, request, reply, pending)
    },
  })
}

/** The address that Slack sends the browser back to; it has to be registered with the Slack app. */
export const redirectUri = (origin: string): string => new URL('/login/slack', origin).href
