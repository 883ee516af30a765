import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type ReactNode, useId } from 'react'
import { useText } from '../../messages/useText.ts'
import type { Refusal } from './useAct.ts'

export type DialogFrameProps = {
  readonly title: string
  readonly children: ReactNode
  /** The act by its name, such as "Approve". */
  readonly confirmLabel: string
  readonly isDestructive?: boolean
  /** Leaves without the act; by default Cancel. Null where the act itself is to leave. */
  readonly closeLabel?: string | null
  /** Leaves room for a preview beside the fields. */
  readonly isWide?: boolean
  readonly isRunning?: boolean
  /** False while what is confirmed is not known yet, such as a price. */
  readonly canConfirm?: boolean
  /** Leaves the focus to a window above it, such as the question of a bank. */
  readonly sharesFocus?: boolean
  readonly refusal?: Refusal | undefined
  readonly onClose: () => void
}

/** Focuses the confirming button, unless a field of the form has the focus. */
const focusUnlessAsked = (button: HTMLButtonElement | null): void => {
  if (button && !button.form?.contains(document.activeElement)) button.focus()
}

/** What every dialog that acts looks like; `form` puts its parts into a form. */
export const DialogFrame = (props: DialogFrameProps & { readonly form: (parts: ReactNode) => ReactNode }) => {
  const { title, children, confirmLabel, isDestructive = false, isWide = false, sharesFocus = false } = props
  const { isRunning = false, canConfirm = true, refusal, onClose, form, closeLabel } = props
  const text = useText()
  const titleId = useId()
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      disableEnforceFocus={sharesFocus}
      fullWidth
      maxWidth={isWide ? 'md' : 'xs'}
      aria-labelledby={titleId}
    >
      {form(
        <>
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
            {closeLabel !== null && (
              <Button onClick={onClose} disabled={isRunning} variant="outlined">
                {closeLabel ?? text('action.cancel')}
              </Button>
            )}
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              loading={isRunning}
              disabled={!canConfirm}
              {...(!isDestructive && canConfirm && { ref: focusUnlessAsked })}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </>,
      )}
    </Dialog>
  )
}

export const dialogFormStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const
