import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { KnownBlock } from '@slack/types'
import type { PaymentProblem } from '../../billing/paymentProblems.ts'
import type { SwitchedOffWebhook } from '../../developers/webhooks/switchedOffWebhooks.ts'
import { type Message, section } from '../announcements/messages/message.ts'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'
import { giveShoutoutActionId, openRewardsActionId } from '../home/homeView.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'

type AllowanceWords = { readonly points: Points; readonly until: string }

/** Says what expires soon, and offers to give it. */
export const allowanceMessage = (speech: SlackSpeech, { points, until }: AllowanceWords): Message =>
  told(
    speech.text('nudges.unspent', { points: speech.marked.points(points), day: until }),
    giveButton(speech),
  )

export const newAllowanceMessage = (speech: SlackSpeech, { points, until }: AllowanceWords): Message =>
  told(
    speech.text('nudges.newAllowance', { points: speech.marked.points(points), day: until }),
    giveButton(speech),
  )

export const redeemableMessage = (
  speech: SlackSpeech,
  { points, portalUrl }: { readonly points: Points; readonly portalUrl: string },
): Message =>
  told(
    speech.text('nudges.redeemable', { points: speech.marked.points(points), worth: speech.worth(points) }),
    linkTo(speech.text('home.seeRewards'), portalUrl, 'plain'),
  )

type Expiry = { readonly points: Points; readonly lastDay: string; readonly accountUrl: string }

/** Says what expires and until when it can be redeemed. */
export const expiryMessage = (speech: SlackSpeech, { points, lastDay, accountUrl }: Expiry): Message =>
  told(
    speech.text('nudges.expiring', {
      points: speech.marked.points(points),
      day: lastDay,
      worth: speech.worth(points),
    }),
    linkTo(speech.text('nudges.seeExpiry'), accountUrl),
  )

export const giftMessage = (
  speech: SlackSpeech,
  { awardName, claimUrl }: { readonly awardName: string; readonly claimUrl: string },
): Message =>
  told(
    speech.text('nudges.gift', { award: escapeMrkdwn(awardName) }),
    linkTo(speech.text('nudges.claimGift'), claimUrl, 'plain'),
  )

/** Reminds an administrator of the end of the trial. */
export const trialMessage = (
  speech: SlackSpeech,
  { daysLeft, billingUrl }: { readonly daysLeft: number; readonly billingUrl: string },
): Message =>
  told(
    daysLeft <= 0
      ? speech.text('nudges.trial.today')
      : speech.text('nudges.trial.later', { smart_count: daysLeft }),
    linkTo(speech.text('nudges.trial.choosePlan'), billingUrl),
  )

/** Says what could not be charged and what follows, and leads to the payment. */
export const paymentMessage = (speech: SlackSpeech, problem: PaymentProblem, origin: string): Message =>
  told(
    paymentWords(speech, problem),
    linkTo(
      speech.text('nudges.payment.openBilling'),
      `${origin}${problem.cause === 'subscription' ? '/billing' : '/billing/rewards'}`,
    ),
  )

const paymentWords = (speech: SlackSpeech, problem: PaymentProblem): string => {
  const reasonOf = (reason: string) => escapeMrkdwn(speech.written(reason))
  switch (problem.cause) {
    case 'subscription':
      return speech.text('nudges.payment.subscription', {
        amount: speech.money(problem.cents / 100, problem.currency),
        reason: reasonOf(problem.reason),
      })
    case 'statement':
      return speech.text('nudges.payment.statement', {
        amount: speech.worth(problem.points),
        reason: reasonOf(problem.reason),
      })
    case 'reversal':
      return speech.marked.text('nudges.payment.reversal', { amount: speech.worth(problem.points) })
  }
}

/** Says why Laurel switched a webhook off, and leads to it. */
export const webhookMessage = (
  speech: SlackSpeech,
  { webhookId, url, description, reason }: SwitchedOffWebhook,
  origin: string,
): Message => {
  const name = escapeMrkdwn(description === '' ? new URL(url).host : description)
  return told(
    speech.text(reason === 'gone' ? 'nudges.webhook.gone' : 'nudges.webhook.failed', { name }),
    linkTo(speech.text('nudges.webhook.open'), `${origin}/settings/webhooks/${webhookId}`),
  )
}

export const quietMessage = (speech: SlackSpeech): Message =>
  told(speech.text('nudges.quiet'), giveButton(speech))

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

const giveButton = (speech: SlackSpeech): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: giveShoutoutActionId,
      style: 'primary',
      text: { type: 'plain_text', text: speech.text('home.giveShoutout') },
    },
  ],
})

/** Notifications show the fallback text without formatting. */
const told = (text: string, actions: KnownBlock): Message => ({
  text: text.replace(/^:\w+: /, '').replaceAll('*', ''),
  blocks: [section(text), actions],
})
