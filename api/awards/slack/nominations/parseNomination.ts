import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { messageLengthMax } from '../../../slack/giving/limits.ts'
import { isPerson, needsWhatFollows, runAtEnd } from '../../../slack/giving/lineEnd.ts'
import { readableText } from '../../../slack/giving/readableText.ts'
import { type RecipientProblem, recipientProblems, recipientsIn } from '../../../slack/giving/recipients.ts'
import { type Token, tokenise } from '../../../slack/giving/tokens.ts'

/** The reason why a line is not a complete nomination. */
export type NominationProblem =
  | RecipientProblem
  | { readonly code: 'SEVERAL_NAMED' }
  | { readonly code: 'NO_MESSAGE' }
  | { readonly code: 'MESSAGE_TOO_LONG'; readonly lengthMax: number }

type ParsedLine = {
  /** Slack user ids without the nominator. */
  readonly recipients: readonly string[]
  readonly message: string
  readonly problems: readonly NominationProblem[]
}

/**
 * Reads `@ann message`, or `message @ann`. The first person is nominated if the line begins with one; people inside the
 * message are mentions. A line of people alone names all of them.
 */
export const parseNomination = (text: string, nominator: string): ParsedLine => {
  const tokens = tokenise(text, { values: [], pointsName: usualPointsName })
  const grammar = { giver: nominator, groups: new Map() }
  const head = tokens.slice(0, headEnd(tokens))
  const start = head.length > 0 ? tokens.length : tailStart(tokens)
  const tail = tokens.slice(start)
  const edges = [...head, ...tail].filter(isPerson)
  const recipients = recipientsIn(edges, grammar)
  const rest = tokens.slice(head.length, start)
  const message = readableText(rest.map(token => token.text).join('')).trim()
  const problems: NominationProblem[] = [...recipientProblems(recipients, { tokens: edges, edges }, grammar)]
  if (recipients.length > 1) problems.push({ code: 'SEVERAL_NAMED' })
  if (message === '') problems.push({ code: 'NO_MESSAGE' })
  if (message.length > messageLengthMax)
    problems.push({ code: 'MESSAGE_TOO_LONG', lengthMax: messageLengthMax })
  return { recipients, message, problems }
}

/** The index behind the people that a line begins with. */
const headEnd = (tokens: readonly Token[]): number => {
  let end = 0
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'space' || token.kind === 'joiner') continue
    if (!isPerson(token)) break
    end = index + 1
  }
  return end
}

/** The index at which the people at the end begin. */
const tailStart = (tokens: readonly Token[]): number => {
  const start = runAtEnd(tokens, 0, isPerson)
  return needsWhatFollows(tokens, start) ? tokens.length : start
}
