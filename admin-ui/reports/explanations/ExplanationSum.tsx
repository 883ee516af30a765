import type { explainFigure } from '@laurel/contract/reports/explanations.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { useText } from '../../messages/useText.ts'
import { useEventText } from '../../people/members/useEventText.ts'

type ExplanationSumProps = {
  readonly explanation: Pick<ResponseOf<typeof explainFigure>, 'points' | 'parts'>
}

/** The figure as a sum of what each kind of event added to it. */
export const ExplanationSum = ({ explanation: { points, parts } }: ExplanationSumProps) => {
  const text = useText()
  const eventText = useEventText()
  return (
    <Box
      component="table"
      aria-label={text('reports.howItAddsUp')}
      sx={{ width: '100%', borderCollapse: 'collapse', '& th': { fontWeight: 'inherit', textAlign: 'left' } }}
    >
      <tbody>
        {parts.map(part => (
          <Line key={part.event_type} label={eventText(part.event_type)} entries={part.entries}>
            <PointsAmount points={part.points} isSigned />
          </Line>
        ))}
      </tbody>
      <Box
        component="tfoot"
        sx={{ fontWeight: 600, '& th, & td': { borderTop: '1px solid', borderColor: 'divider' } }}
      >
        <Line label={text('reports.together')}>
          <PointsAmount points={points} />
        </Line>
      </Box>
    </Box>
  )
}

type LineProps = { readonly label: string; readonly entries?: number; readonly children: ReactNode }

const Line = ({ label, entries, children }: LineProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <tr>
      <Box component="th" scope="row" sx={{ padding: '8px 8px 8px 0' }}>
        {label}
        {entries !== undefined && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {text('reports.entries', { smart_count: entries, count: formats.count(entries) })}
          </Box>
        )}
      </Box>
      <Box component="td" sx={{ padding: '8px 0', textAlign: 'right', verticalAlign: 'top' }}>
        {children}
      </Box>
    </tr>
  )
}
