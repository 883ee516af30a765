import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fingerprint, fingerprint } from './fingerprint.ts'

/** Two words of the fingerprint, two of the number. */
const recordWords = 4
const partitionBits = 8
const recordsPerBlock = 1_024
const wordRange = 2 ** 32

type Partition = { readonly block: Uint32Array; recordCount: number; readonly written: number[] }

export type DuplicateFinderOptions = {
  readonly fingerprint?: (text: string) => Fingerprint
  /** Records of a partition that are buffered in memory before they are written to disk. */
  readonly recordsPerBlock?: number
}

/**
 * Finds duplicate texts among any number of them. Texts are partitioned by fingerprint; memory holds one block per
 * partition and a temporary file the rest, and each partition is searched by itself in the end. Equal texts have equal
 * fingerprints, so no duplicate is missed. Different texts share one now and then, so compare the suspects themselves.
 */
export const createDuplicateFinder = ({
  fingerprint: fingerprintOf = fingerprint,
  recordsPerBlock: blockSize = recordsPerBlock,
}: DuplicateFinderOptions = {}) => {
  const file = createBlockFile(blockSize * recordWords)
  const partitions = new Map<number, Partition>()

  const partitionOf = (key: number): Partition => {
    const known = partitions.get(key)
    if (known) return known
    const partition = { block: new Uint32Array(blockSize * recordWords), recordCount: 0, written: [] }
    partitions.set(key, partition)
    return partition
  }

  const recordsOf = ({ block, recordCount, written }: Partition): Uint32Array => {
    const records = new Uint32Array(written.length * block.length + recordCount * recordWords)
    written.forEach((place, index) => {
      file.read(place, records.subarray(index * block.length, (index + 1) * block.length))
    })
    records.set(block.subarray(0, recordCount * recordWords), written.length * block.length)
    return records
  }

  return {
    /** Numbers stay below 2^53. */
    note: (text: string, number: number): void => {
      const { low, high } = fingerprintOf(text)
      const partition = partitionOf(high >>> (32 - partitionBits))
      const { block } = partition
      const at = partition.recordCount * recordWords
      block[at] = low
      block[at + 1] = high
      block[at + 2] = number % wordRange
      block[at + 3] = Math.floor(number / wordRange)
      partition.recordCount += 1
      if (partition.recordCount < blockSize) return
      partition.written.push(file.append(block))
      partition.recordCount = 0
    },
    /** The numbers of all texts that share their fingerprint with another, in order. */
    suspects: (): readonly number[] => {
      const numbers = new Set<number>()
      for (const partition of partitions.values()) addSuspects(recordsOf(partition), numbers)
      return [...numbers].sort((left, right) => left - right)
    },
    /** Deletes the temporary file. */
    close: file.close,
  }
}

/** Open addressing: a slot holds the place of the first record with its fingerprint, from 1. */
const addSuspects = (records: Uint32Array, numbers: Set<number>): void => {
  const count = records.length / recordWords
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * count + 1)))
  const word = (record: number, index: number): number => records[record * recordWords + index] ?? 0
  const numberOf = (record: number): number => word(record, 2) + word(record, 3) * wordRange
  for (let record = 0; record < count; record += 1) {
    let slot = word(record, 0) & (slots.length - 1)
    for (;;) {
      const first = (slots[slot] ?? 0) - 1
      if (first < 0) {
        slots[slot] = record + 1
        break
      }
      if (word(first, 0) === word(record, 0) && word(first, 1) === word(record, 1)) {
        numbers.add(numberOf(first)).add(numberOf(record))
        break
      }
      slot = (slot + 1) & (slots.length - 1)
    }
  }
}

/** Blocks of one size in a temporary file, which the first block creates. */
const createBlockFile = (blockWords: number) => {
  const blockBytes = blockWords * Uint32Array.BYTES_PER_ELEMENT
  let descriptor: number | undefined
  let blockCount = 0
  const opened = (): number => {
    if (descriptor !== undefined) return descriptor
    const path = join(tmpdir(), `laurel-audit-${randomUUID()}`)
    descriptor = openSync(path, 'wx+', 0o600)
    // An unlinked file disappears with the process, even after a crash.
    unlinkSync(path)
    return descriptor
  }
  return {
    append: (block: Uint32Array): number => {
      const place = blockCount
      if (writeSync(opened(), block, 0, blockBytes, place * blockBytes) !== blockBytes)
        throw new Error(`The folder for temporary files, ${tmpdir()}, is full. Make room, or set TMPDIR.`)
      blockCount += 1
      return place
    },
    read: (place: number, into: Uint32Array): void => {
      if (readSync(opened(), into, 0, blockBytes, place * blockBytes) !== blockBytes)
        throw new Error(`Block ${place} of a temporary file of the audit cannot be read back.`)
    },
    close: (): void => {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
    },
  }
}
