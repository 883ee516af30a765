import { type ExplainableFigure, explainFigure } from '@laurel/contract/reports/explanations.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { SidePanel } from '../../app/shell/SidePanel.tsx'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import { FailedState } from '../../elements/states/FailedState.tsx'
import { LoadingRows } from '../../elements/states/LoadingRows.tsx'
import { ExplanationEntries } from './ExplanationEntries.tsx'
import { ExplanationSum } from './ExplanationSum.tsx'
import { explanationRequest } from './explanationRequest.ts'
import { figureTexts } from './figureTexts.ts'

export type ExplanationPanelProps = {
  readonly figure: ExplainableFigure
  /** Whose balance it is, for figures of a member. */
  readonly userId?: string
  readonly onClose: () => void
}

/** A figure, opened: what it sums up, and every entry of the ledger behind it. */
export const ExplanationPanel = ({ figure, userId, onClose }: ExplanationPanelProps) => {
  const { title, sentence, more } = figureTexts[figure]
  const say = useTeamWords()
  const { request, key } = explanationRequest(figure, userId, 1)
  const { data, error, refetch } = useAnswer(explainFigure, request, key)
  return (
    <SidePanel title={say(title)} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3, padding: '0 24px 24px' }}>
        <Typography color="text.secondary">{sentence}</Typography>
        {data && <ExplanationSum explanation={data} />}
        {data && data.total > 0 && <ExplanationEntries figure={figure} userId={userId} sign={data.sign} />}
        {more && (
          <Link component={RouterLink} to={more.to}>
            {more.label}
          </Link>
        )}
      </Box>
      {!data && error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows columns={2} />}
    </SidePanel>
  )
}
