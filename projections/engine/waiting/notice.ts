import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { z } from 'zod'
import { noticeBytesMax } from '../limits.ts'
import { prepared, type Queryable } from '../queryable.ts'

/** The channel on which Postgres tells that read models moved. */
export const projectedChannel = 'laurel_projected'

/** How far the read models are now, and whom that concerns; null stands for "too many to name: anyone". */
export const ProjectedNotice = z.object({
  position: z.number(),
  teamIds: z.array(z.string()).nullable(),
  memberIds: z.array(z.string()).nullable(),
})
export type ProjectedNotice = z.infer<typeof ProjectedNotice>

/** Reads what `notifyProjected` sent; undefined for any other text. */
export const readNotice = (payload: string): ProjectedNotice | undefined => {
  try {
    return ProjectedNotice.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}

const notify = prepared('select pg_notify($1, $2)')

/** Sent within the transaction, so that it arrives when, and only when, the rows can be read. */
export const notifyProjected = async (
  database: Queryable,
  position: number,
  events: readonly RecordedLedgerEvent[],
): Promise<void> => {
  await database.query(notify, [projectedChannel, noticeText(position, events)])
}

/** Lets the open screens of a team look again at rows that no event moves, such as reactions. */
export const notifyTeam = async (database: Queryable, teamId: TeamId): Promise<void> => {
  const notice: ProjectedNotice = { position: beforeFirst, teamIds: [teamId], memberIds: [] }
  await database.query(notify, [projectedChannel, JSON.stringify(notice)])
}

/** A notice has no room for more ids, so they are not collected. */
const membersMax = noticeBytesMax / 36

/** What a notice says, in as many words as Postgres carries. */
export const noticeText = (position: number, events: readonly RecordedLedgerEvent[]): string => {
  const teamIds = new Set<TeamId>()
  const memberIds = new Set<MemberId>()
  for (const event of events) {
    teamIds.add(event.metadata.teamId)
    if (memberIds.size <= membersMax) for (const memberId of concernedMembers(event)) memberIds.add(memberId)
  }
  const full: ProjectedNotice = { position, teamIds: [...teamIds], memberIds: [...memberIds] }
  const candidates: ProjectedNotice[] = [full, { ...full, memberIds: null }]
  const fitting = candidates.map(notice => JSON.stringify(notice)).find(text => text.length <= noticeBytesMax)
  return fitting ?? JSON.stringify({ position, teamIds: null, memberIds: null } satisfies ProjectedNotice)
}

const concernedMembers = ({ data }: RecordedLedgerEvent): MemberId[] => [
  ...('memberId' in data && data.memberId !== null ? [data.memberId] : []),
  ...('giverId' in data ? [data.giverId] : []),
  ...('recipientId' in data ? [data.recipientId] : []),
  ...('recipientIds' in data ? data.recipientIds : []),
]
