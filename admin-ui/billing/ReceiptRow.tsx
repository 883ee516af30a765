import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type ReceiptRowProps = {
  readonly title: string
  readonly detail: ReactNode
  readonly amount?: string
  readonly action: ReactNode
}

/** One payment in a list, with what opens it. */
export const ReceiptRow = ({ title, detail, amount, action }: ReceiptRowProps) => (
  <Box component="li" sx={rowStyle}>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
      <Typography variant="body2" color="text.secondary" component="div">
        {detail}
      </Typography>
    </Box>
    {amount !== undefined && (
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{amount}</Typography>
    )}
    <Box sx={{ minWidth: { sm: 120 }, display: 'flex', justifyContent: 'flex-end' }}>{action}</Box>
  </Box>
)

/** A row of a list of payments or cards. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  padding: { xs: 2, sm: 2.5 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

export const receiptListStyle = { listStyle: 'none', margin: 0, padding: 0 } as const
