import { createPublicKey, hash, type KeyObject, sign } from 'node:crypto'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { type SignedTeam, signedTeam } from '@laurel/ledger/audit/pack/signedTeam.ts'
import { teamLogUpTo } from '@laurel/ledger/audit/pack/teamLog.ts'
import { fingerprintOf } from '@laurel/ledger/checkpoints/signature.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { ClosedMonth, KnownTeam } from '@laurel/ledger/teams/state.ts'
import { teamStream } from '@laurel/ledger/teams/stream.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { keptCheckpoints } from '../checkpoints/checkpointFile.ts'
import { keptKey } from '../checkpoints/checkpointKey.ts'
import { packFiles } from './packFiles.ts'
import { archiveOf, type PackedFile, type PackFile } from './writeArchive.ts'

/** The bytes of a pack, or what has to come first. */
export type OpenedPack =
  | { readonly kind: 'pack'; readonly bytes: AsyncIterable<Uint8Array> }
  | { readonly kind: 'monthOpen' }
  /** No checkpoint of the data folder covers the closing. */
  | { readonly kind: 'notSigned' }

/** The attestation pack of a closed month. The same month gives the same bytes. */
export const openPack = async (
  encryptedLog: Stores['encryptedLog'],
  home: string,
  team: KnownTeam,
  month: Month,
): Promise<OpenedPack> => {
  const closed = team.closedMonths.get(month)
  if (!closed) return { kind: 'monthOpen' }
  const key = await keptKey(home)
  const signed = signedTeam(
    await keptCheckpoints(home),
    team.teamId,
    await closedAtRevision(encryptedLog, team, month),
  )
  if (!key || !signed) return { kind: 'notSigned' }
  const last = new Map(signed.receipts.map(({ stream, revision }) => [stream, revision]))
  const files = await packFiles(teamLogUpTo(encryptedLog, team.teamId, last), team, closed, signed)
  const seal = (packed: readonly PackedFile[]) => manifestFiles({ team, month, closed, signed, packed }, key)
  return { kind: 'pack', bytes: archiveOf(files, seal, key) }
}

type Sealed = {
  readonly team: KnownTeam
  readonly month: Month
  readonly closed: ClosedMonth
  readonly signed: SignedTeam
  readonly packed: readonly PackedFile[]
}

const manifestFiles = (
  { team, month, closed: { from, until }, signed, packed }: Sealed,
  key: KeyObject,
): readonly PackFile[] => {
  const { checkpoint } = signed.checkpoints.at(-1) ?? {}
  if (!checkpoint) throw new Error('A pack needs a checkpoint.')
  const manifest = `${canonicalJson({
    format: 'laurel-attestation-pack-1',
    team: team.teamId,
    month,
    from,
    until,
    checkpoint: hash('sha256', canonicalJson(checkpoint)),
    key: fingerprintOf(createPublicKey(key)),
    files: packed.map(file => ({ ...file })),
  })}\n`
  return [
    { path: 'manifest.json', pieces: [manifest] },
    { path: 'manifest.sig', pieces: [`${sign(null, Buffer.from(manifest), key).toString('base64')}\n`] },
  ]
}

const closedAtRevision = async (
  log: Pick<EventLog, 'readStream'>,
  { teamId }: KnownTeam,
  month: Month,
): Promise<number> => {
  for await (const batch of log.readStream(teamStream.nameOf(teamId)))
    for (const recorded of batch) {
      if (recorded.type !== 'MonthClosed') continue
      const event = parseRecorded(recorded)
      if (event.type === 'MonthClosed' && event.data.month === month) return event.revision
    }
  throw new Error(`The closing of ${month} is in the state of ${teamId}, yet not in its stream.`)
}
