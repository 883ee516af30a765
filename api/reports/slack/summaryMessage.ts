import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { type Message, section } from '../../slack/announcements/messages/message.ts'
import { escapePointsName } from '../../slack/blocks/pointsName.ts'
import { openRewardsActionId } from '../../slack/home/homeView.ts'
import type { TeamStats } from '../readInsights.ts'
import type { StoredMessage } from '../subscriptions/subscriptionRows.ts'

export const endReportActionId = 'endReport'

type SummaryWords = {
  readonly about: StoredMessage
  readonly stats: TeamStats
  readonly pointsName: PointsName
  readonly locale: string
  readonly address: string
}

/** The figures of a week or a month, in the words and the locale of the reader. */
export const summaryMessage = ({ about, stats, pointsName, locale, address }: SummaryWords): Message => {
  const { totals, previous, engagement } = stats
  const count = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const [start, end] = [about.start, about.end].map(text => day.format(new Date(`${text}T00:00:00Z`)))
  const before = (figure: 'shoutouts' | 'awards' | 'celebrations' | 'pointsEarned') =>
    previous ? ` (before: ${count.format(previous[figure])})` : ''
  const title = about.rhythm === 'weekly' ? 'Recognition last week' : 'Recognition last month'
  const lines = [
    `• Shoutouts: *${count.format(totals.shoutouts)}*${before('shoutouts')}`,
    `• Awards: *${count.format(totals.awards)}*${before('awards')}`,
    `• Celebrations: *${count.format(totals.celebrations)}*${before('celebrations')}`,
    `• Earned: *${formatPoints(totals.pointsEarned, escapePointsName(pointsName), locale)}*${before('pointsEarned')}`,
    `• Gave something: *${count.format(engagement.senders)}* of ${count.format(engagement.users)} people; received something: *${count.format(engagement.recipients)}*`,
  ]
  return {
    text: `${title}, ${start} to ${end}`,
    blocks: [
      section(`:bar_chart: *${title}*, ${start} to ${end}`),
      section(lines.join('\n')),
      {
        type: 'actions',
        elements: [
          {
            type: 'button',
            action_id: openRewardsActionId,
            text: { type: 'plain_text', text: 'Open the report' },
            url: address,
          },
          {
            type: 'button',
            action_id: endReportActionId,
            value: about.rhythm,
            text: { type: 'plain_text', text: 'Unsubscribe' },
          },
        ],
      },
    ],
  }
}
