import { createHash } from 'node:crypto'

// A second, independent reading of README.md in this folder: it shares no code with the system that it checks.

type Fields = Record<string, unknown>
export type Head = { readonly stream: string; readonly revision: number; readonly hash: string }
export type Event = Head & {
  readonly position: number
  readonly sealed: readonly string[]
  readonly name: string
  readonly team: string
  readonly postings: readonly Posting[]
}
export type Posting = { readonly account: string; readonly member: string; readonly points: number }

export const zeros = '0'.repeat(64)

export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}

export const lengthPrefixed = (fields: readonly string[]): string =>
  fields.map(field => `${Buffer.byteLength(field)}:${field}`).join('')

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

export const parseObject = (bytes: Uint8Array): Fields =>
  inside(JSON.parse(Buffer.from(bytes).toString()), 'it')

export const text = (fields: Fields, key: string): string => {
  const value = fields[key]
  if (typeof value !== 'string') throw new Error(`${key} is no text`)
  return value
}

export const whole = (fields: Fields, key: string): number => {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`${key} is no whole number`)
  return value
}

export const inside = (value: unknown, what: string): Fields => {
  if (!isFields(value)) throw new Error(`${what} is no object`)
  return value
}

export const list = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`${what} is no list`)
  return value
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function* linesOf(chunks: Iterable<Uint8Array>): Generator<{ bytes: Buffer; isWhole: boolean }> {
  let rest = Buffer.alloc(0)
  for (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield { bytes: rest.subarray(0, end), isWhole: true }
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length > 0) yield { bytes: rest, isWhole: false }
}

const postingOf = (value: unknown): Posting => {
  const fields = inside(value, 'a posting')
  const member = fields.member === undefined ? '' : text(fields, 'member')
  return { account: text(fields, 'account'), member, points: whole(fields, 'points') }
}

export const parseEvent = (bytes: Uint8Array): Event => {
  const fields = parseObject(bytes)
  const [hash, id, recordedAt] = [text(fields, 'hash'), text(fields, 'id'), text(fields, 'recordedAt')]
  const [stream, type, version] = [text(fields, 'stream'), text(fields, 'type'), whole(fields, 'version')]
  const [position, revision] = [whole(fields, 'position'), whole(fields, 'revision')]
  const data = inside(fields.data, 'data')
  const metadata = inside(fields.metadata, 'metadata')
  const [dataText, metadataText] = [canonical(data), canonical(metadata)]
  const rest = canonical({ position, recordedAt, revision, stream, type, version }).slice(1)
  const line = `{"data":${dataText},"hash":${JSON.stringify(hash)},"id":${JSON.stringify(id)},"metadata":${metadataText},${rest}`
  if (!Buffer.from(line).equals(bytes)) throw new Error('it is not in canonical form')
  return {
    stream,
    revision,
    position,
    hash,
    sealed: [stream, String(revision), id, type, String(version), recordedAt, dataText, metadataText],
    name: `${type} ${id}, revision ${revision} of ${stream} at position ${position}`,
    team: text(metadata, 'teamId'),
    postings: data.postings === undefined ? [] : list(data.postings, 'postings').map(postingOf),
  }
}
