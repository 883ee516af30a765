import { readableText } from '../../../slack/giving/readableText.ts'
import { recipientsIn } from '../../../slack/giving/recipients.ts'
import { type Token, tokenise } from '../../../slack/giving/tokens.ts'
import { frameOf } from './shoutoutFrame.ts'
import { findProblems } from './shoutoutProblems.ts'
import type { ParsedShoutout, ShoutoutDraft, ShoutoutGrammar } from './shoutoutText.ts'

/**
 * Reads a line: `@ann @ben +10 #value message`, `message @ann @ben +10 #value`, or any mixture. The README of
 * `api/slack` has the grammar.
 */
export const parseShoutout = (text: string, grammar: ShoutoutGrammar): ParsedShoutout => {
  if (text.trim() === '') return { kind: 'empty' }
  const tokens = tokenise(text, grammar)
  const frame = frameOf(tokens, grammar)
  const found = { tokens, edges: [...frame.head, ...frame.tail] }
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
