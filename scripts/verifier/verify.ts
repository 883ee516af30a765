#!/usr/bin/env node
import { createPublicKey } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, realpathSync } from 'node:fs'
import { createLog } from './following.ts'
import { linesOf, parseEvent, reasonOf } from './reading.ts'
import { createAnchors, type Finding, readCheckpoints, type Signed } from './signed.ts'

// A second, independent reading of README.md in this folder: it shares no code with the system that it checks.

export type Verdict = {
  readonly events: number
  readonly streams: number
  /** Events after the last checkpoint: only a newer one shows when their end is cut off. */
  readonly unsignedEvents: number
  /** In the order of the log. */
  readonly findings: readonly Finding[]
}

export type Options = { readonly signed?: Signed | undefined; readonly gapless?: boolean }

const findingsMax = 20

/** Checks an export, given in pieces of any size. Throws when the checkpoints themselves prove nothing. */
export const verifyExport = (
  chunks: Iterable<Uint8Array>,
  { signed, gapless = false }: Options = {},
): Verdict => {
  const checkpoints = signed ? readCheckpoints(signed) : []
  const last = checkpoints.at(-1)
  // As many events as positions up to the last checkpoint leave no room for a gap.
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
      : 'Not sound. The first error is listed first.\n',
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
