import { type KeyObject, verify } from 'node:crypto'
import type { LogState } from './following.ts'
import {
  canonical,
  type Event,
  type Head,
  inside,
  lengthPrefixed,
  linesOf,
  list,
  parseObject,
  reasonOf,
  sha256,
  text,
  whole,
  zeros,
} from './reading.ts'

/** What is wrong, and with which event: the line of the export, or the place where the event ought to be. */
export type Finding = {
  readonly message: string
  readonly line?: number
  readonly position?: number
  readonly stream?: string
  readonly revision?: number
}

export type Signed = { readonly checkpoints: Uint8Array; readonly publicKey: KeyObject }

type Checkpoint = ReturnType<typeof parseCheckpoint>['checkpoint']
type Anchor = Head & { readonly checkpoint: number }

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
  if (!Buffer.from(canonical(line)).equals(bytes)) throw new Error('it is not in canonical form')
  if (Object.keys(line).sort().join() !== 'changed,checkpoint,key,signature')
    throw new Error('it has other keys than a checkpoint')
  const body = inside(line.checkpoint, 'checkpoint')
  const fingerprint = sha256(key.export({ type: 'spki', format: 'der' }))
  if (text(line, 'key') !== fingerprint)
    throw new Error(`it was signed with the unknown key ${text(line, 'key')}, not with ${fingerprint}`)
  const signature = Buffer.from(text(line, 'signature'), 'base64')
  if (signature.toString('base64') !== text(line, 'signature'))
    throw new Error('its signature is not in canonical form')
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
export const readCheckpoints = ({ checkpoints, publicKey }: Signed): readonly Checkpoint[] => {
  const read: Checkpoint[] = []
  let previous: string | undefined
  for (const { bytes, isWhole } of linesOf([checkpoints])) {
    try {
      if (!isWhole) throw new Error('the file ends in the middle of it')
      const { checkpoint, hash } = parseCheckpoint(bytes, publicKey, previous)
      read.push(checkpoint)
      previous = hash
    } catch (error) {
      throw new Error(`Line ${read.length + 1} of the checkpoints proves nothing: ${reasonOf(error)}.`)
    }
  }
  if (read.length === 0) throw new Error('The file of checkpoints holds no checkpoint, and proves nothing.')
  return read
}

/** Holds a log against what was signed, while it is followed. */
export const createAnchors = (checkpoints: readonly Checkpoint[]) => {
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
