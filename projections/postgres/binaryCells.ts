import { impossible } from '@laurel/ledger/decider/impossible.ts'
import type { SqlType } from '../columns.ts'
import type { ByteWriter } from './byteWriter.ts'

type WriteCell = (bytes: ByteWriter, value: unknown) => void

/**
 * Answers what writes one value of a column behind its length, in the binary form of its type. Rows that follow one
 * another often hold the same ids and moments, so each column remembers its last one.
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
      return impossible(sqlType)
  }
}

const createWriteUuid = (): WriteCell => {
  let last: unknown
  const remembered = new Uint8Array(16)
  return (bytes, value) => {
    bytes.int32(16)
    if (value === last) bytes.raw(remembered)
    else {
      bytes.uuid(textOf(value), remembered)
      last = value
    }
  }
}

const writeWhole: WriteCell = (bytes, value) => {
  if (typeof value !== 'number') throw unfit('a number', value)
  bytes.int32(8)
  bytes.int64(value)
}

const writeFlag: WriteCell = (bytes, value) => {
  if (typeof value !== 'boolean') throw unfit('true or false', value)
  bytes.int32(1)
  bytes.byte(value ? 1 : 0)
}

const createWriteInstant = (): WriteCell => {
  let last: unknown
  let microseconds: number | bigint = 0
  return (bytes, value) => {
    if (value !== last) {
      microseconds = microsecondsOf(textOf(value))
      last = value
    }
    bytes.int32(8)
    bytes.int64(microseconds)
  }
}

const jsonbVersion = 1

const writeJson: WriteCell = (bytes, value) => {
  const text = Buffer.from(JSON.stringify(value))
  bytes.int32(text.length + 1)
  bytes.byte(jsonbVersion)
  bytes.raw(text)
}

const instantLength = '2026-11-20T09:30:00.000Z'.length
/** Postgres counts from here. */
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
