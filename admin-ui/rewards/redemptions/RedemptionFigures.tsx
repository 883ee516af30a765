import { redemptionStats } from '@laurel/contract/rewards/redemptionStats.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatCount, formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useText } from '../../messages/useText.ts'

const activity = '/reporting/activity?type=redemptions'

/** This month in three figures, each of which opens the redemptions behind it. */
export const RedemptionFigures = () => {
  const text = useText()
  const { team } = useMe()
  const { data, error } = useAnswer(redemptionStats, after => ({ query: after }))
  if (error) return null
  return (
    <FigureRow label={text('rewards.redemptionsThisMonth')}>
      <Figure
        label={text('rewards.paidRedemptionsThisMonth')}
        figure={data && formatCount(data.paid_redemptions_count)}
        to={activity}
      />
      <Figure
        label={text('rewards.paidRedemptionCost')}
        figure={data && formatPointsAsMoney(data.paid_redemptions)}
        {...(data && { detail: formatPoints(data.paid_redemptions, team.points_name) })}
        to={activity}
      />
      <Figure
        label={text('rewards.cultureRedemptionsThisMonth')}
        figure={data && formatCount(data.custom_redemptions)}
        to={activity}
      />
    </FigureRow>
  )
}
