import { createReadStream } from 'node:fs'
import { CommandFailed } from '../reportFailure.ts'

/** The character encodings of spreadsheets. UTF-8 and UTF-16 mark themselves or are named; nothing is guessed. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'iso-8859-15',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const
export type Encoding = (typeof encodings)[number]

/** Longer lines belong to a file that is no history, such as a picture. */
const lineBytesMax = 1_048_576

const marks: readonly { readonly encoding: Encoding; readonly bytes: Buffer }[] = [
  { encoding: 'utf-8', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
]

/**
 * Reads the lines of a text file. Bytes that the encoding does not allow end the reading with their line and column: a
 * replaced character would make one person of two.
 */
export async function* readLines(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  let line = 0
  for await (const bytes of byteLines(file, encoding)) {
    line += 1
    const content = line === 1 ? withoutMark(bytes, encoding, file) : bytes
    try {
      yield decoder.decode(content)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw new CommandFailed(explain(file, line, content, encoding))
    }
  }
}

const withoutMark = (bytes: Buffer, encoding: Encoding, file: string): Buffer => {
  const mark = marks.find(({ bytes: mark }) => bytes.subarray(0, mark.length).equals(mark))
  if (!mark) return bytes
  if (mark.encoding !== encoding)
    throw new CommandFailed(
      `${file} begins with the byte order mark of ${mark.encoding}, but was read as ${encoding}. ` +
        `Import it with --encoding ${mark.encoding}.`,
    )
  return bytes.subarray(mark.bytes.length)
}

/** Splits at line feeds, carriage returns and pairs of both. In all of the encodings these bytes mean nothing else. */
async function* byteLines(file: string, encoding: Encoding): AsyncGenerator<Buffer> {
  const unit = encoding.startsWith('utf-16') ? 2 : 1
  const codeAt = (bytes: Buffer, index: number): number | undefined =>
    unit === 1
      ? bytes[index]
      : encoding === 'utf-16le'
        ? bytes.readUInt16LE(index)
        : bytes.readUInt16BE(index)
  let rest = Buffer.alloc(0)
  let searched = 0
  let isAfterReturn = false
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk])
    let start = 0
    let index = searched
    for (; index + unit <= rest.length; index += unit) {
      const code = codeAt(rest, index)
      if (code !== 0x0a && code !== 0x0d) {
        isAfterReturn = false
        continue
      }
      if (code === 0x0d || !isAfterReturn) yield rest.subarray(start, index)
      isAfterReturn = code === 0x0d
      start = index + unit
    }
    rest = rest.subarray(start)
    searched = index - start
    if (rest.length > lineBytesMax)
      throw new CommandFailed(`${file} has a line of more than ${lineBytesMax} bytes. Is it a CSV file?`)
  }
  if (rest.length > 0) yield rest
}

const explain = (file: string, line: number, bytes: Buffer, encoding: Encoding): string => {
  const { column, invalid } = findInvalid(bytes, encoding)
  const place = `${file}, line ${line}, column ${column}`
  const found = invalid === undefined ? 'the text ends within a character' : `the byte 0x${hex(invalid)}`
  return (
    `${place}: ${found} is not valid ${encoding}. Nothing was imported. ` +
    'Save the file as UTF-8, or name its encoding with --encoding, such as windows-1252 for Western European spreadsheets.'
  )
}

/** Decodes byte by byte: the decoder says that bytes are invalid, but not which. */
const findInvalid = (bytes: Buffer, encoding: Encoding) => {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  let column = 1
  let characterStart = 0
  for (const [index, byte] of bytes.entries()) {
    try {
      if (decoder.decode(Uint8Array.of(byte), { stream: true }) === '') continue
      column += 1
      characterStart = index + 1
    } catch {
      return { column, invalid: bytes[characterStart] }
    }
  }
  return { column, invalid: undefined }
}

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0')
