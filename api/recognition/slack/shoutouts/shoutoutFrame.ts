import { isPerson, needsWhatFollows, runAtEnd } from '../../../slack/giving/lineEnd.ts'
import type { Token } from '../../../slack/giving/tokens.ts'
import { type ShoutoutGrammar, valueLengthMax } from './shoutoutText.ts'

/** A line in three parts. The message is between the others, and any of them may be empty. */
export type Frame = {
  readonly head: readonly Token[]
  readonly message: readonly Token[]
  readonly tail: readonly Token[]
}

/** Splits off the text before and after the message. */
export const frameOf = (tokens: readonly Token[], grammar: ShoutoutGrammar): Frame => {
  const isTagMeant = !tokens.some(token => token.kind === 'value')
  // A plain number is an amount only if the line has no other.
  const isNumberMeant = !tokens.some(token => token.kind === 'amount')
  const frame = cut(tokens, { isTagMeant, isNumberMeant })
  // If the team has no values, any tag of the frame is the value.
  if (grammar.values.length > 0) return frame
  const asValue = (token: Token): Token =>
    token.kind === 'tag' && token.tag.length <= valueLengthMax
      ? { kind: 'value', text: token.text, value: token.tag }
      : token
  return { ...frame, head: frame.head.map(asValue), tail: frame.tail.map(asValue) }
}

type Meant = { readonly isTagMeant: boolean; readonly isNumberMeant: boolean }

const cut = (tokens: readonly Token[], meant: Meant): Frame => {
  const headEnd = endOfHead(tokens, meant)
  const head = tokens.slice(0, headEnd)
  const tailStart = startOfTail(tokens, headEnd, meant, !head.some(isPerson))
  return { head, message: tokens.slice(headEnd, tailStart), tail: tokens.slice(tailStart) }
}

const endOfHead = (tokens: readonly Token[], { isTagMeant, isNumberMeant }: Meant): number => {
  let end = 0
  let hasMention = false
  let numbers = 0
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'space' || token.kind === 'joiner') continue
    const isNumber = token.kind === 'number' && isNumberMeant && hasMention && numbers++ === 0
    const isPart = isNumber || isPerson(token) || isMark(token) || (token.kind === 'tag' && isTagMeant)
    if (!isPart) break
    hasMention ||= token.kind === 'mention' || token.kind === 'group'
    end = index + 1
  }
  return end
}

/** People belong to the end of a line only if its beginning names none and the message is a sentence without them. */
const startOfTail = (
  tokens: readonly Token[],
  headEnd: number,
  { isTagMeant, isNumberMeant }: Meant,
  arePeopleMeant: boolean,
): number => {
  const follows = (index: number) => tokens.slice(0, index).findLast(({ kind }) => kind !== 'space')
  const isPart = (token: Token, index: number, hasPeople: boolean): boolean =>
    isMark(token) ||
    (token.kind === 'tag' && isTagMeant) ||
    (hasPeople && isPerson(token)) ||
    (hasPeople && isNumberMeant && token.kind === 'number' && isPerson(follows(index)))
  const withPeople = runAtEnd(tokens, headEnd, (token, index) => isPart(token, index, arePeopleMeant))
  return needsWhatFollows(tokens.slice(headEnd), withPeople - headEnd)
    ? runAtEnd(tokens, headEnd, (token, index) => isPart(token, index, false))
    : withPeople
}

const isMark = ({ kind }: Token): boolean => kind === 'amount' || kind === 'value' || kind === 'gif'
