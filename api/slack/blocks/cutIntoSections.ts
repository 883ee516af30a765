import { sectionLengthMax } from './mrkdwn.ts'

const pieceLengthMax = sectionLengthMax - 10
const piecesMax = 4

/**
 * Words in Slack's own marks, cut into pieces that each fit a section: between words, and inside one only where it is
 * longer than a section, never in a mention or an entity. An ellipsis stands for what no message could hold.
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
