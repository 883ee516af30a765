/** Slack's text of a section. */
export const sectionLengthMax = 3000

/** A piece of a quotation leaves room for the ellipsis that may end it. */
const pieceLengthMax = sectionLengthMax - 10

/** Makes text show as it is: nothing in it can mention, link or call a channel. */
export const escapeMrkdwn = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const mentionUser = (slackUserId: string): string => `<@${slackUserId}>`

export const mentionChannel = (slackChannelId: string): string => `<#${slackChannelId}>`

/** Names in one sentence; more than this are counted instead. */
const namesMax = 20

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cem`, and with many `Ann, … and 12 more`. */
export const listInWords = (items: readonly string[]): string => {
  const named =
    items.length > namesMax ? [...items.slice(0, namesMax), `${items.length - namesMax} more`] : items
  const last = named.at(-1) ?? ''
  return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`
}

/**
 * A person's own words as quoted lines, cut into pieces that each fit a section. Beyond `piecesMax` an ellipsis says
 * that there is more; the whole text is in Laurel.
 */
export const quote = (text: string, piecesMax: number): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const line of text.split('\n').flatMap(pieceOfLine)) {
    const quoted = `>${line}`
    if (piece !== '' && piece.length + 1 + quoted.length > pieceLengthMax) {
      pieces.push(piece)
      piece = ''
    }
    piece = piece === '' ? quoted : `${piece}\n${quoted}`
  }
  pieces.push(piece)
  if (pieces.length <= piecesMax) return pieces
  return [...pieces.slice(0, piecesMax - 1), `${pieces[piecesMax - 1]}\n>…`]
}

/** Escapes a line and cuts it where a section would be too short for it, never inside an entity or a character. */
const pieceOfLine = (line: string): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    const escaped = escapeMrkdwn(character)
    if (piece.length + escaped.length >= pieceLengthMax) {
      pieces.push(piece)
      piece = ''
    }
    piece += escaped
  }
  return [...pieces, piece]
}
