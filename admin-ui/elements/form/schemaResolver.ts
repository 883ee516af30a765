import { toNestErrors } from '@hookform/resolvers'
import { loadPhrasebook } from '@laurel/contract/browser/loadPhrasebook.ts'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { shownLanguage } from '../../messages/shownTexts.ts'

type IssueText = (issue: z.core.$ZodRawIssue) => string | undefined

/**
 * Validates a form by a schema of the contract. What the schema says itself comes in the shown language; `issueText`
 * says the rest. The form keeps its values as they were typed.
 */
export const schemaResolver =
  (schema: z.ZodType, issueText: IssueText): Resolver<FieldValues> =>
  async (values, _context, options) => {
    const read = await schema.safeParseAsync(values, { error: issueText })
    if (read.success) return { values, errors: {} }
    const translated = await loadPhrasebook(shownLanguage()).catch(() => () => undefined)
    const errors: Record<string, FieldError> = {}
    for (const { path, type, message } of read.error.issues.flatMap(problemsOf))
      errors[path] ??= { type, message: translated(message) ?? message }
    return { values: {}, errors: toNestErrors(errors, options) }
  }

type FieldIssue = { readonly path: string; readonly type: string; readonly message: string }

/** A value that fits no form of a union has the problems of each form, after the first one of the shortest. */
const problemsOf = (issue: z.core.$ZodIssue): readonly FieldIssue[] => {
  const own = { path: issue.path.join('.'), type: issue.code, message: issue.message }
  if (issue.code !== 'invalid_union') return [own]
  const nested = issue.errors.map(each =>
    each.flatMap(part => problemsOf({ ...part, path: [...issue.path, ...part.path] })),
  )
  const [first] = nested.toSorted((one, other) => one.length - other.length)[0] ?? []
  return [first ? { ...first, path: own.path } : own, ...nested.flat()]
}
