import { nominationReminder } from '@laurel/api/awards/slack/nominations/campaignMessages.ts'
import { birthdayQuestion } from '@laurel/api/celebrations/slack/birthdayQuestion.ts'
import { birthdayOf } from '@laurel/api/celebrations/slack/readBirthday.ts'
import { exportMessage } from '@laurel/api/reports/slack/exportMessage.ts'
import { summaryMessage } from '@laurel/api/reports/slack/summaryMessage.ts'
import type { Message } from '@laurel/api/slack/announcements/messages/message.ts'
import {
  allowanceMessage,
  expiryMessage,
  giftMessage,
  newAllowanceMessage,
  paymentMessage,
  quietMessage,
  redeemableMessage,
  trialMessage,
  webhookMessage,
} from '@laurel/api/slack/nudges/messages.ts'
import type { SlackSpeech } from '@laurel/api/slack/speech/slackSpeech.ts'
import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'

const url = 'https://laurel.example'
const id = '0e4b3b0c-0000-4000-8000-000000000001'
const now = '2026-11-27T12:00:00.000Z'

/** Everything that Laurel says by itself: nudges, questions, reports. */
export const reminders = (speech: SlackSpeech): readonly Message[] => {
  const allowance = { points: 1234, until: speech.day(now) }
  const webhook = { webhookId: id, url, description: '', failingSince: now }
  const impossible = { month: 2, day: 30, isPrivate: true }
  const problem = birthdayOf(speech, impossible)
  const call = { campaignId: id, title: 'Y', message: '', awardName: 'X', endDate: '2026-12-01' }
  const totals = { shoutouts: 1, awards: 2, celebrations: 3, pointsEarned: 4 }
  const stats = { totals, previous: totals, engagement: { senders: 1, users: 2, recipients: 3 } }
  const about = { start: '2026-11-16', end: '2026-11-22' }
  const file = { rowCount: 1234, expiresAt: now, problem: null }
  const exported = ActivityReport.options.map(type =>
    exportMessage(speech, { file: { ...file, state: 'ready', query: { type } }, origin: url }),
  )
  return [
    allowanceMessage(speech, allowance),
    newAllowanceMessage(speech, allowance),
    redeemableMessage(speech, { points: 1234, portalUrl: url }),
    expiryMessage(speech, { points: 1234, lastDay: speech.day(now), accountUrl: url }),
    giftMessage(speech, { awardName: 'X', claimUrl: url }),
    ...[0, 1, 5].map(daysLeft => trialMessage(speech, { daysLeft, billingUrl: url })),
    paymentMessage(
      speech,
      {
        reference: 'r',
        cause: 'subscription',
        cents: 1200,
        currency: 'usd',
        reason: 'The card was declined.',
      },
      url,
    ),
    paymentMessage(
      speech,
      { reference: 'r', cause: 'statement', points: 1234, reason: 'There is no card to charge.' },
      url,
    ),
    paymentMessage(speech, { reference: 'r', cause: 'reversal', points: 1234 }, url),
    webhookMessage(speech, { ...webhook, reason: 'gone' }, url),
    webhookMessage(speech, { ...webhook, reason: 'failures' }, url),
    quietMessage(speech),
    nominationReminder(speech, call),
    birthdayQuestion(speech, impossible, 'problem' in problem ? problem.problem : ''),
    birthdayQuestion(speech),
    summaryMessage(speech, { about: { ...about, rhythm: 'weekly' }, stats, address: url }),
    summaryMessage(speech, { about: { ...about, rhythm: 'monthly' }, stats, address: url }),
    ...exported,
    exportMessage(speech, {
      file: {
        ...file,
        state: 'failed',
        query: { type: 'users' },
        problem: 'You are no longer in this team.',
      },
      origin: url,
    }),
  ]
}
