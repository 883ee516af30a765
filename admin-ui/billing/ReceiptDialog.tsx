import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { useText } from '../messages/useText.ts'
import { useReceipt } from './useReceipt.ts'

type ReceiptDialogProps = {
  readonly title: string
  /** The top-up or the statement, once it is paid: its receipt can be saved. */
  readonly paidId?: string | undefined
  /** The receipt of the payment provider, where there is one. */
  readonly receiptUrl: string | null
  readonly isWide?: boolean
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A payment to read, with the way to its receipt. */
export const ReceiptDialog = ({
  title,
  paidId,
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
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          {text('billing.close')}
        </Button>
        {receiptUrl !== null && (
          <Button href={receiptUrl} target="_blank" rel="noreferrer">
            {text('billing.openReceipt')}
          </Button>
        )}
        {paidId !== undefined && <SaveReceipt id={paidId} />}
      </DialogActions>
    </Dialog>
  )
}

const SaveReceipt = ({ id }: { readonly id: string }) => {
  const text = useText()
  const { save, isRunning } = useReceipt(id)
  return (
    <Button variant="contained" loading={isRunning} onClick={() => void save()}>
      {text('billing.saveReceipt')}
    </Button>
  )
}
