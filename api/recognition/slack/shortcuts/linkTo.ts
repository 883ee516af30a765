import type { WebClient } from '@slack/web-api'
import { isSlackTrouble } from '../../../slack/app/isSlackTrouble.ts'
import { within } from '../../../slack/app/within.ts'

/** The form has to open within 3 seconds, so the link must not take long. */
const patienceMilliseconds = 1_000

/** The permalink of a message; undefined if Slack does not answer in time. */
export const linkTo = async (
  client: WebClient,
  { slackChannelId, ts }: { readonly slackChannelId: string; readonly ts: string },
): Promise<string | undefined> => {
  const asked = client.chat.getPermalink({ channel: slackChannelId, message_ts: ts }).then(
    ({ permalink }) => permalink,
    (error: unknown) => {
      if (!isSlackTrouble(error)) throw error
      return undefined
    },
  )
  return await within(asked, patienceMilliseconds)
}
