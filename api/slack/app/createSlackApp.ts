import { App, AuthorizationError, type AuthorizeResult } from '@slack/bolt'
import type { SlackReceiver } from '../receiver/slackReceiver.ts'
import { type Failure, reportFailure } from './reportFailure.ts'
import type { SlackContext } from './slackDependencies.ts'
import { createSlackLogger, type Log } from './slackLogger.ts'

/** People wait for these calls, so they fail early. */
const clientLimits = { timeout: 8_000, retryConfig: { retries: 1 }, rejectRateLimitedCalls: true } as const

/** Creates the Bolt app; `bindListeners` binds the listeners. */
export const createSlackApp = (context: SlackContext, receiver: SlackReceiver, log: Log): App => {
  const app = new App({
    receiver,
    authorize: source => authorize(context, source.enterpriseId, source.teamId),
    clientOptions: { slackApiUrl: context.settings.apiUrl, ...clientLimits },
    convoStore: false,
    logger: createSlackLogger(log),
    extendedErrorHandler: true,
  })
  app.error((failure: Failure) => {
    if (!(failure.error instanceof AuthorizationError) || isUnanswered(failure.error))
      receiver.noteFailure(failure.body, failure.error)
    // Bolt would acknowledge a request that it could not authorize, and lose it.
    if (isUnanswered(failure.error)) receiver.refuse(failure.body, 'The workspace could not be looked up.')
    return reportFailure(failure, app, context)
  })
  return app
}

/** Whether the look-up of the workspace failed. Slack then delivers an event again. */
const isUnanswered = (error: Error): boolean =>
  error instanceof AuthorizationError && !(error.original instanceof NotInstalled)

/** The workspace is unknown, so a retry is useless. */
class NotInstalled extends Error {
  override readonly name = 'NotInstalled'
}

const authorize = async (
  context: SlackContext,
  enterpriseId: string | undefined,
  slackTeamId: string | undefined,
): Promise<AuthorizeResult> => {
  for (const key of [slackTeamId, enterpriseId]) {
    const installation = key === undefined ? undefined : await context.installations.ofWorkspace(key)
    if (!installation) continue
    const { botToken, botUserId, botId, isEnterpriseInstall } = installation
    return {
      laurelTeamId: installation.teamId,
      botToken,
      botUserId,
      ...(botId === null ? {} : { botId }),
      ...(slackTeamId === undefined ? {} : { teamId: slackTeamId }),
      ...(isEnterpriseInstall && enterpriseId !== undefined ? { enterpriseId } : {}),
    }
  }
  throw new NotInstalled(
    `The app is not installed in the workspace ${slackTeamId ?? enterpriseId ?? '(unnamed)'}.`,
  )
}
