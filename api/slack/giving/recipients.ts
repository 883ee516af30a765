import { recipientsMax } from '@laurel/ledger/members/limits.ts'
import type { Token } from './tokens.ts'

/** The Slack users of user groups who can receive points, by the id of the group. A group that is missing was not read. */
export type UserGroups = ReadonlyMap<string, readonly string[]>

/** The reason why the recipients of a line are not complete. */
export type RecipientProblem =
  | { readonly code: 'NO_RECIPIENTS' }
  | { readonly code: 'GIVER_NAMED' }
  | { readonly code: 'USER_GROUP_UNREADABLE' | 'USER_GROUP_EMPTY'; readonly name: string }
  | { readonly code: 'TOO_MANY_NAMED'; readonly count: number; readonly recipientsMax: number }
  | { readonly code: 'EVERYONE_NAMED'; readonly name: string }
  | { readonly code: 'NAME_NOT_FOUND'; readonly name: string }

type Grammar = { readonly giver: string; readonly groups: UserGroups }

/**
 * The named people without the giver, each once, in order. If user groups make them too many, these are left out, so
 * that the giver chooses.
 */
export const recipientsIn = (tokens: readonly Token[], grammar: Grammar): string[] => {
  const named = peopleIn(tokens, grammar)
  return named.length > recipientsMax ? peopleIn(tokens, { ...grammar, groups: new Map() }) : named
}

const peopleIn = (tokens: readonly Token[], { giver, groups }: Grammar): string[] => {
  const named = tokens.flatMap(token => {
    if (token.kind === 'mention') return [token.user]
    return token.kind === 'group' ? (groups.get(token.group) ?? []) : []
  })
  return [...new Set(named)].filter(user => user !== giver)
}

/** The problems with the named recipients. `edges` is the text before and after the message. */
export const recipientProblems = (
  recipients: readonly string[],
  { tokens, edges }: { readonly tokens: readonly Token[]; readonly edges: readonly Token[] },
  grammar: Grammar,
): RecipientProblem[] => {
  const isMissing = recipients.length === 0
  const problems = tokens.flatMap(token => groupProblems(token, grammar))
  const { length: count } = peopleIn(tokens, grammar)
  if (count > recipientsMax && tokens.some(({ kind }) => kind === 'group'))
    problems.push({ code: 'TOO_MANY_NAMED', count, recipientsMax })
  for (const token of tokens) {
    if (token.kind === 'everyone' && isMissing) problems.push({ code: 'EVERYONE_NAMED', name: token.name })
    if (token.kind === 'name' && (isMissing || edges.includes(token)))
      problems.push({ code: 'NAME_NOT_FOUND', name: token.name })
  }
  if (tokens.some(token => token.kind === 'mention' && token.user === grammar.giver))
    problems.push({ code: 'GIVER_NAMED' })
  return problems.length === 0 && isMissing ? [{ code: 'NO_RECIPIENTS' }] : problems
}

const groupProblems = (token: Token, { giver, groups }: Grammar): RecipientProblem[] => {
  if (token.kind !== 'group') return []
  const people = groups.get(token.group)
  if (people === undefined) return [{ code: 'USER_GROUP_UNREADABLE', name: token.name }]
  return people.some(user => user !== giver) ? [] : [{ code: 'USER_GROUP_EMPTY', name: token.name }]
}
