import { serverEnvironment } from '@laurel/api/server/settings.ts'
import { storeEnvironmentSchema } from '@laurel/api/server/stores/settings.ts'
import { z } from 'zod'
import { code, page, table } from './markdown.ts'

export const settingsPage = (): string =>
  page(
    'Settings',
    'Laurel reads its settings from the environment. The defaults run everything on one machine. An empty variable ' +
      'counts as unset. [Operations](../operations.md) explains how the settings work together.',
    '## Stores',
    'For the server and for every `laurel` command.',
    settingsTable(storeEnvironmentSchema),
    '## Server',
    settingsTable(serverEnvironment),
  )

const settingsTable = ({ shape }: z.ZodObject): string =>
  table(
    ['name', 'default', 'meaning'],
    Object.entries(shape).map(([name, schema]) => [
      code(name),
      defaultOf(name, schema),
      meaningOf(name, schema),
    ]),
  )

const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => z.globalRegistry.get(schema) ?? {}

const meaningOf = (name: string, schema: z.core.$ZodType): string => {
  const { description } = metaOf(schema)
  if (description === undefined) throw new Error(`Describe the setting ${name} in its schema.`)
  const choices = choicesOf(schema)
  return choices
    ? `${description} One of ${choices.map(choice => code(String(choice))).join(', ')}.`
    : description
}

const choicesOf = (schema: z.core.$ZodType) => {
  const inner = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.unwrap() : schema
  return inner instanceof z.ZodEnum ? inner.options : undefined
}

/** The schema's own default, else what its `unset` says: a default that other settings decide. */
const defaultOf = (name: string, schema: z.core.$ZodType): string => {
  if (schema instanceof z.ZodDefault) return code(String(schema.def.defaultValue))
  const { unset } = metaOf(schema)
  if (typeof unset !== 'string') throw new Error(`Say in the schema of ${name} what holds while it is unset.`)
  return unset
}
