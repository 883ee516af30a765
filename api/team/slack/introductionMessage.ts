import type { introductionWords } from '@laurel/contract/team/introduction.ts'
import {
  context,
  excerpt,
  type Message,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'

/** The message that introduces Laurel to a member, after the words of an administrator where there are any. */
export const introductionMessage = (
  words: ReturnType<typeof introductionWords>,
  message: string | null,
  portalUrl: string,
): Message => {
  const heading = escapeMrkdwn(words.heading)
  return {
    text: message === null ? `${heading}.` : `${heading}: ${escapeMrkdwn(excerpt(message))}`,
    blocks: [
      section(`:herb: *${heading}*`),
      ...quoted(message ?? ''),
      section(
        [escapeMrkdwn(words.invitation), `\`${words.example}\``, escapeMrkdwn(words.meaning)].join('\n'),
      ),
      context([`<${portalUrl}|${escapeMrkdwn(words.portal)}>`, escapeMrkdwn(words.balance)]),
    ],
  }
}
