import { comparedFigures, type SimulationResult } from '@laurel/contract/team/policySimulation.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** Each sum as it would have been, with the difference to what happened. */
export const SimulationFigures = ({ totals }: Pick<SimulationResult, 'totals'>) => {
  const text = useText()
  const { count, locale } = useFormats()
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  return (
    <FigureRow label={text('policySimulation.result')}>
      {comparedFigures.map(name => {
        const { today, changed } = totals[name]
        const difference = signed.format(changed - today).replace('-', '−')
        return (
          <Figure
            key={name}
            label={text(`policySimulation.totals.${name}`)}
            figure={count(changed)}
            detail={
              changed === today
                ? text('policySimulation.same')
                : `${difference} · ${text('policySimulation.wasToday', { count: count(today) })}`
            }
          />
        )
      })}
    </FigureRow>
  )
}
