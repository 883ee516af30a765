import { randomUUID } from 'node:crypto'
import type { ProposedEvent } from './logRecord.ts'
import type { RecordLog } from './recordLog.ts'

const epochStream = '$epoch-information'
const scavengesMetadata = '$$$scavenges'

/** The engine hides these streams from every reader of `$all`. */
export const isHiddenStream = (stream: string): boolean =>
  stream === epochStream ||
  (stream.startsWith('$persistentsubscription-$all::') && /-(?:checkpoint|parked)$/.test(stream))

const systemEvent = (type: string, data: unknown): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson: true,
  data: Buffer.from(JSON.stringify(data)),
  metadata: new Uint8Array(),
})

/** What the engine writes when it starts: an epoch each time, and the metadata of its scavenges the first time. */
export const recordStart = (log: RecordLog): void => {
  const epochNumber = log.streamOf(epochStream).length
  const epoch = { LeaderInstanceId: randomUUID(), EpochNumber: epochNumber, EpochPosition: log.end() }
  log.append(epochStream, [systemEvent('$epoch-information', epoch)])
  if (log.streamOf(scavengesMetadata).length === 0)
    log.append(scavengesMetadata, [systemEvent('$metadata', { $maxAge: 2_592_000 })])
}
