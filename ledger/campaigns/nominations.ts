import type { MemberId } from '../kernel/ids.ts'

type NomineesOf = ReadonlyMap<MemberId, readonly MemberId[]>

/**
 * Who nominated whom. The members are divided by the beginning of their ids, so that a nomination copies a small part of
 * what ten thousand members wrote before it.
 */
export type Nominations = {
  readonly parts: ReadonlyMap<string, NomineesOf>
  readonly count: number
  readonly nominatorCount: number
}

export const noNominations: Nominations = { parts: new Map(), count: 0, nominatorCount: 0 }

type Nomination = { readonly nominatorId: MemberId; readonly nomineeId: MemberId }

const partOf = (memberId: MemberId): string => memberId.slice(0, 2)

/** The colleagues whom a member nominated. */
export const nomineesOf = ({ parts }: Nominations, nominatorId: MemberId): readonly MemberId[] =>
  parts.get(partOf(nominatorId))?.get(nominatorId) ?? []

export const withNomination = (
  nominations: Nominations,
  { nominatorId, nomineeId }: Nomination,
): Nominations => {
  const { parts, count, nominatorCount } = nominations
  const earlier = nomineesOf(nominations, nominatorId)
  const name = partOf(nominatorId)
  const part = new Map(parts.get(name)).set(nominatorId, [...earlier, nomineeId])
  return {
    parts: new Map(parts).set(name, part),
    count: count + 1,
    nominatorCount: earlier.length === 0 ? nominatorCount + 1 : nominatorCount,
  }
}
