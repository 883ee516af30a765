import type { Finding } from '@laurel/contract/recognition/findings.ts'
import Box from '@mui/material/Box'
import type { Column } from '../../elements/list/column.ts'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { useAmount, useMonthName, useSentence } from './useSentence.ts'

export const findingColumns: readonly Column<Finding>[] = [
  { name: 'finding', label: 'radar.finding', isCardTitle: true, cell: row => <What finding={row} /> },
  { name: 'month', label: 'radar.month', width: 150, cell: row => <MonthName month={row.month} /> },
  { name: 'amount', label: 'radar.amount', width: 210, cell: row => <Amount finding={row} /> },
  {
    name: 'found',
    label: 'radar.found',
    sortField: 'found_at',
    width: 130,
    cell: row => <When instant={row.found_at} />,
  },
]

const What = ({ finding }: { readonly finding: Finding }) => {
  const text = useText()
  const sentence = useSentence()
  return (
    <Box sx={{ minWidth: 0, maxWidth: 520 }}>
      <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {sentence(finding)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {text(`radar.names.${finding.signal}`)}
      </Box>
    </Box>
  )
}

const MonthName = ({ month }: { readonly month: string }) => <span>{useMonthName()(month)}</span>

const Amount = ({ finding }: { readonly finding: Finding }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {useAmount()(finding)}
  </Box>
)
