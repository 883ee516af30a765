import { type Message, section } from '../../slack/announcements/messages/message.ts'
import { openRewardsActionId } from '../../slack/home/homeView.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import type { TeamStats } from '../readInsights.ts'
import type { StoredMessage } from '../subscriptions/subscriptionRows.ts'

export const endReportActionId = 'endReport'

type SummaryWords = {
  readonly about: Pick<StoredMessage, 'rhythm' | 'start' | 'end'>
  readonly stats: Pick<TeamStats, 'totals' | 'previous' | 'engagement'>
  readonly address: string
}

/** The figures of a week or a month, in the words and the locale of the reader. */
export const summaryMessage = (speech: SlackSpeech, { about, stats, address }: SummaryWords): Message => {
  const { totals, previous, engagement } = stats
  const days = { start: speech.dayOfYear(about.start), end: speech.dayOfYear(about.end) }
  const title = speech.text(about.rhythm === 'weekly' ? 'reports.lastWeek' : 'reports.lastMonth')
  const figure = (name: keyof typeof totals, text: string) => ({
    figure: previous ? speech.text('reports.before', { figure: text, before: previous[name] }) : text,
  })
  const counted = (name: 'shoutouts' | 'awards' | 'celebrations') =>
    figure(name, `*${speech.count(totals[name])}*`)
  const lines = [
    speech.text('reports.shoutouts', counted('shoutouts')),
    speech.text('reports.awards', counted('awards')),
    speech.text('reports.celebrations', counted('celebrations')),
    speech.text('reports.earned', figure('pointsEarned', `*${speech.marked.points(totals.pointsEarned)}*`)),
    speech.text('reports.people', engagement),
  ]
  return {
    text: speech.text('reports.period', { title, ...days }),
    blocks: [
      section(`:bar_chart: ${speech.text('reports.period', { title: `*${title}*`, ...days })}`),
      section(lines.join('\n')),
      {
        type: 'actions',
        elements: [
          {
            type: 'button',
            action_id: openRewardsActionId,
            text: { type: 'plain_text', text: speech.text('reports.open') },
            url: address,
          },
          {
            type: 'button',
            action_id: endReportActionId,
            value: about.rhythm,
            text: { type: 'plain_text', text: speech.text('reports.unsubscribe') },
          },
        ],
      },
    ],
  }
}
