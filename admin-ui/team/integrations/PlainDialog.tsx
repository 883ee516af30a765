import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { useText } from '../../messages/useText.ts'

type PlainDialogProps = {
  readonly title: string
  readonly children: ReactNode
  readonly isWide?: boolean
  readonly onClose: () => void
}

/** A dialog to look at, whose acts are inside. */
export const PlainDialog = ({ title, children, isWide = false, onClose }: PlainDialogProps) => {
  const text = useText()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isWide ? 'md' : 'sm'} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingTop: 1 }}>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {text('integrations.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
