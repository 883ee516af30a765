import { byType } from '../handling/byType.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import { forgottenText } from '../kernel/personal.ts'

type Named = { readonly name: string; readonly externalKey: string }

/** Names of teams and members for reports. They are folded from the log, so that an export needs nothing else. */
export const createDirectory = () => {
  const teams = new Map<TeamId, Named>()
  const externalKeys = new Map<MemberId, string>()
  const emails = new Map<MemberId, string | null>()
  /** Counts the members of each team in the order in which they were added, which an erasure does not change. */
  const numbers = new Map<MemberId, number>()
  const counts = new Map<TeamId, number>()

  const count = (teamId: TeamId, memberId: MemberId): void => {
    const number = (counts.get(teamId) ?? 0) + 1
    counts.set(teamId, number)
    numbers.set(memberId, number)
  }

  const keyOf = (memberId: MemberId): string => {
    const key = emails.get(memberId) ?? externalKeys.get(memberId) ?? memberId
    return key === forgottenText ? `(forgotten ${numbers.get(memberId)})` : key
  }

  return {
    observe: byType<void>({
      TeamCreated: ({ data }) => {
        teams.set(data.teamId, data)
      },
      MemberAdded: ({ data, metadata }) => {
        if (!numbers.has(data.memberId)) count(metadata.teamId, data.memberId)
        externalKeys.set(data.memberId, data.externalKey)
        emails.set(data.memberId, data.profile.email)
      },
      MemberProfileChanged: ({ data }) => {
        emails.set(data.memberId, data.profile.email)
      },
    }),
    teamName: (teamId: TeamId): string => teams.get(teamId)?.name ?? teamId,
    /**
     * The e-mail address of a member, or the key they were imported under. Forgotten members have a number, so that they
     * can be told apart; it is the same in all exports of the whole log.
     */
    memberKey: keyOf,
    /** Whether a member has this e-mail address, import key or id. */
    isMember: (memberId: MemberId, wanted: string): boolean =>
      [memberId, externalKeys.get(memberId), emails.get(memberId)].includes(wanted),
    externalKey: (memberId: MemberId): string | undefined => externalKeys.get(memberId),
    memberIds: (): Iterable<MemberId> => externalKeys.keys(),
    everyTeamId: (): readonly TeamId[] => [...teams.keys()],
    /** Finds teams by id, name or external key. */
    teamIds: (wanted: string): readonly TeamId[] =>
      [...teams]
        .filter(
          ([teamId, { name, externalKey }]) => teamId === wanted || name === wanted || externalKey === wanted,
        )
        .map(([teamId]) => teamId),
  }
}

export type Directory = ReturnType<typeof createDirectory>
