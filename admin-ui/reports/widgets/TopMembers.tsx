import { reportRecognition } from '@laurel/contract/reports/insights.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { RankBars } from '../charts/RankBars.tsx'
import { ReportPerson } from './ReportPerson.tsx'
import { useWidget } from './useWidget.ts'
import { Widget } from './Widget.tsx'
import { keyOf, type WidgetScope } from './widgetScope.ts'

type TopMembersProps = { readonly scope: WidgetScope; readonly by: 'earners' | 'givers' }

/** The people who earned or gave the most points. */
export const TopMembers = ({ scope, by }: TopMembersProps) => {
  const text = useText()
  const formats = useFormats()
  const query = useWidget(reportRecognition, after => ({ query: { ...after, ...scope, by } }), [
    by,
    ...keyOf(scope),
  ])
  const title = text(`reports.widgets.${by}`)
  const ranked = query.data?.[by]
  return (
    <Widget
      title={title}
      file={`top-${by}`}
      query={query}
      table={
        ranked && {
          head: [text('field.name'), text('field.points'), text('reports.widgets.times')],
          rows: ranked.map(({ user, points, count }) => [user.name, points, count]),
        }
      }
    >
      {ranked && (
        <RankBars
          label={title}
          bars={ranked.map(({ user, points }) => ({
            id: user.id,
            name: <ReportPerson user={user} />,
            amount: points,
            shown: formats.points(points),
          }))}
        />
      )}
    </Widget>
  )
}
