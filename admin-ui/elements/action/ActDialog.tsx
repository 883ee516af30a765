import Box from '@mui/material/Box'
import type { FormEvent } from 'react'
import { DialogFrame, type DialogFrameProps, dialogFormStyle } from './DialogFrame.tsx'

type ActDialogProps = DialogFrameProps & { readonly onConfirm: () => void }

/** Asks for a confirmation and shows a refusal. Enter confirms unless the act is destructive. */
export const ActDialog = ({ onConfirm, ...frame }: ActDialogProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onConfirm()
  }
  return (
    <DialogFrame
      {...frame}
      form={parts => (
        <Box component="form" onSubmit={submit} noValidate sx={dialogFormStyle}>
          {parts}
        </Box>
      )}
    />
  )
}
