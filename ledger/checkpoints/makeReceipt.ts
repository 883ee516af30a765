import { createDirectory } from '../audit/directory.ts'
import { parseRecorded } from '../handling/eventCodec.ts'
import { ledgerStreamPrefixes, memberStream } from '../handling/streams.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import type { SignedCheckpoint } from './checkpoint.ts'
import { createHeads, type Head, headDigest } from './heads.ts'
import { inclusionPath } from './merkleTree.ts'
import { type Receipt, ReceiptEvent } from './receipt.ts'
import { receiptBalances } from './receiptBalances.ts'
import { receiptKey } from './receiptKey.ts'

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

/** The receipt of one member as of a checkpoint, from the log alone, which is read up to there. */
export const makeReceipt = async (
  log: Pick<EventLog, 'readAll' | 'readStream'>,
  request: ReceiptRequest,
  signed: SignedCheckpoint,
): Promise<ReceiptAnswer> => {
  const { heads, directory } = await readUpTo(log, signed.checkpoint.position)
  const leaves = heads.sorted()
  if (heads.summary().root !== signed.checkpoint.root)
    return refused('The log does not fit this checkpoint any more. Run: laurel audit verify')

  const [team, anotherTeam] = directory.teamIds(request.team)
  if (team === undefined || anotherTeam !== undefined)
    return refused(`${team ? 'Several teams are' : 'No team is'} called ${request.team}. Use the team's id.`)
  const [member, anotherMember] = [...directory.memberIds()].filter(
    id => directory.isMember(id, request.member) && heads.headOf(memberStream(team, id)),
  )
  const head = member === undefined ? undefined : heads.headOf(memberStream(team, member))
  if (member === undefined || head === undefined || anotherMember !== undefined)
    return refused(
      `${member ? 'Several members go' : `Nobody in ${request.team} went`} by ${request.member} at this checkpoint. ` +
        'Use an e-mail address, the key of an import, or an id.',
    )
  const index = leaves.indexOf(head)
  const events = await streamUpTo(log, head)
  const receipt: Receipt = {
    format: 'laurel-receipt-1',
    team,
    member: { id: member, key: receiptKey(events) },
    balances: receiptBalances(member, events),
    events: events.map(event => ReceiptEvent.strip().parse(event)),
    proof: { index, size: leaves.length, path: [...inclusionPath(leaves.map(headDigest), index)] },
    signed,
  }
  return { kind: 'made', receipt }
}

const refused = (message: string): ReceiptAnswer => ({ kind: 'refused', message })

const readUpTo = async (log: Pick<EventLog, 'readAll'>, position: number) => {
  const heads = createHeads()
  const directory = createDirectory()
  reading: for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
    for (const recorded of batch) {
      if (recorded.position > position) break reading
      heads.observe(recorded)
      directory.observe(parseRecorded(recorded))
    }
  }
  return { heads, directory }
}

const streamUpTo = async (log: Pick<EventLog, 'readStream'>, { stream, revision }: Head) => {
  const events: RecordedEvent[] = []
  for await (const batch of log.readStream(stream))
    events.push(...batch.filter(event => event.revision <= revision))
  return events
}
