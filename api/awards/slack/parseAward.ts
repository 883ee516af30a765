import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { messageLengthMax } from '../../slack/giving/limits.ts'
import { isPerson, needsWhatFollows, runAtEnd } from '../../slack/giving/lineEnd.ts'
import { readableText } from '../../slack/giving/readableText.ts'
import { recipientProblems, recipientsIn } from '../../slack/giving/recipients.ts'
import { type Token, tokenise } from '../../slack/giving/tokens.ts'
import { awardAt, markedAward, type NamedAward } from './awardNames.ts'
import type { AwardDraft, AwardGrammar, AwardProblem, ParsedAward } from './awardText.ts'

/**
 * Reads `@ann @ben Beacon message`, or `Beacon message @ann @ben`.
 *
 * - Every mentioned person is a recipient, wherever the mention is. People at the beginning or at the end are not part
 *   of the message, as in a shoutout.
 * - The award comes before the message, with the people, in either order; or anywhere with a `#`: `#Beacon`.
 * - The rest is the message, as it was typed. Without one the award's own message is posted.
 */
export const parseAward = (text: string, grammar: AwardGrammar): ParsedAward => {
  if (text.trim() === '') return { kind: 'empty' }
  const tokens = tokenise(text, { values: [], pointsName: usualPointsName })
  const frame = frameOf(text, tokens, grammar)
  const named = frame.award ?? markedAward(text, grammar.awards)
  const draft: AwardDraft = {
    recipients: recipientsIn(tokens, grammar),
    awardId: named?.awardId ?? null,
    message: readableText(messageOf(text, tokens, frame, named)).trim(),
  }
  const problems: AwardProblem[] = [
    ...recipientProblems(draft.recipients, { tokens, edges: frame.head }, grammar),
    ...(draft.awardId === null ? [{ code: 'NO_AWARD' } as const] : []),
    ...(draft.message.length > messageLengthMax
      ? [{ code: 'MESSAGE_TOO_LONG', lengthMax: messageLengthMax } as const]
      : []),
  ]
  return problems.length === 0 && draft.awardId !== null
    ? { kind: 'complete', award: { ...draft, awardId: draft.awardId } }
    : { kind: 'incomplete', draft, problems }
}

type Frame = { readonly head: readonly Token[]; readonly end: number; readonly award: NamedAward | undefined }

/** Finds the people and the award before the message, and where the message begins. */
const frameOf = (text: string, tokens: readonly Token[], { awards }: AwardGrammar): Frame => {
  const head: Token[] = []
  let award: NamedAward | undefined
  let at = 0
  let end = 0
  for (const token of tokens) {
    const start = at
    at += token.text.length
    if (start < end || token.kind === 'space' || token.kind === 'joiner') continue
    const named = award === undefined && !isPerson(token) ? awardAt(text, start, awards) : undefined
    if (!isPerson(token) && named === undefined) break
    award ??= named
    if (isPerson(token)) head.push(token)
    end = named?.end ?? at
  }
  return { head, end, award }
}

/** An award or people named at the end are not part of the message; those named inside it are. */
const messageOf = (
  text: string,
  tokens: readonly Token[],
  { end, head }: Frame,
  named: NamedAward | undefined,
): string => {
  const withoutPeople = (stop: number) => (head.length === 0 ? endWithoutPeople(tokens, end, stop) : stop)
  const stop = withoutPeople(text.length)
  const isLast = named !== undefined && named.start >= end && text.slice(named.end, stop).trim() === ''
  return text.slice(end, isLast ? withoutPeople(named.start) : stop)
}

/** The offset at which the people at the end of the message begin; `stop` if there are none. */
const endWithoutPeople = (tokens: readonly Token[], end: number, stop: number): number => {
  let at = 0
  const inMessage = tokens.filter(({ text }) => {
    at += text.length
    return at > end && at <= stop
  })
  const start = runAtEnd(inMessage, 0, isPerson)
  if (needsWhatFollows(inMessage, start)) return stop
  return stop - inMessage.slice(start).reduce((sum, { text }) => sum + text.length, 0)
}
