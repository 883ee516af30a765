#!/usr/bin/env node
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, realpathSync } from 'node:fs'

// A second, independent reading of README.md in this folder: it shares no code with the system that it checks.

/** What is wrong, and with which event: the line of the export, or the place where the event ought to be. */
export type Finding = {
  readonly message: string
  readonly line?: number
  readonly position?: number
  readonly stream?: string
  readonly revision?: number
}

export type Verdict = {
  readonly events: number
  readonly streams: number
  /** Events after the last checkpoint: only a newer one shows when their end is cut off. */
  readonly unsignedEvents: number
  /** In the order of the log: the first thing wrong comes first. */
  readonly findings: readonly Finding[]
}

export type Signed = { readonly checkpoints: Uint8Array; readonly publicKey: KeyObject }
export type Options = { readonly signed?: Signed | undefined; readonly gapless?: boolean }

type Fields = Record<string, unknown>
type Head = { readonly stream: string; readonly revision: number; readonly hash: string }
type Event = Head & {
  readonly position: number
  readonly sealed: readonly string[]
  readonly name: string
  readonly team: string
  readonly postings: readonly Posting[]
}
type Posting = { readonly account: string; readonly member: string; readonly points: number }
type Checkpoint = ReturnType<typeof parseCheckpoint>['checkpoint']
type Anchor = Head & { readonly checkpoint: number }

const zeros = '0'.repeat(64)
const findingsMax = 20
const neverBelowZero = /^(redeemable|allowance:shoutout|allowance:award|fund|fund:reserved|held)$/

const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}

const lengthPrefixed = (fields: readonly string[]): string =>
  fields.map(field => `${Buffer.byteLength(field)}:${field}`).join('')

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

const parseObject = (bytes: Uint8Array): Fields => inside(JSON.parse(Buffer.from(bytes).toString()), 'it')

const text = (fields: Fields, key: string): string => {
  const value = fields[key]
  if (typeof value !== 'string') throw new Error(`${key} is no text`)
  return value
}

const whole = (fields: Fields, key: string): number => {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`${key} is no whole number`)
  return value
}

const inside = (value: unknown, what: string): Fields => {
  if (!isFields(value)) throw new Error(`${what} is no object`)
  return value
}

