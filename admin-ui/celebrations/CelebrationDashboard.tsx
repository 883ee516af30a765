import { listAwards } from '@laurel/contract/awards/awards.ts'
import Settings from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { Page } from '../app/shell/Page.tsx'
import { Figure } from '../elements/figures/Figure.tsx'
import { FigureRow } from '../elements/figures/FigureRow.tsx'
import { useFormats } from '../elements/formats/useFormats.ts'
import { FailedState } from '../elements/states/FailedState.tsx'
import { LoadingRows } from '../elements/states/LoadingRows.tsx'
import { useText } from '../messages/useText.ts'
import { LateCelebrations } from './LateCelebrations.tsx'
import { type Occasion, reportPath, settingsPath } from './occasions.ts'
import { SetupPrompt } from './SetupPrompt.tsx'
import { type MorePeople, UpcomingList } from './UpcomingList.tsx'
import type { UpcomingPerson } from './upcomingMonths.ts'

export type MonthStats = {
  readonly celebrated: number
  readonly upcoming: number
  readonly cost: number
}

/** Who is next, as far as it is loaded. */
export type Upcoming = {
  readonly people: readonly UpcomingPerson[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  /** Undefined after the last page. */
  readonly more: MorePeople | undefined
}

type CelebrationDashboardProps = {
  readonly occasion: Occasion
  readonly stats: MonthStats | undefined
  /** The figures could not be loaded; the upcoming people are shown without them. */
  readonly isStatsMissing: boolean
  readonly upcoming: Upcoming
}

/** How this month's celebrations go, and who is next. */
export const CelebrationDashboard = (props: CelebrationDashboardProps) => {
  const text = useText()
  const { occasion, stats, isStatsMissing, upcoming } = props
  const { people, error, onRetry, more } = upcoming
  const formats = useFormats()
  const { data } = useAnswer(listAwards, after => ({ query: after }))
  const isSetUp = data?.awards.some(award => award.bot_type === occasion.kind && !award.is_archived)
  const figureOf = (figure: (known: MonthStats) => string): string | undefined =>
    stats ? figure(stats) : isStatsMissing ? '–' : undefined
  return (
    <Page
      title={text(`celebrations.${occasion.kind}.title`)}
      lead={text(`celebrations.${occasion.kind}.lead`)}
      actions={
        <>
          <Button component={Link} to={reportPath(occasion)} color="inherit">
            {text('action.latestActivity')}
          </Button>
          <Button
            component={Link}
            to={settingsPath(occasion)}
            variant="outlined"
            startIcon={<Settings fontSize="small" />}
          >
            {text('action.settings')}
          </Button>
        </>
      }
    >
      {isSetUp === false && <SetupPrompt occasion={occasion} />}
      <FigureRow label={text('celebrations.thisMonth')}>
        <Figure
          label={text('celebrations.celebratedThisMonth')}
          figure={figureOf(({ celebrated }) => formats.count(celebrated))}
          to={reportPath(occasion)}
        />
        <Figure
          label={text('celebrations.upcomingThisMonth')}
          figure={figureOf(({ upcoming }) => formats.count(upcoming))}
        />
        <Figure
          label={text('celebrations.estimatedPointCost')}
          figure={figureOf(({ cost }) => formats.points(cost))}
          {...(stats && { detail: text('form.worth', { money: formats.worth(stats.cost) }) })}
        />
      </FigureRow>
      <LateCelebrations occasion={occasion} />
      {people && <UpcomingList occasion={occasion} people={people} more={more} />}
      {!people && (
        <Card>
          {error ? <FailedState message={error.message} onRetry={onRetry} /> : <LoadingRows columns={3} />}
        </Card>
      )}
    </Page>
  )
}
