import type { teamFigures, unpaidFigures } from '@laurel/contract/reports/explanations.ts'
import { useState } from 'react'
import { Figure } from '../../elements/figures/Figure.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { ExplanationPanel } from './ExplanationPanel.tsx'

type ExplainedFigureProps = {
  readonly figure: (typeof teamFigures | typeof unpaidFigures)[number]
  /** Undefined while it is not known. */
  readonly points: number | undefined
}

/** A figure of the team that opens to what made it. */
export const ExplainedFigure = ({ figure, points }: ExplainedFigureProps) => {
  const text = useText()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Figure
        label={text(`reports.figures.${figure}.title`)}
        figure={points === undefined ? undefined : formats.count(points)}
        {...(points === undefined ? {} : { detail: formats.worth(points) })}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <ExplanationPanel figure={figure} onClose={() => setOpen(false)} />}
    </>
  )
}
