import type { WebClient } from '@slack/web-api'
import type { PrivateMessage } from '../giving/privateMessages.ts'
import { postToResponseUrl } from './postToResponseUrl.ts'

/** The ways to reach one person, the place of their action first. */
export type PrivateAddress = {
  readonly client: WebClient
  readonly slackUserId: string
  readonly slackChannelId?: string | undefined
  readonly responseUrl?: string | undefined
}

/** Sends a message that only one person sees: in place if that still works, else as a direct message. */
export const sendPrivately = async (address: PrivateAddress, message: PrivateMessage): Promise<void> => {
  const { client, slackUserId, slackChannelId, responseUrl } = address
  const ways = [
    responseUrl !== undefined &&
      (() =>
        postToResponseUrl(client, responseUrl, {
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
  throw new AggregateError(failures, 'Slack delivered a private message neither in the channel nor directly.')
}
