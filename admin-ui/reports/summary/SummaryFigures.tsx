import type { directReportStats } from '@laurel/contract/reports/directReports.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'

type Stats = ResponseOf<typeof directReportStats>

const figures = [
  { name: 'shoutouts_received', label: 'Shoutouts' },
  { name: 'awards_received', label: 'Awards' },
  { name: 'points_earned', label: 'Points earned' },
] as const

/** What everybody received together, against as many days before. */
export const SummaryFigures = ({ stats }: { readonly stats: Stats | undefined }) => {
  const say = useTeamWords()
  return (
    <FigureRow label="Together">
      {figures.map(({ name, label }) => (
        <Figure
          key={name}
          label={say(label)}
          figure={stats && formatCount(stats.totals[name])}
          {...(stats?.previous && { detail: `${formatCount(stats.previous[name])} in the period before` })}
        />
      ))}
    </FigureRow>
  )
}
