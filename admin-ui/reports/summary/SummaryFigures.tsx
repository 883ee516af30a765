import type { directReportStats } from '@laurel/contract/reports/directReports.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type Stats = ResponseOf<typeof directReportStats>

const figures = ['shoutouts_received', 'awards_received', 'points_earned'] as const

/** What all direct reports received together, compared with as many days before. */
export const SummaryFigures = ({ stats }: { readonly stats: Stats | undefined }) => {
  const text = useText()
  const formats = useFormats()
  const detailOf = (name: (typeof figures)[number]): string =>
    [
      ...(name === 'shoutouts_received' ? [text('reports.onePerRecipient')] : []),
      ...(stats?.previous
        ? [text('reports.inThePeriodBefore', { value: formats.count(stats.previous[name]) })]
        : []),
    ].join(' · ')
  return (
    <FigureRow label={text('reports.together')}>
      {figures.map(name => (
        <Figure
          key={name}
          label={text(`reports.totals.${name}`)}
          figure={stats && formats.count(stats.totals[name])}
          {...(detailOf(name) !== '' && { detail: detailOf(name) })}
        />
      ))}
    </FigureRow>
  )
}
