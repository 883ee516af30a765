import type { Token } from './tokens.ts'

/** The reason why the recipients of a line are not complete. */
export type RecipientProblem =
  | { readonly code: 'NO_RECIPIENTS' }
  | { readonly code: 'GIVER_NAMED' }
  | { readonly code: 'USER_GROUP_NAMED'; readonly name: string }
  | { readonly code: 'EVERYONE_NAMED'; readonly name: string }
  | { readonly code: 'NAME_NOT_FOUND'; readonly name: string }

type Giver = { readonly giver: string }

/** The mentioned people without the giver, each once, in order. */
export const recipientsIn = (tokens: readonly Token[], { giver }: Giver): string[] =>
  [...new Set(tokens.flatMap(token => (token.kind === 'mention' ? [token.user] : [])))].filter(
    user => user !== giver,
  )

/** The problems with the named recipients. `head` is the text before the message. */
export const recipientProblems = (
  recipients: readonly string[],
  { tokens, head }: { readonly tokens: readonly Token[]; readonly head: readonly Token[] },
  { giver }: Giver,
): RecipientProblem[] => {
  const problems: RecipientProblem[] = []
  const isNobodyNamed = recipients.length === 0
  for (const token of tokens) {
    if (token.kind === 'group') problems.push({ code: 'USER_GROUP_NAMED', name: token.name })
    if (token.kind === 'everyone' && isNobodyNamed)
      problems.push({ code: 'EVERYONE_NAMED', name: token.name })
    if (token.kind === 'name' && (isNobodyNamed || head.includes(token)))
      problems.push({ code: 'NAME_NOT_FOUND', name: token.name })
  }
  if (tokens.some(token => token.kind === 'mention' && token.user === giver))
    problems.push({ code: 'GIVER_NAMED' })
  return problems.length === 0 && isNobodyNamed ? [{ code: 'NO_RECIPIENTS' }] : problems
}
