import type { App } from '@slack/bolt'
import { z } from 'zod'
import { postToResponseUrl } from './postToResponseUrl.ts'
import type { Log } from './slackLogger.ts'

const Addressee = z.object({
  response_url: z.string().optional(),
  user_id: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
})

const apology =
  'Something went wrong on our side and we can’t say yet whether it went through. Nothing is ever counted twice: open Laurel’s Home tab to see what arrived, or simply try again.'

export type Failure = {
  readonly error: Error
  readonly body: unknown
  readonly context: { readonly botToken?: string }
}

/** A failure after the acknowledgement is logged for us and told to the person who waits for an answer. */
export const tellFailure = async ({ error, body, context }: Failure, app: App, log: Log): Promise<void> => {
  log.error({ err: error }, 'A Slack listener failed.')
  const { response_url: responseUrl, user_id: commandUser, user } = Addressee.parse(body)
  const slackUserId = commandUser ?? user?.id
  if (slackUserId === undefined || context.botToken === undefined) return
  try {
    if (responseUrl === undefined)
      await app.client.chat.postMessage({ token: context.botToken, channel: slackUserId, text: apology })
    else
      await postToResponseUrl(responseUrl, {
        response_type: 'ephemeral',
        replace_original: false,
        text: apology,
      })
  } catch (second) {
    log.error({ err: second }, 'The person could not be told that a Slack listener failed.')
  }
}
