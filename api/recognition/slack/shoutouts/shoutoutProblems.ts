import { messageLengthMax } from '../../../slack/giving/limits.ts'
import { recipientProblems } from '../../../slack/giving/recipients.ts'
import type { Token } from '../../../slack/giving/tokens.ts'
import {
  type ShoutoutDraft,
  type ShoutoutGrammar,
  type ShoutoutProblem,
  valueLengthMax,
} from './shoutoutText.ts'

export type Found = {
  readonly tokens: readonly Token[]
  /** The text before and after the message. */
  readonly edges: readonly Token[]
  readonly values: readonly string[]
  readonly amounts: readonly (number | 'not whole')[]
  readonly gifs: readonly string[]
}

/** The problems of a line, in the order of the fields of the form. */
export const findProblems = (
  draft: ShoutoutDraft,
  found: Found,
  grammar: ShoutoutGrammar,
): ShoutoutProblem[] => [
  ...recipientProblems(draft.recipients, found, grammar),
  ...pointProblems(draft, found, grammar),
  ...valueProblems(draft, found, grammar),
  ...gifProblems(found),
  ...messageProblems(draft),
]

const pointProblems = (
  { points }: ShoutoutDraft,
  { edges, amounts }: Found,
  { pointOptions }: ShoutoutGrammar,
): ShoutoutProblem[] => {
  const [amount] = amounts
  const figures = amounts.filter(figure => figure !== 'not whole')
  const text = edges.find(token => token.kind === 'amount')?.text.trim() ?? String(amount)
  if (amount === undefined) return [{ code: 'NO_POINTS' }]
  if (figures.length > 1) return [{ code: 'POINTS_AMBIGUOUS', amounts: figures }]
  if (figures.length < amounts.length) return [{ code: 'POINTS_NOT_WHOLE', text }]
  if (points === null) return [{ code: 'POINTS_NOT_POSITIVE', text }]
  const isOption = pointOptions.length === 0 || pointOptions.includes(points)
  return isOption ? [] : [{ code: 'POINTS_NOT_AN_OPTION', pointOptions }]
}

const valueProblems = (
  { value }: ShoutoutDraft,
  { edges, values }: Found,
  { isValueRequired, values: named }: ShoutoutGrammar,
): ShoutoutProblem[] => {
  if (values.length > 1) return [{ code: 'VALUES_AMBIGUOUS', values }]
  const tags = edges.flatMap(token => (token.kind === 'tag' ? [token.tag] : []))
  // If the team has no values, every tag that is short enough is a value.
  if (named.length === 0 && tags.length > 0) return [{ code: 'VALUE_TOO_LONG', lengthMax: valueLengthMax }]
  if (value !== null) return []
  if (tags.length > 0) return tags.map(text => ({ code: 'VALUE_NOT_FOUND', text }))
  return isValueRequired ? [{ code: 'VALUE_REQUIRED' }] : []
}

const gifProblems = ({ gifs }: Found): ShoutoutProblem[] =>
  gifs.length > 1 ? [{ code: 'GIFS_AMBIGUOUS', words: gifs }] : []

const messageProblems = ({ message }: ShoutoutDraft): ShoutoutProblem[] => {
  if (message === '') return [{ code: 'NO_MESSAGE' }]
  if (message.length > messageLengthMax) return [{ code: 'MESSAGE_TOO_LONG', lengthMax: messageLengthMax }]
  return []
}
