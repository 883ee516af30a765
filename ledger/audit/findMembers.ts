import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { streamPrefixesOf } from '../handling/streams.ts'
import { memberIdOf } from '../kernel/foreignIds.ts'
import { MemberId, type TeamId } from '../kernel/ids.ts'
import type { RecordedEvent } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import type { Directory } from './directory.ts'
import { type AuditedLog, findTeams } from './findTeams.ts'

export type FoundMember = {
  readonly teamId: TeamId
  readonly memberId: MemberId
  readonly externalKey: string
}

export type MemberQuestion = {
  /** E-mail address, the key of an import, or id. */
  readonly wanted: string
  /** All teams when left out. */
  readonly teamIds?: readonly TeamId[] | undefined
  /** Finds the members with a name in an up-to-date read model. Without it the log is searched. */
  readonly shown?: readonly Pick<FoundMember, 'teamId' | 'memberId'>[] | undefined
  /** Selects the events to read; the default is all of them. */
  readonly counts?: (event: RecordedEvent) => boolean
}

/**
 * Finds the members with a name and adds them to the directory. Ids and keys lead to a stream by its name. The member
 * streams of the teams are read for an e-mail address, which may have changed, and if no stream was found.
 */
export const findMembers = async (
  log: AuditedLog,
  directory: Directory,
  { wanted, teamIds, shown = [], counts = () => true }: MemberQuestion,
): Promise<readonly FoundMember[]> => {
  if (teamIds?.length === 0) return []
  const added = new Map<MemberId, FoundMember>()
  const observe = (event: RecordedLedgerEvent): void => {
    directory.observe(event)
    if (event.type !== 'MemberAdded') return
    const { memberId, externalKey } = event.data
    added.set(memberId, { teamId: event.metadata.teamId, memberId, externalKey })
  }
  const read = async (batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void> => {
    for await (const batch of batches) {
      for (const recorded of batch) if (counts(recorded)) observe(parseRecorded(recorded))
    }
  }
  const found = (): readonly FoundMember[] =>
    [...added.values()].filter(
      ({ teamId, memberId }) => directory.isMember(memberId, wanted) && (teamIds?.includes(teamId) ?? true),
    )

  /** The first event holds id and key, which never change. */
  const readFirst = async (stream: string): Promise<void> => {
    for await (const [first] of log.readStream(stream, 0, 1)) {
      if (first && counts(first)) observe(parseRecorded(first))
      return
    }
  }
  const isEmail = wanted.includes('@')

  for (const { teamId, memberId } of shown) {
    const stream = memberStream.nameOf(teamId, memberId)
    await (isEmail ? read(log.readStream(stream)) : readFirst(stream))
  }
  if (found().length > 0) return found()

  if (!isEmail)
    for (const teamId of teamIds ?? (await findTeams(log, directory)))
      for (const memberId of idsOf(teamId, wanted)) await readFirst(memberStream.nameOf(teamId, memberId))
  if (found().length > 0) return found()

  const streamPrefixes = teamIds?.flatMap(teamId => streamPrefixesOf(teamId, ['member-'])) ?? ['member-']
  await read(log.readAll(undefined, { streamPrefixes }))
  return found()
}

/** The ids that a name other than an e-mail address may mean. */
const idsOf = (teamId: TeamId, wanted: string): readonly MemberId[] => {
  const id = MemberId.safeParse(wanted).data
  return [memberIdOf(teamId, wanted), ...(id === undefined ? [] : [id])]
}
