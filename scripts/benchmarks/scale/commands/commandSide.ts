import type { Client } from '@laurel/contract/wire/client.ts'
import type { Company } from '../company.ts'

/** One company as commands reach it. */
export type CommandSide = {
  readonly company: Company
  /** The API as a member of the company calls it. */
  readonly as: (memberId: string) => Client
}

/** What a command did: the member whose balance it changed, and where the log stands. */
export type Acted = { readonly memberId: string; readonly position: number }

export type CommandCase = {
  readonly name: string
  readonly variant: 'warm' | 'cold'
  /** Prepares one round, and answers the command that is measured. */
  readonly prepare: (side: CommandSide, round: number) => Promise<() => Promise<Acted>>
}

/** The rounds of a command of a cold member: each takes a member that no command has named since the start. */
export const coldRoundsMax = 10
const firstColdIndex = 22

const coldKinds = ['giveShoutout', 'adjustMemberPoints', 'redeemReward'] as const
export type ColdKind = (typeof coldKinds)[number]

/** Members without a folded state in the memory of the server. Each kind of command has its own. */
export const coldMember = ({ company }: CommandSide, kind: ColdKind, round: number): string => {
  const memberId = company.memberIds[firstColdIndex + coldKinds.indexOf(kind) * coldRoundsMax + round]
  if (memberId === undefined) throw new Error('The company has too few members for commands of cold ones.')
  return memberId
}

export const administratorOf = ({ company }: CommandSide, index = 0): string =>
  company.administratorIds[index] ?? ''
export const leadAt = ({ company }: CommandSide, index: number): string => company.leadIds[index] ?? ''

/** Everyone who sends a command. */
export const commandMembers = ({ administratorIds, leadIds, memberIds }: Company): readonly string[] => [
  ...administratorIds,
  ...leadIds,
  ...memberIds.slice(firstColdIndex, firstColdIndex + coldKinds.length * coldRoundsMax),
]
