import type { z } from 'zod'

/** What is wrong with a field, said to the person who filled it in. */
export const issueSentence = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Write a whole number.'
        : 'This is needed.'
    case 'too_small':
      return issue.origin === 'string' ? 'This is needed.' : `At least ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `At most ${issue.maximum} characters.`
        : `At most ${issue.maximum.toLocaleString('en-US')}.`
    default:
      return issue.message
  }
}
