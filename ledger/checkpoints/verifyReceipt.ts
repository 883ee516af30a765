import type { KeyObject } from 'node:crypto'
import { memberIdOf } from '../kernel/foreignIds.ts'
import { canonicalJson } from '../log/canonicalJson.ts'
import { genesisHash, sealEvent } from '../log/chain.ts'
import { memberStream } from '../members/stream.ts'
import { headDigest } from './heads.ts'
import { rootFromPath } from './merkleTree.ts'
import type { Receipt } from './receipt.ts'
import { receiptBalances } from './receiptBalances.ts'
import { signatureFault } from './signature.ts'

/** The defects of a receipt; none if the key signed exactly its contents. Needs no log and no database. */
export const verifyReceipt = (receipt: Receipt, publicKey: KeyObject): readonly string[] => {
  const signature = signatureFault(receipt.signed, publicKey)
  const faults = [
    ...(signature ? [`The checkpoint ${signature}`] : []),
    ...firstEventFault(receipt),
    ...inclusionFault(receipt),
  ]
  // Unsigned content may not even have the shape of our events.
  return faults.length > 0 ? faults : [...keyFault(receipt), ...balanceFault(receipt)]
}

const firstEventFault = ({ team, member, events }: Receipt): readonly string[] => {
  const stream = memberStream.nameOf(team, member.id)
  let previous = genesisHash
  for (const [revision, event] of events.entries()) {
    const what = `${event.type} ${event.id}, revision ${event.revision},`
    if (event.stream !== stream) return [`${what} belongs to ${event.stream}, not to this member.`]
    if (event.revision !== revision) return [`${what} stands where revision ${revision} belongs.`]
    const sealed = sealEvent(previous, {
      ...event,
      dataText: canonicalJson(event.data),
      metadataText: canonicalJson(event.metadata),
    })
    if (sealed !== event.hash) return [`${what} is not what was recorded: its hash does not fit.`]
    previous = sealed
  }
  return []
}

const inclusionFault = ({ events, proof, signed: { checkpoint } }: Receipt): readonly string[] => {
  const head = events.at(-1)
  const root = head && rootFromPath(headDigest(head), proof)
  return root === checkpoint.root && proof.size === checkpoint.streams
    ? []
    : [
        "The head of the member's stream is not what was signed: events are missing, or the proof is another's.",
      ]
}

const keyFault = ({ team, member: { id, key } }: Receipt): readonly string[] =>
  key === null || memberIdOf(team, key) === id ? [] : [`${id} is not the member whose key is ${key}.`]

const balanceFault = ({ member, events, balances }: Receipt): readonly string[] => {
  const proven = receiptBalances(member.id, events)
  return canonicalJson(proven) === canonicalJson(balances)
    ? []
    : [`The balances are ${JSON.stringify(proven)} by the events, not ${JSON.stringify(balances)}.`]
}
