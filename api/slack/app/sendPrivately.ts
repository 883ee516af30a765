import type { WebClient } from '@slack/web-api'
import type { PrivateMessage } from '../../recognition/slack/giving/privateMessages.ts'
import { postToResponseUrl } from './postToResponseUrl.ts'

/** Where one person can be told something, the closest place to what they did first. */
export type PrivateAddress = {
  readonly client: WebClient
  readonly slackUserId: string
  readonly slackChannelId?: string | undefined
  readonly responseUrl?: string | undefined
}

/** Tells one person, and only them: where they clicked or typed if that still works, else in a direct message. */
export const sendPrivately = async (address: PrivateAddress, message: PrivateMessage): Promise<void> => {
  const { client, slackUserId, slackChannelId, responseUrl } = address
  const ways = [
    responseUrl !== undefined &&
      (() =>
        postToResponseUrl(responseUrl, {
          response_type: 'ephemeral',
          replace_original: false,
          ...message,
        })),
    slackChannelId !== undefined &&
      (() => client.chat.postEphemeral({ channel: slackChannelId, user: slackUserId, ...message })),
    () => client.chat.postMessage({ channel: slackUserId, ...message }),
  ].filter(way => way !== false)
  const failures: unknown[] = []
  for (const way of ways) {
    try {
      await way()
      return
    } catch (error) {
      failures.push(error)
    }
  }
  throw new AggregateError(failures, 'Slack let us tell the person neither in the channel nor directly.')
}
