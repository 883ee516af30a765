import { reportRecognition } from '@laurel/contract/reports/insights.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { RankBars } from '../charts/RankBars.tsx'
import { useWidget } from './useWidget.ts'
import { Widget } from './Widget.tsx'
import { keyOf, type WidgetScope } from './widgetScope.ts'

/** The values that shoutouts were given for most often. */
export const TopValues = ({ scope }: { readonly scope: WidgetScope }) => {
  const text = useText()
  const formats = useFormats()
  const by = 'values' as const
  const query = useWidget(reportRecognition, after => ({ query: { ...after, ...scope, by } }), [
    by,
    ...keyOf(scope),
  ])
  const title = text('reports.widgets.values')
  const values = query.data?.values
  return (
    <Widget
      title={title}
      file="top-values"
      query={query}
      table={
        values && {
          head: [text('reports.widgets.value'), text('reports.widgets.shoutouts'), text('field.points')],
          rows: values.map(({ value, points, count }) => [value, count, points]),
        }
      }
    >
      {values && (
        <RankBars
          label={title}
          bars={values.map(({ value, count }) => ({
            id: value,
            name: value,
            amount: count,
            shown: text('reports.widgets.shoutoutCount', {
              smart_count: count,
              count: formats.count(count),
            }),
          }))}
        />
      )}
    </Widget>
  )
}
