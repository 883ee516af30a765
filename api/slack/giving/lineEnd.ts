import type { Token } from './tokens.ts'

/** Whether a token names people: a person, a user group, everyone, or a name that Slack did not resolve. */
export const isPerson = (token: Token | undefined): boolean =>
  token?.kind === 'mention' || token?.kind === 'group' || token?.kind === 'everyone' || token?.kind === 'name'

/**
 * The index at which the last run of parts begins, at `from` or later. Spaces between the parts belong to it, and so do
 * joiners between people: `@ann, @ben and @cem +10`.
 */
export const runAtEnd = (
  tokens: readonly Token[],
  from: number,
  isPart: (token: Token, index: number) => boolean,
): number => {
  let start = tokens.length
  let isBeforePerson = false
  for (let index = tokens.length - 1; index >= from; index -= 1) {
    const token = tokens[index]
    if (token === undefined || token.kind === 'space' || (token.kind === 'joiner' && isBeforePerson)) continue
    if (!isPart(token, index)) break
    isBeforePerson = isPerson(token)
    start = index
  }
  return start
}

/** Words that a sentence does not end with, so that the name behind them belongs to it: "a big thank you to @ann". */
const needingName = new Set(
  'a about an and as at because before behind by for from in like of on or than thank the to towards via with without'.split(
    ' ',
  ),
)

/** Whether the text before an index needs what follows it. */
export const needsWhatFollows = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'space')
  return before?.kind === 'joiner' || (before?.kind === 'word' && needingName.has(before.text.toLowerCase()))
}
