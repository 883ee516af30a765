import { createDirectory, type Directory } from '../audit/directory.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import { memberIdOf } from '../kernel/foreignIds.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import type { SignedCheckpoint } from './checkpoint.ts'
import { createHeads, type Head, headDigest } from './heads.ts'
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
  /** Why there is no receipt, and what to do about it. */
  | { readonly kind: 'refused'; readonly message: string }

/** The log as it is kept and hashed, and the same log with personal data opened, to find people by their names. */
export type ReceiptLogs = {
  readonly sealed: Pick<EventLog, 'readAll' | 'readStream'>
  readonly opened: Pick<EventLog, 'readAll'>
}

/** The receipt of one member as of a checkpoint, from the log alone, which is read up to there. */
export const makeReceipt = async (
  { sealed, opened }: ReceiptLogs,
  request: ReceiptRequest,
  signed: SignedCheckpoint,
): Promise<ReceiptAnswer> => {
  const { position } = signed.checkpoint
  const heads = createHeads()
  for await (const event of upTo(sealed, position)) heads.observe(event)
  const directory = createDirectory()
  for await (const event of upTo(opened, position)) directory.observe(parseRecorded(event))
  const leaves = heads.sorted()
  if (heads.summary().root !== signed.checkpoint.root)
    return refused('The log does not fit this checkpoint any more. Run: laurel audit verify')

  const [team, anotherTeam] = directory.teamIds(request.team)
  if (team === undefined || anotherTeam !== undefined)
    return refused(`${team ? 'Several teams are' : 'No team is'} called ${request.team}. Use the team's id.`)
  const [member, anotherMember] = [...directory.memberIds()].filter(
    id => directory.isMember(id, request.member) && heads.headOf(memberStream.nameOf(team, id)),
  )
  const head = member === undefined ? undefined : heads.headOf(memberStream.nameOf(team, member))
  if (member === undefined || head === undefined || anotherMember !== undefined)
    return refused(
      `${member ? 'Several members go' : `No member of ${request.team} went`} by ${request.member} at this checkpoint. ` +
        'Use an e-mail address, the key of an import, or an id.',
    )
  const index = leaves.indexOf(head)
  const events = await streamUpTo(sealed, head)
  const receipt: Receipt = {
    format: 'laurel-receipt-1',
    team,
    member: { id: member, key: keyOf(team, member, directory) },
    balances: receiptBalances(member, events),
    events: events.map(event => ReceiptEvent.strip().parse(event)),
    proof: { index, size: leaves.length, path: [...inclusionPath(leaves.map(headDigest), index)] },
    signed,
  }
  return { kind: 'made', receipt }
}

const refused = (message: string): ReceiptAnswer => ({ kind: 'refused', message })

/** Only what the id derives from can be proven. */
const keyOf = (team: TeamId, member: MemberId, { externalKey }: Directory): string | null => {
  const key = externalKey(member)
  return key !== undefined && memberIdOf(team, key) === member ? key : null
}

async function* upTo(log: Pick<EventLog, 'readAll'>, position: number): AsyncGenerator<RecordedEvent> {
  for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
    for (const event of batch) {
      if (event.position > position) return
      yield event
    }
  }
}

const streamUpTo = async (log: Pick<EventLog, 'readStream'>, { stream, revision }: Head) => {
  const events: RecordedEvent[] = []
  for await (const batch of log.readStream(stream))
    events.push(...batch.filter(event => event.revision <= revision))
  return events
}
