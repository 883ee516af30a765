import type { KeyObject } from 'node:crypto'
import { awardStream } from '../awards/stream.ts'
import { campaignStream } from '../campaigns/stream.ts'
import { celebrationStream } from '../celebrations/stream.ts'
import { channelStream } from '../channels/stream.ts'
import { competitionStream } from '../competitions/stream.ts'
import type { EventLog } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { radarStream } from '../radar/stream.ts'
import { exceptionStream } from '../reconciliation/stream.ts'
import { catalogStream } from '../rewards/catalog/stream.ts'
import { fundStream } from '../rewards/funds/stream.ts'
import { itemStream } from '../rewards/items/stream.ts'
import { redemptionStream } from '../rewards/redemptions/stream.ts'
import { segmentStream } from '../segments/stream.ts'
import { teamStream } from '../teams/stream.ts'
import { createCacheBudget } from './cacheBudget.ts'
import { createCallerScope } from './callerScope.ts'
import { createCommandHash } from './commandHash.ts'
import type { CommandStreams } from './commandStreams/commandStreams.ts'
import type { StreamDependencies } from './defineStream.ts'
import { findEvent } from './findEvent.ts'
import type { Ledger } from './ledger.ts'
import type { Snapshots } from './snapshots/snapshots.ts'
import { ledgerStreams } from './streams.ts'

export type LedgerOptions = {
  readonly log: Pick<EventLog, 'append' | 'readStream' | 'readAll' | 'uniqueIds'>
  /** The key of command hashes. All ledgers over one log need the same key; otherwise a retry looks like a conflict. */
  readonly hashKey?: KeyObject
  /** Required for members' commands on a log whose event ids are unique per stream only. */
  readonly commandStreams?: CommandStreams
  /** The memory limit for folded streams. The least recently used ones are dropped and folded again when needed. */
  readonly cacheBytesMax?: number
  /** Keeps folded states of long streams. Without it, a stream that is not in memory is read from its beginning. */
  readonly snapshots?: Snapshots
}

/** Leaves enough memory to the rest of a process of 512 MiB, also while garbage waits for its collection. */
const defaultCacheBytesMax = 40 * 1024 * 1024

/** The write side over a log: routes every command to the rules of its stream. */
export const createLedger = ({
  log,
  hashKey,
  commandStreams,
  cacheBytesMax = defaultCacheBytesMax,
  snapshots,
}: LedgerOptions): Ledger => {
  const dependencies: StreamDependencies = {
    log,
    commandHash: createCommandHash(hashKey),
    budget: createCacheBudget(cacheBytesMax),
    snapshots,
    scopeToCaller: createCallerScope({ log, commandStreams }),
  }
  const handlers = new Map(
    ledgerStreams.flatMap(stream => {
      const handler = stream.handlerIn(dependencies)
      return stream.commandTypes.map(type => [type, handler] as const)
    }),
  )

  return {
    handle: async command => {
      const handler = handlers.get(command.type)
      if (!handler) throw new Error(`No stream has a rule for ${command.type}.`)
      return handler.handle(command)
    },
    team: teamStream.handlerIn(dependencies).look,
    channel: channelStream.handlerIn(dependencies).look,
    member: memberStream.handlerIn(dependencies).look,
    catalog: catalogStream.handlerIn(dependencies).look,
    award: awardStream.handlerIn(dependencies).look,
    campaign: campaignStream.handlerIn(dependencies).look,
    competition: competitionStream.handlerIn(dependencies).look,
    celebration: celebrationStream.handlerIn(dependencies).look,
    segment: segmentStream.handlerIn(dependencies).look,
    item: itemStream.handlerIn(dependencies).look,
    fund: fundStream.handlerIn(dependencies).look,
    exception: exceptionStream.handlerIn(dependencies).look,
    radar: radarStream.handlerIn(dependencies).look,
    memberNow: memberStream.handlerIn(dependencies).read,
    redemption: redemptionStream.handlerIn(dependencies).read,
    event: (id, place) => findEvent(log, id, place),
  }
}
