#!/usr/bin/env node
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { readArchive } from './archive.ts'
import { createLog } from './following.ts'
import { booksFrom, liabilityFaults, type PackEvent, packEvent } from './packBooks.ts'
import {
  canonical,
  type Head,
  inside,
  lengthPrefixed,
  linesOf,
  list,
  parseEvent,
  parseObject,
  reasonOf,
  sha256,
  text,
  whole,
  zeros,
} from './reading.ts'

// A second, independent reading of README.md in this folder: it shares no code with the system that it checks.

type Files = ReadonlyMap<string, Buffer>
type Checkpoint = { readonly root: string; readonly streams: number; readonly hash: string }

const faultsMax = 20

/** Checks an attestation pack. No faults: it is what the key signed, and its books follow from its events. */
export const verifyPack = (archive: Buffer, publicKey: KeyObject): readonly string[] => {
  const { files, faults } = readArchive(archive, publicKey)
  const found = [...sumFaults(files, publicKey), ...faults]
  if (found.length > 0) return found.slice(0, faultsMax)
  try {
    return contentFaults(files, publicKey).slice(0, faultsMax)
  } catch (error) {
    return [reasonOf(error)]
  }
}

const fileOf = (files: Files, path: string): Buffer => {
  const file = files.get(path)
  if (!file) throw new Error(`${path} is missing`)
  return file
}

const signs = (key: KeyObject, bytes: Uint8Array, base64: string): boolean => {
  const signature = Buffer.from(base64, 'base64')
  return signature.toString('base64') === base64 && verify(null, bytes, key, signature)
}

/** The signature of the manifest, and the sum of every file. */
const sumFaults = (files: Files, publicKey: KeyObject): readonly string[] => {
  try {
    const manifest = fileOf(files, 'manifest.json')
    const signature = fileOf(files, 'manifest.sig').toString()
    if (!signature.endsWith('\n') || !signs(publicKey, manifest, signature.slice(0, -1)))
      return ['manifest.json is not what the key signed']
    const listed = list(parseObject(manifest).files, 'files').map(file => inside(file, 'a file'))
    const paths = new Set(listed.map(file => text(file, 'path')))
    return [
      ...listed.flatMap(file => {
        const path = text(file, 'path')
        const content = files.get(path)
        if (!content) return [`${path} is missing`]
        return sha256(content) === text(file, 'sha256')
          ? []
          : [`${path} was changed: its SHA-256 does not fit`]
      }),
      ...[...files.keys()]
        .filter(path => !paths.has(path) && path !== 'manifest.json' && path !== 'manifest.sig')
        .map(path => `${path} is not in the manifest`),
    ]
  } catch (error) {
    return [reasonOf(error)]
  }
}

const contentFaults = (files: Files, publicKey: KeyObject): readonly string[] => {
  const manifest = parseObject(fileOf(files, 'manifest.json'))
  if (text(manifest, 'format') !== 'laurel-attestation-pack-1') return ['the pack is of another format']
  const [month, from, until] = [text(manifest, 'month'), text(manifest, 'from'), text(manifest, 'until')]
  const checkpoint = lastCheckpoint(fileOf(files, 'checkpoints.jsonl'), publicKey)
  if (checkpoint.hash !== text(manifest, 'checkpoint'))
    return ['checkpoints.jsonl does not end with the checkpoint of the manifest']
  const { events, heads, faults } = readEvents(fileOf(files, 'events.jsonl'), text(manifest, 'team'))
  const books = [...booksFrom(events, { from, until })].flatMap(([path, wanted]) =>
    differenceOf(path, fileOf(files, path).toString(), wanted),
  )
  return [
    ...faults,
    ...receiptFaults(fileOf(files, 'receipts.jsonl'), heads, checkpoint),
    ...books,
    ...liabilityFaults(fileOf(files, 'liability.json'), events, { month, from, until }),
  ]
}

