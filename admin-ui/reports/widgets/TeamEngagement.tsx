import { directReportStats } from '@laurel/contract/reports/directReports.ts'
import { type Engagement, teamStats } from '@laurel/contract/reports/insights.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMe } from '../../app/access/MeContext.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { RankBars } from '../charts/RankBars.tsx'
import { useWidget } from './useWidget.ts'
import { Widget } from './Widget.tsx'
import { keyOf, type WidgetScope } from './widgetScope.ts'

const sides = ['senders', 'recipients'] as const

const shareOf = ({ senders, users }: Engagement): number => (users === 0 ? 0 : senders / users)

type TeamEngagementProps = { readonly scope: WidgetScope; readonly title: string }

/**
 * How many of the people in scope gave something, and how many received something. Those who are no administrators ask
 * about their own people, or one of their segments.
 */
export const TeamEngagement = ({ scope, title }: TeamEngagementProps) => {
  const { user } = useMe()
  const isNarrowed = scope.group !== undefined || scope.direct_reports !== undefined
  return user.is_admin || isNarrowed ? (
    <InScope scope={scope} title={title} />
  ) : (
    <OfOwnPeople scope={scope} title={title} />
  )
}

const InScope = ({ scope, title }: TeamEngagementProps) => (
  <EngagementWidget
    title={title}
    query={useWidget(teamStats, after => ({ query: { ...after, ...scope } }), keyOf(scope))}
  />
)

const OfOwnPeople = ({ scope, title }: TeamEngagementProps) => {
  const { group: _group, direct_reports: _reports, ...asked } = scope
  return (
    <EngagementWidget
      title={title}
      query={useWidget(
        directReportStats,
        after => ({ query: { ...after, ...asked, engagement: true } }),
        keyOf(scope),
      )}
    />
  )
}

type EngagementWidgetProps = {
  readonly title: string
  readonly query: UseQueryResult<{
    readonly engagement: Engagement | null
    readonly previous_engagement: Engagement | null
  }>
}

const EngagementWidget = ({ title, query }: EngagementWidgetProps) => {
  const text = useText()
  const formats = useFormats()
  const percent = new Intl.NumberFormat(formats.locale, { style: 'percent', maximumFractionDigits: 0 })
  const engagement = query.data?.engagement ?? undefined
  const previous = query.data?.previous_engagement
  return (
    <Widget
      title={title}
      file="engagement"
      query={query}
      table={
        engagement && {
          head: [text('reports.widgets.side'), text('reports.widgets.people'), text('reports.widgets.ofAll')],
          rows:
            engagement.users === 0
              ? []
              : sides.map(side => [
                  text(`reports.widgets.${side}`),
                  engagement[side],
                  percent.format(engagement[side] / engagement.users),
                ]),
        }
      }
    >
      {engagement && (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.25, marginBottom: 2.5 }}
          >
            <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {percent.format(shareOf(engagement))}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {text('reports.widgets.engagementMeans')}
              {previous &&
                ` · ${text('reports.inThePeriodBefore', { value: percent.format(shareOf(previous)) })}`}
            </Typography>
          </Box>
          <RankBars
            label={title}
            longest={engagement.users}
            bars={sides.map(side => ({
              id: side,
              name: text(`reports.widgets.${side}`),
              amount: engagement[side],
              shown: text('reports.widgets.countOf', {
                count: formats.count(engagement[side]),
                all: formats.count(engagement.users),
              }),
            }))}
          />
        </>
      )}
    </Widget>
  )
}
