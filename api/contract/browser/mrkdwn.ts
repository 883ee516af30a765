import { piecesOf, type TextPiece } from './emoji.ts'

/** A part of a message as Slack shows it. */
export type MrkdwnNode =
  | TextPiece
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'struck'; readonly children: readonly MrkdwnNode[] }

const kinds: ReadonlyMap<string, 'bold' | 'italic' | 'struck'> = new Map([
  ['*', 'bold'],
  ['_', 'italic'],
  ['~', 'struck'],
])

/** A sign counts at the edge of a word: `*bold*`, but not `2*3*4`. */
const styled = /(?<![\p{L}\p{N}])(?:`([^`\n]+)`|([*_~])(?!\s)((?:(?!\2)[^\n])+?)(?<!\s)\2)(?![\p{L}\p{N}])/u

/** Reads the styles and emoji of a message that people write in Slack. */
export const parseMrkdwn = (text: string): MrkdwnNode[] => {
  const match = styled.exec(text)
  if (match === null) return piecesOf(text)
  const [whole, code, sign = '', inner = ''] = match
  const kind = kinds.get(sign)
  return [
    ...piecesOf(text.slice(0, match.index)),
    kind === undefined ? { kind: 'code', text: code ?? whole } : { kind, children: parseMrkdwn(inner) },
    ...parseMrkdwn(text.slice(match.index + whole.length)),
  ]
}
