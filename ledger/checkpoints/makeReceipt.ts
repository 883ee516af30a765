import { createDirectory, type Directory } from '../audit/directory.ts'
import { findMembers } from '../audit/findMembers.ts'
import { findTeams } from '../audit/findTeams.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import { memberIdOf } from '../kernel/foreignIds.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { createChainCheck } from '../log/verifyChain.ts'
import { memberStream } from '../members/stream.ts'
import { teamStream } from '../teams/stream.ts'
import { isFromTheBeginning } from './checkFile.ts'
import type { CheckpointLine } from './checkpoint.ts'
import { createHeads, type Head, headDigest, newestHeads, rootOfHeads } from './heads.ts'
import { inclusionPath } from './merkleTree.ts'
import { type Receipt, ReceiptEvent } from './receipt.ts'
import { receiptBalances } from './receiptBalances.ts'

export type ReceiptRequest = {
  /** Id, name or external key. */
  readonly team: string
  /** E-mail address, the key of an import, or id. */
  readonly member: string
}

export type ReceiptAnswer =
  | { readonly kind: 'made'; readonly receipt: Receipt }
  /** The reason why there is no receipt, with advice. */
  | { readonly kind: 'refused'; readonly message: string }

/** The log as it is stored and hashed, and the same log with personal data decrypted, which finds people by name. */
export type ReceiptLogs = {
  readonly stored: Pick<EventLog, 'readAll' | 'readStream'>
  readonly decrypted: Pick<EventLog, 'readAll' | 'readStream'>
}

/**
 * The receipt of one member as of the last of these checkpoints. A complete list of checkpoints contains the signed
 * heads of all streams, so that only the streams of the member and of the team are read.
 */
export const makeReceipt = async (
  { stored, decrypted }: ReceiptLogs,
  request: ReceiptRequest,
  lines: readonly CheckpointLine[],
): Promise<ReceiptAnswer> => {
  const line = lines.at(-1)
  if (!line) throw new Error('A receipt needs a checkpoint.')
  const { changed: _, ...signed } = line
  const { events: count, root } = signed.checkpoint
  const listed = signedHeads(lines)
  const leaves = listed && rootOfHeads(listed) === root ? listed : await headsOfFirst(stored, count)
  if (rootOfHeads(leaves) !== root) return doesNotFit
  const heads = new Map(leaves.map(head => [head.stream, head]))

  const directory = createDirectory()
  const teams = await findTeams(decrypted, directory, request.team)
  const [team, anotherTeam] = teams.filter(teamId => heads.has(teamStream.nameOf(teamId)))
  if (team === undefined || anotherTeam !== undefined)
    return refused(`${team ? 'Several teams are' : 'No team is'} called ${request.team}. Use the team's id.`)
  const members = await findMembers(decrypted, directory, {
    wanted: request.member,
    teamIds: [team],
    counts: ({ stream, revision }) => revision <= (heads.get(stream)?.revision ?? -1),
  })
  const [member, anotherMember] = members.flatMap(({ memberId }) => {
    const head = heads.get(memberStream.nameOf(team, memberId))
    return head ? [{ memberId, head }] : []
  })
  if (member === undefined || anotherMember !== undefined)
    return refused(
      `${member ? 'Several members go' : `No member of ${request.team} went`} by ${request.member} at this checkpoint. ` +
        'Use an e-mail address, the key of an import, or an id.',
    )
  const { memberId, head } = member
  const events = await streamUpTo(stored, head)
  if (!events) return doesNotFit
  const index = leaves.indexOf(head)
  const receipt: Receipt = {
    format: 'laurel-receipt-1',
    team,
    member: { id: memberId, key: keyOf(team, memberId, directory) },
    balances: receiptBalances(memberId, events),
    events: events.map(event => ReceiptEvent.strip().parse(event)),
    proof: { index, size: leaves.length, path: [...inclusionPath(leaves.map(headDigest), index)] },
    signed,
  }
  return { kind: 'made', receipt }
}

const refused = (message: string): ReceiptAnswer => ({ kind: 'refused', message })

const doesNotFit = refused('The log does not fit this checkpoint any more. Run: laurel audit verify')

/** The heads of all streams as they were signed; nothing where checkpoints before these are missing. */
const signedHeads = (lines: readonly CheckpointLine[]): readonly Head[] | undefined =>
  isFromTheBeginning(lines) ? newestHeads(lines.flatMap(({ changed }) => changed)) : undefined

/** A receipt can only prove keys from which the id derives. */
const keyOf = (team: TeamId, member: MemberId, { externalKey }: Directory): string | null => {
  const key = externalKey(member)
  return key !== undefined && memberIdOf(team, key) === member ? key : null
}

const headsOfFirst = async (log: Pick<EventLog, 'readAll'>, count: number): Promise<readonly Head[]> => {
  const heads = createHeads()
  for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
    for (const event of batch) {
      if (heads.count() === count) return heads.sorted()
      heads.observe(event)
    }
  }
  return heads.sorted()
}

/** The events of a stream up to a head; nothing where their chain does not lead to it. */
const streamUpTo = async (
  log: Pick<EventLog, 'readStream'>,
  { stream, revision, hash }: Head,
): Promise<readonly RecordedEvent[] | undefined> => {
  const events: RecordedEvent[] = []
  const chain = createChainCheck()
  for await (const batch of log.readStream(stream)) {
    for (const event of batch) {
      if (chain.observe(event)) return undefined
      events.push(event)
      if (event.revision === revision) return event.hash === hash ? events : undefined
    }
  }
  return undefined
}
