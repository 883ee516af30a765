import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { CommandFailed } from '../../reportFailure.ts'
import { withStores } from '../../withStores.ts'
import { teamCalled } from '../liability/addLiability.ts'
import { openPack } from './openPack.ts'

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
  const opened = await openPack(encryptedLog, home, team, month)
  if (opened.kind === 'monthOpen')
    throw new CommandFailed(
      `${month} is not closed. Close it first with: laurel audit close-month --team ${team.teamId} ${month}`,
    )
  if (opened.kind === 'notSigned')
    throw new CommandFailed(
      `No checkpoint in ${home} covers the closing of ${month}. Sign one with: laurel audit checkpoint`,
    )
  await write(to, opened.bytes)
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
