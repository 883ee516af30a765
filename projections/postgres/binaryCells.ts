import { impossible } from '@laurel/ledger/decider/impossible.ts'
import type { SqlType } from '../columns.ts'
import type { ByteWriter } from './byteWriter.ts'
import { microsecondsOf } from './instantMicroseconds.ts'
import { type UuidWords, uuidWordsOf } from './uuidWords.ts'

/**
 * What a column was last given, and that in the form of its type: rows that follow one another often hold the same ids
 * and moments.
 */
export type CellColumn = {
  readonly name: string
  readonly sqlType: SqlType
  last: unknown
  words: UuidWords
  microseconds: number | bigint
}

export const createCellColumn = (name: string, sqlType: SqlType): CellColumn => ({
  name,
  sqlType,
  last: undefined,
  words: [0, 0, 0, 0],
  microseconds: 0,
})

const nothing = -1
/** The version of the form in which JSON travels, before its text. */
const jsonbVersion = '\x01'

/** Writes one value behind its length, in the binary form of its type. */
export const writeCell = (bytes: ByteWriter, column: CellColumn, value: unknown): void => {
  if (value === null) {
    bytes.int32(nothing)
    return
  }
  switch (column.sqlType) {
    case 'bigint':
      if (typeof value !== 'number') throw unfit('a number', value)
      bytes.int64(value)
      return
    case 'uuid':
      if (value !== column.last) {
        column.words = uuidWordsOf(textOf(value))
        column.last = value
      }
      bytes.uuid(column.words)
      return
    case 'text':
      bytes.text(textOf(value))
      return
    case 'timestamptz':
      if (value !== column.last) {
        column.microseconds = microsecondsOf(textOf(value))
        column.last = value
      }
      bytes.int64(column.microseconds)
      return
    case 'boolean':
      if (typeof value !== 'boolean') throw unfit('true or false', value)
      bytes.flag(value)
      return
    case 'jsonb':
      bytes.text(jsonbVersion + JSON.stringify(value))
      return
    default:
      impossible(column.sqlType)
  }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  throw unfit('text', value)
}

const unfit = (wanted: string, value: unknown): Error =>
  new Error(
    `A column takes ${wanted} and was given ${value === undefined ? 'nothing' : JSON.stringify(value)}.`,
  )
