import Box from '@mui/material/Box'
import { Form } from 'ra-core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type DefaultValues, type FieldValues, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import type { Outcome } from '../action/useAct.ts'
import { schemaResolver } from './schemaResolver.ts'
import { useIssueText } from './useIssueText.ts'

export type SchemaFormProps<Input extends FieldValues, Output> = {
  /** What may be sent. It says what is wrong with a field. */
  readonly schema: z.ZodType<Output, Input>
  readonly defaultValues: NoInfer<DefaultValues<Input>>
  /** Sends what was filled in. A refusal is shown at the fields it names. */
  readonly onSave: (values: Output) => Promise<Outcome<unknown>>
  /** What the form is about, for screen readers. */
  readonly label?: string
  /** Asks before unsaved changes are left behind. */
  readonly isGuarded?: boolean
  readonly children: ReactNode
}

/**
 * A form of react-admin that a schema of the contract validates. Values that arrive from the server while someone
 * types replace only what was not touched.
 */
export const SchemaForm = <Input extends FieldValues, Output>(props: SchemaFormProps<Input, Output>) => {
  const { schema, defaultValues, onSave, label, isGuarded = false, children } = props
  const issueText = useIssueText()
  const resolver = useMemo(() => schemaResolver(schema, issueText), [schema, issueText])
  const form = (
    <Form
      // A record around the form is not what the form is about.
      record={noRecord}
      resolver={resolver}
      defaultValues={defaultValues}
      resetOptions={keepsWhatIsTyped}
      onSubmit={async (values: FieldValues) => {
        const outcome = await onSave(schema.parse(values))
        return outcome.isDone
          ? undefined
          : { ...outcome.refusal.fields, root: { serverError: outcome.refusal.message } }
      }}
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges={isGuarded}
    >
      <CleanAfterSave />
      {children}
    </Form>
  )
  return label === undefined ? form : <Box {...{ role: 'form', 'aria-label': label }}>{form}</Box>
}

const noRecord = {}
const keepsWhatIsTyped = { keepDirtyValues: true }

/** Saved values count as unchanged. */
const CleanAfterSave = () => {
  const { formState, reset, getValues } = useFormContext()
  const { isSubmitSuccessful, submitCount } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: each successful submission runs the effect again.
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues())
  }, [isSubmitSuccessful, submitCount])
  return null
}
