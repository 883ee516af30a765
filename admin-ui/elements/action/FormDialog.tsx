import Box from '@mui/material/Box'
import type { FieldValues } from 'react-hook-form'
import { FormRefusal } from '../form/FormRefusal.tsx'
import { SchemaForm, type SchemaFormProps } from '../form/SchemaForm.tsx'
import { DialogFrame, type DialogFrameProps, dialogFormStyle } from './DialogFrame.tsx'

type FormDialogProps<Input extends FieldValues, Output> = Omit<DialogFrameProps, 'refusal'> &
  Pick<SchemaFormProps<Input, Output>, 'schema' | 'defaultValues' | 'onSave'>

/** An act that asks for something first. It shows why the server refused it. */
export const FormDialog = <Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) => {
  const { schema, defaultValues, onSave, children, ...frame } = props
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
    >
      {children}
      <FormRefusal />
    </DialogFrame>
  )
}
