import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { withCrashHome } from './crashHome.ts'
import { summaryOf } from './crashReport.ts'
import { runCrashTest } from './runCrashTest.ts'

const count = z.coerce.number().int().min(0)
const Options = z.object({
  'server-kills': count.default(200),
  'database-kills': count.default(50),
  clients: z.coerce.number().int().min(4).max(100).default(16),
  seed: count.default(() => Date.now() % 1_000_000),
  json: z.string().optional(),
})

const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'server-kills': { type: 'string' },
      'database-kills': { type: 'string' },
      clients: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const options = Options.parse(values)
  const { seed, clients, 'server-kills': serverKills, 'database-kills': databaseKills } = options
  say(`crash: seed ${seed}, ${serverKills} server kills, ${databaseKills} database kills, ${clients} clients`)
  const again = `Again: --seed ${seed} --server-kills ${serverKills} --database-kills ${databaseKills} --clients ${clients}`
  try {
    const report = await withCrashHome(home =>
      runCrashTest({ home, seed, serverKills, databaseKills, clients, tell: say }),
    )
    const summary = `${JSON.stringify(summaryOf(report), null, 2)}\n`
    process.stdout.write(summary)
    if (options.json !== undefined) writeFileSync(options.json, summary)
    const { acknowledged, kills, wrongs } = report
    for (const wrong of wrongs) say(`✗ ${wrong}`)
    say(
      wrongs.length === 0
        ? `✓ After each of ${kills.length} kills, all of ${acknowledged.length} acknowledged commands were in the log once, and every promise held.`
        : again,
    )
    if (wrongs.length > 0) process.exitCode = 1
  } catch (error) {
    say(again)
    throw error
  }
}

await main()
