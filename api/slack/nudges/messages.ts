import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { type Points, pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { KnownBlock } from '@slack/types'
import type { PaymentProblem } from '../../billing/paymentProblems.ts'
import { daysInWords } from '../../billing/trials/trialReminder.ts'
import { type Message, section } from '../announcements/messages/message.ts'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'
import { escapePointsName } from '../blocks/pointsName.ts'
import { giveShoutoutActionId, openRewardsActionId } from '../home/homeView.ts'

type AllowanceWords = { readonly points: Points; readonly pointsName: PointsName; readonly until: string }

/** Says what expires soon, and offers to give it. */
export const allowanceMessage = ({ points, pointsName, until }: AllowanceWords): Message => {
  const amount = formatPoints(points, escapePointsName(pointsName))
  return told(
    `:hourglass_flowing_sand: You have *${amount}* left to give until ${until}; what is left then expires. Who helped you lately?`,
    giveButton,
  )
}

export const newAllowanceMessage = ({ points, pointsName, until }: AllowanceWords): Message =>
  told(
    `:herb: You have *${formatPoints(points, escapePointsName(pointsName))}* to thank people with, until ${until}.`,
    giveButton,
  )

export const redeemableMessage = ({
  points,
  pointsName,
  portalUrl,
}: {
  readonly points: Points
  readonly pointsName: PointsName
  readonly portalUrl: string
}): Message => {
  const worth = (points / pointsPerDollar).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const text = `:gift: You have *${formatPoints(points, escapePointsName(pointsName))}* to spend, worth ${worth}. Treat yourself to something.`
  return told(text, {
    type: 'actions',
    elements: [
      {
        type: 'button',
        action_id: openRewardsActionId,
        text: { type: 'plain_text', text: 'See rewards' },
        url: portalUrl,
      },
    ],
  })
}

export const giftMessage = ({
  awardName,
  claimUrl,
}: {
  readonly awardName: string
  readonly claimUrl: string
}): Message =>
  told(
    `:gift: Your gift for the *${escapeMrkdwn(awardName)}* award still waits for you. Pick what you like best.`,
    {
      type: 'actions',
      elements: [
        {
          type: 'button',
          action_id: openRewardsActionId,
          text: { type: 'plain_text', text: 'Claim gift' },
          url: claimUrl,
        },
      ],
    },
  )

/** Reminds an administrator of the end of the trial. */
export const trialMessage = ({
  daysLeft,
  billingUrl,
}: {
  readonly daysLeft: number
  readonly billingUrl: string
}): Message =>
  told(
    `:hourglass_flowing_sand: Your trial of Laurel ends *${daysInWords(daysLeft)}*. Choose a plan to keep recognition and rewards going; everything your team has done stays.`,
    {
      type: 'actions',
      elements: [
        {
          type: 'button',
          action_id: openRewardsActionId,
          style: 'primary',
          text: { type: 'plain_text', text: 'Choose a plan' },
          url: billingUrl,
        },
      ],
    },
  )

/** Says why rewards pause, and leads to the payment. */
export const paymentMessage = ({ cause, points }: PaymentProblem, billingUrl: string): Message => {
  const amount = (points / pointsPerDollar).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const what =
    cause === 'statement'
      ? `A month of rewards over *${amount}* could not be charged to your card. Postpay pauses until it is paid.`
      : `A payment was refunded or disputed after its points had been spent. Rewards pause until *${amount}* is repaid.`
  return told(`:credit_card: ${what}`, {
    type: 'actions',
    elements: [
      {
        type: 'button',
        action_id: openRewardsActionId,
        style: 'primary',
        text: { type: 'plain_text', text: 'Open billing' },
        url: billingUrl,
      },
    ],
  })
}

export const quietMessage = (): Message =>
  told(
    ':wave: No one was thanked here for two weeks. Who made your days easier? Tell them: `/shoutout @name +10 what for`',
    giveButton,
  )

const giveButton: KnownBlock = {
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: giveShoutoutActionId,
      style: 'primary',
      text: { type: 'plain_text', text: 'Give a shoutout' },
    },
  ],
}

/** Notifications show the fallback text without formatting. */
const told = (text: string, actions: KnownBlock): Message => ({
  text: text.replace(/^:\w+: /, '').replaceAll('*', ''),
  blocks: [section(text), actions],
})
