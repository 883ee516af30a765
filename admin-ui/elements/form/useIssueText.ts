import { useCallback } from 'react'
import type { z } from 'zod'
import { useText } from '../../messages/useText.ts'
import { useFormats } from '../formats/useFormats.ts'

/** Says what is wrong with a field where its schema does not say it itself. */
export const useIssueText = (): ((issue: z.core.$ZodRawIssue) => string | undefined) => {
  const text = useText()
  const formats = useFormats()
  return useCallback(
    issue => {
      if (issue.code === 'invalid_type') {
        const isNumber = issue.expected === 'number' || issue.expected === 'int'
        return text(isNumber ? 'form.wholeNumber' : 'form.required')
      }
      if (issue.code === 'too_small') {
        return issue.origin === 'string'
          ? text('form.required')
          : text('form.atLeast', { minimum: String(issue.minimum) })
      }
      if (issue.code === 'too_big') {
        const maximum = formats.count(Number(issue.maximum))
        return text(issue.origin === 'string' ? 'form.charactersMax' : 'form.atMost', { maximum })
      }
      return undefined
    },
    [text, formats],
  )
}
