import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { useText } from '../messages/useText.ts'

type ReceiptDialogProps = {
  readonly title: string
  /** The receipt of the payment provider, where there is one. */
  readonly receiptUrl: string | null
  readonly isWide?: boolean
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A payment to read, with the way to its receipt. */
export const ReceiptDialog = ({
  title,
  receiptUrl,
  isWide = false,
  children,
  onClose,
}: ReceiptDialogProps) => {
  const text = useText()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isWide ? 'sm' : 'xs'} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('billing.close')}
        </Button>
        {receiptUrl !== null && (
          <Button variant="contained" href={receiptUrl} target="_blank" rel="noreferrer">
            {text('billing.openReceipt')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
