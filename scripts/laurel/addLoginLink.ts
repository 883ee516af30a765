import { createLoginLink } from '@laurel/api/access/createLoginLink.ts'
import { knownOrigin } from '@laurel/api/server/knownOrigin.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Command } from 'commander'
import { Pool } from 'pg'
import { CommandFailed } from './reportFailure.ts'
import { withStores } from './withStores.ts'

/** How long read models may take to catch up before a sign-in link is refused. */
const catchUpMilliseconds = 60_000

export const addLoginLink = (laurel: Command): void => {
  laurel
    .command('login-link')
    .description('Print a sign-in link that works once.')
    .argument('<email>', 'the address of an active member')
    .option('--team <team>', 'name, id or external key; required when several teams have this address')
    .option('--to <path>', 'the page that the link opens, such as /redeem')
    .action((email: string, { team, to }: { team?: string; to?: string }) =>
      withStores(stores => printLoginLink(stores, email, team, to)),
    )
}

const printLoginLink = async (
  { log, databaseUrl }: Stores,
  email: string,
  team: string | undefined,
  redirect: string | undefined,
): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.start()
    if (!(await projections.waitForPosition(await log.head(), catchUpMilliseconds)))
      throw new CommandFailed('The read models are far behind the log. Try again when they have caught up.')
    const link = await createLoginLink(pool, {
      email: email.trim().toLowerCase(),
      origin: knownOrigin(),
      ...(team === undefined ? {} : { team }),
      ...(redirect === undefined ? {} : { redirect }),
    })
    if (link.kind === 'refused') throw new CommandFailed(link.message)
    process.stdout.write(`${link.url}\n`)
  } finally {
    await projections.stop()
    await pool.end()
  }
}
