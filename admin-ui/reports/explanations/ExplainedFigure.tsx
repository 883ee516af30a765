import type { teamFigures } from '@laurel/contract/reports/explanations.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import { useState } from 'react'
import { Figure } from '../../elements/figures/Figure.tsx'
import { useText } from '../../messages/useText.ts'
import { ExplanationPanel } from './ExplanationPanel.tsx'

type ExplainedFigureProps = {
  readonly figure: (typeof teamFigures)[number]
  /** Undefined while it is not known. */
  readonly points: number | undefined
}

/** A figure of the team that opens to what made it. */
export const ExplainedFigure = ({ figure, points }: ExplainedFigureProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Figure
        label={text(`reports.figures.${figure}.title`)}
        figure={points === undefined ? undefined : formatCount(points)}
        {...(points === undefined ? {} : { detail: formatPointsAsMoney(points) })}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <ExplanationPanel figure={figure} onClose={() => setOpen(false)} />}
    </>
  )
}
