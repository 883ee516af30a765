import { superviseDatabase } from '@laurel/api/server/embeddedDatabase/superviseDatabase.ts'
import { prepareDatabase } from '@laurel/api/server/stores/databaseRoles.ts'
import { givenDatabase } from '@laurel/api/server/stores/givenDatabase.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import type { Command } from 'commander'
import { CommandFailed } from './reportFailure.ts'

export const addMigrate = (laurel: Command): void => {
  laurel
    .command('migrate')
    .description(
      'Bring the tables up to date and grant the role of DATABASE_URL what the server needs. DATABASE_OWNER_URL names ' +
        'the role that owns the tables; the server then starts without it.',
    )
    .action(() =>
      migrateTables().catch((error: unknown) => {
        throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
      }),
    )
}

const migrateTables = async (): Promise<void> => {
  const { home, databaseUrl, databaseOwnerUrl, eventStoreUrl } = storeSettings()
  const given = databaseOwnerUrl ?? databaseUrl
  const database = given ? await givenDatabase(given) : await superviseDatabase({ home })
  try {
    const { url } = await prepareDatabase({
      url: databaseUrl ?? database.url,
      ownerUrl: databaseUrl && databaseOwnerUrl,
      store: eventStoreUrl ? 'eventstore' : 'postgres',
      home,
      passwordKey: loadSecrets(home).encryptionKey,
    })
    process.stdout.write(`The tables are up to date. Laurel serves as ${new URL(url).username}.\n`)
  } finally {
    await database.stop()
  }
}
