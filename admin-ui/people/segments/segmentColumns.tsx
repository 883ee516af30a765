import type { Segment } from '@laurel/contract/people/segment.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { PeopleLine } from '../../elements/people/PeopleLine.tsx'
import { useText } from '../../messages/useText.ts'
import { signedPercent } from './segmentForm.ts'

export const segmentColumns: readonly Column<Segment>[] = [
  { name: 'name', label: 'segments.name', sortField: 'name', cell: segment => <Name segment={segment} /> },
  {
    name: 'members',
    label: 'segments.members',
    sortField: 'user_count',
    isNumeric: true,
    cell: segment => <Count count={segment.user_count} />,
  },
  {
    name: 'managers',
    label: 'segments.managers',
    cell: segment => <PeopleLine users={segment.managers} />,
  },
  {
    name: 'budgets',
    label: 'segments.budgets',
    cell: segment => <Adjustments segment={segment} />,
  },
]

const Name = ({ segment }: { readonly segment: Segment }) => {
  const text = useText()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`/users/segments/${segment.id}`}
        underline="hover"
        color="text.primary"
        sx={{ fontWeight: 550, display: 'block', overflowWrap: 'anywhere' }}
      >
        {segment.name}
      </Link>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {text(segment.sync_type === 'manual' ? 'segments.byHand' : 'segments.byFields')}
      </Box>
    </Box>
  )
}

const Count = ({ count }: { readonly count: number }) => <>{useFormats().count(count)}</>

/** What members may give more or less; the edit page also shows the managers' share. */
const Adjustments = ({ segment }: { readonly segment: Segment }) => {
  const text = useText()
  const formats = useFormats()
  const { shoutout_budget_adjustment: shoutouts, award_budget_adjustment: awards } = segment
  const parts = [
    ...(shoutouts === 0
      ? []
      : [text('segments.adjustment', { percent: signedPercent(shoutouts, formats.count) })]),
    ...(awards === 0
      ? []
      : [text('segments.awardAdjustment', { percent: signedPercent(awards, formats.count) })]),
  ]
  return <>{parts.length === 0 ? text('segments.noAdjustment') : parts.join(', ')}</>
}
