/** The text of a file, or why it can't be read. */
export type Decoded =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly problem: string }

/**
 * Decodes UTF-16 and UTF-8 by their byte order marks, UTF-8 without one, and anything else as Windows-1252, which
 * spreadsheets write. A file that mixes UTF-8 and another encoding is refused: one of both would be read wrongly.
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return decodedAs(utf16, bytes)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const utf8 = decodedAs('utf-8', bytes)
  if (utf8.kind === 'text') return utf8
  const { utf8Line, otherLine } = encodingsByLine(bytes)
  if (hasMark || utf8Line !== undefined) {
    return unreadable(
      hasMark
        ? `The file has two encodings. The file says that it is UTF-8, but line ${otherLine} is not. Save the file as UTF-8 and import it again.`
        : `The file has two encodings. Line ${utf8Line} is UTF-8, but line ${otherLine} is not. Save the file as UTF-8 and import it again.`,
    )
  }
  const unused = bytes.findIndex(byte => unusedInWindows1252.has(byte))
  if (unused >= 0)
    return unreadable(
      `Line ${lineAt(bytes, unused)} is neither UTF-8 nor Windows-1252. Save the file as UTF-8 and import it again.`,
    )
  return decodedAs('windows-1252', bytes)
}

const unusedInWindows1252 = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** A mark, or a first character whose other half is zero, as in files without a mark. */
const utf16Of = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

const decodedAs = (encoding: string, bytes: Uint8Array): Decoded => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\u0000')
      ? unreadable('The file is no text. Save it as CSV and import it again.')
      : { kind: 'text', text }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return unreadable(
      `The file is not valid ${encoding.toUpperCase()}. Save it as UTF-8 and import it again.`,
    )
  }
}

/** The first line with characters beyond ASCII that is UTF-8, and the first one that is not. */
const encodingsByLine = (bytes: Uint8Array) => {
  let utf8Line: number | undefined
  let otherLine: number | undefined
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed < 0 ? bytes.length : feed
    const part = bytes.subarray(start, end)
    if (part.some(byte => byte > 0x7f)) {
      if (isUtf8(part)) utf8Line ??= line
      else otherLine ??= line
    }
    if (utf8Line !== undefined && otherLine !== undefined) break
    start = end + 1
  }
  return { utf8Line, otherLine }
}

const lineAt = (bytes: Uint8Array, index: number): number =>
  bytes.subarray(0, index).reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1)

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const unreadable = (problem: string): Decoded => ({ kind: 'unreadable', problem })
