import { ledgerEvents, type RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Json, JsonObject } from '@laurel/ledger/log/port.ts'
import { changeField } from '@laurel/ledger/vault/changeField.ts'
import { personalFields } from '@laurel/ledger/vault/personalFields.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readModels } from '../../readModels.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import type { RowChange } from '../tables/rowChange.ts'
import { personalColumnsOf } from './personalValues.ts'

/** A value of the shape of a schema; nullable fields have one. */
const sampleOf = (schema: unknown): Json => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return sampleOf(schema.unwrap())
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, sampleOf(field)]))
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element)]
  if (schema instanceof z.ZodRecord) return { XfField: sampleOf(schema.valueType) }
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0])
  if (schema instanceof z.ZodEnum) return String(schema.options[0])
  if (schema instanceof z.ZodLiteral) return String(schema.value)
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return 1
  return '2026-03-10T12:00:00.000Z'
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const memberId = '6f1d5c8e-0000-4000-8000-000000000001'

/** An event whose personal fields all have one text. */
const eventWith = ({ type, schema }: (typeof ledgerEvents)[number], text: string): RecordedLedgerEvent => {
  const sample = sampleOf(schema)
  if (!isObject(sample)) throw new Error(`${type} has no object as its data.`)
  const data = personalFields(type).reduce(
    (changed, { path }) => changeField(changed, path, () => text),
    sample,
  )
  const recorded: unknown = {
    id: memberId,
    type,
    version: 1,
    data,
    metadata: {
      teamId: memberId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T12:00:00.000Z',
      commandId: memberId,
      commandHash: '',
      correlationId: memberId,
    },
    stream: 'spec',
    revision: 0,
    position: 0,
    recordedAt: '2026-03-10T12:00:00.000Z',
    hash: '',
  }
  return z.custom<RecordedLedgerEvent>().parse(recorded)
}

/** The cells that a change writes, by their columns. */
const cellsOf = (change: RowChange): Readonly<Record<string, unknown>> => {
  switch (change.kind) {
    case 'insert':
      return change.row
    case 'put':
      return { ...change.key, ...change.row }
    case 'add':
      return { ...change.key, ...change.amounts }
    case 'change':
    case 'raise':
      return { ...change.key, ...change.fields }
    case 'remove':
      return change.key
  }
}

const nameOf = (table: AnyTable, column: string): string => `${table.name}.${column}`

/** The columns that depend on the personal fields of events. */
const dependingColumns = (): readonly string[] =>
  readModels.flatMap(({ name, project }) =>
    ledgerEvents.flatMap(event => {
      if (personalFields(event.type).length === 0) return []
      const [ones, others] = [project(eventWith(event, 'one')), project(eventWith(event, 'other'))]
      expect(ones.length, `${name} makes other rows of ${event.type} by its personal fields`).toBe(
        others.length,
      )
      return ones.flatMap((one, index) => {
        const other = others[index]
        if (!other) return []
        const [cells, otherCells] = [cellsOf(one), cellsOf(other)]
        return Object.keys(cells)
          .filter(column => JSON.stringify(cells[column]) !== JSON.stringify(otherCells[column]))
          .map(column => nameOf(one.table, column))
      })
    }),
  )

describe('the personal columns of read models', () => {
  it('are all columns that depend on personal fields of events', () => {
    const declared = readModels.flatMap(({ tables }) =>
      tables.flatMap(table => personalColumnsOf(table).map(column => nameOf(table, column))),
    )
    expect(declared.toSorted()).toEqual([...new Set(dependingColumns())].toSorted())
  })

  it('are in no key, which an erasure could not change', () => {
    for (const { tables } of readModels)
      for (const table of tables)
        for (const column of personalColumnsOf(table)) expect(table.key).not.toContain(column)
  })
})
