import type { z } from 'zod'

/** What is wrong with a field, said to the person who filled it in. */
export const issueSentence = (issue: z.core.$ZodIssue): string => {
  if (!wordsOfTheLibrary.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') {
    return issue.expected === 'number' || issue.expected === 'int' ? 'Write a whole number.' : needed
  }
  if (issue.code === 'too_small') return issue.origin === 'string' ? needed : `At least ${issue.minimum}.`
  if (issue.code === 'too_big') {
    const limit = issue.maximum.toLocaleString('en-US')
    return issue.origin === 'string' ? `At most ${limit} characters.` : `At most ${limit}.`
  }
  return issue.message
}

/** Anything else the schema says itself. */
const wordsOfTheLibrary = /^(Invalid|Too|Unrecognized)\b/

const needed = 'This is needed.'
