import type { Points } from '@laurel/ledger/kernel/points.ts'
import {
  context,
  type Message,
  type Person,
  personInWords,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

type ProposedWords = {
  readonly proposer: Person
  readonly member: Person
  readonly points: Points
  readonly reason: string
}

/** The message that asks an administrator to approve an adjustment. */
export const adjustmentMessage = (
  speech: SlackSpeech,
  { proposer, member, points: amount, reason }: ProposedWords,
  memberUrl: string,
): Message => {
  const points = speech.marked.points(amount)
  return {
    text: speech.text('team.approvals.adjustment', { points }),
    blocks: [
      section(
        speech.text('team.approvals.adjustmentMore', {
          proposer: personInWords(proposer),
          person: personInWords(member),
          points,
        }),
      ),
      ...quoted(reason),
      context([`<${memberUrl}|${speech.text('team.approvals.decide')}>`]),
    ],
  }
}
