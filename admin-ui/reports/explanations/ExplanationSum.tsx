import type { explainFigure } from '@laurel/contract/reports/explanations.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import { eventSentence } from '../../people/members/eventSentence.ts'

type ExplanationSumProps = {
  readonly explanation: Pick<ResponseOf<typeof explainFigure>, 'points' | 'parts'>
}

/** The figure as a sum of what each kind of event added to it. */
export const ExplanationSum = ({ explanation: { points, parts } }: ExplanationSumProps) => {
  const say = useTeamWords()
  return (
    <Box
      component="table"
      aria-label="How it adds up"
      sx={{ width: '100%', borderCollapse: 'collapse', '& th': { fontWeight: 'inherit', textAlign: 'left' } }}
    >
      <tbody>
        {parts.map(part => (
          <Line key={part.event_type} label={say(eventSentence(part.event_type))} entries={part.entries}>
            <PointsAmount points={part.points} isSigned />
          </Line>
        ))}
      </tbody>
      <Box
        component="tfoot"
        sx={{ fontWeight: 600, '& th, & td': { borderTop: '1px solid', borderColor: 'divider' } }}
      >
        <Line label="Together">
          <PointsAmount points={points} />
        </Line>
      </Box>
    </Box>
  )
}

type LineProps = { readonly label: string; readonly entries?: number; readonly children: ReactNode }

const Line = ({ label, entries, children }: LineProps) => (
  <tr>
    <Box component="th" scope="row" sx={{ padding: '8px 8px 8px 0' }}>
      {label}
      {entries !== undefined && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {entries === 1 ? '1 entry' : `${formatCount(entries)} entries`}
        </Box>
      )}
    </Box>
    <Box component="td" sx={{ padding: '8px 0', textAlign: 'right', verticalAlign: 'top' }}>
      {children}
    </Box>
  </tr>
)
