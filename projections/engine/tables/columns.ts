import { z } from 'zod'

export type SqlType = 'uuid' | 'text' | 'bigint' | 'boolean' | 'timestamptz' | 'jsonb'

const sqlTypes = z.registry<{ sqlType: SqlType }>()

const column = <Schema extends z.ZodType>(sqlType: SqlType, schema: Schema): Schema => {
  sqlTypes.add(schema, { sqlType })
  return schema
}

/**
 * The kinds of columns. Each is a schema that reads what the database driver answers, so that a table's declaration
 * is at once its SQL, its row type and its parser. `.nullable()` makes any of them nullable.
 */
export const uuid = column('uuid', z.string())
export const text = column('text', z.string())
export const flag = column('boolean', z.boolean())

/** Whole numbers: points, counts, positions. The driver answers 64-bit integers as text. */
export const whole = column('bigint', z.coerce.number())

/** `2026-11-20T09:30:00.000Z` on this side, a moment in the database. */
export const instant = column(
  'timestamptz',
  z.union([z.date().transform(date => date.toISOString()), z.string()]),
)

/** A text out of a closed list. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  column('text', z.enum([...values]))

/** A small list that is always read as a whole. */
export const listOf = <Item extends z.ZodType>(item: Item) => column('jsonb', z.array(item).readonly())

/** Something that is always read as a whole. */
export const objectOf = <Schema extends z.ZodType>(schema: Schema) => column('jsonb', schema)

const personalColumns = z.registry<{ isPersonal: true }>()

/**
 * A column with personal data. Only events about one person, in the streams of that person, write it: erasing the person
 * reads those events again.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema): Schema => {
  const marked = column(sqlTypeOf(schema), schema.clone())
  personalColumns.add(marked, { isPersonal: true })
  return marked
}

export const isPersonal = (schema: z.ZodType): boolean => personalColumns.has(schema)

export const isNullable = (schema: z.ZodType): boolean => schema instanceof z.ZodNullable

/** The SQL type a column was declared with. */
export const sqlTypeOf = (schema: z.core.$ZodType): SqlType => {
  const declared = sqlTypes.get(schema instanceof z.ZodNullable ? schema.unwrap() : schema)
  if (!declared) throw new Error('A column must be one of the kinds in projections/engine/tables/columns.ts.')
  return declared.sqlType
}
