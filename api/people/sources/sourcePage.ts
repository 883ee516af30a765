import type { SourcePage } from './port.ts'
import type { ReadPerson } from './readPerson.ts'

/** The people of one answer as a page. */
export const sourcePage = (
  read: readonly ReadPerson[],
  { cursor, isFull }: Pick<SourcePage, 'cursor' | 'isFull'>,
): SourcePage => ({
  people: read.flatMap(each => (each.kind === 'person' ? [each.person] : [])),
  unreadable: read.flatMap(each =>
    each.kind === 'unreadable' ? [{ externalId: each.externalId, problem: each.problem }] : [],
  ),
  cursor,
  isFull,
})
