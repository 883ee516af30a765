import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import type { LogCheck } from '@laurel/ledger/audit/check.ts'
import { type ClaimRegistry, createClaimsCheck } from '@laurel/ledger/audit/claimsCheck.ts'
import { compareBalances } from '@laurel/ledger/audit/compareBalances.ts'
import { createCompleteCheck } from '@laurel/ledger/audit/knownEnds.ts'
import type { ClockScope } from '@laurel/ledger/audit/recordedClock.ts'
import { checkSnapshots } from '@laurel/ledger/audit/snapshotsCheck.ts'
import { createTailWatch } from '@laurel/ledger/audit/unsignedTail.ts'
import { type Verification, verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { createCheckpointCheck } from '@laurel/ledger/checkpoints/checkpointCheck.ts'
import { createKeysCheck } from '@laurel/ledger/vault/keysCheck.ts'
import { everyBalance } from '@laurel/projections/books/balances/everyBalance.ts'
import type { Command } from 'commander'
import { Pool } from 'pg'
import { createProgress } from '../progress.ts'
import { type UnreadableFields, withStores } from '../withStores.ts'
import { checkpointFolder } from './checkpoints/checkpointFolder.ts'
import { type SignedFiles, signedCheckpoints } from './checkpoints/signedCheckpoints.ts'
import { claimRegistry } from './verifying/claimRegistry.ts'
import { backupEnds, knownReaders } from './verifying/knownEnds.ts'
import { ownCheckpoints, signedEnd } from './verifying/ownCheckpoints.ts'
import { report } from './verifying/report.ts'
import { rowFindings } from './verifying/rowFindings.ts'
import { storedKeys } from './verifying/storedKeys.ts'

export const addVerify = (audit: Command): void => {
  audit
    .command('verify')
    .description(
      'Replay the log, check every invariant of the ledger, compare the log with read models, checkpoints and backups, and name the first error. The exit code is 1 then.',
    )
    .option(
      '--checkpoint <file>',
      'compare the log with these signed checkpoints, kept elsewhere, instead of those in the data folder',
    )
    .option('--public-key <file>', 'the key that they must be signed with; required with --checkpoint')
    .action(async (files: SignedFiles) => {
      const lines = await signedCheckpoints(files)
      await withStores((stores, unreadable) => verify(stores, unreadable, lines))
    })
}

const verify = async (
  stores: Stores,
  unreadable: UnreadableFields,
  given: readonly CheckpointLine[] | undefined,
): Promise<void> => {
  const { home } = storeSettings()
  const hasContiguousPositions = stores.postgresUrl !== undefined
  // What other stores know of the log is read first, because the log keeps growing.
  const own = await ownCheckpoints(home, checkpointFolder())
  const ends = [...(await knownReaders(stores.databaseUrl)), ...(await backupEnds(home))]
  const shown = await projectedBalances(stores.databaseUrl)
  const lines = given ?? own.lines
  const tail = createTailWatch(lines.at(-1)?.checkpoint.events ?? 0)
  const database = new Pool({ connectionString: stores.databaseUrl, max: 1 })
  const registry = claimRegistry(database)
  const logChecks: readonly LogCheck[] = [
    ...(lines.length > 0 ? [createCheckpointCheck(lines, { hasContiguousPositions })] : []),
    createCompleteCheck(given ? [...ends, ...signedEnd(own.lines)] : ends),
    ...(stores.encryptedLog.uniqueIds === 'stream' ? [createClaimsCheck(registry)] : []),
    createKeysCheck(stores.encryptedLog, () => storedKeys(database)),
    tail,
  ]
  const progress = createProgress('Verifying', await stores.log.head(), { shows: 'percent' })
  try {
    const verification = await verifyLedger(stores.encryptedLog, {
      postgresUrl: stores.postgresUrl,
      recordedClock: await recordedClockOf(stores, registry),
      logChecks,
      ...(shown && shown.position >= 0
        ? {
            comparison: {
              position: shown.position,
              compare: books => compareBalances(books, shown.balances),
            },
          }
        : {}),
      onProgress: progress.update,
    })
    progress.end()
    const rows = await foldRows(stores, unreadable, verification)
    const snapshots = await foldSnapshots(stores, verification)
    report(
      {
        ...verification,
        findings: [...own.findings, ...verification.findings, ...rows.findings, ...snapshots.findings],
        checked: [...verification.checked, ...rows.checked, ...snapshots.checked],
      },
      { newest: lines.at(-1), tail: tail.tail() },
    )
  } finally {
    await database.end()
  }
}

/** An event that fits no schema can't be folded; it is a finding already. */
const foldRows = (
  stores: Stores,
  unreadable: UnreadableFields,
  { findings }: Verification,
): ReturnType<typeof rowFindings> =>
  rowFindings(stores, unreadable).catch((error: unknown) => {
    if (!findings.some(({ invariant }) => invariant === 'well-formed')) throw error
    return { findings: [], checked: [] }
  })

/** The same holds for snapshots. */
const foldSnapshots = async (
  { log, snapshotStore }: Stores,
  { findings }: Verification,
): ReturnType<typeof checkSnapshots> =>
  findings.some(({ invariant }) => invariant === 'well-formed')
    ? { findings: [], checked: [] }
    : checkSnapshots(log, snapshotStore)

/** Claims show that several machines may have written the log to EventStoreDB, each by its own clock. */
const recordedClockOf = async (
  { postgresUrl }: Stores,
  registry: Pick<ClaimRegistry, 'count'>,
): Promise<ClockScope> => (postgresUrl !== undefined && (await registry.count()) === 0 ? 'log' : 'stream')

const projectedBalances = async (databaseUrl: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const { rowCount } = await pool.query(`select from pg_namespace where nspname = 'read_balances'`)
    return rowCount === 0 ? undefined : await everyBalance(pool)
  } finally {
    await pool.end()
  }
}
