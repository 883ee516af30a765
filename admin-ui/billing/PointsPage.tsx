import { formatPointsAsMoney } from '@laurel/contract/format/formatMoney.ts'
import { formatCount } from '@laurel/contract/format/formatPoints.ts'
import { pointStats } from '@laurel/contract/team/pointStats.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../connection/useAnswer.ts'
import { Figure } from '../figures/Figure.tsx'
import { FigureRow } from '../figures/FigureRow.tsx'
import { Page } from '../shell/Page.tsx'
import { EmptyState } from '../table/EmptyState.tsx'
import { FailedState } from '../table/FailedState.tsx'

/** The points of the whole team: what it owns, what it owes, what moves. */
export const PointsPage = () => (
  <Page
    title="Points"
    lead="What your team has bought, what people have earned and may still give."
    crumb={{ path: '/billing', label: 'Billing' }}
  >
    <TeamFigures />
    <Card>
      <EmptyState
        title="Top-ups come here"
        sentence="Buying points by card, postpay, and their receipts are not built yet. Company rewards work without them: they cost the fund nothing."
      />
    </Card>
  </Page>
)

const TeamFigures = () => {
  const { data, error, refetch } = useAnswer(pointStats, after => ({ query: after }))
  if (error && !data) return <FailedState message={error.message} onRetry={() => void refetch()} />
  const worth = (points: number | undefined) =>
    points === undefined ? {} : { detail: formatPointsAsMoney(points) }
  return (
    <FigureRow label="Points of the team">
      <Figure
        label="Current balance"
        figure={data && formatCount(data.point_balance)}
        {...worth(data?.point_balance)}
      />
      <Figure
        label="Outstanding points"
        figure={data && formatCount(data.outstanding_points)}
        {...worth(data?.outstanding_points)}
        to="/users"
      />
      <Figure
        label="Redeemed this month"
        figure={data && formatCount(data.redeemed_this_month)}
        {...worth(data?.redeemed_this_month)}
        to="/reporting/activity?type=redemptions"
      />
      <Figure
        label="Still to be given"
        figure={data && formatCount(data.giveable_points)}
        {...worth(data?.giveable_points)}
        to="/users"
      />
    </FigureRow>
  )
}
