import type { SqlType } from '../columns.ts'
import type { ByteWriter } from './byteWriter.ts'

type WriteCell = (bytes: ByteWriter, value: unknown) => void

/** Writes one value behind its length, in the binary form of its type. */
export const writeCell: Readonly<Record<SqlType, WriteCell>> = {
  uuid: (bytes, value) => {
    bytes.int32(16)
    bytes.uuid(textOf(value))
  },
  text: (bytes, value) => bytes.text(textOf(value)),
  bigint: (bytes, value) => {
    if (typeof value !== 'number') throw unfit('a number', value)
    bytes.int32(8)
    bytes.int64(value)
  },
  boolean: (bytes, value) => {
    if (typeof value !== 'boolean') throw unfit('true or false', value)
    bytes.int32(1)
    bytes.byte(value ? 1 : 0)
  },
  timestamptz: (bytes, value) => {
    bytes.int32(8)
    bytes.int64(microsecondsOf(textOf(value)))
  },
  jsonb: (bytes, value) => {
    const text = Buffer.from(JSON.stringify(value))
    bytes.int32(text.length + 1)
    bytes.byte(jsonbVersion)
    bytes.raw(text)
  },
}

const jsonbVersion = 1

const instantLength = '2026-11-20T09:30:00.000Z'.length
/** Postgres counts from here. */
const postgresEpochMs = Date.UTC(2000, 0)

let lastInstant = ''
let lastMicroseconds: number | bigint = 0

/** Rows that follow one another mostly bear the same moment. */
const microsecondsOf = (instant: string): number | bigint => {
  if (instant === lastInstant) return lastMicroseconds
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds) || instant.length !== instantLength) throw unfit('an instant', instant)
  lastInstant = instant
  const microseconds = (milliseconds - postgresEpochMs) * 1000
  lastMicroseconds = Number.isSafeInteger(microseconds)
    ? microseconds
    : BigInt(milliseconds - postgresEpochMs) * 1000n
  return lastMicroseconds
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  throw unfit('text', value)
}

const unfit = (wanted: string, value: unknown): Error =>
  new Error(
    `A column takes ${wanted} and was given ${value === undefined ? 'nothing' : JSON.stringify(value)}.`,
  )
