import {
  context,
  excerpt,
  type Message,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

/** The message that introduces Laurel to a member, after the words of an administrator where there are any. */
export const introductionMessage = (
  speech: SlackSpeech,
  { teamName, message }: { readonly teamName: string | null; readonly message: string | null },
  portalUrl: string,
): Message => {
  const { marked } = speech
  const team = teamName === null ? marked.text('team.introduction.yourTeam') : escapeMrkdwn(teamName)
  const heading = marked.text('team.introduction.heading', { team })
  const lines = [
    marked.text('team.introduction.invitation'),
    `\`${speech.text('team.introduction.example')}\``,
    marked.text('team.introduction.meaning'),
  ]
  return {
    text: message === null ? `${heading}.` : `${heading}: ${escapeMrkdwn(excerpt(message))}`,
    blocks: [
      section(`:herb: *${heading}*`),
      ...quoted(message ?? ''),
      section(lines.join('\n')),
      context([
        `<${portalUrl}|${marked.text('team.introduction.portal')}>`,
        marked.text('team.introduction.balance'),
      ]),
    ],
  }
}
