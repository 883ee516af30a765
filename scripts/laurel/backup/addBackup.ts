import { resolve } from 'node:path'
import type { Command } from 'commander'
import { storeSettings } from '../../stores/settings.ts'
import { StoreProblem } from '../../stores/storeProblem.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

export const addBackup = (laurel: Command): void => {
  laurel
    .command('backup')
    .description('Write everything that can not be made again into a new folder, beside a running server.')
    .argument('<folder>', 'empty, or not there yet')
    .action((folder: string) => {
      refuseEventStore()
      return withStores(async ({ databaseUrl }) => {
        const manifest = await takeBackup({ home: storeSettings().home, databaseUrl }, resolve(folder))
        process.stdout.write(`${described(manifest)}\n`)
        process.stderr.write(
          'It holds the keys that open personal data: keep it where only you can read it.\n',
        )
      })
    })
  laurel
    .command('restore')
    .description('Bring a backup into an empty database and data folder, and build the read models anew.')
    .argument('<folder>', 'as backup wrote it')
    .action(async (folder: string) => {
      refuseEventStore()
      const manifest = await restoreBackup(resolve(folder), storeSettings()).catch((error: unknown) => {
        throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
      })
      process.stdout.write(`${described(manifest)}\n`)
      process.stderr.write('Hold it against its promises with: laurel audit verify\n')
    })
}

const described = ({ newest, takenAt, tables }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const end = newest ? `up to position ${newest.position}, hash ${newest.hash}` : 'an empty log'
  return `Backup of ${takenAt}: ${end}; ${rows} rows in ${tables.length} tables.`
}

const refuseEventStore = (): void => {
  if (storeSettings().eventStoreUrl !== undefined)
    throw new CommandFailed(
      'The log lies in EventStoreDB, which has backups of its own. Use them together with one of PostgreSQL.',
    )
}
