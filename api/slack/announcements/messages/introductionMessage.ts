import { escapeMrkdwn } from '../../blocks/mrkdwn.ts'
import { context, excerpt, type Message, quoted, section } from './message.ts'

/** Tells a person that recognition begins, first in the words of an administrator where there are any. */
export const introductionMessage = (
  { teamName, message }: { readonly teamName: string; readonly message: string | null },
  portalUrl: string,
): Message => {
  const words = `Recognition has come to ${escapeMrkdwn(teamName)}`
  return {
    text: message === null ? `${words}.` : `${words}: ${escapeMrkdwn(excerpt(message))}`,
    blocks: [
      section(`:herb: *${words}*`),
      ...quoted(message ?? ''),
      section(
        [
          'Thank a colleague in any recognition channel:',
          '`/shoutout @name +10 for helping me with the release`',
          'They earn points, and turn them into rewards they choose.',
        ].join('\n'),
      ),
      context([`<${portalUrl}|See what points are good for>`, 'Your balance is in the Home tab of this app']),
    ],
  }
}
