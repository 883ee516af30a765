import { teamFigures } from '@laurel/contract/reports/explanations.ts'
import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { Page } from '../app/shell/Page.tsx'
import { FigureRow } from '../elements/figures/FigureRow.tsx'
import { useTeamWords } from '../elements/points/useTeamWords.ts'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { FailedState } from '../elements/states/FailedState.tsx'
import { ExplainedFigure } from '../reports/explanations/ExplainedFigure.tsx'

/** The points of the whole team: what it owns, what it owes, what moves. */
export const PointsPage = () => {
  const say = useTeamWords()
  return (
    <Page
      title={say('Points')}
      lead="What your team has bought, what people have earned and may still give."
      crumb={{ path: '/billing', label: 'Billing' }}
    >
      <TeamFigures />
      <Card>
        <EmptyState
          title="Top-ups come here"
          sentence={say(
            'Buying points by card, postpay, and their receipts are not built yet. Company rewards work without them: they cost the fund nothing.',
          )}
        />
      </Card>
    </Page>
  )
}

const TeamFigures = () => {
  const say = useTeamWords()
  const { data, error, refetch } = useAnswer(pointStats, after => ({ query: after }))
  if (error && !data) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return (
    <FigureRow label={say('Points of the team')}>
      {teamFigures.map(figure => (
        <ExplainedFigure key={figure} figure={figure} points={data?.[figure]} />
      ))}
    </FigureRow>
  )
}
