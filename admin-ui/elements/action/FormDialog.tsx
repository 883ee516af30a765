import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { SchemaForm, type SchemaFormProps } from '../form/SchemaForm.tsx'
import { DialogFrame, type DialogFrameProps, dialogFormStyle } from './DialogFrame.tsx'

type FormDialogProps<Input extends FieldValues, Output> = DialogFrameProps &
  Pick<SchemaFormProps<Input, Output>, 'schema' | 'defaultValues' | 'onSave'>

/** An act that asks for something first. */
export const FormDialog = <Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) => {
  const { schema, defaultValues, onSave, ...frame } = props
  return (
    <DialogFrame
      {...frame}
      form={parts => (
        <Box sx={{ display: 'contents', '& > form': dialogFormStyle }}>
          <SchemaForm schema={schema} defaultValues={defaultValues} onSave={onSave}>
            {parts}
          </SchemaForm>
        </Box>
      )}
    />
  )
}
