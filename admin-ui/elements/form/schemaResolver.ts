import { zodResolver } from '@hookform/resolvers/zod'
import { loadPhrasebook } from '@laurel/contract/browser/loadPhrasebook.ts'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { shownLanguage } from '../../messages/shownTexts.ts'

type IssueText = (issue: z.core.$ZodRawIssue) => string | undefined

/**
 * Validates a form by a schema of the contract. What the schema says itself comes in the shown language; `issueText`
 * says the rest. The form keeps its values as they were typed.
 */
export const schemaResolver = <Output>(
  schema: z.ZodType<Output, FieldValues>,
  issueText: IssueText,
): Resolver<FieldValues> => {
  const resolve = zodResolver<FieldValues, unknown, Output>(schema, { error: issueText }, { raw: true })
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    if (Object.keys(result.errors).length === 0) return result
    const translated = await loadPhrasebook(shownLanguage()).catch(() => () => undefined)
    translate(result.errors, message => translated(message) ?? message)
    return result
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Errors of fields are nested as the fields are; each has a message, and a reference to its input. */
const translate = (errors: unknown, say: (message: string) => string): void => {
  if (!isRecord(errors)) return
  if (typeof errors.message === 'string') errors.message = say(errors.message)
  for (const [name, nested] of Object.entries(errors)) if (name !== 'ref') translate(nested, say)
}
