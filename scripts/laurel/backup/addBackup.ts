import { resolve } from 'node:path'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import type { Command } from 'commander'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { restoreAny, takeEncryptedBackup } from './encryptedBackup.ts'
import { noteBackup } from './knownBackups.ts'
import type { Manifest } from './manifest.ts'
import { takeBackup } from './takeBackup.ts'

export const addBackup = (laurel: Command): void => {
  laurel
    .command('backup')
    .description(
      'Write the log, keys, tables and secrets into a new folder, beside a running server. Read models are left out.',
    )
    .argument('<folder>', 'an empty folder, or one that does not exist yet')
    .option('--recipient <age1…>', 'encrypt every file to this key; may be repeated', collect, [])
    .action((folder: string, { recipient: recipients }: { recipient: readonly string[] }) =>
      withStores(async ({ databaseUrl, encryptedLog, postgresUrl }) => {
        const { home } = storeSettings()
        const store = postgresUrl === undefined ? 'eventstore' : 'postgres'
        const source = { home, databaseUrl, encryptedLog, store } as const
        const manifest =
          recipients.length === 0
            ? await takeBackup(source, resolve(folder))
            : await takeEncryptedBackup(source, resolve(folder), recipients)
        await noteBackup(home, manifest)
        process.stdout.write(`${described(manifest)}\n`)
        process.stderr.write(recipients.length === 0 ? plainWarning : encryptedWarning)
      }),
    )
  laurel
    .command('restore')
    .description('Restore a backup into empty stores and an empty data folder, and build the read models.')
    .argument('<folder>', 'a folder that laurel backup wrote')
    .option('--identity <file>', 'the key of a recipient, as age-keygen wrote it, for an encrypted backup')
    .action(async (folder: string, { identity }: { identity?: string }) => {
      const restored = restoreAny(resolve(folder), storeSettings(), identity)
      const manifest = await restored.catch((error: unknown) => {
        throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
      })
      process.stdout.write(`${described(manifest)}\n`)
      process.stderr.write('Check it with: laurel audit verify\n')
    })
}

const collect = (recipient: string, former: readonly string[]): readonly string[] => [...former, recipient]

const plainWarning =
  'It contains the keys of personal data. Keep it where only you can read it, or encrypt it with --recipient.\n'
const encryptedWarning =
  'Only a recipient’s identity decrypts it. Keep the identity elsewhere, and try a restore.\n'

const described = (manifest: Manifest): string => {
  const { takenAt, tables } = manifest
  const newest = manifest.format === 1 ? manifest.newest : manifest.log.newest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const end = newest ? `up to position ${newest.position}, hash ${newest.hash}` : 'an empty log'
  const events = manifest.format === 1 ? '' : `${manifest.log.events} events and `
  return `Backup of ${takenAt}: ${end}; ${events}${rows} rows in ${tables.length} tables.`
}
