import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { MemberId, TeamId } from '../values/ids.ts'

type Named = { readonly name: string; readonly externalKey: string }

/** Who is who, for reports that people read: folded from the log, so that an export needs nothing else. */
export const createDirectory = () => {
  const teams = new Map<TeamId, Named>()
  const externalKeys = new Map<MemberId, string>()
  const emails = new Map<MemberId, string | null>()

  return {
    observe: (event: RecordedLedgerEvent): void => {
      switch (event.type) {
        case 'TeamCreated':
          teams.set(event.data.teamId, event.data)
          return
        case 'MemberAdded':
          externalKeys.set(event.data.memberId, event.data.externalKey)
          emails.set(event.data.memberId, event.data.profile.email)
          return
        case 'MemberProfileChanged':
          emails.set(event.data.memberId, event.data.profile.email)
          return
        default:
      }
    },
    teamName: (teamId: TeamId): string => teams.get(teamId)?.name ?? teamId,
    /** The e-mail address of a member, or the key they were imported under. */
    memberKey: (memberId: MemberId): string => emails.get(memberId) ?? externalKeys.get(memberId) ?? memberId,
    memberIds: (): Iterable<MemberId> => externalKeys.keys(),
    /** Finds teams by id, by name or by the key they came with. */
    teamIds: (wanted: string): readonly TeamId[] =>
      [...teams]
        .filter(
          ([teamId, { name, externalKey }]) => teamId === wanted || name === wanted || externalKey === wanted,
        )
        .map(([teamId]) => teamId),
  }
}

export type Directory = ReturnType<typeof createDirectory>
