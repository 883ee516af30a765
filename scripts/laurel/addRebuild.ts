import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Command } from 'commander'
import { CommandFailed } from './reportFailure.ts'
import { withStores } from './withStores.ts'

export const addRebuild = (laurel: Command): void => {
  laurel
    .command('rebuild')
    .description('Rebuild read models from the log, beside the ones that serve, then swap them.')
    .argument('[read-model]', 'a single read model; all of them when omitted')
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
