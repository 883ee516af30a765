import { teamFigures } from '@laurel/contract/reports/explanations.ts'
import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../connection/useAnswer.ts'
import { ExplainedFigure } from '../explanations/ExplainedFigure.tsx'
import { FigureRow } from '../figures/FigureRow.tsx'
import { useTeamWords } from '../points/useTeamWords.ts'
import { Page } from '../shell/Page.tsx'
import { EmptyState } from '../table/EmptyState.tsx'
import { FailedState } from '../table/FailedState.tsx'

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
