import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { z } from 'zod'

const folder = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('*/**/*.ts', { cwd: folder, exclude: name => name.endsWith('.spec.ts') })

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

type Found = { readonly path: string; readonly schema: z.core.$ZodType }

/** The schemas inside a value: those of a call, or those in the definition of a schema. */
const partsOf = (value: object): Found[] =>
  Object.entries(value).flatMap(([name, part]: [string, unknown]): Found[] => {
    if (isSchema(part)) return [{ path: name, schema: part }]
    const isGroup = Array.isArray(part) || name === 'shape'
    return isGroup && typeof part === 'object' && part !== null ? partsOf(part) : []
  })

const seen = new Set<z.core.$ZodType>()

/** Every schema in a value that has no maximum and needs one. */
const unboundedIn = (value: object, place: string): string[] =>
  partsOf(value).flatMap(({ path, schema }) => {
    if (seen.has(schema)) return []
    seen.add(schema)
    const here = `${place}.${path}`
    const { def } = schema._zod
    // The text of a boolean is one of a few words.
    const inner = schema._zod.bag?.truthy ? [] : unboundedIn(def, here)
    return isUnbounded(schema) ? [here, ...inner] : inner
  })

/** Their patterns fix their length. */
const boundedFormats = new Set(['uuid', 'date', 'datetime'])
const boundingChecks = new Set(['max_length', 'length_equals'])

const isUnbounded = ({ _zod: { def } }: z.core.$ZodType): boolean => {
  const isBounded = def.checks?.some(({ _zod: { def: check } }) => boundingChecks.has(check.check)) ?? false
  if (def.type === 'array') return !isBounded
  const format = 'format' in def ? String(def.format) : ''
  return def.type === 'string' && !isBounded && !boundedFormats.has(format)
}

test.each(files)('every list and text of %s has a maximum', async file => {
  const exported: unknown = await import(`${folder}${file}`)
  if (typeof exported !== 'object' || exported === null) throw new Error('A module is an object.')
  const calls = Object.entries(exported).filter(([, value]) => typeof value === 'object' && value !== null)
  expect([
    ...unboundedIn(exported, file),
    ...calls.flatMap(([name, call]) => (isSchema(call) ? [] : unboundedIn(call, `${file}.${name}`))),
  ]).toEqual([])
})
