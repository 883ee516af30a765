import { redemptionStats } from '@laurel/contract/rewards/redemptionStats.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

const activity = '/reporting/activity?type=redemptions'

/** This month in three figures, each of which opens the redemptions behind it. */
export const RedemptionFigures = () => {
  const text = useText()
  const formats = useFormats()
  const { data, error } = useAnswer(redemptionStats, after => ({ query: after }))
  if (error) return null
  return (
    <FigureRow label={text('rewards.redemptionsThisMonth')}>
      <Figure
        label={text('rewards.paidRedemptionsThisMonth')}
        figure={data && formats.count(data.paid_redemptions_count)}
        to={activity}
      />
      <Figure
        label={text('rewards.paidRedemptionCost')}
        figure={data && formats.worth(data.paid_redemptions)}
        {...(data && { detail: formats.points(data.paid_redemptions) })}
        to={activity}
      />
      <Figure
        label={text('rewards.cultureRedemptionsThisMonth')}
        figure={data && formats.count(data.custom_redemptions)}
        to={activity}
      />
    </FigureRow>
  )
}
