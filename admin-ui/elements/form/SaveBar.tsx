import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useText } from '../../messages/useText.ts'
import { FormRefusal } from './FormRefusal.tsx'

type SaveBarProps = {
  readonly label?: string
  /** Can be saved before anything was changed. */
  readonly isAlwaysOpen?: boolean
  readonly children?: ReactNode
}

/** The foot of a form: why the server refused it, and the button that sends it. */
export const SaveBar = ({ label, isAlwaysOpen = false, children }: SaveBarProps) => {
  const text = useText()
  const { isDirty, isSubmitting } = useFormState()
  return (
    <>
      <FormRefusal />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={!isDirty && !isAlwaysOpen}
          sx={{ order: children ? 1 : 0 }}
        >
          {label ?? text('form.save')}
        </Button>
        {children}
      </Box>
    </>
  )
}
