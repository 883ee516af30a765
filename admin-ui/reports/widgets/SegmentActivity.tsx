import { countBySegment } from '@laurel/contract/reports/insights.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { RankBars } from '../charts/RankBars.tsx'
import { useWidget } from './useWidget.ts'
import { Widget } from './Widget.tsx'
import { keyOf, type WidgetScope } from './widgetScope.ts'

/** What the members of each segment received. Nothing where there are no segments. */
export const SegmentActivity = ({ scope }: { readonly scope: WidgetScope }) => {
  const text = useText()
  const formats = useFormats()
  const query = useWidget(countBySegment, after => ({ query: { ...after, ...scope } }), keyOf(scope))
  const title = text('reports.widgets.segments')
  const segments = query.data?.segments
  if (segments?.length === 0 || (segments === undefined && !query.isError)) return null
  return (
    <Widget
      title={title}
      file="segment-activity"
      query={query}
      table={
        segments && {
          head: [
            text('reports.segment'),
            text('reports.widgets.people'),
            text('reports.widgets.received'),
            text('field.points'),
          ],
          rows: segments.map(({ name, users, count, points }) => [name, users, count, points]),
        }
      }
    >
      {segments && (
        <RankBars
          label={title}
          bars={segments.slice(0, 10).map(({ id, name, users, count }) => ({
            id,
            name,
            amount: count,
            shown: text('reports.widgets.receivedCount', { count: formats.count(count) }),
            detail: text('reports.widgets.peopleCount', {
              smart_count: users,
              count: formats.count(users),
            }),
          }))}
        />
      )}
    </Widget>
  )
}
