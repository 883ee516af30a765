import { activityByMonth } from '@laurel/contract/reports/insights.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { MonthBars } from '../charts/MonthBars.tsx'
import { useWidget } from './useWidget.ts'
import { Widget } from './Widget.tsx'
import { keyOf, type WidgetScope } from './widgetScope.ts'

const kinds = ['shoutouts', 'awards', 'celebrations'] as const

/** Months before the last one that are shown for a shorter range, since one bar says little. */
const earlierMonths = 5

export const ActivityByMonth = ({ scope }: { readonly scope: WidgetScope }) => {
  const text = useText()
  const { locale } = useFormats()
  const asked = { ...scope, ...longEnough(scope) }
  const query = useWidget(activityByMonth, after => ({ query: { ...after, ...asked } }), keyOf(asked))
  const title = text('reports.widgets.activityByMonth')
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const months = query.data?.months.map(({ month, ...amounts }) => ({
    label: format.format(new Date(`${month}-15T00:00:00.000Z`)),
    amounts,
  }))
  return (
    <Widget
      isWide
      title={title}
      file="activity-by-month"
      query={query}
      table={
        months && {
          head: [
            text('reports.widgets.month'),
            ...kinds.map(kind => text(`reports.widgets.${kind}`)),
            text('reports.pointsEarned'),
          ],
          rows: months.map(({ label, amounts }) => [
            label,
            ...kinds.map(kind => amounts[kind]),
            amounts.points_earned,
          ]),
        }
      }
    >
      {months && (
        <MonthBars
          label={text('reports.widgets.chartOf', { title })}
          months={months}
          series={[
            { name: 'shoutouts', label: text('reports.widgets.shoutouts') },
            { name: 'awards', label: text('reports.widgets.awards') },
            { name: 'celebrations', label: text('reports.widgets.celebrations') },
          ]}
        />
      )}
    </Widget>
  )
}

/** The first day of a range that reaches back far enough; nothing for one that does, or that has no bounds. */
const longEnough = ({ start, end }: WidgetScope): { start?: string } => {
  if (start === undefined || end === undefined) return {}
  const earliest = new Date(Date.UTC(Number(end.slice(0, 4)), Number(end.slice(5, 7)) - 1 - earlierMonths, 1))
  const first = earliest.toISOString().slice(0, 10)
  return first < start ? { start: first } : {}
}