const list = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`${what} is no list`)
  return value
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function* linesOf(chunks: Iterable<Uint8Array>): Generator<{ bytes: Buffer; isWhole: boolean }> {
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

const parseEvent = (bytes: Uint8Array): Event => {
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

/** Follows chains, positions and balances, and says what does not fit about the next event. */
const createLog = (gapless: boolean) => {
  const heads = new Map<string, Head>()
  const balances = new Map<string, number>()
  const log = { heads, position: -1, events: 0, order: zeros }

  const place = ({ position }: Event): string[] => {
    if (position <= log.position) return ['its position was passed already: it was put in or moved']
    return gapless && position > log.position + 1
      ? [`the events at positions ${log.position + 1} to ${position - 1} are missing before it`]
      : []
  }
  const chain = ({ stream, revision, sealed, hash }: Event): string[] => {
    const head = heads.get(stream) ?? { revision: -1, hash: zeros }
    if (revision > head.revision + 1) return [`revisions ${head.revision + 1} to ${revision - 1} are missing`]
    if (revision <= head.revision) return ['its revision was passed already: it was put in or moved']
    return sha256(lengthPrefixed([head.hash, ...sealed])) === hash
      ? []
      : ['its hash does not fit: it was changed']
  }
  const books = ({ team, postings }: Event): string[] => {
    const sum = postings.reduce((total, { points }) => total + points, 0)
    const faults = sum === 0 ? [] : [`its postings sum to ${sum}, not to zero`]
    for (const { account, member, points } of postings) {
      const key = `${team} ${account} ${member}`
      const balance = (balances.get(key) ?? 0) + points
      balances.set(key, balance)
      if (balance < 0 && neverBelowZero.test(account)) faults.push(`it leaves ${account} at ${balance}`)
    }
    return faults
  }

  return {
    state: log,
    take: (event: Event): readonly string[] => {
      const faults = [...place(event), ...chain(event), ...books(event)]
      heads.set(event.stream, { stream: event.stream, revision: event.revision, hash: event.hash })
      log.position = event.position
      log.events += 1
      log.order = sha256(log.order, event.hash)
      return faults
    },
  }
}

type LogState = ReturnType<typeof createLog>['state']

const rootOf = (heads: ReadonlyMap<string, Head>): string => {
  const streams = [...heads.keys()].sort()
  const tree = (from: number, to: number): Buffer => {
    const head = heads.get(streams[from] ?? '')
    if (to - from === 1 && head) {
      const leaf = lengthPrefixed([head.stream, String(head.revision), head.hash])
      return Buffer.from(sha256(Buffer.from([0]), leaf), 'hex')
    }
    let half = 1
    while (half * 2 < to - from) half *= 2
    const node = sha256(Buffer.from([1]), tree(from, from + half), tree(from + half, to))
    return Buffer.from(node, 'hex')
  }
  return streams.length === 0 ? sha256('') : tree(0, streams.length).toString('hex')
}

const headOf = (value: unknown): Head => {
  const fields = inside(value, 'a head')
  return { stream: text(fields, 'stream'), revision: whole(fields, 'revision'), hash: text(fields, 'hash') }
}

const parseCheckpoint = (bytes: Uint8Array, key: KeyObject, previous: string | undefined) => {
  const line = parseObject(bytes)
  const body = inside(line.checkpoint, 'checkpoint')
  const fingerprint = sha256(key.export({ type: 'spki', format: 'der' }))
  if (text(line, 'key') !== fingerprint)
    throw new Error(`it was signed with the unknown key ${text(line, 'key')}, not with ${fingerprint}`)
  const signature = Buffer.from(text(line, 'signature'), 'base64')
  if (!verify(null, Buffer.from(canonical(body)), key, signature)) throw new Error('its signature is broken')
  if (text(body, 'format') !== 'laurel-checkpoint-1') throw new Error('it is of another format')
  if (sha256(canonical(line.changed)) !== text(body, 'changes'))
    throw new Error('it lists other heads than were signed with it')
  if (previous !== undefined && text(body, 'previous') !== previous)
    throw new Error('it does not follow the checkpoint before it')
  const checkpoint = {
    position: whole(body, 'position'),
    events: whole(body, 'events'),
    streams: whole(body, 'streams'),
    root: text(body, 'root'),
    order: text(body, 'order'),
    previous: text(body, 'previous'),
    recordedAt: text(body, 'recordedAt'),
    changed: list(line.changed, 'changed').map(headOf),
  }
  return { checkpoint, hash: sha256(canonical(body)) }
}

/** Throws with the number of the line when a checkpoint is not what the key signed. */
const readCheckpoints = ({ checkpoints, publicKey }: Signed): readonly Checkpoint[] => {
  const read: Checkpoint[] = []
  let previous: string | undefined
  for (const { bytes } of linesOf([checkpoints])) {
    try {
      const { checkpoint, hash } = parseCheckpoint(bytes, publicKey, previous)
      read.push(checkpoint)
      previous = hash
    } catch (error) {
      throw new Error(`Line ${read.length + 1} of the checkpoints proves nothing: ${reasonOf(error)}.`)
    }
  }
  return read
}

/** Holds a log against what was signed, while it is followed. */
const createAnchors = (checkpoints: readonly Checkpoint[]) => {
  const ahead = new Map<string, Anchor[]>()
  for (const [checkpoint, { changed }] of checkpoints.entries())
    for (const head of changed)
      ahead.set(head.stream, [...(ahead.get(head.stream) ?? []), { ...head, checkpoint }])
  const isComplete = checkpoints[0]?.previous === zeros
  let passed = 0

  const close = (signed: Checkpoint, { heads, events, order }: LogState): readonly Finding[] => {
    passed += 1
    const when = `the checkpoint of ${signed.recordedAt} at position ${signed.position}`
    const gone = signed.changed.flatMap(({ stream, revision }) => {
      const next = (heads.get(stream)?.revision ?? -1) + 1
      const message = `Revision ${next} of ${stream} is gone: ${when} has the stream at ${revision}.`
      return next > revision ? [] : [{ stream, revision: next, message }]
    })
    if (gone.length > 0) return gone
    const isSame =
      events === signed.events &&
      heads.size === signed.streams &&
      order === signed.order &&
      rootOf(heads) === signed.root
    return isSame ? [] : [{ message: `The log does not fit ${when}: events were added, changed or moved.` }]
  }

  return {
    /** Everything before a position was read: what do the checkpoints up to there say? */
    before: (position: number, log: LogState): readonly Finding[] => {
      const findings: Finding[] = []
      for (let next = checkpoints[passed]; next && next.position < position; next = checkpoints[passed])
        findings.push(...close(next, log))
      return findings
    },
    at: ({ stream, revision, hash }: Event): readonly string[] => {
      const anchors = ahead.get(stream) ?? []
      while (anchors[0] && anchors[0].revision < revision) anchors.shift()
      if (anchors[0]?.revision === revision && anchors[0].hash !== hash)
        return ['it has another hash than was signed']
      const isKnown = !isComplete || passed === checkpoints.length || anchors[0]?.checkpoint === passed
      return isKnown
        ? []
        : ['it was not there when the checkpoint after it was signed: it was put in or moved']
    },
  }
}

/** Checks an export, given in pieces of any size. Throws when the checkpoints themselves prove nothing. */
export const verifyExport = (
  chunks: Iterable<Uint8Array>,
  { signed, gapless = false }: Options = {},
): Verdict => {
  const checkpoints = signed ? readCheckpoints(signed) : []
  const last = checkpoints.at(-1)
  const isGapless = gapless || (last !== undefined && last.events > 0 && last.events === last.position + 1)
  const log = createLog(isGapless)
  const anchors = createAnchors(checkpoints)
  const findings: Finding[] = []
  let line = 0
  for (const { bytes, isWhole } of linesOf(chunks)) {
    line += 1
    try {
      if (!isWhole) throw new Error('the file ends in the middle of it')
      const event = parseEvent(bytes)
      const before = anchors.before(event.position, log.state)
      const position = isGapless ? log.state.position + 1 : event.position
      const where = { line, position, stream: event.stream, revision: event.revision }
      const say = (fault: string) => ({ ...where, message: `Line ${line}, ${event.name}: ${fault}.` })
      findings.push(...log.take(event).map(say), ...before, ...anchors.at(event).map(say))
    } catch (error) {
      findings.push({ line, message: `Line ${line} is not an event as it was exported: ${reasonOf(error)}.` })
    }
    if (findings.length >= findingsMax) break
  }
  const { events, heads, position } = log.state
  if (findings.length < findingsMax) {
    if (isGapless && last && position < last.position) {
      const message = `The events at positions ${position + 1} to ${last.position} are gone.`
      findings.push({ position: position + 1, message })
    }
    findings.push(...anchors.before(Number.POSITIVE_INFINITY, log.state))
  }
  const unsignedEvents = Math.max(0, events - (last?.events ?? 0))
  return { events, streams: heads.size, unsignedEvents, findings: findings.slice(0, findingsMax) }
}

function* chunksOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.alloc(1 << 20)
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk))
      yield Buffer.from(chunk.subarray(0, length))
  } finally {
    closeSync(file)
  }
}

