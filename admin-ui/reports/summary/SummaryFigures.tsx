import { teamStats } from '@laurel/contract/reports/insights.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { useWidget } from '../widgets/useWidget.ts'
import { keyOf, type WidgetScope } from '../widgets/widgetScope.ts'

const figures = ['shoutouts', 'awards', 'points_earned'] as const

/** What the people in scope received together, compared with as many days before. It counts what the insights count. */
export const SummaryFigures = ({ scope }: { readonly scope: WidgetScope }) => {
  const text = useText()
  const formats = useFormats()
  const { data, isError } = useWidget(teamStats, after => ({ query: { ...after, ...scope } }), keyOf(scope))
  // The engagement below has the same answer, says that it failed, and asks again.
  if (isError && !data) return null
  return (
    <FigureRow label={text('reports.together')}>
      {figures.map(name => (
        <Figure
          key={name}
          label={text(`reports.totals.${name}`)}
          figure={data && formats.count(data.totals[name])}
          {...(data?.previous && {
            detail: text('reports.inThePeriodBefore', { value: formats.count(data.previous[name]) }),
          })}
        />
      ))}
    </FigureRow>
  )
}
