import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LogStore } from '@laurel/ledger/vault/installation.ts'
import { z } from 'zod'
import { withCrashHome } from './crashHome.ts'
import { summaryOf } from './crashReport.ts'
import { runCrashTest } from './runCrashTest.ts'
import { runSlackCrash } from './slack/runSlackCrash.ts'

const count = z.coerce.number().int().min(0)
const Options = z
  .object({
    log: LogStore.default('postgres'),
    'server-kills': count.default(200),
    'server-stops': count.default(0),
    'database-kills': count.default(50),
    'engine-kills': count.default(0),
    /** Runs an engine in the foreground; `{port}` and `{data}` are replaced. */
    'engine-command': z.string().includes('{port}').includes('{data}').optional(),
    /** Kills of the server right after it acknowledged requests of Slack; with either option, the rest is left out. */
    'slack-kills': count.default(0),
    'slack-stops': count.default(0),
    clients: z.coerce.number().int().min(4).max(100).default(16),
    seed: count.default(() => Date.now() % 1_000_000),
    json: z.string().optional(),
  })
  .refine(({ log, 'engine-kills': kills }) => log === 'eventstore' || kills === 0, {
    error: 'There is an engine to kill only with --log eventstore.',
  })

const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      log: { type: 'string' },
      'server-kills': { type: 'string' },
      'server-stops': { type: 'string' },
      'database-kills': { type: 'string' },
      'engine-kills': { type: 'string' },
      'engine-command': { type: 'string' },
      'slack-kills': { type: 'string' },
      'slack-stops': { type: 'string' },
      clients: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    say(z.prettifyError(parsed.error))
    process.exitCode = 1
    return
  }
  const { json, ...options } = parsed.data
  const words = wordsOf(options)
  say(`crash: ${words}`)
  const again = `Again: ${words}`
  try {
    if (options['slack-kills'] + options['slack-stops'] > 0) return await crashUnderSlack(options, again)
    const report = await withCrashHome((home, opened) =>
      runCrashTest({
        home,
        opened,
        seed: options.seed,
        log: options.log,
        engineCommand: options['engine-command'],
        serverKills: options['server-kills'],
        serverStops: options['server-stops'],
        databaseKills: options['database-kills'],
        engineKills: options['engine-kills'],
        clients: options.clients,
        tell: say,
      }),
    )
    const summary = `${JSON.stringify(summaryOf(report), null, 2)}\n`
    process.stdout.write(summary)
    if (json !== undefined) writeFileSync(json, summary)
    const { acknowledged, outages, wrongs } = report
    for (const wrong of wrongs) say(`✗ ${wrong}`)
    say(
      wrongs.length === 0
        ? `✓ After each of ${outages.length} outages, all of ${acknowledged.length} acknowledged commands were in the log once, and every promise held.`
        : again,
    )
    if (wrongs.length > 0) process.exitCode = 1
  } catch (error) {
    say(again)
    throw error
  }
}

const crashUnderSlack = async (
  { seed, 'slack-kills': kills, 'slack-stops': stops }: z.infer<typeof Options>,
  again: string,
): Promise<void> => {
  const { acknowledged, wrongs } = await withCrashHome((home, opened) =>
    runSlackCrash({ home, opened, seed, kills, stops, tell: say }),
  )
  for (const wrong of wrongs) say(`✗ ${wrong}`)
  say(
    wrongs.length === 0
      ? `✓ After ${kills} kills and ${stops} stops, each of ${acknowledged} acknowledged deliveries was in the log once.`
      : again,
  )
  if (wrongs.length > 0) process.exitCode = 1
}

/** The options of the command line that run the same test again. */
const wordsOf = (options: Omit<z.infer<typeof Options>, 'json'>): string =>
  Object.entries(options)
    .flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${wordOf(value)}`]))
    .join(' ')

const wordOf = (value: string | number): string =>
  typeof value === 'number' || !value.includes(' ') ? String(value) : `'${value}'`

await main()
