/** The maximum length of the text of a section. */
export const sectionLengthMax = 3000

/** Leaves room for an ellipsis at the end of a piece. */
const pieceLengthMax = sectionLengthMax - 10

/** Escapes a text, so that it can't mention, link or notify a channel. */
export const escapeMrkdwn = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const mentionUser = (slackUserId: string): string => `<@${slackUserId}>`

export const mentionChannel = (slackChannelId: string): string => `<#${slackChannelId}>`

/** The names in a sentence. Further names are counted. */
export const namesMax = 20

/** Quotes a text line by line, in pieces that each fit a section. An ellipsis marks text beyond `piecesMax`. */
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

/** Escapes a line and cuts it at the length of a section, never inside an entity or a character. */
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
