import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import type { App } from '@slack/bolt'
import { z } from 'zod'
import { plainEnglish, type Speech } from '../../messages/speech.ts'
import { quote } from '../blocks/mrkdwn.ts'
import { readableText } from '../giving/readableText.ts'
import { speechToCaller } from '../speech/findSpeech.ts'
import { postToResponseUrl } from './postToResponseUrl.ts'
import type { SlackContext } from './slackDependencies.ts'

const Addressee = z.object({
  response_url: z.string().optional(),
  user_id: z.string().optional(),
  /** The text of a command. */
  text: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
})

/** The text of a command has at most 4,000 characters, more if they are escaped. */
const typedPiecesMax = 4

export type Failure = {
  readonly error: Error
  readonly body: unknown
  readonly context: { readonly botToken?: string; readonly laurelTeamId?: unknown }
}

/** Logs a failure after the acknowledgement, and reports it to the person who waits for an answer. */
export const reportFailure = async (
  { error, body, context }: Failure,
  app: App,
  laurel: Pick<SlackContext, 'ledger' | 'log'>,
): Promise<void> => {
  const { log } = laurel
  log.error({ err: error }, 'A Slack listener failed.')
  const { response_url: responseUrl, user_id: commandUser, user, text = '' } = Addressee.parse(body)
  const slackUserId = commandUser ?? user?.id
  if (slackUserId === undefined || context.botToken === undefined) return
  const speech = await speechOrEnglish(laurel, context.laurelTeamId, slackUserId)
  const reason = speech.text(error instanceof LogOverloaded ? 'giving.busy' : 'giving.failed')
  const message = apologyFor(reason, text)
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

/** What failed may be the ledger, which knows the language of the person. */
const speechOrEnglish = async (
  { ledger }: Pick<SlackContext, 'ledger'>,
  laurelTeamId: unknown,
  slackUserId: string,
): Promise<Speech> => {
  const teamId = TeamId.safeParse(laurelTeamId).data
  if (teamId === undefined) return plainEnglish
  try {
    return await speechToCaller({ ledger }, { teamId, slackUserId })
  } catch {
    return plainEnglish
  }
}

/** The apology, with the typed text so that it can be sent again. */
const apologyFor = (reason: string, typed: string) => {
  const section = (text: string) => ({ type: 'section' as const, text: { type: 'mrkdwn' as const, text } })
  const given = typed === '' ? [] : quote(readableText(typed), typedPiecesMax)
  return { text: reason, blocks: [reason, ...given].map(section) }
}