const usage =
  'verify.ts <export.jsonl> [--checkpoints <checkpoints.jsonl> --public-key <key.pem>] [--gapless]'

const main = (words: readonly string[]): void => {
  const after = (option: string) => {
    const index = words.indexOf(option)
    return index < 0 ? undefined : words[index + 1]
  }
  const [path, checkpoints, publicKey] = [words[0], after('--checkpoints'), after('--public-key')]
  if (!path || path.startsWith('--') || !checkpoints !== !publicKey) throw new Error(`Usage: ${usage}`)
  const signed =
    checkpoints && publicKey
      ? { checkpoints: readFileSync(checkpoints), publicKey: createPublicKey(readFileSync(publicKey)) }
      : undefined
  const verdict = verifyExport(chunksOf(path), { signed, gapless: words.includes('--gapless') })
  for (const { message } of verdict.findings) process.stdout.write(`${message}\n`)
  const end = signed
    ? `${verdict.unsignedEvents} of them newer than the last checkpoint`
    : 'no checkpoint given'
  process.stdout.write(
    verdict.findings.length === 0
      ? `Sound: ${verdict.events} events in ${verdict.streams} streams, ${end}.\n`
      : 'Not sound. The first thing wrong stands first.\n',
  )
  if (verdict.findings.length > 0) process.exitCode = 1
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}
