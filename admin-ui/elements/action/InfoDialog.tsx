import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { useText } from '../../messages/useText.ts'

type InfoDialogProps = {
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** In place of the button that closes it. */
  readonly closing?: ReactNode
  readonly isWide?: boolean
  readonly onClose: () => void
}

/** A dialog that shows something. */
export const InfoDialog = (props: InfoDialogProps) => {
  const { title, children, actions, closing, isWide = false, onClose } = props
  const text = useText()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isWide ? 'md' : 'sm'} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingTop: 1 }}>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        {actions}
        {closing ?? (
          <Button variant="outlined" onClick={onClose} autoFocus>
            {text('action.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
