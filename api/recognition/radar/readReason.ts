import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { FindingDismissed } from '@laurel/ledger/radar/events.ts'
import { radarStream } from '@laurel/ledger/radar/stream.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'

/** Why a finding looked fine when that was last said. Read from the log, so that an erased reason is gone at once. */
export const readReason = async (
  log: Pick<EventLog, 'readStream'>,
  teamId: TeamId,
  findingId: string,
): Promise<string | null> => {
  let reason: string | null = null
  for await (const batch of log.readStream(radarStream.nameOf(teamId)))
    for (const { type, data } of batch.map(parseRecorded))
      if (type === FindingDismissed.type && data.findingId === findingId) reason = data.reason
  return reason
}
