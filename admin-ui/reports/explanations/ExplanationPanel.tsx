import { type ExplainableFigure, explainFigure } from '@laurel/contract/reports/explanations.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { SidePanel } from '../../app/shell/SidePanel.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { type TextKey, useText } from '../../messages/useText.ts'
import { ExplanationEntries } from './ExplanationEntries.tsx'
import { ExplanationSum } from './ExplanationSum.tsx'
import { explanationRequest } from './explanationRequest.ts'

export type ExplanationPanelProps = {
  readonly figure: ExplainableFigure
  /** Whose balance it is, for figures of a member. */
  readonly userId?: string
  readonly onClose: () => void
}

/** A figure, opened: what it sums up, and every entry of the ledger behind it. */
export const ExplanationPanel = ({ figure, userId, onClose }: ExplanationPanelProps) => {
  const text = useText()
  const more = further[figure]
  const { request, key } = explanationRequest(figure, userId, undefined)
  const explanation = useAnswer(explainFigure, request, key)
  const { data } = explanation
  return (
    <SidePanel title={text(`reports.figures.${figure}.title`)} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3, padding: '0 24px 24px' }}>
        <Typography color="text.secondary">{text(`reports.figures.${figure}.sentence`)}</Typography>
        {data && <ExplanationSum explanation={data} />}
        {data && data.total > 0 && <ExplanationEntries figure={figure} userId={userId} sign={data.sign} />}
        {more && (
          <Link component={RouterLink} to={more.to}>
            {text(more.label)}
          </Link>
        )}
      </Box>
      <NotLoaded of={explanation} columns={2} />
    </SidePanel>
  )
}

/** Where a figure leads. */
const further: Readonly<
  Partial<Record<ExplainableFigure, { readonly to: string; readonly label: TextKey }>>
> = {
  outstanding_points: { to: '/users', label: 'reports.figures.outstanding_points.more' },
  giveable_points: { to: '/users', label: 'reports.figures.giveable_points.more' },
  redeemed_this_month: {
    to: '/reporting/activity?type=redemptions',
    label: 'reports.figures.redeemed_this_month.more',
  },
}
