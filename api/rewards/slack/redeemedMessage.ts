import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import {
  context,
  type Message,
  type Person,
  personInWords,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'

type RedeemedWords = {
  readonly member: Person
  readonly reward: string
  readonly points: Points
  readonly pointsName: PointsName
}

/** The message to those who hand over the rewards of the team itself. */
export const redeemedMessage = (
  { member, reward, points, pointsName }: RedeemedWords,
  rewardsUrl: string,
): Message => ({
  text: `A reward was redeemed: ${escapeMrkdwn(reward)}.`,
  blocks: [
    section(
      points === 0
        ? `${personInWords(member)} picked *${escapeMrkdwn(reward)}* as a gift.`
        : `${personInWords(member)} redeemed *${escapeMrkdwn(reward)}* for ${escapeMrkdwn(formatPoints(points, pointsName))}.`,
    ),
    context([`<${rewardsUrl}|Hand it over in Laurel>`]),
  ],
})

/** The message to administrators whose fund does not cover a reward. They get it once a day. */
export const emptyFundMessage = (fundUrl: string): Message => ({
  text: 'A reward was declined, because the fund of your team is too low.',
  blocks: [
    section(
      'A reward was declined, because the fund of your team is too low. No points were taken. Paid rewards stay out of reach until you top it up.',
    ),
    context([`<${fundUrl}|Top up points in Laurel>`]),
  ],
})

/** The message to administrators whose fund owes points of a reversed payment. They get it once a day. */
export const owingFundMessage = (fundUrl: string): Message => ({
  text: 'A reward was declined, because rewards pause.',
  blocks: [
    section(
      'A reward was declined, because rewards pause: a payment for points was refunded or disputed after the points had been spent. No points were taken. Top up what is owed, or settle the dispute with your bank, and rewards continue.',
    ),
    context([`<${fundUrl}|See what is owed in Laurel>`]),
  ],
})
