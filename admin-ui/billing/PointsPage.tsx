import { teamFigures } from '@laurel/contract/reports/explanations.ts'
import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { Page } from '../app/shell/Page.tsx'
import { FigureRow } from '../elements/figures/FigureRow.tsx'
import { FailedState } from '../elements/states/FailedState.tsx'
import { useText } from '../messages/useText.ts'
import { ExplainedFigure } from '../reports/explanations/ExplainedFigure.tsx'
import { PointsSections } from './points/PointsSections.tsx'

/** The points of the whole team: what it owns, what it owes, what moves. */
export const PointsPage = () => {
  const text = useText()
  return (
    <Page
      title={text('field.points')}
      lead={text('billing.whatYourTeamHas')}
      crumb={{ path: '/billing', label: 'places.billing' }}
    >
      <TeamFigures />
      <PointsSections />
    </Page>
  )
}

const TeamFigures = () => {
  const text = useText()
  const { data, error, refetch } = useAnswer(pointStats, after => ({ query: after }))
  if (error && !data) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return (
    <FigureRow label={text('billing.pointsOfTheTeam')}>
      {teamFigures.map(figure => (
        <ExplainedFigure key={figure} figure={figure} points={data?.[figure]} />
      ))}
    </FigureRow>
  )
}
