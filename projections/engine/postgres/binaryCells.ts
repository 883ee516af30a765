import type { ByteWriter } from '@laurel/ledger/database/byteWriter.ts'
import { type UuidWords, uuidWordsOf } from '@laurel/ledger/database/uuidWords.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { SqlType } from '../tables/columns.ts'

type WriteCell = (bytes: ByteWriter, value: unknown) => void

/**
 * Creates the function that writes one value of a column, with its length, in the binary form of its type. Consecutive rows
 * often hold the same ids and instants, so each column caches the last one.
 */
export const createWriteCell = (sqlType: SqlType): WriteCell => {
  switch (sqlType) {
    case 'uuid':
      return createWriteUuid()
    case 'text':
      return (bytes, value) => bytes.text(textOf(value))
    case 'bigint':
      return writeWhole
    case 'boolean':
      return writeFlag
    case 'timestamptz':
      return createWriteInstant()
    case 'jsonb':
      return writeJson
    default:
      return assertNever(sqlType)
  }
}

const createWriteUuid = (): WriteCell => {
  let last: unknown
  let words: UuidWords = [0, 0, 0, 0]
  return (bytes, value) => {
    if (value !== last) {
      words = uuidWordsOf(textOf(value))
      last = value
    }
    bytes.uuid(words)
  }
}

const writeWhole: WriteCell = (bytes, value) => {
  if (typeof value !== 'number') throw unfit('a number', value)
  bytes.int64(value)
}

const writeFlag: WriteCell = (bytes, value) => {
  if (typeof value !== 'boolean') throw unfit('true or false', value)
  bytes.flag(value)
}

const createWriteInstant = (): WriteCell => {
  let last: unknown
  let microseconds: number | bigint = 0
  return (bytes, value) => {
    if (value !== last) {
      microseconds = microsecondsOf(textOf(value))
      last = value
    }
    bytes.int64(microseconds)
  }
}

/** The version of the binary form of JSON, which precedes its text. */
const jsonbVersion = '\x01'

const writeJson: WriteCell = (bytes, value) => bytes.text(jsonbVersion + JSON.stringify(value))

const instantLength = '2026-11-20T09:30:00.000Z'.length
/** The epoch of timestamps in PostgreSQL. */
const postgresEpochMs = Date.UTC(2000, 0)

const microsecondsOf = (instant: string): number | bigint => {
  const milliseconds = Date.parse(instant) - postgresEpochMs
  if (Number.isNaN(milliseconds) || instant.length !== instantLength) throw unfit('an instant', instant)
  const microseconds = milliseconds * 1000
  return Number.isSafeInteger(microseconds) ? microseconds : BigInt(milliseconds) * 1000n
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  throw unfit('text', value)
}

const unfit = (wanted: string, value: unknown): Error =>
  new Error(
    `A column takes ${wanted} and was given ${value === undefined ? 'nothing' : JSON.stringify(value)}.`,
  )
