import { basename, extname } from 'node:path'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { AllowancePoints, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { createProgress } from '../progress.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import type { ImportOptions } from './historyCommands.ts'
import { importHistory, type NumberedRow } from './importHistory.ts'
import { readHistory } from './readHistory.ts'
import { type Encoding, encodings } from './readLines.ts'
import { type Refusal, writeRefused } from './refusedFile.ts'

const GivenOptions = z.object({
  team: requiredText(200).optional(),
  points: z.coerce.number().pipe(PositivePoints),
  allowance: z.coerce.number().pipe(AllowancePoints),
  interval: z.string().toUpperCase().pipe(AllowanceInterval),
  encoding: z.enum(encodings),
})

export const addImport = (laurel: Command): void => {
  laurel
    .command('import')
    .description('Import a recognition history (CSV: at,from,to,kind) as shoutouts, each at its own time.')
    .argument('<file>', 'the history; refused rows go to <file>.refused.csv, which can be imported itself')
    .option('--team <name>', 'the team that it belongs to; the name of the file when omitted')
    .option('--points <points>', 'points of each shoutout', '10')
    .option('--allowance <points>', 'what each member may give in a period', '100')
    .option('--interval <interval>', AllowanceInterval.options.join(', '), 'MONTHLY')
    .addOption(
      new Option('--encoding <encoding>', 'the character encoding of the file')
        .choices(encodings)
        .default('utf-8'),
    )
    .action((file: string, given: unknown) => runImport(file, optionsOf(given, file)))
}

type Options = ImportOptions & { readonly encoding: Encoding }

const optionsOf = (given: unknown, file: string): Options => {
  const parsed = GivenOptions.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new CommandFailed(`--${String(issue?.path[0])} can not be used: ${issue?.message}`)
  }
  return { ...parsed.data, team: parsed.data.team ?? teamOf(file) }
}

/** The refusals of `history.csv` are in `history.csv.refused.csv` and belong to the same team. */
const teamOf = (file: string): string => {
  const history = basename(file).replace(/(?:\.refused\.csv)+$/, '')
  return basename(history, extname(history))
}

const runImport = async (file: string, options: Options): Promise<void> => {
  const { rows, refusals } = await read(file, options.encoding)
  await withStores(async stores => {
    const progress = createProgress('Importing', rows.length)
    const refused = await importHistory(createLedger(stores), rows, options, progress.update)
    progress.end()
    refusals.push(...refused)
    const refusedFile = `${file}.refused.csv`
    await writeRefused(
      refusedFile,
      refusals.toSorted((left, right) => left.line - right.line),
    ).catch(explain(refusedFile))
    summarise(options.team, rows.length - refused.length, refusals, refusedFile)
  })
}

const read = async (
  file: string,
  encoding: Encoding,
): Promise<{ rows: NumberedRow[]; refusals: Refusal[] }> => {
  const rows: NumberedRow[] = []
  const refusals: Refusal[] = []
  for await (const found of readHistory(file, encoding)) {
    if (found.kind === 'row') rows.push(found)
    else refusals.push(found)
  }
  return { rows, refusals }
}

const explain =
  (refusedFile: string) =>
  (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandFailed(
      `The shoutouts are in the ledger, but ${refusedFile} could not be written: ${reason}. ` +
        'Make room and run the import again: it adds nothing twice and writes the file then.',
    )
  }

const summarise = (team: string, given: number, refusals: readonly Refusal[], refusedFile: string): void => {
  const counts = new Map<string, number>()
  for (const { reason } of refusals) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const reasons = [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ')
  process.stderr.write(
    `${given} shoutouts are in the ledger of team ${team}; ${refusals.length} rows were refused` +
      `${reasons ? ` (${reasons})` : ''}: ${refusedFile}\n`,
  )
}
