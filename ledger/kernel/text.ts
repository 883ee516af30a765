import { z } from 'zod'

/** Text that every store and export can carry: well-formed Unicode without the NUL character. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/** A text of a person, trimmed, of bounded length. */
export const boundedText = (lengthMax: number) =>
  z.string().trim().max(lengthMax).refine(isStorableText, {
    error: 'The text contains characters that cannot be stored. Remove them and try again.',
  })

export const requiredText = (lengthMax: number) => boundedText(lengthMax).min(1)