/** Throws where the checkpoints are not one chain from the first one, signed by the key. */
const lastCheckpoint = (file: Buffer, publicKey: KeyObject): Checkpoint => {
  let previous = zeros
  let last: Checkpoint | undefined
  for (const { bytes } of linesOf([file])) {
    const line = parseObject(bytes)
    const body = inside(line.checkpoint, 'checkpoint')
    const when = `The checkpoint of ${text(body, 'recordedAt')}`
    if (!signs(publicKey, Buffer.from(canonical(body)), text(line, 'signature')))
      throw new Error(`${when} is not what the key signed`)
    if (text(body, 'previous') !== previous) throw new Error(`${when} does not follow the one before it`)
    previous = sha256(canonical(body))
    last = { root: text(body, 'root'), streams: whole(body, 'streams'), hash: previous }
  }
  if (!last) throw new Error('checkpoints.jsonl holds no checkpoint')
  return last
}

const readEvents = (file: Buffer, team: string) => {
  const log = createLog(true)
  const events: PackEvent[] = []
  const faults: string[] = []
  for (const { bytes } of linesOf([file])) {
    const event = parseEvent(bytes)
    const found = [...log.take(event), ...(event.team === team ? [] : ['it belongs to another team'])]
    faults.push(...found.map(fault => `events.jsonl, ${event.name}: ${fault}`))
    events.push(packEvent(event, bytes))
  }
  return { events, heads: log.state.heads, faults }
}

/** Each stream must end with the head that its receipt leads from, up to the root of the checkpoint. */
const receiptFaults = (
  file: Buffer,
  heads: ReadonlyMap<string, Head>,
  { root, streams }: Checkpoint,
): readonly string[] => {
  const open = new Map(heads)
  const faults: string[] = []
  for (const { bytes } of linesOf([file])) {
    const receipt = parseObject(bytes)
    const stream = text(receipt, 'stream')
    const head = open.get(stream)
    open.delete(stream)
    if (head?.revision !== whole(receipt, 'revision') || head.hash !== text(receipt, 'hash'))
      faults.push(`events.jsonl does not have ${stream} as its receipt says`)
    else if (rootFrom(head, whole(receipt, 'index'), streams, list(receipt.path, 'path')) !== root)
      faults.push(`the receipt of ${stream} does not lead to the root of the checkpoint`)
  }
  return [...faults, ...[...open.keys()].map(stream => `${stream} has no receipt`)]
}

const rootFrom = (
  { stream, revision, hash }: Head,
  index: number,
  size: number,
  path: readonly unknown[],
) => {
  const rest = [...path]
  const node = (left: string, right: unknown) =>
    sha256(Buffer.from([1]), Buffer.from(left, 'hex'), Buffer.from(String(right), 'hex'))
  let digest = sha256(Buffer.from([0]), lengthPrefixed([stream, String(revision), hash]))
  for (let place = index, last = size - 1; last > 0; place >>= 1, last >>= 1) {
    if (place % 2 === 0 && place === last) continue
    const beside = String(rest.shift())
    digest = place % 2 === 1 ? node(beside, digest) : node(digest, beside)
  }
  return index < size && rest.length === 0 ? digest : undefined
}

const differenceOf = (path: string, given: string, wanted: string): readonly string[] => {
  if (given === wanted) return []
  const [lines, others] = [given.split('\n'), wanted.split('\n')]
  const line = others.findIndex((other, index) => lines[index] !== other)
  return [
    `${path} does not follow from the events; the first difference is in line ${(line < 0 ? others.length : line) + 1}`,
  ]
}

const main = (words: readonly string[]): void => {
  const [path, option, publicKey] = words
  if (!path || option !== '--public-key' || !publicKey)
    throw new Error('Usage: pack.ts <pack.zip> --public-key <key.pem>')
  const faults = verifyPack(readFileSync(path), createPublicKey(readFileSync(publicKey)))
  for (const fault of faults) process.stdout.write(`${fault}.\n`)
  process.stdout.write(
    faults.length === 0
      ? 'Sound: the pack is as it was signed, and its books follow from its events.\n'
      : 'Not sound. The first error is listed first.\n',
  )
  if (faults.length > 0) process.exitCode = 1
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}
