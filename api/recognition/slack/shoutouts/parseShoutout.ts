import { readableText } from '../../../slack/giving/readableText.ts'
import { recipientsIn } from '../../../slack/giving/recipients.ts'
import { type Token, tokenise } from '../../../slack/giving/tokens.ts'
import { findProblems } from './shoutoutProblems.ts'
import {
  type ParsedShoutout,
  type ShoutoutDraft,
  type ShoutoutGrammar,
  valueLengthMax,
} from './shoutoutText.ts'

/**
 * Reads `@ann @ben +10 #value message gif:word` in any order.
 *
 * - Every mentioned person is a recipient, wherever the mention is.
 * - Amounts and values count where they frame the message, before or after it. Inside the message they count only if
 *   the frame has none, and they stay part of the text: "thanks for 10 points of #quality work".
 * - A GIF may be asked for anywhere; it is never part of the message.
 * - The rest is the message, as it was typed.
 */
export const parseShoutout = (text: string, grammar: ShoutoutGrammar): ParsedShoutout => {
  if (text.trim() === '') return { kind: 'empty' }
  const tokens = tokenise(text, grammar)
  const frame = frameOf(tokens, grammar)
  const found = { tokens, edges: [...frame.head, ...frame.tail], head: frame.head }
  const values = valuesFound(found.edges, tokens)
  const amounts = amountsFound(found.edges, tokens)
  const gifs = distinct(tokens.flatMap(token => (token.kind === 'gif' ? [token.words] : [])))
  const [words] = gifs
  const points = amounts.length === 1 && typeof amounts[0] === 'number' && amounts[0] > 0 ? amounts[0] : null
  const draft: ShoutoutDraft = {
    recipients: recipientsIn(tokens, grammar),
    points,
    value: values.length === 1 ? (values[0] ?? null) : null,
    message: readableText(withoutGifs(frame.message)).trim(),
    gif: gifs.length === 1 && words !== undefined ? { words, gifId: null, title: words } : null,
  }
  const problems = findProblems(draft, { ...found, values, amounts, gifs }, grammar)
  return problems.length === 0 && points !== null
    ? { kind: 'complete', shoutout: { ...draft, points } }
    : { kind: 'incomplete', draft, problems }
}

type Frame = { readonly head: Token[]; readonly message: Token[]; readonly tail: Token[] }

/** Splits off the text before and after the message. */
const frameOf = (tokens: readonly Token[], grammar: ShoutoutGrammar): Frame => {
  const isTagMeant = !tokens.some(token => token.kind === 'value')
  const plain = cut(tokens, isTagMeant, false)
  const hasAmount = [...plain.head, ...plain.message, ...plain.tail].some(token => token.kind === 'amount')
  const frame = hasAmount ? plain : cut(tokens, isTagMeant, true)
  // If the team has no values, any tag of the frame is the value.
  if (grammar.values.length > 0) return frame
  const asValue = (token: Token): Token =>
    token.kind === 'tag' && token.tag.length <= valueLengthMax
      ? { kind: 'value', text: token.text, value: token.tag }
      : token
  return { ...frame, head: frame.head.map(asValue), tail: frame.tail.map(asValue) }
}

const cut = (tokens: readonly Token[], isTagMeant: boolean, isNumberMeant: boolean): Frame => {
  let headEnd = 0
  let hasMention = false
  let numbers = 0
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'space' || token.kind === 'joiner') continue
    const isNumber = token.kind === 'number' && isNumberMeant && hasMention && numbers++ === 0
    const isPart = isNumber || isHeadKind(token) || (token.kind === 'tag' && isTagMeant)
    if (!isPart) break
    hasMention ||= token.kind === 'mention'
    headEnd = index + 1
  }
  let tailStart = tokens.length
  while (tailStart > headEnd) {
    const token = tokens[tailStart - 1]
    const isPart =
      token?.kind === 'space' ||
      token?.kind === 'amount' ||
      token?.kind === 'value' ||
      token?.kind === 'gif' ||
      (token?.kind === 'tag' && isTagMeant)
    if (!isPart) break
    tailStart -= 1
  }
  return {
    head: tokens.slice(0, headEnd),
    message: tokens.slice(headEnd, tailStart),
    tail: tokens.slice(tailStart),
  }
}

const isHeadKind = ({ kind }: Token): boolean =>
  kind === 'mention' ||
  kind === 'group' ||
  kind === 'everyone' ||
  kind === 'name' ||
  kind === 'amount' ||
  kind === 'value' ||
  kind === 'gif'

const withoutGifs = (message: readonly Token[]): string =>
  message
    .filter(({ kind }, index) => kind !== 'gif' && !(kind === 'space' && message[index - 1]?.kind === 'gif'))
    .map(({ text }) => text)
    .join('')

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

const valuesFound = (edges: readonly Token[], all: readonly Token[]): string[] => {
  const among = (tokens: readonly Token[]) =>
    distinct(tokens.flatMap(token => (token.kind === 'value' ? [token.value] : [])))
  const framing = among(edges)
  return framing.length > 0 ? framing : among(all)
}

const amountsFound = (edges: readonly Token[], all: readonly Token[]): (number | 'not whole')[] => {
  const among = (tokens: readonly Token[], isNumberMeant: boolean) =>
    distinct(
      tokens.flatMap(token =>
        token.kind === 'amount' || (isNumberMeant && token.kind === 'number') ? [token.points] : [],
      ),
    )
  const framing = among(edges, true)
  return framing.length > 0 ? framing : among(all, false)
}
