import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { Refusal } from './useAct.ts'

type ActDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** The act by its name, such as "Approve". */
  readonly confirmLabel: string
  readonly isDestructive?: boolean
  /** Something to look at stands beside what is asked. */
  readonly isWide?: boolean
  readonly isRunning: boolean
  readonly refusal: Refusal | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Enter confirms at once where nothing is asked; a field that wants to be filled first has the focus already. */
const focusUnlessAsked = (button: HTMLButtonElement | null): void => {
  if (button && !button.form?.contains(document.activeElement)) button.focus()
}

/** Says what will happen before it happens, and shows the refusal where the person is looking. */
export const ActDialog = (props: ActDialogProps) => {
  const {
    title,
    children,
    confirmLabel,
    isDestructive = false,
    isWide = false,
    isRunning,
    refusal,
    onConfirm,
    onClose,
  } = props
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      fullWidth
      maxWidth={isWide ? 'md' : 'xs'}
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingTop: 1 }}>
            {children}
            {refusal && <Alert severity="error">{refusal.message}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isRunning} variant="outlined">
            Not now
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            loading={isRunning}
            {...(!isDestructive && { ref: focusUnlessAsked })}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
