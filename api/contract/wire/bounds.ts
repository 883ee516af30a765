import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** The ids of one request: as many as a page of a list has rows. */
export const idsMax = 1000

/** The rows of an answer that has no pages, such as the members of a channel. */
export const answerRowsMax = 1_000_000

/** A text of an answer. What is stored is bounded where it is entered; this bounds what a client must expect. */
export const AnswerText = z.string().max(100_000)

/** A list of an answer. */
export const answerList = <Item extends z.ZodType>(item: Item) => z.array(item).max(answerRowsMax)

/** The bytes of a file. */
export const fileLengthMax = 500_000_000

/** An address that a browser is sent to. */
export const addressLengthMax = 10_000

/** A secret of a sign-in: a single-use token, a state, or a code of Slack. They are sent on, so they are well-formed. */
export const signInSecret = (lengthMax: number) =>
  z.string().min(1).max(lengthMax).refine(isStorableText, { error: 'Send it as it was received.' })
