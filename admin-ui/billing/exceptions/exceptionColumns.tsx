import type { Exception } from '@laurel/contract/billing/exceptions.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { StatusChip } from './StatusChip.tsx'
import { useDifference } from './useDifference.ts'

export const exceptionColumns: readonly Column<Exception>[] = [
  { name: 'what', label: 'exceptions.what', isCardTitle: true, cell: row => <What exception={row} /> },
  {
    name: 'difference',
    label: 'exceptions.difference',
    sortField: 'cents',
    isNumeric: true,
    width: 130,
    cell: row => <Difference exception={row} />,
  },
  {
    name: 'made',
    label: 'exceptions.madeAt',
    sortField: 'occurred_at',
    width: 130,
    cell: row => <When instant={row.occurred_at} />,
  },
  {
    name: 'found',
    label: 'exceptions.foundAt',
    sortField: 'found_at',
    width: 150,
    cell: row => <Age instant={row.found_at} />,
  },
  { name: 'status', label: 'exceptions.status', width: 150, cell: row => <StatusChip exception={row} /> },
]

const What = ({ exception: { kind, partner, reference } }: { readonly exception: Exception }) => {
  const text = useText()
  return (
    <Box sx={{ minWidth: 0, maxWidth: 460 }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {text(`exceptions.kinds.${kind}`, { partner })}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {partner} · {reference}
      </Box>
    </Box>
  )
}

const Difference = ({ exception }: { readonly exception: Exception }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' }}>
    {useDifference(exception)}
  </Box>
)

/** How long it has been known, with the exact time for those who look closer. */
const Age = ({ instant }: { readonly instant: string }) => {
  const formats = useFormats()
  return (
    <time dateTime={instant} title={formats.instant(instant)}>
      {formats.ago(instant)}
    </time>
  )
}
