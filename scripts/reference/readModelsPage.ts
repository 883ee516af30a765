import type { AnyTable } from '@laurel/projections/engine/tables/anyTable.ts'
import { isNullable, sqlTypeOf } from '@laurel/projections/engine/tables/columns.ts'
import { snakeCase } from '@laurel/projections/engine/tables/snakeCase.ts'
import { readModels } from '@laurel/projections/readModels.ts'
import { code, codes, page, table } from './markdown.ts'
import { type SourceTypes, withSourceTypes } from './sourceTypes.ts'

export const readModelsPage = (): string =>
  withSourceTypes('projections/**/tables.ts', types =>
    page(
      'Read models',
      'Tables that are folded from the log. They can be dropped and rebuilt at any time (`laurel rebuild`). Read them in ' +
        'PostgreSQL by the names below; never write to them.',
      ...readModels.flatMap(({ name, version, tables }) => [
        `## ${name}, version ${version}`,
        ...tables.map(declared => tableSection(declared, types)),
      ]),
    ),
  )

const tableSection = ({ name, live, key, columns }: AnyTable, types: SourceTypes): string => {
  const comments = types.columnComments(name)
  return [
    `### ${code(live)}`,
    types.commentOf(name),
    `Primary key: ${codes(key.map(snakeCase))}.`,
    table(
      ['column', 'type', 'meaning'],
      Object.entries(columns).map(([column, schema]) => [
        code(snakeCase(column)),
        sqlTypeOf(schema) + (isNullable(schema) ? ', nullable' : ''),
        comments.get(column) ?? '',
      ]),
    ),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}
