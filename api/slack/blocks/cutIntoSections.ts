import { sectionLengthMax } from './mrkdwn.ts'

const pieceLengthMax = sectionLengthMax - 10
const piecesMax = 4

/**
 * Splits mrkdwn into pieces that each fit a section: between words, and inside a word only if it is longer than a
 * section, but never inside a mention or an entity. An ellipsis replaces the text beyond the limit of a message.
 */
export const cutIntoSections = (marked: string): string[] => {
  const pieces: string[] = ['']
  for (const part of marked.split(/(?<=\s)/).flatMap(partsOf)) {
    const piece = pieces.at(-1) ?? ''
    if (piece.length + part.length <= pieceLengthMax) pieces[pieces.length - 1] = piece + part
    else pieces.push(part)
  }
  return pieces.length <= piecesMax
    ? pieces
    : [...pieces.slice(0, piecesMax - 1), `${pieces[piecesMax - 1]}…`]
}

const partsOf = (word: string): readonly string[] =>
  word.length <= pieceLengthMax ? [word] : (word.match(/<[^>]*>|&\w+;|[\s\S]/gu) ?? [])
