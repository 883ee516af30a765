import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Command } from 'commander'
import { CommandFailed } from './reportFailure.ts'
import { withStores } from './withStores.ts'

export const addRebuild = (laurel: Command): void => {
  laurel
    .command('rebuild')
    .description('Build read models anew from the log, beside the ones that serve, and swap them.')
    .argument('[read-model]', 'one of them; all when left out')
    .action((name: string | undefined) =>
      withStores(async ({ log, databaseUrl }) => {
        const projections = createProjections({ log, databaseUrl })
        try {
          for (const report of await projections.rebuild(name).catch(unknownName))
            process.stdout.write(`${JSON.stringify(report)}\n`)
        } finally {
          await projections.stop()
        }
      }),
    )
}

const unknownName = (error: unknown): never => {
  throw error instanceof Error && error.message.startsWith('There is no read model')
    ? new CommandFailed(error.message)
    : error
}
