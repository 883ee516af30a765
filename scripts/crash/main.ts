import { parseArgs } from 'node:util'
import { z } from 'zod'
import { withCrashHome } from './crashHome.ts'
import { runCrashTest } from './runCrashTest.ts'

const count = z.coerce.number().int().min(0)
const Options = z.object({
  'server-kills': count.default(10),
  'database-kills': count.default(10),
  clients: z.coerce.number().int().min(2).max(100).default(8),
  seed: count.default(() => Date.now() % 1_000_000),
})

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'server-kills': { type: 'string' },
      'database-kills': { type: 'string' },
      clients: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const options = Options.parse(values)
  const { seed, clients, 'server-kills': serverKills, 'database-kills': databaseKills } = options
  say(`crash: seed ${seed}, ${serverKills} server kills, ${databaseKills} database kills, ${clients} clients`)
  const again = `Again: --seed ${seed} --server-kills ${serverKills} --database-kills ${databaseKills} --clients ${clients}`
  try {
    const { acknowledged, wrongs } = await withCrashHome(home =>
      runCrashTest({ home, seed, serverKills, databaseKills, clients, tell: say }),
    )
    for (const wrong of wrongs) say(`✗ ${wrong}`)
    say(
      wrongs.length === 0
        ? `✓ ${acknowledged} acknowledged commands are in the log once, and every promise holds.`
        : again,
    )
    if (wrongs.length > 0) process.exitCode = 1
  } catch (error) {
    say(again)
    throw error
  }
}

await main()
