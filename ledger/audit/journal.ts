import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { postingsOf } from './books.ts'
import type { Directory } from './directory.ts'

/** One posting of the journal, flat, for tools that read tables. */
export const journalColumns = [
  'position',
  'stream',
  'revision',
  'event_id',
  'type',
  'occurred_at',
  'recorded_at',
  'team',
  'account',
  'member',
  'points',
  'command_id',
  'correlation_id',
  'hash',
] as const

/** The postings of an event as rows in the order of `journalColumns`. */
export const journalRows = (
  event: RecordedLedgerEvent,
  directory: Directory,
): readonly (string | number)[][] =>
  postingsOf(event).map(posting => [
    event.position,
    event.stream,
    event.revision,
    event.id,
    event.type,
    event.metadata.occurredAt,
    event.recordedAt,
    directory.teamName(event.metadata.teamId),
    posting.account,
    'member' in posting ? directory.memberKey(posting.member) : '',
    posting.points,
    event.metadata.commandId,
    event.metadata.correlationId,
    event.hash,
  ])

/** The beginning of a journal for hledger: points are whole numbers. */
export const hledgerHead = 'commodity 1. pt\n\n'

/** An event as a transaction of hledger's journal format; empty when it moves nothing. */
export const hledgerTransaction = (event: RecordedLedgerEvent, directory: Directory): string => {
  const postings = postingsOf(event)
  if (postings.length === 0) return ''
  const team = accountPart(directory.teamName(event.metadata.teamId))
  const lines = postings.map(posting => {
    const member = 'member' in posting ? `:${accountPart(directory.memberKey(posting.member))}` : ''
    return `    ${team}:${posting.account}${member}  ${posting.points} pt`
  })
  const date = event.metadata.occurredAt.slice(0, 10)
  return [`${date} * (${event.position}) ${event.type} | ${event.id}`, ...lines, '', ''].join('\n')
}

/** Colons separate accounts, two spaces end them and a semicolon begins a comment: none may come from a name. */
const accountPart = (name: string): string => name.replaceAll(/[:;\s]+/g, ' ').trim() || 'unnamed'
