import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import type { App } from '@slack/bolt'
import { z } from 'zod'
import { quote } from '../blocks/mrkdwn.ts'
import { readableText } from '../giving/readableText.ts'
import { postToResponseUrl } from './postToResponseUrl.ts'
import type { Log } from './slackLogger.ts'

const Addressee = z.object({
  response_url: z.string().optional(),
  user_id: z.string().optional(),
  /** The text of a command. */
  text: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
})

/** The text of a command has at most 4,000 characters, more if they are escaped. */
const typedPiecesMax = 4

const apology =
  'Something went wrong on our side and we can’t say yet whether it went through. Nothing is ever counted twice: open Laurel’s Home tab to see what arrived, or simply try again.'

const busy =
  'Laurel is overloaded at the moment. Nothing is ever counted twice: wait a minute, then try again.'

export type Failure = {
  readonly error: Error
  readonly body: unknown
  readonly context: { readonly botToken?: string }
}

/** Logs a failure after the acknowledgement, and reports it to the person who waits for an answer. */
export const reportFailure = async ({ error, body, context }: Failure, app: App, log: Log): Promise<void> => {
  log.error({ err: error }, 'A Slack listener failed.')
  const { response_url: responseUrl, user_id: commandUser, user, text = '' } = Addressee.parse(body)
  const slackUserId = commandUser ?? user?.id
  if (slackUserId === undefined || context.botToken === undefined) return
  const message = apologyFor(error instanceof LogOverloaded ? busy : apology, text)
  try {
    if (responseUrl === undefined)
      await app.client.chat.postMessage({ token: context.botToken, channel: slackUserId, ...message })
    else
      await postToResponseUrl(app.client, responseUrl, {
        response_type: 'ephemeral',
        replace_original: false,
        ...message,
      })
  } catch (second) {
    log.error({ err: second }, 'The failure of a Slack listener could not be reported to the person.')
  }
}

/** The apology, with the typed text so that it can be sent again. */
const apologyFor = (reason: string, typed: string) => {
  const section = (text: string) => ({ type: 'section' as const, text: { type: 'mrkdwn' as const, text } })
  const given = typed === '' ? [] : quote(readableText(typed), typedPiecesMax)
  return { text: reason, blocks: [reason, ...given].map(section) }
}
