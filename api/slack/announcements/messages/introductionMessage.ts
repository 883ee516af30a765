import type { introductionWords } from '@laurel/contract/introduction.ts'
import { escapeMrkdwn } from '../../blocks/mrkdwn.ts'
import { context, excerpt, type Message, quoted, section } from './message.ts'

/** Tells a person that recognition begins, first in the words of an administrator where there are any. */
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
