import { createPublicKey, hash, type KeyObject, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { type SignedTeam, signedTeam } from '@laurel/ledger/audit/pack/signedTeam.ts'
import { teamLogUpTo } from '@laurel/ledger/audit/pack/teamLog.ts'
import { fingerprintOf } from '@laurel/ledger/checkpoints/signature.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { ClosedMonth, KnownTeam } from '@laurel/ledger/teams/state.ts'
import { teamStream } from '@laurel/ledger/teams/stream.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { CommandFailed } from '../../reportFailure.ts'
import { withStores } from '../../withStores.ts'
import { keptCheckpoints } from '../checkpoints/checkpointFile.ts'
import { keptKey } from '../checkpoints/checkpointKey.ts'
import { teamCalled } from '../liability/addLiability.ts'
import { packFiles } from './packFiles.ts'
import { archiveOf, type PackedFile, type PackFile } from './writeArchive.ts'

type Asked = { readonly team: string; readonly month: string; readonly to: string }

export const addPack = (audit: Command): void => {
  audit
    .command('pack')
    .description(
      'Write the attestation pack of a closed month: a signed archive that the stand-alone verifier checks without this system. The same month gives the same bytes.',
    )
    .requiredOption('--team <team>', 'name, id or external key')
    .requiredOption('--month <month>', 'a closed month such as 2026-10')
    .requiredOption('--to <file>', 'the archive, a ZIP file; an existing file is replaced')
    .action((asked: Asked) => {
      const month = Month.safeParse(asked.month)
      if (!month.success) throw new CommandFailed(z.prettifyError(month.error))
      return withStores(stores => pack(stores, asked, month.data))
    })
}

const pack = async (
  { log, encryptedLog }: Stores,
  { team: wanted, to }: Asked,
  month: Month,
): Promise<void> => {
  const { home } = storeSettings()
  const team = await teamCalled(log, wanted)
  const closed = team.closedMonths.get(month)
  if (!closed)
    throw new CommandFailed(
      `${month} is not closed. Close it first with: laurel audit close-month --team ${team.teamId} ${month}`,
    )
  const key = await keptKey(home)
  const signed = signedTeam(
    await keptCheckpoints(home),
    team.teamId,
    await closedAtRevision(encryptedLog, team, month),
  )
  if (!key || !signed)
    throw new CommandFailed(
      `No checkpoint in ${home} covers the closing of ${month}. Sign one with: laurel audit checkpoint`,
    )
  const last = new Map(signed.receipts.map(({ stream, revision }) => [stream, revision]))
  const files = await packFiles(teamLogUpTo(encryptedLog, team.teamId, last), team, closed, signed)
  const seal = (packed: readonly PackedFile[]) => manifestFiles({ team, month, closed, signed, packed }, key)
  await write(to, archiveOf(files, seal, key))
  process.stderr.write(`The attestation pack of ${month} of ${team.name} is in ${to}.\n`)
}

/** A draft beside the file takes its place at the end, so that an interrupted pack leaves nothing half-written. */
const write = async (to: string, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  const draft = `${to}.draft`
  try {
    await pipeline(Readable.from(bytes), createWriteStream(draft, { flush: true }))
    await rename(draft, to)
  } finally {
    await rm(draft, { force: true })
  }
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
