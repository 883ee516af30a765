import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { compareBalances } from '@laurel/ledger/audit/compareBalances.ts'
import type { UnderWay } from '@laurel/ledger/audit/keptPromises.ts'
import { type Verification, verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { createCheckpointCheck } from '@laurel/ledger/checkpoints/checkpointCheck.ts'
import { everyBalance } from '@laurel/projections/books/balances/everyBalance.ts'
import type { Command } from 'commander'
import { Pool } from 'pg'
import { createProgress } from '../progress.ts'
import { withStores } from '../withStores.ts'
import { type SignedFiles, signedCheckpoints } from './checkpoints/signedCheckpoints.ts'

/** A promise that is kept a moment later is no finding; one that is still open after this long is. */
const patienceMilliseconds = 60_000

export const addVerify = (audit: Command): void => {
  audit
    .command('verify')
    .description('Replay the log, check every promise of the ledger, and name the first thing wrong.')
    .option('--checkpoint <file>', 'hold the log against these signed checkpoints, kept elsewhere')
    .option('--public-key <file>', 'the key they must be signed with; needed with --checkpoint')
    .action(async (files: SignedFiles) => {
      const lines = await signedCheckpoints(files)
      await withStores(stores => verify(stores, lines))
    })
}

const verify = async (stores: Stores, lines: readonly CheckpointLine[] | undefined): Promise<void> => {
  const hasContiguousPositions = stores.postgresUrl !== undefined
  const shown = await projectedBalances(stores.databaseUrl)
  const progress = createProgress('Verifying', await stores.log.head(), { shows: 'percent' })
  const verification = await verifyLedger(stores.encryptedLog, {
    postgresUrl: stores.postgresUrl,
    ...(lines ? { checkpoints: createCheckpointCheck(lines, { hasContiguousPositions }) } : {}),
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
  report(verification)
}

const projectedBalances = async (databaseUrl: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const { rowCount } = await pool.query(`select from pg_namespace where nspname = 'read_balances'`)
    return rowCount === 0 ? undefined : await everyBalance(pool)
  } finally {
    await pool.end()
  }
}

const report = ({ events, streams, findings, underWay, checked }: Verification): void => {
  const broken = new Set(findings.map(({ invariant }) => invariant))
  for (const invariant of checked) say(`${broken.has(invariant) ? '✗' : '✓'} ${invariant}`)

  const deadLettered = underWay.filter(({ isDeadLettered }) => isDeadLettered)
  const overdue = underWay.filter(subject => !subject.isDeadLettered && isOverdue(subject))
  say(`${overdue.length > 0 ? '✗' : '✓'} kept promises`)
  for (const { invariant, message } of findings) say(`  ${invariant}: ${message}`)
  for (const { subjectId, points, since } of overdue)
    say(`  kept promises: ${points} points of ${subjectId} are under way since ${since.type} ${since.id}.`)
  for (const { subjectId, points } of deadLettered)
    say(`  dead letter: ${points} points of ${subjectId} wait for a person to decide.`)

  const isSound = findings.length === 0 && overdue.length === 0
  say(
    isSound
      ? `${events} events in ${streams} streams hold every promise.`
      : `${events} events were read. The first thing wrong stands above.`,
  )
  if (!isSound) process.exitCode = 1
}

const isOverdue = ({ recordedAt }: UnderWay): boolean =>
  Date.now() - Date.parse(recordedAt) > patienceMilliseconds

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
