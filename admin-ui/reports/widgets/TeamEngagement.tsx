import { type Engagement, teamStats } from '@laurel/contract/reports/insights.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { RankBars } from '../charts/RankBars.tsx'
import { useWidget } from './useWidget.ts'
import { Widget } from './Widget.tsx'
import { keyOf, type WidgetScope } from './widgetScope.ts'

const sides = ['senders', 'recipients'] as const

const shareOf = ({ senders, users }: Engagement): number => (users === 0 ? 0 : senders / users)

/** How many of the people in scope gave something, and how many received something. */
export const TeamEngagement = ({ scope, title }: { readonly scope: WidgetScope; readonly title: string }) => {
  const text = useText()
  const formats = useFormats()
  const percent = new Intl.NumberFormat(formats.locale, { style: 'percent', maximumFractionDigits: 0 })
  const query = useWidget(teamStats, after => ({ query: { ...after, ...scope } }), keyOf(scope))
  const engagement = query.data?.engagement
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
