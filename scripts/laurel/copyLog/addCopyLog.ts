import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { LogStore, readInstallation } from '@laurel/ledger/vault/installation.ts'
import { createVaultedLog } from '@laurel/ledger/vault/vaultedLog.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Argument, type Command } from 'commander'
import { Client } from 'pg'
import { createProgress } from '../progress.ts'
import { CommandFailed } from '../reportFailure.ts'
import { copyAhead, type LogMove, moveLog } from './moveLog.ts'
import { type CopyTarget, openTarget } from './openTarget.ts'

const names = { postgres: 'PostgreSQL', eventstore: 'EventStoreDB' } as const satisfies Record<
  LogStore,
  string
>

export const addCopyLog = (laurel: Command): void => {
  laurel
    .command('copy-log')
    .description(
      'Move the log to the other store: copy every event unchanged, compare both logs, and switch the installation. ' +
        'Continues where it was interrupted. DATABASE_URL and EVENTSTORE_URL name the stores.',
    )
    .addArgument(new Argument('<from>', 'the store that holds the log').choices(LogStore.options))
    .addArgument(new Argument('<to>', 'the store that takes it').choices(LogStore.options))
    .option('--ahead', 'copy beside a running server and switch nothing, so that the move itself is short')
    .action((from: LogStore, to: LogStore, { ahead = false }: { ahead?: boolean }) =>
      copyBetween(from, to, ahead).catch((error: unknown) => {
        throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
      }),
    )
}

const copyBetween = async (from: LogStore, to: LogStore, isAhead: boolean): Promise<void> => {
  const { eventStoreUrl, ...settings } = storeSettings()
  if (from === to) throw new CommandFailed('Name two stores: copy-log moves a log from one to the other.')
  if (eventStoreUrl === undefined)
    throw new CommandFailed(
      'Set EVENTSTORE_URL to the address of the EventStoreDB, also to copy from it: esdb://host:2113?tls=false',
    )
  const sourceSettings = { ...settings, eventStoreUrl: from === 'eventstore' ? eventStoreUrl : undefined }
  const stores = await openStores(sourceSettings, { isAlone: !isAhead })
  const databaseUrl = await ownerOf(stores)
  const database = new Client({ connectionString: databaseUrl, application_name: 'laurel copy-log' })
  let target: CopyTarget | undefined
  try {
    await database.connect()
    const installation = await readInstallation(database)
    target = await openTarget(to, { databaseUrl, eventStoreUrl, installation })
    await copy({ stores, target, database, from, to }, isAhead)
  } finally {
    await target?.close()
    await database.end()
    await stores.close()
  }
}

const ownerOf = async ({ ownerUrl, close }: Stores): Promise<string> => {
  if (ownerUrl !== undefined) return ownerUrl
  await close()
  throw new CommandFailed(
    'The role of DATABASE_URL only serves, and can neither open nor close a log. ' +
      'Set DATABASE_OWNER_URL to the role that owns the tables.',
  )
}

type Opened = Pick<LogMove, 'from' | 'to' | 'database'> & {
  readonly stores: Stores
  readonly target: CopyTarget
}

const copy = async ({ stores, target, database, from, to }: Opened, isAhead: boolean): Promise<void> => {
  const head = await stores.encryptedLog.head()
  const progress = {
    copying: createProgress('Copying the log', head, { shows: 'percent' }),
    comparing: createProgress('Comparing the logs', head, { shows: 'percent' }),
  }
  const move: LogMove = {
    from,
    to,
    source: stores.encryptedLog,
    target: target.log,
    writer: target.writer,
    database,
    commandStreams: stores.commandStreams,
    onProgress: (doing, position) => progress[doing].update(position),
  }
  if (isAhead) {
    const { found, appended } = await copyAhead(move).catch(continuable)
    progress.copying.end()
    process.stdout.write(`${found + appended} events are in ${names[to]}, ${appended} of them new.\n`)
    process.stderr.write('Nothing is switched yet: stop Laurel and run the same command without --ahead.\n')
    return
  }
  const { events, streams, root, order } = await moveLog(move).catch(continuable)
  progress.copying.end()
  progress.comparing.end()
  process.stdout.write(
    `${events} events in ${streams} streams are in ${names[to]} as they were in ${names[from]}.\n` +
      `Root of all streams ${root}, order of all events ${order}.\n`,
  )
  process.stderr.write('Building the read models …\n')
  await rebuild(stores, target)
  process.stderr.write(nextSteps[to])
}

const continuable = (error: unknown): never => {
  throw error instanceof LogUnavailable
    ? new CommandFailed(`${error.message} Nothing was switched. Run the same command again: it continues.`, {
        cause: error,
      })
    : error
}

/** Rebuilds read models, which contain positions. If this is interrupted, the next start rebuilds them. */
const rebuild = async ({ vault, databaseUrl }: Stores, { log }: CopyTarget): Promise<void> => {
  const projections = createProjections({ log: createVaultedLog(log, vault), databaseUrl })
  try {
    await projections.rebuild()
  } finally {
    await projections.stop()
  }
}

const nextSteps = {
  eventstore:
    'Start Laurel with this EVENTSTORE_URL from now on. The former log stays in PostgreSQL and takes no more events.\n',
  postgres:
    'Start Laurel without EVENTSTORE_URL from now on. The former log stays in EventStoreDB and is not used.\n',
} as const satisfies Record<LogStore, string>
