import { reciprocity } from '@laurel/contract/reports/fairness.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { ReportPerson } from '../widgets/ReportPerson.tsx'
import { useWidget } from '../widgets/useWidget.ts'
import { Widget } from '../widgets/Widget.tsx'
import type { WidgetTable } from '../widgets/widgetTable.ts'
import { usePercent } from './ShareBars.tsx'

/** How much recognition goes both ways, and people who thank almost only each other. */
export const BothWays = ({ segment }: { readonly segment: string | undefined }) => {
  const text = useText()
  const { user } = useMe()
  const formats = useFormats()
  const percent = usePercent()
  const query = useWidget(reciprocity, after => ({ query: { ...after, ...(segment && { segment }) } }), [
    segment,
  ])
  const { data } = query
  const format = new Intl.DateTimeFormat(formats.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const month = data ? format.format(new Date(`${data.month}-15T00:00:00.000Z`)) : ''
  const tableOf = ({ both_ways: both, circles }: ResponseOf<typeof reciprocity>): WidgetTable =>
    both
      ? {
          head: [text('reports.widgets.month'), text('reports.widgets.shoutouts'), text('fairness.bothWays')],
          rows: both.given > 0 ? [[month, both.given, both.returned]] : [],
        }
      : {
          head: [text('fairness.circles')],
          rows: circles.map(({ users }) => [users.map(({ name }) => name).join(', ')]),
        }
  return (
    <Widget
      title={text(segment || !user.is_admin ? 'fairness.circles' : 'fairness.bothWays')}
      file="fairness-both-ways"
      query={query}
      empty={text(data?.both_ways ? 'fairness.noShoutouts' : 'fairness.noCircles', { month })}
      table={data && tableOf(data)}
    >
      {data && (
        <>
          {data.both_ways && (
            <Box sx={{ display: 'grid', gap: 0.5, marginBottom: 2.5 }}>
              <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {percent(data.both_ways.returned, data.both_ways.given)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {text('fairness.bothWaysMeans', { month })}
              </Typography>
            </Box>
          )}
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {text('fairness.circles')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1.5 }}>
            {text(data.circles.length === 0 ? 'fairness.noCircles' : 'fairness.circlesSentence')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
            {data.circles.map(({ users }) => (
              <Box component="li" key={users.map(({ id }) => id).join()} sx={circleStyle}>
                {users.map(user => (
                  <ReportPerson key={user.id} user={user} />
                ))}
              </Box>
            ))}
          </Box>
        </>
      )}
    </Widget>
  )
}

const circleStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  padding: 1.25,
  borderRadius: 1,
  backgroundColor: 'tokens.raised',
} as const
