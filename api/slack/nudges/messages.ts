import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { type Points, pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { KnownBlock } from '@slack/types'
import type { PaymentProblem } from '../../billing/paymentProblems.ts'
import { daysInWords } from '../../billing/trials/trialReminder.ts'
import type { SwitchedOffWebhook } from '../../developers/webhooks/switchedOffWebhooks.ts'
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
  const text = `:gift: You have *${formatPoints(points, escapePointsName(pointsName))}* to spend, worth ${worthOf(points)}. Treat yourself to something.`
  return told(text, linkTo('See rewards', portalUrl, 'plain'))
}

/** Says what expires and until when it can be redeemed. */
export const expiryMessage = ({
  points,
  pointsName,
  lastDay,
  accountUrl,
}: {
  readonly points: Points
  readonly pointsName: PointsName
  readonly lastDay: string
  readonly accountUrl: string
}): Message => {
  const amount = formatPoints(points, escapePointsName(pointsName))
  return told(
    `:hourglass_flowing_sand: You can redeem *${amount}* until *${lastDay}*, worth ${worthOf(points)}. After that day they expire.`,
    linkTo('See what expires', accountUrl),
  )
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
    linkTo('Claim gift', claimUrl, 'plain'),
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
    linkTo('Choose a plan', billingUrl),
  )

/** Says what could not be charged and what follows, and leads to the payment. */
export const paymentMessage = (problem: PaymentProblem, origin: string): Message =>
  told(
    `:credit_card: ${paymentWords(problem)}`,
    linkTo('Open billing', `${origin}${problem.cause === 'subscription' ? '/billing' : '/billing/rewards'}`),
  )

const paymentWords = (problem: PaymentProblem): string => {
  switch (problem.cause) {
    case 'subscription': {
      const amount = inMoney(problem.cents / 100, problem.currency)
      return `A payment of *${amount}* for your subscription to Laurel failed. ${escapeMrkdwn(problem.reason)} It is tried again in the next days; your plan ends if it keeps failing. Check your card, or add another one.`
    }
    case 'statement':
      return `A month of rewards worth *${worthOf(problem.points)}* could not be charged. ${escapeMrkdwn(problem.reason)} Postpay pauses until it is paid.`
    case 'reversal':
      return `A payment was refunded or disputed after its points had been spent. Rewards pause until *${worthOf(problem.points)}* is repaid.`
  }
}

/** Says why Laurel switched a webhook off, and leads to it. */
export const webhookMessage = (
  { webhookId, url, description, reason }: SwitchedOffWebhook,
  origin: string,
): Message => {
  const name = description === '' ? new URL(url).host : description
  const why = reason === 'gone' ? 'it answered that it is gone' : 'it failed for five days'
  return told(
    `:electric_plug: The webhook *${escapeMrkdwn(name)}* is off, because ${why}. Other programs hear nothing from it until an administrator switches it on.`,
    linkTo('Open webhook', `${origin}/settings/webhooks/${webhookId}`),
  )
}

export const quietMessage = (): Message =>
  told(
    ':wave: No one was thanked here for two weeks. Who made your days easier? Tell them: `/shoutout @name +10 what for`',
    giveButton,
  )

const inMoney = (amount: number, currency: string): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency })

const worthOf = (points: Points): string => inMoney(points / pointsPerDollar, 'USD')

/** A button that opens a page of Laurel. */
const linkTo = (label: string, url: string, emphasis: 'primary' | 'plain' = 'primary'): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: openRewardsActionId,
      ...(emphasis === 'primary' && { style: emphasis }),
      text: { type: 'plain_text', text: label },
      url,
    },
  ],
})

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
