/** Where the drawings are served, with the version of their set. */
export const emojiPath = '/emoji/twemoji-15.0.0'

export const giftAddress = `${emojiPath}/gift.svg`

/** The address of the drawing of an emoji, written as `:coffee:`, `coffee` or `☕`. */
export const emojiAddress = (emoji: string): string => {
  const name = shortcode.exec(emoji.trim())?.[1]
  return `${emojiPath}/${encodeURIComponent(name ?? codePointsOf(emoji.trim()))}.svg`
}

export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emoji'; readonly text: string }

/** A message in pieces: its text, and the emoji in it, by their names or as characters. */
export const piecesOf = (text: string): TextPiece[] =>
  text
    .split(emojiInText)
    .map((piece, index): TextPiece => ({ kind: index % 2 === 0 ? 'text' : 'emoji', text: piece }))
    .filter(piece => piece.text !== '')

const shortcode = /^:?([a-z0-9_+'-]+):?$/i

/** A name has a letter, so that `10:30:15` is a time. */
const named = `:(?:[a-z0-9_+'-]*[a-z][a-z0-9_+'-]*|[+-]1|100)(?=:):`
const drawn = String.raw`(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)\p{Emoji_Modifier}?`
const joined = String.raw`${drawn}(?:\u200D(?:${drawn}|\p{Emoji}))*`
const emojiInText = new RegExp(
  String.raw`(${named}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|${joined})`,
  'u',
)

/** The variation selector is part of the name of a joined sequence only. */
const codePointsOf = (emoji: string): string => {
  const points = Array.from(emoji, character => character.codePointAt(0) ?? 0)
  return points
    .filter(point => point !== variationSelector || points.includes(joiner))
    .map(point => point.toString(16))
    .join('-')
}

const variationSelector = 0xfe0f
const joiner = 0x200d
