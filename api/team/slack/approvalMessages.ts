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
import { escapeMrkdwn, listInWords } from '../../slack/blocks/mrkdwn.ts'

type Worth = { readonly points: Points; readonly pointsName: PointsName }

type ProposedAward = Worth & {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly awardName: string
  readonly message: string
}

type HeldPayout = Worth & { readonly member: Person; readonly reward: string }

/** Asks an administrator to approve an award above the limit of the team. */
export const awardProposedMessage = (
  { giver, recipients, awardName, points, pointsName, message }: ProposedAward,
  url: string,
): Message => {
  const amount = escapeMrkdwn(formatPoints(points, pointsName))
  const people = listInWords(recipients.map(personInWords))
  return {
    text: `An award worth ${amount} waits for your approval.`,
    blocks: [
      section(
        `${personInWords(giver)} wants to give *${escapeMrkdwn(awardName)}* to ${people}, worth *${amount}* in all. It needs a second administrator.`,
      ),
      ...quoted(message),
      decide(url),
    ],
  }
}

/** Asks an administrator to approve a payout above the limit of the team. */
export const payoutHeldMessage = (
  { member, reward, points, pointsName }: HeldPayout,
  url: string,
): Message => {
  const amount = escapeMrkdwn(formatPoints(points, pointsName))
  return {
    text: `A payout of ${amount} waits for your approval.`,
    blocks: [
      section(
        `${personInWords(member)} asks for *${amount}* by ${escapeMrkdwn(reward)}. Nothing is sent before a second administrator approves.`,
      ),
      decide(url),
    ],
  }
}

const decide = (url: string) => context([`<${url}|Approve or decline in Laurel>`])
