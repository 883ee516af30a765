import type { z } from 'zod'

/** What is wrong with a body, in the form of Slack's `response_metadata.messages`. */
export const problemsOf = (error: z.ZodError, root: string): string[] =>
  flatten(error.issues, []).map(
    ({ message, path }) =>
      `[ERROR] ${message} [json-pointer:${[root, ...path.map(String)].filter(part => part !== '').join('/')}]`,
  )

type Problem = { message: string; path: PropertyKey[] }

const flatten = (issues: readonly z.core.$ZodIssue[], prefix: PropertyKey[]): Problem[] =>
  issues.flatMap(issue => {
    const path = [...prefix, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      // The first alternative says it well enough: the alternatives differ by their `type` alone.
      return flatten(issue.errors[0] ?? [], path)
    }
    return [{ message: inSlackWords(issue), path }]
  })

const inSlackWords = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `must be less than ${Number(issue.maximum) + 1} characters`
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `no more than ${issue.maximum} items allowed`
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `must be more than ${Number(issue.minimum) - 1} characters`
  return issue.message
}
