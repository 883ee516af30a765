import { ledgerStreams } from '@laurel/ledger/handling/streams.ts'
import type { EventDefinition } from '@laurel/ledger/kernel/event.ts'
import { z } from 'zod'
import { describeSchema, isPersonal } from './describeSchema.ts'
import { code, page, table } from './markdown.ts'
import { type SourceTypes, withSourceTypes } from './sourceTypes.ts'

export const eventsPage = (): string =>
  withSourceTypes('ledger/**/*.ts', types =>
    page(
      'Events',
      'The facts that the log records, by kind of stream. Events are never changed: a new shape is a new version, and ' +
        'readers upcast former ones. A field marked *personal* is encrypted with the key of its person.',
      ...ledgerStreams.flatMap(({ name, prefix, events }) => [
        `## Stream ${code(name)}`,
        `Streams of this kind begin with ${code(prefix)}.`,
        ...events.map(event => eventSection(event, types)),
      ]),
    ),
  )

const eventSection = ({ type, version, schema }: EventDefinition, types: SourceTypes): string => {
  const comments = types.eventFieldComments(type)
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  return [
    `### ${type}, version ${version}`,
    types.commentOf(type),
    table(
      ['field', 'type', 'meaning'],
      fields.map(([name, field]) => [
        code(name),
        describeSchema(field) + (isPersonal(field) ? ', *personal*' : ''),
        comments.get(name) ?? '',
      ]),
    ),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}
