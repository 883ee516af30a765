import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import {
  context,
  type Message,
  type Person,
  personInWords,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'

type ProposedWords = {
  readonly proposer: Person
  readonly member: Person
  readonly points: Points
  readonly pointsName: PointsName
  readonly reason: string
}

/** The message that asks an administrator to approve an adjustment. */
export const adjustmentMessage = (
  { proposer, member, points, pointsName, reason }: ProposedWords,
  memberUrl: string,
): Message => {
  const amount = escapeMrkdwn(formatPoints(points, pointsName))
  return {
    text: `An adjustment of ${amount} waits for your approval.`,
    blocks: [
      section(
        `${personInWords(proposer)} proposes to add *${amount}* to a balance of ${personInWords(member)}. It needs a second administrator.`,
      ),
      ...quoted(reason),
      context([`<${memberUrl}|Approve or decline in Laurel>`]),
    ],
  }
}
